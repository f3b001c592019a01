"""The roster of a table or server: who may be asked to play there by name alone.

Files are run only where whoever starts the program named them; records, databases and browsers
know no more than names.
"""

from collections.abc import Collection, Sequence
from pathlib import Path

from crownlands.bots.builtin import BOTS
from crownlands.bots.finding import installed, is_file
from crownlands.bots.guests import check_player, find_player
from crownlands.bots.levels import LEVELS
from crownlands.bots.players import Player, called
from crownlands.core.errors import BadBot, UnknownName


class Roster:
    """Levels, our own bots, those of installed packages, and those of the files given."""

    def __init__(self, files: Sequence[str] = (), without: Collection[str] = ()) -> None:
        """`without`: installed ones that are not offered."""
        self._without = without
        self._files: dict[str, str] = {}
        for file in files:
            name = called(bare(file))
            known = self._files.setdefault(name, file)
            if _path(known) != _path(file):
                raise BadBot(bare(file), "same", bare(known))
            self._files[name] = file

    @property
    def names(self) -> list[str]:
        """For people to choose from."""
        fit = [name for name in installed() if name not in self._without]
        return list(dict.fromkeys((*LEVELS, *self._files, *fit)))

    def find(self, name: str) -> Player:
        """A new player of that name, which may have a budget in the place of the file's own."""
        file = self.file(name)
        if file is not None:
            settings = _settings(name) or _settings(file)
            return find_player(":".join([bare(file), *settings]))
        if is_file(name):
            raise self._unknown(name)
        return find_player(name)

    def file(self, name: str) -> str | None:
        """The file of a bot, as it was given; only one of the two may say which class."""
        stem, _, wanted = bare(name).partition(":")
        if bare(name) in self._files:
            return self._files[bare(name)]
        if wanted and stem in self._files:
            return ":".join([bare(self._files[stem]), wanted, *_settings(self._files[stem])])
        of_file = [known for known in self._files if known.startswith(f"{stem}:")]
        return self._files[of_file[0]] if not wanted and len(of_file) == 1 else None

    def source(self, name: str) -> str:
        """What find_player finds it by, in another process too; exactly the names that are known,
        so that no stranger sets a budget."""
        if name in self._files:
            _, *rest = self._files[name].split(":")
            return ":".join([_path(self._files[name]), *rest])
        if name in BOTS or name in self.names:
            return name
        raise self._unknown(name)

    def check(self) -> None:
        """Load the files; a CrownlandsError says what is wrong with one."""
        for file in self._files.values():
            check_player(file)

    def _unknown(self, name: str) -> UnknownName:
        return UnknownName("bot", name, ", ".join((*self.names, *BOTS)))


def bare(name: str) -> str:
    """Without a budget."""
    return ":".join(part for part in name.split(":") if "=" not in part)


def _settings(name: str) -> list[str]:
    return [part for part in name.split(":") if "=" in part]


def _path(file: str) -> str:
    return str(Path(file.split(":")[0]).expanduser().resolve())
