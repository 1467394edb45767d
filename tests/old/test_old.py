"""What earlier versions stored: it is read, and played on to the end that it had then.

The files were written once (``make.py``) and stay as they are; whatever changes, this data loads.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from dorfplatz.games import catalogue, find
from dorfplatz.table import Table, record
from tests.old.support import (
    BACKUP,
    DATABASE,
    RECORDS,
    condition,
    expected,
    opened,
    outcome,
    play_on,
    stored_matches,
)
from tests.server.support import Line, Somebody, file_url, hang_up, inside

FROZEN = expected()
MATCHES = FROZEN["matches"]
TABLES = FROZEN["tables"]


def dorfplatz(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "dorfplatz", *words],
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )


@pytest.fixture(autouse=True)
def nobody_stays_connected() -> Iterator[None]:
    """Hang up after every test."""
    yield
    hang_up()


@pytest.fixture
def copied(tmp_path: Path) -> str:
    """The address of a copy of the old database."""
    shutil.copy(DATABASE, tmp_path / "match.db")
    return file_url(tmp_path)


@pytest.fixture
def restored(tmp_path: Path) -> str:
    """The address of a new database into which the old backup was put."""
    url = file_url(tmp_path, "restored.db")
    done = dorfplatz("restore", str(BACKUP), "--database", url)
    assert done.returncode == 0, done.stdout + done.stderr
    return url


def test_the_files_hold_every_game_and_mode() -> None:
    games = set(catalogue()) & {match["game"] for match in MATCHES.values()}
    assert games == {"above-and-below", "clans", "garden-nation", "hoyuk", "taluva"}
    kept = [(match["game"], match["options"]) for match in MATCHES.values() if not match["over"]]
    for game, key, values in (
        ("clans", "large_merge", {"must", "may"}),
        ("taluva", "mode", {"standard", "ranking"}),
        ("hoyuk", "mode", {"basic", "advanced", "expert"}),
    ):
        assert {options[key] for name, options in kept if name == game} == values
    assert {path.stem for path in RECORDS.glob("*.dorf")} == set(FROZEN["records"])
    for ends in (FROZEN["records"], {name: match["end"] for name, match in MATCHES.items()}):
        experts = [end for name, end in ends.items() if "expert" in name]
        scored = [place["breakdown"] for end in experts for place in end["standing"]]
        assert any(part["cattle"] for part in scored) and any(part["villagers"] for part in scored)


@pytest.mark.parametrize("source", ["copied", "restored"])
def test_every_match_is_as_it_was_and_ends_as_it_did(
    source: str, request: pytest.FixtureRequest
) -> None:
    with opened(request.getfixturevalue(source)) as store:
        matches = stored_matches(store)
    assert set(matches) == {TABLES[name] for name in MATCHES}
    for name, frozen in MATCHES.items():
        match = matches[TABLES[name]]
        moves, end = frozen["moves"], frozen["end"]
        found = condition(match)
        assert found == {key: frozen[key] for key in found}, name
        if moves:
            seat, move = moves[0]
            offered = [option.move for option in match.table.prompt(seat).options]
            assert move in offered, name
        play_on(match, moves)
        assert match.status == "over" and outcome(match.table) == end, name


def test_the_commands_find_nothing_wrong(copied: str) -> None:
    done = dorfplatz("audit", "--database", copied, "--lang", "en")
    assert done.returncode == 0, done.stdout + done.stderr
    assert str(len(MATCHES)) in done.stdout
    done = dorfplatz("audit", str(RECORDS), "--lang", "en")
    assert done.returncode == 0, done.stdout + done.stderr
    assert str(len(FROZEN["records"])) in done.stdout


def kept_record(name: str) -> record.Record:
    return record.read((RECORDS / f"{name}.dorf").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", sorted(FROZEN["records"]))
def test_every_record_verifies_and_ends_as_it_did(name: str) -> None:
    frozen = FROZEN["records"][name]
    written = kept_record(name)
    game = find(written.game)
    findings = record.verify(game, written)
    assert findings.problems == [] and findings.moves == len(written.moves)
    assert findings.sealed is not frozen["over"]
    # The table draws from the seed and comes to the same end by itself; the seed of a record that
    # stops in the middle is in the one that goes on.
    whole = kept_record(name.replace("-half", "-over"))
    assert whole.moves[: len(written.moves)] == written.moves
    table = Table(game, written.seats, written.options, whole.seed, written.version)
    names = [place.split()[0] for place in whole.tags["Result"].split(", ")]
    for played in written.moves:
        if played.number <= len(table.log):
            continue
        if played.text == "resigns":
            table.resign(names.index(played.who))
        else:
            table.act(names.index(played.who), played.text)
    assert len(table.log) == len(written.moves)
    assert outcome(table) == frozen
    assert record.result(table) == written.tags["Result"]


# -- A server goes on with it ----------------------------------------------------------------


def somebody(address: str, name: str) -> Somebody:
    """Somebody who comes back with an old cookie."""
    person = Somebody(address, None)
    person.http.cookies.set("dorfplatz", FROZEN["people"][name]["cookie"])
    person.user = person.get("/api/me")
    assert person.id == FROZEN["people"][name]["id"] and person.user["name"] == name
    return person


def play_to_the_end(lines: dict[int, Line], table: str) -> None:
    """Play the first move that is offered until the match is over; bots play by themselves."""
    first = next(iter(lines.values()))
    while first.update["turn"] != "over":
        seat = first.until(lambda told: told["turn"] in (*lines, "over"))["turn"]
        if seat == "over":
            return
        line = lines[seat]
        line.reach(first.version)
        move = line.update["prompt"]["options"][0]["move"]
        assert line.act("move", match=table, seat=seat, move=move)["type"] == "ack"
        first.reach(line.version)


def test_people_come_back_and_play_on(copied: str) -> None:
    with inside(copied) as server:
        anna, bo = somebody(server.address, "Anna"), somebody(server.address, "Bo")
        assert (anna.user["kind"], somebody(server.address, "Cleo").user["kind"]) == (
            "account",
            "guest",
        )
        program = Somebody(server.address, None, FROZEN["token"])
        assert program.get("/api/me")["id"] == anna.id
        again = Somebody(server.address, None)
        assert again.post("/api/sign-in", name="Bo", password=FROZEN["password"])["id"] == bo.id
        export = anna.get("/api/me/export")
        assert [line["text"] for line in export["chat"]] == ["Guten Abend, Bo!"]
        assert export["muted"] == [FROZEN["people"]["Cleo"]["id"]]
        listed = {table["id"]: table for table in export["tables"]}
        assert set(TABLES.values()) <= set(listed)
        for name in ("open", "rematch"):
            assert listed[TABLES[name]]["status"] == "open"
        assert bo.post(f"/api/tables/{TABLES['rematch']}/sit")["status"] == "live"

        alone = anna.line()
        alone.watch(TABLES["bot"], 0)
        play_to_the_end({0: alone}, TABLES["bot"])
        fair = anna.get(f"/api/tables/{TABLES['bot']}/fairness")
        assert fair["ok"] and fair["problems"] == []

        left = TABLES["clans-resigned"]
        lines = {0: anna.line(), 1: bo.line()}
        for seat, line in lines.items():
            assert line.watch(left, seat)["chairs"][2]["resigned"] is True
        play_to_the_end(lines, left)
        assert lines[0].update["result"]["seats"][2]["rank"] == 3

        chosen = bo.line().watch(TABLES["secret"], 1)
        assert (chosen["waiting"], chosen["decided"]) == ([0], [1])
