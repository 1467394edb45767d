"""The chooser, by the vectors that the one of the pages is held to as well."""

import json
from pathlib import Path
from typing import Any

import pytest

from dorfplatz.engine.chooser import Chooser
from dorfplatz.engine.prompt import Option, Role

VECTORS = Path(__file__).parents[1] / "vectors" / "chooser.json"
CASES = json.loads(VECTORS.read_text(encoding="utf-8"))["cases"]


def made(case: dict[str, Any]) -> Chooser:
    options = [Option(move, tuple(picks)) for move, picks in case["options"]]
    roles = {name: Role(*role) for name, role in case.get("roles", {}).items()}
    return Chooser(options, roles)


def act(chooser: Chooser, verb: str, *words: str) -> bool:
    """Carry out the action of a step and say whether it was accepted."""
    try:
        return getattr(chooser, verb)(*words) is not False
    except KeyError:
        return False


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_the_chooser_does_what_the_vectors_say(case: dict[str, Any]) -> None:
    chooser = made(case)
    for number, step in enumerate(case["steps"], 1):
        told = {**step}
        if "do" in told:
            assert act(chooser, *told.pop("do")) is not told.pop("refused", False), number
        for thing, picks in told.pop("by_thing", {}).items():
            assert list(chooser.by_thing(thing)) == picks, number
        found = {
            key: list(value) if isinstance(value := getattr(chooser, key), (list, tuple)) else value
            for key in told
        }
        assert found == told, number


def test_thousands_of_options_are_narrowed_by_any_pick() -> None:
    people = [f"villager:{number}" for number in range(12)]
    options = [
        Option(
            f"{verb} {mask}",
            (f"do:{verb}", *(p for at, p in enumerate(people) if mask >> at & 1), "do:go"),
        )
        for verb in ("explore", "work")
        for mask in range(1, 1 << len(people))
    ]
    roles = {"villager": Role("villager", "set"), "do:go": Role("do", confirms=True)}
    chooser = Chooser(options, roles)
    for pick in (people[11], people[0], people[5]):
        chooser.pick(pick)
    assert chooser.picked == [people[11], people[0], people[5]]
    assert chooser.choices == ("do:explore", "do:work")
    chooser.pick("do:explore")
    assert chooser.move == f"explore {1 << 11 | 1 << 5 | 1}"
    assert len(chooser.ticks) == 12 and len(chooser.remaining) == 1 << 9
