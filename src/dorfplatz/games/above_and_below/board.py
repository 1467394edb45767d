"""Above and Below as text: the common board, every player's board, and the encounter as a story.

Areas have words and signs besides any colour, so everything reads without it.
"""

from collections.abc import Collection, Iterable
from typing import Any

from dorfplatz.games.above_and_below.view import (
    BuildingView,
    Counted,
    DeckView,
    DieView,
    EffectView,
    Exploration,
    OptionView,
    PlayerView,
    Told,
    View,
)
from dorfplatz.kit.drawing import Drawing, Group, Panel, Row, Table, Text, Words
from dorfplatz.kit.material import load

SKILLS = {"hammer": "⚒", "quill": "✎"}
DICE = " ⚀⚁⚂⚃⚄⚅"
LANTERN = "☀"
COIN = "¢"
BED = "⌂"
POINT = "★"
SEATS = "ABCD"


def _box() -> dict[str, Any]:
    return load("dorfplatz.games.above_and_below")


BOX = _box()
VILLAGERS = {
    villager["id"]: villager
    for villager in [*BOX["start_villagers"], *BOX["villagers"], *BOX["special_villagers"]]
}
BUILDINGS = {
    building["id"]: building
    for building in [*BOX["houses"], *BOX["outposts"], *BOX["star_houses"], *BOX["key_houses"]]
}
COSTS = BOX["villager_row"]["cost"]
SLOT_POINTS = BOX["advancement_track"]["vp_per_token"]


def draw(view: View, words: Words, width: int, lit: Collection[str] = ()) -> Drawing:
    """Return the common board, the players' boards and, below them, the encounter."""
    parts: list[Drawing] = [common(view, words, lit)]
    order = sorted(range(view.seats), key=lambda seat: (seat - (view.viewer or 0)) % view.seats)
    parts += [player(view, seat, words, width, lit) for seat in reversed(order)]
    if view.exploration is not None:
        parts.append(story(view, view.exploration, words, width))
    elif view.told is not None:
        parts.append(last(view, view.told, words, width))
    return Group(*parts)


def describe(view: View, pick: str, words: Words) -> str:
    """Return what helps to choose: skills and lanterns, costs and effects, success numbers."""
    kind, _, name = pick.partition(":")
    if kind in ("villager", "recruit") and name in VILLAGERS:
        cost = f" {COSTS[view.villagers.open.index(name)]}{COIN}" if kind == "recruit" else ""
        return profile(name) + cost
    if kind == "building" and name in BUILDINGS:
        return face(name, words)
    if kind == "option" and view.exploration is not None:
        for option in view.exploration.options:
            if option.key == name:
                return f"{tell(option.label, view, words)} ({terms(option, words)})"
    if kind == "number" and view.exploration is not None:
        return consequence(view.exploration, name, words)
    if kind == "alternative" and view.exploration is not None:
        effect = view.exploration.effects[view.exploration.effect]
        return effects_text(effect.choices[int(name) - 1], words)
    return ""


def tell(texts: dict[str, str], view: View, words: Words) -> str:
    """Return a text of the book in the reader's language, or in the table's."""
    return texts[words.lang if view.texts == "reader" else view.texts]


# -- The common board --------------------------------------------------------------------


def common(view: View, words: Words, lit: Collection[str]) -> Drawing:
    """Return round, villagers for hire, buildings for sale and the cave pile."""
    chambers = " ".join(f"[{n}]" if n == view.round else f" {n} " for n in range(1, 8))
    cider = f"   ◍ {words.say('board-cider')}" if view.cider else ""
    start = f"   {words.say('board-order')}: {SEATS[view.start]}"
    rows: list[Row] = [heading("round", words, Text(f"{chambers}{start}{cider}"))]
    hire = [
        f"{COSTS[space]}{COIN} {named(f'recruit:{name}', words, lit)} {profile(name)}"
        for space, name in enumerate(view.villagers.open)
        if name is not None
    ]
    rows.append(heading("villagers", words, listed(hire, words)))
    for key, deck in (("houses", view.houses), ("outposts", view.outposts)):
        cards = [for_sale(name, words, lit) for name in deck.open if name is not None]
        row = listed(cards, words)
        row.append(f"  ({left(deck, words)})", "dim")
        rows.append(heading(key, words, row))
    for key, names in (("stars", view.stars), ("keys", view.keys)):
        cards = [for_sale(name, words, lit) for name in names]
        rows.append(heading(key, words, listed(cards, words)))
    top = view.caves.open[0]
    cave = Text(words.name(f"cave:{top}") if top else words.say("board-none"))
    cave.append(f"  ({left(view.caves, words)})", "dim")
    rows.append(heading("cave", words, cave))
    return Table(rows, gap=1)


