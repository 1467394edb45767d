"""What the commands share: language, files, options, the core that runs."""

import os
import re
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import dorfplatz
from dorfplatz.engine.errors import BadOption, BadRecord, DorfplatzError
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.options import Value
from dorfplatz.games import catalogue, find
from dorfplatz.table import record
from dorfplatz.words import LANGUAGES, Words, words


def language(asked: str | None) -> str:
    """Return the language asked for, or the one of the locale, or English."""
    if asked:
        if asked not in LANGUAGES:
            raise BadOption(
                "error-option-value",
                {"option": "--lang", "value": asked, "allowed": ", ".join(LANGUAGES)},
            )
        return asked
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def spoken(arguments: Sequence[str]) -> Words:
    """Return the words for errors of a command line: its language, and its game if any."""
    named = [word for word in arguments if word in catalogue()]
    return words(_language_of(arguments), find(named[0]) if named else None)


def _language_of(arguments: Sequence[str]) -> str:
    for here, word in enumerate(arguments):
        if word == "--lang" and arguments[here + 1 : here + 2]:
            asked = arguments[here + 1]
            return asked if asked in LANGUAGES else language(None)
        if word.startswith("--lang=") and word[7:] in LANGUAGES:
            return word[7:]
    return language(None)


def milliseconds() -> float:
    """Return the time that bots may read."""
    return time.monotonic() * 1000.0


def core() -> str:
    """Say whether the core runs compiled or interpreted."""
    return "compiled" if dorfplatz.COMPILED else "interpreted"


def read_options(game: AnyGame, texts: Sequence[str]) -> dict[str, Value]:
    """Return options written as ``key=value``."""
    options: dict[str, Value] = {}
    for text in texts:
        key, _, written = text.partition("=")
        known = {choice.key: choice for choice in game.choices}
        options[key] = known[key].read(written) if key in known else written
    return options


def as_number(text: str) -> int | None:
    """Return the number somebody typed, or None if it is none (``²`` is a digit, but no number)."""
    return int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else None


def load_record(path: Path) -> record.Record:
    """Return the record in a file."""
    try:
        return record.read(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as problem:
        raise BadRecord("error-file", {"file": str(path), "problem": str(problem)}) from problem


def game_of(written: record.Record) -> AnyGame:
    """Return the game of a record, after checking that it can be played at all."""
    game = find(written.game)
    known = 1 <= written.version <= game.rules_version  # verify says so if it is not
    game.settle(written.seats, written.options, written.version if known else None)
    return game


def explain(error: DorfplatzError, lang: str, game: AnyGame | None = None) -> str:
    """Return an error in words; the reason inside a broken record is said as well."""
    spoken: Words = words(lang, game)
    reason = error.phrase.args.get("reason")
    if isinstance(reason, str) and spoken.has(reason) and isinstance(error, BadRecord):
        number, move = error.phrase.args["number"], error.phrase.args["move"]
        said = spoken.say(
            error.phrase.key, {"number": number, "move": move, "reason": _plain(spoken, reason)}
        )
        return f"{said} ({error.rule})" if error.rule else said
    return spoken.error(error)


def _plain(spoken: Words, key: str) -> str:
    """Return a reason that can be said without values, else its key."""
    try:
        return spoken.say(key)
    except LookupError:
        return key


def fail(sentence: str) -> None:
    """Say what went wrong and end with 1."""
    print(sentence, file=sys.stderr)
    sys.exit(1)
