"""Taluva at the table: spellings, leaving, records."""

from typing import Any

import pytest

from dorfplatz.bots import find_bot
from dorfplatz.engine.errors import DorfplatzError, Illegal
from dorfplatz.games import find
from dorfplatz.table import Table, record
from dorfplatz.table.fairness import seed_from

TALUVA: Any = find("taluva")


def table(seats: int, seed: str = "village") -> Table:
    return Table(TALUVA, seats, None, seed_from(seed))


def play_on(match: Table, decisions: int) -> None:
    """Let random bots make so many decisions."""
    bots = [find_bot("random", seat, seats=match.seats) for seat in range(match.seats)]
    for _ in range(decisions):
        if not match.over:
            seat = match.turn
            code = bots[seat].choose(match.perspective(seat))
            match.act(seat, TALUVA.notation.write(TALUVA.notation.decode(code)))


def test_an_expansion_is_logged_with_its_smallest_field() -> None:
    match = table(2)
    for _ in range(60):
        play_on(match, 1)
        seat = match.turn
        view: Any = match.view(seat)
        if view.phase != "build":
            continue
        listed = [option.move for option in match.prompt(seat).options]
        for field in view.fields:
            for terrain in "JCSRL":
                spelled = f"X{field.q}.{field.r}:{terrain}"
                other = field.owner == seat and spelled not in listed
                if other and match.why_not(seat, spelled) is None:
                    entries = match.act(seat, spelled)
                    assert entries[0].text in listed
                    assert entries[0].text.endswith(f":{terrain}")
                    return
    raise AssertionError("no settlement of two fields could expand")


def test_leaving_is_a_move_of_the_game() -> None:
    match = table(3)
    play_on(match, 7)
    away = (match.turn + 1) % 3
    entries = match.resign(away)
    assert entries[0].text == f"Q{'rwy'[away]}"
    view: Any = match.view(None)
    assert view.players[away].status == "eliminated"
    assert not match.over
    with pytest.raises(DorfplatzError):
        match.resign(away)
    other = next(seat for seat in range(3) if seat not in (away, match.turn))
    with pytest.raises(Illegal):
        match.act(match.turn, f"Q{'rwy'[other]}")
    match.act(match.turn, f"Q{'rwy'[match.turn]}")
    assert match.over


def test_records_with_a_resignation_read_back() -> None:
    match = table(3)
    play_on(match, 9)
    match.resign((match.turn + 2) % 3)
    play_on(match, 200)
    assert match.over
    read = record.read(record.write(match, "2026-01-01", ["a", "b", "c"]))
    assert record.verify(TALUVA, read).problems == []
    assert [played.text for played in read.moves] == [entry.text for entry in match.log]
    assert any(played.text.startswith("Q") for played in read.moves)
