"""What later versions of the rules changed is told completely, and the old way can be played."""

import re
from pathlib import Path

import pytest

from dorfplatz.engine.game import AnyGame
from dorfplatz.games import catalogue
from dorfplatz.words import words
from tests.laws.support import is_ours

RULES = Path(__file__).parents[2] / "docs" / "rules"
GAMES = [pytest.param(game, id=game.id) for game in catalogue().values()]


@pytest.mark.parametrize("game", GAMES)
def test_every_change_has_its_rules_its_sentence_and_the_old_way(game: AnyGame) -> None:
    setup = game.setup
    assert [change.version for change in setup.changes] == list(range(2, game.rules_version + 1))
    page = (RULES / f"{game.id}.md").read_text("utf-8") if is_ours(game) else None
    choices = {choice.key: choice for choice in setup.choices}
    for change in setup.changes:
        assert change.rules
        assert page is None or all(f"| {rule} |" in page for rule in change.rules)
        for language in ("en", "de"):
            said = words(language, game).say(f"change-{change.version}")
            assert re.search(r"[.!]$", said)
        key, _, value = change.old_way.partition("=")
        choice = choices[key]
        assert choice.since == change.version and choice.before == choice.read(value)
        assert choice.before != choice.values[0]


@pytest.mark.parametrize("game", GAMES)
def test_every_later_option_says_what_was_played_before(game: AnyGame) -> None:
    for choice in game.choices:
        later = choice.since > 1
        assert later == (choice.before is not None)
        assert choice.since <= game.rules_version
        if choice.before is not None:
            assert choice.allows(choice.before, game.min_seats)
        for key, value in choice.only_with.items():
            assert value in next(other.values for other in game.choices if other.key == key)


@pytest.mark.parametrize("game", GAMES)
def test_every_version_can_be_begun_with_exactly_its_options(game: AnyGame) -> None:
    for version in range(1, game.rules_version + 1):
        settled = game.settle(game.min_seats, None, version)
        assert list(settled) == [c.key for c in game.choices if c.since <= version and not c.shown]
        state = game.start(game.min_seats, settled, version)
        assert game.rules.turn(state) == game.rules.turn(game.start(game.min_seats))
