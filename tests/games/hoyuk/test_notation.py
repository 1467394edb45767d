"""Höyük, sections 15.1 and 15.2: moves as text."""

from __future__ import annotations

import pytest

from dorfplatz.engine.errors import Unreadable
from dorfplatz.games import find
from dorfplatz.games.hoyuk.actions import (
    Build,
    Evaluate,
    Finish,
    Lose,
    Nominate,
    Place,
    PlaySet,
    Raze,
    Return,
    Spend,
    Start,
    Steal,
    Strike,
    Tile,
    Top,
    Use,
)

GAME = find("hoyuk")


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("Hf6", Build(Place("H", "f6"))),
        ("Hxe6", Build(Place("H", "e6", "x"))),
        ("H^f6", Build(Place("H", "f6", "^"))),
        ("Pf7s", Build(Place("P", "f7", "s"))),
        ("Of6", Build(Place("O", "f6"))),
        ("Mf6", Build(Place("M", "f6"))),
        ("Cl12", Build(Place("C", "l12"))),
        ("@S:Sf6", Spend("S", Place("S", "f6"))),
        ("@J:Pf7s", Spend("J", Place("P", "f7", "s"))),
        ("=S3", PlaySet("S", 3)),
        ("=S3+J2", PlaySet("S", 3, 2)),
        ("=J2", PlaySet("J", 2)),
        ("-", Finish()),
        ("xf6", Lose("H", "f6")),
        ("~Of6", Lose("O", "f6")),
        ("~Pf7", Lose("P", "f7")),
        ("#3", Evaluate(3)),
        (">O", Return("O")),
        (">>B", Nominate("B")),
        ("*xg6", Raze("g6")),
        ("*Pf8s", Use(Place("P", "f8", "s"))),
        ("*H^f6", Use(Place("H", "f6", "^"))),
        ("*Ok3>f6", Steal("k3", Place("O", "f6"))),
        ("*Pk4>f7s", Steal("k4", Place("P", "f7", "s"))),
        ("!start=R", Start("R")),
        ("!top=O:S", Top("O", "S")),
        ("!cat=fire_2", Strike("fire_2")),
        ("!tile=W", Tile("W")),
    ],
)
def test_every_form_of_the_specification_reads_and_writes(text: str, action: object) -> None:
    assert GAME.notation.read(text) == action
    assert GAME.notation.write(action) == text
    assert GAME.notation.decode(GAME.notation.encode(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "", "h6", "Hf06", "Hf13", "Hm1", "Hf0", "hf6", "HF6", "Pf7", "Pf7x", "Of6n", "H^xf6",
        "@S:Of6", "@S", "@M:Mf6", "=S0", "=S6", "=S4+J2", "=J2+J1", "=S3+J0", "=M1", "--",
        "#0", "#73", "#01", ">X", ">>X", "~Hf6", "~Mf6", "*Of6", "*Sf6", "*Mf6", "*Pf5>f6",
        "*Of5>f6n", "!start=X", "!top=O:M", "!cat=fire_3", "!cat=fire", "!tile=X", "Hf6 ",
    ],
)  # fmt: skip
def test_everything_else_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.notation.read(text)


def test_codes_are_distinct() -> None:
    texts = [f"H{mark}{cell}" for mark in ("", "x", "^") for cell in ("a1", "l12", "f6")]
    texts += [f"P{cell}{side}" for cell in ("a1", "l12") for side in "nesw"]
    texts += [f"{letter}a1" for letter in "OSVMC"]
    texts += [f"@J:{text}" for text in texts] + [f"=S{n}" for n in range(1, 6)]
    texts += ["-", "xa1", "~Oa1", "#1", ">O", ">>R", "*xa1", "*Ha1", "*Oa1>a2", "!tile=H"]
    codes = [int(GAME.notation.encode(GAME.notation.read(text))) for text in texts]
    assert len(set(codes)) == len(texts)
