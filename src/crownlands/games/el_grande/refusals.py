"""Why a move may not be made now: the one judge of every choice that the rules leave."""

from typing import Final

from crownlands.core.contract import CHANCE, NOBODY
from crownlands.core.ints import i64
from crownlands.games.el_grande.setting import (
    ACTING,
    ADVISER,
    ALWAYS,
    COURT,
    CROWN,
    DISCS,
    EXPULSION,
    GRANDE,
    HOMES,
    INCOME,
    INTRIGUE,
    KING,
    NONE,
    ONE_EACH,
    POWER,
    RECALL,
    RETREAT,
    REVEAL,
    SCORE_SECRET,
    SCOREBOARD,
    SPECIAL,
    STARTER,
    TAKING,
    VETO,
)
from crownlands.games.el_grande.state import Position

# why a move is refused
ALLOWED: Final = ""
UNKNOWN_MOVE: Final = "unknown-move"
GAME_OVER: Final = "game-over"
NOT_YOUR_TURN: Final = "not-your-turn"
CHANCE_ONLY: Final = "chance-only"
NOT_CHANCE: Final = "not-chance"
NOT_NOW: Final = "not-now"
POWER_FIRST: Final = "power-first"
NOT_IN_HAND: Final = "not-in-hand"
VALUE_TAKEN: Final = "value-taken"
INCOME_FIRST: Final = "income-first"
TOO_MANY: Final = "too-many"
PROVINCE_FIRST: Final = "province-first"  # only for what the province lacks
TAKE_FIRST: Final = "take-first"
CARD_GONE: Final = "card-gone"
NO_HEADS: Final = "no-heads"  # as many were placed as the card has heads, or the placing is over
COURT_EMPTY: Final = "court-empty"
KINGS_REGION: Final = "kings-region"
NOT_ADJACENT: Final = "not-adjacent"
NOT_ON_CARD: Final = "not-on-card"
USED_UP: Final = "used-up"
SPECIAL_OVER: Final = "special-over"
FINISH_FIRST: Final = "finish-first"
COMPULSORY: Final = "compulsory"
NOTHING_BEGUN: Final = "nothing-begun"
NOTHING_TO_DO: Final = "nothing-to-do"
NOBODY_THERE: Final = "nobody-there"
OTHER_REGION: Final = "other-region"
ONE_OF_EACH: Final = "one-of-each"
THERE_ALREADY: Final = "there-already"
BOARD_THERE: Final = "board-there"
NOT_PLAYED: Final = "not-played"
VETO_FIRST: Final = "veto-first"
DISC_FIRST: Final = "disc-first"
DISC_SET: Final = "disc-set"
SAME_REGION: Final = "same-region"  # whoever is expelled cannot stay
TOO_FEW_THERE: Final = "too-few-there"
RETURN_FIRST: Final = "return-first"
ONE_BY_ONE: Final = "one-by-one"
ASKED_ALREADY: Final = "asked-already"  # about everything


