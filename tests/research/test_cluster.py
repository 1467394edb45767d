"""Tournaments on a Ray cluster, and results as Parquet."""

import logging
from pathlib import Path

import pyarrow.parquet as parquet
import ray

from dorfplatz.research import arena
from dorfplatz.research.arena import Tournament, run, write_parquet

PLAN = Tournament("clans", ("greedy", "random"), 2, 6, 5, {})


def test_a_local_ray_of_two_workers_finds_what_one_process_finds() -> None:
    alone = run(PLAN, arena.one_by_one, None)
    together = run(PLAN, arena.on_ray("local", 2), None)
    assert not ray.is_initialized()
    assert [o.number for o in together] == list(range(6))
    for one, other in zip(alone, together, strict=True):
        assert (one.chairs, one.ranks, one.points, one.moves) == (
            other.chairs,
            other.ranks,
            other.points,
            other.moves,
        )


def test_a_ray_that_runs_already_is_used_and_left_running(tmp_path: Path) -> None:
    ray.init(num_cpus=2, include_dashboard=False, logging_level=logging.ERROR)
    try:
        kept = tmp_path / "results.jsonl"
        first = run(Tournament("clans", ("greedy", "random"), 2, 2, 5, {}), arena.one_by_one, kept)
        outcomes = run(PLAN, arena.on_ray("local", 2), kept)
        assert ray.is_initialized()
        assert outcomes[:2] == first and len(outcomes) == 6
    finally:
        ray.shutdown()


def test_results_can_be_read_back_from_a_parquet_file(tmp_path: Path) -> None:
    outcomes = run(PLAN, arena.one_by_one, None)
    write_parquet(tmp_path / "results.parquet", outcomes)
    rows = parquet.read_table(tmp_path / "results.parquet").to_pylist()
    assert [(row["game"], row["seat"], row["bot"], row["rank"]) for row in rows] == [
        (outcome.number, seat, bot, outcome.ranks[seat])
        for outcome in outcomes
        for seat, bot in enumerate(outcome.chairs)
    ]
    assert {row["points"] for row in rows} == {p for outcome in outcomes for p in outcome.points}
