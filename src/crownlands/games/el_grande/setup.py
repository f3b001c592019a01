"""El Grande made ready for one match."""

from collections.abc import Mapping

from crownlands.core.contract import Fact, State
from crownlands.core.game import Box, Event, Game
from crownlands.core.prepared import Prepared
from crownlands.games.el_grande import rules, views
from crownlands.games.el_grande.box import CASTILLO, LEAST_SEATS, GrandeBox
from crownlands.games.el_grande.cards import EFFECTS
from crownlands.games.el_grande.events import GrandeEvent, Telling
from crownlands.games.el_grande.moves import vocabulary
from crownlands.games.el_grande.setting import DECKS, PARS, Setting
from crownlands.games.el_grande.speech import CHAPTERS, Speech


class GrandeSetup(Prepared):
    box: GrandeBox
    speech: Speech
    chapters = CHAPTERS

    def __init__(self, game: Game, box: Box, seats: int, options: Mapping[str, str]) -> None:
        assert isinstance(box, GrandeBox)
        super().__init__(game, seats, options, box.colours)
        self.box = box
        self.setting = setting_of(box, seats, options)
        self.vocabulary = vocabulary(box, seats, self.setting.most_called)
        self.speech = Speech(box, self.vocabulary.moves)
        self._telling = Telling(box, seats, len(self.vocabulary))
        self._viewing = views.Viewing(box, self.setting, self._telling)
        self._start = rules.new_match(self.setting)
        assert self.setting.end == len(self.vocabulary)

    def printed(self) -> dict[str, object]:
        box = self.box
        return {
            "regions": {region.name: list(region.values) for region in box.regions},
            CASTILLO: list(box.castillo),
            "castillo_shown": self.options["castillo"] == "shown",
            "borders": [list(pair) for pair in box.borders],
            "boards": [list(values) for values in box.boards],
            "heads": list(box.heads),
            "cards": {
                card.name: {
                    "deck": card.deck,
                    "copies": card.copies,
                    "effect": card.effect,
                    "numbers": list(card.numbers),
                }
                for card in box.cards
            },
            "scored_places": self.setting.limit,
            "bonus": {"king": box.king_bonus, "home": box.home_bonus},
        }

    def new(self) -> rules.ElGrande:
        return self._start.copy()

    def restore(self, ints: list[int]) -> rules.ElGrande:
        return rules.from_ints(self.setting, ints)

    def longest(self) -> int:
        """A turn: a power card, its income, a veto's wish taken back, an action card, placing, the
        parts of its action, each of which two others may let pass, and its end. A round: cards, and
        discs in a scoring."""
        setting, seats = self.setting, self.seats
        caballeros = self.box.home + self.box.court + self.box.province
        parts = seats * caballeros + len(self.box.regions) + 2 * seats
        turn = 6 + setting.most_called + DECKS + 3 * parts
        before = 2 + seats
        return before + len(setting.rounds) * (DECKS + seats * (turn + 1))

    def event(self, fact: Fact) -> GrandeEvent:
        return self._telling.event(fact)

    def redact(self, event: Event, seat: int) -> Event | None:
        return views.redact(event, seat)

    def reveals(self, event: Event) -> bool:
        return views.reveals(event)

    def view(self, state: State, seat: int) -> views.GrandeView:
        assert isinstance(state, rules.ElGrande)
        return self._viewing.view(state, seat)


def setting_of(box: GrandeBox, seats: int, options: Mapping[str, str]) -> Setting:
    """The box and the options as the tables that the rules read."""
    setting = Setting(
        seats,
        box.scored_places[seats - LEAST_SEATS],
        box.home,
        box.court,
        box.province,
        list(box.heads),
    )
    values = [list(region.values) for region in box.regions]
    setting.lay_map(
        [*values, list(box.castillo)], box.neighbours(), [list(board) for board in box.boards]
    )
    _lay_cards(setting, box)
    rounds = box.short_rounds if options["rounds"] == "short" else box.rounds
    setting.count_rounds(list(rounds), list(box.scoring))
    setting.king_bonus = box.king_bonus
    setting.home_bonus = box.home_bonus
    if options["starter"].isdigit():
        setting.starter = int(options["starter"]) - 1
    setting.no_three_way = options["three_way_tie"] == "none"
    setting.only_empty = options["shortage"] == "empty"
    setting.court_from_board = options["court_card"] == "board"
    setting.king_disc = options["king_disc"] == "court"
    setting.number_moves()
    return setting


def _lay_cards(setting: Setting, box: GrandeBox) -> None:
    numbers = [[*card.numbers, *[0] * (PARS - len(card.numbers))] for card in box.cards]
    setting.lay_cards(
        [card.deck - 1 for card in box.cards],
        [card.copies for card in box.cards],
        [EFFECTS[card.effect].code for card in box.cards],
        numbers,
    )
