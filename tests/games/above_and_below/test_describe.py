"""Above and Below: the position in words, in both languages."""

import re

import pytest

from dorfplatz.games import find
from dorfplatz.games.above_and_below.material import BUILDING_IDS
from dorfplatz.words import LANGUAGES, words
from tests.games.above_and_below.texts import GAME, given
from tests.support import Given
from tests.support.walks import Setting, position

CODE = re.compile(r"\b(?:[HOC][0-9]{2}|[SKX][0-9]|N[BTS][1-4]|V[0-9]{2})\b")


def sentences(game: Given, lang: str = "en") -> list[tuple[str, str | None]]:
    said = game.game.people.describe(game.game.knowledge.view(game.state, None))
    spoken = words(lang, game.game)
    return [(spoken.phrase(one.phrase), one.about) for one in said]


def about(game: Given, thing: str) -> str:
    return next(text for text, of in sentences(game) if of == thing)


@pytest.mark.parametrize("depth", [0, 20, 35, 60, 110, 200, 400])
def test_every_position_is_said_in_words_of_the_board(depth: int) -> None:
    found = find(GAME)
    for seed in range(3):
        state = position(Setting(found, 2 + seed, {}), seed, depth)
        for lang in LANGUAGES:
            spoken = words(lang, found)
            for said in found.people.describe(found.knowledge.view(state, None)):
                assert spoken.has(said.phrase.key), said.phrase.key
                text = spoken.phrase(said.phrase)
                assert text and "{" not in text and not CODE.search(text), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_building_says_what_it_does(lang: str) -> None:
    houses = ",".join(name for name in BUILDING_IDS if name[0] != "O")
    outposts = ",".join(name for name in BUILDING_IDS if name[0] == "O")
    game = given(f"A built {houses}; B built {outposts}")
    told = [text for text, of in sentences(game, lang) if of and of.startswith("building:")]
    assert len(told) == len(BUILDING_IDS)
    assert all("{" not in text for text in told)
    assert len(set(told)) == len(told)


def test_villages_say_who_is_where_and_what_lies_there() -> None:
    game = given(
        "A coins 3 ready NB1 exhausted NT1 injured NS1 stock fish2 sale ore track rope2"
        " built H12:fish1,O05@C09:ore1 free C04"
    )
    assert "is ready: hammer" in about(game, "villager:NB1")
    assert "is injured: no skill; lanterns 1 from a 1 on" in about(game, "villager:NS1")
    assert "Goods on it: 1 × fish" in about(game, "building:H12")
    assert "Forge of the Deep" in about(game, "building:O05")
    text = " ".join(sentence for sentence, _ in sentences(game))
    for part in ("3 coins", "2 × fish", "has for sale: ore", "2 × rope on slot 1", "Sunken Market"):
        assert part in text


def test_the_market_says_price_and_face() -> None:
    game = given("houses H24 H01 H02 H03; villagers V10 V01 V02 V03 V04")
    assert "8 coins: 4 points more" in about(game, "building:H24")
    assert "for 2: hammer" in about(game, "villager:V10")
    assert "at the end one point per fish on the track" in about(game, "building:S1")


def test_the_open_encounter_says_what_its_options_need() -> None:
    game = given("explore A C07 NT1,NS1 #37")
    assert about(game, "option:A").endswith(": needs 3 lanterns.")
    bold = about(game, "option:B")
    assert "needs 4 lanterns" in bold and "at 7" in bold and "with rope" in bold
    assert "potion" not in bold  # what it brings nobody has read
    decided = given("explore A C08 NB1,NT1 #45B NB1=2,NT1=3 >x @1")
    assert "injured" in " ".join(text for text, of in sentences(decided) if of is None)
