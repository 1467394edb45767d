"""Rows of the engine as arrays of numpy that share their memory."""

import ctypes
from typing import Any

import numpy as np
from numpy.typing import NDArray


def shown(row: Any, kind: Any) -> NDArray[Any]:
    """Return a row as an array that shares its memory and cannot be written."""
    if len(row) == 0:
        return np.zeros(0, kind)
    array: NDArray[Any] = np.frombuffer(row, dtype=kind)
    return array


def bytes_of(row: Any) -> NDArray[np.uint8]:
    """Return a row of words as an array of their bytes, the lowest first, in the same memory."""
    words: NDArray[Any] = shown(row, np.dtype("<i8"))
    return words.view(np.uint8)


def writable(row: Any) -> NDArray[np.int64]:
    """Return a row of numbers as an array that can be written; rows keep their place for good."""
    seen = np.frombuffer(row, dtype=np.int64)
    memory: Any = (ctypes.c_int64 * len(row)).from_address(seen.ctypes.data)
    memory.owner = seen  # keeps the row alive as long as the array
    array: NDArray[np.int64] = np.frombuffer(memory, dtype=np.int64)
    return array
