"""What may be done in a position: `legal` and its two list-free twins, `refusal` and chance."""

from typing import Final

from crownlands.core import bags
from crownlands.core.contract import CHANCE, NOBODY
from crownlands.core.ints import i64
from crownlands.core.rng import Rng
from crownlands.games.royals.state import (
    DISCARDING,
    DISPLAY,
    DRAWING,
    FROM_INTRIGUE,
    FROM_PILE,
    NONE,
    PAYING,
    PLANNING,
    PLAYING,
    STARTER,
    Position,
)

# why a move is refused
ALLOWED: Final = ""
UNKNOWN_MOVE: Final = "unknown-move"
GAME_OVER: Final = "game-over"
NOT_YOUR_TURN: Final = "not-your-turn"
CHANCE_ONLY: Final = "chance-only"
NOT_CHANCE: Final = "not-chance"
PLAN_FIRST: Final = "plan-first"
DRAW_FIRST: Final = "draw-first"
NO_MORE_DRAWS: Final = "no-more-draws"
PILE_EMPTY: Final = "pile-empty"
NOT_ON_DISPLAY: Final = "not-on-display"
NO_INTRIGUE_NOW: Final = "no-intrigue-now"
NO_INTRIGUE_LEFT: Final = "no-intrigue-left"
OWN_POSITION: Final = "own-position"
TOO_FEW_CARDS: Final = "too-few-cards"
TOO_FEW_INTRIGUE: Final = "too-few-intrigue"
TOO_FEW_CUBES: Final = "too-few-cubes"
NO_RECALL: Final = "no-recall"
NOTHING_TO_PAY: Final = "nothing-to-pay"
PAY_FIRST: Final = "pay-first"
INTRIGUE_FIRST: Final = "intrigue-first"  # intrigue cards are paid before country cards
INTRIGUE_PAID: Final = "intrigue-paid"
NOT_IN_HAND: Final = "not-in-hand"
WRONG_COUNTRY: Final = "wrong-country"
JOKER_BEGUN: Final = "joker-begun"  # cards that count as themselves come before jokers
NO_SHORTAGE: Final = "no-shortage"
WOULD_NOT_SUFFICE: Final = "would-not-suffice"
DISCARD_FIRST: Final = "discard-first"
WITHIN_LIMIT: Final = "within-limit"

COUNTRY_JOKER: Final = 3  # country cards that make one
INTRIGUE_JOKER: Final = 2
ALL: Final = 1 << 40  # more than the moves of any position


def suffices(matching: i64, cards: i64, needed: i64, ratio: i64) -> bool:
    """Whether a hand pays what is needed: matching cards first, then jokers of `ratio` cards."""
    single: i64 = min(matching, needed)
    return ratio * (needed - single) <= cards - single


