"""Matches that begin from a position: log, draws, record and review are those of any match."""

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest
from typer.testing import CliRunner

from dorfplatz.cli.app import app
from dorfplatz.engine.errors import BadPosition, BadRecord
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.options import Value
from dorfplatz.games import find
from dorfplatz.study.review import Match
from dorfplatz.table import Table, record
from dorfplatz.table.fairness import seed_from
from dorfplatz.table.opening import opening, options_of
from dorfplatz.table.trial import Trial
from tests.support import refused

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

WAYS = [
    ("clans", 2, {"large_merge": "may"}, 1),
    ("clans", 3, {}, 1),
    ("taluva", 3, {"mode": "ranking"}, 1),
    ("garden-nation", 2, {}, 1),
    ("hoyuk", 2, {"mode": "expert"}, 2),
    ("hoyuk", 3, {}, 1),
    ("above-and-below", 2, {"trade": "off"}, 1),
]
PAST = {"told": None, "known": None}
"""What somebody may remember of the past; a position has none."""
each = pytest.mark.parametrize(("name", "seats", "options", "version"), WAYS)


def played(table: Table, most: int = 10_000) -> Table:
    """Play some moves, any of them."""
    for number in range(most):
        if table.over:
            break
        seat = table.waiting[0]
        options = table.prompt(seat).options
        table.act(seat, options[(7 * number) % len(options)].move)
    return table


def moments(table: Table) -> Iterator[Trial]:
    """Give the table at some moments, from the first to the last but one."""
    last = len(table.log)
    for at in sorted({0, 1, 3, last // 3, last // 2, last - 1}):
        yield Trial(table.game, table.seats, table.options, table.version, table.moment(at))


def vars_of(view: object) -> dict[str, object]:
    return {one.name: getattr(view, one.name) for one in fields(cast("DataclassInstance", view))}


def gone_on(trial: Trial, seed: str) -> Table:
    return Table(
        trial.game,
        trial.seats,
        trial.options,
        seed_from(seed),
        trial.version,
        position=trial.as_opening(),
    )


@each
def test_a_match_goes_on_from_any_moment(
    name: str, seats: int, options: dict[str, str], version: int
) -> None:
    game = find(name)
    first = played(Table(game, seats, options, seed_from(name), version), 60)
    for place, trial in enumerate(moments(first)):
        table = gone_on(trial, f"{name} {place}")
        assert table.version == version and table.options == first.options
        begun = opening(game, seats, table.options, version, table.begun_from)
        assert game.notation.write_position(begun) == trial.position()
        for viewer in (None, *range(seats)):
            old = game.knowledge.view(first.moment(len(trial.log)).state, viewer)
            new = game.knowledge.view(begun, viewer)
            assert {**vars_of(new), **PAST} == {**vars_of(old), **PAST}
        assert table.seal != first.seal
        assert table.moves_so_far() == []  # only a part of what was played is known
    played(table)
    text = record.write(table, "2026-11-15", ["Anna", "Bo"])
    written = record.read(text)
    assert written.position == table.begun_from
    findings = record.verify(game, written)
    assert findings.problems == [] and findings.moves == len(table.log)
    again = record.states(game, written)
    assert game.notation.write_position(again[-1]) == table.position()


def test_every_change_of_the_position_is_noticed() -> None:
    game = find("clans")
    first = played(Table(game, 2, {}, seed_from("forged")), 9)
    trial = Trial(game, 2, first.options, 1, first.moment(len(first.log)))
    text = record.write(played(gone_on(trial, "forged too")))

    def problems(changed: str) -> list[str]:
        assert changed != text
        return [one.phrase.key for one in record.verify(game, record.read(changed)).problems]

    position = trial.position()
    assert problems(text.replace(f"Position: {position}\n", ""))
    assert problems(text.replace(position, "nonsense")) == ["error-record-position"]
    cards = position[-2:]
    swapped = problems(text.replace(position, position[:-2] + cards[::-1]))
    assert "error-record-chain" in swapped
    spaced = position.replace("; p=", "; s=0,0,0,0,0; p=", 1) if "s=" not in position else position
    if spaced != position:
        assert problems(text.replace(position, spaced))
    with pytest.raises(BadRecord):
        record.states(game, record.read(text.replace(position, "nonsense")))


def test_where_it_is_over_nothing_goes_on() -> None:
    game = find("clans")
    over = played(Table(game, 2, {}, seed_from("over")))
    end = Trial(game, 2, over.options, 1, over.moment(len(over.log)))
    assert refused(end.as_opening).phrase.key == "error-begun-over"


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("clans", 2, {"large_merge": "may"}),
        ("hoyuk", 3, {"mode": "expert", "house_limit": "20", "tribes": "GYR"}),
        ("above-and-below", 2, {"trade": "off"}),
        ("garden-nation", 3, {}),
    ],
)
def test_options_are_those_the_text_says(name: str, seats: int, options: dict[str, str]) -> None:
    game = find(name)
    settled = _read(game, options)
    table = played(Table(game, seats, settled, seed_from("options")), 5)
    found = options_of(game, seats, table.position(), {})
    assert {key: found[key] for key in settled} == settled
    if options:
        usual = game.settle(seats, {})
        asked = options_of(game, seats, table.position(), usual)
        with pytest.raises(BadPosition):
            opening(game, seats, asked, None, table.position())


def _read(game: AnyGame, options: dict[str, str]) -> dict[str, Value]:
    known = {choice.key: choice for choice in game.choices}
    return {key: known[key].read(value) for key, value in options.items()}


def test_a_review_knows_where_a_match_began() -> None:
    game = find("clans")
    first = played(Table(game, 2, {}, seed_from("review")), 12)
    trial = Trial(game, 2, first.options, 1, first.moment(len(first.log)))
    table = played(gone_on(trial, "reviewed"))
    match = Match(game, record.read(record.write(table)))
    assert match.steps and match.seen(match.steps[0].first).log == []


def test_verify_says_that_it_began_from_a_position(tmp_path: Path) -> None:
    game = find("taluva")
    first = played(Table(game, 2, {}, seed_from("told")), 8)
    trial = Trial(game, 2, first.options, 1, first.moment(len(first.log)))
    file = tmp_path / "on.dorf"
    file.write_text(record.write(played(gone_on(trial, "told on"))), encoding="utf-8")
    for lang, said in (("en", "from a position"), ("de", "mit einer Stellung")):
        told = CliRunner().invoke(app, ["verify", str(file), "--lang", lang])
        assert told.exit_code == 0 and said in told.output
