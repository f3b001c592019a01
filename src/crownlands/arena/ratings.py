"""OpenSkill ratings of the bots, from game to game in the order of the schedule."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from crownlands.arena.play import Row


@dataclass(frozen=True)
class Rating:
    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What the bot is worth almost surely."""
        return self.mu - 3 * self.sigma


def rate(rows: Sequence[Row]) -> dict[str, Rating]:
    """By Plackett and Luce; bots do not change, so nothing is added to sigma between games."""
    model = PlackettLuce(tau=0.0)
    found = {name: model.rating() for name in dict.fromkeys(_names(rows))}
    for row in rows:
        if len(set(row.bots)) > 1:
            teams = [[found[name]] for name in row.bots]
            rated = model.rate(teams, ranks=[float(place) for place in row.places])
            found |= _merged(model, row.bots, [team[0] for team in rated])
    return {name: Rating(one.mu, one.sigma) for name, one in found.items()}


def _names(rows: Sequence[Row]) -> list[str]:
    return [name for row in rows for name in row.bots]


def _merged(
    model: PlackettLuce, bots: Sequence[str], rated: Sequence[PlackettLuceRating]
) -> dict[str, PlackettLuceRating]:
    """A bot in several seats of one game learns the mean of what they learned."""
    merged = {}
    for name in set(bots):
        own = [rating for bot, rating in zip(bots, rated, strict=True) if bot == name]
        mu, sigma = fmean(one.mu for one in own), fmean(one.sigma for one in own)
        merged[name] = model.rating(mu=mu, sigma=sigma)
    return merged