class Refusals(Position):
    """A position that knows who may act, and what may not be done."""

    __slots__ = ()

    def actor(self) -> i64:
        return self.acting

    def actors(self) -> list[int]:
        if self.phase == DISCS:
            return [seat for seat in range(self.setting.seats) if self.waiting >> seat & 1]
        return [] if self.acting == NOBODY else [self.acting]

    def may_act(self, seat: i64) -> bool:
        if self.phase == DISCS:
            return 0 <= seat < self.setting.seats and self.waiting >> seat & 1 == 1
        return seat == self.acting and seat != NOBODY

    # ---------------------------------------------------------------- why not

    def refusal(self, seat: i64, move: i64) -> str:
        """Why the seat may not make this move now: the rule's id, or ALLOWED."""
        if seat < 0 or move < 0 or move >= self.setting.last or not self.may_act(seat):
            return self._refuse_actor(seat, move)
        return self._refuse(seat, move)

    def _refuse_actor(self, seat: i64, move: i64) -> str:
        if self.acting == NOBODY:
            return GAME_OVER
        if self.phase == DISCS and 0 <= seat < self.setting.seats and self.discs[seat] != NONE:
            return DISC_SET
        if not self.may_act(seat):
            return NOT_YOUR_TURN
        if seat == CHANCE:
            known: bool = self.setting.last <= move < self.setting.end
            return ALLOWED if known and self._is_chance(move) else NOT_CHANCE
        return CHANCE_ONLY if 0 <= move < self.setting.end else UNKNOWN_MOVE

    def _refuse(self, seat: i64, move: i64) -> str:
        """The same for a seat that may act."""
        setting = self.setting
        if self.phase == ACTING:
            return self._refuse_act(seat, move)
        if self.phase == SPECIAL:
            return self._refuse_in_special(seat, move)
        if self.phase == POWER:
            if move < setting.power or move >= setting.disc:
                return POWER_FIRST
            return self._refuse_power(seat, move - setting.power + 1)
        if self.phase == INCOME:
            return self._refuse_income(seat, move)
        if self.phase == TAKING:
            return self._refuse_take(seat, move)
        if self.phase == VETO:
            return ALLOWED if setting.veto <= move < setting.ask_again else VETO_FIRST
        if self.phase == DISCS:
            if move < setting.disc or move >= setting.veto:
                return DISC_FIRST
            return self._refuse_disc(seat, move - setting.disc)
        return self._refuse_return(seat, move)

    def _refuse_power(self, seat: i64, value: i64) -> str:
        other: i64
        if self.hands[seat] >> value & 1 == 0:
            return NOT_IN_HAND
        for other in range(self.setting.seats):
            if self.played[other] == value:
                return VALUE_TAKEN
        return ALLOWED

    def _refuse_income(self, seat: i64, move: i64) -> str:
        """What the province lacks may come off the board, once it is empty. RULES 2, 8."""
        setting = self.setting
        if move == setting.enough:
            return INCOME_FIRST if self.province[seat] else ALLOWED
        if setting.call <= move < setting.withdraw:
            number: i64 = move - setting.call
            return TOO_MANY if number > self.left or number > self.province[seat] else ALLOWED
        if setting.withdraw <= move < setting.give_court:
            return self._refuse_withdraw(seat, move - setting.withdraw)
        return INCOME_FIRST

    def _refuse_withdraw(self, seat: i64, region: i64) -> str:
        if self.province[seat]:
            return PROVINCE_FIRST
        return self._refuse_own(seat, region)

    def _refuse_own(self, seat: i64, region: i64) -> str:
        """Whether a caballero of the seat may leave a region."""
        if region == self.king:
            return KINGS_REGION
        return ALLOWED if self.count(region, seat) else NOBODY_THERE

    def _refuse_take(self, seat: i64, move: i64) -> str:
        setting = self.setting
        if move == setting.ask_again:
            return self._refuse_wish(seat)
        if move < setting.take or move >= setting.power:
            return TAKE_FIRST
        return CARD_GONE if self.open[move - setting.take] == NONE else ALLOWED

    def _refuse_wish(self, seat: i64) -> str:
        """On its turn a seat may want to be asked about everything again. RULES 17."""
        return ASKED_ALREADY if self.watch[seat] == ALWAYS else ALLOWED

    def _refuse_act(self, seat: i64, move: i64) -> str:
        setting = self.setting
        if move == setting.done:
            return ALLOWED
        if move == setting.enough:
            return NOTHING_BEGUN
        if move < setting.move:
            return self._refuse_place(seat, move - setting.place)
        if move < setting.give_court:
            return self._refuse_part(seat, move) if self.special else SPECIAL_OVER
        return self._refuse_wish(seat) if move == setting.ask_again else NOT_NOW

    def _refuse_place(self, seat: i64, place: i64) -> str:
        if self.place_left == 0:
            return NO_HEADS
        if self.court[seat] == 0:
            return COURT_EMPTY
        if place == self.setting.castillo:
            return ALLOWED
        if place == self.king:
            return KINGS_REGION
        return ALLOWED if self.setting.near[self.king] >> place & 1 else NOT_ADJACENT

    def _refuse_in_special(self, seat: i64, move: i64) -> str:
        setting = self.setting
        if move == setting.enough:
            return COMPULSORY if self.effect() == ONE_EACH else ALLOWED
        if move < setting.move:
            return FINISH_FIRST
        return self._refuse_part(seat, move) if move < setting.give_court else NOT_NOW

    def _refuse_part(self, seat: i64, move: i64) -> str:
        """Why a part of the special action cannot be done."""
        setting = self.setting
        effect: i64 = self.effect()
        if effect == RECALL and self.phase == SPECIAL:
            if move < setting.recall or move >= setting.call:
                return NOT_ON_CARD
            return self._refuse_recall(seat, move - setting.recall + 1)
        if move < setting.begins[effect] or move >= setting.ends[effect]:
            return NOT_ON_CARD
        if effect == INTRIGUE:
            if move < setting.add:
                return self._refuse_move(seat, move)
            return self._refuse_add(seat, move - setting.add)
        if effect == ONE_EACH:
            move -= setting.banish
            return self._refuse_banish(move // setting.regions, move % setting.regions)
        if effect == SCOREBOARD:
            move -= setting.board
            return self._refuse_board(move // setting.places, move % setting.places)
        if effect in (KING, ADVISER):
            return self._refuse_king(move - setting.king, effect == ADVISER)
        if effect == GRANDE:
            return self._refuse_grande(seat, move - setting.grande)
        if effect == EXPULSION:
            return self._refuse_expel(seat, move - setting.expel)
        if effect == COURT:
            return self._refuse_call(seat, move)
        if move == setting.use:
            return ALLOWED if self.has_parts() else NOTHING_TO_DO
        return ALLOWED

    def _refuse_move(self, seat: i64, move: i64) -> str:
        setting = self.setting
        owner: i64 = setting.move_owner(move)
        region: i64 = setting.move_from(move)
        if self.par(0 if owner == seat else 1) == 0:
            return NOT_ON_CARD
        if self.left == 0 or (self.left_own if owner == seat else self.left_foreign) == 0:
            return USED_UP
        if region == self.king or setting.move_to(move) == self.king:
            return KINGS_REGION
        if self.source != NONE and region != self.source:
            return OTHER_REGION
        return ALLOWED if self.count(region, owner) else NOBODY_THERE

    def _refuse_add(self, seat: i64, place: i64) -> str:
        if self.par(4) == 0:
            return NOT_ON_CARD
        if self.left_add == 0:
            return USED_UP
        if place == self.king:
            return KINGS_REGION
        return ALLOWED if self.court[seat] else COURT_EMPTY

    def _refuse_banish(self, owner: i64, region: i64) -> str:
        if self.phase == SPECIAL and self.todo >> owner & 1 == 0:
            return ONE_OF_EACH
        return self._refuse_own(owner, region)

    def _refuse_board(self, board: i64, place: i64) -> str:
        """Neither onto the King's region nor off it, and never two on one place."""
        if place == self.king or self.boards[board] == self.king:
            return KINGS_REGION
        if self.boards[board] == place:
            return THERE_ALREADY
        return ALLOWED if self.board_on(place) == NONE else BOARD_THERE

    def _refuse_king(self, region: i64, step: bool) -> str:
        if region == self.king:
            return THERE_ALREADY
        near: bool = self.setting.near[self.king] >> region & 1 == 1
        return ALLOWED if near or not step else NOT_ADJACENT

    def _refuse_grande(self, seat: i64, region: i64) -> str:
        if region == self.king or self.home[seat] == self.king:
            return KINGS_REGION
        return THERE_ALREADY if self.home[seat] == region else ALLOWED

    def _refuse_expel(self, seat: i64, region: i64) -> str:
        if region == self.king:
            return KINGS_REGION
        return ALLOWED if self.total(region) > self.count(region, seat) else NOBODY_THERE

    def _refuse_recall(self, seat: i64, value: i64) -> str:
        return NOT_PLAYED if self.hands[seat] >> value & 1 else ALLOWED

    def _refuse_call(self, seat: i64, move: i64) -> str:
        setting = self.setting
        if move >= setting.withdraw:
            if not setting.court_from_board:
                return NOT_ON_CARD
            return self._refuse_withdraw(seat, move - setting.withdraw)
        number: i64 = move - setting.call
        if number == 0:
            return NOTHING_TO_DO
        if number > 1:
            return ONE_BY_ONE
        return ALLOWED if self.province[seat] else TOO_MANY

    def _refuse_disc(self, seat: i64, region: i64) -> str:
        """What the disc is set for decides. RULES 16."""
        setting = self.setting
        effect: i64 = NONE if self.card == NONE else self.effect()
        if effect == SCORE_SECRET:
            return ALLOWED
        if region == self.king and (effect == RETREAT or not setting.king_disc):
            return KINGS_REGION
        if effect == EXPULSION:
            return SAME_REGION if region == self.source else ALLOWED
        if effect == RETREAT:
            if self.count(region, seat) == 0:
                return NOBODY_THERE
            enough: bool = self.count(region, seat) >= self.needed_for_retreat(seat)
            return ALLOWED if enough else TOO_FEW_THERE
        return ALLOWED

    def needed_for_retreat(self, seat: i64) -> i64:
        """Where a seat has enough caballeros anywhere, it must choose such a region."""
        region: i64
        for region in range(self.setting.regions):
            if region != self.king and self.count(region, seat) >= self.par(1):
                return self.par(1)
        return 1

    def _refuse_return(self, seat: i64, move: i64) -> str:
        setting = self.setting
        if move == setting.give_court:
            return ALLOWED if self.court[seat] else COURT_EMPTY
        if setting.give_back <= move < setting.take:
            return self._refuse_own(seat, move - setting.give_back)
        return RETURN_FIRST

    def has_parts(self) -> bool:
        """Whether an action without any choice of its taker would do anything."""
        raise NotImplementedError

    # ---------------------------------------------------------------- chance

    def _is_chance(self, move: i64) -> bool:
        setting = self.setting
        if self.acting != CHANCE:
            return False
        if self.phase == REVEAL:
            kind: i64 = move - setting.reveal
            return kind >= 0 and self.decks[kind] > 0 and setting.kind_deck[kind] == self.revealed
        if self.phase == CROWN:
            return setting.crown <= move < setting.deal_home
        if self.phase == HOMES:
            return setting.deal_home <= move < setting.first and self._is_free(
                move - setting.deal_home
            )
        return self.phase == STARTER and setting.first <= move < setting.reveal

    def _is_free(self, region: i64) -> bool:
        """Whether its card is still to be dealt."""
        seat: i64
        for seat in range(self.setting.seats):
            if self.home[seat] == region:
                return False
        return region != self.king
