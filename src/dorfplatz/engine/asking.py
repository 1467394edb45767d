"""What all games ask and refuse alike: the frame around a game's own questions and rules."""

from dataclasses import replace
from functools import lru_cache
from typing import Final, TypeVar

from dorfplatz.engine.codes import Codes
from dorfplatz.engine.game import AnyGame, Game
from dorfplatz.engine.prompt import Option, Phrase, Prompt, Reason
from dorfplatz.engine.rules import CHANCE, NOT_YOUR_TURN, OVER, Refusal

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")

MOST_OPTIONS: Final = 65_536


def prompt(game: Game[S, A, V], state: S, seat: int | None) -> Prompt:
    """Return what a seat is asked, with all its options; a spectator has none."""
    turn = int(game.rules.turn(state))
    if turn == OVER:
        return Prompt(seat, Phrase("ask-over"))
    if seat is None or turn == CHANCE or seat not in game.rules.waiting(state):
        said = game.people.wait(state, seat)
        return Prompt(seat, said or Phrase("ask-wait", {"seat": f"seat:{turn}"}))
    asked = game.people.ask(state, seat)
    return replace(asked, seat=seat, options=options(game, state, seat))


def options(game: Game[S, A, V], state: S, seat: int) -> tuple[Option, ...]:
    """Return every legal action of a seat with what to point at."""
    codes = Codes()
    game.rules.legal_for(state, seat, codes)
    plain = [option(game, code) for code in codes.values()]
    return tuple(game.people.detailed(state, seat, plain))


@lru_cache(maxsize=MOST_OPTIONS)
def option(game: AnyGame, code: int) -> Option:
    """Return an action as an option; it is the same in every position, so it is remembered."""
    action = game.notation.decode(code)
    return Option(game.notation.write(action), game.people.picks(action))


def why_not(game: Game[S, A, V], state: S, seat: int, action: A) -> Reason | None:
    """Return what forbids an action to a seat, or None if it is legal; never tells secrets."""
    refusal = refused(game, state, seat, action)
    if refusal is None:
        return None
    if refusal.key == NOT_YOUR_TURN:
        turn = int(game.rules.turn(state))
        return Reason(refusal.rule, Phrase(refusal.key, {"seat": f"seat:{turn}"}))
    fault = game.people.faults(state, seat, action, refusal)
    return Reason(refusal.rule, Phrase(refusal.key, dict(fault.args)), fault.at)


def refused(game: Game[S, A, V], state: S, seat: int, action: A) -> Refusal | None:
    """Return the first thing that stands against an action: the end, the turn, then a rule."""
    rules = game.rules
    turn = int(rules.turn(state))
    if isinstance(action, rules.any_time_actions):
        return rules.forbids(state, seat, action)
    if turn == OVER:
        return rules.ended(state)
    by_chance = isinstance(action, rules.chance_actions)
    if turn == CHANCE:
        if seat != CHANCE or not by_chance:
            return rules.before_chance(state)
        return None if is_listed(game, state, action) else rules.undrawable(state, action)
    if by_chance:
        return rules.after_chance(state)
    if seat not in rules.waiting(state):
        return rules.out_of_turn(state, seat)
    return rules.forbids(state, seat, action)


def is_listed(game: Game[S, A, V], state: S, action: A) -> bool:
    """Say whether an action is in the list of whoever is to decide."""
    codes = Codes()
    game.rules.legal(state, codes)
    return codes.has(game.notation.encode(action))