def heading(key: str, words: Words, content: Text) -> Row:
    """Return a line of the common board: what it is about, and that."""
    return Text(words.say(f"board-{key}"), "bold"), content


def left(deck: DeckView, words: Words) -> str:
    """Return how many cards a deck still has."""
    return words.say("board-cards-left", {"bag": len(deck.bag), "under": len(deck.under)})


def listed(entries: Iterable[str], words: Words) -> Text:
    """Return entries side by side."""
    return Text(" · ".join(entries) or words.say("board-none"))


def named(reference: str, words: Words, lit: Collection[str]) -> str:
    """Return a name with its id, marked if it can be picked now."""
    name = reference.partition(":")[2]
    mark = "›" if reference in lit or f"villager:{name}" in lit else ""
    return f"{mark}{words.name(reference)} {name}"


def for_sale(name: str, words: Words, lit: Collection[str]) -> str:
    """Return a building for sale with its cost and what it is good for."""
    mark = "›" if f"building:{name}" in lit else ""
    return f"{mark}{words.name(f'building:{name}')} {name} [{face(name, words)}]"


def profile(villager: str) -> str:
    """Return skills and lanterns: ``⚒ 3☀ 6☀☀`` says from which roll on how many are lit."""
    entry = VILLAGERS[villager]
    skills = "".join(SKILLS[skill] for skill in entry["skills"])
    lines = " ".join(f"{least}{LANTERN * lit}" for least, lit in entry["lanterns"])
    return f"{skills} {lines}".strip()


def face(building: str, words: Words) -> str:
    """Return cost, beds, income, points, goods and effects of a building."""
    card = BUILDINGS[building]
    parts = [f"{card['cost']}{COIN}"]
    if card["beds"]:
        parts.append(BED * card["beds"])
    if card["income"]:
        parts.append(f"+{card['income']}{COIN}")
    if card["vp"]:
        parts.append(f"{card['vp']}{POINT}")
    for symbol in card["goods"]:
        again = "↻" if symbol["renewable"] else f"×{symbol['count']}"
        parts.append(f"{words.name('item:' + symbol['good'])}{again}")
    for key, effects in (("when-built", card["on_build"]), ("refill", card["per_round"])):
        if effects:
            said = ", ".join(card_effect(effect, words) for effect in effects)
            parts.append(f"{words.say(f'board-{key}')}: {said}")
    if card["passive"]:
        key = f"board-passive-{card['passive']['type']}"
        parts.append(words.say(key, {"number": card["passive"]["n"]}))
    if card["end_bonus"]:
        bonus = card["end_bonus"]
        counted = what_counts(bonus["what"], words)
        said = words.say("board-per", {"vp": bonus["vp"], "per": bonus["per"], "what": counted})
        parts.append(f"{words.say('board-end')}: {said}")
    return " ".join(parts)


def card_effect(effect: dict[str, Any], words: Words) -> str:
    """Return an effect printed on a card."""
    if effect["effect"] in ("potion", "cider"):
        return f"{effect['n']} × {words.name('item:' + effect['effect'])}"
    return words.say(f"board-effect-{effect['effect']}", {"number": effect["n"]})


def what_counts(what: str, words: Words) -> str:
    """Return what an end bonus counts."""
    kind, _, name = what.partition(":")
    return words.name(f"item:{name}") if kind == "good" else words.say(f"board-what-{name or kind}")


# -- A player's board -----------------------------------------------------------------------


