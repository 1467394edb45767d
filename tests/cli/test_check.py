"""``dorfplatz check`` finds what is wrong with games and bots of others."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from dorfplatz.cli.app import app
from dorfplatz.engine.errors import NotPossible
from dorfplatz.games import find
from dorfplatz.research import laws

CLASSICS = Path(__file__).parents[2] / "examples" / "classics"
BAD_GAME = '''
from connect_four import NOTATION, RULES, ConnectFourPeople, Game, OpenKnowledge, Setup
from connect_four.game import ConnectFourNotation, Drop
from dorfplatz.engine.rules import Rules

class Leaky(Rules):
    """Lists a column twice and forgets to copy."""
    turn_rule = "C4-1"
    def start(self, seats, options): return RULES.start(seats, options)
    def turn(self, state): return RULES.turn(state)
    def legal(self, state, codes):
        RULES.legal(state, codes)
        if codes.count: codes.add(codes.row[0])
    def forbids(self, state, seat, action): return RULES.forbids(state, seat, action)
    def apply(self, state, code, journal): RULES.apply(state, code, journal)
    def copy(self, state): return state
    def standing(self, state): return RULES.standing(state)

LEAKY = Leaky()
GAME = Game(id="leaky", package="connect_four", setup=Setup("Leaky", (2, 2)), rules=LEAKY,
    notation=NOTATION, knowledge=OpenKnowledge(LEAKY, NOTATION), people=ConnectFourPeople())
'''
BOTS = """
import random
class Careful:
    def __init__(self, seed): self.seed = seed
    def choose(self, seen): return seen.codes[self.seed % len(seen.codes)]
class Moody:
    def __init__(self, seed): pass
    def choose(self, seen): return random.choice(seen.codes)
class Wrong:
    def __init__(self, seed): pass
    def choose(self, seen): return -5
"""


@pytest.fixture
def others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "leaky.py").write_text(BAD_GAME)
    (tmp_path / "strange_bots.py").write_text(BOTS)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.syspath_prepend(str(CLASSICS))
    yield
    for name in [name for name in sys.modules if name.split(".")[0] in STRANGERS]:
        del sys.modules[name]


STRANGERS = ("leaky", "strange_bots", "connect_four")


@pytest.mark.usefixtures("others")
def test_a_good_game_and_a_good_bot_keep_all_laws() -> None:
    runner = CliRunner()
    said = runner.invoke(app, ["check", "connect_four", "--lang", "en"])
    assert said.exit_code == 0 and "Connect Four keeps all 12 laws." in said.output
    said = runner.invoke(app, ["check", "py:strange_bots:Careful", "--lang", "de"])
    assert said.exit_code == 0 and "hält alle 3 Gesetze ein" in said.output


@pytest.mark.usefixtures("others")
def test_what_is_broken_is_named() -> None:
    runner = CliRunner()
    said = runner.invoke(app, ["check", "leaky", "--lang", "en"])
    assert said.exit_code == 1
    assert "an action is listed twice" in said.output
    assert "a move in a copy changed it" in said.output
    found = {law.law: law for law in laws.check_bot("py:strange_bots:Moody", find("clans"))}
    assert not found[laws.LEGAL].broken and found[laws.REPEATS].broken
    found = {law.law: law for law in laws.check_bot("py:strange_bots:Wrong", find("clans"), 1)}
    assert "-5 is no legal move" in found[laws.LEGAL].broken[0]


def test_nothing_of_that_name_is_an_error() -> None:
    said = CliRunner().invoke(app, ["check", "nothing"])
    assert (
        isinstance(said.exception, NotPossible) and said.exception.phrase.key == "error-check-what"
    )


def test_a_bot_of_the_working_folder_is_found_by_the_installed_command(tmp_path: Path) -> None:
    (tmp_path / "strange_bots.py").write_text(BOTS)
    # -P: as in the command that pip installs, Python does not look into the working folder.
    command = [sys.executable, "-P", "-c", "from dorfplatz.cli import main; main()"]
    said = subprocess.run(
        [*command, "check", "py:strange_bots:Careful", "--lang", "en"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "keeps all 3 laws" in said.stdout, said.stderr
