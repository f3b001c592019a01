"""Which message tells each move, event and refusal of Eight-Minute Empire to a person."""

import re
from collections.abc import Sequence

from crownlands.core.game import Event
from crownlands.core.messages import Arg, Counts, Msg, Names, SeatName, Word
from crownlands.core.vocabulary import Move
from crownlands.games.eight_minute_empire import choices, events, moves
from crownlands.games.eight_minute_empire.box import Act, Card, EmpireBox, Side, standard_box
from crownlands.games.eight_minute_empire.state import AND, CITY, DESTROY, LAND, PLACE, SEA

GAME = "eight_minute_empire"
ACTS = {PLACE: "place", LAND: "land", SEA: "sea", CITY: "city", DESTROY: "destroy"}
CHAPTERS = {
    # why a move is refused, and the chapter of the rules that says so
    choices.UNKNOWN_MOVE: "notation",
    choices.GAME_OVER: "end",
    choices.NOT_YOUR_TURN: "turn",
    choices.CHANCE_ONLY: "setup",
    choices.ALREADY_BID: "bids",
    choices.BID_FIRST: "bids",
    choices.NAME_FIRST: "bids",
    choices.NEUTRAL_FIRST: "two",
    choices.TAKE_FIRST: "turn",
    choices.ALREADY_TAKEN: "turn",
    choices.ONLY_BEFORE: "bids",
    choices.NO_CARD: "turn",
    choices.TOO_DEAR: "turn",
    choices.NOT_ON_CARD: "actions",
    choices.USED_UP: "actions",
    choices.NO_ARMIES: "actions",
    choices.NOT_A_BASE: "actions",
    choices.NO_ARMY_THERE: "actions",
    choices.BY_SEA: "actions",
    choices.NO_CITIES: "actions",
    choices.NOTHING_THERE: "actions",
}