def player(view: View, seat: int, words: Words, width: int, lit: Collection[str]) -> Drawing:
    """Return one player's board: three areas side by side, below them things and the village."""
    board = view.players[seat]
    title = (
        f"{'► ' if view.active == seat else ''}{SEATS[seat]} {words.name(f'seat:{seat}')}"
        f"   {board.coins}{COIN} {words.say('board-coins')}"
        f"   {words.say('board-income')} {board.income}"
        f"   {words.say('board-beds')} {board.beds}"
        f"   {words.say('board-reputation')} {board.reputation:+d}"
        f"   {board.points}{POINT} {words.say('board-points')}"
        f"{'   ' + words.say('board-passed') if seat in view.passed else ''}"
    )
    areas = (
        area(words.say("board-ready"), board.ready, words, lit),
        area(words.say("board-exhausted"), board.exhausted, words, lit),
        area(words.say("board-injured"), board.injured, words, lit),
    )
    body = Group(Table([areas], 2, even=True), things(board, words), village(board, words))
    return Panel(body, title, width, "bold" if view.active == seat else "dim")


def area(heading: str, villagers: tuple[str, ...], words: Words, lit: Collection[str]) -> Text:
    """Return one area with its villagers, one a line."""
    text = Text(f"{heading} ({len(villagers)})", "bold")
    for name in villagers:
        text.append(f"\n{named(f'villager:{name}', words, lit)} {profile(name)}", "not bold")
    return text


def things(board: PlayerView, words: Words) -> Text:
    """Return the stock, the sale spot, the advancement track and free cave cards."""
    text = Text()
    text.append(f"{words.say('board-stock')}: ", "bold")
    text.append(counted_text(board.stock, words))
    if board.sale is not None:
        text.append(f"   {words.say('board-sale')}: ", "bold")
        text.append(words.name(f"item:{board.sale}"))
    text.append(f"   {words.say('board-track')}: ", "bold")
    slots = [
        f"{points}{POINT} {words.name('item:' + board.track[slot].item)}×{board.track[slot].number}"
        if slot < len(board.track)
        else f"{points}{POINT} –"
        for slot, points in enumerate(SLOT_POINTS)
    ]
    text.append(" | ".join(slots))
    if board.free:
        text.append(f"   {words.say('board-free')}: ", "bold")
        text.append(str(len(board.free)))
    return text


def counted_text(entries: tuple[Counted, ...], words: Words) -> str:
    """Return items with their numbers."""
    said = [f"{words.name('item:' + entry.item)}×{entry.number}" for entry in entries]
    return ", ".join(said) or "–"


def village(board: PlayerView, words: Words) -> Text:
    """Return the buildings in the order built, with the tokens lying on them."""
    text = Text(f"{words.say('board-built')}: ", "bold")
    names = [words.name("building:HOME")] + [owned(building, words) for building in board.built]
    text.append(" · ".join(names), "not bold")
    return text


def owned(building: BuildingView, words: Words) -> str:
    """Return a building with what lies on it."""
    tokens = "".join(f" ●{words.name('item:' + t.item)}×{t.number}" for t in building.tokens)
    return f"{words.name(f'building:{building.id}')} {building.id}{tokens}"


# -- The encounter -----------------------------------------------------------------------------


def story(view: View, exploration: Exploration, words: Words, width: int) -> Drawing:
    """Return the encounter: the scene, the options, the dice as they fall, the exertion."""
    text = Text()
    party = ", ".join(words.name(f"villager:{name}") for name in exploration.party)
    text.append(f"{SEATS[view.current]}: {party}\n", "dim")
    if exploration.scene is not None:
        text.append(f"{tell(exploration.scene, view, words)}\n\n")
    for option in exploration.options:
        if exploration.chosen not in (None, option.key):
            continue
        mark = "►" if exploration.chosen == option.key else " "
        style = "" if option.available or exploration.chosen else "dim"
        text.append(f"{mark}{option.key}. {tell(option.label, view, words)}", style)
        text.append(f"  ({terms(option, words)})\n", "bold")
        for seen in option.remembered:
            outcome = words.say("board-failure") if seen.outcome == "x" else seen.outcome
            known = {"outcome": outcome, "effects": effects_text(seen.effects, words)}
            text.append(f"     {words.say('board-remembered', known)}\n", "dim")
    text.append(dice(exploration.dice, words))
    if exploration.dice:
        text.append(f"  {words.say('board-total', {'total': exploration.total})}\n", "bold")
    if view.point == "exert":
        text.append(exertion(exploration, words))
    if exploration.line is not None:
        text.append(f"\n{tell(exploration.line, view, words)}\n", "italic")
        text.append(effects_text(exploration.effects, words), "bold")
    text.rstrip()
    where = words.name(f"cave:{exploration.cave}")
    heading = tell(exploration.title, view, words) if exploration.title else ""
    number = f"{words.name(f'section:{exploration.section}')}. " if exploration.section else ""
    title = f"{where}: {number}{heading}".rstrip(": ")
    return Panel(text, title, width)


