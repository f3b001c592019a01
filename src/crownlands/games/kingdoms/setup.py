"""Kingdoms made ready for one match."""

from collections.abc import Mapping

from crownlands.core.contract import Fact, State
from crownlands.core.errors import EndlessGame
from crownlands.core.game import Box, Event, Game
from crownlands.core.prepared import Prepared
from crownlands.games.kingdoms import rules, views
from crownlands.games.kingdoms.box import LEAST_SEATS, KingdomsBox
from crownlands.games.kingdoms.events import KingdomsEvent, Telling
from crownlands.games.kingdoms.moves import vocabulary
from crownlands.games.kingdoms.speech import CHAPTERS, Speech
from crownlands.games.kingdoms.state import Setting


class KingdomsSetup(Prepared):
    box: KingdomsBox
    speech: Speech
    chapters = CHAPTERS

    def __init__(self, game: Game, box: Box, seats: int, options: Mapping[str, str]) -> None:
        assert isinstance(box, KingdomsBox)
        super().__init__(game, seats, options, box.colours)
        self.box = box
        self.vocabulary = vocabulary(box, seats)
        self.setting = setting_of(box, seats, options)
        self.speech = Speech(box)
        self._telling = Telling(box, self.setting)
        self._viewing = views.Viewing(box, self.setting)
        self._start = rules.new_match(self.setting)
        assert self.setting.end == len(self.vocabulary)

    def printed(self) -> dict[str, object]:
        tiles = {tile.token: list(tile.names) for tile in self.box.tiles}
        ranks = len(self.box.castles)
        size = {"rows": self.box.rows, "columns": self.box.columns}
        return {**size, "squares": self.box.squares(), "ranks": ranks, "tiles": tiles}

    def new(self) -> rules.Kingdoms:
        return self._start.copy()

    def restore(self, ints: list[int]) -> rules.Kingdoms:
        return rules.from_ints(self.setting, ints)

    def longest(self) -> int:
        """Each piece is drawn and placed at most once a round, the others passing in between."""
        setting = self.setting
        rounds = setting.rounds
        if setting.last_castle:
            castles = setting.seats * sum(self.box.castles)
            rounds = castles // (setting.squares - self.box.tile_count) + 1
        return rounds * (setting.seats + 1 + setting.squares * (2 + setting.seats))

    def event(self, fact: Fact) -> KingdomsEvent:
        return self._telling.event(fact)

    def redact(self, event: Event, seat: int) -> Event | None:
        return views.redact(event, seat)

    def reveals(self, event: Event) -> bool:
        return views.reveals(event)

    def view(self, state: State, seat: int) -> views.KingdomsView:
        assert isinstance(state, rules.Kingdoms)
        return self._viewing.view(state, seat)


def setting_of(box: KingdomsBox, seats: int, options: Mapping[str, str]) -> Setting:
    """The box and the options as the tables that the rules read."""
    castles = list(box.castles)
    last_castle = options["last_castle"] == "yes"
    if last_castle and box.tile_count >= box.rows * box.columns:
        raise EndlessGame("last_castle")
    if not last_castle:
        castles[0] = box.rank1_dealt[seats - LEAST_SEATS]
    setting = Setting(
        seats,
        box.rows,
        box.columns,
        [tile.kind for tile in box.tiles],
        [tile.value for tile in box.tiles],
        [tile.count for tile in box.tiles],
        castles,
        box.start_money,
        box.rounds,
    )
    setting.last_castle = last_castle
    setting.no_luck = options["no_luck"] == "yes"
    setting.as_you_go = options["as_you_go"] == "yes"
    setting.clamp_debt = options["debt"] == "clamped"
    setting.starter_clockwise = options["starter_tie"] == "clockwise"
    setting.reserve_wins = options["victory_tie"] == "reserve"
    setting.whole_lines = options["split_line"] == "whole"
    setting.ignore_unfilled = options["unfilled_lines"] == "ignored"
    return setting
