"""What a player of Royals has to do now, how that is typed, and how far a payment has come."""

from collections.abc import Iterator

from rich.text import Text

from crownlands.cli.boards.royals.signs import Signs
from crownlands.core.messages import Arg
from crownlands.games.royals.box import Title
from crownlands.games.royals.choices import COUNTRY_JOKER, INTRIGUE_JOKER
from crownlands.games.royals.views import Payment, Place, RoyalsView

CUBES = 2  # that a position takes


class Asked:
    def __init__(self, signs: Signs, view: RoyalsView) -> None:
        self.signs = signs
        self.t = signs.t
        self.view = view

    def lines(self) -> Iterator[Text]:
        if self.view.seat not in self.view.actors:
            return
        match self.view.phase:
            case "planning":
                yield self._line("plan", "three, two")
            case "drawing":
                yield from self._drawing()
            case "playing":
                yield self._playing()
            case "paying":
                assert self.view.payment is not None
                yield from self._paying(self.view.payment)
            case "discarding":
                yield from self._discarding()

    def _line(self, id: str, typed: str, **args: Arg) -> Text:
        return Text.assemble((self.t(f"royals-ask-{id}", **args), "bold"), (f" – {typed}", "dim"))

    def _playing(self) -> Text:
        """With an example of a position that the hand can pay, the dearest."""
        if self.view.cubes is not None and self.view.cubes[self._seat] < CUBES:
            return self._line("play", "recall …, done")
        payable = [place for place in self.view.places if self._can_pay(place)]
        if not payable:
            return self._line("end", "done")
        best = max(payable, key=lambda place: self._title(place).cost)
        return self._line("play", f"claim {best.city} {best.title} …, done")

    def _can_pay(self, place: Place) -> bool:
        if place.holder == self._seat:
            return False
        hand, title, country = (
            self.view.hands[self._seat],
            self._title(place),
            self._home(place.city),
        )
        cards = hand.countries.get(country, 0)
        if not _suffices(cards, hand.cards - cards, title.cost, COUNTRY_JOKER):
            return False
        pairs = sum(count for pair, count in hand.pairs.items() if country in pair.split("-"))
        needed = 0 if place.holder is None else title.intrigue
        return _suffices(pairs, hand.intrigue - pairs, needed, INTRIGUE_JOKER)

    def _title(self, place: Place) -> Title:
        return next(title for title in self.signs.setup.box.titles if title.name == place.title)

    @property
    def _seat(self) -> int:
        assert self.view.seat is not None
        return self.view.seat

    # ---------------------------------------------------------------- drawing

    def _drawing(self) -> Iterator[Text]:
        cards, intrigue = self.view.draws
        forms = ["pile"] * bool(self.view.pile and cards)
        forms += [f"take {country}" for country in self.view.display] if cards else []
        forms += ["intrigue"] * bool(intrigue)
        ask = "draw-any" if cards and intrigue else "draw" if cards else "draw-intrigue"
        yield self._line(ask, ", ".join(forms))
        if cards > 1:
            yield Text(self.t("royals-word-draws-left", n=cards), "dim")

    # ---------------------------------------------------------------- paying

    def _paying(self, payment: Payment) -> Iterator[Text]:
        """What is still to pay, as squares: ■ a card, ▪ cards that lie in an open joker."""
        speech = self.signs.setup.speech
        place = {
            "title": speech.word("title", payment.title),
            "city": speech.word("city", payment.city),
        }
        country = self._home(payment.city)
        if payment.intrigue:
            begun, whole = payment.in_intrigue_joker, INTRIGUE_JOKER
            left = self.t("royals-word-pay-intrigue-left", n=payment.intrigue)
            words, ask = ("plot", "plotjoker"), "pay-intrigue"
            pairs = [pair for pair in self._hand_pairs() if country in pair.split("-")]
            card = (pairs or self._hand_pairs())[0]
        else:
            begun, whole = payment.in_joker, COUNTRY_JOKER
            left = self.t("royals-word-pay-left", n=payment.cards)
            words, ask, card = ("pay", "joker"), "pay", country
        if begun:
            left += f" · {self.t('royals-word-in-joker', n=begun, total=whole)}"
        yield Text(left, "bold")
        if begun:
            yield self._line(f"{ask}-joker", f"{words[1]} …", **place)
        else:
            yield self._line(ask, f"{words[0]} {card}, {words[1]} …", **place)

    def _home(self, city: str) -> str:
        box = self.signs.setup.box
        return next(box.countries[home.country].name for home in box.cities if home.name == city)

    def _hand_pairs(self) -> list[str]:
        return list(self.view.hands[self._seat].pairs)

    # ---------------------------------------------------------------- discarding

    def _discarding(self) -> Iterator[Text]:
        hand, box = self.view.hands[self._seat], self.signs.setup.box
        if hand.cards > box.most_cards:
            card = next(iter(hand.countries))
            yield self._line("discard", f"discard {card}", n=hand.cards - box.most_cards)
        if hand.intrigue > box.most_intrigue:
            pair = next(iter(hand.pairs))
            over = hand.intrigue - box.most_intrigue
            yield self._line("discard-intrigue", f"drop {pair}", n=over)


def _suffices(matching: int, others: int, needed: int, joker: int) -> bool:
    """Whether cards pay a price, each that lacks replaced by several others."""
    return others >= joker * (needed - matching)
