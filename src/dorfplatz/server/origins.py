"""Where somebody comes from, as far as a server can know it, without keeping an address."""

import hashlib
import hmac
from ipaddress import IPv6Address, ip_address

OWN_NETWORK = 64


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
