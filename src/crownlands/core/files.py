"""Reading and writing the files that people hand us, with every failure named."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from crownlands.core.errors import BadBoard, BadBox, BadRecord, UnreadableFile, UnwritableFile

LARGEST = 4 * 1024 * 1024  # bytes; a whole match is a few kilobytes


def read_text(path: Path) -> str:
    """The text of a file a person named, or UnreadableFile saying why not."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise UnreadableFile(str(path), "missing") from None
    except IsADirectoryError:
        raise UnreadableFile(str(path), "folder") from None
    except (OSError, ValueError):
        raise UnreadableFile(str(path), "forbidden") from None
    return decode(data, str(path))


@contextmanager
def reading(name: str) -> Iterator[None]:
    """Let what is found wrong in here say in which file it was found."""
    try:
        yield
    except (BadBoard, BadBox, BadRecord) as error:
        error.file = error.file or name
        raise


def decode(data: bytes, name: str) -> str:
    """Bytes from a file or standard input as text."""
    if len(data) > LARGEST:
        raise UnreadableFile(name, "huge")
    if not data.strip():
        raise UnreadableFile(name, "empty")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UnreadableFile(name, "binary") from None
    if "\0" in text:
        raise UnreadableFile(name, "binary")
    return text


def data_folder() -> Path:
    """Where this user's matches and tables are kept: made if it is not there."""
    home = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    try:
        folder = Path(home).expanduser() / "crownlands"
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):
        raise UnwritableFile(home, "forbidden") from None
    return folder


def write_text(path: Path, text: str) -> None:
    """Write all or nothing: an interruption leaves the old file as it was."""
    draft = path.with_name(f".{path.name}.{os.getpid()}") if path.name else path
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        draft.replace(path)
    except (OSError, ValueError):
        raise UnwritableFile(str(path), "forbidden") from None
    finally:
        with suppress(OSError, ValueError):
            draft.unlink(missing_ok=True)
