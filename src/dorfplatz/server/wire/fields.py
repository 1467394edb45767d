"""What single values may look like, whoever sends them."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from dorfplatz.server.texts import LINE, LINES, WORD
from dorfplatz.table.fairness import NONCE

LONGEST_NAME = 24
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=LINE)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Id = Annotated[str, Meta(min_length=1, max_length=32, pattern=LINE)]
Key = Annotated[str, Meta(max_length=32, pattern=LINE)]
RequestId = Annotated[str, Meta(min_length=1, max_length=64, pattern=LINE)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Version = Annotated[int, Meta(ge=0, le=2**31)]
MoveText = Annotated[str, Meta(min_length=1, max_length=400, pattern=LINE)]
PickText = Annotated[str, Meta(min_length=1, max_length=80, pattern=LINE)]
BotName = Annotated[str, Meta(min_length=1, max_length=32, pattern=WORD)]
OrderName = Annotated[str, Meta(min_length=1, max_length=16, pattern=WORD)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=LINES)]
Nonce = Annotated[str, Meta(pattern=NONCE)]
Value: TypeAlias = str | bool | int