def terms(option: OptionView, words: Words) -> str:
    """Return what an option asks for: success numbers, cost, bonus."""
    if option.type == "follow":
        return words.say("board-reads-on")
    if option.type == "auto":
        return words.say("board-no-roll")
    numbers = "/".join(str(number) for number in option.numbers)
    parts = [words.say("board-needs", {"numbers": numbers})]
    if option.cost:
        parts.append(words.say("board-pays", {"coins": option.cost}))
    if option.bonus in SKILLS:
        skill = f"skill:{option.bonus}"
        parts.append(
            words.say("board-bonus-skill", {"lanterns": option.bonus_lanterns, "skill": skill})
        )
    elif option.bonus is not None:
        item = f"item:{option.bonus}"
        parts.append(
            words.say("board-bonus-has", {"lanterns": option.bonus_lanterns, "item": item})
        )
    if not option.available:
        parts.append(words.say("board-too-dear"))
    return ", ".join(parts)


def dice(fallen: tuple[DieView, ...], words: Words) -> Text:
    """Return the dice that have fallen, each with its villager and its lanterns."""
    text = Text()
    for die in fallen:
        lit = LANTERN * die.lanterns or "–"
        text.append(f"  {DICE[die.die]} {die.die} ", "bold")
        text.append(f"{words.name(f'villager:{die.villager}')} {lit}\n")
    return text


def exertion(exploration: Exploration, words: Words) -> Text:
    """Return what keeping the result and what exerting would mean."""
    text = Text()
    for name in ("keep", *(str(number) for number in chosen(exploration).numbers)):
        said = consequence(exploration, name, words)
        if said:
            text.append(f"  → {words.name(f'number:{name}')}: ", "bold")
            text.append(f"{said}\n")
    return text


def chosen(exploration: Exploration) -> OptionView:
    """Return the option that was chosen."""
    return next(option for option in exploration.options if option.key == exploration.chosen)


def consequence(exploration: Exploration, number: str, words: Words) -> str:
    """Return what follows from keeping the result or reaching for a number."""
    total = exploration.total
    reached = [n for n in chosen(exploration).numbers if n <= total]
    if number == "keep":
        if not reached:
            return words.say("board-keep-fails", {"total": total})
        return words.say("board-keep-succeeds", {"number": reached[-1]})
    missing = int(number) - total
    if not 0 < missing <= len(exploration.party):
        return ""
    return words.say("board-exert", {"missing": missing})


def effects_text(effects: tuple[EffectView, ...], words: Words) -> str:
    """Return effects in words."""
    said = []
    for effect in effects:
        if effect.effect == "choose":
            either = f" {words.say('board-effect-or')} "
            said.append(either.join(effects_text(choice, words) for choice in effect.choices))
            continue
        kind = "villager" if effect.effect == "special" else "item"
        what = f"{kind}:{effect.what}" if effect.what else "–"
        key = f"board-effect-{effect.effect}"
        said.append(words.say(key, {"number": effect.number, "what": what}))
    return ", ".join(said) or words.say("board-nothing")


def last(view: View, told: Told, words: Words, width: int) -> Drawing:
    """Return how the last exploration ended."""
    text = Text()
    if told.label:
        text.append(f"{told.option}. {tell(told.label, view, words)}\n")
    text.append(dice(told.dice, words))
    text.append(tell(told.line, view, words), "italic")
    heading = tell(told.title, view, words) if told.title else ""
    number = words.name(f"section:{told.section}")
    title = f"{words.say('board-last')}: {SEATS[told.seat]}, {number} {heading}".rstrip()
    return Panel(text, title, width, "dim")
