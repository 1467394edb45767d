"""The engine's own parts: chance, choosing, ranking, options."""

import hashlib
import hmac

import pytest

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.errors import BadOption, BadSeats
from dorfplatz.engine.options import NUMBER, Choice
from dorfplatz.engine.rng import FastRng, KeyedRng, Rng
from dorfplatz.engine.standing import ranked
from dorfplatz.games import find
from dorfplatz.kit.bag import draw_some, left_in_bag
from dorfplatz.kit.regions import long_row


@pytest.mark.parametrize("rng", [FastRng(7), KeyedRng(b"k" * 32, "x")], ids=["fast", "keyed"])
def test_choices_are_even(rng: Rng) -> None:
    for n in (2, 3, 7, 120):
        seen = [0] * n
        for _ in range(n * 300):
            seen[rng.below(n)] += 1
        chi = sum((count - 300) ** 2 / 300 for count in seen)
        assert chi < (n - 1) + 6 * (2 * (n - 1)) ** 0.5


def test_weights_are_obeyed() -> None:
    rng = FastRng(3)
    weights = long_row([1, 0, 5, 2])
    seen = [0, 0, 0, 0]
    for _ in range(8000):
        seen[rng.pick(weights, 4)] += 1
    assert seen[1] == 0
    assert 850 < seen[0] < 1150 and 4800 < seen[2] < 5200


def test_fast_words_stay_32_bit_and_depend_on_the_seed() -> None:
    words = [int(FastRng(seed).word()) for seed in range(200)]
    assert len(set(words)) == 200 and all(0 <= word < 2**32 for word in words)


def test_keyed_words_are_those_of_the_published_construction() -> None:
    """HMAC-SHA-256 of ``label/block``, big-endian words: anybody can compute it elsewhere."""
    key = bytes(range(32))
    rng = KeyedRng(key, "draw 5")
    digests = b"".join(
        hmac.new(key, f"draw 5/{block}".encode(), hashlib.sha256).digest() for block in (0, 1)
    )
    expected = [int.from_bytes(digests[i : i + 4], "big") for i in range(0, 64, 4)]
    assert [int(rng.word()) for _ in range(16)] == expected


def test_codes_grow_and_keep_their_order() -> None:
    codes = Codes(2)
    for code in range(1000):
        codes.add(code * 3)
    assert codes.values() == [code * 3 for code in range(1000)]
    codes.clear()
    assert codes.values() == []


def test_equals_share_the_better_rank() -> None:
    standing = ranked(True, [(("a", 4),), (("a", 2), ("b", 5)), (("a", 7),), ()])
    assert [seat.rank for seat in standing.seats] == [3, 1, 1, 4]
    assert standing.winners == (1, 2)


def test_keys_decide_before_points() -> None:
    standing = ranked(True, [(("a", 4),), (("a", 9),)], [(1, 0), (0, 5)])
    assert [seat.rank for seat in standing.seats] == [1, 2]


def test_options_are_completed_and_checked() -> None:
    game = find("clans")
    assert game.settle(2) == {"large_merge": "must"}
    with pytest.raises(BadOption):
        game.settle(2, {"large_merge": True})
    with pytest.raises(BadSeats):
        game.settle(1)
    number = Choice("limit", (20,), NUMBER, 15, 25)
    assert number.allows(15, 2) and not number.allows(26, 2) and not number.allows("20", 2)
    assert not number.allows(True, 2)


def test_a_bag_has_no_order_and_gives_nothing_twice() -> None:
    assert left_in_bag([1, 1, 2, 3], [1, 3]) == [1, 2]
    drawn = draw_some([1, 2, 3, 4], 4, FastRng(1))
    assert sorted(drawn) == [1, 2, 3, 4]
    firsts = {draw_some([1, 2, 3, 4], 1, FastRng(seed))[0] for seed in range(40)}
    assert firsts == {1, 2, 3, 4}
