"""Small arenas for the tests: specs, and rows that are made up."""

from crownlands.arena import Row, Spec
from crownlands.games import find_game


def spec(
    game: str = "kingdoms",
    bots: str = "greedy,uniform",
    seats: int = 2,
    field: str | None = None,
    seed: str = "x",
    **options: str,
) -> Spec:
    return Spec.of(find_game(game).setup(seats, options), tuple(bots.split(",")), field, seed)


def row(number: int, bots: str, scores: tuple[int, ...], deal: int = 0, micros: int = 1000) -> Row:
    """A game that ended with these scores; the seats chose in their order, each once."""
    places = tuple(sum(other > score for other in scores) for score in scores)
    seats = range(len(scores))
    return Row(
        number,
        deal,
        tuple(bots.split(",")),
        scores,
        places,
        tuple(seats),
        tuple(1 for _ in seats),
        tuple((micros,) for _ in seats),
        tuple(None for _ in seats),
    )
