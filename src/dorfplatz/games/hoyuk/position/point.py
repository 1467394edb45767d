"""Höyük: what comes next in a position, read from text (15.3)."""

from mypy_extensions import i64

from dorfplatz.engine.errors import BadPosition
from dorfplatz.engine.prompt import Arg
from dorfplatz.engine.rules import OVER
from dorfplatz.games.hoyuk.belongings import count_owned
from dorfplatz.games.hoyuk.material import (
    EFFECT,
    EXPERT,
    IN_MODE,
    LOCUSTS,
    NO_CARD,
    NO_TILE,
    STACKS_OF,
    TARGET,
    TILE_LETTERS,
)
from dorfplatz.games.hoyuk.position.writing import letters
from dorfplatz.games.hoyuk.rules.reward import pend_top
from dorfplatz.games.hoyuk.rules.tribes import parts
from dorfplatz.games.hoyuk.scoring import PARTS, final_points, score_finally, score_village
from dorfplatz.games.hoyuk.state import (
    AT_ABILITY,
    AT_BLOCK,
    AT_BUILD,
    AT_CARDS,
    AT_DEAL,
    AT_DRAW,
    AT_LOSS,
    AT_NOMINATE,
    AT_OVER,
    AT_RETURN,
    AT_SETUP,
    AT_STRIKE,
    NO_SLOT,
    STRUCK,
    State,
    following,
    pend,
)
from dorfplatz.kit.positions import Fields, choice, number, wrong


def read_point(state: State, text: str, fields: Fields) -> None:
    """Take the point of the game: whose decision or which draw comes next."""
    words = text.split(" ")
    name = words[0]
    plain = ("setup", "draw", "score", "over", "deal1", "deal2")
    if name == "loss" and len(words) == 4:
        _read_loss(state, words)
    elif name[:-1] == "ability" and len(words) == 3:
        _read_ability(state, words)
    elif len(words) == 1 and name in plain:
        _read_plain(state, name, fields)
    elif len(words) == 2:
        _read_decision(state, name, choice("at", words[1], letters(state)), fields)
    else:
        raise wrong("at", text)
    if name not in ("setup", "score", "over"):
        stacks = STACKS_OF[state.mode]
        for above in range(1, stacks + 1):
            pend_top(state, stacks - above)


def _read_plain(state: State, name: str, fields: Fields) -> None:
    if name == "setup":
        untouched = state.blocks == 0 and all(top == NO_CARD for top in state.tops)
        if not untouched or fields.has("start"):
            raise wrong("at", name)
        pend(state, AT_SETUP, 0, 0, 0)
    elif name == "draw":
        used = state.used_count
        if used >= sum(int(card) for card in IN_MODE[state.mode]):
            raise wrong("used", name)
        pend(state, AT_DRAW, 0, 0, 0)
    elif name.startswith("deal"):
        seat = following(state, state.first)
        while state.dealt[seat] != NO_TILE:
            seat = following(state, seat)
        pend(state, AT_DEAL, seat, int(name[4]), 0)
    else:
        pend(state, AT_OVER, 0, 0, 0)
        state.active = OVER
        if name == "score":
            score_finally(state)
        else:
            _check_over(state)


def _check_over(state: State) -> None:
    score_village(state)
    for seat in range(state.seats):
        least = 0
        for part in range(PARTS):
            least += int(final_points(state, seat, part))
        if state.points[seat] < least:
            details: dict[str, Arg] = {"tribe": letters(state)[seat], "least": least}
            raise BadPosition("position-points", details, rule="HOY-11.4")


def _read_decision(state: State, name: str, seat: int, fields: Fields) -> None:
    if name in ("cards1", "cards2", "cards3", "cards4"):
        pend(state, AT_CARDS, seat, int(name[5]), 0)
    elif name in ("build1", "build2"):
        pend(state, AT_BUILD, seat, int(name[5]), 0)
        _read_open(state, seat, fields)
    elif name == "block":
        pend(state, AT_BLOCK, seat, 0, 0)
    elif name == "return":
        pend(state, AT_RETURN, seat, 0, 0)
    elif name == "nominate" and seat == state.first:
        pend(state, AT_NOMINATE, seat, 0, 0)
    else:
        raise wrong("at", f"{name} {letters(state)[seat]}")


def _read_ability(state: State, words: list[str]) -> None:
    seat = choice("at", words[1], letters(state))
    part = number("at", words[2], 1, int(parts(i64(state.tribes[seat]))))
    if state.mode != EXPERT or words[0][-1] not in "1234":
        raise wrong("at", " ".join(words))
    phase = int(words[0][-1])
    pend(state, AT_CARDS, seat, phase, 0)
    pend(state, AT_ABILITY, seat, phase, part)


def _read_loss(state: State, words: list[str]) -> None:
    seat = choice("at", words[1], letters(state))
    block = number("at", words[2], 1, int(state.blocks))
    count = number("at", words[3], 1, 144)
    card = int(state.used[state.used_count - 1]) if state.used_count > 0 else -1
    if card < 0 or EFFECT[card] >= LOCUSTS or not state.marks[block] & STRUCK:
        raise wrong("at", " ".join(words))
    if count > count_owned(state, seat, block, TARGET[card]):
        raise wrong("at", " ".join(words))
    after = following(state, seat)
    if after != state.first:
        pend(state, AT_STRIKE, after, 0, 0)
    else:
        pend(state, AT_CARDS, state.first, 3, 0)
    pend(state, AT_LOSS, seat, block, count)


def _read_open(state: State, seat: int, fields: Fields) -> None:
    kind = TILE_LETTERS[i64(state.dealt[seat])]
    slots = fields.text("open", "HH" + kind)
    houses = len(slots) - len(slots.lstrip("H"))
    third = slots.lstrip("H")
    most = 3 if kind == "H" else 2
    if not slots or third not in ("", kind) or houses > most:
        raise wrong("open", slots)
    state.open_houses = houses
    state.open_third = i64(TILE_LETTERS.index(third)) if third else NO_SLOT
