"""Questions before a match at a terminal: which game, who plays, how strong."""

import sys

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from dorfplatz.bots import LEVELS
from dorfplatz.cli.common import as_number
from dorfplatz.engine.game import AnyGame
from dorfplatz.games import catalogue
from dorfplatz.words import Words, words

PERSON = "me"
"""A chair that somebody at the terminal plays."""


class Leaving(Exception):
    """Somebody closed the input or asked to stop."""


def ask(console: Console, question: str) -> str:
    """Return what the person types; the end of the input and Ctrl-C mean leaving."""
    console.print(question, end=" ", highlight=False)
    try:
        answer = sys.stdin.readline()
    except (OSError, KeyboardInterrupt):  # the terminal was closed, or Ctrl-C
        answer = ""
    if not answer:
        console.print()
        raise Leaving
    return answer.strip()


def ask_game(console: Console, spoken: Words) -> AnyGame:
    """Let the person choose a game."""
    games = list(catalogue().values())
    if len(games) == 1:
        return games[0]
    for number, game in enumerate(games, 1):
        own = words(spoken.lang, game)
        console.print(Text(f"  {number}  ", "bold").append(own.say("game-title"), "not bold"))
        console.print(Padding(own.say("game-about"), (0, 0, 0, 5)), style="dim")
    while True:
        answer = ask(console, spoken.say("cli-which-game"))
        picked = as_number(answer)
        if picked is not None and 1 <= picked <= len(games):
            return games[picked - 1]
        for game in games:
            if answer == game.id:
                return game


def ask_players(console: Console, spoken: Words, game: AnyGame) -> list[str]:
    """Let the person say how many play, and how many of them are people."""
    usual = min(3, game.max_seats)
    console.print(words(spoken.lang, game).say("game-about"), style="italic")
    seats = ask_number(
        console,
        spoken.say(
            "cli-how-many", {"least": game.min_seats, "most": game.max_seats, "usual": usual}
        ),
        game.min_seats,
        game.max_seats,
        usual,
    )
    people = ask_number(console, spoken.say("cli-how-many-people", {"most": seats}), 0, seats, 1)
    if people == seats:
        return [PERSON] * people
    return [PERSON] * people + [ask_level(console, spoken)] * (seats - people)


def ask_level(console: Console, spoken: Words) -> str:
    """Let the person say how strong the bots are."""
    for number, level in enumerate(LEVELS, 1):
        said = spoken.say(f"level-{level}")
        console.print(Text(f"  {number}  ", "bold").append(said, "not bold"))
    question = spoken.say("cli-how-strong", {"most": len(LEVELS)})
    return LEVELS[ask_number(console, question, 1, len(LEVELS), 3) - 1]


def ask_number(console: Console, question: str, least: int, most: int, usual: int) -> int:
    """Return a number in a range; nothing typed means the usual one."""
    while True:
        answer = ask(console, question)
        if not answer:
            return usual
        number = as_number(answer)
        if number is not None and least <= number <= most:
            return number
