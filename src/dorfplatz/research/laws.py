"""The laws that every game and every bot keeps, to be tried on those of others.

A law is a function that looks at one random position and raises ``Broken`` where it does not hold.
``check_game`` and ``check_bot`` try all of them and tell for each what was found.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib.resources import files

from librt.vecs import vec

from dorfplatz.bots import find_bot
from dorfplatz.engine.asking import prompt, why_not
from dorfplatz.engine.codes import Codes
from dorfplatz.engine.encoding import encoding_of
from dorfplatz.engine.errors import DorfplatzError
from dorfplatz.engine.game import AnyGame
from dorfplatz.engine.journal import Journal
from dorfplatz.engine.options import Value
from dorfplatz.engine.perspective import perspective
from dorfplatz.engine.rng import FastRng, KeyedRng, Rng
from dorfplatz.engine.rules import CHANCE, OVER, Rules

LONGEST_GAME = 20_000
EVERY = 7
"""Of a random game every so-manieth position is looked at."""
LANGUAGES = ("en", "de")


class Broken(Exception):
    """A law does not hold; says where."""


class NotHere(Exception):
    """A law has nothing to say about a position."""


@dataclass
class Found:
    """What trying a law brought: how often it was tried, and what was wrong first."""

    law: str
    tried: int = 0
    broken: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Case:
    """A position of a game in one of its settings."""

    game: AnyGame
    seats: int
    options: dict[str, Value]
    seed: int
    state: object

    def __str__(self) -> str:
        settled = "".join(f",{key}={value}" for key, value in self.options.items())
        position = self.game.notation.write_position(self.state)
        return f"{self.game.id}(seats={self.seats}{settled}), seed {self.seed}: {position}"

    @property
    def turn(self) -> int:
        """Who is to decide."""
        return int(self.game.rules.turn(self.state))

    @property
    def codes(self) -> list[int]:
        """What can be done."""
        codes = Codes()
        if self.turn != OVER:
            self.game.rules.legal(self.state, codes)
        return codes.values()


Law = Callable[[Case], None]


def demand(holds: bool, sentence: str) -> None:
    """Raise ``Broken`` unless something holds."""
    if not holds:
        raise Broken(sentence)


# -- Of games ---------------------------------------------------------------------------


def texts_and_codes(case: Case) -> None:
    """Every action has one text and one number, and both read back."""
    notation = case.game.notation
    codes = case.codes
    demand(len(set(codes)) == len(codes), "an action is listed twice")
    for code in codes:
        action = notation.decode(code)
        text = notation.write(action)
        demand(int(notation.encode(action)) == code, f"{text} has another number than it came from")
        demand(notation.read(text) == action, f"{text} reads back as something else")


def listed_and_allowed(case: Case) -> None:
    """What is listed is not forbidden, and what is worth trying and not listed is."""
    if case.turn < 0:
        raise NotHere
    notation, listed = case.game.notation, set(case.codes)
    demand(bool(listed), "whoever is to decide can do nothing")
    tried = [notation.decode(code) for code in listed]
    tried += case.game.rules.universe(case.state)
    for action in tried:
        refused = why_not(case.game, case.state, case.turn, action)
        known = int(notation.encode(action)) in listed
        said = "is listed and refused" if known else "is not listed and not refused"
        demand((refused is None) == known, f"{notation.write(action)} {said}")


def copies(case: Case) -> None:
    """A copy goes its own way."""
    if case.turn == OVER:
        raise NotHere
    before = case.game.notation.write_position(case.state)
    twin = case.game.rules.copy(case.state)
    case.game.rules.apply(twin, case.codes[-1], Journal(False))
    demand(case.game.notation.write_position(case.state) == before, "a move in a copy changed it")


def journals(case: Case) -> None:
    """Telling what happens changes nothing."""
    if case.turn == OVER:
        raise NotHere
    told, silent = case.game.rules.copy(case.state), case.game.rules.copy(case.state)
    case.game.rules.apply(told, case.codes[0], Journal(True))
    case.game.rules.apply(silent, case.codes[0], Journal(False))
    write = case.game.notation.write_position
    demand(write(told) == write(silent), "a journal changed what happened")


def position_texts(case: Case) -> None:
    """A position reads back from its text."""
    notation = case.game.notation
    text = notation.write_position(case.state)
    again = notation.read_position(text, case.seats, case.options)
    demand(notation.write_position(again) == text, "the position reads back as another one")
    twin = Case(case.game, case.seats, case.options, case.seed, again)
    demand(twin.codes == case.codes, "other actions are possible in the position that reads back")


def imagined_worlds(case: Case) -> None:
    """A world that a seat imagines looks to it as the true one does."""
    rng = FastRng(case.seed)
    for seat in range(case.seats):
        seen = case.game.knowledge.view(case.state, seat)
        world = case.game.knowledge.imagine(seen, rng)
        again = case.game.knowledge.view(world, seat)
        demand(again == seen, f"seat {seat} could tell an imagined world from the true one")


def chance(case: Case) -> None:
    """Chance draws what its list and weights say, from the same numbers."""
    if case.turn != CHANCE:
        raise NotHere
    rules = case.game.rules
    weights = rules.weights(case.state)
    demand(len(weights) == len(case.codes), "there are not as many weights as outcomes")
    demand(min(weights) > 0, "an outcome cannot happen")
    streams: list[tuple[Rng, Rng]] = [
        (FastRng(case.seed), FastRng(case.seed)),
        (KeyedRng(b"law", str(case.seed)), KeyedRng(b"law", str(case.seed))),
    ]
    for own, plain in streams:
        drawn, meant = int(rules.draw(case.state, own)), int(Rules.draw(rules, case.state, plain))
        demand(drawn == meant, "a draw is not the one of the list")


def standings(case: Case) -> None:
    """Everybody has a rank, and the fast rewards are those of the ranks."""
    standing = case.game.rules.standing(case.state)
    demand(len(standing.seats) == case.seats, "not every seat has a place")
    demand(standing.over == (case.turn == OVER), "the standing does not know whether it is over")
    fast, plain = vec[float]([9.0] * case.seats), vec[float]([9.0] * case.seats)
    case.game.rules.rewards(case.state, fast)
    Rules.rewards(case.game.rules, case.state, plain)
    equal = all(abs(one - other) < 1e-9 for one, other in zip(fast, plain, strict=True))
    demand(equal, "rewards are not those of the ranks")


def prompts(case: Case) -> None:
    """Whoever is to decide is offered exactly what is listed."""
    if case.turn < 0:
        raise NotHere
    asked = prompt(case.game, case.state, case.turn)
    offered = sorted(option.move for option in asked.options)
    notation = case.game.notation
    listed = sorted(notation.write(notation.decode(code)) for code in case.codes)
    demand(offered == listed, "the options are not the list")


def observations(case: Case) -> None:
    """What is observed is that of every imagined world, and leaves no byte unwritten."""
    encoding = encoding_of(case.game)
    rng = FastRng(case.seed)
    for seat in range(case.seats):
        world = case.game.knowledge.imagine(case.game.knowledge.view(case.state, seat), rng)
        same = encoding.observed(world, seat) == encoding.observed(case.state, seat)
        demand(same, f"seat {seat} observes what it cannot know")


GAME_LAWS: dict[str, Law] = {
    "texts": texts_and_codes,
    "lists": listed_and_allowed,
    "copies": copies,
    "journals": journals,
    "positions": position_texts,
    "worlds": imagined_worlds,
    "chance": chance,
    "standings": standings,
    "prompts": prompts,
}
WORDS, ENDS, OBSERVATIONS = "words", "ends", "observations"


def settings_of(game: AnyGame) -> Iterator[tuple[int, dict[str, Value]]]:
    """Yield every number of seats with the usual options, and every other value of an option."""
    for seats in range(game.min_seats, game.max_seats + 1):
        yield seats, {}
    for choice in game.choices:
        others = list(choice.values[1:])
        if choice.low is not None and choice.high is not None:
            others = [choice.low, choice.high]
        for value in others:
            try:
                game.settle(game.max_seats, {choice.key: value})
            except DorfplatzError:
                continue  # not with so many seats
            yield game.max_seats, {choice.key: value}


def walk(game: AnyGame, seats: int, options: dict[str, Value], seed: int) -> Iterator[Case]:
    """Play a random game, and yield positions of it, the last one included."""
    rng, silent, codes = FastRng(seed), Journal(False), Codes()
    state = game.start(seats, options)
    for number in range(LONGEST_GAME):
        turn = game.rules.turn(state)
        if number % EVERY == 0 or turn == OVER or (turn == CHANCE and number < EVERY):
            yield Case(game, seats, options, seed, game.rules.copy(state))
        if turn == OVER:
            return
        if turn == CHANCE:
            code = game.rules.draw(state, rng)
        else:
            game.rules.legal(state, codes)
            demand(codes.count > 0, "whoever is to decide can do nothing")
            code = codes.row[rng.below(codes.count)]
        game.rules.apply(state, code, silent)
    raise Broken(f"a random game has not ended after {LONGEST_GAME} moves")


def check_game(game: AnyGame, games: int = 1) -> list[Found]:
    """Try all laws on random games in every setting, and tell what was found."""
    laws = dict(GAME_LAWS)
    try:
        encoding_of(game)
        laws[OBSERVATIONS] = observations
    except DorfplatzError:
        pass  # a game need not have one
    found = {name: Found(name) for name in (ENDS, *laws)}
    for seats, options in settings_of(game):
        for seed in range(1, games + 1):
            try:
                for case in walk(game, seats, options, seed):
                    for name, law in laws.items():
                        attempt(found[name], law, case)
                found[ENDS].tried += 1
            except Exception as error:
                found[ENDS].tried += 1
                found[ENDS].broken.append(f"{seats} seats, seed {seed}: {said(error)}")
    return [*found.values(), words_of(game)]


def attempt(found: Found, law: Law, case: Case) -> None:
    """Try a law on a position; any error is a fault of the game."""
    try:
        law(case)
        found.tried += 1
    except NotHere:
        return
    except Exception as error:
        found.tried += 1
        found.broken.append(f"{said(error)} ({case})")


def said(error: Exception) -> str:
    """Return an error in one line."""
    return str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"


def words_of(game: AnyGame) -> Found:
    """Tell whether a game has words in both languages, and the same ones."""
    found = Found(WORDS, 1)
    keys: list[set[str]] = []
    for language in LANGUAGES:
        source = files(game.package) / "words" / f"{language}.ftl"
        if not source.is_file():
            found.broken.append(f"words/{language}.ftl is missing")
            continue
        lines = source.read_text("utf-8").splitlines()
        keys.append({line.split("=")[0].strip() for line in lines if line[:1].isalpha()})
    if len(keys) == len(LANGUAGES) and keys[0] != keys[1]:
        odd = ", ".join(sorted(keys[0] ^ keys[1])[:5])
        found.broken.append(f"only one language says: {odd}")
    return found


# -- Of bots -------------------------------------------------------------------------------

LEGAL, REPEATS, FAIR = "legal", "repeats", "fair"


def check_bot(name: str, game: AnyGame, games: int = 2) -> list[Found]:
    """Let a bot play against itself: legal moves, the same with a seed, the same in every world."""
    found = {law: Found(law) for law in (LEGAL, REPEATS, FAIR)}
    for seed in range(1, games + 1):
        seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
        rng, silent = FastRng(seed), Journal(False)
        state = game.start(seats, {})
        log: list[tuple[int, int]] = []
        bots = [find_bot(name, seed + seat, game, seats=seats) for seat in range(seats)]
        while (turn := int(game.rules.turn(state))) != OVER:
            if turn == CHANCE:
                code = int(game.rules.draw(state, rng))
            else:
                code = one_move(found, Asked(name, game, state, turn, log, seed), bots[turn])
            game.rules.apply(state, code, silent)
            log.append((turn, code))
    return list(found.values())


@dataclass(frozen=True)
class Asked:
    """A decision that a bot is asked for."""

    name: str
    game: AnyGame
    state: object
    seat: int
    log: list[tuple[int, int]]
    seed: int


def one_move(found: dict[str, Found], asked: Asked, bot: object) -> int:
    """Ask a bot, try the laws on its answer, and return a legal move."""
    game, seat = asked.game, asked.seat
    seen = perspective(game, asked.state, seat, asked.log)
    where = game.notation.write_position(asked.state)

    def answer(player: object, state: object) -> int:
        shown = perspective(game, state, seat, asked.log)
        return int(player.choose(shown))  # type: ignore[attr-defined]

    def anew(state: object) -> int:
        seats = len(game.rules.standing(state).seats)
        return answer(find_bot(asked.name, asked.seed, game, seats=seats), state)

    try:
        found[LEGAL].tried += 1
        code = answer(bot, asked.state)
        demand(code in seen.codes, f"{code} is no legal move")
    except Exception as error:
        found[LEGAL].broken.append(f"{said(error)} ({where})")
        return seen.codes[0]
    if len(asked.log) % EVERY == 0:
        first = anew(asked.state)
        found[REPEATS].tried += 1
        if anew(asked.state) != first:
            found[REPEATS].broken.append(f"the same seed chose otherwise ({where})")
        world = game.knowledge.imagine(seen.view, FastRng(asked.seed))
        found[FAIR].tried += 1
        if anew(world) != first:
            found[FAIR].broken.append(f"it chose otherwise in a world it cannot tell ({where})")
    return code
