"""The rules of El Grande, in the rulebook's order: setup, rounds, turns, general scoring, end."""

from crownlands.core.contract import CHANCE, NOBODY, Fact
from crownlands.core.errors import IllegalMove
from crownlands.core.ints import i64, vec
from crownlands.core.rng import Rng
from crownlands.games.el_grande import facts, scoring
from crownlands.games.el_grande.actions import Actions
from crownlands.games.el_grande.setting import (
    ACTING,
    ALWAYS,
    COURT,
    DECKS,
    DISCS,
    HOMES,
    INCOME,
    INTRIGUE,
    KEEP_VETO,
    NONE,
    OVER,
    POWER,
    RETURN,
    REVEAL,
    SPECIAL,
    STARTER,
    TAKING,
    VETO,
    VETOES,
    Setting,
)
from crownlands.games.el_grande.state import replaced


class ElGrande(Actions):
    """A position that knows the rules."""

    __slots__ = ()

    # ---------------------------------------------------------------- making a move

    def play(self, seat: i64, move: i64, log: list[Fact] | None = None) -> None:
        refusal = self.refusal(seat, move)
        if refusal:
            raise IllegalMove(seat, move, refusal)
        self.apply(seat, move, log)

    def apply(self, seat: i64, move: i64, log: list[Fact] | None = None) -> None:
        setting = self.setting
        if self.phase == ACTING:
            if move == setting.done:
                self._end_turn(log)
            elif move < setting.move:
                self._place(seat, move - setting.place, log)
            elif move == setting.ask_again:
                self.wish(seat, ALWAYS)
            else:
                self.do_part(seat, move, log)
        elif self.phase == SPECIAL:
            if move == setting.enough:
                self._leave_it(log)
            else:
                self.do_part(seat, move, log)
        elif self.phase == POWER:
            self._play_power(seat, move - setting.power + 1, log)
        elif self.phase == INCOME:
            self._income(seat, move, log)
        elif self.phase == TAKING:
            if move == setting.ask_again:
                self.wish(seat, ALWAYS)
            else:
                self._take_card(seat, move - setting.take, log)
        else:
            self._react(seat, move, log)

    def _react(self, seat: i64, move: i64, log: list[Fact] | None) -> None:
        """What others do in a turn, and chance."""
        if self.phase == VETO:
            self.answer(seat, move, log)
        elif self.phase == DISCS:
            self._set_disc(seat, move - self.setting.disc, log)
        elif self.phase == RETURN:
            self.give_back(seat, move, log)
        else:
            self._settle(move, log)

    def _settle(self, move: i64, log: list[Fact] | None) -> None:
        """Chance's moves."""
        setting = self.setting
        if move >= setting.reveal:
            self._reveal_card(move - setting.reveal, log)
        elif move >= setting.first:
            self._choose_starter(move - setting.first, log)
        elif move >= setting.deal_home:
            self._deal_home(move - setting.deal_home, log)
        else:
            self._crown(move - setting.crown, log)

    # ---------------------------------------------------------------- setup

    def begin(self) -> None:
        """Everything before the first choice that needs no chance."""
        self.set_up()

    def _crown(self, region: i64, log: list[Fact] | None) -> None:
        self.king = region
        self.phase = HOMES
        if log is not None:
            log.append((facts.KING_CROWNED, region))

    def _deal_home(self, region: i64, log: list[Fact] | None) -> None:
        """A region card for the next seat, with its Grande and the first caballeros."""
        setting = self.setting
        seat: i64 = 0
        while self.home[seat] != NONE:
            seat += 1
        self.home = replaced(self.home, seat, region)
        self.caballeros[region * setting.seats + seat] = setting.home_start
        if log is not None:
            log.append((facts.HOME_DEALT, seat, region))
        if seat + 1 < setting.seats:
            return
        if setting.starter == NONE:
            self.phase = STARTER
        else:
            self._choose_starter(setting.starter, log)

    def _choose_starter(self, seat: i64, log: list[Fact] | None) -> None:
        self.starter = seat
        if log is not None:
            log.append((facts.STARTER_CHOSEN, seat))
        self._begin_round(log)

    # ---------------------------------------------------------------- a round

    def _begin_round(self, log: list[Fact] | None) -> None:
        """The top card of each deck is turned up; the King's card lies there again."""
        setting = self.setting
        self.phase = REVEAL
        self.acting = CHANCE
        self.revealed = 0
        self.played = vec[i64]([0] * setting.seats)
        self.open = vec[i64]([NONE] * DECKS)
        kind: i64 = 0
        while setting.kind_deck[kind] != DECKS - 1:
            kind += 1
        self.open[DECKS - 1] = kind
        if log is not None:
            log.append((facts.ROUND_STARTED, setting.rounds[self.round]))

    def _reveal_card(self, kind: i64, log: list[Fact] | None) -> None:
        self.decks = replaced(self.decks, kind, self.decks[kind] - 1)
        self.open = replaced(self.open, self.revealed, kind)
        self.revealed += 1
        if log is not None:
            log.append((facts.CARD_REVEALED, self.revealed, kind))
        if self.revealed == DECKS - 1:
            self.phase = POWER
            self.turn = self.starter
            self.acting = self.starter

    def _play_power(self, seat: i64, value: i64, log: list[Fact] | None) -> None:
        """Clockwise from the starter; the highest value has the first turn."""
        self.hands = replaced(self.hands, seat, self.hands[seat] & ~(1 << value))
        self.played = replaced(self.played, seat, value)
        if self.secret[seat * 2]:
            self._was_in_hand(seat, value)
        if log is not None:
            log.append((facts.POWER_PLAYED, seat, value))
        after: i64 = (seat + 1) % self.setting.seats
        if self.played[after]:
            self._begin_turn(self._next_in_turn(1 << 40), log)
        else:
            self.turn = after
            self.acting = after

    def _was_in_hand(self, seat: i64, value: i64) -> None:
        """A card that may have come back unseen is played: so it had. RULES 19."""
        at: i64 = seat * 2
        card: i64 = 1 << value
        later: i64 = self.secret[at + 1]
        self.secret = self.secret[:]
        if self.secret[at] & card:
            self.secret[at] = later & ~card
            self.secret[at + 1] = 0
        elif later & card:
            self.secret[at + 1] = 0
        self.clear_up(seat)

    def _next_in_turn(self, below: i64) -> i64:
        """Who played the highest value below this one, or NONE."""
        best: i64 = NONE
        most: i64 = 0
        seat: i64
        for seat in range(self.setting.seats):
            if most < self.played[seat] < below:
                best = seat
                most = self.played[seat]
        return best

    # ---------------------------------------------------------------- a turn

    def _begin_turn(self, seat: i64, log: list[Fact] | None) -> None:
        self.turn = seat
        self.acting = seat
        self.left = self.setting.heads[self.played[seat]]
        self.phase = INCOME
        if log is not None:
            log.append((facts.TURN_STARTED, seat, self.played[seat]))
        if self.province[seat] == 0 or self.left == 0:
            self._go_on_with_income()

    def _income(self, seat: i64, move: i64, log: list[Fact] | None) -> None:
        """From the province, and what it lacks from the board. RULES 2, 8."""
        setting = self.setting
        if move == setting.enough:
            self.left = 0
        elif move < setting.withdraw:
            self.call_up(seat, move - setting.call, log)
            if self.province[seat] or setting.only_empty:
                self.left = 0
        else:
            self.withdraw(seat, move - setting.withdraw, log)
        self._go_on_with_income()

    def _go_on_with_income(self) -> None:
        if self.left == 0 or self.within_reach(self.turn) == 0:
            self.left = 0
            self.phase = TAKING

    def _take_card(self, seat: i64, deck: i64, log: list[Fact] | None) -> None:
        """As many heads as the number of its deck, and a special action."""
        self.card = self.open[deck]
        self.open = replaced(self.open, deck, NONE)
        self.place_left = deck + 1
        self.placing = False
        self.special = True
        self.phase = ACTING
        effect: i64 = self.effect()
        if effect == INTRIGUE:
            self.left_own = self.par(0)
            self.left_foreign = self.par(1)
            self.left = self.par(2)
            self.left_add = self.par(4)
        elif effect == COURT:
            self.left = self.par(0)
        elif effect == KEEP_VETO:
            self._keep_veto(seat)
        if log is not None:
            log.append((facts.CARD_TAKEN, seat, deck + 1, self.card))

    def _keep_veto(self, seat: i64) -> None:
        """It lies open in front of its seat until the end of the next round. RULES 17."""
        card: i64 = 0
        while self.vetoes[card * 2] != NONE:
            card += 1
        self.vetoes = replaced(self.vetoes, card * 2, seat)
        self.vetoes[card * 2 + 1] = self.round + 1
        self.special = False

    def _place(self, seat: i64, place: i64, log: list[Fact] | None) -> None:
        self.court[seat] -= 1
        self.caballeros[place * self.setting.seats + seat] += 1
        self.place_left -= 1
        self.placing = True
        if log is not None:
            log.append((facts.PLACED, seat, place))

    def _leave_it(self, log: list[Fact] | None) -> None:
        """The rest of the special action is given up."""
        self.close_action()
        if log is not None:
            log.append((facts.ACTION_ENDED, self.turn))

    def _end_turn(self, log: list[Fact] | None) -> None:
        seat: i64 = self.turn
        self.put_card_away()
        if log is not None:
            log.append((facts.TURN_ENDED, seat))
        following: i64 = self._next_in_turn(self.played[seat])
        if following == NONE:
            self._end_round(log)
        else:
            self._begin_turn(following, log)

    def _end_round(self, log: list[Fact] | None) -> None:
        """Cards that nobody took are gone; vetoes of the round before are. Who played the lowest
        power card begins the next round."""
        setting = self.setting
        card: i64
        seat: i64
        for card in range(VETOES):
            if self.vetoes[card * 2] != NONE and self.vetoes[card * 2 + 1] <= self.round:
                if log is not None:
                    log.append((facts.VETO_EXPIRED, self.vetoes[card * 2]))
                self.vetoes = replaced(self.vetoes, card * 2, NONE)
                self.vetoes[card * 2 + 1] = NONE
        for seat in range(setting.seats):
            if self.played[seat] < self.played[self.starter]:
                self.starter = seat
            self.wish(seat, ALWAYS)
        if setting.scores_after[self.round]:
            self._open_scoring(log)
        else:
            self._next_round(log)

    def _next_round(self, log: list[Fact] | None) -> None:
        self.round += 1
        self._begin_round(log)

    # ---------------------------------------------------------------- general scoring

    def _open_scoring(self, log: list[Fact] | None) -> None:
        """Whoever has caballeros in the Castillo sets a disc. RULES 15."""
        if log is not None:
            log.append((facts.SCORING_STARTED, self.setting.rounds[self.round]))
        inside: i64 = self._present(self.setting.castillo, NONE)
        if inside:
            self.open_discs(inside)
        else:
            self._score_all(log)

    def _set_disc(self, seat: i64, region: i64, log: list[Fact] | None) -> None:
        self.set_disc(seat, region, log)
        if self.card != NONE:
            self.announce_discs(log)
        elif self.waiting == 0:
            self._score_all(log)

    def _score_all(self, log: list[Fact] | None) -> None:
        """The Castillo, then all leave it for the regions on their discs, then every region."""
        setting = self.setting
        region: i64
        scoring.score(self, setting.castillo, setting.limit, log)
        self._empty_castillo(log)
        for region in range(setting.regions):
            scoring.score(self, region, setting.limit, log)
        if self.round + 1 < len(setting.rounds):
            self._next_round(log)
            return
        self.phase = OVER
        self.acting = NOBODY
        if log is not None:
            log.append((facts.GAME_ENDED, *self.ranking()[0]))

    def _empty_castillo(self, log: list[Fact] | None) -> None:
        setting = self.setting
        self.show_discs(log)
        seat: i64
        for seat in range(setting.seats):
            region: i64 = self.discs[seat]
            if region == NONE:
                continue
            number: i64 = self.count(setting.castillo, seat)
            self.caballeros[setting.castillo * setting.seats + seat] = 0
            if region == self.king:
                self.court[seat] += number
            else:
                self.caballeros[region * setting.seats + seat] += number
            if log is not None:
                to_court = int(region == self.king)
                log.append((facts.CASTILLO_LEFT, seat, region, to_court, number))
        self.discs = vec[i64]([NONE] * setting.seats)

    def scores(self) -> list[int]:
        return list(self.score)

    def ranking(self) -> list[list[int]]:
        """By points alone: a tie is shared. RULES 21."""
        places: dict[int, list[int]] = {}
        for seat in range(self.setting.seats):
            places.setdefault(self.score[seat], []).append(seat)
        return [places[points] for points in sorted(places, reverse=True)]

    # ---------------------------------------------------------------- copies

    def copy(self) -> "ElGrande":
        new = ElGrande(self.setting)
        new.take_from(self)
        return new

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Sealed discs, power cards that came back unseen, and what holders of vetoes wish."""
        sealed: bool = self.discs_are_sealed()
        other: i64
        for other in range(self.setting.seats):
            if other == seat:
                continue
            if sealed and self.discs[other] != NONE:
                self.discs = replaced(self.discs, other, self._any_disc(other, rng))
            if self.secret[other * 2]:
                self._redeal_hand(other, rng)
            self.wish(other, ALWAYS)

    def _any_disc(self, seat: i64, rng: Rng) -> i64:
        """One of those that the seat could have set, each as likely."""
        found: i64 = NONE
        seen: i64 = 0
        region: i64
        for region in range(self.setting.regions):
            if not self._refuse_disc(seat, region):
                seen += 1
                if rng.below(seen) == 0:
                    found = region
        return found

    def _redeal_hand(self, seat: i64, rng: Rng) -> None:
        hand: i64 = self.known_hand(seat)
        first: i64 = _any_bit(self.secret[seat * 2], rng)
        hand |= first
        later: i64 = self.secret[seat * 2 + 1] & ~first
        if later:
            hand |= _any_bit(later, rng)
        self.hands = replaced(self.hands, seat, hand)


def _any_bit(bits: i64, rng: Rng) -> i64:
    found: i64 = 0
    seen: i64 = 0
    while bits:
        bit: i64 = bits & -bits
        bits &= ~bit
        seen += 1
        if rng.below(seen) == 0:
            found = bit
    return found


def new_match(setting: Setting) -> ElGrande:
    position = ElGrande(setting)
    position.begin()
    return position


def from_ints(setting: Setting, ints: list[int]) -> ElGrande:
    position = ElGrande(setting)
    position.load_ints(ints)
    return position
