"""Above and Below, chapters 8 and 10: the encounter book, who may know it, and how it is told."""

import json
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from dorfplatz.engine.journal import Journal
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import CHANCE
from dorfplatz.games import find
from dorfplatz.games.above_and_below import book, texts
from dorfplatz.games.above_and_below.state import State
from dorfplatz.games.above_and_below.view import Exploration
from tests.games.above_and_below.texts import GAME, given, player, point, seen, stock
from tests.oracles.above_and_below import BOOK
from tests.support import Given, deal

FOUND = find(GAME)
PARTY = "NB1,NT1,NS1,V12,V14,V16,X1,X3"
RICH = f"A coins 9 ready -; caves C{{other:02}} bag *; explore A C{{cave:02}} {PARTY}"


def exploring(game: Given) -> Exploration:
    exploration = seen(game).exploration
    assert exploration is not None
    return exploration


def reading(section: int) -> Given:
    """Return a position in which a strong party has just read a section."""
    cave = int(book.CAVE_OF[section]) + 1
    if section <= 150:
        game = given(RICH.format(cave=cave, other=1 if cave > 1 else 2))
        return game.play(f"C{cave:02}={(section - 1) % 6 + 1}")
    root = BOOK[section]["from"]
    game = reading(root)
    for option in BOOK[root]["options"]:
        if option.get("goto") == section:
            return game.play(f"#{root}{option['key']}")
    raise AssertionError(f"nothing leads to {section}")


def finish(game: Given, option: str, die: int, exert: str) -> Given:
    """Choose an option, let everybody roll the same, and decide what is still asked."""
    game.play(option)
    while game.turn == "chance" and exploring(game).outcome is None:
        game.play(next(move for move in game.legal() if move.endswith(f"={die}")))
    while point(game).startswith("explore A"):
        wanted = [move for move in game.legal() if move.endswith(exert)]
        game.play(wanted[0] if wanted else game.legal()[0])
    return game


@pytest.mark.parametrize("section", range(1, 217))
def test_every_section_is_reached_and_played_to_every_outcome(section: int) -> None:
    """All 216 sections, every option, every success number and every failure (AAB-3)."""
    data = BOOK[section]
    game = reading(section)
    assert exploring(game).section == section
    assert game.legal() == [f"#{section}{option['key']}" for option in data["options"]]
    for option in data["options"]:
        move = f"#{section}{option['key']}"
        if option["type"] == "follow":
            followed = game.copy().play(move)
            assert exploring(followed).section == option["goto"]
            continue
        outcomes = ["auto"] if option["type"] == "auto" else ["x"]
        outcomes += [str(t["lanterns"]) for t in option.get("thresholds", [])]
        for outcome in outcomes:
            ended = told_with(section, option, outcome)
            told = seen(ended).told
            assert told is not None
            assert (told.section, told.option, told.outcome) == (section, option["key"], outcome)
            check_effects(ended, option, outcome)


def told_with(section: int, option: dict[str, Any], outcome: str) -> Given:
    """Return a position after an option has ended with a certain outcome."""
    cave = int(book.CAVE_OF[section]) + 1
    start = RICH.format(cave=cave, other=1 if cave > 1 else 2)
    cost = 1 if option.get("cost") else 0
    start = start.replace("coins 9", f"coins {9 - cost}")
    game = given(f"{start} #{section}{option['key']} >{outcome} @1")
    while point(game).startswith("explore A"):
        game.play(game.legal()[0])
    return game


