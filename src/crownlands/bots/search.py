"""Search, compiled: information-set Monte Carlo tree search for every game of the contract.

Each walk deals what the seat cannot know anew and goes down one tree. Its branches are whole turns,
as greedy would make them, best first; the more often a node is visited, the more of them are tried.
Chance is no part of the tree: it is drawn on every walk, so a node stands for what was chosen and
not for what was drawn; where that matters, the tree ends, unless the judge is for going on. Whoever
chooses at the same time as others chooses at one node, whatever the others chose. Where the tree
ends, everybody goes on without much thought until the position can be judged, and the game's judge
says how it would end.
"""

from math import log, sqrt
from typing import Final

from crownlands.bots.greedy import LINES, SAMPLES, TRIED, Judge, Turn, lead, turn_with, turns
from crownlands.core.contract import CHANCE, NOBODY, State
from crownlands.core.ints import i64, vec
from crownlands.core.rng import Rng

ONE: Final = 1_000_000  # a won game; what a walk brings is counted in millionths
CURIOUS: Final = 0.35  # how much a turn that was seldom tried is favoured
ROOT_FIRST: Final = 6  # turns that the root tries from the start
ROOT_WIDER: Final = 0.5  # and how fast they become more: this times the root of the visits
FIRST: Final = 3  # the same for all other nodes
WIDER: Final = 1.0
RANKS: Final = 24  # visits from which a node looks at all that may follow, as the root does at once
CAREFUL_FIRST: Final = 2  # a few replies that are chosen with care may tell more than many
CAREFUL_WIDER: Final = 0.4
CAREFUL_RANKS: Final = 1
TRIED_LATER: Final = 4  # with fewer turns that are followed to their end
LINES_LATER: Final = 1
WORTH_KEEPING: Final = 4  # visits of what is looked at when a tree is used again
KEPT: Final = 6  # choices that may lie between
ANY_SEED: Final = 1
INSISTED: Final = 6  # one walk of so many goes to the move that must be looked at
MOST: Final = 150  # choices that are made at most before a walk is judged
AHEAD: Final = 12  # choices of a turn that is made without much thought


class Node:
    """A turn that a seat made, and what came of it."""

    __slots__ = (
        "children",
        "margin",
        "moves",
        "offered",
        "prior",
        "ranked",
        "seat",
        "total",
        "untried",
        "veil",
        "visits",
    )

    def __init__(self, seat: i64, moves: list[int], prior: i64 = 0) -> None:
        self.seat: i64 = seat
        self.moves = moves
        self.prior: i64 = prior  # what the judge made of it at first sight, in millionths of a win
        self.visits: i64 = 0
        self.offered: i64 = 0  # walks on which it could have been chosen
        self.total: i64 = 0  # to its seat, in millionths of a win
        self.margin: i64 = 0  # of its seat, in the judge's numbers
        self.children: list[Node] = []
        self.ranked = False  # whether all turns that may follow were looked at
        self.untried: list[Turn] = []  # those that were not tried yet, the best last
        self.veil: Node | None = None  # what follows where the choice is secret for now


