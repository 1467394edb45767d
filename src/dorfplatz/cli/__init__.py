"""The terminal: play, watch, check and measure, one file per command."""

import sys

from dorfplatz.cli.app import app
from dorfplatz.cli.common import language_of
from dorfplatz.engine.errors import DorfplatzError
from dorfplatz.words import words

__all__ = ["app", "main"]


def main() -> None:
    """Run the command line; an error is one sentence, not a trace."""
    try:
        app()
    except DorfplatzError as error:
        print(words(language_of(sys.argv)).error(error), file=sys.stderr)
        sys.exit(1)
