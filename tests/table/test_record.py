"""Records: whatever is changed in one, reading or verifying says so."""

import re
from collections import Counter

import pytest

from dorfplatz.engine.errors import BadRecord
from dorfplatz.games import find
from dorfplatz.table import Table, record
from dorfplatz.table.fairness import moved, seed_from, shuffled, stream_key
from tests.support import refused

CLANS = find("clans")


@pytest.fixture(scope="module")
def finished() -> Table:
    table = Table(CLANS, 2, {}, seed_from("record"))
    number = 0
    while not table.over:
        options = table.prompt(table.turn).options
        number += 7
        table.act(table.turn, options[number % len(options)].move)
    return table


def problems(text: str) -> list[str]:
    written = record.read(text)
    return [problem.phrase.key for problem in record.verify(CLANS, written).problems]


def test_an_untouched_record_fits(finished: Table) -> None:
    text = record.write(finished, "2026-11-15", ["Anna", "Bo"])
    assert problems(text) == []
    written = record.read(text)
    assert written.tags["Players"] == "Anna, Bo"
    assert written.seed == finished.seed
    assert len(record.states(CLANS, written)) == len(finished.log) + 1


def test_every_truncation_is_noticed(finished: Table) -> None:
    lines = record.write(finished).splitlines(keepends=True)
    for kept in range(len(lines) - 2):
        with pytest.raises(BadRecord):
            record.read("".join(lines[:kept]))


def test_a_changed_move_is_noticed(finished: Table) -> None:
    text = record.write(finished)
    moves = [e for e in finished.log if e.seat >= 0]
    for entry in moves[:: max(1, len(moves) // 8)]:
        line = next(
            part for part in text.splitlines() if part.lstrip().startswith(f"{entry.number}.")
        )
        source, destination = entry.text[:2], entry.text[3:5]
        changed = line.replace(entry.text, f"{destination}-{source}")
        found = problems(text.replace(line, changed))
        assert found and found[0] in ("error-record-chain", "error-record-move")


def test_a_changed_draw_is_noticed_even_if_the_chain_is_made_to_fit(finished: Table) -> None:
    text = record.write(finished)
    changed = re.sub(r"( 1\. \* A=)(\w)(\w)", r"\1\3\2", text)
    assert changed != text
    assert "error-record-draw" in problems(changed)
    assert "error-record-chain" in problems(changed)


def test_a_changed_result_seed_or_seal_is_noticed(finished: Table) -> None:
    text = record.write(finished)
    assert "error-record-result" in problems(text.replace("rank 1", "rank 3"))
    other = "0" * 63 + "1"
    assert "error-record-seed" in problems(text.replace(finished.seed.hex(), other))
    assert "error-record-chain" in problems(text.replace(finished.seal, other))


def test_another_rules_version_is_said(finished: Table) -> None:
    assert problems(record.write(finished).replace("Rules: 1", "Rules: 7")) == [
        "error-record-version"
    ]


def test_an_unfinished_record_has_no_seed_and_still_verifies() -> None:
    table = Table(CLANS, 3, {"large_merge": "may"}, seed_from("short"))
    table.act(table.turn, "A1-A3")
    text = record.write(table)
    assert "Seed:" not in text and "large_merge=may" in text
    findings = record.verify(CLANS, record.read(text))
    assert findings.problems == [] and findings.sealed and findings.draws == 0


def test_leaving_is_part_of_the_record() -> None:
    table = Table(CLANS, 3, {}, seed_from("left"))
    table.act(table.turn, "A1-A3")
    table.resign(2)
    table.resign(0)
    text = record.write(table)
    assert "P3 resigns" in text and "P2 0 points rank 1" in text
    assert problems(text) == []


def test_a_changed_player_date_or_order_of_leaving_is_noticed() -> None:
    table = Table(CLANS, 3, {}, seed_from("left"))
    table.resign(2)
    table.resign(0)
    text = record.write(table, "2026-11-15", ["Anna", "Bo", "Cleo"])
    assert problems(text) == []
    assert problems(text.replace("Anna, Bo", "Bo, Anna")) == ["error-record-chain"]
    assert problems(text.replace("2026", "2025")) == ["error-record-chain"]
    swapped = text.replace("P3 resigns", "P2 resigns").replace(
        record.result(table), "P1 0 points rank 2, P2 0 points rank 3, P3 0 points rank 1"
    )
    assert problems(swapped) == ["error-record-chain"]


@pytest.mark.parametrize(
    ("who", "told"),
    [("P3", "error-record-move"), ("P9", "error-record-move"), ("*", "error-record-move")],
)
def test_nobody_leaves_twice_or_from_nowhere(who: str, told: str) -> None:
    table = Table(CLANS, 3, {}, seed_from("left"))
    table.resign(2)
    table.resign(0)
    text = record.write(table).replace("P1 resigns", f"{who} resigns")
    assert told in problems(text)


def test_nothing_is_played_after_the_end(finished: Table) -> None:
    text = record.write(finished)
    last = finished.log[-1]
    extra = f"{last.number + 1:>4}. P1 resigns  {{{'0' * 12}}}\n"
    assert "error-record-move" in problems(text.replace("\nChain:", f"{extra}\nChain:"))


def test_a_finished_record_without_its_seed_is_noticed(finished: Table) -> None:
    text = re.sub(r"Seed: .*\n", "", record.write(finished))
    assert problems(text) == ["error-record-unrevealed"]


def test_a_move_of_somebody_else_is_noticed(finished: Table) -> None:
    text = record.write(finished)
    first = next(entry for entry in finished.log if entry.seat >= 0)
    names = ("P1", "P2") if first.seat == 0 else ("P2", "P1")
    changed = text.replace(f"{names[0]} {first.text}", f"{names[1]} {first.text}", 1)
    assert "error-record-who" in problems(changed)


def test_names_cannot_break_the_lines_of_a_record(finished: Table) -> None:
    text = record.write(finished, players=["Anna\nSeed: 00", "Bo\u2028Chain:"])
    assert problems(text) == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Seats: 2", "Seats: ²"),
        ("   1. *", "9" * 5000 + ". *"),
        ("Seats: 2", "Seats: " + "9" * 5000),
    ],
)
def test_odd_numbers_are_no_record(finished: Table, old: str, new: str) -> None:
    text = record.write(finished).replace(old, new, 1)
    assert isinstance(refused(lambda: record.read(text)), BadRecord)


