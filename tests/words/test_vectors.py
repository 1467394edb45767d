"""The words, by the vectors that those of the pages are held to as well."""

import json
from pathlib import Path
from typing import Any

import pytest

from dorfplatz.games import find
from dorfplatz.words import LANGUAGES, words

VECTORS = Path(__file__).parents[1] / "vectors" / "words.json"
CASES = json.loads(VECTORS.read_text(encoding="utf-8"))["cases"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", CASES, ids=[case.get("say") or case["name"] for case in CASES])
def test_the_words_are_those_of_the_vectors(case: dict[str, Any], lang: str) -> None:
    spoken = words(lang, None if case["game"] is None else find(case["game"]))
    if "name" in case:
        assert spoken.name(case["name"]) == case[lang]
        return
    args = {
        name: tuple(arg) if isinstance(arg, list) else arg
        for name, arg in case.get("args", {}).items()
    }
    assert spoken.say(case["say"], args) == case[lang]
