"""The rules of Kingdoms, in the rulebook's order: setup, turn, scoring, next round, end.

`legal` and its two list-free twins say what may be done, `refusal` says why not, `apply` does it.
"""

from typing import Final

from crownlands.core import bags
from crownlands.core.contract import CHANCE, NOBODY, Fact
from crownlands.core.errors import IllegalMove
from crownlands.core.ints import i64, remove
from crownlands.core.rng import Rng
from crownlands.games.kingdoms import scoring
from crownlands.games.kingdoms.state import (
    DRAWING,
    HOLDING,
    NO_TILE,
    OVER,
    STARTER,
    TURN,
    Position,
    Setting,
)

# facts: the first number of an entry in the log; events.py says what follows it
TILE_DEALT: Final = 0
STARTER_CHOSEN: Final = 1
ROUND_STARTED: Final = 2
TILE_DRAWN: Final = 3
CASTLE_PLACED: Final = 4
TILE_PLACED: Final = 5
STARTING_TILE_PLACED: Final = 6
PASSED: Final = 7  # 8 is scoring.LINE_SCORED
ROUND_ENDED: Final = 9
CASTLES_RETURNED: Final = 10
FINAL_ROUND: Final = 11
GAME_ENDED: Final = 12

# why a move is refused
ALLOWED: Final = ""
UNKNOWN_MOVE: Final = "unknown-move"
GAME_OVER: Final = "game-over"
NOT_YOUR_TURN: Final = "not-your-turn"
CHANCE_ONLY: Final = "chance-only"
NOT_CHANCE: Final = "not-chance"
SQUARE_TAKEN: Final = "square-taken"
NO_CASTLE: Final = "no-castle"
MUST_PLACE_DRAWN: Final = "must-place-drawn"
NOTHING_DRAWN: Final = "nothing-drawn"
NO_STARTING_TILE: Final = "no-starting-tile"
SUPPLY_EMPTY: Final = "supply-empty"
TILE_NOT_IN_SUPPLY: Final = "tile-not-in-supply"
CANNOT_PASS: Final = "cannot-pass"
NO_LUCK_NO_DRAW: Final = "no-luck-no-draw"
ONLY_IN_NO_LUCK: Final = "only-in-no-luck"