@pytest.mark.parametrize(
    "text", ["", "nonsense", "Dorfplatz: 1\nGame: clans\n", "\x00\x01", "Dorfplatz: 1\n" * 3]
)
def test_nonsense_is_no_record(text: str) -> None:
    assert isinstance(refused(lambda: record.read(text)), BadRecord)


NONCES = ["ab" * 16, None]


def with_nonces(nonces: list[str | None] | None) -> Table:
    table = Table(CLANS, 2, {}, seed_from("record"), None, nonces)
    while not table.over:
        table.act(table.turn, table.prompt(table.turn).options[0].move)
    return table


def test_a_record_tells_what_each_seat_added_and_who_added_nothing() -> None:
    table = with_nonces(NONCES)
    text = record.write(table)
    assert f"Nonces: {'ab' * 16} -\n" in text
    written = record.read(text)
    assert written.nonces == NONCES
    assert problems(text) == []
    assert record.verify(CLANS, written).added == 1
    assert [e.text for e in table.log] != [e.text for e in with_nonces(None).log]


@pytest.mark.parametrize("other", [f"{'ac' * 16} -", f"- {'ab' * 16}", "- -"])
def test_other_nonces_draw_otherwise(other: str) -> None:
    text = record.write(with_nonces(NONCES))
    found = problems(text.replace(f"{'ab' * 16} -", other))
    assert "error-record-draw" in found


def test_a_record_without_its_nonces_does_not_fit() -> None:
    text = record.write(with_nonces(NONCES))
    assert "error-record-draw" in problems(re.sub("Nonces: .*\n", "", text))


@pytest.mark.parametrize("bad", ["", "-", "- - -", "ab -", f"{'AB' * 16} -", "-  -"])
def test_nonces_that_cannot_be_are_refused(bad: str) -> None:
    text = record.write(with_nonces(NONCES)).replace(f"{'ab' * 16} -", bad)
    with pytest.raises(BadRecord):
        record.read(text)


def test_a_table_needs_as_many_nonces_as_seats() -> None:
    error = refused(lambda: Table(CLANS, 2, {}, seed_from("record"), None, ["ab" * 16]))
    assert error.phrase.key == "error-nonces"


def shuffled_record(nonces: list[str | None] | None = None) -> tuple[str, list[int]]:
    """Return a record whose chairs were shuffled, and how."""
    added = nonces or [None, None]
    places = shuffled(stream_key(seed_from("record"), added), 2)
    return record.write(with_nonces(moved(places, added)), places=places), places


@pytest.mark.parametrize("nonces", [None, NONCES])
def test_a_record_tells_how_the_chairs_were_shuffled(nonces: list[str | None] | None) -> None:
    text, places = shuffled_record(nonces)
    assert f"Chairs: {places[0] + 1} {places[1] + 1}\n" in text
    assert record.read(text).places == places
    assert problems(text) == []


def test_chairs_that_nobody_drew_are_noticed_even_if_the_chain_is_made_to_fit() -> None:
    _, places = shuffled_record()
    assert "error-record-chairs" in problems(record.write(with_nonces(None), places=places[::-1]))


@pytest.mark.parametrize("bad", ["", "1", "1 1", "0 1", "2 3", "1 2 3", "1 x", "1  2"])
def test_chairs_that_cannot_be_are_refused(bad: str) -> None:
    text = re.sub("Chairs: .*\n", f"Chairs: {bad}\n", shuffled_record()[0])
    with pytest.raises(BadRecord):
        record.read(text)


def test_every_order_of_chairs_comes_equally_often() -> None:
    found = Counter(tuple(shuffled(seed_from(str(n)), 3)) for n in range(600))
    assert len(found) == 6
    assert min(found.values()) > 60
