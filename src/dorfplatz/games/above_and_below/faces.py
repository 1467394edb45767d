"""Above and Below: what villagers and buildings can do, and what effects do, as phrases."""

from typing import Final

from mypy_extensions import i64

from dorfplatz.engine.prompt import Arg, Phrase
from dorfplatz.games.above_and_below.material import (
    BEDS,
    BIT,
    BUILDINGS,
    CARD_EFFECTS,
    DIE,
    DISCOUNT,
    END_BONUS,
    EXPLORE_LANTERN,
    FIRST_SYMBOL,
    FULL_HEAL,
    GOOD_IDS,
    HAMMERS,
    HARVEST_BONUS,
    INCOME,
    LANTERNS,
    PERK,
    PERKS,
    POINTS,
    QUILLS,
    SYMBOL_COUNT,
    SYMBOL_GOOD,
    SYMBOL_RENEWABLE,
    TRAINER,
    WORK_BONUS,
)
from dorfplatz.games.above_and_below.seeing import effects_of
from dorfplatz.games.above_and_below.view import EffectView

PERK_WORDS: Final[list[tuple[i64, str]]] = [
    (BEDS, "face-beds"),
    (INCOME, "face-income"),
    (DISCOUNT, "face-discount"),
    (TRAINER, "face-trainer"),
    (WORK_BONUS, "face-work"),
    (HARVEST_BONUS, "face-harvest"),
    (EXPLORE_LANTERN, "face-lantern"),
    (FULL_HEAL, "face-heal"),
]


def skills_of(villager: int) -> Arg:
    """Return the skills of a villager."""
    skills = [
        f"skill:{name}"
        for name, folk in (("hammer", HAMMERS), ("quill", QUILLS))
        if folk & BIT[villager] != 0
    ]
    return tuple(skills) if skills else Phrase("no-skill")


def lantern_steps(villager: int) -> Arg:
    """Return from which number of the die on a villager has how many lanterns (3.6)."""
    steps: list[str | Phrase] = []
    before = 0
    for die in range(1, int(DIE)):
        lit = int(LANTERNS[villager * DIE + i64(die)])
        if lit > before:
            steps.append(Phrase("lantern-step", {"lanterns": lit, "die": die}))
            before = lit
    return tuple(steps)


def building_face(building: int) -> Arg:
    """Return everything a building does."""
    parts: list[str | Phrase] = []
    for perk, key in PERK_WORDS:
        number = int(PERK[building * PERKS + perk])
        if number > 0:
            parts.append(Phrase(key, {"number": number}))
    if POINTS[building] > 0:
        parts.append(Phrase("face-points", {"number": int(POINTS[building])}))
    for symbol in range(i64(FIRST_SYMBOL[building]), i64(FIRST_SYMBOL[building + 1])):
        good = f"item:{GOOD_IDS[i64(SYMBOL_GOOD[symbol])]}"
        key = "face-grows" if SYMBOL_RENEWABLE[symbol] == 1 else "face-holds"
        parts.append(Phrase(key, {"item": good, "number": int(SYMBOL_COUNT[symbol])}))
    for effect in effects_of(CARD_EFFECTS, building):
        parts.append(Phrase("face-when-built", {"effect": effect_phrase(effect)}))
    for effect in effects_of(CARD_EFFECTS, int(BUILDINGS) + building):
        parts.append(Phrase("face-every-round", {"effect": effect_phrase(effect)}))
    bonus = END_BONUS[building]
    if bonus is not None:
        parts.append(end_phrase(bonus[0], bonus[1], bonus[2]))
    return tuple(parts) if parts else Phrase("describe-none")


def end_phrase(what: str, points: int, per: int) -> Phrase:
    """Return what a building counts at the end (AAB-13.7)."""
    kind, _, name = what.partition(":")
    args: dict[str, Arg] = {"points": points, "per": per}
    if kind == "good":
        args["item"] = f"item:{name}"
    return Phrase(f"end-{kind}-{name}" if kind == "goods" else f"end-{kind}", args)


def effect_phrase(effect: EffectView) -> Phrase:
    """Return one effect of a card or of the book (AAB-3.20 to 3.27)."""
    name = effect.effect
    if name == "choose":
        ways: list[str | Phrase] = [
            Phrase("effect-together", {"effects": tuple([effect_phrase(e) for e in way])})
            for way in effect.choices
        ]
        return Phrase("effect-choose", {"ways": tuple(ways)})
    args: dict[str, Arg] = {"number": abs(effect.number)}
    if name == "item":
        args["item"] = f"item:{effect.what}"
    elif name == "special":
        args["villager"] = f"villager:{effect.what}"
    elif name in ("coins", "reputation"):
        name = f"{name}-{'up' if effect.number > 0 else 'down'}"
    return Phrase(f"effect-{name}", args)
