"""Chance that nobody can steer and everybody can check.

A match has a secret seed. Its seal (a hash) is published at the start, the seed itself at the end;
draw number ``n`` of the log uses the stream of that number and nothing else, so every draw can be
computed again, alone and in any order.
"""

import hashlib
import secrets

from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.rng import KeyedRng

SEED_BYTES = 32


def fresh_seed() -> bytes:
    """Return a seed that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from(text: str) -> bytes:
    """Return the seed a word stands for, for matches that are to be repeated."""
    return hashlib.sha256(f"dorfplatz seed {text}".encode()).digest()


def seal(seed: bytes) -> str:
    """Return what is published of a seed before the end."""
    return hashlib.sha256(b"dorfplatz seal " + seed).hexdigest()


def draw(game: AnyGame, state: object, seed: bytes, number: int) -> int:
    """Return the chance outcome that the seed gives at a place of the log."""
    return int(game.rules.draw(state, KeyedRng(seed, f"draw {number}")))
