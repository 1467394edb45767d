"""The terminal: play, watch, check and measure, one file per command."""

import sys
from io import TextIOWrapper

from dorfplatz.engine.errors import DorfplatzError
from dorfplatz.extras import MissingExtra, explained, needed

__all__ = ["main"]


def main() -> None:
    """Run the command line; an error is one sentence, not a trace."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal that cannot show a sign shows "?"
            stream.reconfigure(errors="replace")
    try:
        needed("The command dorfplatz", "typer", "rich", "msgspec", "openskill")
        run()
    except MissingExtra as missing:
        print(missing, file=sys.stderr)
        sys.exit(1)


def run() -> None:
    """Carry out a command, once everything is there that all commands need."""
    from dorfplatz.cli.app import app  # noqa: PLC0415  # an extra
    from dorfplatz.cli.common import spoken  # noqa: PLC0415

    if "" not in sys.path:  # modules of the working folder can be named, after all that is there
        sys.path.append("")
    try:
        app()
    except DorfplatzError as error:
        print(spoken(sys.argv).error(error), file=sys.stderr)
        sys.exit(1)
    except ModuleNotFoundError as missing:
        command = next((word for word in sys.argv[1:] if not word.startswith("-")), "")
        raise explained(missing, f"dorfplatz {command}") or missing from None
