"""Why a move: the best few as a bot weighs them, by what the seat knew when it chose."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from crownlands.bots import STRONGEST, Roster, Trouble, Weighed, advise, best_few
from crownlands.cli.chronicle import Chronicle
from crownlands.cli.seats import bot_name
from crownlands.core.contract import CHANCE
from crownlands.core.errors import CrownlandsError
from crownlands.core.match import Match, Ply
from crownlands.core.record import Sitter
from crownlands.core.seeds import seeded
from crownlands.core.vantage import Vantage
from crownlands.locales import Locale

HERE = "►"


def hint(vantage: Vantage, t: Locale) -> RenderableType:
    """What the strongest level would consider in the seat's place."""
    return _told(vantage, advise(vantage), STRONGEST, t)


@dataclass(frozen=True)
class Explainer:
    """Explains moves of a saved match to those who may know what their seats knew."""

    match: Match
    sitters: Sequence[Sitter]
    chronicle: Chronicle
    roster: Roster = field(default_factory=Roster)

    def tell(self, ply: int | None) -> RenderableType:
        """The move of that number, or the last one: as its bot weighs it; where that is a person
        or cannot say, as the strongest level does."""
        t = self.chronicle.t
        made = self.match.plies[: len(self.match.plies) if ply is None else ply]
        if not made or made[-1].seat == CHANCE:
            return Text(t("cli-replay-why-chance"))
        seat = made[-1].seat
        if self.chronicle.viewpoint.seat not in (None, seat):
            return Text(t("cli-replay-why-secret"))
        vantage = Match(self.match.setup, plies=made[:-1]).vantage(seat)
        sitter = self.sitters[seat]
        own, troubles = self._own(vantage, sitter)
        bot = sitter.name if own else STRONGEST
        told = _told(vantage, own or advise(vantage), bot, t, made[-1])
        return Group(*(_failed(each, t) for each in troubles), told)

    def _own(self, vantage: Vantage, sitter: Sitter) -> tuple[Sequence[Weighed], Sequence[Trouble]]:
        """As the sitter weighs it, and why it cannot; a person, or a bot that is not here any more,
        says nothing."""
        if not sitter.is_bot or len(vantage.legal) == 1:
            return (), ()
        try:
            player = self.roster.find(sitter.name)
        except CrownlandsError:
            return (), ()
        weighed = player.weigh(vantage, seeded("why", vantage.seat, *vantage.to_ints()))
        player.leave()
        return weighed, player.troubles


def _failed(why: Trouble, t: Locale) -> Text:
    said = t("bot-why-trouble", bot=bot_name(why.bot, t), kind=why.kind, detail=why.detail)
    return Text(said, style="bold red")


def _told(
    vantage: Vantage, weighed: Sequence[Weighed], bot: str, t: Locale, made: Ply | None = None
) -> RenderableType:
    if len(vantage.legal) == 1:
        return Text(t("bot-why-nothing"))
    table = Table(box=SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column("")
    table.add_column(t("bot-why-move"))
    table.add_column(t("bot-why-margin"), justify="right")
    table.add_column(t("bot-why-wins"), justify="right")
    setup, best = vantage.setup, best_few(weighed)
    worse = [one for one in weighed if made and one.move == made.move and one not in best]
    for one in (*best, *worse):
        is_made = made is not None and one.move == made.move
        typed = setup.vocabulary.texts[one.move]
        told = t.text(setup.say(setup.vocabulary.moves[one.move]))
        move = Text.assemble(typed, "\n", (told, "dim"))
        row = (HERE if is_made else "", move, margin_text(one, t), wins_text(one))
        table.add_row(*row, style="bold" if is_made else "")
    return Group(Text(t("bot-why", bot=bot_name(bot, t))), table)


def margin_text(one: Weighed, t: Locale) -> str:
    """With its sign, as scores are told."""
    margin = round(one.margin, 1) or 0.0
    return f"{'+' if margin > 0 else ''}{t.decimal(margin)}"


def wins_text(one: Weighed) -> str:
    return f"{one.wins:.0%}".replace("%", " %")
