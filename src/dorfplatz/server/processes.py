"""What the processes of one installation tell each other: a closed set of messages, as JSON."""

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

Group: TypeAlias = Literal["session", "token", "user", "others"]


class Message(Struct, frozen=True, tag_field="about"):
    """Anything one process tells all others."""


class Appended(Message, frozen=True, tag="match"):
    """A match has come to a version."""

    match: str
    version: int


class TableChanged(Message, frozen=True, tag="table"):
    """A table was opened, somebody sat down or stood up, it began or is over."""

    table: str


class Reload(Message, frozen=True, tag="reload"):
    """Who sits at a match has another name, or is no more."""

    match: str


class SignedOut(Message, frozen=True, tag="out"):
    """A session, a token, somebody, or all others of somebody's (but ``kept``) have no access."""

    group: Group
    value: str
    kept: str | None = None


class Present(Message, frozen=True, tag="present"):
    """The seats of a match whose people are connected to a process."""

    match: str
    process: str
    seats: list[int]


class Who(Message, frozen=True, tag="who"):
    """A process wants to know who is connected to the others."""

    match: str
    process: str


class Alive(Message, frozen=True, tag="alive"):
    """A process serves still."""

    process: str


class Gone(Message, frozen=True, tag="gone"):
    """A process has ended."""

    process: str


class Chatted(Message, frozen=True, tag="chat"):
    """Something was said at a table."""

    table: str
    chat: str


Notice: TypeAlias = (
    Appended | TableChanged | Reload | SignedOut | Present | Who | Alive | Gone | Chatted
)

_decoder: msgspec.json.Decoder[Notice] = msgspec.json.Decoder(Notice)


def written(notice: Notice) -> str:
    """Return a notice as it travels."""
    return msgspec.json.encode(notice).decode()


def read(text: str) -> Notice | None:
    """Return a notice; None: another version of the server tells what this one does not know."""
    try:
        return _decoder.decode(text)
    except msgspec.MsgspecError:
        return None
