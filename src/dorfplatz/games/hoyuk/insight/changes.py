"""Höyük: what a move changed that can be named: leads in blocks, by stack."""

from typing import Final

from mypy_extensions import i64

from dorfplatz.engine.insight import Change
from dorfplatz.engine.prompt import Phrase
from dorfplatz.games.hoyuk.majority import NOBODY, leader, tally
from dorfplatz.games.hoyuk.material import NO_CARD, STACK_IDS, STACKS, STACKS_OF
from dorfplatz.games.hoyuk.state import State
from dorfplatz.games.hoyuk.village import is_contested

FEATURES: Final = ("leads", "due", "sure")
"""What rises with a lead that is won and falls with one that is lost."""


def changes_between(before: State, after: State) -> list[Change]:
    """Return in which blocks somebody takes or loses the lead for a reward card."""
    found: list[Change] = []
    for block in range(1, max(before.blocks, after.blocks) + 1):
        held = leaders(before, block)
        hold = leaders(after, block)
        for stack in range(len(held)):
            for seat, more in ((held[stack], False), (hold[stack], True)):
                if held[stack] != hold[stack] and seat != int(NOBODY):
                    key = "change-lead-won" if more else "change-lead-lost"
                    told = Phrase(key, {"stack": f"stack:{STACK_IDS[stack]}", "block": int(block)})
                    found += [Change(feature, seat, more, told) for feature in FEATURES]
    return found


def leaders(state: State, block: i64) -> list[int]:
    """Return for every stack who would win its card in a block now."""
    found = [int(NOBODY)] * int(STACKS)
    if block <= state.blocks and is_contested(state, block):
        tally(state, block)
        for stack in range(STACKS_OF[state.mode]):
            if state.tops[stack] != NO_CARD:
                found[stack] = int(leader(state, stack))
    return found
