"""Whose share is used up: addresses as keyed hashes, so that the database never tells from where somebody came.

The key is a secret of the server, made at its first start and kept in the database, the same for all its processes:

    key = await secret_of(store, ADDRESSES)      # once, at the start; `House.start` does it
    hashed_address(key, "192.0.2.7")             # 32 hex digits: what a row keeps and is counted by

In a request, `house.sender(request)` is all one needs. Without the key the few possible addresses could be tried out.
"""

from __future__ import annotations

import hashlib
import ipaddress
import secrets
from typing import Final

from hauntings.server.store.database import Store
from hauntings.server.store.records import keep_secret, secret

ADDRESSES: Final = "addresses"  # the name of the key
HOME: Final = 64  # bits of an IPv6 address that say whose it is: the rest anybody changes at will


async def secret_of(store: Store, name: str) -> bytes:
    """The server's secret of that name: 256 random bits, made by whichever process asks first."""
    async with store.read() as connection:
        found = await secret(connection, name)
    if found is not None:
        return bytes.fromhex(found)
    made = secrets.token_hex(32)
    if await store.first(lambda connection: keep_secret(connection, name, made)):
        return bytes.fromhex(made)
    return await secret_of(store, name)  # another process was quicker


def hashed_address(key: bytes, address: str) -> str:
    """What stands for an address in the database."""
    return hashlib.blake2b(home_of(address).encode(), key=key, digest_size=16, person=b"address").hexdigest()


def home_of(address: str) -> str:
    """The address, or the network that one connection to the internet gets of IPv6."""
    known = read(address)
    if known is None:
        return address
    return str(known if known.version == 4 else ipaddress.ip_network((known, HOME), strict=False))


def is_local(address: str) -> bool:
    """Is it this machine?"""
    known = read(address)
    return known is not None and known.is_loopback


def read(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """The address that a text says; None: it says none."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return known.ipv4_mapped or known if isinstance(known, ipaddress.IPv6Address) else known
