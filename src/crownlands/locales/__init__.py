"""The four languages: turns messages into sentences with the Fluent files beside this module."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from crownlands.core.errors import UnknownName
from crownlands.core.messages import Amount, Arg, Counts, Gains, Msg, Names, SeatName, Word

LANGUAGES = ("en", "hu", "it", "de")
ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")


class Locale:
    """Speaks one language. `names` says who sits where."""

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise UnknownName("language", language, ", ".join(LANGUAGES))
        self.language = language
        self.names = names
        self._bundle = _bundle(language)

    def with_names(self, names: Sequence[str]) -> "Locale":
        return Locale(self.language, names)

    def __call__(self, id: str, /, **args: Arg) -> str:
        return self.text(Msg(id, args))

    def text(self, msg: Msg) -> str:
        """The sentence; `id.attribute` asks for an attribute of a message."""
        id, _, attribute = msg.id.partition(".")
        message = self._bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, msg.id
        args = {name: self._value(arg) for name, arg in msg.args.items()}
        text, problems = self._bundle.format_pattern(pattern, args)
        assert isinstance(text, str) and not problems, (msg, problems)
        return text

    def decimal(self, value: float) -> str:
        """A number with the decimal point of the language, and no more digits than it needs."""
        text = minus(f"{value:g}")
        return text if self.language == "en" else text.replace(".", ",")

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def _value(self, arg: Arg) -> int | str:
        match arg:
            case int() | str():
                return arg
            case Word(id):
                return self(id)
            case Msg():
                return self.text(arg)
            case SeatName(seat):
                return self.names[seat]
            case Names(seats):
                return ", ".join(self.names[seat] for seat in seats)
            case Amount(value):
                return signed(value)
            case Gains(by_seat):
                gains = zip(self.names, by_seat, strict=False)
                return ", ".join(f"{name} {signed(gain)}" for name, gain in gains if gain)
            case Counts(by_seat):
                counts = zip(self.names, by_seat, strict=False)
                return ", ".join(f"{name}: {count}" for name, count in counts)


def signed(value: int) -> str:
    """A number with its sign."""
    return minus(f"{value:+d}") if value else "0"


def minus(text: str) -> str:
    """With the typographic minus, as everywhere on the screen."""
    return text.replace("-", "\N{MINUS SIGN}")


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(files(__package__).joinpath(language).iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def language_of(environment: Mapping[str, str]) -> str:
    """The first of our languages that the environment's locale asks for, or English."""
    for variable in ENVIRONMENT:
        if value := environment.get(variable):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
