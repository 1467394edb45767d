"""Above and Below: what may be known (chapter 10); the types that travel over the wire.

Everything on the boards is public, and everybody sees the same. Hidden are only the order of cards
nobody has seen, which does not exist before the draw, and what stands in the encounter book: a
section is public once it was read, an outcome once it happened. ``known`` is what an attentive
player remembers of the book.
"""

from dataclasses import dataclass

from dorfplatz.games.above_and_below.state import (
    ANSWERING,
    APPLYING,
    ARRIVALS,
    ENDED,
    ENTERING,
    EXERTING,
    FINAL,
    PAYING,
    READING,
    RECOVERING,
    ROLLING,
    SETUP,
    TURN,
)

POINTS = {
    "setup": int(SETUP),
    "turn": int(TURN),
    "offer": int(ANSWERING),
    "section": int(ENTERING),
    "option": int(READING),
    "lanterns": int(ROLLING),
    "exert": int(EXERTING),
    "effect": int(APPLYING),
    "arrivals": int(ARRIVALS),
    "recover": int(RECOVERING),
    "income": int(PAYING),
    "final": int(FINAL),
    "over": int(ENDED),
}
POINT_NAMES = {number: name for name, number in POINTS.items()}

EFFECT_NAMES = (
    "coins",
    "reputation",
    "item",
    "special",
    "cheapest_villager",
    "extra_cave",
    "injure",
    "choose",
)


@dataclass(frozen=True)
class Counted:
    """So many of an item."""

    item: str
    number: int


@dataclass(frozen=True)
class BuildingView:
    """A building somebody owns: the cave card under it and the tokens lying on it."""

    id: str
    cave: str | None
    tokens: tuple[Counted, ...]


@dataclass(frozen=True)
class PlayerView:
    """A player's board and village."""

    coins: int
    reputation: int
    points: int
    ready: tuple[str, ...]
    exhausted: tuple[str, ...]
    injured: tuple[str, ...]
    stock: tuple[Counted, ...]
    sale: str | None
    track: tuple[Counted, ...]
    built: tuple[BuildingView, ...]  # in the order built, without the first house
    free: tuple[str, ...]
    beds: int
    income: int  # of the next income, with the slots occupied now
    refused: int  # the highest price this player declined in the current turn


@dataclass(frozen=True)
class DeckView:
    """A deck: what lies open, the unknown cards, the known ones under them from the top."""

    open: tuple[str | None, ...]
    bag: tuple[str, ...]
    under: tuple[str, ...]


@dataclass(frozen=True)
class EffectView:
    """One effect: what it is about, an item or villager where it names one, and how much."""

    effect: str
    what: str | None
    number: int
    choices: tuple[tuple["EffectView", ...], ...] = ()


@dataclass(frozen=True)
class Remembered:
    """An outcome that was seen earlier in this match: a success number, ``x`` or ``auto``."""

    outcome: str
    effects: tuple[EffectView, ...]


@dataclass(frozen=True)
class KnownOutcome:
    """An outcome of a section that everybody has seen: its place, where it stands, what it does."""

    place: int
    source: int
    effects: tuple[EffectView, ...]


@dataclass(frozen=True)
class KnownSection:
    """A section that was read in this match: its number, its page, and the outcomes seen."""

    section: int
    page: int
    outcomes: tuple[KnownOutcome, ...]


@dataclass(frozen=True)
class OptionView:
    """An option of a section as it is public once the section was read."""

    key: str
    type: str
    stance: str
    label: dict[str, str]
    cost: int
    bonus: str | None  # hammer, quill, or the item that has to be owned
    bonus_lanterns: int
    numbers: tuple[int, ...]
    available: bool
    remembered: tuple[Remembered, ...]


@dataclass(frozen=True)
class DieView:
    """The die of a party member and the lanterns it gives."""

    villager: str
    die: int
    lanterns: int


@dataclass(frozen=True)
class Exploration:
    """An exploration under way."""

    cave: str
    party: tuple[str, ...]
    section: int | None
    title: dict[str, str] | None
    scene: dict[str, str] | None
    options: tuple[OptionView, ...]
    chosen: str | None
    dice: tuple[DieView, ...]
    total: int
    outcome: str | None
    line: dict[str, str] | None
    effects: tuple[EffectView, ...]
    effect: int  # how many of the effects were applied


@dataclass(frozen=True)
class Told:
    """How the last exploration ended."""

    seat: int
    section: int
    option: str
    outcome: str
    title: dict[str, str] | None
    label: dict[str, str]
    line: dict[str, str]
    dice: tuple[DieView, ...]  # until the next exploration begins


@dataclass(frozen=True)
class Use:
    """What a villager uses to recover."""

    villager: str
    use: str


@dataclass(frozen=True)
class Recovery:
    """A recovery under way: who is asked, what is settled and what is left."""

    asked: str | None
    settled: tuple[Use, ...]
    beds: int
    potions: int
    ciders: int


@dataclass(frozen=True)
class View:
    """A position as every viewer knows it."""

    viewer: int | None
    seats: int
    trade: str
    texts: str
    round: int
    start: int
    point: str
    current: int
    active: int | None
    passed: tuple[int, ...]
    cider: bool
    houses: DeckView
    outposts: DeckView
    villagers: DeckView
    caves: DeckView
    keys: tuple[str, ...]
    keys_left: tuple[str, ...]  # during the setup: those that may still be drawn
    stars: tuple[str, ...]
    specials: tuple[str, ...]
    supply: tuple[Counted, ...]
    players: tuple[PlayerView, ...]
    moved: bool
    seller: int | None
    price: int
    exploration: Exploration | None
    recovery: Recovery | None
    told: Told | None
    known: tuple[KnownSection, ...]
