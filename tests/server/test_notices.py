"""What processes tell each other: every message comes back as it was."""

import json
from typing import get_args

from dorfplatz.server import processes
from dorfplatz.server.processes import Notice, read, written

EVERY: list[Notice] = [
    processes.Appended("a match", 7),
    processes.TableChanged("a table"),
    processes.Reload("a match"),
    processes.SignedOut("session", "hash"),
    processes.SignedOut("others", "user", "kept hash"),
    processes.Present("a match", "one", [0, 3]),
    processes.Who("a match", "one"),
    processes.Alive("one"),
    processes.Gone("one"),
    processes.Chatted("a table", "a line"),
]


def test_every_notice_comes_back_as_it_was() -> None:
    assert {type(notice) for notice in EVERY} == set(get_args(Notice))
    for notice in EVERY:
        assert read(written(notice)) == notice
        assert json.loads(written(notice))["about"]


def test_what_another_version_says_is_nothing() -> None:
    assert read("match m1 7") is None
    assert read('{"about":"weather"}') is None
