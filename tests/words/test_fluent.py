"""The reader of Fluent files says what the reference implementation says."""

import re
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource

from dorfplatz.games import catalogue
from dorfplatz.words import LANGUAGES
from dorfplatz.words.fluent import Bundle

SHARED = files("dorfplatz.words")
OWN = [files(game.package) / "words" for game in catalogue().values()]
SOURCES = [
    [SHARED],
    *[[folder] for folder in OWN],
    *[[SHARED / "advice", folder / "advice"] for folder in OWN if (folder / "advice").is_dir()],
]
"""The folders whose files are read together."""
TRIED: tuple[int | str, ...] = (0, 1, 2, 3, 21, 1234, 1_234_567, "word", "", "black", "1")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("place", range(len(SOURCES)))
def test_every_message_is_said_like_the_reference_says_it(place: int, lang: str) -> None:
    files_of_it = [folder.joinpath(f"{lang}.ftl") for folder in SOURCES[place]]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files_of_it)
    ours, theirs = Bundle(lang), FluentBundle([lang], use_isolating=False)
    ours.add(text)
    theirs.add_resource(FluentResource(text))
    names = sorted(set(re.findall(r"\$([a-zA-Z0-9_-]+)", text)))
    # The reference takes the word "other" for the number 0; no value of ours is such a word.
    words = set(re.findall(r"\[ *([a-zA-Z_][a-zA-Z0-9_-]*) *\]", text)) - {"one", "other"}
    assert len(ours.keys()) > 10
    for key in ours.keys():  # noqa: SIM118  # a bundle is no dictionary
        for value in (*TRIED, *words):
            values = dict.fromkeys(names, value)
            pattern = theirs.get_message(key).value
            assert pattern is not None
            said, errors = theirs.format_pattern(pattern, values)
            assert not errors
            assert ours.format(key, values) == said


@pytest.mark.parametrize(
    "text",
    [
        "key = { NUMBER($n) }",
        "key = { -term }",
        "key = { $n -> [one] x\n }",
        "key = } x",
        "key = { $n ",
        "key = a\n    .attribute = b",
    ],
)
def test_what_is_not_understood_is_refused(text: str) -> None:
    bundle = Bundle("en")
    bundle.add(text)
    with pytest.raises(ValueError, match="key: cannot be read"):
        bundle.format("key", {"n": 1})


def test_a_missing_value_is_an_error_and_a_later_message_replaces_an_earlier_one() -> None:
    bundle = Bundle("en")
    bundle.add("key = { $n }\n")
    with pytest.raises(LookupError):
        bundle.format("key", {})
    bundle.add("key = plain\n\n# a comment\nother = x\n")
    assert bundle.format("key", {}) == "plain"
    assert (bundle.has("other"), bundle.has("comment")) == (True, False)
