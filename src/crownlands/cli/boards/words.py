"""Names and sentences that boards take out of messages."""

from crownlands.core.messages import Arg, Msg, Word
from crownlands.locales import Locale


def spoken(t: Locale, arg: Arg) -> str:
    """A name or sentence that is known as a part of a message."""
    return t.text(arg) if isinstance(arg, Msg) else t(arg.id) if isinstance(arg, Word) else str(arg)
