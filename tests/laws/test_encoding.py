"""Laws of observations: they tell what the view tells, and leave no byte unwritten."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.encoding import Sheet, encoding_of
from dorfplatz.engine.rng import FastRng
from dorfplatz.engine.rules import OVER
from dorfplatz.games import catalogue
from tests.laws.support import ENCODED, offers, wherever
from tests.support.walks import Setting, position, walk


@wherever(ENCODED)
def test_an_observation_is_that_of_every_imagined_world(
    setting: Setting, seed: int, depth: int
) -> None:
    game, encoding = setting.game, encoding_of(setting.game)
    state = position(setting, seed, depth)
    rng = FastRng(seed)
    for seat in range(setting.seats):
        seen = game.knowledge.view(state, seat)
        observed = encoding.observed(state, seat)
        for _ in range(2):
            world = game.knowledge.imagine(seen, rng)
            differs = differing(setting, observed, encoding.observed(world, seat))
            assert differs == []


@wherever(ENCODED)
def test_a_dirty_row_becomes_the_same_as_a_clean_one(
    setting: Setting, seed: int, depth: int
) -> None:
    game, encoding = setting.game, encoding_of(setting.game)
    state = position(setting, seed, depth)
    codes = Codes()
    if game.rules.turn(state) != OVER:
        game.rules.legal(state, codes)
    for seat in range(setting.seats):
        dirty = Sheet(vec[u8]([171] * (encoding.spec.size + 2)))
        dirty.at = 1
        encoding.observe(state, seat, dirty)
        assert bytes(dirty.row)[1:-1] == encoding.observed(state, seat)
        assert (dirty.row[0], dirty.row[encoding.spec.size + 1]) == (171, 171)
    words = int(encoding.words)
    rows = vec[i64]([171] * (int(codes.count) * words + 2))
    encoding.write_actions(state, 0, codes, rows, 1)
    written = b"".join(int(word).to_bytes(8, "little", signed=True) for word in rows)
    assert (rows[0], rows[int(codes.count) * words + 1]) == (171, 171)
    for place, code in enumerate(codes.values()[:40]):
        first = 8 + place * words * 8
        assert written[first : first + words * 8] == encoding.described(state, 0, code)


@pytest.mark.parametrize("setting", ENCODED, ids=str)
def test_whatever_changes_the_view_changes_the_observation(setting: Setting) -> None:
    game, encoding = setting.game, encoding_of(setting.game)
    known: dict[bytes, object] = {}
    for number, (state, _) in enumerate(walk(setting, 11)):
        if number >= 150:
            break
        seen = game.knowledge.view(state, 0)
        assert known.setdefault(encoding.observed(state, 0), seen) == seen


@pytest.mark.parametrize("setting", ENCODED, ids=str)
def test_actions_of_one_list_have_features_of_their_own(setting: Setting) -> None:
    game, encoding = setting.game, encoding_of(setting.game)
    codes = Codes()
    for number, (state, _) in enumerate(walk(setting, 5)):
        turn = int(game.rules.turn(state))
        if number >= 60 or turn < 0:
            continue
        game.rules.legal(state, codes)
        described = {encoding.described(state, turn, code) for code in codes.values()[:300]}
        assert len(described) == len(codes.values()[:300])


@pytest.mark.parametrize("name", [n for n, g in catalogue().items() if offers(g, "encoding")])
def test_every_field_has_a_name_of_its_own(name: str) -> None:
    encoding = encoding_of(catalogue()[name])
    for spec in (encoding.spec, encoding.action_spec):
        assert len(set(spec.names)) == len(spec.names)
        end = sum(field.size for field in spec.fields)
        assert spec[spec.names[-1]].first + spec[spec.names[-1]].size == end
        assert end == spec.size or (spec is encoding.action_spec and spec.size - end < 8)
    assert encoding.action_spec.size == 8 * encoding.words


def differing(setting: Setting, one: bytes, other: bytes) -> list[str]:
    """Return the names of the fields in which two observations differ."""
    spec = encoding_of(setting.game).spec
    return [name for name in spec.names if spec.read(one, name) != spec.read(other, name)]
