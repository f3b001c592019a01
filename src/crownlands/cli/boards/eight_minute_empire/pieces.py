"""Pieces, goods and seats of Eight-Minute Empire as short signs, with and without colour."""

from collections.abc import Sequence

from rich.text import Text

from crownlands.cli.boards.colours import seat_style
from crownlands.games.eight_minute_empire.box import NEUTRAL_LETTER
from crownlands.games.eight_minute_empire.setup import EmpireSetup
from crownlands.games.eight_minute_empire.views import Goods, Region

CROWN, CITY, TOKEN, JOKER = "♛", "⌂", "•", "★"
NEUTRAL_STYLE = "bold #1c1c1c on #a8a29a"
SIGNS = {
    "crystal": ("◆", "bold #58b6c9"),
    "ore": ("●", "bold #b08d6a"),
    "wood": ("♣", "bold #5d9c4c"),
    "anvil": ("▰", "bold #8f9aa8"),
    "carrot": ("▼", "bold #e08a2e"),
    "joker": (JOKER, "bold #c678b8"),
}
OTHER_GOOD = "bold"


def good_sign(good: str) -> Text:
    """A good of an edited box goes by its first letters."""
    return Text(*SIGNS.get(good, (good[:2], OTHER_GOOD)))


def owner_letter(setup: EmpireSetup, owner: int) -> str:
    return setup.seat_tokens[owner] if owner < setup.seats else NEUTRAL_LETTER


def owner_style(setup: EmpireSetup, owner: int) -> str:
    return seat_style(setup, owner) if owner < setup.seats else NEUTRAL_STYLE


def force(setup: EmpireSetup, owner: int, armies: int, cities: int = 0) -> Text:
    """R3⌂: three armies and a city of red."""
    number = str(armies) if armies else ""
    homes = CITY + (str(cities) if cities > 1 else "") if cities else ""
    return Text(owner_letter(setup, owner) + number + homes, owner_style(setup, owner))


def forces(setup: EmpireSetup, region: Region) -> list[Text]:
    """Everybody's pieces in a region, the neutral armies last."""
    cities = (*region.cities, 0)
    return [
        force(setup, owner, armies, cities[owner])
        for owner, armies in enumerate(region.armies)
        if armies or cities[owner]
    ]


def strengths(setup: EmpireSetup, counts: Sequence[int]) -> Text:
    """R5 B2: how strong everybody is."""
    found = [force(setup, owner, count) for owner, count in enumerate(counts) if count]
    return Text(" ").join(found)


def crowned(setup: EmpireSetup, name: str, owner: int | None) -> Text:
    """The name of a region or continent, with who controls it."""
    if owner is None:
        return Text(name, "bold")
    return Text(f"{name}{CROWN}{setup.seat_tokens[owner]}", seat_style(setup, owner))


def hoard(good: str, found: Goods) -> Text:
    """◆2+1★: what a seat has of a good, with tokens and jokers put to it."""
    text = good_sign(good).append(str(found.units), "not bold default")
    if found.tokens:
        text.append(f"+{found.tokens}{TOKEN}", "not bold default")
    if found.jokers:
        text.append(f"+{found.jokers}{JOKER}", "not bold default")
    return text
