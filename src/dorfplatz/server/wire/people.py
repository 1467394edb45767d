"""Who somebody is: guests, accounts, tokens, and what is kept about them."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from dorfplatz.server.texts import LINE, LINES
from dorfplatz.server.wire.fields import Id, Name, Password
from dorfplatz.server.wire.tables import ChatLine, TableInfo


class User(Struct):
    """Somebody: a guest or an account."""

    id: str
    name: str
    kind: Literal["guest", "account"]


class Who(Struct):
    """Who asks; null for somebody the server does not know."""

    user: User | None


class NewGuest(Struct, forbid_unknown_fields=True):
    """How a guest wants to be called."""

    name: Name


class NewAccount(Struct, forbid_unknown_fields=True):
    """Name and password of a new account; a guest who asks keeps the games."""

    name: Name
    password: Password


class SignIn(Struct, forbid_unknown_fields=True):
    """Name and password; ``adopt`` takes the games of the guest one is so far."""

    name: Name
    password: Annotated[str, Meta(max_length=200)]
    adopt: bool = False


class NewName(Struct, forbid_unknown_fields=True):
    """How somebody wants to be called from now on."""

    name: Name


class NewPassword(Struct, forbid_unknown_fields=True):
    """The password so far and the one from now on."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class PasswordChanged(Struct):
    """The password is another one; so many other sessions and all tokens were ended by it."""

    sessions: int
    tokens: int


class Recovery(Struct, forbid_unknown_fields=True):
    """The password, to get codes with which one can come back without it."""

    password: Annotated[str, Meta(max_length=200)]


class Codes(Struct):
    """Codes that are told once; each gives the account another password once."""

    codes: list[str]


class Recover(Struct, forbid_unknown_fields=True):
    """The name of an account, one of its codes, and the password from now on."""

    name: Name
    code: Annotated[str, Meta(max_length=64, pattern=LINE)]
    password: Password


class Farewell(Struct, forbid_unknown_fields=True):
    """The password, to delete an account; guests have none."""

    password: Annotated[str, Meta(max_length=200)] | None = None


Scope: TypeAlias = Literal["play", "read"]


class NewToken(Struct, forbid_unknown_fields=True):
    """What a token is for, what it may be used for, and for how many days."""

    label: Annotated[str, Meta(min_length=1, max_length=40, pattern=LINE)]
    scope: Scope = "play"
    days: Annotated[int, Meta(ge=1, le=366)] = 90


class Token(Struct):
    """A token of an account; ``token`` itself is told once, when it is made."""

    id: str
    label: str
    created_at: int
    scope: Scope
    expires_at: int | None  # null: made before tokens had an end
    token: str | None = None


class Tokens(Struct):
    """All tokens of an account."""

    tokens: list[Token]


class Muted(Struct, forbid_unknown_fields=True):
    """Whom not to hear."""

    user: Id
    on: bool = True


class Report(Struct, forbid_unknown_fields=True):
    """What is wrong with something that was said."""

    chat: Id
    reason: Annotated[str, Meta(min_length=1, max_length=500, pattern=LINES)]


class Export(Struct):
    """Everything kept about somebody."""

    user: User
    created_at: int
    tokens: list[Token]
    tables: list[TableInfo]
    chat: list[ChatLine]
    muted: list[str]
