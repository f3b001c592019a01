"""What the viewer still lacks for a bonus of Royals that is within reach."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from crownlands.cli.boards.royals.signs import Signs
from crownlands.games.royals.box import LEAST_SEATS
from crownlands.games.royals.views import RoyalsView

NEAR = 2  # so many cities or titles; the map and the title markers show more


def lacks(signs: Signs, view: RoyalsView) -> Iterator[Text]:
    if view.seat is None:
        return
    box = signs.setup.box
    for at, country in enumerate(box.countries):
        free = _free(country.bonus, view.markers.countries[country.name], view.seat)
        held = [place.city for place in view.places if place.holder == view.seat]
        missing = [
            city.name
            for city in box.cities
            if city.country == at
            and city.name not in held
            and not view.exiled[city.name][view.seat]
        ]
        if free is not None and len(missing) <= NEAR:
            named = ", ".join(signs.name("city", name) for name in missing)
            told = signs.t("royals-word-lacks-cities", cities=named)
            yield Text.assemble(signs.country(country.name), (f" +{free}: ", "bold"), told)
    yield from _titles(signs, view, view.seat)


def _titles(signs: Signs, view: RoyalsView, seat: int) -> Iterator[Text]:
    box = signs.setup.box
    free = _free(box.nobles[signs.setup.seats - LEAST_SEATS], view.markers.noble_house, seat)
    missing = [title.name for title in box.titles if not view.title_cubes[title.name][seat]]
    if free is not None and len(missing) <= NEAR:
        named = ", ".join(signs.name("title", name) for name in missing)
        label = (f"{signs.t('royals-word-noble-house')} +{free}: ", "bold")
        yield Text.assemble(label, signs.t("royals-word-lacks-titles", titles=named))


def _free(values: Sequence[int], owners: Sequence[int | None], seat: int) -> int | None:
    """The points of the best marker that the seat could still get."""
    left = [points for points, owner in zip(values, owners, strict=True) if owner is None]
    return left[0] if left and seat not in owners else None
