"""Eight-Minute Empire made ready for one match."""

from collections.abc import Mapping

from crownlands.core.contract import Fact, State
from crownlands.core.game import Box, Event, Game, seat_order
from crownlands.core.prepared import Prepared
from crownlands.games.eight_minute_empire import rules, views
from crownlands.games.eight_minute_empire.box import (
    JOKER,
    LEAST_SEATS,
    SIDES,
    Card,
    EmpireBox,
    Good,
    Side,
)
from crownlands.games.eight_minute_empire.events import EmpireEvent, Telling
from crownlands.games.eight_minute_empire.moves import vocabulary
from crownlands.games.eight_minute_empire.speech import CHAPTERS, Speech
from crownlands.games.eight_minute_empire.state import NOTHING, Setting

GAMES_IN_A_ROW = 3


class EmpireSetup(Prepared):
    box: EmpireBox
    speech: Speech
    chapters = CHAPTERS

    def __init__(self, game: Game, box: Box, seats: int, options: Mapping[str, str]) -> None:
        assert isinstance(box, EmpireBox)
        super().__init__(game, seats, options, box.colours)
        self.box = box
        self.side = box.sides[SIDES.index(options["side"])]
        self.deck = box.deck(seats, options["deck"] == "eu")
        self.cards = [card.token for card in self.deck]
        self.setting = setting_of(box, seats, options)
        regions = self.side.regions
        steps = zip(self.setting.step_from, self.setting.step_to, strict=True)
        named = [(regions[one], regions[other]) for one, other in steps]
        self.vocabulary = vocabulary(box, seats, self.side, self.cards, named)
        self.speech = Speech(box, seats, self.side, tuple(self.deck))
        self._telling = Telling(box, seats, self.side, self.cards)
        self._viewing = views.Viewing(box, self.setting, self.side, self.cards)
        self._start = rules.new_match(self.setting)
        assert self.setting.end == len(self.vocabulary)

    def printed(self) -> dict[str, object]:
        side = self.side
        return {
            "side": self.options["side"],
            "start": side.start,
            "continents": {name: list(regions) for name, regions in side.continents},
            "land": [list(pair) for pair in side.land],
            "sea": [list(pair) for pair in side.sea],
            "marked": list(side.marked) if self.setting.marked else [],
            "costs": list(self.box.costs),
            "goods": {good.name: [list(step) for step in good.points] for good in self.box.goods},
            "cards": {card.token: _printed_card(card) for card in self.deck},
        }

    def new(self) -> rules.Empire:
        return self._start.copy()

    def restore(self, ints: list[int]) -> rules.Empire:
        return rules.from_ints(self.setting, ints)

    def longest(self) -> int:
        """Each turn: a card, all that it allows, its end and the card that is turned up."""
        setting = self.setting
        acts = max(sum(act.count for act in card.acts) for card in self.deck)
        before = len(setting.marked) + len(setting.costs) + setting.neutrals + setting.seats + 2
        return setting.games * (before + setting.seats * setting.limit * (3 + acts))

    def event(self, fact: Fact) -> EmpireEvent:
        return self._telling.event(fact)

    def redact(self, event: Event, seat: int) -> Event | None:
        return views.redact(event, seat)

    def reveals(self, event: Event) -> bool:
        return views.reveals(event)

    def view(self, state: State, seat: int) -> views.EmpireView:
        assert isinstance(state, rules.Empire)
        return self._viewing.view(state, seat)


def _printed_card(card: Card) -> dict[str, object]:
    acts = [[act.token[0], act.count] for act in card.acts]
    return {"good": card.good, "units": card.units, "op": card.op, "acts": acts}


def setting_of(box: EmpireBox, seats: int, options: Mapping[str, str]) -> Setting:
    """The box and the options as the tables that the rules read."""
    setting = Setting(
        seats,
        box.coins_each[seats - LEAST_SEATS],
        box.cards_each[seats - LEAST_SEATS],
        box.armies,
        box.cities,
        box.start,
        list(box.costs),
    )
    _lay_map(setting, box.sides[SIDES.index(options["side"])], options["goods_tokens"] == "yes")
    _lay_cards(setting, box, box.deck(seats, options["deck"] == "eu"))
    if options["three_games"] == "yes":
        setting.games = GAMES_IN_A_ROW
    if seats == LEAST_SEATS and options["neutral_armies"] == "ten":
        setting.neutrals = box.neutral
    setting.dice = options["dice"] == "yes"
    setting.by_regions = options["continents"] == "regions"
    for age, seat in enumerate(seat_order(options["youngest"], seats)):
        setting.age[seat] = age
    setting.number_moves()
    return setting


def _lay_map(setting: Setting, side: Side, tokens: bool) -> None:
    number = {region: at for at, region in enumerate(side.regions)}
    continent = [at for at, (_, regions) in enumerate(side.continents) for _ in regions]
    land, sea = (
        [sorted(number[other] for other in _neighbours(pairs, region)) for region in side.regions]
        for pairs in (side.land, side.sea)
    )
    marked = [number[region] for region in side.marked] if tokens else []
    setting.lay_map(continent, number[side.start], land, sea, marked)


def _neighbours(pairs: tuple[tuple[str, str], ...], region: str) -> list[str]:
    return [one if other == region else other for one, other in pairs if region in (one, other)]


def _lay_cards(setting: Setting, box: EmpireBox, deck: Mapping[Card, int]) -> None:
    goods = [*(good.name for good in box.goods), JOKER]
    kinds: list[int] = []
    counts: list[int] = []
    for card in deck:
        kinds += [act.kind for act in card.acts] + [NOTHING] * (2 - len(card.acts))
        counts += [act.count for act in card.acts] + [0] * (2 - len(card.acts))
    setting.lay_cards(
        [goods.index(card.good) for card in deck],
        [card.units for card in deck],
        [card.op for card in deck],
        kinds,
        counts,
        list(deck.values()),
        [_points_by_units(good) for good in box.goods],
        [good.tokens for good in box.goods],
    )


def _points_by_units(good: Good) -> list[int]:
    """The points for 0, 1, 2 ... units, up to the last step."""
    last = good.points[-1][0]
    return [
        max((points for units, points in good.points if units <= have), default=0)
        for have in range(last + 1)
    ]
