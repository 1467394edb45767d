"""What is due without anybody: the heartbeat, time-outs, bots left alone, matches to rest."""

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy import Connection, select

from dorfplatz.engine.errors import DorfplatzError
from dorfplatz.server import accounts, processes, starting
from dorfplatz.server.schema import matches
from dorfplatz.server.store import fact, wall_ms
from dorfplatz.server.timekeeping import HEARTBEAT_MS, monotonic_ms

if TYPE_CHECKING:
    from dorfplatz.server.hub import Hub

log = logging.getLogger("dorfplatz.sweep")
SWEEP_SECONDS = 1.0
FOREIGN_BOT_MS = 10_000
SWEPT = 100


async def sweep(hub: "Hub") -> None:
    """Look after everything that is due, again and again."""
    beaten = -HEARTBEAT_MS
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        try:
            if monotonic_ms() - beaten > HEARTBEAT_MS:
                beaten = monotonic_ms()
                await hub.store.run(hub.time.beat, True)
                await hub.neighbours.tell(processes.Alive(hub.neighbours.process))
                await _check_epoch(hub)
                hub.neighbours.miss_silent()
            await do_due(hub)
            for owner in list(hub.owners.values()):
                owner.presence.settle()
                owner.retire()
        except DorfplatzError as problem:
            log.warning("the sweep has to wait", extra={"problem": problem.code})


async def _check_epoch(hub: "Hub") -> None:
    epoch = int(await hub.store.run(lambda c: fact(c, "epoch", "0"), True))
    if epoch != hub.epoch:
        hub.epoch = epoch
        people = {listener.person for listener in hub.listeners}
        known = await hub.store.run(lambda c: accounts.still_known(c, people))
        for listener in [one for one in hub.listeners if one.person in people - known]:
            listener.hang_up()
        await hub.reload(list(hub.owners))


async def do_due(hub: "Hub") -> None:
    """Wake the matches in which somebody is out of time or a bot was left alone, or that start."""
    now, wall = hub.time.now(), wall_ms()

    def due(connection: Connection) -> tuple[list[str], list[str], list[str]]:
        live = select(matches.c.id).where(matches.c.status == "live").limit(SWEPT)
        late = connection.execute(live.where(matches.c.deadline <= now)).scalars().all()
        forgotten = connection.execute(
            live.where(matches.c.bot_due, matches.c.changed_at < wall - FOREIGN_BOT_MS)
        )
        full = select(matches.c.id).where(matches.c.status == "open", matches.c.deadline <= now)
        unstarted = connection.execute(full.limit(SWEPT)).scalars().all()
        return list(late), list(forgotten.scalars().all()), list(unstarted)

    late, forgotten, unstarted = await hub.store.run(due)
    for name in unstarted:
        hub.later(starting.start_without(hub, name))
    for name in late:
        owner = hub.owner(name)
        hub.later(owner.ask(owner.check_time))
    for name in forgotten:
        if name not in hub.owners:
            owner = hub.owner(name)
            hub.later(owner.ask(owner.loaded))
