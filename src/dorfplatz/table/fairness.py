"""Chance that nobody can steer and everybody can check.

A match has a secret seed. Its seal (a hash) is published at the start, the seed itself at the end;
draw number ``n`` of the log uses the stream of that number and nothing else, so every draw can be
computed again, alone and in any order.

So that nobody can look for a seed that suits somebody, each seat may add a number of its own, a
nonce, after the seal is known and before anything is drawn; then the streams are keyed by both.

Where people wish, the chairs are shuffled at the start, by a stream of the same key.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from typing import TypeAlias, TypeVar

from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.rng import KeyedRng

SEED_BYTES = 32
NONCE = r"^[0-9a-f]{32,64}(?![\s\S])"
"""How a nonce is written: 16 to 32 bytes, hexadecimal."""
LEFT_OUT = "-"
"""What a record says of a seat that added none."""

T = TypeVar("T")
Nonces: TypeAlias = Sequence[str | None]
"""What each seat added, in order; None for a seat that added none."""


def fresh_seed() -> bytes:
    """Return a seed that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from(text: str) -> bytes:
    """Return the seed a word stands for, for matches that are to be repeated."""
    return hashlib.sha256(f"dorfplatz seed {text}".encode()).digest()


def seal(seed: bytes) -> str:
    """Return what is published of a seed before the end."""
    return hashlib.sha256(b"dorfplatz seal " + seed).hexdigest()


def written_nonces(nonces: Nonces) -> str:
    """Return nonces as a record has them."""
    return " ".join(nonce or LEFT_OUT for nonce in nonces)


def read_nonces(text: str, seats: int) -> list[str | None] | None:
    """Return the nonces a record tells of, or None if they are not written as they should be."""
    words = text.split(" ")
    if len(words) != seats or not all(w == LEFT_OUT or re.match(NONCE, w) for w in words):
        return None
    return [None if word == LEFT_OUT else word for word in words]


def stream_key(seed: bytes, nonces: Nonces | None) -> bytes:
    """Return the key of all draws; where nobody added a nonce, it is the seed."""
    if nonces is None or not any(nonces):
        return seed
    message = f"dorfplatz nonces {written_nonces(nonces)}"
    return hmac.new(seed, message.encode(), hashlib.sha256).digest()


def shuffled(key: bytes, seats: int) -> list[int]:
    """Return for each seat where its player sat before, as a key shuffles the chairs."""
    rng = KeyedRng(key, "chairs")
    places = list(range(seats))
    for last in range(seats - 1, 0, -1):
        other = int(rng.below(last + 1))
        places[last], places[other] = places[other], places[last]
    return places


def moved(places: Sequence[int], by_seat: Sequence[T]) -> list[T]:
    """Return what each place had, by the seat its player has now."""
    return [by_seat[place] for place in places]


def before(places: Sequence[int], by_seat: Sequence[T]) -> list[T]:
    """Return what each seat has, by the place where its player sat before."""
    return [by_seat[places.index(place)] for place in range(len(places))]


def written_places(places: Sequence[int]) -> str:
    """Return shuffled chairs as a record has them, counted from one."""
    return " ".join(str(place + 1) for place in places)


def read_places(text: str, seats: int) -> list[int] | None:
    """Return the shuffled chairs a record tells of, or None if that is no order of the seats."""
    if not re.fullmatch(r"[1-9][0-9]?(?: [1-9][0-9]?)*", text):
        return None
    places = [int(word) - 1 for word in text.split(" ")]
    return places if sorted(places) == list(range(seats)) else None


def draw(game: AnyGame, state: object, key: bytes, number: int) -> int:
    """Return the chance outcome that a key gives at a place of the log."""
    return int(game.rules.draw(state, KeyedRng(key, f"draw {number}")))
