"""Messages as they go over the wire, made once for everybody who gets the same."""

import struct

from dorfplatz.server import wire


def frame(message: wire.Told) -> bytes:
    """Return a message as one text frame of RFC 6455, unmasked as servers send it."""
    return framed(wire.encode(message))


def framed(payload: bytes) -> bytes:
    """Return a text as one frame."""
    size = len(payload)
    if size < 126:
        return bytes((0x81, size)) + payload
    if size < 0x1_0000:
        return b"\x81\x7e" + struct.pack("!H", size) + payload
    return b"\x81\x7f" + struct.pack("!Q", size) + payload
