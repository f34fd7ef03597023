"""Tables from outside, one by one and in lists; also those of which only the record is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hauntings.server import wire
from hauntings.server.feed import Feed, archived_info
from hauntings.server.house import House
from hauntings.server.refusal import Refused
from hauntings.server.room import Room
from hauntings.server.store.attic import archived
from hauntings.server.store.tables import listed, tables_of
from hauntings.server.sweeping import ago
from hauntings.server.unreadable import left_out

LONGEST: Final = 50  # tables in a list


async def lobby_for(house: House, guest: str) -> wire.Lobby:
    """What a browser finds on the first page."""
    async with house.store.read() as connection:
        found = await listed(connection, LONGEST, ago(house.settings.keeping.listed))
        yours = await tables_of(connection, guest, LONGEST) if guest else []
    return wire.Lobby(await infos(house, guest, found), await infos(house, guest, yours))


def info(house: House, room: Room, guest: str) -> wire.TableInfo:
    with house.rooms.unreadable.unless(room.id):
        return Feed(room, guest, "en").info()


async def infos(house: House, guest: str, tables: Sequence[str]) -> list[wire.TableInfo]:
    """These tables, but for those that cannot be read or were removed this moment."""
    async with house.store.read() as connection:
        old = await archived(connection, tables)
    found: list[wire.TableInfo] = []
    for table in tables:
        with left_out("not-found", "archived", "damaged", "other-version"):
            if table in old:
                with house.rooms.unreadable.unless(table):
                    found.append(archived_info(*old[table], guest))
            else:
                found.append(info(house, await house.rooms.get(table), guest))
    return found


async def info_now(house: House, guest: str, table: str) -> wire.TableInfo:
    """A table as the database has it this moment, or a refusal."""
    try:
        return info(house, await house.driving.visit(table), guest)
    except Refused as error:
        found = await infos(house, guest, [table]) if error.code == "archived" else []
        if not found:
            raise
        return found[0]
