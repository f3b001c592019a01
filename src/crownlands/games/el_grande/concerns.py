"""Whom and what an announced part of a special action concerns: rather once too often than not.

Only what lies open counts. Sealed discs may point anywhere: else being asked would give them away.
"""

from crownlands.core.ints import i64
from crownlands.games.el_grande.choices import Choices
from crownlands.games.el_grande.setting import ANGER, EXPULSION, NONE, RECALL, RETREAT, SCORE_SECRET


class Concerns(Choices):
    """A position that knows what may happen by the part that was announced."""

    __slots__ = ()

    def concerns_place(self, place: i64) -> bool:
        return self._touched() >> place & 1 == 1

    def concerns_seat(self, seat: i64) -> bool:
        """Its court, province or disc, or a place with caballeros of its own or its Grande."""
        if self._addressed() >> seat & 1:
            return True
        touched: i64 = self._touched()
        place: i64
        for place in range(self.setting.places):
            there: bool = self.count(place, seat) > 0 or self.home[seat] == place
            if there and touched >> place & 1:
                return True
        return False

    # ---------------------------------------------------------------- places

    def _touched(self) -> i64:
        """Where caballeros, the King, a Grande or a scoreboard may come or go, or what may be
        scored, as bits."""
        setting = self.setting
        part: i64 = self.pending
        if part >= setting.end + setting.seats or part == setting.use:
            return self._within_discs()
        if part >= setting.end:
            return self._touched_for(part - setting.end)
        if part >= setting.withdraw:
            return 1 << (part - setting.withdraw)
        if part > setting.use:
            return 0  # from the province
        if part >= setting.banish:
            return 1 << (part - setting.banish) % setting.regions
        if part >= setting.expel:
            return self._within_discs()
        if part >= setting.king:
            return self._touched_by_piece(part)
        if part >= setting.add:
            return 1 << (part - (setting.add if part < setting.score else setting.score))
        return 1 << setting.move_from(part) | 1 << setting.move_to(part)

    def _touched_by_piece(self, part: i64) -> i64:
        """Where it comes from, and where it goes."""
        setting = self.setting
        if part >= setting.board:
            part -= setting.board
            return _bit(self.boards[part // setting.places]) | 1 << part % setting.places
        if part >= setting.grande:
            return _bit(self.home[self.turn]) | 1 << (part - setting.grande)
        return 1 << self.king | 1 << (part - setting.king)

    def _within_discs(self) -> i64:
        """Where discs that are not shown may lead."""
        effect: i64 = self.effect()
        if effect == RECALL:
            return 0
        regions: i64 = (1 << self.setting.regions) - 1
        if effect == SCORE_SECRET:
            return regions
        if effect == EXPULSION:
            return regions & ~(1 << self.king)
        found: i64 = 0
        seat: i64
        for seat in range(self.setting.seats):
            if seat != self.turn:
                found |= self._regions_of(seat)
        return found

    def _touched_for(self, seat: i64) -> i64:
        """The part of one seat; its disc, if there is one, lies open."""
        effect: i64 = self.effect()
        if effect == ANGER:
            return self._regions_of(seat)
        if effect in (RETREAT, EXPULSION):
            found: i64 = 1 << self.discs[seat] | _bit(self.source)
            return found & ~(1 << self.king)
        return 0

    def _regions_of(self, seat: i64) -> i64:
        """Where the seat has caballeros that may leave."""
        found: i64 = 0
        region: i64
        for region in range(self.setting.regions):
            if region != self.king and self.count(region, seat):
                found |= 1 << region
        return found

    # ---------------------------------------------------------------- seats

    def _addressed(self) -> i64:
        """The seats that give something, lose it or set a disc, as bits; of those whose caballeros
        are moved or sent back, the places tell."""
        setting = self.setting
        part: i64 = self.pending
        if setting.end <= part < setting.end + setting.seats:
            return 1 << (part - setting.end)
        if part >= setting.end or part == setting.use:
            return self._set_discs(self.source)
        if setting.expel <= part < setting.banish:
            return self._set_discs(part - setting.expel)
        return 0

    def _set_discs(self, source: i64) -> i64:
        """Who sets a disc; in an expulsion, from which region."""
        effect: i64 = self.effect()
        found: i64 = 0
        seat: i64
        for seat in range(self.setting.seats):
            sets: bool = effect == SCORE_SECRET
            if effect == RETREAT:
                sets = seat != self.turn and self._regions_of(seat) != 0
            elif effect == EXPULSION:
                sets = seat != self.turn and self.count(source, seat) > 0
            if sets:
                found |= 1 << seat
        return found


def _bit(place: i64) -> i64:
    return 0 if place == NONE else 1 << place
