"""What a server counts: numbers only, never names, texts or addresses."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
MOVES = Counter("dorfplatz_events", "Events stored, by kind.", ["kind"], registry=REGISTRY)
REFUSALS = Counter("dorfplatz_refusals", "Refusals, by code.", ["code"], registry=REGISTRY)
CONFLICTS = Counter(
    "dorfplatz_conflicts", "Events that lost against another process.", registry=REGISTRY
)
REPEATED_BATCHES = Counter(
    "dorfplatz_repeated_batches",
    "Batches of events that were tried again one by one.",
    registry=REGISTRY,
)
DELIVERIES = Counter("dorfplatz_deliveries", "Messages to watchers.", registry=REGISTRY)
DROPPED = Counter("dorfplatz_dropped", "Connections that were too slow.", registry=REGISTRY)
CONNECTIONS = Gauge("dorfplatz_connections", "Open sockets.", registry=REGISTRY)
HELD = Gauge("dorfplatz_open_connections", "Connections of any kind.", registry=REGISTRY)
TURNED_AWAY = Counter(
    "dorfplatz_turned_away",
    "Connections that were turned away: too many of an address, too many at all, too slow.",
    ["reason"],
    registry=REGISTRY,
)
LIVE = Gauge("dorfplatz_live_matches", "Matches in memory.", registry=REGISTRY)
BOT_MOVES = Counter("dorfplatz_bot_moves", "Decisions of bots.", registry=REGISTRY)
BOT_FAILURES = Counter("dorfplatz_bot_failures", "Bots that gave up.", registry=REGISTRY)
APPEND_SECONDS = Histogram(
    "dorfplatz_append_seconds", "Until an event is durable.", registry=REGISTRY
)
REQUESTS = Counter(
    "dorfplatz_http_requests", "HTTP answers.", ["route", "status"], registry=REGISTRY
)


def written() -> bytes:
    """Return all numbers as Prometheus reads them."""
    return generate_latest(REGISTRY)
