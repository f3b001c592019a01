"""What a player of El Grande has to do now, how that is typed, and what remains of a card."""

from collections.abc import Iterator

from rich.text import Text

from crownlands.cli.boards.el_grande.signs import Signs
from crownlands.core.messages import Arg, Msg, SeatName
from crownlands.games.el_grande.box import CASTILLO
from crownlands.games.el_grande.views import GrandeView, InUse

# what a disc is set for, by the effect of the card in use
DISCS = {
    None: "el_grande-prompt-disc-castillo",
    "retreat": "el_grande-prompt-disc-retreat",
    "expulsion": "el_grande-prompt-disc-expulsion",
    "score_secret": "el_grande-prompt-disc-secret",
}
# how a special action is begun and gone on with, by its effect; others are just used
FORMS = {
    "score_any": "score …",
    "scoreboard": "board 1 …",
    "adviser": "king …",
    "king": "king …",
    "expulsion": "expel …",
    "grande": "grande …",
    "one_each": "banish …",
    "court": "call …",
}


class Asked:
    def __init__(self, signs: Signs, view: GrandeView) -> None:
        self.signs = signs
        self.t = signs.t
        self.view = view
        self.effects = {card.name: card.effect for card in signs.setup.box.cards}

    def lines(self) -> Iterator[Text]:
        view = self.view
        if view.in_use is not None:
            yield from self._in_use(view.in_use)
        if view.seat not in view.actors:
            return
        match view.phase:
            case "power":
                yield self._heads()
                yield self._line("el_grande-prompt-power", "power 7 …")
            case "income":
                yield self._income()
            case "taking":
                typed = ", ".join(("take 3 …", *self._ask_again()))
                yield self._line("el_grande-prompt-take", typed)
            case "acting":
                assert view.in_use is not None
                yield self._acting(view.in_use)
            case "special":
                assert view.in_use is not None
                yield self._special(view.in_use)
            case "veto":
                yield from self._veto()
            case "discs":
                effect = None if view.in_use is None else self.effects[view.in_use.card]
                yield self._line(DISCS[effect], "disc …")
            case "return":
                yield self._line("el_grande-prompt-return", "give …, give court", n=view.returning)

    def _line(self, id: str, typed: str, **args: Arg) -> Text:
        return Text.assemble((self.t(id, **args), "bold"), (f" – {typed}", "dim"))

    def _heads(self) -> Text:
        """1: 6 · 2 3: 5 – how many caballeros each power card calls to the court."""
        heads = self.signs.setup.box.heads
        values: dict[int, list[str]] = {}
        for value, number in enumerate(heads, 1):
            values.setdefault(number, []).append(str(value))
        told = " · ".join(f"{' '.join(group)}: {number}" for number, group in values.items())
        return Text(f"{self.t('el_grande-table-heads')} {told}", "dim")

    def _income(self) -> Text:
        view = self.view
        assert view.seat is not None
        if view.province[view.seat]:
            most = min(view.income, view.province[view.seat])
            return self._line("el_grande-prompt-call", f"call {most} …", n=most)
        return self._line("el_grande-prompt-withdraw", "withdraw …, enough", n=view.income)

    # ---------------------------------------------------------------- the card in use

    def _in_use(self, card: InUse) -> Iterator[Text]:
        assert self.view.turn is not None
        who, name = SeatName(self.view.turn), self.signs.card(card.card)
        line = Text(self.t("el_grande-table-in-use", seat=who, card=name), "bold")
        if card.special or card.begun:
            line.append(f" – {self.signs.effect(card.card)}", "not bold")
        yield line
        left = list(self._left(card))
        if left:
            yield Text(self.t("cli-board-left", left=", ".join(left)))

    def _left(self, card: InUse) -> Iterator[str]:
        """What may still be done with it."""
        if placing := self._placing(card):
            yield self.t("el_grande-table-left-place", n=placing)
        if card.total and self.effects[card.card] == "intrigue":
            if card.own + card.foreign > card.total:
                yield self.t("el_grande-table-left-move", n=card.total)
            else:
                if card.own:
                    yield self.t("el_grande-table-left-own", n=card.own)
                if card.foreign:
                    yield self.t("el_grande-table-left-foreign", n=card.foreign)
        if card.court:
            yield self.t("el_grande-table-left-court", n=card.court)
        if card.special and not (card.total or card.court):
            yield self.t("el_grande-table-left-special")

    def _acting(self, card: InUse) -> Text:
        placing = [f"place {self._near_king()}"] * bool(self._placing(card))
        special = self._forms(card) * card.special
        ids = {
            (True, True): "el_grande-prompt-act",
            (True, False): "el_grande-prompt-place",
            (False, True): "el_grande-prompt-use",
            (False, False): "el_grande-prompt-end",
        }
        id = ids[bool(placing), bool(special)]
        return self._line(id, ", ".join((*placing, *special, "done", *self._ask_again())))

    def _placing(self, card: InUse) -> int:
        """How many may still be placed: as many as the court has."""
        assert self.view.turn is not None
        return min(card.heads, self.view.court[self.view.turn])

    def _near_king(self) -> str:
        """The places where caballeros may be placed, as they are typed."""
        box, king = self.signs.setup.box, self.view.king
        near = {name for pair in box.borders if king in pair for name in pair} - {king}
        return " | ".join(name for name in box.place_names() if name in near or name == CASTILLO)

    def _special(self, card: InUse) -> Text:
        effect = self.effects[card.card]
        if effect == "recall":
            return self._line("el_grande-prompt-recall", "recall …")
        end = [] if effect == "one_each" else ["enough"]
        return self._line("el_grande-prompt-special", ", ".join((*self._forms(card), *end)))

    def _forms(self, card: InUse) -> list[str]:
        effect = self.effects[card.card]
        if effect == "intrigue":
            return ["move …"] * bool(card.total) + ["add …"] * bool(card.court)
        return [FORMS.get(effect, "use")]

    # ---------------------------------------------------------------- a veto

    def _veto(self) -> Iterator[Text]:
        pending = self.view.pending
        assert pending is not None and self.view.turn is not None
        seat = SeatName(self.view.turn)
        if pending.move is not None:
            told: Arg = self.signs.setup.say(self.signs.setup.vocabulary.moves[pending.move])
        elif pending.concerned is not None:
            told = Msg("el_grande-table-concerned", {"seat": SeatName(pending.concerned)})
        elif pending.discs == "next":
            told = Msg("el_grande-table-disc-next")
        else:
            told = Msg("el_grande-table-discs-shown")
        yield Text(self.t("el_grande-table-announced", seat=seat, what=told))
        forms = "veto, allow, allow action, allow round, allow unless me | …"
        yield self._line("el_grande-prompt-veto", forms)

    def _ask_again(self) -> list[str]:
        """Whoever holds a veto and has said when not to ask may take that back."""
        wishes = {veto.asked for veto in self.view.vetoes if veto.seat == self.view.seat}
        return ["ask again"] if wishes - {"always"} else []
