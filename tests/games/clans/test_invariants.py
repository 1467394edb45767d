"""Clans, section 14.1: what holds in every position, on games and positions drawn at random.

Hypothesis draws the seeds, the number of seats and the depth; a failure shrinks to a short game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from dorfplatz.engine.journal import Note
from dorfplatz.engine.rng import FastRng
from tests.games.clans.texts import REGIONS, START, part, seen
from tests.oracles import clans as oracle
from tests.support import deal, given, new

SEEDS = st.integers(0, 2**32 - 1)
SEATS = st.integers(2, 4)
OPTIONS = st.sampled_from(["must", "may"])

games = settings(max_examples=20, deadline=None)
positions = settings(max_examples=120, deadline=None)


@dataclass(frozen=True)
class Step:
    """One move of a random game."""

    before: oracle.Position
    action: str
    legal: list[str]
    after: oracle.Position
    events: list[Note]

    @property
    def villages(self) -> list[Note]:
        """The villages the move founded."""
        return [event for event in self.events if event.key == "village-founded"]


def random_start(rng: Random, seats: int, option: str) -> str:
    """Return a start position with a random layout, cards and starting player."""
    layout = " ".join(f"{region}={''.join(rng.sample('krbgy', 5))}" for region in REGIONS)
    chips = ",".join("0" * seats)
    cards = "".join(rng.sample("krbgy", seats))
    return f"{layout}; c={chips}; p={rng.randint(1, seats)}; cards={cards}; large_merge={option}"


def steps(text: str, rng: Random, most: int = 60) -> Iterator[Step]:
    """Play random moves from a position until the game ends, and tell every one."""
    game = given("clans", text)
    while game.turn != "over" and most > 0:
        before = oracle.read(game.text)
        legal = game.legal()
        action = rng.choice(legal)
        game.play(action)
        most -= 1
        yield Step(before, action, legal, oracle.read(game.text), game.events)


def random_position(rng: Random) -> str:
    """Return a position set up directly, with crowded groups and any number of chips taken."""
    seats = rng.randint(2, 4)
    start = rng.choice(oracle.TERRITORIES)
    occupied = [start]
    wanted = rng.randint(2, 12)
    while len(occupied) < wanted:
        near = rng.choice(oracle.NEIGHBOURS[rng.choice(occupied)])
        occupied.append(near if rng.random() < 0.8 else rng.choice(oracle.TERRITORIES))
    pool = rng.sample([clan for clan in oracle.CLANS for _ in range(12)], 60)
    huts: dict[str, dict[str, int]] = {}
    for territory in set(occupied):
        size = min(rng.choice((1, 1, 1, 2, 2, 3, 5, 6, 7, 7, 8)), len(pool))
        group = Counter(pool.pop() for _ in range(size))
        if group:
            huts[territory] = dict(group)
    chips = [0] * seats
    for _ in range(rng.randint(0, 11)):
        chips[rng.randrange(seats)] += 1
    return oracle.write(
        oracle.Position(
            huts=huts,
            chips=chips,
            scores={clan: rng.randint(0, 30) for clan in oracle.CLANS},
            removed=dict.fromkeys(oracle.CLANS, 0),
            active=rng.randrange(seats),
            cards=rng.sample(oracle.CLANS, seats),
            option=rng.choice(["must", "may"]),
        )
    )


def reached(seed: int, depth: int, seats: int, option: str) -> str:
    """Return the position after some random moves."""
    rng = Random(seed)
    text = given("clans", random_start(rng, seats, option)).text
    for step in steps(text, rng, depth):
        text = oracle.write(step.after)
    return text


def clan_sums(position: oracle.Position) -> dict[str, int]:
    """Return the huts of every clan, on the board and removed."""
    return {
        clan: position.removed[clan] + sum(group.get(clan, 0) for group in position.huts.values())
        for clan in oracle.CLANS
    }


# -- The oracle ------------------------------------------------------------------------


@positions
@for_all(seed=SEEDS)
def test_the_oracle_agrees_on_positions_set_up_directly(seed: int) -> None:
    agree(random_position(Random(seed)))


@games
@for_all(seed=SEEDS, depth=st.integers(0, 50), seats=SEATS, option=OPTIONS)
def test_the_oracle_agrees_on_positions_reached_in_play(
    seed: int, depth: int, seats: int, option: str
) -> None:
    agree(reached(seed, depth, seats, option))


def agree(text: str) -> None:
    """Assert that list, result and villages of every move are those of the oracle."""
    game = given("clans", text)
    position = oracle.read(text)
    assert game.text == oracle.write(position)
    assert seen(game).over == oracle.over(position)
    assert game.legal() == oracle.legal(position)
    for action in game.legal():
        after = game.copy().play(action)
        expected, villages = oracle.play(position, action)
        assert after.text == oracle.write(expected), action
        assert seen(after).over == oracle.over(expected), action
        assert [standing.points for standing in after.standing.seats] == oracle.totals(expected)
        assert [standing.rank for standing in after.standing.seats] == oracle.ranks(expected)
        assert told(after.events) == [
            (village.territory, village.epoch, village.value, len(village.clans), village.lost)
            for village in villages
        ]


def told(events: list[Note]) -> list[tuple[object, ...]]:
    """Return what the events say about villages, in the words of the oracle."""
    villages: list[tuple[object, ...]] = []
    for event in events:
        name = str(event.args.get("village", "")).partition(":")[2]
        if event.key == "village-founded":
            epoch = str(event.args["epoch"]).partition(":")[2]
            clans = event.args["clans"]
            assert isinstance(clans, tuple)
            villages.append((name, epoch, event.args["value"], len(clans), event.args["lost"]))
        elif event.key == "unscored":
            villages.append((name, None, 0, 0, 0))
    return villages


@pytest.mark.parametrize(
    "text",
    [
        START,
        "A1:r1 A2:k7 A3:b1 A4:g1 A5:y1 B3:r1 B4:b2 B5:g1 E1:y1 E5:k1 L3:y3",
        "F3:b1 F4:k4r3 F5:g6",
        "F3:y1 F4:k4r3 F5:b1g6",
        "F3:y1 F4:k4r3 F5:b2g6; large_merge=may",
        "B3:y7 F4:k5r4 F5:b2g6 I1:b7 I5:r7",
        "D2:g1 D3:y1 I3:b1 I4:r2 J4:k2; c=2,1",
        "D2:k1 D3:k1 G4:r1 K2:b1 K3:g2 L5:y1; c=3,3",
        "A2:k1 A3:r2 B3:b3 B4:g2 D2:k1 D3:k1 E5:y1; c=5,5",
    ],
)
def test_a_sampled_action_is_any_legal_one_equally_often(text: str) -> None:
    game = given("clans", text)
    rng = FastRng(11)
    legal = game.legal()
    drawn = Counter(
        game.game.notation.write(game.game.notation.decode(game.game.rules.sample(game.state, rng)))
        for _ in range(200 * len(legal))
    )
    assert sorted(drawn) == legal
    assert all(abs(count - 200) < 71 for count in drawn.values())  # five standard deviations


# -- Whole games -----------------------------------------------------------------------


@games
@for_all(seed=SEEDS, seats=SEATS, option=OPTIONS)
def test_INV_1_no_hut_is_lost(seed: int, seats: int, option: str) -> None:
    rng = Random(seed)
    for step in steps(random_start(rng, seats, option), rng):
        assert clan_sums(step.after) == dict.fromkeys(oracle.CLANS, 12)


@positions
@for_all(seed=SEEDS)
def test_INV_1_no_hut_is_lost_from_a_position_set_up_directly(seed: int) -> None:
    rng = Random(seed)
    for step in steps(random_position(rng), rng):
        assert clan_sums(step.after) == clan_sums(step.before)


@games
@for_all(seed=SEEDS, seats=SEATS, option=OPTIONS)
def test_INV_2_a_move_empties_its_source_and_a_game_is_short(
    seed: int, seats: int, option: str
) -> None:
    rng = Random(seed)
    moves = 0
    for step in steps(random_start(rng, seats, option), rng):
        destroyed = {
            str(event.args["village"])[-2:] for event in step.villages if event.args["huts"] == 0
        }
        emptied = set(step.before.huts) - set(step.after.huts)
        assert emptied == {step.action[:2]} | destroyed
        moves += 1
    assert 12 <= moves <= 59


@games
@for_all(seed=SEEDS, seats=SEATS, option=OPTIONS)
def test_INV_3_an_empty_territory_stays_empty(seed: int, seats: int, option: str) -> None:
    rng = Random(seed)
    for step in steps(random_start(rng, seats, option), rng):
        assert set(step.after.huts) < set(step.before.huts)


@games
@for_all(seed=SEEDS, seats=SEATS, option=OPTIONS)
def test_INV_4_isolated_territories_are_the_villages(seed: int, seats: int, option: str) -> None:
    rng = Random(seed)
    villages: dict[str, dict[str, int]] = {}
    for step in steps(random_start(rng, seats, option), rng):
        assert {t: step.before.huts[t] for t in oracle.isolated(set(step.before.huts))} == villages
        for event in step.villages:
            territory = str(event.args["village"])[-2:]
            if territory in step.after.huts:
                villages[territory] = step.after.huts[territory]
    assert villages


@games
@for_all(seed=SEEDS, seats=SEATS, option=OPTIONS)
def test_INV_5_chips_count_the_villages(seed: int, seats: int, option: str) -> None:
    rng = Random(seed)
    founded = 0
    for step in steps(random_start(rng, seats, option), rng):
        assert all(a >= b for a, b in zip(step.after.chips, step.before.chips, strict=True))
        founded += len(step.villages)
        assert sum(step.after.chips) == founded <= 12
        over = seen(given("clans", oracle.write(step.after))).over
        assert (over == "twelve") == (founded == 12)


@positions
@for_all(seed=SEEDS)
def test_INV_6_scores_never_fall_and_a_village_is_worth_the_same_to_all(seed: int) -> None:
    rng = Random(seed)
    for step in steps(random_position(rng), rng):
        expected = dict(step.before.scores)
        for event in step.villages:
            clans, value = event.args["clans"], event.args["value"]
            assert isinstance(clans, tuple)
            assert isinstance(value, int)
            assert value >= 0
            for clan in oracle.BOX["clans"]:
                if f"clan:{clan['id']}" in clans:
                    expected[clan["letter"]] += value
        assert step.after.scores == expected


@positions
@for_all(seed=SEEDS, option=OPTIONS)
def test_INV_7_there_is_a_move_while_two_neighbours_are_occupied(seed: int, option: str) -> None:
    rng = Random(seed)
    text = random_position(rng).removesuffix("; large_merge=may") + f"; large_merge={option}"
    game = given("clans", text)
    huts = oracle.read(text).huts
    touching = any(near in huts for territory in huts for near in oracle.NEIGHBOURS[territory])
    assert (game.legal() != []) == touching
    assert (game.turn == "over") == (not touching)


@positions
@for_all(seed=SEEDS)
def test_INV_8_only_small_groups_move_except_to_merge(seed: int) -> None:
    text = random_position(Random(seed))
    position = oracle.read(text)
    for action in given("clans", text).legal():
        source, destination = action[:2], action[3:5]
        assert oracle.size(position, source) < 7 or oracle.is_merge(position, source, destination)


@games
@for_all(seed=SEEDS, seats=SEATS, option=OPTIONS)
def test_INV_9_scores_are_bounded(seed: int, seats: int, option: str) -> None:
    rng = Random(seed)
    *_, last = steps(random_start(rng, seats, option), rng)
    assert max(last.after.scores.values()) <= 89
    end = given("clans", oracle.write(last.after))
    assert end.turn == "over"
    assert max(seat.points for seat in end.standing.seats) <= 101


@positions
@for_all(seed=SEEDS)
def test_INV_10_the_active_seat_and_the_cards_do_not_matter(seed: int) -> None:
    rng = Random(seed)
    position = oracle.read(random_position(rng))
    legal = given("clans", oracle.write(position)).legal()
    for seat in range(len(position.chips)):
        position.active = seat
        position.cards = rng.sample(oracle.CLANS, len(position.chips))
        assert given("clans", oracle.write(position)).legal() == legal


@positions
@for_all(seed=SEEDS)
def test_INV_11_texts_read_back_and_lists_are_in_order(seed: int) -> None:
    text = random_position(Random(seed))
    game = given("clans", text)
    assert game.text == text.replace(f"; p={part(text, 'p')}", f"; p={part(game.text, 'p')}")
    assert given("clans", game.text).text == game.text
    legal = game.legal()
    assert legal == sorted(set(legal))
    for action in legal:
        read = game.game.notation.read(action)
        assert game.game.notation.write(read) == action
        assert game.game.notation.decode(game.game.notation.encode(read)) == read


@games
@for_all(seed=SEEDS, seats=SEATS)
def test_INV_12_a_replay_is_identical_at_every_step(seed: int, seats: int) -> None:
    rng = Random(seed)
    first = deal("clans", seats=seats, seed=seed % 1000)
    texts = [first.text]
    while first.turn != "over":
        first.play(rng.choice(first.legal()))
        texts.append(first.text)
    second = new("clans", seats=seats)
    log = first.log(None)
    setup = 12 + seats + 1
    second.play(*log[:setup])
    replayed = [second.text]
    for move in log[setup:]:
        replayed.append(second.play(move).text)
    assert replayed == texts


@positions
@for_all(seed=SEEDS, order=st.permutations(oracle.CLANS))
def test_INV_13_renaming_the_clans_commutes_with_play(seed: int, order: list[str]) -> None:
    rng = Random(seed)
    text = random_position(rng)
    names = dict(zip(oracle.CLANS, order, strict=True))
    plain, renamed = given("clans", text), given("clans", rename(text, names))
    while plain.turn != "over":
        assert renamed.legal() == plain.legal()
        action = rng.choice(plain.legal())
        plain.play(action)
        renamed.play(action)
        assert renamed.text == rename(plain.text, names)
    assert [s.points for s in renamed.standing.seats] == [s.points for s in plain.standing.seats]


def rename(text: str, names: dict[str, str]) -> str:
    """Return a position with every clan under its new name."""
    position = oracle.read(text)
    position.huts = {
        territory: {names[clan]: count for clan, count in group.items()}
        for territory, group in position.huts.items()
    }
    position.scores = {names[clan]: score for clan, score in position.scores.items()}
    position.removed = {names[clan]: count for clan, count in position.removed.items()}
    position.cards = [names[card] for card in position.cards]
    return oracle.write(position)


@positions
@for_all(seed=SEEDS)
def test_INV_14_strife_takes_at_most_one_hut_of_each_clan(seed: int) -> None:
    rng = Random(seed)
    for step in steps(random_position(rng), rng):
        losses = [event.args["lost"] for event in step.villages]
        assert all(isinstance(lost, int) and 0 <= lost <= 5 for lost in losses)
        taken = {
            clan: step.after.removed[clan] - step.before.removed[clan] for clan in oracle.CLANS
        }
        assert sum(taken.values()) == sum(lost for lost in losses if isinstance(lost, int))
        assert all(0 <= count <= len(step.villages) for count in taken.values())


@positions
@for_all(seed=SEEDS)
def test_INV_15_a_large_pair_leaves_only_merges(seed: int) -> None:
    rng = Random(seed)
    text = random_position(rng).removesuffix("; large_merge=may")
    position = oracle.read(text)
    if oracle.large_pair_exists(position) and oracle.over(position) is None:
        for action in given("clans", text).legal():
            sizes = oracle.size(position, action[:2]), oracle.size(position, action[3:5])
            assert 7 <= sizes[0] <= sizes[1]


@pytest.mark.parametrize("huts", ["F4:k7 F5:r9", "B3:y7 F4:k5r4 F5:b2g6", "I1:k8 I5:r8 I4:g7"])
def test_INV_15_on_positions_that_have_a_large_pair(huts: str) -> None:
    text = " ".join(sorted(f"D2:k1 D3:r1 {huts}".split()))
    position = oracle.read(text)
    legal = given("clans", text).legal()
    assert legal
    for action in legal:
        sizes = oracle.size(position, action[:2]), oracle.size(position, action[3:5])
        assert 7 <= sizes[0] <= sizes[1]


@positions
@for_all(seed=SEEDS)
def test_INV_16_colours_do_not_matter_for_what_is_legal(seed: int) -> None:
    rng = Random(seed)
    position = oracle.read(random_position(rng))
    legal = given("clans", oracle.write(position)).legal()
    colours = [c for group in position.huts.values() for c, n in group.items() for _ in range(n)]
    rng.shuffle(colours)
    for territory, group in position.huts.items():
        count = sum(group.values())
        position.huts[territory] = dict(Counter(colours.pop() for _ in range(count)))
    chips = [0] * len(position.chips)
    chips[rng.randrange(len(chips))] = sum(position.chips)
    position.chips = chips
    assert given("clans", oracle.write(position)).legal() == legal