class Choices(Position):
    """A position that knows what may be done in it."""

    __slots__ = ()

    def actor(self) -> i64:
        return self.acting

    def actors(self) -> list[int]:
        return [] if self.acting == NOBODY else [self.acting]

    def legal(self, seat: i64) -> list[int]:
        moves: list[int] = []
        if seat == self.acting and seat != NOBODY:
            self._find(seat, ALL, moves)
        return moves

    def count_legal(self, seat: i64) -> i64:
        if seat != self.acting or seat == NOBODY:
            return 0
        return -1 - self._find(seat, ALL, None)

    def nth_legal(self, seat: i64, n: i64) -> i64:
        return self._find(seat, n, None)

    def _find(self, seat: i64, n: i64, moves: list[int] | None) -> i64:
        """The nth legal move; where there is none so far, -1 less their number. All that are passed
        on the way are added to `moves`."""
        setting = self.setting
        if self.phase == PLAYING:
            return self._find_play(seat, n, moves)
        if self.phase == DRAWING:
            return self._search(seat, setting.draw_pile, setting.discard, n, moves)
        if self.phase == PAYING:
            return self._find_payment(seat, n, moves)
        if self.phase == DISCARDING:
            return self._search(seat, setting.discard, setting.recall, n, moves)
        if self.phase == PLANNING:
            return self._search(seat, setting.plan_three, setting.draw_pile, n, moves)
        return self._search(seat, setting.last, setting.end, n, moves)

    def _search(self, seat: i64, first: i64, last: i64, n: i64, moves: list[int] | None) -> i64:
        count: i64 = 0
        move: i64
        for move in range(first, last):
            if self._is_open(seat, move):
                if moves is not None:
                    moves.append(move)
                if count == n:
                    return move
                count += 1
        return -1 - count

    def _is_open(self, seat: i64, move: i64) -> bool:
        """Whether a move of the kind that the phase asks for can be made."""
        if self.phase == DRAWING:
            return self._can_draw(move)
        if self.phase == PAYING:
            return self._can_pay(seat, move)
        if self.phase == DISCARDING:
            return self._can_discard(seat, move)
        return self.phase == PLANNING or self._is_chance(move)

    def _find_payment(self, seat: i64, n: i64, moves: list[int] | None) -> i64:
        """Cards that count as themselves, then those that go into a joker."""
        setting = self.setting
        found: i64
        if self.needed_pairs:
            found = self._search(seat, setting.claim_pair, setting.joker, n, moves)
        else:
            own: i64 = setting.pay + setting.at_country[self.target]
            found = self._search(seat, own, own + 1, n, moves)
        if found >= 0:
            return found
        count: i64 = -1 - found
        if self.needed_pairs:
            found = self._search(seat, setting.joker_pair, setting.claim, n - count, moves)
        else:
            found = self._search(seat, setting.joker, setting.joker_pair, n - count, moves)
        return found if found >= 0 else found - count

    def _find_play(self, seat: i64, n: i64, moves: list[int] | None) -> i64:
        setting = self.setting
        if moves is not None:
            moves.append(setting.done)
        if n == 0:
            return setting.done
        count: i64 = 1
        cards: i64 = self.cards_of(seat)
        schemes: i64 = self.schemes_of(seat)
        at: i64
        if not self.lacks_cubes(seat):
            for at in range(setting.positions):
                if self._can_claim(seat, at, cards, schemes):
                    if moves is not None:
                        moves.append(setting.claim + at)
                    if count == n:
                        return setting.claim + at
                    count += 1
            return -1 - count
        for at in range(setting.cities):
            if self._can_recall(seat, at):
                if moves is not None:
                    moves.append(setting.recall + at)
                if count == n:
                    return setting.recall + at
                count += 1
        return -1 - count

    # ---------------------------------------------------------------- claiming and paying

    def lacks_cubes(self, seat: i64) -> bool:
        """Strict cubes: every position takes two."""
        return self.setting.strict and self.spare[seat] < 2

    def _can_claim(self, seat: i64, at: i64, cards: i64, schemes: i64) -> bool:
        """Whether the seat may occupy or take over a position with all its cards and schemes, if
        it has the cubes."""
        setting = self.setting
        holder: i64 = self.holder[at]
        if holder == seat:
            return False
        matching: i64 = self.hands[seat * setting.countries + setting.at_country[at]]
        if not suffices(matching, cards, setting.at_cost[at], COUNTRY_JOKER):
            return False
        return holder == NONE or self._can_scheme(seat, at, schemes)

    def _can_scheme(self, seat: i64, at: i64, schemes: i64) -> bool:
        """Whether the seat's intrigue cards are enough to take a position over."""
        setting = self.setting
        needed: i64 = setting.to_take_over[setting.at_title[at]]
        if schemes < needed:
            return False
        serving: i64 = self.schemes_for(seat, setting.at_country[at])
        return suffices(serving, schemes, needed, INTRIGUE_JOKER)

    def can_pay_rest(self) -> bool:
        """Whether the hand of the seat that is paying is enough for what it still owes."""
        setting = self.setting
        seat: i64 = self.turn
        own: i64 = setting.at_country[self.target]
        matching: i64 = self.hands[seat * setting.countries + own]
        if self.under:
            if matching and setting.on_shortage:
                return False
            matching = 0
        begun: i64 = self.under % COUNTRY_JOKER
        if not suffices(matching, self.cards_of(seat) + begun, self.needed, COUNTRY_JOKER):
            return False
        serving: i64 = self.schemes_for(seat, own)
        if self.under_pair:
            if serving and setting.on_shortage and self.needed_pairs:
                return False
            serving = 0
        begun = self.under_pair % INTRIGUE_JOKER
        return suffices(serving, self.schemes_of(seat) + begun, self.needed_pairs, INTRIGUE_JOKER)

    def _can_recall(self, seat: i64, city: i64) -> bool:
        """An exiled cube may come back where another one keeps its place."""
        exiled: i64 = self.exiled[city * self.setting.seats + seat]
        return exiled > 1 or (exiled == 1 and self.holds_in(seat, city))

    def _can_pay(self, seat: i64, move: i64) -> bool:
        """Intrigue cards first; whatever is paid must leave enough for the rest."""
        setting = self.setting
        if move < setting.claim_pair:
            return self._can_pay_card(seat, move - setting.pay)
        if move < setting.joker:
            return self._can_pay_scheme(seat, move - setting.claim_pair)
        if move < setting.joker_pair:
            return self._can_pay_joker(seat, move - setting.joker)
        return self._can_pay_pair_joker(seat, move - setting.joker_pair)

    def _can_pay_card(self, seat: i64, country: i64) -> bool:
        """A country card that counts as itself."""
        if self.needed_pairs or self.under:
            return False
        own: bool = country == self.setting.at_country[self.target]
        return own and self.hands[seat * self.setting.countries + country] > 0

    def _can_pay_joker(self, seat: i64, country: i64) -> bool:
        """A country card as one of the three of a joker."""
        first: i64 = seat * self.setting.countries
        if self.needed_pairs or self.hands[first + country] == 0:
            return False
        own: i64 = self.setting.at_country[self.target]
        if self.setting.on_shortage and self.hands[first + own]:
            return False
        begun: i64 = self.under % COUNTRY_JOKER
        return COUNTRY_JOKER * self.needed - begun <= self.cards_of(seat)

    def _can_pay_scheme(self, seat: i64, pair: i64) -> bool:
        """An intrigue card that counts as itself."""
        setting = self.setting
        if self.needed_pairs == 0 or self.under_pair:
            return False
        if self.schemes[seat * setting.pairs + pair] == 0:
            return False
        return setting.pair_has[pair * setting.countries + setting.at_country[self.target]] > 0

    def _can_pay_pair_joker(self, seat: i64, pair: i64) -> bool:
        """An intrigue card as one of the two of a joker."""
        setting = self.setting
        if self.needed_pairs == 0 or self.schemes[seat * setting.pairs + pair] == 0:
            return False
        if setting.on_shortage and self.schemes_for(seat, setting.at_country[self.target]):
            return False
        begun: i64 = self.under_pair % INTRIGUE_JOKER
        return INTRIGUE_JOKER * self.needed_pairs - begun <= self.schemes_of(seat)

    # ---------------------------------------------------------------- drawing and discarding

    def _can_draw(self, move: i64) -> bool:
        setting = self.setting
        if move == setting.draw_intrigue:
            return self.intrigue_left > 0 and self.intrigue_cards() > 0
        if self.countries_left == 0:
            return False
        if move == setting.draw_pile:
            return self.pile_size > 0
        return self.display[move - setting.take] > 0

    def intrigue_cards(self) -> i64:
        """In the pile, or among the discards that would be shuffled into it."""
        return bags.size(self.intrigue_pile) + bags.size(self.intrigue_discards)

    def _can_discard(self, seat: i64, move: i64) -> bool:
        """Only of what there are too many."""
        setting = self.setting
        if move < setting.discard_pair:
            at: i64 = seat * setting.countries + move - setting.discard
            return self.hands[at] > 0 and self.cards_of(seat) > setting.most_cards
        at = seat * setting.pairs + move - setting.discard_pair
        return self.schemes[at] > 0 and self.schemes_of(seat) > setting.most_intrigue

    # ---------------------------------------------------------------- why not

    def refusal(self, seat: i64, move: i64) -> str:
        """Why the seat may not make this move now: the rule's id, or ALLOWED."""
        if seat != self.acting or seat < 0 or move < 0 or move >= self.setting.last:
            return self._refuse_actor(seat, move)
        setting = self.setting
        if self.phase == PAYING:
            paying: bool = setting.pay <= move < setting.claim
            return self._refuse_payment(seat, move) if paying else PAY_FIRST
        if self.phase == PLANNING:
            return ALLOWED if setting.plan_three <= move < setting.draw_pile else PLAN_FIRST
        if self.phase == DRAWING:
            drawing: bool = setting.draw_pile <= move < setting.discard
            return self._refuse_draw(move) if drawing else DRAW_FIRST
        if self.phase == DISCARDING:
            discarding: bool = setting.discard <= move < setting.recall
            return self._refuse_discard(seat, move) if discarding else DISCARD_FIRST
        return self._refuse_play(seat, move)

    def _refuse_play(self, seat: i64, move: i64) -> str:
        setting = self.setting
        if move == setting.done:
            return ALLOWED
        if move < setting.claim:
            return NOTHING_TO_PAY
        if move < setting.plan_three:
            return self._refuse_claim(seat, move - setting.claim)
        if move < setting.discard:
            return NO_MORE_DRAWS
        if move < setting.recall:
            return WITHIN_LIMIT
        can: bool = self.lacks_cubes(seat) and self._can_recall(seat, move - setting.recall)
        return ALLOWED if can else NO_RECALL

    def _refuse_claim(self, seat: i64, at: i64) -> str:
        if self.lacks_cubes(seat):
            return OWN_POSITION if self.holder[at] == seat else TOO_FEW_CUBES
        schemes: i64 = self.schemes_of(seat)
        if self._can_claim(seat, at, self.cards_of(seat), schemes):
            return ALLOWED
        if self.holder[at] == seat:
            return OWN_POSITION
        schemed: bool = self.holder[at] == NONE or self._can_scheme(seat, at, schemes)
        return TOO_FEW_CARDS if schemed else TOO_FEW_INTRIGUE

    def _refuse_payment(self, seat: i64, move: i64) -> str:
        if self._can_pay(seat, move):
            return ALLOWED
        setting = self.setting
        card: bool = move < setting.claim_pair or setting.joker <= move < setting.joker_pair
        if card and self.needed_pairs:
            return INTRIGUE_FIRST
        if not card and self.needed_pairs == 0:
            return INTRIGUE_PAID
        if move < setting.joker:
            return self._refuse_single(seat, move)
        return self._refuse_joker(seat, move)

    def _refuse_single(self, seat: i64, move: i64) -> str:
        """Why a card does not count as itself."""
        setting = self.setting
        own: i64 = setting.at_country[self.target]
        held: i64
        if move < setting.claim_pair:
            if move - setting.pay != own:
                return WRONG_COUNTRY
            held = self.hands[seat * setting.countries + own]
        else:
            pair: i64 = move - setting.claim_pair
            if not setting.pair_has[pair * setting.countries + own]:
                return WRONG_COUNTRY
            held = self.schemes[seat * setting.pairs + pair]
        return JOKER_BEGUN if held else NOT_IN_HAND

    def _refuse_joker(self, seat: i64, move: i64) -> str:
        """Why a card cannot go into a joker."""
        setting = self.setting
        own: i64 = setting.at_country[self.target]
        held: i64
        matching: i64
        if move < setting.joker_pair:
            held = self.hands[seat * setting.countries + move - setting.joker]
            matching = self.hands[seat * setting.countries + own]
        else:
            held = self.schemes[seat * setting.pairs + move - setting.joker_pair]
            matching = self.schemes_for(seat, own)
        if held == 0:
            return NOT_IN_HAND
        return NO_SHORTAGE if setting.on_shortage and matching else WOULD_NOT_SUFFICE

    def _refuse_draw(self, move: i64) -> str:
        if self._can_draw(move):
            return ALLOWED
        if move == self.setting.draw_intrigue:
            return NO_INTRIGUE_LEFT if self.intrigue_left else NO_INTRIGUE_NOW
        if self.countries_left == 0:
            return NO_MORE_DRAWS
        return PILE_EMPTY if move == self.setting.draw_pile else NOT_ON_DISPLAY

    def _refuse_discard(self, seat: i64, move: i64) -> str:
        if self._can_discard(seat, move):
            return ALLOWED
        setting = self.setting
        if move < setting.discard_pair:
            return WITHIN_LIMIT if self.cards_of(seat) <= setting.most_cards else NOT_IN_HAND
        return WITHIN_LIMIT if self.schemes_of(seat) <= setting.most_intrigue else NOT_IN_HAND

    def _refuse_actor(self, seat: i64, move: i64) -> str:
        if self.acting == NOBODY:
            return GAME_OVER
        if seat != self.acting:
            return NOT_YOUR_TURN
        if seat == CHANCE:
            return ALLOWED if self._is_chance(move) else NOT_CHANCE
        return CHANCE_ONLY if 0 <= move < self.setting.end else UNKNOWN_MOVE

    # ---------------------------------------------------------------- chance

    def _is_chance(self, move: i64) -> bool:
        """Whether this is one of chance's moves now."""
        setting = self.setting
        if move < setting.last or move >= setting.end:
            return False
        if self.phase == STARTER:
            return move >= setting.name_starter
        if self.phase == FROM_INTRIGUE:
            inside: bool = setting.deal_pair <= move < setting.name_starter
            return inside and self.intrigue_pile[move - setting.deal_pair] > 0
        first: i64 = setting.show if self.phase == DISPLAY else setting.deal_country
        return first <= move < first + setting.countries and self.pile[move - first] > 0

    def odds(self) -> list[int]:
        if self.acting != CHANCE:
            return []
        if self.phase == STARTER:
            return [1] * self.setting.seats
        bag = self.intrigue_pile if self.phase == FROM_INTRIGUE else self.pile
        return [count for count in bag if count]

    def chance(self, rng: Rng) -> i64:
        setting = self.setting
        if self.phase == DISPLAY:
            return setting.show + bags.kind_at(self.pile, rng.below(self.pile_size))
        if self.phase == FROM_PILE:
            return setting.deal_country + bags.kind_at(self.pile, rng.below(self.pile_size))
        if self.phase == STARTER:
            return setting.name_starter + rng.below(setting.seats)
        size: i64 = bags.size(self.intrigue_pile)
        return setting.deal_pair + bags.kind_at(self.intrigue_pile, rng.below(size))
