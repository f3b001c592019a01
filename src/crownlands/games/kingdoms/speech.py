"""Which message tells each move, event and refusal of Kingdoms to a person."""

from crownlands.core.game import Event
from crownlands.core.messages import Amount, Arg, Gains, Msg, Names, SeatName, Word
from crownlands.core.vocabulary import Move
from crownlands.games.kingdoms import events, moves, rules
from crownlands.games.kingdoms.box import KingdomsBox, standard_box

CHAPTERS = {
    # why a move is refused, and the chapter of the rules that says so
    rules.UNKNOWN_MOVE: "notation",
    rules.GAME_OVER: "end",
    rules.NOT_YOUR_TURN: "turn",
    rules.CHANCE_ONLY: "setup",
    rules.SQUARE_TAKEN: "turn",
    rules.NO_CASTLE: "setup",
    rules.MUST_PLACE_DRAWN: "turn",
    rules.NOTHING_DRAWN: "turn",
    rules.NO_STARTING_TILE: "turn",
    rules.SUPPLY_EMPTY: "turn",
    rules.TILE_NOT_IN_SUPPLY: "no_luck",
    rules.CANNOT_PASS: "turn",
    rules.NO_LUCK_NO_DRAW: "no_luck",
    rules.ONLY_IN_NO_LUCK: "no_luck",
}


class Speech:
    def __init__(self, box: KingdomsBox) -> None:
        known = {name for tile in standard_box().tiles for name in tile.names}
        self._tiles: dict[str | None, Arg] = {
            tile.token: _tile(tile.names[0], tile.value, known) for tile in box.tiles
        }
        self._tiles[None] = Word("kingdoms-tile-unknown")

    def tile(self, token: str | None) -> Arg:
        """A tile's name and value; None and ?? are a tile that the reader may not see."""
        return self._tiles.get(token, self._tiles[None])

    def move(self, move: Move) -> Msg:
        kind = f"kingdoms-move-{move.__struct_config__.tag}"
        match move:
            case moves.PlaceCastle(rank, square):
                return Msg(kind, {"rank": rank, "square": square})
            case moves.PlaceStartingTile(square) | moves.PlaceDrawnTile(square):
                return Msg(kind, {"square": square})
            case moves.PlaceSupplyTile(tile, square):
                return Msg(kind, {"tile": self.tile(tile), "square": square})
            case moves.DealStartingTile(seat, tile):
                return Msg(kind, {"seat": SeatName(seat), "tile": self.tile(tile)})
            case moves.TurnUpTile(tile):
                return Msg(kind, {"tile": self.tile(tile)})
            case moves.ChooseStarter(seat):
                return Msg(kind, {"seat": SeatName(seat)})
        return Msg(kind)

    def event(self, event: Event) -> Msg:
        kind = f"kingdoms-event-{event.__struct_config__.tag}"
        match event:
            case events.TileDealt(seat, tile) | events.TileDrawn(seat, tile):
                if tile is None:
                    return Msg(f"{kind}-hidden", {"seat": SeatName(seat)})
                return Msg(kind, {"seat": SeatName(seat), "tile": self.tile(tile)})
            case events.TilePlaced(seat, tile, square) | events.StartingTilePlaced(
                seat, tile, square
            ):
                args = {"seat": SeatName(seat), "tile": self.tile(tile), "square": square}
                return Msg(kind, args)
            case events.CastlePlaced(seat, rank, square):
                return Msg(kind, {"seat": SeatName(seat), "rank": rank, "square": square})
            case events.LineScored():
                told = self._scored(event)
                if any(event.gains):
                    return Msg(kind, {**told, "gains": Gains(event.gains)})
                return Msg(f"{kind}-nobody", told)
            case events.CastlesReturned(seat, count):
                return Msg(kind, {"seat": SeatName(seat), "count": count})
            case events.RoundStarted(round) | events.RoundEnded(round):
                return Msg(kind, {"round": round})
            case events.StarterChosen(seat) | events.Passed(seat) | events.FinalRound(seat):
                return Msg(kind, {"seat": SeatName(seat)})
            case events.GameEnded(winners, money):
                return Msg(kind, {"winners": Names(winners), "money": money})
        raise AssertionError(event)

    def _scored(self, event: events.LineScored) -> dict[str, Arg]:
        kind, name = event.line.split()
        line = Msg(f"kingdoms-word-{kind}", {"n": name})
        if not event.whole:
            part = "–".join(dict.fromkeys((event.squares[0], event.squares[-1])))
            line = Msg("kingdoms-word-part-of", {"line": line, "part": part})
        return {"line": line, "base": Amount(event.base)}

    def refusal(self, move: Move | None, rule: str) -> Msg:
        """Why a move was refused, with what of the move the reason speaks of."""
        args: dict[str, Arg] = {}
        match rule, move:
            case (
                rules.SQUARE_TAKEN,
                moves.PlaceCastle(square=square)
                | moves.PlaceStartingTile(square=square)
                | moves.PlaceDrawnTile(square=square)
                | moves.PlaceSupplyTile(square=square),
            ):
                args["square"] = square
            case rules.NO_CASTLE, moves.PlaceCastle(rank=rank):
                args["rank"] = rank
            case rules.TILE_NOT_IN_SUPPLY, moves.PlaceSupplyTile(tile=tile):
                args["tile"] = self.tile(tile)
        return Msg(f"kingdoms-refused-{rule}", args)


def _tile(name: str, value: int, known: set[str]) -> Arg:
    """A tile of an edited box goes by the name the box gives it."""
    word: Arg = Word(f"kingdoms-tile-{name}") if name in known else name
    return Msg("kingdoms-tile-valued", {"name": word, "value": Amount(value)}) if value else word