class Search:
    """A tree that grows as long as it is let, for one seat in one position."""

    def __init__(self, judge: Judge, guess: State, seat: i64, rng: Rng) -> None:
        self.judge = judge
        self.guess = guess
        self.seat: i64 = seat
        self.insisted: i64 = -1  # a move of the seat that must be looked at, good or bad
        self.rng = rng
        careful: bool = judge.careful and len(guess.scores()) > 2
        self.first: i64 = CAREFUL_FIRST if careful else FIRST
        self.wider: float = CAREFUL_WIDER if careful else WIDER
        self.ranks: i64 = CAREFUL_RANKS if careful else RANKS
        self.root = Node(NOBODY, [])
        self.known: i64 = 0  # turns that the root had tried when it became the root

    def keep(self, guess: State, rng: Rng) -> bool:
        """Go on with the part of the tree that stands for a later position, if there is one."""
        found = kept(self.root, self.guess.copy(), self.seat, looks(guess, self.seat), KEPT)
        self.guess = guess
        self.rng = rng
        if found is None:
            return False
        found.ranked = False  # a root looks wider
        found.untried = []
        self.root = found
        self.known = len(found.children)
        return True

    def grow(self, walks: i64) -> None:
        for _ in range(walks):
            self.walk()

    def is_decided(self, left: i64) -> bool:
        """Whether so many walks more cannot change which first move had the most."""
        most: i64 = 0
        second: i64 = 0
        firsts: list[int] = []
        for node in self.root.children:
            first: i64 = node.moves[0]
            if first in firsts:
                continue
            firsts.append(first)
            visits: i64 = 0
            for other in self.root.children:
                if other.moves[0] == first:
                    visits += other.visits
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
        return most - second > left

    def walk(self) -> None:
        """Down the tree, one node further, and back with what it brought."""
        state = self.guess.copy()
        state.redeal(self.seat, self.rng)
        path = self._descend(state)
        last = path[len(path) - 1]
        self._finish(state, last.seat != self.seat and last.seat >= 0)
        found = rewards(self.judge, state, self.seat)
        for node in path:
            node.visits += 1
            if node.seat >= 0:
                node.total += found[node.seat * 2]
                node.margin += found[node.seat * 2 + 1]

    def _descend(self, state: State) -> list[Node]:
        node = self.root
        path = [node]
        while True:
            seat: i64 = state.actor()
            if seat == NOBODY:
                return path
            if seat == CHANCE:
                blurred: bool = len(path) > 1 and self.judge.minds_chance(state)
                state.apply(CHANCE, state.chance(self.rng))
                if blurred and not self._gets_past(state):
                    return path
            elif state.count_legal(seat) == 1:
                state.apply(seat, state.nth_legal(seat, 0))
            else:
                actors = state.actors()
                is_secret = len(actors) > 1
                if is_secret and self.seat in actors:
                    seat = self.seat  # of those who choose at once, whose tree this is comes first
                child = self._pick(node, state, seat)
                follow(state, seat, child.moves)
                path.append(child)
                if child.visits == 0 or len(path) > self.judge.deep:
                    return path
                node = child
                if is_secret:
                    node = veiled(path[len(path) - 2])
                    path.append(node)

    def _gets_past(self, state: State) -> bool:
        """What is good now depends on what was drawn. The tree ends here; or that is dealt with at
        a glance, and the tree goes on with what comes next, whatever was drawn."""
        if not self.judge.past_draws:
            return False
        seat: i64 = state.actor()
        while self.judge.goes_on(state, seat):
            state.apply(seat, self.judge.swift(state, seat, self.rng))
        return True

    def _pick(self, node: Node, state: State, seat: i64) -> Node:
        """The most promising turn, or one that was not tried before."""
        is_root: bool = node is self.root
        if is_root and self.insisted >= 0 and node.visits % INSISTED == 0:
            return self._insist(node, state, seat)
        legal = state.legal(seat)
        possible: list[Node] = []
        for child in node.children:
            if child.seat == seat and child.moves[0] in legal:
                child.offered += 1
                possible.append(child)
        tried: i64 = len(possible)
        first: i64 = self.known + ROOT_FIRST if is_root else self.first
        wider: float = ROOT_WIDER if is_root else self.wider
        if tried < first + int(wider * sqrt(float(node.visits))):
            fresh = self._fresh(node, state, seat, legal, tried == 0)
            if fresh is not None:
                return fresh
        return most_promising(possible, self.judge.trust)

    def _insist(self, node: Node, state: State, seat: i64) -> Node:
        """The best turn so far that begins with the move that must be looked at."""
        best: Node | None = None
        for child in node.children:
            if child.seat == seat and child.moves[0] == self.insisted:
                child.offered += 1
                if best is None or child.total * best.visits > best.total * child.visits:
                    best = child
        if best is not None:
            return best
        turn = turn_with(self.judge, state, seat, self.insisted, self.rng, LINES)
        return self._add(node, state, seat, turn)

    def _finish(self, state: State, replied: bool) -> None:
        """Go on until the position can be judged: positions are compared best when they are judged
        at the same time. `replied`: whether others have moved since the seat did."""
        rounds: i64 = self.judge.rounds
        seat: i64 = state.actor()
        for _ in range(MOST):
            if seat == NOBODY:
                return
            if seat == CHANCE:
                state.apply(CHANCE, state.chance(self.rng))
            else:
                if replied and self.judge.rests(state, self.seat):
                    rounds -= 1
                    if rounds == 0:
                        break
                    replied = False
                replied = replied or seat != self.seat
                state.apply(seat, self.judge.swift(state, seat, self.rng))
            seat = state.actor()
        if self.judge.again and seat >= 0:
            self._turn(state, seat)

    def _turn(self, state: State, seat: i64) -> None:
        for _ in range(AHEAD):
            state.apply(seat, self.judge.swift(state, seat, self.rng))
            if not self.judge.goes_on(state, seat):
                return

    def _fresh(
        self, node: Node, state: State, seat: i64, legal: list[int], must: bool
    ) -> Node | None:
        """The best turn that is possible and was not tried yet; where the node was seldom visited,
        the best of a few. None if there is nothing new."""
        if not node.ranked and (node is self.root or node.visits >= self.ranks):
            self._rank(node, state, seat)
        at: i64 = len(node.untried) - 1
        while at >= 0:
            if node.untried[at].moves[0] in legal:
                turn = node.untried[at]
                del node.untried[at]
                return self._add(node, state, seat, turn)
            at -= 1
        if node.ranked and not must:
            return None
        quick = quick_turn(self.judge, state, seat, self.rng)
        known = turn_among(node.children, seat, quick.moves)
        return self._add(node, state, seat, quick) if known is None else known

    def _rank(self, node: Node, state: State, seat: i64) -> None:
        """Look at the turns that may follow, the root with all of greedy's care."""
        node.ranked = True
        tried: i64 = TRIED_LATER
        lines: i64 = LINES_LATER
        samples: i64 = 1
        if node is self.root:
            tried = TRIED
            lines = LINES
            samples = SAMPLES
        for turn in turns(self.judge, state, seat, self.rng, tried, lines, samples):
            if turn_among(node.children, seat, turn.moves) is None:
                turn.worth //= samples
                node.untried.append(turn)
        node.untried.reverse()

    def _add(self, node: Node, state: State, seat: i64, turn: Turn) -> Node:
        child = Node(seat, turn.moves, chance_of(turn.worth, self.judge.doubt(state)))
        child.offered = 1
        node.children.append(child)
        return child


