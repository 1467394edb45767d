"""The C yardstick plays the same game: node counts, and random games told to the oracle."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from benchmarks import yardstick
from tests.games.clans.texts import START, part
from tests.oracles import clans as oracle
from tests.support import given

needs_a_compiler = pytest.mark.skipif(shutil.which("gcc") is None, reason="no C compiler")


@needs_a_compiler
def test_the_node_counts_of_EX_23_come_out(tmp_path: Path) -> None:
    program = yardstick.build(tmp_path)
    program.check()
    assert program.perft(oracle.write(oracle.read(START)).split(";")[0], 1) == (276,)


@needs_a_compiler
def test_wrong_tables_are_noticed(tmp_path: Path) -> None:
    material = tmp_path / "material.json"
    text = yardstick.MATERIAL.read_text(encoding="utf-8")
    assert '"number": 1, "chips": 4' in text
    material.write_text(text.replace('"number": 1, "chips": 4', '"number": 1, "chips": 3'), "utf-8")
    with pytest.raises(yardstick.YardstickError, match="node counts"):
        yardstick.build(tmp_path, material=material).check()


@needs_a_compiler
@pytest.mark.parametrize("seed", range(6))
def test_random_games_agree_with_the_oracle(seed: int, tmp_path: Path) -> None:
    start, *moves = yardstick.build(tmp_path).trace(seed, seats=2 + seed % 3)
    position = oracle.read(start)
    for told in moves:
        count, action, after = told.split(" ", 2)
        legal = oracle.legal(position)
        assert (len(legal), action in legal) == (int(count), True)
        position, _ = oracle.play(position, action)
        assert given("clans", after).text == oracle.write(position)
    assert part(oracle.write(position), "p") == "over"


@needs_a_compiler
def test_every_layout_counts_the_same(tmp_path: Path) -> None:
    program = yardstick.build(tmp_path)
    for seed in range(3):
        groups = program.trace(seed, seats=2)[0].split(";")[0]
        assert program.perft(groups, 2) == yardstick.START_NODES[:2]


def test_without_a_compiler_there_is_a_sentence_instead(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    outcome = yardstick.measure(seconds=0.01)
    assert outcome.speed is None
    assert "no C compiler" in outcome.sentence