def check_effects(after: Given, option: dict[str, Any], outcome: str) -> None:
    """Compare what a board has gained with what the data file says."""
    effects = effects_of(option, outcome)
    cost = 1 if option.get("cost") else 0
    expected = Counter({"coins": 9 - cost, "free": outcome != "x", "villagers": 8})
    for effect in effects:
        if effect["effect"] == "coins":
            expected["coins"] = max(0, expected["coins"] + effect["n"])
        elif effect["effect"] in ("reputation", "potion", "cider"):
            expected[effect["effect"]] += effect["n"]
        elif effect["effect"] == "good":
            expected[effect["good"]] += effect["n"]
        elif effect["effect"] in ("special", "cheapest_villager"):
            taken = effect.get("villager") in ("X1", "X3")
            expected["coins" if taken else "villagers"] += 3 if taken else 1
        elif effect["effect"] == "extra_cave":
            expected["free"] += 1
        elif effect["effect"] == "injure":
            expected["injured"] += effect["n"]
        else:
            expected[effect["of"][0][0]["good"]] += 1
    board = player(after)
    found = Counter({"coins": board.coins, "reputation": board.reputation, **stock(after)})
    found["free"] = len(board.free)
    found["injured"] = len(board.injured)
    found["villagers"] = len(board.exhausted) + len(board.injured)
    assert set(stock(after)) <= set(expected)
    assert all(found[key] == value for key, value in expected.items())


def effects_of(option: dict[str, Any], outcome: str) -> list[dict[str, Any]]:
    """Return the effects of an outcome as the data file has them."""
    if outcome == "auto":
        return list(option["reward"])
    if outcome == "x":
        return list(option["failure"]["effects"])
    rewards = [t["reward"] for t in option["thresholds"] if str(t["lanterns"]) == outcome]
    return list(rewards[0])


@pytest.mark.parametrize("section", [37, 62, 8, 91, 192, 160])
def test_sections_can_be_played_with_real_dice(section: int) -> None:
    for option in BOOK[section]["options"]:
        if option["type"] == "follow":
            continue
        move = f"#{section}{option['key']}"
        ended = finish(reading(section), move, 6, "-")
        told = seen(ended).told
        assert told is not None and told.outcome != "x"
        if option["type"] == "check":
            highest = option["thresholds"][-1]["lanterns"]
            assert told.outcome == str(highest)


# -- What may be known (chapter 10) -----------------------------------------------------


def imagined(game: Given, seed: int, viewer: int = 0) -> State:
    world = FOUND.knowledge.imagine(FOUND.knowledge.view(game.state, viewer), FastRng(seed))
    assert isinstance(world, State)
    return world


def test_unread_sections_are_any_of_the_unread_ones() -> None:
    game = given("explore A C07 NT1,NS1")
    pages = {bytes(imagined(game, seed).book.page) for seed in range(20)}
    assert len(pages) == 20
    for page in pages:
        assert sorted(page[1:151]) == list(range(1, 151))
        assert sorted(page[151:]) == list(range(151, 217))


def test_what_was_read_stays_and_the_rest_of_it_is_imagined() -> None:
    game = given("explore A C07 NT1,NS1 #37B NT1=5,NS1=2").play("!NT1>4")
    sources: Counter[int] = Counter()
    for seed in range(200):
        world = imagined(game, seed)
        assert world.book.page[37] == 37
        first = 37 * 8 + int(book.FIRST_OUTCOME[37 * 3 + 1])
        assert world.book.hidden[first] == 37  # the reward of 4 was seen
        sources[int(world.book.hidden[first + 1])] += 1  # the reward of 7 was not
    assert len(sources) > 15
    assert {book.ARCHETYPES[source] for source in sources} == {book.ARCHETYPES[37]}


def test_targets_of_follow_options_are_imagined_until_they_are_taken() -> None:
    game = given("explore A C16 NT1,NS1 #91")
    first = 91 * 8 + int(book.FIRST_OUTCOME[91 * 3 + 1])
    targets = {int(imagined(game, seed).book.hidden[first]) for seed in range(60)}
    assert len(targets) > 20 and min(targets) > 150
    game.play("#91B")
    assert {int(imagined(game, seed).book.hidden[first]) for seed in range(10)} == {191}


def test_an_imagined_world_never_looks_into_the_book() -> None:
    """Worlds imagined inside an imagined world keep its pages, not those of the true book."""
    game = given("explore A C07 NT1,NS1")
    world = imagined(game, 3)
    FOUND.rules.apply(world, FOUND.notation.encode(FOUND.notation.read("C07=2")), Journal(False))
    assert int(world.book.page[38]) != 38
    deeper = FOUND.knowledge.imagine(FOUND.knowledge.view(world, 0), FastRng(9))
    assert isinstance(deeper, State)
    assert int(deeper.book.page[38]) == int(world.book.page[38])


