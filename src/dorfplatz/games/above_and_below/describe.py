"""Above and Below: the position in sentences, for everybody who cannot or does not look."""

from mypy_extensions import i64

from dorfplatz.engine.people import named_once
from dorfplatz.engine.prompt import Arg, Phrase, Said
from dorfplatz.games.above_and_below.faces import (
    building_face,
    effect_phrase,
    lantern_steps,
    skills_of,
)
from dorfplatz.games.above_and_below.material import (
    BUILDING_INDEX,
    COST,
    SLOT_POINTS,
    SPACE_COST,
    VILLAGER_INDEX,
)
from dorfplatz.games.above_and_below.view import (
    BuildingView,
    Counted,
    Exploration,
    OptionView,
    PlayerView,
    View,
)


def describe(view: View) -> list[Said]:
    """Say everything; a thing is named by the first sentence about it."""
    return named_once(sentences(view))


def sentences(view: View) -> list[Said]:
    """Say what is at stake, then each village, then what can be bought."""
    said = at_stake(view)
    for seat, player in enumerate(view.players):
        said.extend(village(seat, player))
    said.extend(market(view))
    return said


def refs(kind: str, names: tuple[str, ...]) -> Arg:
    """Return things as a list for a sentence, or that there are none."""
    return tuple([f"{kind}:{name}" for name in names]) if names else Phrase("describe-none")


def counted(things: tuple[Counted, ...]) -> Arg:
    """Return items with their numbers."""
    if not things:
        return Phrase("describe-none")
    return tuple(
        [Phrase("counted", {"number": c.number, "item": f"item:{c.item}"}) for c in things]
    )


# -- What is at stake -----------------------------------------------------------------------------


def at_stake(view: View) -> list[Said]:
    """Say how far the game is, who decides about what, and what goes on below."""
    said = [Said(Phrase("describe-round", {"round": view.round, "seat": f"seat:{view.start}"}))]
    if view.point == "over":
        said.append(Said(Phrase("describe-over")))
    elif view.active is not None:
        said.append(Said(Phrase(f"describe-{view.point}", {"seat": f"seat:{view.active}"})))
    if view.passed:
        seats = tuple([f"seat:{seat}" for seat in view.passed])
        said.append(Said(Phrase("describe-passed", {"seats": seats})))
    if view.cider:
        said.append(Said(Phrase("describe-cider"), "item:cider"))
    if view.seller is not None:
        item = view.players[view.seller].sale
        offer: dict[str, Arg] = {
            "seat": f"seat:{view.current}",
            "seller": f"seat:{view.seller}",
            "coins": view.price,
            "item": f"item:{item}",
        }
        said.append(Said(Phrase("describe-bid", offer)))
    if view.exploration is not None:
        said.extend(below(view.current, view.exploration))
    if view.recovery is not None and view.recovery.asked is not None:
        asked = f"villager:{view.recovery.asked}"
        means: dict[str, Arg] = {
            "villager": asked,
            "beds": view.recovery.beds,
            "potions": view.recovery.potions,
            "ciders": view.recovery.ciders,
        }
        said.append(Said(Phrase("describe-asked", means), asked))
    return said


def below(seat: int, exploration: Exploration) -> list[Said]:
    """Say who is below, what was read, what each option needs, and what was rolled."""
    cave = f"cave:{exploration.cave}"
    party: dict[str, Arg] = {
        "seat": f"seat:{seat}",
        "villagers": refs("villager", exploration.party),
        "cave": cave,
    }
    said = [Said(Phrase("describe-below", party), cave)]
    if exploration.section is not None:
        section = f"section:{exploration.section}"
        said.append(Said(Phrase("describe-read", {"section": section}), section))
    for option in exploration.options:
        said.append(Said(option_phrase(option), f"option:{option.key}"))
    if exploration.chosen is not None:
        chosen = f"option:{exploration.chosen}"
        said.append(Said(Phrase("describe-chosen", {"option": chosen}), chosen))
    for die in exploration.dice:
        rolled: dict[str, Arg] = {
            "villager": f"villager:{die.villager}",
            "die": die.die,
            "lanterns": die.lanterns,
        }
        said.append(Said(Phrase("lanterns-rolled", rolled), f"villager:{die.villager}"))
    if exploration.dice:
        said.append(Said(Phrase("describe-total", {"total": exploration.total})))
    if exploration.outcome is not None:
        effects: list[str | Phrase] = [effect_phrase(effect) for effect in exploration.effects]
        told: Arg = tuple(effects) if effects else Phrase("describe-none")
        said.append(Said(Phrase("describe-outcome", {"effects": told})))
    return said


