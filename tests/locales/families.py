"""The ids that games build from tables: moves, events, refusals, options, chapters, cards ..."""

from collections.abc import Callable, Iterator
from importlib import import_module
from types import ModuleType

from crownlands.core.game import Event, Game
from crownlands.core.vocabulary import Move
from crownlands.games import NAMES, find_game
from crownlands.games.eight_minute_empire import box as empire
from crownlands.games.eight_minute_empire import choices
from crownlands.games.eight_minute_empire.speech import ACTS
from crownlands.games.el_grande import box as el_grande
from crownlands.games.el_grande import refusals as grande_refusals
from crownlands.games.kingdoms import box as kingdoms
from crownlands.games.kingdoms import rules
from crownlands.games.royals import box as royals
from crownlands.games.royals import choices as royal_choices


def ids_of_games() -> set[str]:
    return {f"{name}-{id}" for name in NAMES for id in (*_common(find_game(name)), *OWN[name]())}


def _common(game: Game) -> Iterator[str]:
    """What every game has."""
    yield from ("title", "blurb", "word-stage")
    yield from (f"rules-{chapter}{part}" for chapter in game.chapters for part in ("", ".title"))
    yield from (f"colour-{colour}" for colour in game.setup(max(game.seats)).seat_colours)
    yield from (f"refused-{rule}" for rule in refusals(game.name))
    yield from (f"move-{tag}" for tag in _tags(game.name, "moves", Move))
    yield from (f"event-{tag}" for tag in _tags(game.name, "events", Event))
    for option in game.options:
        yield from (f"option-{option.name}{part}" for part in ("", ".help"))
        if not option.is_switch:
            yield from (f"option-{option.name}-{value}" for value in option.values)


def _tags(game: str, module: str, kind: type[Move | Event]) -> Iterator[str]:
    found = vars(import_module(f"crownlands.games.{game}.{module}")).values()
    for each in found:
        if isinstance(each, type) and issubclass(each, kind) and each is not kind:
            yield str(each.__struct_config__.tag)


def refusals(game: str) -> list[str]:
    """Every rule by which a move may be refused."""
    constants = [value for name, value in vars(REFUSING[game]).items() if name.isupper()]
    return [value for value in constants if isinstance(value, str) and value]


REFUSING: dict[str, ModuleType] = {
    "kingdoms": rules,
    "eight_minute_empire": choices,
    "royals": royal_choices,
    "el_grande": grande_refusals,
}


def _kingdoms() -> Iterator[str]:
    yield from (f"tile-{name}" for tile in kingdoms.standard_box().tiles for name in tile.names)
    yield from ("word-row", "word-column", "event-line-scored-nobody")
    yield from (f"event-{tag}-hidden" for tag in ("tile-dealt", "tile-drawn"))


def _eight_minute_empire() -> Iterator[str]:
    box = empire.standard_box()
    yield from (f"good-{good.name}" for good in box.goods)
    yield from (f"continent-{name}" for side in box.sides for name, _ in side.continents)
    yield from (f"act-{act}" for act in ACTS.values())
    yield from (f"word-{word}" for word in ("start", "neutral", "or", "and"))
    yield from ("good-joker", "region", "card")


def _royals() -> Iterator[str]:
    box = royals.standard_box()
    yield from (f"country-{country.name}" for country in box.countries)
    yield from (f"city-{city.name}" for city in box.cities)
    yield from (f"title-{title.name}" for title in box.titles)
    yield from ("pair", "card-unknown")


def _el_grande() -> Iterator[str]:
    box = el_grande.standard_box()
    yield from (f"place-{name}" for name in (*box.place_names(), el_grande.COURT, "unknown"))
    yield from (f"card-{name}{part}" for name in box.card_names() for part in ("", ".effect"))


OWN: dict[str, Callable[[], Iterator[str]]] = {
    "kingdoms": _kingdoms,
    "eight_minute_empire": _eight_minute_empire,
    "royals": _royals,
    "el_grande": _el_grande,
}
