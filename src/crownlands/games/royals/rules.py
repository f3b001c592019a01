"""The rules of Royals, in the rulebook's order: setup, drawing, playing, end of turn and period."""

from typing import Final

from crownlands.core import bags
from crownlands.core.contract import CHANCE, NOBODY, Fact
from crownlands.core.errors import IllegalMove
from crownlands.core.ints import i64, vec
from crownlands.core.rng import Rng
from crownlands.games.royals import scoring
from crownlands.games.royals.choices import COUNTRY_JOKER, INTRIGUE_JOKER, Choices
from crownlands.games.royals.state import (
    DISCARDING,
    DISPLAY,
    DRAWING,
    FROM_INTRIGUE,
    FROM_PILE,
    NONE,
    OPEN_CARDS,
    OVER,
    PAYING,
    PERIODS,
    PLANNING,
    PLAYING,
    STARTER,
    Setting,
)

# facts: the first number of an entry in the log; events.py says what follows it
STARTER_CHOSEN: Final = 0
PERIOD_STARTED: Final = 1
CARD_SHOWN: Final = 2
TURN_STARTED: Final = 3
DRAW_PLANNED: Final = 4
CARD_DRAWN: Final = 5
CARD_TAKEN: Final = 6
INTRIGUE_DRAWN: Final = 7
INTRIGUE_SHUFFLED: Final = 8
CARD_PAID: Final = 9
INTRIGUE_PAID: Final = 10
POSITION_CLAIMED: Final = 11
CUBE_EXILED: Final = 12
POSITION_OCCUPIED: Final = 13
CUBE_RECALLED: Final = 14
CARD_DISCARDED: Final = 15
INTRIGUE_DISCARDED: Final = 16
TURN_ENDED: Final = 17
PERIOD_ENDED: Final = 18
GAME_ENDED: Final = 19

THREE: Final = 3  # country cards of the first way to draw


