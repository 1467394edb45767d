"""Records: whatever is changed in one, reading or verifying says so."""

import re

import pytest

from dorfplatz.engine.errors import BadRecord
from dorfplatz.games import find
from dorfplatz.table import Table, record
from dorfplatz.table.fairness import seed_from
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


@pytest.mark.parametrize(
    "text", ["", "nonsense", "Dorfplatz: 1\nGame: clans\n", "\x00\x01", "Dorfplatz: 1\n" * 3]
)
def test_nonsense_is_no_record(text: str) -> None:
    assert isinstance(refused(lambda: record.read(text)), BadRecord)
