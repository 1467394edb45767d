"""The book of encounters is complete, clean and spelled right; its linter sees what it should."""

import pytest

from tests.book.lint import LANGUAGES, Lint, lint, load, sections
from tests.book.spelling import own_words, unknown


def test_all_216_sections_are_written_in_both_languages() -> None:
    assert len(sections()) == 216
    for lang in LANGUAGES:
        assert set(load(lang)) == set(sections())


def test_the_linter_finds_nothing() -> None:
    assert [str(problem) for problem in lint() if problem.level != "note"] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_spelling(lang: str) -> None:
    assert unknown(lang) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_own_words_are_used(lang: str) -> None:
    used = " ".join(str(entry) for entry in load(lang).values())
    assert [word for word in own_words(lang) if word not in used] == []


def entry(**changes: object) -> dict[str, object]:
    """Return a good text of section 1, with changes."""
    good = load("en")[1]
    return {**good, **changes}


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"text": "Too short."}, "words, allowed"),
        ({"title": "TODO"}, "placeholder"),
        ({"title": 'A "straight" title'}, "straight quotation"),
        ({"title": "  A title"}, "double space"),
        ({"text": f"{entry()['text']} A heap of ore."}, "never a reward here"),
        ({"title": "A gray day"}, "not British"),
        ({"title": "An eerie day"}, "cliché"),
        ({"options": {}}, "missing key"),
        ({"extra": 1}, "does not fit the mechanics"),
    ],
)
def test_the_linter_notices(changes: dict[str, object], told: str) -> None:
    linter = Lint()
    linter.section("en", sections()[1], entry(**changes))
    assert any(told in str(problem) for problem in linter.problems), linter.problems


def test_the_linter_notices_a_wrong_reward_and_a_given_away_one() -> None:
    good = load("en")[1]
    option = good["options"]["A"]
    linter = Lint()
    wrong = {
        **option,
        "success": {"3": "A rope, a rope, and nothing but a long strong rope for you all."},
    }
    linter.section("en", sections()[1], {**good, "options": {**good["options"], "A": wrong}})
    told = [str(problem) for problem in linter.problems]
    assert any("the reward has none" in line for line in told)
    assert any("does not seem to name the reward pottery" in line for line in told)


def test_the_linter_notices_repetition() -> None:
    linter = Lint()
    book = load("en")
    linter.repeated("en", {1: book[1], 2: {**book[2], "text": book[1]["text"]}})
    told = [str(problem) for problem in linter.problems]
    assert any("shares" in line for line in told)
    assert any("opens with" in line for line in told)