def option_phrase(option: OptionView) -> Phrase:
    """Return what an option needs, costs and adds, and what is remembered of it."""
    parts: list[str | Phrase] = []
    if option.type == "check":
        for place, number in enumerate(option.numbers):
            key = "option-needs" if place == 0 else "option-higher"
            parts.append(Phrase(key, {"number": number}))
    else:
        parts.append(Phrase(f"option-{option.type}"))
    if option.cost:
        parts.append(Phrase("option-costs", {"coins": option.cost}))
    if option.bonus in ("hammer", "quill"):
        bonus: dict[str, Arg] = {"number": option.bonus_lanterns, "skill": f"skill:{option.bonus}"}
        parts.append(Phrase("option-bonus-skill", bonus))
    elif option.bonus is not None:
        bonus = {"number": option.bonus_lanterns, "item": f"item:{option.bonus}"}
        parts.append(Phrase("option-bonus-item", bonus))
    for outcome in option.remembered:
        effects: list[str | Phrase] = [effect_phrase(effect) for effect in outcome.effects]
        told: Arg = tuple(effects) if effects else Phrase("describe-none")
        kind = outcome.outcome if outcome.outcome in ("x", "auto") else "number"
        number = int(outcome.outcome) if kind == "number" else 0
        parts.append(Phrase(f"option-told-{kind}", {"number": number, "effects": told}))
    here: dict[str, Arg] = {"option": f"option:{option.key}", "parts": tuple(parts)}
    return Phrase("describe-choice" if option.available else "describe-choice-too-dear", here)


# -- Villages -------------------------------------------------------------------------------------


def village(seat: int, player: PlayerView) -> list[Said]:
    """Say what a seat has, then each of its villagers and buildings."""
    who = f"seat:{seat}"
    numbers: dict[str, Arg] = {
        "seat": who,
        "points": player.points,
        "coins": player.coins,
        "reputation": player.reputation,
        "beds": player.beds,
        "income": player.income,
    }
    said = [Said(Phrase("describe-seat", numbers), who)]
    said.append(Said(Phrase("describe-stock", {"seat": who, "items": counted(player.stock)})))
    said.append(Said(Phrase("describe-track", {"seat": who, "slots": track(player.track)})))
    if player.sale is not None:
        said.append(Said(Phrase("describe-sale", {"seat": who, "item": f"item:{player.sale}"})))
    if player.free:
        caves = refs("cave", player.free)
        said.append(Said(Phrase("describe-free", {"seat": who, "caves": caves})))
    for state, names in (
        ("ready", player.ready),
        ("exhausted", player.exhausted),
        ("injured", player.injured),
    ):
        for name in names:
            said.append(Said(villager_phrase(who, name, state), f"villager:{name}"))
    for building in player.built:
        said.append(Said(building_phrase(who, building), f"building:{building.id}"))
    return said


def track(slots: tuple[Counted, ...]) -> Arg:
    """Return what lies on a track, slot by slot, and what a token there is worth."""
    if not slots:
        return Phrase("describe-none")
    return tuple(
        [
            Phrase(
                "slot-held",
                {
                    "slot": place + 1,
                    "number": held.number,
                    "item": f"item:{held.item}",
                    "points": int(SLOT_POINTS[i64(place)]),
                },
            )
            for place, held in enumerate(slots)
        ]
    )


def villager_phrase(who: str, name: str, state: str) -> Phrase:
    """Return a villager with state, skills and lanterns."""
    number = VILLAGER_INDEX[name]
    return Phrase(
        f"describe-villager-{state}",
        {
            "villager": f"villager:{name}",
            "seat": who,
            "skills": skills_of(number),
            "lanterns": lantern_steps(number),
        },
    )


def building_phrase(who: str, building: BuildingView) -> Phrase:
    """Return a building of a village: where it stands, what it does, what lies on it."""
    args: dict[str, Arg] = {
        "building": f"building:{building.id}",
        "seat": who,
        "face": building_face(BUILDING_INDEX[building.id]),
        "tokens": counted(building.tokens),
    }
    key = "describe-house"
    if building.cave is not None:
        args["cave"] = f"cave:{building.cave}"
        key = "describe-outpost"
    return Phrase(f"{key}-goods" if building.tokens else key, args)


# -- What can be bought ---------------------------------------------------------------------------


def market(view: View) -> list[Said]:
    """Say what lies face up: buildings, villagers, the next cave, and how many cards are left."""
    said: list[Said] = []
    for name in (*view.houses.open, *view.outposts.open, *view.stars, *view.keys):
        if name is not None:
            number = BUILDING_INDEX[name]
            thing = f"building:{name}"
            offer: dict[str, Arg] = {
                "building": thing,
                "coins": int(COST[number]),
                "face": building_face(number),
            }
            said.append(Said(Phrase("describe-for-sale", offer), thing))
    for space, villager in enumerate(view.villagers.open):
        if villager is not None:
            who = f"villager:{villager}"
            waiting: dict[str, Arg] = {
                "villager": who,
                "coins": int(SPACE_COST[i64(space)]),
                "skills": skills_of(VILLAGER_INDEX[villager]),
                "lanterns": lantern_steps(VILLAGER_INDEX[villager]),
            }
            said.append(Said(Phrase("describe-recruit", waiting), who))
    cave = view.caves.open[0]
    if cave is not None:
        said.append(Said(Phrase("describe-cave", {"cave": f"cave:{cave}"}), f"cave:{cave}"))
    else:
        said.append(Said(Phrase("describe-no-cave")))
    left: dict[str, Arg] = {
        "houses": len(view.houses.bag) + len(view.houses.under),
        "outposts": len(view.outposts.bag) + len(view.outposts.under),
        "villagers": len(view.villagers.bag),
        "caves": len(view.caves.bag) + len(view.caves.under),
    }
    said.append(Said(Phrase("describe-left", left)))
    return said
