"""What an action card may say in a box: every effect, and the numbers that go with it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from crownlands.games.el_grande import state


@dataclass(frozen=True)
class Effect:
    """How the rules know it, its numbers in their order, and what each is where the box is silent.
    Of some there may only be so many cards: more could not be kept apart."""

    code: int
    keys: Mapping[str, int | None] = field(default_factory=dict)
    most_copies: int | None = None


INTRIGUE = {"own": 0, "foreign": 0, "total": 0, "one_region": 0, "court": 0}
EFFECTS = {
    "intrigue": Effect(state.INTRIGUE, INTRIGUE),
    "veto": Effect(state.KEEP_VETO, most_copies=state.VETOES),
    "decay": Effect(state.DECAY, {"amount": None}),
    "anger": Effect(state.ANGER, {"amount": None}),
    "one_each": Effect(state.ONE_EACH),
    "retreat": Effect(state.RETREAT, {"amount": None, "present": None}),
    "score_any": Effect(state.SCORE_ANY),
    "score_class": Effect(state.SCORE_CLASS, {"classes": None}),
    "score_castillo": Effect(state.SCORE_CASTILLO),
    "score_first": Effect(state.SCORE_FIRST),
    "score_most": Effect(state.SCORE_MOST),
    "score_least": Effect(state.SCORE_LEAST),
    "score_secret": Effect(state.SCORE_SECRET),
    "scoreboard": Effect(state.SCOREBOARD),
    "adviser": Effect(state.ADVISER),
    "king": Effect(state.KING),
    "expulsion": Effect(state.EXPULSION),
    "grande": Effect(state.GRANDE),
    "recall": Effect(state.RECALL, most_copies=2),
    "court": Effect(state.COURT, {"amount": None}),
}
