"""Matches that the browser tests and the pictures start from: played once, written down as moves.

``python -m tests.web.positions`` plays them anew and writes web/e2e/positions, after a change of
rules or bots that is meant. Chance is not written down: a known seed draws it again.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

from dorfplatz.bots.ladder import find_bot
from dorfplatz.engine.prompt import Option, Prompt
from dorfplatz.games import find
from dorfplatz.table.table import Table

FOLDER = Path(__file__).resolve().parents[2] / "web" / "e2e" / "positions"
SEED_BYTES = 32
COLLECTOR = "collector"
MASON = "mason"
RINGS = "rings"
FIVE_ALIKE = 12
YARD = "e5"
AROUND_YARD = ("e6", "f6", "f5", "f4", "e4", "d4", "d5", "d6")

WANTED: dict[str, tuple[str, int, str, str, dict[str, Any]]] = {
    "clans": ("clans", 4, "late sunlight", "greedy", {}),
    "taluva": ("taluva", 2, "warm square", "greedy", {}),
    "garden-nation": ("garden-nation", 3, "bottle caps", "greedy", {}),
    "garden-nation-poor": ("garden-nation", 2, "tortoise", "random", {}),
    "above-and-below": ("above-and-below", 3, "one more lantern", "casual", {}),
    "hoyuk": ("hoyuk", 2, "mud brick", "random", {}),
    "hoyuk-advanced": ("hoyuk", 3, "flat roofs", "random", {"mode": "advanced"}),
    "hoyuk-expert": ("hoyuk", 5, "five tribes", "random", {"mode": "expert"}),
    "hoyuk-crowded": ("hoyuk", 3, "why not 0", MASON, {"mode": "advanced"}),
    "hoyuk-courtyard": ("hoyuk", 2, "courtyard 4", RINGS, {"house_limit": 15}),
    "hoyuk-abilities": ("hoyuk", 5, "five alike 75", COLLECTOR, {"mode": "expert"}),
}
"""Game, seats, seed, bot and options by the name of the file.

Bots that play at random let tribes meet in every block, and run out of people in the garden.
"""

FOUND: dict[str, tuple[str, int, str]] = {
    "above-and-below-caves": ("above-and-below", 2, "lanterns 135"),
    "above-and-below-guest": ("above-and-below", 2, "lanterns 139"),
    "above-and-below-deep": ("above-and-below", 4, "no caves 47"),
    "above-and-below-houses": ("above-and-below", 4, "reasons build 58"),
}
"""Matches that were looked for among many for what is met in them; they stay as they are."""


def seed_of(word: str) -> bytes:
    """Return the seed a word stands for, as web/e2e/support/server.ts writes it."""
    return word.encode().ljust(SEED_BYTES, b"\0")


def played(name: str, seats: int, word: str, level: str, options: dict[str, Any]) -> dict[str, Any]:
    """Let bots play a whole match, and return it as it is written down."""
    game = find(name)
    table = Table(game, seats, options, seed=seed_of(word))
    own = level in (COLLECTOR, MASON, RINGS)
    bot = None if own else find_bot(level, 7, game, seats=seats)
    dice = Random(7)
    moves: list[str] = []
    while not table.over:
        seat = table.waiting[0]
        if level == MASON:
            view: Any = table.view(seat)
            full = {square.cell for square in view.squares}
            moves.append(crowded(table.prompt(seat), full, dice))
        elif level == RINGS:
            moves.append(ringed(table.prompt(seat), dice))
        elif bot is None:
            moves.append(collected(table.prompt(seat), dice))
        else:
            code = int(bot.choose(table.perspective(seat)))
            moves.append(game.notation.write(game.notation.decode(code)))
        table.act(seat, moves[-1])
    written = {"game": name, "seats": seats, "seed": word, "moves": moves}
    return {**written, "options": options} if options else written


def collected(asked: Prompt, dice: Random) -> str:
    """Return what somebody plays at Höyük who saves cards for sets of five, and uses abilities."""
    key = asked.sentence.key
    moves = [option.move for option in asked.options]
    if key == "ask-cards":
        fives = [o.move for o in asked.options if o.gain.get("points") == FIVE_ALIKE]
        return dice.choice(fives) if fives else "-"
    if key == "ask-block":
        return max(asked.options, key=lambda option: option.gain.get("cards", 0)).move
    if key.startswith("ask-ability"):
        moves = [move for move in moves if move != "-"] or moves
    return dice.choice(moves)


def crowded(asked: Prompt, full: set[str], dice: Random) -> str:
    """Return what somebody plays at Höyük who builds where most stands around already."""
    if asked.sentence.key != "ask-build":
        return dice.choice([option.move for option in asked.options])

    def around(option: Option) -> int:
        cell = next(pick for pick in option.picks if pick.startswith("cell:"))[5:]
        column, row = ord(cell[0]), int(cell[1:])
        sides = ((column, row + 1), (column, row - 1), (column + 1, row), (column - 1, row))
        return sum(f"{chr(at)}{number}" in full for at, number in sides)

    most = max(around(option) for option in asked.options)
    return dice.choice([option.move for option in asked.options if around(option) == most])


def ringed(asked: Prompt, dice: Random) -> str:
    """Return what somebody plays at Höyük who builds around a yard, and leaves the yard free."""
    free = [option for option in asked.options if f"cell:{YARD}" not in option.picks]
    moves = [option.move for option in free or asked.options]
    if asked.sentence.key != "ask-build":
        return dice.choice(moves)
    ring = [f"H{cell}" for cell in AROUND_YARD if f"H{cell}" in moves]
    houses = [move for move in moves if move.startswith("H")]
    return ring[0] if ring else dice.choice(houses or moves)


def main() -> None:
    """Write all of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file, wanted in WANTED.items():
        text = json.dumps(played(*wanted), indent=2, ensure_ascii=False)
        (FOLDER / f"{file}.json").write_text(f"{text}\n", "utf-8")


if __name__ == "__main__":
    main()
