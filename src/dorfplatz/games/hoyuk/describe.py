"""Höyük: the position in sentences: what is at stake, every seat, stack, block and field."""

from collections.abc import Iterable

from dorfplatz.engine.prompt import Arg, Phrase, Said
from dorfplatz.games.hoyuk.material import (
    AROUND,
    CARD_IDS,
    CARD_LETTERS,
    CELL_INDEX,
    CELL_NAMES,
    CELLS,
    STACK_IDS,
    STACK_LETTERS,
)
from dorfplatz.games.hoyuk.view import Block, Player, Square, Stack, View
from dorfplatz.kit.squares import DIRECTIONS


def describe(view: View, open_hands: bool = False) -> list[Said]:
    """Return the position in sentences, the most important first."""
    said = list(at_stake(view))
    said += [say_seat(view, seat, open_hands) for seat in range(view.seats)]
    said += [say_stack(stack) for stack in view.stacks]
    said += [say_block(view, block) for block in view.blocks]
    if view.round > 1:
        said += say_forecast(view)
    said += say_fields(view)
    return said


# -- What is at stake ---------------------------------------------------------


def at_stake(view: View) -> Iterable[Said]:
    """Tell the round, the step, who decides, and whether the end is near."""
    yield Said(Phrase("say-round", {"round": view.round, "step": f"step:{view.step}"}))
    if view.active is not None:
        yield Said(Phrase("say-decides", {"seat": f"seat:{view.active}"}))
    if view.first is not None and view.step != "over":
        yield Said(Phrase("say-start-player", {"seat": f"seat:{view.first}"}))
    if view.ending and view.step != "over":
        yield Said(Phrase("say-ending"))


# -- Seats, stacks, blocks, catastrophes --------------------------------------


def say_seat(view: View, seat: int, open_hands: bool) -> Said:
    """Tell what lies in front of a seat."""
    player = view.players[seat]
    args: dict[str, Arg] = {
        "seat": f"seat:{seat}",
        "tribe": f"tribe:{player.tribe}",
        "points": player.points,
        "houses": player.houses,
        "families": player.families,
        "cards": len(player.hand),
        "hand": hand(view, seat, open_hands),
        "played": len(player.played),
        "tile": tile(player),
    }
    return Said(Phrase("say-seat", args), f"seat:{seat}")


def hand(view: View, seat: int, open_hands: bool) -> tuple[Phrase, ...]:
    """Tell the own cards by kind and how many the others hold: hands lie face down (RULING-35).

    Where a table plays them open, all cards are told by kind.
    """
    held = view.players[seat].hand
    if seat == view.viewer or open_hands or not held:
        return cards(held)
    return (Phrase("say-face-down", {"count": len(held)}),)


def tile(player: Player) -> Phrase:
    """Tell the tile of a player, if there is one."""
    if player.tile is None:
        return Phrase("say-no-tile")
    return Phrase("say-tile", {"tile": f"tile:{player.tile}"})


def cards(letters: str) -> tuple[Phrase, ...]:
    """Tell cards by kind with their number."""
    return tuple(
        Phrase("say-cards", {"count": letters.count(letter), "card": f"card:{name}"})
        for letter, name in zip(CARD_LETTERS, CARD_IDS, strict=True)
        if letter in letters
    )


def say_stack(stack: Stack) -> Said:
    """Tell the top card of a stack and how many cards are left."""
    about = f"stack:{STACK_IDS[STACK_LETTERS.index(stack.letter)]}"
    if stack.closed:
        return Said(Phrase("say-stack-closed", {"stack": about}), about)
    left = stack.hidden + len(stack.returned) + (stack.top is not None)
    if stack.top is None:
        return Said(Phrase("say-stack-unknown", {"stack": about, "left": left}), about)
    card = f"card:{CARD_IDS[CARD_LETTERS.index(stack.top)]}"
    return Said(Phrase("say-stack", {"stack": about, "card": card, "left": left}), about)


def say_block(view: View, block: Block) -> Said:
    """Tell who lives in a block, and who would win which card there."""
    about = f"block:{block.number}"
    homes = tuple(
        Phrase("say-homes", {"seat": f"seat:{seat}", "houses": count})
        for seat, count in enumerate(block.houses)
        if count > 0
    )
    if not homes:
        return Said(Phrase("say-block-abandoned", {"block": about}), about)
    leads = tuple(
        Phrase("say-leads", {"seat": f"seat:{seat}", "stack": stack_name(stack)})
        for seat, stack in zip(block.leaders, view.stacks, strict=True)
        if seat is not None and not stack.closed
    )
    args: dict[str, Arg] = {
        "block": about,
        "homes": homes,
        "shared": int(block.contested),
        "count": len(leads),
        "leads": leads,
        "state": f"state:{block.marks[0] if block.marks else 'none'}",
    }
    return Said(Phrase("say-block", args), about)


def stack_name(stack: Stack) -> str:
    """Return a stack as a reference."""
    return f"stack:{STACK_IDS[STACK_LETTERS.index(stack.letter)]}"


def say_forecast(view: View) -> list[Said]:
    """Tell what each catastrophe that may still come would strike now."""
    return [
        Said(
            Phrase(
                "say-forecast",
                {
                    "card": f"catastrophe:{card.catastrophe}",
                    "what": f"strikes:{card.catastrophe}",
                    "count": len(card.blocks),
                    "blocks": tuple(f"block:{block}" for block in card.blocks),
                },
            ),
            f"catastrophe:{card.catastrophe}",
        )
        for card in view.forecast
    ]


# -- Fields -------------------------------------------------------------------


def say_fields(view: View) -> list[Said]:
    """Tell every field: what stands on it, or which blocks an empty one touches."""
    squares = {square.cell: square for square in view.squares}
    return [
        Said(
            say_square(squares[cell]) if cell in squares else say_empty(squares, cell),
            f"cell:{cell}",
        )
        for cell in CELL_NAMES
    ]


def say_square(square: Square) -> Phrase:
    """Tell a house with its roof, a pen with its host, or a ruin."""
    args: dict[str, Arg] = {"cell": f"cell:{square.cell}", "block": f"block:{square.block}"}
    if square.kind == "ruin":
        return Phrase("say-ruin", {**args, "storeys": square.storeys})
    args["seat"] = f"seat:{square.owner}"
    args["count"] = len(square.roof)
    if square.kind == "pen":
        return Phrase("say-pen", {**args, "host": f"cell:{host_of(square)}"})
    roof = tuple(f"element:{element}" for element in square.roof)
    return Phrase("say-house", {**args, "storeys": square.storeys, "roof": roof})


def host_of(pen: Square) -> str:
    """Return the cell of a pen's host."""
    assert pen.host is not None
    return CELL_NAMES[int(AROUND[CELL_INDEX[pen.cell] * 4 + DIRECTIONS.index(pen.host)])]


def say_empty(squares: dict[str, Square], cell: str) -> Phrase:
    """Tell which blocks an empty field touches."""
    around = [int(AROUND[CELL_INDEX[cell] * 4 + side]) for side in range(4)]
    names = [CELL_NAMES[other] for other in around if other != int(CELLS)]
    touched = sorted({squares[name].block for name in names if name in squares})
    blocks = tuple(f"block:{number}" for number in touched)
    return Phrase("say-empty", {"cell": f"cell:{cell}", "count": len(blocks), "blocks": blocks})
