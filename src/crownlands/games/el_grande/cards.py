"""What an action card may say in a box: every effect, and the numbers that go with it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from crownlands.games.el_grande import setting


@dataclass(frozen=True)
class Effect:
    """How the rules know it, its numbers in their order, and what each is where the box is silent.
    Of some there may only be so many cards: more could not be kept apart."""

    code: int
    keys: Mapping[str, int | None] = field(default_factory=dict)
    most_copies: int | None = None


INTRIGUE = {"own": 0, "foreign": 0, "total": 0, "one_region": 0, "court": 0}
EFFECTS = {
    "intrigue": Effect(setting.INTRIGUE, INTRIGUE),
    "veto": Effect(setting.KEEP_VETO, most_copies=setting.VETOES),
    "decay": Effect(setting.DECAY, {"amount": None}),
    "anger": Effect(setting.ANGER, {"amount": None}),
    "one_each": Effect(setting.ONE_EACH),
    "retreat": Effect(setting.RETREAT, {"amount": None, "present": None}),
    "score_any": Effect(setting.SCORE_ANY),
    "score_class": Effect(setting.SCORE_CLASS, {"classes": None}),
    "score_castillo": Effect(setting.SCORE_CASTILLO),
    "score_first": Effect(setting.SCORE_FIRST),
    "score_most": Effect(setting.SCORE_MOST),
    "score_least": Effect(setting.SCORE_LEAST),
    "score_secret": Effect(setting.SCORE_SECRET),
    "scoreboard": Effect(setting.SCOREBOARD),
    "adviser": Effect(setting.ADVISER),
    "king": Effect(setting.KING),
    "expulsion": Effect(setting.EXPULSION),
    "grande": Effect(setting.GRANDE),
    "recall": Effect(setting.RECALL, most_copies=2),
    "court": Effect(setting.COURT, {"amount": None}),
}
