"""Matches and records of version 1 of Höyük's rules are played by them to their end.

Version 2 scores all cattle and villagers of a block, not only the winner's own (RULING-31); the
games kept here are ones in which that makes a difference.
"""

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from dorfplatz.engine.errors import BadOption
from dorfplatz.games import find
from dorfplatz.server.loading import load_events, load_facts
from dorfplatz.server.match import Match, rebuilt
from dorfplatz.table import Table, record
from tests.old.support import DATABASE, RECORDS, expected, opened, outcome, play_on
from tests.oracles import hoyuk as oracle
from tests.server.support import Somebody, file_url, hang_up, inside

HOYUK = find("hoyuk")
FROZEN = expected()
EXPERTS = ["hoyuk-2-expert", "hoyuk-2-expert-people", "hoyuk-3-expert"]
STORED = ["hoyuk-2-expert", "hoyuk-3-expert"]


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


def kept_record(name: str) -> record.Record:
    return record.read((RECORDS / f"{name}.dorf").read_text(encoding="utf-8"))


def replayed(name: str, version: int, **more: str) -> Table:
    """Play the moves of a kept record again, by a version of the rules."""
    written = kept_record(f"{name}-over")
    options = {**written.options, **more}
    table = Table(HOYUK, written.seats, options, written.seed, version)
    names = [HOYUK.notation.seat_name(seat) for seat in range(written.seats)]
    for played in written.moves:
        if played.number > len(table.log):
            table.act(names.index(played.who), played.text)
    assert table.over
    return table


def herds_of(table: Table) -> list[int]:
    """Return what everybody got for cattle and villagers."""
    parts = [dict(place.breakdown) for place in table.standing().seats]
    return [part["cattle"] + part["villagers"] for part in parts]


def herds_by_the_oracle(table: Table, herds: str) -> list[int]:
    """Return what the slow second implementation gives for cattle and villagers."""
    fields = dict(part.strip().partition(" ")[::2] for part in table.position().split(";"))
    village = oracle.read_grid(fields["grid"])
    letters = str(table.options["tribes"])
    whole = oracle.village_points(village, letters, "expert", herds)
    houses = oracle.village_points(village, letters, "basic")
    return [whole[letter] - houses[letter] for letter in letters]


@pytest.mark.parametrize("name", EXPERTS)
def test_a_record_of_version_1_ends_with_its_points_and_a_new_table_with_others(name: str) -> None:
    old, new = replayed(name, 1), replayed(name, 2)
    assert outcome(old) == FROZEN["records"][f"{name}-over"]
    assert new.position().rpartition("; points")[0] == old.position().rpartition("; points")[0]
    assert herds_of(old) == herds_by_the_oracle(old, "own")
    assert herds_of(new) == herds_by_the_oracle(new, "all")
    assert sum(herds_of(new)) > sum(herds_of(old))
    assert herds_of(replayed(name, 2, herds="own")) == herds_of(old)


@pytest.mark.parametrize("name", EXPERTS)
def test_what_a_version_did_not_know_is_not_written(name: str) -> None:
    old, new = record.read(record.write(replayed(name, 1))), record.write(replayed(name, 2))
    assert old.tags["Rules"] == "1" and "herds" not in old.options
    assert old.options == kept_record(f"{name}-over").options
    assert "Rules: 2" in new and "herds=all" in new
    assert record.verify(HOYUK, old).problems == []
    assert record.verify(HOYUK, record.read(new)).problems == []
    # Nobody may say that a match of version 1 had an option which came later.
    forged = replace(old, tags={**old.tags, "Options": f"{old.tags['Options']} herds=all"})
    with pytest.raises(BadOption):
        record.verify(HOYUK, forged)


@pytest.mark.parametrize("name", STORED)
def test_a_match_stopped_in_mid_game_ends_by_the_rules_it_began_with(
    name: str, copied: str
) -> None:
    table, frozen = FROZEN["tables"][name], FROZEN["matches"][name]
    with opened(copied) as store:
        facts = store.work(lambda connection: load_facts(connection, table))
        events = store.work(lambda connection: load_events(connection, table))
    assert facts.rules_version == 1 and not frozen["over"]
    ends: list[Match] = []
    for version in (1, HOYUK.rules_version):
        match = rebuilt(replace(facts, rules_version=version), events)
        play_on(match, frozen["moves"])
        ends.append(match)
    old, new = (match.table for match in ends)
    assert outcome(old) == frozen["end"]
    assert sum(herds_of(new)) > sum(herds_of(old))


def test_new_tables_are_played_by_the_newest_version(copied: str) -> None:
    with inside(copied) as server:
        anna = Somebody(server.address, "Newcomer")
        fresh = anna.open("hoyuk", options={"mode": "expert"})
        assert fresh["rules_version"] == HOYUK.rules_version == 2
        assert fresh["options"]["herds"] == "all"
        program = Somebody(server.address, None, FROZEN["token"])
        kept: dict[str, Any] = program.get(f"/api/tables/{FROZEN['tables']['hoyuk-2-expert']}")
        assert kept["rules_version"] == 1 and "herds" not in kept["options"]
