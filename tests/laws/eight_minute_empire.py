"""What the laws must know of Eight-Minute Empire: edited boxes, what lasts, what is secret."""

from collections import Counter
from collections.abc import Hashable, Mapping
from itertools import pairwise

from crownlands.games.eight_minute_empire import GAME
from crownlands.games.eight_minute_empire.box import read_box
from crownlands.games.eight_minute_empire.events import EmpireEvent
from crownlands.games.eight_minute_empire.moves import EmpireMove
from crownlands.games.eight_minute_empire.rules import Empire
from crownlands.games.eight_minute_empire.setup import EmpireSetup
from crownlands.games.eight_minute_empire.state import BIDS, NONE, TAKING
from crownlands.games.eight_minute_empire.views import EmpireView

__all__ = [
    "BOXES",
    "GAME",
    "EmpireEvent",
    "EmpireMove",
    "EmpireView",
    "answers",
    "conserved",
    "secrets",
]

COLOURS = "".join(
    f'[[colour]]\nname = "{name}"\nletter = "{name[0].upper()}"\n'
    for name in ("orange", "pink", "green", "violet", "cyan")
)
SMALL = f"""
[pieces]
armies = 5
cities = 3
start = 1
[coins]
total = 20
[coins.each]
2 = 4
3 = 4
4 = 3
5 = 2
[row]
costs = [0, 1, 3]
[cards.each]  # with every number of seats the last card is taken
2 = 6
3 = 4
4 = 3
5 = 3
[neutral]
armies = 3
{COLOURS}
[[good]]
name = "gold"
points = [[1, 2], [3, 7]]
tokens = 1
[[good]]
name = "silk"
points = [[2, 4]]
tokens = 2
[[card]]
good = "gold"
actions = "destroy 2"
[[card]]
good = "gold"
units = 3
actions = "city 2"
count = 2
[[card]]
good = "silk"
actions = "place 3 and sea 2"
eu = "sea 5"
count = 2
[[card]]
good = "silk"
actions = "city 1 or destroy 2"
[[card]]
good = "silk"
actions = "sea 3 or place 1"
count = 2
[[card]]
good = "joker"
actions = "destroy 2 and city 1"
count = 2
[[card]]
good = "joker"
actions = "land 2 and place 1"
count = 2
[[card]]
good = "gold"
actions = "land 1"
seats = 5
count = 3
[map.A]
start = "HOME"
land = ["HOME-N1", "N1-N2"]
sea = ["N2-FAR", "FAR-HOME"]
marked = ["FAR", "N2"]
[map.A.continents]
NORTH = ["HOME", "N1", "N2"]
SPOT = ["FAR"]
[map.B]
start = "X2"
land = []
sea = ["X1-X2"]
marked = ["X1"]
[map.B.continents]
LEFT = ["X1"]
RIGHT = ["X2"]
"""


def large_box() -> str:
    """More of everything: a long coast with a continent of its own, and cards that do much."""
    text = GAME.standard_box().text
    coast = [f"F{number}" for number in range(1, 31)]
    borders = [f"{one}-{other}" for one, other in pairwise(coast)]
    cards = (
        '[[card]]\ngood = "ore"\nunits = 4\nactions = "place 9 and land 12"\ncount = 20\n'
        '[[card]]\ngood = "joker"\nactions = "destroy 3 or sea 9"\ncount = 8\n'
    )
    changes = {
        "armies = 14": "armies = 40",
        "costs = [0, 1, 1, 2, 2, 3]": "costs = [0, 0, 1, 1, 2, 2, 3, 3, 4]",
        "2 = 13": "2 = 20",
        "5 = 7": "5 = 12",
        "[[card]]": f"{cards}[[card]]",
        '"M12-M13", "S1-S3"': ", ".join(f'"{pair}"' for pair in ["M12-M13", *borders, "S1-S3"]),
        '"W2-M1"': '"F1-W1", "F30-S2", "W2-M1"',
        "[map.A.continents]": f"[map.A.continents]\nCOAST = {coast}".replace("'", '"'),
    }
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


BOXES = {"standard": None, "small": read_box(SMALL), "large": read_box(large_box())}


def conserved(setup: EmpireSetup, state: Empire) -> Mapping[Hashable, Hashable]:
    """Pieces of every colour, cards and tokens, wherever they are; and what must always hold."""
    setting = setup.setting
    seats = range(setting.seats)
    armies, discs = list(state.armies), list(state.discs)
    return {
        "armies": tuple(sum(armies[at :: setting.owners]) + state.supply[at] for at in seats),
        "cities": tuple(sum(discs[at :: setting.seats]) + state.cities[at] for at in seats),
        "cards": _cards(setup, state),
        "pile": state.left == sum(state.deck),
        "row": state.phase != TAKING or state.open == len(setting.costs) or not state.left,
        "coins": all(0 <= coins <= setting.coins for coins in state.coins),
        "neutral armies": sum(armies[setting.seats :: setting.owners]) + state.neutrals
        <= setting.neutrals,
        "tokens": all(count <= setting.token_bag[good] for good, count in _tokens(state).items()),
    }


def _cards(setup: EmpireSetup, state: Empire) -> tuple[int, ...]:
    """How many there are of each card in the pile, in the row and with the seats."""
    out = Counter([*state.row, *state.taken])
    return tuple(count + out[card] for card, count in enumerate(state.deck))


def _tokens(state: Empire) -> Counter[int]:
    return Counter(good for good in state.goods if good != NONE)


def secrets(setup: EmpireSetup, state: Empire, seat: int) -> Mapping[str, str]:
    """The bids of the others until all are made."""
    if state.phase != BIDS:
        return {}
    return {
        f"bid of {at}": str(bid) for at, bid in enumerate(state.bids) if bid != NONE and at != seat
    }


def answers(setup: EmpireSetup, state: Empire, seat: int) -> Mapping[str, int]:
    """Any number of coins, each as likely as the others."""
    return {str(coins): 1 for coins in range(setup.setting.coins + 1)}
