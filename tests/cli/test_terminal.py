"""The terminal: whole games by typed lines, records shown, verified and audited."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from dorfplatz.games import catalogue, find
from dorfplatz.table import Table, record
from dorfplatz.table.fairness import seed_from


def run(*words: str, typed: str = "", lang: str = "C.UTF-8") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LC_ALL": lang, "COLUMNS": "120", "TERM": "dumb"}
    return subprocess.run(
        [sys.executable, "-m", "dorfplatz", *words],
        input=typed,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "match.dorf"
    done = run(
        "play", "clans", "--players", "greedy,random,random", "--seed", "7", "--save", str(path)
    )
    assert done.returncode == 0, done.stderr
    return path


def test_version_says_which_core_runs() -> None:
    told = run("--version").stdout
    expected = os.environ.get("DORFPLATZ_EXPECT", "")
    assert told.startswith("dorfplatz ") and expected in told


def test_games_speak_the_language_of_the_locale_or_of_the_option() -> None:
    assert "Die ersten Dörfer" in run("games", lang="de_DE.UTF-8").stdout
    assert "The First Villages" in run("games", "--lang", "en", lang="de_DE.UTF-8").stdout


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", list(catalogue()))
def test_a_person_finishes_a_game_against_bots(game: str, lang: str, tmp_path: Path) -> None:
    """Whoever goes through the choices and confirms after each gets through a whole game.

    One after the other, because a second 1 would untick what the first one ticked.
    """
    path = tmp_path / "mine.dorf"
    seats = find(game).min_seats
    players = ",".join(["me"] + ["random"] * (seats - 1))
    done = run(
        "play",
        game,
        "--players",
        players,
        "--seed",
        "1",
        "--lang",
        lang,
        "--save",
        str(path),
        typed="1\n\n2\n\n3\n\n" * 1500,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    written = record.read(path.read_text(encoding="utf-8"))
    assert written.tags["Result"] != "*"
    assert record.verify(find(game), written).problems == []


def test_without_arguments_a_newcomer_is_asked(tmp_path: Path) -> None:
    number = list(catalogue()).index("clans") + 1
    chosen = f"{number}\n" if len(catalogue()) > 1 else ""
    done = run("play", "--lang", "en", typed=f"{chosen}3\n1\n1\nq\n")
    assert done.returncode == 0
    assert "How many players" in done.stdout and "The match is not finished" in done.stdout


def test_people_share_the_device_behind_a_curtain() -> None:
    done = run("play", "clans", "--players", "me,me", "--seed", "3", "--lang", "en", typed="\nq\n")
    assert "Pass the device to Player" in done.stdout
    before = done.stdout.partition("Pass the device")[0]
    assert "draws the clan card" not in before


def test_a_person_can_search_go_back_undo_ask_for_help_and_is_told_why_not() -> None:
    typed = "A\nb\nA1\nb\n?\nA1-L5\nzzz\n²\n[/bold]\n99999999999\nu\nl\n\nq\n"
    done = run(
        "play", "clans", "--players", "me,me", "--seed", "3", "--lang", "en", typed="\n" + typed
    )
    assert "A1 and L5 are not neighbours (CLA-4.3)" in done.stdout
    assert "is not a move in the notation" in done.stdout
    assert "There is nothing of yours to take back" in done.stdout
    assert "Choose step by step" in done.stdout
    assert "Everybody secretly belongs to one clan" in done.stdout
    assert done.returncode == 0 and "“[/bold]” is not a move" in done.stdout


def test_odd_numbers_are_asked_for_again() -> None:
    typed = "²\n" + "9" * 5000 + "\nclans\n²\n-3\n2\n\n9\n1\nq\n"
    done = run("play", "--lang", "en", typed=typed)
    assert done.returncode == 0 and "The match is not finished" in done.stdout


def test_a_terminal_without_the_signs_still_plays() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "dorfplatz", "play", "clans", "--players", "me,random"],
        input=b"\xff\nq\n",
        env={**os.environ, "PYTHONIOENCODING": "latin-1:strict", "LC_ALL": "C"},
        capture_output=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr


def test_leaving_hands_the_seat_to_a_bot() -> None:
    done = run(
        "play",
        "clans",
        "--players",
        "me,random,random",
        "--seed",
        "3",
        "--lang",
        "en",
        typed="resign\n",
    )
    assert done.returncode == 0
    assert "3rd Player 1" in done.stdout


def test_show_steps_through_a_record(match: Path) -> None:
    done = run("show", str(match), "--lang", "en", typed="\nn\np\n20\nq\n")
    assert done.returncode == 0
    for step in ("1/", "2/", "20/"):
        assert step in done.stdout
    assert run("show", str(match), "--at", "18", "--lang", "de").stdout.count("zieht") >= 1


def test_verify_says_that_everything_fits(match: Path) -> None:
    done = run("verify", str(match), "--lang", "en")
    assert done.returncode == 0 and "Everything fits." in done.stdout


def swapped_draw(text: str) -> str:
    """Swap the first two huts of region A."""
    begin = text.index("A=") + 2
    return text[:begin] + text[begin + 1] + text[begin] + text[begin + 2 :]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda text: text[: len(text) // 2], "Chain is missing"),
        (lambda text: text.replace(" 20. P", " 20. Q"), "Move 20"),
        (swapped_draw, "but the revealed seed draws"),
        (lambda text: text.replace("Game: clans", "Game: chess"), "no game"),
        (lambda text: text.replace("Seats: 3", "Seats: 9"), "2 to 4 players"),
    ],
    ids=["truncated", "changed move", "changed draw", "unknown game", "seats"],
)
def test_verify_says_what_does_not_fit(
    match: Path, tmp_path: Path, change: object, told: str
) -> None:
    assert callable(change)
    broken = tmp_path / "broken.dorf"
    broken.write_text(change(match.read_text(encoding="utf-8")), encoding="utf-8")
    done = run("verify", str(broken), "--lang", "en")
    assert done.returncode == 1
    assert told in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_audit_counts_what_no_longer_fits(match: Path, tmp_path: Path) -> None:
    (tmp_path / "good.dorf").write_text(match.read_text(encoding="utf-8"), encoding="utf-8")
    assert run("audit", str(tmp_path), "--lang", "en").returncode == 0
    (tmp_path / "old.dorf").write_text(
        match.read_text(encoding="utf-8").replace("Rules: 1", "Rules: 0"), encoding="utf-8"
    )
    done = run("audit", str(tmp_path), "--lang", "en")
    assert done.returncode == 1
    assert "rules version 0" in done.stdout and "one does not fit" in done.stdout


def test_perft_counts() -> None:
    done = run("perft", "clans", "2", "--seats", "3")
    assert "73,428" in done.stdout


def test_numbers_out_of_range_are_refused_before_anything_is_counted() -> None:
    for numbers in (("1", "--seed", "9" * 30), ("9" * 30,), ("0",)):
        done = run("perft", "clans", *numbers)
        assert done.returncode == 2 and "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("play", "chess"), "There is no game “chess”"),
        (("play", "clans", "--players", "me,me,me,me,me"), "2 to 4 players, not for 5"),
        (("play", "clans", "--players", "me,genius"), "There is no bot “genius”"),
        (("play", "clans", "--players", "me,random", "--option", "large_merge=x"), "cannot be “x”"),
        (("play", "clans", "--players", "me,me", "--save", "no/such.dorf"), "cannot be written"),
        (("verify", "no-such-file.dorf"), "cannot be read"),
        (("perft", "clans", "1", "--position", "A1:k99"), "not a group of huts"),
    ],
)
def test_bad_input_is_one_clear_sentence(words: tuple[str, ...], told: str) -> None:
    done = run(*words)
    assert done.returncode == 1
    assert told in done.stderr
    assert "Traceback" not in done.stderr


def test_a_record_made_by_the_library_is_the_same_as_one_made_at_the_terminal(match: Path) -> None:
    written = record.read(match.read_text(encoding="utf-8"))
    table = Table(find("clans"), 3, {}, seed_from("7"))
    assert written.moves[0].text == table.log[0].text
    assert written.tags["Seal"] == table.seal
