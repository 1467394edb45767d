"""Golden playthroughs: a readable transcript of a whole game for every game and seat count.

A change of behaviour shows as a change of these files; ``./test golden --write`` writes them anew.
"""

from pathlib import Path

import pytest

from dorfplatz.bots import find_bot
from dorfplatz.games import catalogue
from dorfplatz.table import Table
from dorfplatz.table.fairness import seed_from
from dorfplatz.words import words
from tests.support.walks import Setting, settings_of_all_games

FOLDER = Path(__file__).parent
EVERY = 10


def played_settings() -> list[Setting]:
    """Return every seat count, and every named mode with the fewest and the most seats."""
    return [
        setting
        for setting in settings_of_all_games()
        if all(isinstance(value, str) for value in setting.options.values())
    ]


def file_of(setting: Setting) -> Path:
    package = setting.game.folder
    name = "-".join([str(setting.seats), *(str(v) for v in setting.options.values())])
    return FOLDER / package / f"{name}.txt"


@pytest.mark.parametrize("setting", played_settings(), ids=str)
def test_playthrough(setting: Setting, pytestconfig: pytest.Config) -> None:
    told = transcript(setting)
    path = file_of(setting)
    if pytestconfig.getoption("--write-golden"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(told, encoding="utf-8")
    assert path.is_file(), f"{path.name} is missing: ./test golden --write"
    assert path.read_text(encoding="utf-8") == told


def test_every_game_has_playthroughs() -> None:
    for game in catalogue().values():
        package = game.folder
        assert len(list((FOLDER / package).glob("*.txt"))) >= game.max_seats - game.min_seats + 1


def transcript(setting: Setting) -> str:
    """Play a game, a greedy bot against random ones, and tell it as a spectator would see it."""
    game = setting.game
    spoken = words("en", game)
    table = Table(game, setting.seats, setting.options, seed_from("golden"))
    bots = [
        find_bot("greedy" if seat == 0 else "random", seat, seats=setting.seats)
        for seat in range(setting.seats)
    ]
    lines = [f"{spoken.say('game-title')}, {setting.seats} seats, {table.options}", ""]
    shown = 0
    while True:
        for line in table.lines(None, shown):
            who = "*" if line.seat < 0 else game.notation.seat_name(line.seat)
            lines.append(f"{line.number}. {who} {line.text}")
            lines += [f"     {spoken.phrase(phrase)}" for phrase in line.events]
            if line.number % EVERY == 0 and line.number == len(table.log):
                lines.append(f"   = {table.position()}")
        shown = len(table.log)
        if table.over:
            break
        seat = table.turn
        seen = table.perspective(seat)
        lines.append(f"   [{game.notation.seat_name(seat)}: {len(seen.codes)}]")
        table.act(seat, game.notation.write(game.notation.decode(bots[seat].choose(seen))))
    lines += ["", f"= {table.position()}"]
    for place in table.standing().seats:
        parts = ", ".join(f"{spoken.say('source-' + name)} {n}" for name, n in place.breakdown)
        lines.append(
            f"{game.notation.seat_name(place.seat)}: rank {place.rank}, {place.points} ({parts})"
        )
    return "\n".join(lines) + "\n"
