"""Addresses are kept as keyed hashes; the key is made once, whoever starts first."""

from __future__ import annotations

import asyncio
import secrets

from hauntings.server.addresses import ADDRESSES, hashed_address, secret_of
from hauntings.server.migrate import migrate
from hauntings.server.settings import Settings
from hauntings.server.store.database import Store
from tests.server.served import run


def test_all_processes_find_the_same_key(database: str) -> None:
    url = Settings(database).database_url()
    migrate(url)

    async def scene() -> None:
        stores = [Store(url) for _ in range(3)]
        try:
            keys = await asyncio.gather(*[secret_of(store, ADDRESSES) for store in stores])
            assert len(set(keys)) == 1 and len(keys[0]) == 32
            assert await secret_of(stores[0], ADDRESSES) == keys[0] != await secret_of(stores[0], "another")
        finally:
            for store in stores:
                await store.close()

    run(scene())


def test_an_address_and_its_hash() -> None:
    key, other = secrets.token_bytes(32), secrets.token_bytes(32)
    one = hashed_address(key, "192.0.2.7")
    assert one == hashed_address(key, "::ffff:192.0.2.7") and len(one) == 32
    assert len({one, hashed_address(key, "192.0.2.8"), hashed_address(other, "192.0.2.7")}) == 3
    home = hashed_address(key, "2001:db8::1")
    assert home == hashed_address(key, "2001:db8::ffff:1") != hashed_address(key, "2001:db8:0:1::1")
    assert hashed_address(key, "") != hashed_address(key, "testclient")
    assert hashed_address(key, "fe80::1%eth0") == hashed_address(key, "fe80::2")