class Speech:
    def __init__(self, box: EmpireBox, seats: int, side: Side, cards: Sequence[Card]) -> None:
        self._seats = seats
        self._costs = box.costs
        self._goods = {good.name for good in standard_box().goods}
        self._continents = {name: _continent(name) for name, _ in side.continents}
        self._regions = {region: _region(region, side, self._continents) for region in side.regions}
        self._cards = {card.token: self._card(card) for card in cards}

    def card(self, token: str) -> Arg:
        return self._cards[token]

    def region(self, name: str) -> Arg:
        return self._regions[name]

    def continent(self, name: str) -> Arg:
        return self._continents[name]

    def good(self, name: str) -> Arg:
        """A good of an edited box goes by the name the box gives it."""
        return Word(f"{GAME}-good-{name}") if name in (*self._goods, "joker") else name

    def _card(self, card: Card) -> Arg:
        acts: list[Arg] = [_act(act) for act in card.acts]
        does = acts[0]
        if len(acts) == 2:
            join = "and" if card.op == AND else "or"
            does = Msg(f"{GAME}-word-{join}", {"one": acts[0], "other": acts[1]})
        return Msg(
            f"{GAME}-card", {"good": self.good(card.good), "units": card.units, "action": does}
        )

    def _owner(self, owner: int | None) -> Arg:
        if owner is None or owner == self._seats:
            return Word(f"{GAME}-word-neutral")
        return SeatName(owner)

    def move(self, move: Move) -> Msg:
        kind = f"{GAME}-move-{move.__struct_config__.tag}"
        match move:
            case moves.TakeCard(slot):
                return Msg(kind, {"slot": slot, "coins": self._costs[slot - 1]})
            case moves.PlaceArmy(region) | moves.BuildCity(region) | moves.PlaceNeutral(region):
                return Msg(kind, {"region": self.region(region)})
            case moves.MoveArmy(region, to):
                return Msg(kind, {"region": self.region(region), "to": self.region(to)})
            case moves.DestroyArmy(owner, region):
                return Msg(kind, {"owner": self._owner(owner), "region": self.region(region)})
            case moves.Bid(coins):
                return Msg(kind, {"coins": coins})
            case moves.NameStarter(seat) | moves.WinRoll(seat):
                return Msg(kind, {"seat": SeatName(seat)})
            case moves.TurnUpCard(card):
                return Msg(kind, {"card": self.card(card)})
            case moves.LayToken(good):
                return Msg(kind, {"good": self.good(good)})
        return Msg(kind)

    def event(self, event: Event) -> Msg:
        kind = f"{GAME}-event-{event.__struct_config__.tag}"
        return Msg(kind, self._setup(event) or self._turn(event) or self._end(event))

    def _setup(self, event: Event) -> dict[str, Arg]:
        match event:
            case events.GameStarted(game):
                return {"game": game}
            case events.TokenLaid(region, good):
                return {"region": self.region(region), "good": self.good(good)}
            case events.CardTurnedUp(card, slot):
                return {"card": self.card(card), "slot": slot}
            case events.NeutralPlaced(seat, region):
                return {"seat": SeatName(seat), "region": self.region(region)}
            case events.BidMade(seat, coins):
                return {"seat": SeatName(seat), "coins": "none" if coins is None else coins}
            case events.BidsRevealed(bids):
                return {"bids": Counts(bids)}
            case events.DiceRolled(seat):
                return {"seat": SeatName(seat)}
            case events.BidWon(seat, coins):
                return {"seat": SeatName(seat), "coins": coins}
            case events.StarterNamed(seat, starter):
                return {"seat": SeatName(seat), "starter": SeatName(starter)}
        return {}

    def _turn(self, event: Event) -> dict[str, Arg]:
        match event:
            case events.CardTaken(seat, slot, card, coins):
                told: dict[str, Arg] = {"seat": SeatName(seat), "slot": slot, "coins": coins}
                return {**told, "card": self.card(card)}
            case events.ArmyPlaced(seat, region) | events.CityBuilt(seat, region):
                return {"seat": SeatName(seat), "region": self.region(region)}
            case events.ArmyMoved(seat, region, to, sea):
                way = "sea" if sea else "land"
                where = {"region": self.region(region), "to": self.region(to)}
                return {"seat": SeatName(seat), **where, "way": way}
            case events.ArmyDestroyed(seat, owner, region):
                where = {"owner": self._owner(owner), "region": self.region(region)}
                return {"seat": SeatName(seat), **where}
            case events.TurnEnded(seat):
                return {"seat": SeatName(seat)}
        return {}

    def _end(self, event: Event) -> dict[str, Arg]:
        match event:
            case events.RegionScored(region, seat, pieces):
                return {"place": self.region(region), **self._majority(seat, pieces)}
            case events.ContinentScored(continent, seat, pieces):
                return {"place": self.continent(continent), **self._majority(seat, pieces)}
            case events.GoodsScored(seat, good, units, tokens, jokers, points):
                total = units + tokens + jokers
                told: dict[str, Arg] = {"units": total, "jokers": jokers, "tokens": tokens}
                told["points"] = points
                return {"seat": SeatName(seat), "good": self.good(good), **told}
            case events.GameScored(game, points):
                return {"game": game, "points": Counts(points)}
            case events.GameEnded(winners):
                return {"winners": Names(winners), "count": len(winners)}
        raise AssertionError(event)

    def _majority(self, seat: int | None, pieces: tuple[int, ...]) -> dict[str, Arg]:
        """`who` scores, if anybody does, and how strong all are, the neutral armies apart."""
        told: dict[str, Arg] = {"pieces": Counts(pieces[: self._seats])}
        told["neutral"] = pieces[self._seats]
        told["scored"] = "nobody" if seat is None else "somebody"
        return {**told, "who": "" if seat is None else SeatName(seat)}

    def refusal(self, move: Move | None, rule: str) -> Msg:
        """Why a move was refused, with what of the move the reason speaks of."""
        args: dict[str, Arg] = {}
        match rule, move:
            case choices.TOO_DEAR, moves.TakeCard(slot):
                args["coins"] = self._costs[slot - 1]
            case choices.NO_ARMY_THERE, moves.MoveArmy(region=region) | moves.BuildCity(region):
                args["region"] = self.region(region)
            case choices.NOT_A_BASE, moves.PlaceArmy(region):
                args["region"] = self.region(region)
        return Msg(f"{GAME}-refused-{rule}", args)


def _act(act: Act) -> Msg:
    return Msg(f"{GAME}-act-{ACTS[act.kind]}", {"n": act.count})


def _continent(name: str) -> Arg:
    known = {name for side in standard_box().sides for name, _ in side.continents}
    return Word(f"{GAME}-continent-{name}") if name in known else name


def _region(name: str, side: Side, continents: dict[str, Arg]) -> Arg:
    """Regions go by their continent and number; the start has a word of its own."""
    if name == side.start:
        return Word(f"{GAME}-word-start")
    number = re.search(r"\d+$", name)
    continent = continents[side.continent_of(name)]
    if number is None or isinstance(continent, str):
        return name
    return Msg(f"{GAME}-region", {"continent": continent, "n": number[0]})
