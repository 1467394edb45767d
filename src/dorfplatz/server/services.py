"""What every request may use: store, hub, limits and settings of one server process."""

import asyncio
import secrets
from collections.abc import Mapping
from dataclasses import replace

from starlette.requests import HTTPConnection

from dorfplatz.server import accounts
from dorfplatz.server.accounts import Person
from dorfplatz.server.bot_runner import BotRunner
from dorfplatz.server.errors import Forbidden
from dorfplatz.server.fanout import Fanout
from dorfplatz.server.hub import Hub
from dorfplatz.server.limits import Limits, Places
from dorfplatz.server.lock import FileLock
from dorfplatz.server.origins import network, origin, site
from dorfplatz.server.playouts import PlayedOut
from dorfplatz.server.quota import Quota
from dorfplatz.server.releases import alone
from dorfplatz.server.reviews import Reviews
from dorfplatz.server.settings import Settings
from dorfplatz.server.store import Store, fact, migrate
from dorfplatz.words import LANGUAGES

SCHEMES = {"http": "http", "ws": "http", "https": "https", "wss": "https"}
CHAT_RATE, CHAT_BURST = 0.5, 5
TRIAL_RATE, TRIAL_BURST = 8.0, 80  # questions about what might have been: each plays a line anew
ADDS_NONCE = "x-adds-nonce"
HOUSEHOLD = (
    4  # how many people of one network may chat, or try things, as much as they like at once
)


class Services:
    """One server process from start to stop."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.lock = FileLock(settings.database)
        self.store = Store(settings.database)
        self.bots = BotRunner(settings.bot_workers, settings.bot_seconds, settings.bot_memory)
        self.hub = Hub(
            self.store,
            self.bots,
            patience=round(settings.absence * 1000),
            rest_seconds=settings.rest,
            pace_seconds=settings.pace,
            undo_seconds=settings.undo,
        )
        self.reviews = Reviews(self.store, self.bots, settings.review)
        self.played_out = PlayedOut(self.bots, settings.review)
        self.quota = Quota(settings.tables, settings.network_tables)
        self.fanout = Fanout(self.store, self.hub, self.leave)
        self.addresses = Limits(settings.address_rate, settings.address_burst)
        self.sign_ins = Limits(settings.sign_ins / 60, settings.sign_ins)
        # Whoever has many connections has these once all the same.
        self.messages = Limits(settings.rate, settings.burst)
        self.chat = Limits(CHAT_RATE, CHAT_BURST)
        self.network_chat = Limits(CHAT_RATE * HOUSEHOLD, CHAT_BURST * HOUSEHOLD)
        self.trials = Limits(TRIAL_RATE, TRIAL_BURST)
        self.network_trials = Limits(TRIAL_RATE * HOUSEHOLD, TRIAL_BURST * HOUSEHOLD)
        self.sockets = Places(settings.sockets)
        self.network_sockets = Places(settings.network_sockets)
        self._sites = {site(written) for written in settings.origins}
        self.key = ""
        self.closed = False
        self.outdated = False
        self.problem: Exception | None = None  # why it could not start

    async def start(self) -> None:
        """Bring the database up to date and begin."""
        self.lock.take(self.settings.address)
        loop = asyncio.get_running_loop()
        with alone(self.store.engine.url):  # from then on the fanout says which version serves
            await loop.run_in_executor(None, migrate, self.store)
            fresh = secrets.token_hex(32)
            self.key = await self.store.run(lambda c: fact(c, "cookie_key", fresh), True)
            await self.hub.start()
            await self.fanout.start()

    def leave(self) -> None:
        """Take nothing more, because another version has begun to serve; then the process ends."""
        self.outdated = True
        self.hub.closing = True

    async def farewell(self) -> None:
        """Let running moves finish and tell everybody that the server is about to stop."""
        if not self.closed:
            self.closed = True
            self.reviews.close()
            self.played_out.close()
            await self.hub.close()

    async def stop(self) -> None:
        """End everything."""
        await self.farewell()
        await self.fanout.stop()
        self.store.close()
        self.lock.release()

    # -- Who asks ------------------------------------------------------------------------

    async def identify(self, connection: HTTPConnection) -> Person | None:
        """Return who asks, and from where: by token, or by cookie."""
        person = await self._find(connection)
        if person is None:
            return None
        adds = connection.headers.get(ADDS_NONCE) == "1"
        return replace(person, origin=origin(address(connection), self.key), adds_nonce=adds)

    async def _find(self, connection: HTTPConnection) -> Person | None:
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and token:
            return await self.store.run(lambda c: accounts.find_token(c, token))
        cookies = connection.cookies
        cookie = cookies.get(accounts.SECURE_COOKIE) or cookies.get(accounts.COOKIE)
        session = accounts.unsigned(cookie, self.key) if cookie else None
        if session is None:
            return None
        return await self.store.run(lambda c: accounts.find_session(c, session))

    def check_origin(self, connection: HTTPConnection) -> None:
        """Refuse what a page of somebody else makes a browser send.

        Programs send no origin, and a page cannot set a token.
        """
        sent = connection.headers.get("origin")
        if sent is None or "authorization" in connection.headers:
            return
        if sent == "null":  # a page that does not say whose it is
            raise Forbidden("error-origin")
        named = site(sent)
        scheme = "https" if self.settings.secure else SCHEMES[connection.url.scheme]
        own = site(f"{scheme}://{connection.headers.get('host', '')}")
        if named != own and named not in self._sites:
            raise Forbidden("error-origin")

    def check_address(self, connection: HTTPConnection) -> None:
        """Refuse an address that asks too much."""
        self.addresses.check(where(connection))


def where(connection: HTTPConnection) -> str:
    """Return the network a request comes from; one household has one."""
    return network(address(connection))


def address(connection: HTTPConnection) -> str:
    """Return where a request comes from."""
    return connection.client.host if connection.client else "?"


def language(headers: Mapping[str, str], asked: str | None = None) -> str:
    """Return the language somebody reads best."""
    for wish in (asked or "", *headers.get("accept-language", "").split(",")):
        tongue = wish.strip()[:2].lower()
        if tongue in LANGUAGES:
            return tongue
    return LANGUAGES[0]
