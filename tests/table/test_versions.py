"""A match is played to its end by the version of the rules it began with."""

import pytest

from dorfplatz.engine.errors import BadOption
from dorfplatz.engine.options import Change, Choice, Setup

SETUP = Setup(
    "Test",
    (2, 4),
    (
        Choice("old", ("yes", "no")),
        Choice("new", ("literal", "narrow"), since=2, before="narrow"),
    ),
    (Change(2, ("TST-1.1",), "new=narrow"),),
)


def test_new_matches_are_played_by_the_newest_version() -> None:
    assert SETUP.version == 2
    assert SETUP.settle(2) == {"old": "yes", "new": "literal"}
    assert Setup("Plain", (2, 2)).version == 1


def test_an_older_version_knows_nothing_of_newer_options() -> None:
    assert SETUP.settle(2, {"old": "no"}, version=1) == {"old": "no"}
    with pytest.raises(BadOption):
        SETUP.settle(2, {"new": "narrow"}, version=1)


def test_what_was_played_before_an_option_was_there_is_played_on() -> None:
    old = SETUP.settle(2, {}, version=1)
    assert SETUP.complete(old) == {"old": "yes", "new": "narrow"}
    assert SETUP.complete(SETUP.settle(2, {})) == {"old": "yes", "new": "literal"}


@pytest.mark.parametrize("version", [0, 3, -1])
def test_a_version_that_is_not_known_is_refused(version: int) -> None:
    with pytest.raises(BadOption) as refused:
        SETUP.settle(2, {}, version)
    assert refused.value.phrase.key == "error-rules-version"
