"""Why a move: the best few as a bot weighs them, by what the seat knew when it chose."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from crownlands.bots import STRONGEST, Roster, Trouble, Weighed, advise, best_few
from crownlands.bots.guard import absent
from crownlands.bots.levels import promise
from crownlands.bots.players import budget_of
from crownlands.bots.review import last_choice, look, walks_for
from crownlands.bots.roster import bare
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
    return _told(vantage, best_few(advise(vantage)), STRONGEST, t)


@dataclass(frozen=True)
class Explainer:
    """Explains moves of a saved match to those who may know what their seats knew."""

    match: Match
    sitters: Sequence[Sitter]
    chronicle: Chronicle
    roster: Roster = field(default_factory=Roster)
    judge: str | None = None  # whose judgement is wanted

    def tell(self, ply: int | None) -> RenderableType:
        """The move of that number, or the last one that was a choice: as its bot weighs it, or the
        judge that is wanted; where that is a person or cannot say, as the strongest level does."""
        t = self.chronicle.t
        last = last_choice(self.match.setup, self.match.plies) if ply is None else ply
        made = self.match.plies[:last]
        if not made or made[-1].seat == CHANCE:
            return Text(t("cli-replay-why-chance"))
        seat = made[-1].seat
        if self.chronicle.viewpoint.seat not in (None, seat):
            return Text(t("cli-replay-why-secret"))
        vantage = Match(self.match.setup, plies=made[:-1]).vantage(seat)
        judge = self._judge(self.sitters[seat])
        with Console(stderr=True).status(t("cli-play-thinking", name=bot_name(judge, t))):
            own, troubles = self._own(vantage, judge)
            rows = among(own, made[-1].move) if own else reviewed(vantage, made[-1].move, judge)
        told = _told(vantage, rows, judge if own else STRONGEST, t, made[-1])
        return Group(*(_failed(each, t) for each in troubles), told)

    def _judge(self, sitter: Sitter) -> str:
        return self.judge or (sitter.name if sitter.is_bot else STRONGEST)

    def _own(self, vantage: Vantage, judge: str) -> tuple[Sequence[Weighed], Sequence[Trouble]]:
        """As that bot weighs it, or why it does not."""
        if as_review(judge) or len(vantage.legal) == 1:
            return (), ()
        try:
            player = self.roster.find(judge)
        except CrownlandsError:
            return (), [absent(judge)]
        weighed = player.weigh(vantage, seeded("why", vantage.seat, *vantage.to_ints()))
        player.leave()
        return weighed, player.troubles


def among(weighed: Sequence[Weighed], made: int) -> Sequence[Weighed]:
    """The best few, and the move that was made if the bot looked at it."""
    best = best_few(weighed)
    return [*best, *(one for one in weighed if one.move == made and one not in best)]


def reviewed(vantage: Vantage, made: int, judge: str) -> Sequence[Weighed]:
    """With the figures of the review: best first, the move that was made among them."""
    found = look(vantage, made, _walks(judge, vantage.setup.game.name))
    best, *others = found.weighed
    return [best, *sorted(others, key=promise, reverse=True)]


def as_review(judge: str) -> bool:
    """The strongest level judges as the review does, which has no clock."""
    return bare(judge) == STRONGEST and ":seconds=" not in judge


def _walks(judge: str, game: str) -> int:
    """As many as a review tries, unless the judge's name says how many."""
    if as_review(judge) and ":" in judge:
        return budget_of(judge)[0] or walks_for(game)
    return walks_for(game)


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
    setup = vantage.setup
    for one in weighed:
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
