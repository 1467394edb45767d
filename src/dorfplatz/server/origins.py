"""Where somebody comes from, as far as a server can know it, without keeping an address."""

import hashlib
import hmac
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from dorfplatz.server.errors import BadRequest

OWN_NETWORK = 64
PORTS = {"http": 80, "https": 443}


def network(address: str) -> str:
    """Return the part of an address that one household has: IPv4 as it is, IPv6 by its /64."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return f"{IPv6Address(int(found) >> OWN_NETWORK << OWN_NETWORK)}/{OWN_NETWORK}"
    return str(found)


def origin(address: str, key: str) -> str:
    """Return a word that is the same for the same network; only this server can tell which."""
    return hmac.new(
        key.encode(), f"origin {network(address)}".encode(), hashlib.sha256
    ).hexdigest()[:32]


def site(written: str) -> tuple[str, str, int]:
    """Return scheme, host and port of a site as a browser names it, or refuse what is none."""
    try:
        parts = urlsplit(written)
        host, port = parts.hostname, parts.port or PORTS.get(parts.scheme)
    except ValueError as problem:
        raise BadRequest("error-message", {"problem": "origin"}) from problem
    if not host or not port or parts.path or parts.query or parts.fragment or "@" in parts.netloc:
        raise BadRequest("error-message", {"problem": "origin"})
    return parts.scheme, host, port
