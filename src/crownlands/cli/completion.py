"""`crownlands completion SHELL`: the script that teaches a shell to complete our commands."""

import click
from click.shell_completion import get_completion_class

from crownlands.cli.style import Command, complete
from crownlands.core.errors import UnknownName
from crownlands.locales import Locale

SHELLS = ("bash", "zsh", "fish")


def command(t: Locale) -> click.Command:
    def run(shell: str) -> None:
        if shell not in SHELLS:
            raise UnknownName("shell", shell, ", ".join(SHELLS))
        found = get_completion_class(shell)
        assert found is not None
        root = click.get_current_context().find_root().command
        if shell == "bash":  # else it would take `debt=clamped` for three words
            click.echo("COMP_WORDBREAKS=${COMP_WORDBREAKS//=}")
        click.echo(found(root, {}, "crownlands", "_CROWNLANDS_COMPLETE").source())

    shell = click.Argument(
        ["shell"], metavar="|".join(SHELLS), shell_complete=complete(lambda: list(SHELLS))
    )
    return Command(t, "completion", params=[shell], callback=run)
