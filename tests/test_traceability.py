"""Every rule has a test named after it and a place in the code; nothing cites a rule in vain."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from dorfplatz.games import catalogue

ROOT = Path(__file__).parents[1]
NUMBERED = ("RULING", "EX", "INV")


class Trace:
    """Where the ids of one game's rules page appear."""

    def __init__(self, game: str) -> None:
        self.package = catalogue()[game].folder
        self.page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
        prefixes = re.findall(r"\b([A-Z]{3})-\d+\.\d+", self.page)
        self.prefix = max(set(prefixes), key=prefixes.count)
        self.rules = set(re.findall(rf"\b{self.prefix}-\d+\.\d+", self.page))
        self.numbered = {
            f"{kind}-{number}"
            for kind in NUMBERED
            for number in re.findall(rf"\b{kind}-(\d+)\b", self.page)
        }
        tests = sorted((ROOT / "tests" / "games" / self.package).rglob("*.py"))
        self.tests = "\n".join(path.read_text(encoding="utf-8") for path in tests)
        source = sorted((ROOT / "src" / "dorfplatz" / "games" / self.package).rglob("*.py"))
        self.code = "\n".join(path.read_text(encoding="utf-8") for path in source)
        try:
            module = import_module(f"tests.games.{self.package}.untraced")
        except ModuleNotFoundError:
            self.untraced: dict[str, str] = {}
        else:
            self.untraced = module.UNTRACED

    @property
    def tested(self) -> set[str]:
        """The ids that test names carry."""
        named = set()
        for rule in re.findall(rf"def test_{self.prefix}_(\d+)_(\d+)_", self.tests):
            named.add(f"{self.prefix}-{rule[0]}.{rule[1]}")
        for kind, number in re.findall(r"def test_(RULING|EX|INV)_(\d+)[a-z]?_", self.tests):
            named.add(f"{kind}-{number}")
        return named

    @property
    def cited(self) -> set[str]:
        """The rules that code cites, also as ``CLA-9.6 to CLA-9.8`` and ``CLA-9.2, 9.3``."""
        found = set()
        number = r"(\d+)\.(\d+)"
        further = rf"(?:,| and| to|/)\s+(?:{self.prefix}-)?\d+\.\d+"
        for match in re.finditer(rf"\b{self.prefix}-{number}((?:{further})*)", self.code):
            chapter, last = int(match[1]), int(match[2])
            found.add(f"{self.prefix}-{chapter}.{last}")
            joints = rf"(,| and| to|/)\s+(?:{self.prefix}-)?{number}"
            for joint, ch, no in re.findall(joints, match[3]):
                if joint == " to" and int(ch) == chapter:
                    found |= {f"{self.prefix}-{ch}.{n}" for n in range(last, int(no))}
                found.add(f"{self.prefix}-{ch}.{no}")
                chapter, last = int(ch), int(no)
        return found


@pytest.fixture(params=list(catalogue()))
def trace(request: pytest.FixtureRequest) -> Trace:
    return Trace(request.param)


def test_every_id_has_a_test(trace: Trace) -> None:
    missing = (trace.rules | trace.numbered) - trace.tested - set(trace.untraced)
    assert sorted(missing) == []


def test_every_rule_is_cited_where_it_is_carried_out(trace: Trace) -> None:
    assert sorted(trace.rules - trace.cited - set(trace.untraced)) == []


def test_nothing_cites_a_rule_that_does_not_exist(trace: Trace) -> None:
    assert sorted(trace.cited - trace.rules) == []
    assert sorted(trace.tested - trace.rules - trace.numbered) == []


def test_exceptions_are_few_explained_and_needed(trace: Trace) -> None:
    assert len(trace.untraced) <= len(trace.rules) // 10
    for name, why in trace.untraced.items():
        assert name in trace.rules | trace.numbered
        assert len(why) > 20
        assert name not in trace.tested or name not in trace.cited