def turn_among(nodes: list[Node], seat: i64, moves: list[int]) -> Node | None:
    for node in nodes:
        if node.seat == seat and node.moves == moves:
            return node
    return None


def quick_turn(judge: Judge, state: State, seat: i64, rng: Rng) -> Turn:
    """A turn that is made without much thought."""
    moves: list[int] = []
    now = state.copy()
    while len(moves) < AHEAD:
        move: i64 = judge.swift(now, seat, rng)
        moves.append(move)
        now.apply(seat, move)
        if not judge.goes_on(now, seat):
            break
    return Turn(moves, judge.worth(now, seat))


def kept(node: Node, state: State, seat: i64, wanted: list[int], left: i64) -> Node | None:
    """The part of a tree that stands for a position, if choices alone, and no chance, led there
    from the root. `state` is that of the node, and `wanted` is how the position looks to the seat.
    """
    actor: i64 = state.actor()
    while actor >= 0 and state.count_legal(actor) == 1:
        state.apply(actor, state.nth_legal(actor, 0))
        actor = state.actor()
    if actor < 0 or len(state.actors()) > 1:
        return None
    if looks(state, seat) == wanted:
        return node
    if left == 0:
        return None
    firsts: list[int] = []
    for child in node.children:
        first: i64 = child.moves[0]
        if child.seat != actor or child.visits < WORTH_KEEPING or first in firsts:
            continue
        if first not in state.legal(actor):
            continue
        firsts.append(first)
        after = state.copy()
        after.apply(actor, first)
        found = kept(rest_of(node, actor, first), after, seat, wanted, left - 1)
        if found is not None:
            return found
    return None


