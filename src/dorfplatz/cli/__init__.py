"""The terminal: play, watch, check and measure, one file per command."""

import sys
from io import TextIOWrapper

from dorfplatz.cli.app import app
from dorfplatz.cli.common import spoken
from dorfplatz.engine.errors import DorfplatzError

__all__ = ["app", "main"]


def main() -> None:
    """Run the command line; an error is one sentence, not a trace."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal that cannot show a sign shows "?"
            stream.reconfigure(errors="replace")
    try:
        app()
    except DorfplatzError as error:
        print(spoken(sys.argv).error(error), file=sys.stderr)
        sys.exit(1)
