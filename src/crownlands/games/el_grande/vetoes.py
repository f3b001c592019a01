"""The veto: every part of a special action is announced, and may be stopped before it is done."""

from crownlands.core.contract import Fact
from crownlands.core.ints import i64
from crownlands.games.el_grande import facts
from crownlands.games.el_grande.concerns import Concerns
from crownlands.games.el_grande.setting import (
    ACTING,
    ALWAYS,
    NONE,
    NOT_THIS_ACTION,
    NOT_THIS_ROUND,
    ONLY_ME,
    VETO,
    VETOES,
)
from crownlands.games.el_grande.state import replaced


class Vetoes(Concerns):
    """A position that knows whom to ask before something is done."""

    __slots__ = ()

    def _announce(self, part: i64, log: list[Fact] | None) -> None:
        self.pending = part
        self.asked = 0
        self._ask(log)

    def _ask(self, log: list[Fact] | None) -> None:
        """Every holder of a veto may stop what was announced, clockwise from the left. RULES 17."""
        seats: i64 = self.setting.seats
        first: bool = self.asked == 0
        passing: i64 = 0  # holders who do not want to be asked
        away: i64
        for away in range(1, seats):
            holder: i64 = (self.turn + away) % seats
            if self.asked >> holder & 1 or not self.holds_veto(holder):
                continue
            self.asked |= 1 << holder
            if self._wants_to_be_asked(holder):
                if log is not None:
                    if first:
                        log.append((facts.ANNOUNCED, self.turn, self.card, self.pending))
                    self._tell_passing(passing, log)
                self.phase = VETO
                self.acting = holder
                return
            passing |= 1 << holder
        if log is not None:
            self._tell_passing(passing, log)
        self._carry_out(log)

    def _wants_to_be_asked(self, holder: i64) -> bool:
        wish: i64 = self.watch[holder]
        if wish == ONLY_ME:
            return self.concerns_seat(holder)
        return wish == ALWAYS or (wish >= 0 and self.concerns_place(wish))

    def _tell_passing(self, holders: i64, log: list[Fact]) -> None:
        """To the others it is all the same whether one lets it pass now or wished so before."""
        away: i64
        for away in range(1, self.setting.seats):
            holder: i64 = (self.turn + away) % self.setting.seats
            if holders >> holder & 1:
                log.append((facts.PERMITTED, holder, ALWAYS))

    def answer(self, seat: i64, move: i64, log: list[Fact] | None) -> None:
        """Stop the action, or let this part pass, and more of them by a wish that replaces the one
        before."""
        setting = self.setting
        if move == setting.veto:
            self._stop(seat, log)
            return
        wish: i64 = ALWAYS
        if move == setting.allow + 1:
            wish = NOT_THIS_ACTION
        elif move == setting.allow + 2:
            wish = NOT_THIS_ROUND
        elif move == setting.unless_me:
            wish = ONLY_ME
        elif move >= setting.unless:
            wish = move - setting.unless
        if move != setting.allow:
            self.wish(seat, wish)
        if log is not None:
            log.append((facts.PERMITTED, seat, wish))
        self._ask(log)

    def wish(self, seat: i64, about: i64) -> None:
        """What the seat wants to be asked from now on."""
        if self.watch[seat] != about:
            self.watch = replaced(self.watch, seat, about)

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
        self.wish(seat, ALWAYS)
        if log is not None:
            log.append((facts.VETOED, seat, self.turn, self.card))
        self.close_action()

    def close_action(self) -> None:
        """Back to the turn; the special action is over."""
        seat: i64
        for seat in range(self.setting.seats):
            if self.watch[seat] == NOT_THIS_ACTION:
                self.wish(seat, ALWAYS)
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
        self.waiting = 0
        self.phase = ACTING
        self.acting = self.turn

    def _carry_out(self, log: list[Fact] | None) -> None:
        """Do what was announced."""
        raise NotImplementedError