def rest_of(node: Node, seat: i64, move: i64) -> Node:
    """What follows when a turn has begun with a move: the rest of all turns that begin so, and all
    that comes after the turn that is the move alone."""
    rest = Node(NOBODY, [])
    for child in node.children:
        if child.seat != seat or child.moves[0] != move:
            continue
        rest.visits += child.visits
        if len(child.moves) == 1:
            rest.children.extend(child.children)
            rest.untried.extend(child.untried)
            rest.ranked = child.ranked
        else:
            begun = Node(seat, child.moves[1:], child.prior)
            begun.visits = child.visits
            begun.offered = child.offered
            begun.total = child.total
            begun.margin = child.margin
            begun.children = child.children
            begun.untried = child.untried
            begun.ranked = child.ranked
            begun.veil = child.veil
            rest.children.append(begun)
    return rest


def looks(state: State, seat: i64) -> list[int]:
    """All that the seat knows, as numbers."""
    seen = state.copy()
    seen.redeal(seat, Rng(ANY_SEED))
    return seen.to_ints()


def follow(state: State, seat: i64, moves: list[int]) -> None:
    """Make a turn's moves as far as they are possible in this deal."""
    state.apply(seat, moves[0])
    at: i64
    for at in range(1, len(moves)):
        if state.actor() != seat or moves[at] not in state.legal(seat):
            return
        state.apply(seat, moves[at])


def veiled(node: Node) -> Node:
    """Where the tree goes on while what was chosen is secret."""
    if node.veil is None:
        node.veil = Node(NOBODY, [])
    return node.veil


def most_promising(nodes: list[Node], trust: float) -> Node:
    """By what they brought, by first sight as if that had been so many walks, and by how seldom
    they were tried. First sight is off by what mostly changes until a walk is judged."""
    visits: i64 = 0
    off: float = 0.0
    for node in nodes:
        visits += node.visits
        off += float(node.total) - float(node.prior * node.visits)
    off /= float(visits)
    best = nodes[0]
    highest: float = 0.0
    for node in nodes:
        times: float = float(node.visits)
        first: float = trust * (float(node.prior) + off)
        mean: float = (float(node.total) + first) / ((times + trust) * ONE)
        value: float = mean + CURIOUS * sqrt(log(float(node.offered)) / times)
        if node is nodes[0] or value > highest:
            highest = value
            best = node
    return best


def rewards(judge: Judge, state: State, eyes: i64) -> vec[i64]:
    """For every seat: its share of a win in millionths, and its margin in the judge's numbers."""
    totals = judge.prospects(state, eyes)
    seats: i64 = len(totals)
    doubt: i64 = judge.doubt(state)
    found = vec[i64]([0] * (2 * seats))
    shares: i64 = 0
    seat: i64
    for seat in range(seats):
        margin: i64 = lead(totals, seat)
        found[seat * 2] = chance_of(margin, doubt)
        found[seat * 2 + 1] = margin
        shares += found[seat * 2]
    for seat in range(seats):  # somebody wins, and only one
        found[seat * 2] = found[seat * 2] * ONE // shares
    if state.actor() == NOBODY:
        winners = state.ranking()[0]
        for seat in range(seats):
            found[seat * 2] = ONE // len(winners) if seat in winners else 0
    return found


def chance_of(margin: i64, doubt: i64) -> i64:
    """How likely a lead wins."""
    x: float = float(margin) / float(doubt)
    return int((0.5 + 0.5 * x / sqrt(x * x + 1.0)) * ONE)
