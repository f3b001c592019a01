"""The veto: every part of a special action is announced, and may be stopped before it is done."""

from crownlands.core.contract import Fact
from crownlands.core.ints import i64
from crownlands.games.el_grande import facts
from crownlands.games.el_grande.choices import Choices
from crownlands.games.el_grande.setting import (
    ACTING,
    ALWAYS,
    NONE,
    NOT_THIS_ACTION,
    NOT_THIS_ROUND,
    VETO,
    VETOES,
)
from crownlands.games.el_grande.state import replaced


class Vetoes(Choices):
    """A position that knows whom to ask before something is done."""

    __slots__ = ()

    def _announce(self, part: i64, log: list[Fact] | None) -> None:
        self.pending = part
        self.asked = 0
        self._ask(log)

    def _ask(self, log: list[Fact] | None) -> None:
        """Every holder of a veto may stop what was announced, clockwise from the left. RULES 17."""
        setting = self.setting
        away: i64
        for away in range(1, setting.seats):
            holder: i64 = (self.turn + away) % setting.seats
            if self.asked >> holder & 1 == 0 and self._wants_to_be_asked(holder):
                if log is not None and self.asked == 0:
                    log.append((facts.ANNOUNCED, self.turn, self.card, self.pending))
                self.asked |= 1 << holder
                self.phase = VETO
                self.acting = holder
                return
        self._carry_out(log)

    def _wants_to_be_asked(self, seat: i64) -> bool:
        if not self.holds_veto(seat):
            return False
        watched: i64 = self.watch[seat]
        return watched == ALWAYS or (watched >= 0 and self._touches(watched))

    def _touches(self, place: i64) -> bool:
        """Whether what was announced concerns a place."""
        setting = self.setting
        part: i64 = self.pending
        if part >= setting.end:
            return self._touches_seat(part - setting.end, place)
        if part < setting.add:
            return setting.move_from(part) == place or setting.move_to(part) == place
        if part < setting.score:
            return part - setting.add == place
        if part < setting.king:
            return part - setting.score == place
        if part < setting.grande:
            return part - setting.king == place or self.king == place
        if part < setting.board:
            return part - setting.grande == place or self.home[self.turn] == place
        if part < setting.expel:
            part -= setting.board
            return part % setting.places == place or self.boards[part // setting.places] == place
        if part < setting.banish:
            return part - setting.expel == place
        if part < setting.use:
            return (part - setting.banish) % setting.regions == place
        return part >= setting.withdraw and part - setting.withdraw == place

    def _touches_seat(self, seat: i64, place: i64) -> bool:
        """Discs that are shown say where caballeros come from or go to."""
        if seat == self.setting.seats or self.discs[seat] == NONE:
            return False
        return self.discs[seat] == place or self.source == place

    def answer(self, seat: i64, move: i64, log: list[Fact] | None) -> None:
        """Stop the action, or let this part, this action or this round pass, or all but a place."""
        setting = self.setting
        if move == setting.veto:
            self._stop(seat, log)
            return
        scope: i64 = ALWAYS
        if move == setting.allow + 1:
            scope = NOT_THIS_ACTION
        elif move == setting.allow + 2:
            scope = NOT_THIS_ROUND
        elif move >= setting.unless:
            scope = move - setting.unless
        if scope != ALWAYS:
            self.watch = replaced(self.watch, seat, scope)
        if log is not None:
            log.append((facts.PERMITTED, seat, scope))
        self._ask(log)

    def _stop(self, seat: i64, log: list[Fact] | None) -> None:
        """What was done stays; what was announced and the rest is lost. The veto is used up, of two
        the one that would expire first."""
        card: i64
        used: i64 = NONE
        for card in range(VETOES):
            sooner: bool = used == NONE or self.vetoes[card * 2 + 1] < self.vetoes[used * 2 + 1]
            if self.vetoes[card * 2] == seat and sooner:
                used = card
        self.vetoes = replaced(self.vetoes, used * 2, NONE)
        self.vetoes[used * 2 + 1] = NONE
        if log is not None:
            log.append((facts.VETOED, seat, self.turn, self.card))
        self.close_action()

    def close_action(self) -> None:
        """Back to the turn; the special action is over."""
        seat: i64
        for seat in range(self.setting.seats):
            if self.watch[seat] == NOT_THIS_ACTION:
                self.watch = replaced(self.watch, seat, ALWAYS)
            if self.discs[seat] != NONE:
                self.discs = replaced(self.discs, seat, NONE)
        self.special = False
        self.left = 0
        self.left_own = 0
        self.left_foreign = 0
        self.left_add = 0
        self.source = NONE
        self.todo = 0
        self.pending = NONE
        self.asked = 0
        self.phase = ACTING
        self.acting = self.turn

    def _carry_out(self, log: list[Fact] | None) -> None:
        """Do what was announced."""
        raise NotImplementedError