class Kingdoms(Position):
    """A position that knows the rules."""

    __slots__ = ()

    # ---------------------------------------------------------------- who and what may move

    def actor(self) -> i64:
        return self.acting

    def actors(self) -> list[int]:
        return [] if self.acting == NOBODY else [self.acting]

    def legal(self, seat: i64) -> list[int]:
        if seat != self.acting or seat == NOBODY:
            return []
        if seat == CHANCE:
            return self._chance_moves()
        if self.phase == HOLDING:
            return list(self.empties)
        setting = self.setting
        bases = setting.bases[self.hands[seat]]
        if setting.no_luck:
            bases = bases + self._supply_bases()
        elif not bases:
            return [setting.draw if self.left else setting.pass_]
        moves: list[int] = [base + square for base in bases for square in self.empties]
        if self.left and not setting.no_luck:
            moves.append(setting.draw)
        elif not moves:
            moves.append(setting.pass_)
        return moves

    def count_legal(self, seat: i64) -> i64:
        if seat != self.acting or seat == NOBODY:
            return 0
        if seat == CHANCE:
            return len(self._chance_moves())
        if self.phase == HOLDING:
            return len(self.empties)
        kinds: i64 = len(self.setting.bases[self.hands[seat]])
        if self.setting.no_luck:
            kinds += len(self._supply_bases())
        count: i64 = kinds * len(self.empties)
        if self.left and not self.setting.no_luck:
            count += 1
        return count if count else 1

    def nth_legal(self, seat: i64, n: i64) -> i64:
        setting = self.setting
        if seat == CHANCE:
            return self._chance_moves()[n]
        if self.phase == HOLDING:
            return self.empties[n]
        bases = setting.bases[self.hands[seat]]
        if setting.no_luck:
            bases = bases + self._supply_bases()
        kind: i64 = n // len(self.empties)
        if kind < len(bases):
            return bases[kind] + self.empties[n % len(self.empties)]
        return setting.draw if self.left else setting.pass_

    def _supply_bases(self) -> list[int]:
        """No luck: where the moves begin that place each tile of the open supply."""
        tile: i64 = self.setting.tile
        squares: i64 = self.setting.squares
        return [tile + face * squares for face in range(self.setting.faces) if self.supply[face]]

    def can_act(self, seat: i64) -> bool:
        """Passing is only for those who can do none of the three actions."""
        return self.left > 0 or self.hands[seat] != 0

    def refusal(self, seat: i64, move: i64) -> str:
        """Why the seat may not make this move now: the rule's id, or ALLOWED."""
        setting = self.setting
        squares: i64 = setting.squares
        square: i64
        if seat != self.acting or seat < 0 or move < 0 or move >= setting.deal:
            return self._refuse_actor(seat, move)
        if self.phase == HOLDING:
            square = move
            if square >= squares:
                return MUST_PLACE_DRAWN
        elif move < setting.castle:
            return NOTHING_DRAWN
        elif move < setting.starting:
            square = move % squares
            if self.castles[seat * setting.ranks + move // squares - 1] == 0:
                return NO_CASTLE
        elif move < setting.draw:
            square = move - setting.starting
            if self.starting[seat] == NO_TILE:
                return NO_STARTING_TILE
        elif move < setting.tile:
            return self._refuse_draw_or_pass(seat, move)
        else:
            square = (move - setting.tile) % squares
            if not setting.no_luck:
                return ONLY_IN_NO_LUCK
            if self.supply[(move - setting.tile) // squares] == 0:
                return TILE_NOT_IN_SUPPLY
        return SQUARE_TAKEN if self.board[square] else ALLOWED

    def _refuse_actor(self, seat: i64, move: i64) -> str:
        if self.acting == NOBODY:
            return GAME_OVER
        if seat != self.acting:
            return NOT_YOUR_TURN
        if seat == CHANCE:
            return ALLOWED if move in self._chance_moves() else NOT_CHANCE
        return CHANCE_ONLY if 0 <= move < self.setting.end else UNKNOWN_MOVE

    def _refuse_draw_or_pass(self, seat: i64, move: i64) -> str:
        setting = self.setting
        if move == setting.pass_:
            return CANNOT_PASS if self.can_act(seat) else ALLOWED
        if setting.no_luck:
            return NO_LUCK_NO_DRAW
        return ALLOWED if self.left else SUPPLY_EMPTY

    # ---------------------------------------------------------------- chance

    def _chance_moves(self) -> list[int]:
        setting = self.setting
        base: i64
        if self.phase == STARTER:
            base = setting.choose_starter
            return [base + seat for seat in self._may_start()]
        if self.phase == DRAWING:
            base = setting.turn_up
        else:
            base = setting.deal + self.turn * setting.faces
        return [base + tile for tile in range(setting.faces) if self.supply[tile]]

    def odds(self) -> list[int]:
        if self.acting != CHANCE:
            return []
        if self.phase == STARTER:
            return [1 for _ in self._may_start()]
        return [count for count in self.supply if count]

    def chance(self, rng: Rng) -> i64:
        setting = self.setting
        if self.phase == STARTER:
            able = self._may_start()
            return setting.choose_starter + able[rng.below(len(able))]
        tile: i64 = bags.kind_at(self.supply, rng.below(self.left))
        if self.phase == DRAWING:
            return setting.turn_up + tile
        return setting.deal + self.turn * setting.faces + tile

    # ---------------------------------------------------------------- making a move

    def play(self, seat: i64, move: i64, log: list[Fact] | None = None) -> None:
        refusal = self.refusal(seat, move)
        if refusal:
            raise IllegalMove(seat, move, refusal)
        self.apply(seat, move, log)

    def apply(self, seat: i64, move: i64, log: list[Fact] | None = None) -> None:
        setting = self.setting
        squares: i64 = setting.squares
        if move < setting.castle:
            self._place_drawn_tile(seat, move, log)
        elif move < setting.starting:
            self._place_castle(seat, move // squares - 1, move % squares, log)
        elif move < setting.draw:
            self._place_starting_tile(seat, move - setting.starting, log)
        elif move == setting.draw:
            self.phase = DRAWING
            self.acting = CHANCE
        elif move == setting.pass_:
            if log is not None:
                log.append((PASSED, seat))
            self._next_turn()
        elif move < setting.deal:
            move -= setting.tile
            self._place_supply_tile(seat, move // squares, move % squares, log)
        elif move < setting.turn_up:
            self._deal((move - setting.deal) % setting.faces, log)
        elif move < setting.choose_starter:
            self._turn_up(move - setting.turn_up, log)
        else:
            self._start(move - setting.choose_starter, log)

    # ---------------------------------------------------------------- setup of a round

    def begin(self) -> None:
        """Everything before the first choice that needs no chance."""
        self.set_up()
        if self.setting.no_luck:  # no starting tiles
            self.phase = STARTER

    def _deal(self, tile: i64, log: list[Fact] | None) -> None:
        self.supply[tile] -= 1
        self.left -= 1
        self.starting[self.turn] = tile
        self.hands[self.turn] += 1 << self.setting.ranks
        if log is not None:
            if self.turn == 0:
                log.append((ROUND_STARTED, self.round))
            log.append((TILE_DEALT, self.turn, tile))
        self.turn += 1
        if self.turn == self.setting.seats:
            self._find_starter(log)

    def _find_starter(self, log: list[Fact] | None) -> None:
        """The first round's starter is random; later the richest starts."""
        self.phase = STARTER
        able = self._may_start()
        if len(able) == 1:
            self._start(able[0], log)

    def _may_start(self) -> list[int]:
        seats: i64 = self.setting.seats
        if self.round == 1:
            return list(range(seats))
        most = max(self.money)
        richest = [seat for seat in range(seats) if self.money[seat] == most]
        if self.setting.starter_clockwise:  # RULES 2
            seat: int = self.starter
            while seat not in richest:
                seat = (seat + 1) % seats
            return [seat]
        return richest

    def _start(self, seat: i64, log: list[Fact] | None) -> None:
        self.starter = seat
        self.turn = seat
        self.acting = seat
        self.phase = TURN
        if log is not None:
            if self.setting.no_luck:
                log.append((ROUND_STARTED, self.round))
            log.append((STARTER_CHOSEN, seat))

    # ---------------------------------------------------------------- a turn

    def _place_castle(self, seat: i64, rank: i64, square: i64, log: list[Fact] | None) -> None:
        setting = self.setting
        at: i64 = seat * setting.ranks + rank
        self.castles[at] -= 1
        if self.castles[at] == 0:
            self.hands[seat] -= 1 << rank
        if log is not None:
            log.append((CASTLE_PLACED, seat, rank + 1, square))
        if setting.last_castle and not self.final and self.hands[seat] % (1 << setting.ranks) == 0:
            self.final = True
            if log is not None:
                log.append((FINAL_ROUND, seat))
        self._placed(square, setting.first_castle + at, log)

    def _place_starting_tile(self, seat: i64, square: i64, log: list[Fact] | None) -> None:
        tile: i64 = self.starting[seat]
        self.starting[seat] = NO_TILE
        self.hands[seat] -= 1 << self.setting.ranks
        if log is not None:
            log.append((STARTING_TILE_PLACED, seat, tile, square))
        self._placed(square, 1 + tile, log)

    def _turn_up(self, tile: i64, log: list[Fact] | None) -> None:
        self.supply[tile] -= 1
        self.left -= 1
        self.held = tile
        self.phase = HOLDING
        self.acting = self.turn
        if log is not None:
            log.append((TILE_DRAWN, self.turn, tile))

    def _place_drawn_tile(self, seat: i64, square: i64, log: list[Fact] | None) -> None:
        tile: i64 = self.held
        self.held = NO_TILE
        self.phase = TURN
        if log is not None:
            log.append((TILE_PLACED, seat, tile, square))
        self._placed(square, 1 + tile, log)

    def _place_supply_tile(self, seat: i64, tile: i64, square: i64, log: list[Fact] | None) -> None:
        self.supply[tile] -= 1
        self.left -= 1
        if log is not None:
            log.append((TILE_PLACED, seat, tile, square))
        self._placed(square, 1 + tile, log)

    def _placed(self, square: i64, piece: i64, log: list[Fact] | None) -> None:
        """A piece lands: score what it fills, then the next turn or the end of the round."""
        self.board[square] = piece
        self.empties = remove(self.empties, square)
        if self.setting.as_you_go:
            scoring.score_filled(self, square, log)
        if len(self.empties) == 0 or (self.left == 0 and self._nobody_can_act()):
            self._end_round(log)
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        seat: i64 = self.turn + 1
        if seat == self.setting.seats:
            seat = 0
        self.turn = seat
        self.acting = seat

    def _nobody_can_act(self) -> bool:
        seat: i64
        for seat in range(self.setting.seats):
            if self.can_act(seat):
                return False
        return True

    # ---------------------------------------------------------------- next round and end

    def _end_round(self, log: list[Fact] | None) -> None:
        setting = self.setting
        scoring.score_board(self, log)
        if log is not None:
            log.append((ROUND_ENDED, self.round))
        if self.final or (not setting.last_castle and self.round == setting.rounds):
            self.phase = OVER
            self.acting = NOBODY
            if log is not None:
                winners = self.ranking()[0]
                log.append((GAME_ENDED, self.money[winners[0]], *winners))
            return
        if not setting.last_castle:
            self._return_castles(log)
        self.clear_board()
        if setting.no_luck:
            self._find_starter(log)

    def _return_castles(self, log: list[Fact] | None) -> None:
        """Rank 1 castles go back to their owners; the others leave the game."""
        setting = self.setting
        owners = setting.owner
        before = self.castles[:]
        for piece in self.board:
            owner: i64 = owners[piece]
            if owner >= 0 and setting.value[piece] == 1:
                self.castles[owner * setting.ranks] += 1
                self.hands[owner] |= 1
        if log is not None:
            for seat in range(setting.seats):
                back = self.castles[seat * setting.ranks] - before[seat * setting.ranks]
                if back:
                    log.append((CASTLES_RETURNED, seat, back))

    def scores(self) -> list[int]:
        return list(self.money)

    def ranking(self) -> list[list[int]]:
        """By money; RULES 3 says what becomes of a tie."""
        reserve_wins = self.setting.reserve_wins
        standing: dict[tuple[int, int], list[int]] = {}
        for seat in range(self.setting.seats):
            second: int = self.reserve(seat) if reserve_wins else 0
            standing.setdefault((self.money[seat], second), []).append(seat)
        return [standing[key] for key in sorted(standing, reverse=True)]

    # ---------------------------------------------------------------- copies

    def copy(self) -> "Kingdoms":
        new = Kingdoms(self.setting)
        new.take_from(self)
        return new

    def redeal(self, seat: i64, rng: Rng) -> None:
        """The others' starting tiles, and a tile that another holds, could be any unseen ones."""
        other: i64
        hidden_hand: bool = self.held != NO_TILE and self.turn != seat
        if hidden_hand:
            self.supply[self.held] += 1
        for other in range(self.setting.seats):
            if other != seat and self.starting[other] != NO_TILE:
                self.supply[self.starting[other]] += 1
        for other in range(self.setting.seats):
            if other != seat and self.starting[other] != NO_TILE:
                self.starting[other] = bags.draw(self.supply, rng)
        if hidden_hand:
            self.held = bags.draw(self.supply, rng)


def new_match(setting: Setting) -> Kingdoms:
    position = Kingdoms(setting)
    position.begin()
    return position


def from_ints(setting: Setting, ints: list[int]) -> Kingdoms:
    position = Kingdoms(setting)
    position.load_ints(ints)
    return position
