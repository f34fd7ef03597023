"""What many tables do at once is stored together, and what many people see is made once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from hauntings.server import wire
from hauntings.server.batched import Batched
from hauntings.server.house import House
from hauntings.server.hub import Changed, People, read
from hauntings.server.limits import Limits
from hauntings.server.migrate import migrate
from hauntings.server.refusal import Refused
from hauntings.server.room import Room
from hauntings.server.rows import facts_of, row_of
from hauntings.server.settings import Settings
from hauntings.server.socket import Line
from hauntings.server.store.log import Entered
from tests.server.served import run

TWO = [wire.SeatWish("me", "Ann"), wire.SeatWish("me", "Bob")]


def test_jobs_that_wait_are_done_together_and_fail_alone() -> None:
    batches: list[list[int]] = []

    def work(jobs: list[int]) -> list[int]:
        batches.append(jobs)
        if 13 in jobs:
            raise IntegrityError("", None, ValueError())
        return [job * 2 for job in jobs]

    async def scene() -> None:
        batched = Batched("test", 3, work)
        done = await asyncio.gather(*[batched.do(n) for n in (1, 2, 3, 4, 13, 5, 6)], return_exceptions=True)
        assert [done[place] for place in (0, 1, 2, 3, 5, 6)] == [2, 4, 6, 8, 10, 12]
        assert isinstance(done[4], IntegrityError)
        assert batches == [[1, 2, 3], [4, 13, 5], [4], [13], [5], [6]]  # three at most
        left = asyncio.create_task(batched.do(7))
        await asyncio.sleep(0)
        left.cancel()  # who asked has gone: the others do not mind
        assert await batched.do(8) == 16
        batched.close()

    run(scene())


async def open_house(database: str) -> House:
    settings = Settings(database=database, think=0)
    await asyncio.to_thread(migrate, settings.database_url())
    house = House(settings, Limits(False))
    await house.start()
    return house


async def made(house: House) -> tuple[Room, str]:
    """A table for two, and the guest who holds both seats."""
    room, known = await house.seating.make("", "", wire.TableWish(game="rest-in-peace", seats=list(TWO)))
    return room, known.guest


def entered(room: Room) -> Entered:
    asked = room.questions()[0]
    game, entry = room.after(asked.seat, asked.options[0], False, 1.0)
    return Entered(room.id, room.seq, room.changed, row_of(game, entry), facts_of(game, 1.0), False, False)


def test_entries_of_many_tables_are_one_transaction_and_a_late_one_stores_nothing(database: str) -> None:
    async def scene() -> None:
        house = await open_house(database)
        rooms = [(await made(house))[0] for _ in range(5)]
        entries = [entered(room) for room in rooms]
        late = entries[2]._replace(seq=7)
        assert await asyncio.gather(*[house.store.enter(one) for one in (*entries[:2], late, *entries[3:])]) == [
            True,
            True,
            False,
            True,
            True,
        ]
        assert await house.store.enter(entries[0]) is False  # the same again
        found: list[Any] = await asyncio.gather(
            *[house.store.since(room.id, room.seq, room.changed, room.chatted) for room in rooms]
        )
        assert [stored.row.seq for stored in found] == [1, 1, 0, 1, 1]
        assert [len(stored.moves) for stored in found] == [1, 1, 0, 1, 1]
        assert found[2].row.position is None and found[2].seats is None  # nothing new, nothing read
        with pytest.raises(Refused, match="not-found"):
            await house.store.since("nowhere", -1, -1, 0)
        await house.stop()

    run(scene())


class Silent:
    """A socket that is never written to."""


def test_an_arrival_wakes_only_those_whom_it_concerns_and_all_spectators_read_one_message(tmp_path: Path) -> None:
    async def scene() -> None:
        house = await open_house(f"sqlite:///{tmp_path}/server.db")
        room, ann = await made(house)
        lines = [Line(Silent(), house, room, guest) for guest in (ann, "", "", "other")]  # type: ignore[arg-type]
        for line in lines:
            room.watchers.add(line.woken)
            line.note_told()
        house.coming.come(room, "")  # one more who looks on
        house.coming.come(room, "other")
        assert not any(line.woken.is_set() for line in lines)
        house.coming.come(room, ann)  # a player
        assert all(line.woken.is_set() for line in lines)
        before = [line.news() for line in lines]
        assert before == [[wire.Here([0, 1])]] * 4
        await house.deciding.move(ann, room.id, 0, None, room.questions()[0].options[0])
        player, *spectators = [line.news() for line in lines]
        assert isinstance(player[0], wire.Update)
        assert isinstance(spectators[0][0], str)
        assert spectators[0][0] is spectators[1][0] is spectators[2][0]
        await house.stop()

    run(scene())


def test_a_process_reads_only_what_it_does_not_have(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        house = await open_house(f"sqlite:///{tmp_path}/server.db")
        room, _ = await made(house)
        room.watchers.add(asyncio.Event())
        looked: list[str] = []
        refresh = house.rooms.refresh

        async def counted(room: Room, seats: bool = False) -> bool:
            looked.append(room.id)
            return await refresh(room, seats)

        monkeypatch.setattr(house.rooms, "refresh", counted)
        house.following.heard(Changed(room.id, room.seq, room.changed, room.chatted))  # our own words come back
        house.following.heard(Changed("elsewhere", 3, 1, 0))
        await asyncio.gather(*house.following.looking.values())
        assert not looked
        for n in range(5):  # said five times, read once
            house.following.heard(Changed(room.id, room.seq + n, room.changed, room.chatted + 1))
        await asyncio.gather(*house.following.looking.values())
        assert looked == [room.id]
        await house.stop()

    run(scene())


def test_what_processes_say_is_read_or_taken_as_look_at_everything() -> None:
    assert read(b'{"type":"changed","room":"a","seq":1,"changed":2,"chatted":3}') == Changed("a", 1, 2, 3)
    assert read(b'{"type":"people","room":"a","process":"p","asks":true,"seats":[1]}') == People("a", "p", True, [1])
    for strange in (b"Jx2fQ0aPzM1k", b"", b"\xff", b'{"type":"other"}'):
        assert read(strange) is None
