"""Royals made ready for one match."""

from collections.abc import Mapping

from crownlands.core.contract import Fact, State
from crownlands.core.game import Box, Event, Game
from crownlands.core.prepared import Prepared
from crownlands.games.royals import rules, views
from crownlands.games.royals.box import LEAST_SEATS, RoyalsBox
from crownlands.games.royals.events import RoyalsEvent, Telling
from crownlands.games.royals.moves import vocabulary
from crownlands.games.royals.speech import CHAPTERS, Speech
from crownlands.games.royals.state import PERIODS, Setting


class RoyalsSetup(Prepared):
    box: RoyalsBox
    speech: Speech
    chapters = CHAPTERS

    def __init__(self, game: Game, box: Box, seats: int, options: Mapping[str, str]) -> None:
        assert isinstance(box, RoyalsBox)
        super().__init__(game, seats, options, box.colours)
        self.box = box
        self.vocabulary = vocabulary(box, seats)
        self.setting = setting_of(box, seats, options)
        self.speech = Speech(box)
        self._telling = Telling(box)
        self._viewing = views.Viewing(box, self.setting)
        self._start = rules.new_match(self.setting)
        assert self.setting.end == len(self.vocabulary)

    def printed(self) -> dict[str, object]:
        box = self.box
        titles = {title.name: [title.cost, title.intrigue, title.full] for title in box.titles}
        cities = {
            city.name: {
                "country": box.countries[city.country].name,
                "bonus": city.bonus,
                "positions": [[box.titles[at].name, influence] for at, influence in city.positions],
            }
            for city in box.cities
        }
        countries = {
            country.name: {"bonus": list(country.bonus), "period": list(map(list, country.period))}
            for country in box.countries
        }
        nobles = list(box.nobles[self.seats - LEAST_SEATS])
        limits = [box.most_cards, box.most_intrigue]
        return {
            "titles": titles,
            "cities": cities,
            "countries": countries,
            "noble_house": nobles,
            "limits": limits,
        }

    def new(self) -> rules.Royals:
        return self._start.copy()

    def restore(self, ints: list[int]) -> rules.Royals:
        return rules.from_ints(self.setting, ints)

    def longest(self) -> int:
        """A period ends when the pile is used up, and every turn uses a card of it or of the
        display; what is drawn is paid or discarded at most once."""
        setting = self.setting
        turns = (PERIODS + 1) * (setting.deck_size + setting.seats)
        return turns * (3 + 2 * 4) + 4 * (PERIODS + 1) * (setting.deck_size + turns)

    def event(self, fact: Fact) -> RoyalsEvent:
        return self._telling.event(fact)

    def redact(self, event: Event, seat: int) -> Event | None:
        return views.redact(event, seat)

    def reveals(self, event: Event) -> bool:
        return views.reveals(event)

    def view(self, state: State, seat: int) -> views.RoyalsView:
        assert isinstance(state, rules.Royals)
        return self._viewing.view(state, seat)


def setting_of(box: RoyalsBox, seats: int, options: Mapping[str, str]) -> Setting:
    """The box and the options as the tables that the rules read."""
    at = seats - LEAST_SEATS
    setting = Setting(
        seats,
        [country.cards[at] for country in box.countries],
        [box.copies] * len(box.pairs),
        list(box.first_draw[at]),
    )
    setting.lay_board(
        [title.cost for title in box.titles],
        [title.intrigue for title in box.titles],
        [city.country for city in box.cities],
        [list(place) for place in box.positions()],
        [list(pair) for pair in box.pairs],
        list(box.cubes[:seats]),
    )
    setting.number_markers(
        [city.bonus for city in box.cities],
        [list(country.bonus) for country in box.countries],
        list(box.nobles[at]),
        [list(values) for country in box.countries for values in country.period],
        [[title.full, title.half] for title in box.titles],
    )
    setting.number_moves()
    setting.most_cards = box.most_cards
    setting.most_intrigue = box.most_intrigue
    if options["starter"].isdigit():
        setting.starter = int(options["starter"]) - 1
    setting.strict = options["cubes"] == "strict"
    setting.on_shortage = options["joker"] == "shortage"
    setting.open_draw = options["draw"] == "open"
    setting.title_marker_wins = options["final_tie"] == "title_marker"
    return setting
