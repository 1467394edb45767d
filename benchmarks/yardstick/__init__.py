"""A plain C version of Clans: how fast the same game is in hand-written C.

The tables of the C program are generated from the material of the game, and
node counts and traces show that both play the same game. Numbers measured on
different machines cannot be compared; a ratio measured in one run can.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
MATERIAL = ROOT / "src" / "dorfplatz" / "games" / "clans" / "material.json"
SOURCE = Path(__file__).with_name("clans.c")

START_NODES = (276, 73_428, 18_818_120)
"""Sequences of length 1, 2 and 3 from every start layout (EX-23)."""

LATE_POSITION = (
    "A2:r2g2y3 A4:b1 C1:k1b1y1 D1:r2 D4:g1 E2:r1b1y1 F1:k2r1b1y1 F4:b1 F5:g1 G1:g1 G3:r1b1 G4:k2y1"
    " G5:y1 H5:b2g2 I1:k1r1g1 I3:k2 J3:g1 K3:r1b1 L3:r1 L5:k1g1y1 c=4,3,3"
)
"""The position of EX-22 after move 40, P3 to move."""

LATE_NODES = (18, 268, 2_287, 11_434, 35_838, 53_280, 14_640, 3_360, 0)
"""Sequences of length 1 to 9 from the late position (EX-23)."""


class YardstickError(Exception):
    """The C program could not be built, or does not play the same game."""


@dataclass(frozen=True)
class Speed:
    """What the C program reaches in one process on this machine."""

    playouts_per_second: float
    moves_per_game: float
    actions_per_list: float
    lists_per_second: float


@dataclass(frozen=True)
class Outcome:
    """The speed, or None, and a sentence that says how it came about."""

    speed: Speed | None
    sentence: str


@dataclass(frozen=True)
class Program:
    """The built C program."""

    path: Path

    def perft(self, words: str, depth: int) -> tuple[int, ...]:
        """Count the action sequences of length 1 to ``depth`` from a position."""
        return tuple(int(line) for line in self._run("perft", str(depth), *words.split()).split())

    def trace(self, seed: int, seats: int) -> list[str]:
        """Tell one random game: the start, then list length, action and position of every move."""
        return self._run("trace", str(seed), str(seats)).splitlines()

    def speed(self, seconds: float, seats: int = 4, seed: int = 1) -> Speed:
        """Measure playouts, then lists of legal actions, for ``seconds`` of CPU time each."""
        arguments = (str(seconds), str(seats), str(seed))
        spent, games, moves, actions, _ = map(float, self._run("playouts", *arguments).split())
        busy, lists, _, _ = map(float, self._run("lists", *arguments).split())
        return Speed(
            playouts_per_second=games / spent,
            moves_per_game=moves / games,
            actions_per_list=actions / moves,
            lists_per_second=lists / busy,
        )

    def check(self) -> None:
        """Raise unless the node counts of EX-23 come out."""
        for words, nodes in ((start_layout(), START_NODES), (LATE_POSITION, LATE_NODES)):
            counted = self.perft(words, len(nodes))
            if counted != nodes:
                raise YardstickError(f"node counts {counted}, but the specification says {nodes}")

    def _run(self, *arguments: str) -> str:
        done = subprocess.run(
            [str(self.path), *arguments], capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            raise YardstickError(done.stderr.strip() or f"{arguments[0]}: exit {done.returncode}")
        return done.stdout


def measure(seconds: float, seats: int = 4, material: Path = MATERIAL) -> Outcome:
    """Build the C program, check that it plays Clans, and measure it."""
    compiler = shutil.which("gcc")
    if compiler is None:
        return Outcome(None, "There is no C compiler (gcc) here, so there is no yardstick.")
    with tempfile.TemporaryDirectory() as directory:
        program = build(Path(directory), compiler, material)
        program.check()
        speed = program.speed(seconds, seats)
    return Outcome(
        speed,
        f"C plays {speed.playouts_per_second:,.0f} random games of {speed.moves_per_game:.1f} moves"
        f" and fills {speed.lists_per_second:,.0f} lists of legal actions per CPU second.",
    )


def build(directory: Path, compiler: str = "gcc", material: Path = MATERIAL) -> Program:
    """Generate the header, compile the C program into ``directory`` and return it."""
    content = json.loads(material.read_text(encoding="utf-8"))
    (directory / "clans_material.h").write_text(header(content), encoding="utf-8")
    program = directory / "clans"
    flags = ("-std=gnu11", "-O3", "-Wall", "-Wextra")
    arguments = [compiler, *flags, f"-I{directory}", str(SOURCE), "-o", str(program)]
    done = subprocess.run(arguments, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise YardstickError(f"{SOURCE.name} does not compile:\n{done.stderr}")
    return Program(program)


def header(material: Mapping[str, Any]) -> str:
    """Return the tables of the C program, taken from the material of the game."""
    constants = material["constants"]
    territories = material["board"]["territories"]
    epochs = material["epochs"]
    number = {territory["id"]: i for i, territory in enumerate(territories)}
    terrain = {kind["id"]: i for i, kind in enumerate(material["terrains"])}
    epoch_of_chip = [i for i, epoch in enumerate(epochs) for _ in range(epoch["chips"])]
    chips_left = [n for epoch in epochs for n in range(epoch["chips"], 0, -1)]

    def mask(kinds: Sequence[str]) -> int:
        return sum(1 << terrain[kind] for kind in kinds)

    neighbours = [
        f"UINT64_C({sum(1 << number[other] for other in territory['neighbours']):#018x})"
        for territory in territories
    ]
    lines = [
        "/* Generated from the material of Clans. */",
        f"#define TERRITORIES {len(territories)}",
        f"#define REGIONS {constants['regions']}",
        f"#define CLANS {len(material['clans'])}",
        f"#define CHIPS {constants['chips_total']}",
        f"#define LARGE_GROUP {constants['large_group']}",
        f"#define CLANS_FOR_STRIFE {constants['clans_for_strife']}",
        f'#define CLAN_LETTERS "{"".join(clan["letter"] for clan in material["clans"])}"',
        _row("uint64_t", "NEIGHBOURS", neighbours),
        _row("uint8_t", "TERRAIN", [terrain[territory["terrain"]] for territory in territories]),
        _row("uint8_t", "EPOCH_OF_CHIP", epoch_of_chip),
        _row("uint8_t", "CHIPS_LEFT", chips_left),
        _row("uint8_t", "FAVOURABLE", [mask(epoch["favourable"]) for epoch in epochs]),
        _row("uint8_t", "HOSTILE", [mask(epoch["hostile"]) for epoch in epochs]),
        _row("uint8_t", "BONUS", [epoch["bonus"] for epoch in epochs]),
    ]
    return "\n".join(lines) + "\n"


def start_layout() -> str:
    """Return one start layout; the counts are the same from every one (EX-21)."""
    return " ".join(
        f"{region}{place}:{letter}1"
        for region in "ABCDEFGHIJKL"
        for place, letter in enumerate("krbgy", start=1)
    )


def _row(kind: str, name: str, values: Sequence[object]) -> str:
    return f"static const {kind} {name}[{len(values)}] = {{{', '.join(map(str, values))}}};"


def main(arguments: Sequence[str]) -> int:
    """Print the yardstick: ``python -m benchmarks.yardstick [SECONDS] [MATERIAL]``."""
    seconds = float(arguments[0]) if arguments else 2.0
    material = Path(arguments[1]) if len(arguments) > 1 else MATERIAL
    print(measure(seconds, material=material).sentence)
    return 0
