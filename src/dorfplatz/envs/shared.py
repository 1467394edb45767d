"""Many games in several processes: every worker steps its part, arrays lie in shared memory."""

import multiprocessing
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from dorfplatz.envs.arrays import Vector
from dorfplatz.envs.setting import Setting

TOLD = ("turn", "counts", "done", "rewards", "mask", "observations", "features", "asked", "picked")
STEP, RESET, END = b"s", b"r", b"e"
READY = b"y"
Shapes = dict[str, tuple[tuple[int, ...], str]]


class Workers:
    """What ``Vector`` is, in several processes: the same arrays, one row for each game.

    The games are those of one vector with the same seed. ``close`` (or ``with``) ends the workers;
    an error in one of them is raised here.
    """

    def __init__(self, game: str, size: int, *, workers: int = 2, seed: int = 0, **settled: Any):
        if not 1 <= workers <= size:
            raise ValueError(f"{size} games can be shared by 1 to {size} workers, not {workers}.")
        sample = Vector(game, 1, seed=seed, **settled)
        self.setting: Setting = sample.setting
        self.size, self.seats, self.most = size, sample.seats, sample.most
        shapes: Shapes = {"actions": ((size,), "int64")}
        for name in TOLD:
            row: NDArray[Any] = getattr(sample, name)
            shapes[name] = ((size, *row.shape[1:]), row.dtype.str)
        self._memory = SharedMemory(create=True, size=max(1, room(shapes)))
        arrays = laid_out(shapes, self._memory)
        self.actions = arrays["actions"]
        self.turn, self.counts, self.done = arrays["turn"], arrays["counts"], arrays["done"]
        self.rewards, self.mask = arrays["rewards"], arrays["mask"]
        self.observations, self.features = arrays["observations"], arrays["features"]
        self.asked, self.picked = arrays["asked"], arrays["picked"]
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        context = multiprocessing.get_context("spawn")
        cuts = [size * number // workers for number in range(workers + 1)]
        for first, end in pairwise(cuts):
            ours, theirs = context.Pipe()
            process = context.Process(
                target=work,
                args=(theirs, self._memory.name, shapes, game, first, end, seed, settled),
                daemon=True,
            )
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
        self._gather()

    def step(self, actions: NDArray[np.int64] | None = None) -> None:
        """Play an action in every game: those given, or those written into ``actions``."""
        if actions is not None:
            self.actions[:] = actions
        self._all(STEP)

    def reset(self) -> None:
        """Deal all games anew."""
        self._all(RESET)

    def close(self) -> None:
        """End the workers and give the memory back; the arrays end with it."""
        for pipe in self._pipes:
            try:
                pipe.send_bytes(END)
            except OSError:
                continue  # it ended before
        for process in self._processes:
            process.join()
        self._pipes, self._processes = [], []
        for name in ("actions", *TOLD):
            if name in self.__dict__:
                delattr(self, name)
        self._memory.close()
        self._memory.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _all(self, word: bytes) -> None:
        for pipe in self._pipes:
            pipe.send_bytes(word)
        self._gather()

    def _gather(self) -> None:
        failed = [said for pipe in self._pipes if (said := heard(pipe)) != READY]
        if failed:
            raise RuntimeError(f"A worker ended: {failed[0].decode()}")


def heard(pipe: Connection) -> bytes:
    """Return what a worker says."""
    try:
        return pipe.recv_bytes()
    except EOFError:
        return b"it is gone"


def room(shapes: Shapes) -> int:
    """Return how many bytes all arrays need."""
    return sum(padded(shape, kind) for shape, kind in shapes.values())


def padded(shape: tuple[int, ...], kind: str) -> int:
    """Return the bytes of an array, to a multiple of 64."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    return size + -size % 64


def laid_out(shapes: Shapes, memory: SharedMemory) -> dict[str, NDArray[Any]]:
    """Return the arrays that lie one after the other in shared memory."""
    arrays: dict[str, NDArray[Any]] = {}
    at = 0
    for name, (shape, kind) in shapes.items():
        arrays[name] = np.ndarray(shape, np.dtype(kind), memory.buf, at)
        at += padded(shape, kind)
    return arrays


def work(
    pipe: Connection,
    name: str,
    shapes: Shapes,
    game: str,
    first: int,
    end: int,
    seed: int,
    settled: dict[str, Any],
) -> None:
    """Step one part of the games whenever it is asked for."""
    memory = SharedMemory(name)
    arrays = laid_out(shapes, memory)
    try:
        games = Vector(game, end - first, seed=seed + first, **settled)
        mine = {told: arrays[told][first:end] for told in TOLD}
        chosen = arrays["actions"][first:end]
        word = RESET
        tell(games, mine)
        pipe.send_bytes(READY)
        while (word := pipe.recv_bytes()) != END:
            if word == STEP:
                games.step(chosen)
            else:
                games.reset()
            tell(games, mine)
            pipe.send_bytes(READY)
    except (EOFError, KeyboardInterrupt):
        pass  # whoever asked is gone
    except Exception as error:
        pipe.send_bytes(f"{type(error).__name__}: {error}".encode())


def tell(games: Vector, mine: dict[str, NDArray[Any]]) -> None:
    """Copy what the vector tells into the shared arrays, features only as far as there are any."""
    most = int(games.counts.max())
    for name, shared in mine.items():
        told: NDArray[Any] = getattr(games, name)
        if name == "features":
            shared[:, :most] = told[:, :most]
        else:
            shared[...] = told
