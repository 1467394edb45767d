"""Games from outside: found by their entry point, playable like any other."""

import os
import subprocess
import sys
import tomllib
from importlib import import_module
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import dorfplatz as dp
from dorfplatz.cli.drawing import draw_view
from dorfplatz.engine.codes import Codes
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.play import perft
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import OVER
from dorfplatz.games import catalogue
from dorfplatz.words import words
from tests.server.support import Somebody, file_url, inside

CLASSICS = Path(__file__).parents[2] / "examples" / "classics"


@pytest.fixture
def registered(tmp_path: Path) -> Path:
    """Lay down what an installer leaves: the metadata that names the entry points."""
    project = tomllib.loads((CLASSICS / "pyproject.toml").read_text("utf-8"))["project"]
    info = tmp_path / "dorfplatz_classics-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: dorfplatz-classics\nVersion: 1.0\n"
    )
    points = project["entry-points"]["dorfplatz.games"]
    lines = [f"{name} = {where}" for name, where in points.items()]
    (info / "entry_points.txt").write_text("\n".join(["[dorfplatz.games]", *lines, ""]))
    return tmp_path


@pytest.fixture
def installed(registered: Path) -> dict[str, str]:
    """Return the environment of a process that finds them."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(registered), str(CLASSICS)])}


def run(environment: dict[str, str], *arguments: str) -> str:
    return subprocess.run(
        [sys.executable, "-m", "dorfplatz", *arguments],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_the_catalogue_finds_them_by_their_entry_points(installed: dict[str, str]) -> None:
    listed = run(installed, "games", "--lang", "de")
    assert "connect-four" in listed and "Vier gewinnt" in listed and "Durchbruch" in listed


@pytest.mark.parametrize("name", ["connect-four", "breakthrough"])
def test_bots_play_them_in_the_arena(installed: dict[str, str], name: str) -> None:
    bots = ["random", "strong:simulations=40"]
    report = run(installed, "arena", name, *bots, "--games", "2", "--json")
    assert '"games": 2' in report and '"faults": []' in report


def test_they_keep_the_laws(installed: dict[str, str]) -> None:
    laws = CLASSICS.parents[1] / "tests" / "laws"
    chosen = [
        "-k",
        "connect-four or breakthrough",
        "-q",
        "-p",
        "no:xdist",
        "-p",
        "no:cacheprovider",
    ]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", str(laws), *chosen],
        env={**installed, "DORFPLATZ_LAWS": "fast"},
        cwd=CLASSICS.parents[1],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-2000:]


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> dict[str, AnyGame]:
    monkeypatch.syspath_prepend(str(CLASSICS))
    found = [import_module(name).GAME for name in ("connect_four", "breakthrough")]
    return {game.id: game for game in found}


def test_the_terminal_and_the_library_draw_them(games: dict[str, AnyGame]) -> None:
    four = games["connect-four"]
    position = dp.game(four).read("abbccdcddg")
    lines = [line.strip() for line in str(position).splitlines()]
    assert lines[:3] == ["· · · · · · ·"] * 3
    assert lines[3:6] == ["· · x x · · ·", "· x x o · · ·", "x o o o · · o"]
    assert lines[6] == "a b c d e f g" and lines[7].startswith("►x")
    console = Console(file=StringIO(), width=80, color_system="standard", force_terminal=True)
    with console.capture() as captured:
        console.print(draw_view(four, position.view(), words("de", four), console))
    assert "\x1b[1;31m x" in captured.get()


def test_a_server_draws_them_and_lends_their_words(
    registered: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(CLASSICS))
    monkeypatch.syspath_prepend(str(registered))
    catalogue.cache_clear()
    try:
        with inside(file_url(tmp_path)) as server:
            anna = Somebody(server.address, "Anna")
            table = anna.open("connect-four", "me me")
            line = anna.line(query="?lang=de")
            line.watch(table["id"], 0)
            assert line.act("move", match=table["id"], seat=0, move="d", version=0)["type"] == "ack"
            line.send(do="describe", match=table["id"], seat=0, drawn=True)
            drawing = line.next("description", "refused")["drawing"]
            assert "· · · x · · ·" in drawing and "►o" in drawing
            spoken = anna.http.get("/api/games/connect-four/words?lang=de")
            assert "game-title = Vier gewinnt" in spoken.text
            assert anna.refused("/api/games/nine-holes/words", "GET") == "not-found"
    finally:
        catalogue.cache_clear()


def test_node_counts_are_those_everybody_finds(games: dict[str, AnyGame]) -> None:
    four = games["connect-four"]
    counts = [perft(four, four.start(2), depth) for depth in range(1, 5)]
    assert counts == [7, 49, 343, 2401]
    assert perft(games["breakthrough"], games["breakthrough"].start(2), 2) == 22 * 22


def test_four_in_a_line_end_the_game(games: dict[str, AnyGame]) -> None:
    four = games["connect-four"]
    for text in ("abababa", "aabbccd", "abbccdcddgd"):  # upright, level, slanting
        assert four.rules.turn(four.notation.read_position(text[:-1], 2, None)) != OVER
        finished = four.notation.read_position(text, 2, None)
        assert four.rules.turn(finished) == OVER
        assert four.rules.standing(finished).winners == (0,)


@pytest.mark.parametrize("name", ["connect-four", "breakthrough"])
def test_samples_are_legal_and_positions_read_back(games: dict[str, AnyGame], name: str) -> None:
    game = games[name]
    rng = FastRng(2)
    codes = Codes()
    for _ in range(5):
        state = game.start(2)
        while game.rules.turn(state) != OVER:
            game.rules.legal(state, codes)
            text = game.notation.write_position(state)
            assert game.notation.write_position(game.notation.read_position(text, 2, None)) == text
            code = game.rules.sample(state, rng)
            assert int(code) in codes.values()
            assert (
                game.notation.encode(
                    game.notation.read(game.notation.write(game.notation.decode(code)))
                )
                == code
            )
            game.rules.apply(state, code, Journal(False))
        game.rules.legal(state, codes)
        assert codes.count == 0