class Royals(Choices):
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
        if move == setting.done:
            self._end_turn(seat, log)
        elif move < setting.claim:
            self._pay(seat, move, log)
            self._pay_what_is_forced(seat, log)
        elif move < setting.plan_three:
            self._claim(seat, move - setting.claim, log)
            self._pay_what_is_forced(seat, log)
        elif move < setting.draw_pile:
            self._plan(seat, move == setting.plan_three, log)
        elif move < setting.discard:
            self._draw(seat, move, log)
        elif move < setting.recall:
            self._discard(seat, move, log)
        elif move < setting.last:
            self._recall(seat, move - setting.recall, log)
        else:
            self._settle(move, log)

    def _settle(self, move: i64, log: list[Fact] | None) -> None:
        """Chance's moves."""
        setting = self.setting
        if move < setting.deal_country:
            self._show(move - setting.show, log)
        elif move < setting.deal_pair:
            self._deal_country(move - setting.deal_country, log)
        elif move < setting.name_starter:
            self._deal_pair(move - setting.deal_pair, log)
        else:
            self._start(move - setting.name_starter, log)

    # ---------------------------------------------------------------- setup

    def begin(self) -> None:
        """Everything before the first choice that needs no chance."""
        self.set_up()

    def _show(self, country: i64, log: list[Fact] | None) -> None:
        """A card for the open display."""
        self.pile[country] -= 1
        self.pile_size -= 1
        self.display[country] += 1
        self.shown += 1
        if log is not None:
            if self.starter == NONE and self.shown == 1:
                log.append((PERIOD_STARTED, self.period))
            log.append((CARD_SHOWN, country))
        self._fill_display(log)

    def _fill_display(self, log: list[Fact] | None) -> None:
        """To three open cards. If the pile does not suffice, the period is over."""
        if self.shown < OPEN_CARDS and self.pile_size == 0 and self.starter != NONE:
            self._end_period(log)
        if self.shown < OPEN_CARDS and self.pile_size:
            self.phase = DISPLAY
            self.acting = CHANCE
            return
        if self.closing and self.period < PERIODS - 1:
            self._score_period(log)
        if self.starter != NONE:
            self._next_turn(log)
        elif self.setting.starter != NONE:
            self._start(self.setting.starter, log)
        else:
            self.phase = STARTER

    def _start(self, seat: i64, log: list[Fact] | None) -> None:
        self.starter = seat
        if log is not None:
            log.append((STARTER_CHOSEN, seat))
        self._begin_turn(seat, log)

    # ---------------------------------------------------------------- drawing cards

    def _begin_turn(self, seat: i64, log: list[Fact] | None) -> None:
        setting = self.setting
        self.turn = seat
        self.acting = seat
        if log is not None:
            log.append((TURN_STARTED, seat))
        if self.turns < setting.seats:
            self.countries_left = setting.first_draw[self.turns]
            self.intrigue_left = 0
            self.turns += 1
            self._go_on_drawing()
        elif setting.open_draw:
            self.countries_left = THREE
            self.intrigue_left = 1
            self._go_on_drawing()
        else:
            self.phase = PLANNING

    def _plan(self, seat: i64, three: bool, log: list[Fact] | None) -> None:
        self.countries_left = THREE if three else 1
        self.intrigue_left = 0 if three else 1
        if log is not None:
            log.append((DRAW_PLANNED, seat, int(not three)))
        self._go_on_drawing()

    def _go_on_drawing(self) -> None:
        """Until all is drawn, or there is nothing left that could be."""
        country: bool = self.countries_left > 0 and self.pile_size + self.shown > 0
        intrigue: bool = self.intrigue_left > 0 and self.intrigue_cards() > 0
        self.phase = DRAWING if country or intrigue else PLAYING

    def _draw(self, seat: i64, move: i64, log: list[Fact] | None) -> None:
        setting = self.setting
        if move == setting.draw_pile:
            self.phase = FROM_PILE
            self.acting = CHANCE
        elif move == setting.draw_intrigue:
            self._shuffle_intrigue(log)
            self.phase = FROM_INTRIGUE
            self.acting = CHANCE
        else:
            self._take(seat, move - setting.take, log)

    def _take(self, seat: i64, country: i64, log: list[Fact] | None) -> None:
        """From the open display, so that everybody sees it; it is not refilled before the end."""
        at: i64 = seat * self.setting.countries + country
        self.display[country] -= 1
        self.shown -= 1
        self.hands[at] += 1
        self.known[at] += 1
        if log is not None:
            log.append((CARD_TAKEN, seat, country))
        self._count_country()

    def _deal_country(self, country: i64, log: list[Fact] | None) -> None:
        self.pile[country] -= 1
        self.pile_size -= 1
        self.hands[self.turn * self.setting.countries + country] += 1
        self.acting = self.turn
        if log is not None:
            log.append((CARD_DRAWN, self.turn, country))
        self._count_country()

    def _count_country(self) -> None:
        """Where the draw was not settled beforehand, the second country card settles it."""
        self.countries_left -= 1
        if self.setting.open_draw and self.countries_left == 1:
            self.intrigue_left = 0
        self._go_on_drawing()

    def _shuffle_intrigue(self, log: list[Fact] | None) -> None:
        """The discards become the pile when a draw finds it empty."""
        if bags.size(self.intrigue_pile):
            return
        self.intrigue_pile = self.intrigue_discards
        self.intrigue_discards = vec[i64]([0] * self.setting.pairs)
        if log is not None:
            log.append((INTRIGUE_SHUFFLED,))

    def _deal_pair(self, pair: i64, log: list[Fact] | None) -> None:
        self.intrigue_pile[pair] -= 1
        self.schemes[self.turn * self.setting.pairs + pair] += 1
        self.acting = self.turn
        self.intrigue_left = 0
        if self.setting.open_draw:
            self.countries_left -= 2
        if log is not None:
            log.append((INTRIGUE_DRAWN, self.turn, pair))
        self._go_on_drawing()

    # ---------------------------------------------------------------- playing cards

    def _claim(self, seat: i64, at: i64, log: list[Fact] | None) -> None:
        """Choose the position; it is occupied or taken over when all is paid."""
        setting = self.setting
        title: i64 = setting.at_title[at]
        self.phase = PAYING
        self.target = at
        self.needed = setting.cost[title]
        self.needed_pairs = setting.to_take_over[title] if self.holder[at] != NONE else 0
        if log is not None:
            log.append((POSITION_CLAIMED, seat, at))

    def _pay(self, seat: i64, move: i64, log: list[Fact] | None) -> None:
        setting = self.setting
        joker: bool = move >= setting.joker
        if move < setting.claim_pair or setting.joker <= move < setting.joker_pair:
            self._pay_card(seat, move - (setting.joker if joker else setting.pay), joker, log)
        else:
            first: i64 = setting.joker_pair if joker else setting.claim_pair
            self._pay_scheme(seat, move - first, joker, log)
        if self.needed == 0:
            self._occupy(seat, self.target, log)

    def _pay_card(self, seat: i64, country: i64, joker: bool, log: list[Fact] | None) -> None:
        self._let_go(seat, country)
        if log is not None:
            log.append((CARD_PAID, seat, country, int(joker)))
        if not joker:
            self.needed -= 1
            return
        self.under = self.under % COUNTRY_JOKER + 1
        if self.under == COUNTRY_JOKER:
            self.needed -= 1

    def _pay_scheme(self, seat: i64, pair: i64, joker: bool, log: list[Fact] | None) -> None:
        self.schemes[seat * self.setting.pairs + pair] -= 1
        self.intrigue_discards[pair] += 1
        if log is not None:
            log.append((INTRIGUE_PAID, seat, pair, int(joker)))
        if not joker:
            self.needed_pairs -= 1
            return
        self.under_pair = self.under_pair % INTRIGUE_JOKER + 1
        if self.under_pair == INTRIGUE_JOKER:
            self.needed_pairs -= 1

    def _let_go(self, seat: i64, country: i64) -> None:
        """A country card to the discards; cards that were seen are the first to be thought gone."""
        at: i64 = seat * self.setting.countries + country
        self.hands[at] -= 1
        self.discards[country] += 1
        if self.known[at]:
            self.known[at] -= 1

    def _pay_what_is_forced(self, seat: i64, log: list[Fact] | None) -> None:
        """As long as only one payment is possible it is made at once."""
        while self.phase == PAYING:
            if self.count_legal(seat) > 1 and not self._all_is_needed(seat):
                return
            self._pay(seat, self.nth_legal(seat, 0), log)

    def _all_is_needed(self, seat: i64) -> bool:
        """Every card of the kind that is being paid has to go, in whatever order."""
        setting = self.setting
        own: i64 = setting.at_country[self.target]
        if self.needed_pairs:
            single = min(self.schemes_for(seat, own), self.needed_pairs)
            if self.under_pair:
                single = 0
            jokers: i64 = INTRIGUE_JOKER * (self.needed_pairs - single)
            paid: i64 = single + jokers - self.under_pair % INTRIGUE_JOKER
            return paid == self.schemes_of(seat)
        single = min(self.hands[seat * setting.countries + own], self.needed)
        if self.under:
            single = 0
        jokers = COUNTRY_JOKER * (self.needed - single)
        return single + jokers - self.under % COUNTRY_JOKER == self.cards_of(seat)

    def _occupy(self, seat: i64, at: i64, log: list[Fact] | None) -> None:
        """One cube on the portrait, one for ever on the title's marker; then the bonuses."""
        setting = self.setting
        loser: i64 = self.holder[at]
        if loser != NONE:
            self.exiled[setting.at_city[at] * setting.seats + loser] += 1
            if log is not None:
                log.append((CUBE_EXILED, seat, loser, setting.at_city[at]))
        self.holder[at] = seat
        self.title_cubes[setting.at_title[at] * setting.seats + seat] += 1
        self.spare[seat] -= 2
        if log is not None:
            log.append((POSITION_OCCUPIED, seat, at))
        self.clear_payment()
        self.phase = PLAYING
        scoring.pay_bonuses(self, seat, at, log)

    def _recall(self, seat: i64, city: i64, log: list[Fact] | None) -> None:
        """Strict cubes: an exiled one comes back into the supply."""
        self.exiled[city * self.setting.seats + seat] -= 1
        self.spare[seat] += 1
        if log is not None:
            log.append((CUBE_RECALLED, seat, city))

    # ---------------------------------------------------------------- end of a turn

    def _end_turn(self, seat: i64, log: list[Fact] | None) -> None:
        if log is not None:
            log.append((TURN_ENDED, seat))
        self._check_limits(seat, log)

    def _check_limits(self, seat: i64, log: list[Fact] | None) -> None:
        """Down to the hand limits, then the display is filled."""
        setting = self.setting
        cards: bool = self.cards_of(seat) > setting.most_cards
        if cards or self.schemes_of(seat) > setting.most_intrigue:
            self.phase = DISCARDING
        else:
            self._fill_display(log)

    def _discard(self, seat: i64, move: i64, log: list[Fact] | None) -> None:
        setting = self.setting
        if move < setting.discard_pair:
            self._let_go(seat, move - setting.discard)
            if log is not None:
                log.append((CARD_DISCARDED, seat, move - setting.discard))
        else:
            pair: i64 = move - setting.discard_pair
            self.schemes[seat * setting.pairs + pair] -= 1
            self.intrigue_discards[pair] += 1
            if log is not None:
                log.append((INTRIGUE_DISCARDED, seat, pair))
        self._check_limits(seat, log)

    def _next_turn(self, log: list[Fact] | None) -> None:
        seat: i64 = self.turn + 1
        if seat == self.setting.seats:
            seat = 0
        if self.closing and seat == self.starter:
            self._end_game(log)
        else:
            self._begin_turn(seat, log)

    # ---------------------------------------------------------------- end of a period

    def _end_period(self, log: list[Fact] | None) -> None:
        """Discards become the pile. What is scored waits for the display, and in the last period
        for the end of the round."""
        self.pile = self.discards
        self.pile_size = bags.size(self.pile)
        self.discards = vec[i64]([0] * self.setting.countries)
        if log is not None and not self.closing:
            log.append((PERIOD_ENDED, self.period))
        self.closing = True

    def _score_period(self, log: list[Fact] | None) -> None:
        """One of those that another one follows."""
        scoring.score_period(self, log)
        self.closing = False
        self.period += 1
        if log is not None:
            log.append((PERIOD_STARTED, self.period))

    def _end_game(self, log: list[Fact] | None) -> None:
        scoring.score_period(self, log)
        scoring.score_titles(self, log)
        self.phase = OVER
        self.acting = NOBODY
        if log is not None:
            log.append((GAME_ENDED, *self.ranking()[0]))

    def scores(self) -> list[int]:
        return list(self.points)

    def standing(self, seat: i64) -> tuple[int, int]:
        """Points, then the highest single marker."""
        best = scoring.best_marker(self, seat, self.setting.title_marker_wins)
        return (self.points[seat], best)

    def ranking(self) -> list[list[int]]:
        places: dict[tuple[int, int], list[int]] = {}
        for seat in range(self.setting.seats):
            places.setdefault(self.standing(seat), []).append(seat)
        return [places[key] for key in sorted(places, reverse=True)]

    # ---------------------------------------------------------------- copies

    def copy(self) -> "Royals":
        new = Royals(self.setting)
        new.take_from(self)
        return new

    def redeal(self, seat: i64, rng: Rng) -> None:
        """The others' cards could be any that the seat has not seen, but for those that everybody
        saw being taken. Whoever is paying can pay the rest."""
        self._redeal_cards(seat, rng)
        self._redeal_schemes(seat, rng)
        while self.phase == PAYING and not self.can_pay_rest():
            self._redeal_cards(seat, rng)
            self._redeal_schemes(seat, rng)

    def _redeal_cards(self, seat: i64, rng: Rng) -> None:
        countries: i64 = self.setting.countries
        other: i64
        at: i64
        unseen = vec[i64]([0] * self.setting.seats)
        for other in range(self.setting.seats):
            if other != seat:
                for at in range(countries):
                    here: i64 = other * countries + at
                    hidden: i64 = self.hands[here] - self.known[here]
                    unseen[other] += hidden
                    self.pile[at] += hidden
                    self.hands[here] = self.known[here]
        for other in range(self.setting.seats):
            for _ in range(unseen[other]):
                self.hands[other * countries + bags.draw(self.pile, rng)] += 1

    def _redeal_schemes(self, seat: i64, rng: Rng) -> None:
        pairs: i64 = self.setting.pairs
        other: i64
        pair: i64
        unseen = vec[i64]([0] * self.setting.seats)
        for other in range(self.setting.seats):
            if other != seat:
                for pair in range(pairs):
                    hidden: i64 = self.schemes[other * pairs + pair]
                    unseen[other] += hidden
                    self.intrigue_pile[pair] += hidden
                    self.schemes[other * pairs + pair] = 0
        for other in range(self.setting.seats):
            for _ in range(unseen[other]):
                self.schemes[other * pairs + bags.draw(self.intrigue_pile, rng)] += 1


def new_match(setting: Setting) -> Royals:
    position = Royals(setting)
    position.begin()
    return position


def from_ints(setting: Setting, ints: list[int]) -> Royals:
    position = Royals(setting)
    position.load_ints(ints)
    return position