def test_imagined_worlds_can_be_played_to_the_end() -> None:
    for seed in range(6):
        game = deal(GAME, 2 + seed % 3, seed=seed)
        world = imagined(game, seed)
        rng = FastRng(seed)
        for _ in range(5000):
            if FOUND.rules.turn(world) < CHANCE:
                break
            chance = FOUND.rules.turn(world) == CHANCE
            code = FOUND.rules.draw(world, rng) if chance else FOUND.rules.sample(world, rng)
            FOUND.rules.apply(world, code, Journal(False))
        assert FOUND.rules.standing(world).over


# -- How it is told ---------------------------------------------------------------------


def test_written_sections_are_told_by_the_pack() -> None:
    exploration = exploring(given("explore A C07 NT1,NS1 #37"))
    assert exploration.title == {"en": "Back Soon", "de": "Bin gleich zurück"}
    assert exploration.scene is not None and exploration.scene["de"].startswith("Der See ist so")
    assert exploration.options[1].label["en"].startswith("Borrow the boat")
    told = seen(given("explore A C07 NT1,NS1 #37B NT1=5,NS1=2").play("!NT1>4")).told
    assert told is not None and told.line["en"].startswith("The lights are floats")


def test_without_a_pack_cave_stance_and_general_lines_tell_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(texts, "pack", lambda language: {})
    exploration = exploring(given("explore A C07 NT1,NS1 #37"))
    assert exploration.title is None
    assert exploration.scene is not None
    assert exploration.scene["en"].startswith("A black lake without a ripple")
    assert exploration.options[0].label == {
        "en": "Be careful and take what is safe.",
        "de": "Seid vorsichtig und nehmt, was sicher ist.",
    }
    told = seen(given("explore A C07 NT1,NS1 #37B NT1=5,NS1=2").play("!NT1>4")).told
    assert told is not None and told.line["de"] == "Es gelingt, und der Weg gehört euch."
    failed = seen(given("explore A C07 NB1,NT1 #37A NB1=1").play("NT1=1")).told
    assert failed is not None and failed.line["en"] == "You do not succeed, and turn back."


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_pack_fits_the_mechanics(language: str) -> None:
    """Every written section has a line for each outcome of the data, and no other (Format)."""
    written = texts.pack(language)
    assert set(written) >= {"8", "37", "91", "191", "192"}
    for number, told in written.items():
        section = BOOK[int(number)]
        assert set(told) == {"title", "text", "options"}, number
        assert list(told["options"]) == [option["key"] for option in section["options"]], number
        for option in section["options"]:
            entry = told["options"][option["key"]]
            if option["type"] == "follow":
                assert set(entry) == {"label"}, number
            elif option["type"] == "auto":
                assert set(entry) == {"label", "success"} and list(entry["success"]) == ["0"]
            else:
                numbers = [str(t["lanterns"]) for t in option["thresholds"]]
                assert list(entry["success"]) == numbers, number
                assert entry["failure"], number


def test_mechanics_hold_no_texts() -> None:
    data = json.loads(
        files("dorfplatz.games.above_and_below").joinpath("encounters.json").read_text("utf-8")
    )
    assert len(data["sections"]) == 216
    for section in data["sections"]:
        assert "text" not in section and "title" not in section
        assert all("label" not in option for option in section["options"])


def test_the_book_has_the_distribution_of_the_specification() -> None:
    archetypes = Counter(section["archetype"] for section in BOOK.values())
    assert archetypes == {
        "P1": 21,
        "P2": 33,
        "P3": 27,
        "P4": 12,
        "P5": 9,
        "P6": 12,
        "P7": 3,
        "P8": 33,
        "F1": 13,
        "F2": 21,
        "F3": 17,
        "F4": 15,
    }
    numbers = Counter(
        threshold["lanterns"]
        for section in BOOK.values()
        for option in section["options"]
        for threshold in option.get("thresholds", [])
    )
    assert numbers == {2: 37, 3: 173, 4: 93, 5: 58, 6: 87, 7: 40, 8: 18}
