"""Tables and seats."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.response import Response

from hauntings.server import wire
from hauntings.server.feed import Feed
from hauntings.server.lessons import lesson_of
from hauntings.server.lobby import info, info_now
from hauntings.server.routes.asking import Asking, Guest, TheHouse, seated
from hauntings.server.thinking import known_bot


@post("/api/tables")
async def make(request: Asking, house: TheHouse, guest: Guest, data: JSONBody[wire.TableWish]) -> Response[Any]:
    house.allow("make", request)
    for seat in data.seats:
        if seat.plays == "bot":
            known_bot(seat.bot)
    room, known = await house.seating.make(guest, house.sender(request), data)
    return seated(request, house, room, known, 201)


@post("/api/lessons")
async def lesson(request: Asking, house: TheHouse, guest: Guest, data: JSONBody[wire.LessonWish]) -> Response[Any]:
    house.allow("make", request)
    game, seats = lesson_of(data)
    room, known = await house.seating.open(guest, house.sender(request), game, seats, listed=False, odds=True, pace=1.2)
    return seated(request, house, room, known, 201)


@get("/api/tables/{table:str}")
async def look(house: TheHouse, guest: Guest, table: FromPath[str]) -> wire.TableInfo:
    return await info_now(house, guest, table)


@put("/api/tables/{table:str}/seats/{seat:int}")
async def sit(
    request: Asking,
    house: TheHouse,
    guest: Guest,
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[wire.SitWish],
) -> Response[Any]:
    house.allow("sit", request)
    known = await house.seating.sit(guest, table, seat, data.name)
    return seated(request, house, await house.rooms.get(table), known)


@delete("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def leave(house: TheHouse, guest: Guest, table: FromPath[str], seat: FromPath[int]) -> wire.TableInfo:
    await house.seating.leave(guest, table, seat)
    return info(house, await house.rooms.get(table), guest)


@put("/api/tables/{table:str}/seats/{seat:int}/bot")
async def fill(
    house: TheHouse, guest: Guest, table: FromPath[str], seat: FromPath[int], data: JSONBody[wire.FillWish]
) -> wire.TableInfo:
    await house.seating.fill(guest, table, seat, data.bot)
    return info(house, await house.rooms.get(table), guest)


@delete("/api/tables/{table:str}/seats/{seat:int}/bot", status_code=200)
async def free(house: TheHouse, guest: Guest, table: FromPath[str], seat: FromPath[int]) -> wire.TableInfo:
    await house.seating.free(guest, table, seat)
    return info(house, await house.rooms.get(table), guest)


@put("/api/tables/{table:str}/claim")
async def answer_claim(
    house: TheHouse, guest: Guest, table: FromPath[str], data: JSONBody[wire.ClaimAnswer]
) -> wire.TableInfo:
    await house.seating.answer(guest, table, data)
    return info(house, await house.rooms.get(table), guest)


@put("/api/tables/{table:str}/seats/{seat:int}/loan")
async def lend(
    house: TheHouse, guest: Guest, table: FromPath[str], seat: FromPath[int], data: JSONBody[wire.LendWish]
) -> wire.Lent:
    secret = await house.seating.lend(guest, table, seat, data.bot)
    link = f"/t/{table}#loan={secret}" if secret else ""
    return wire.Lent(info(house, await house.rooms.get(table), guest), link)


@delete("/api/tables/{table:str}/seats/{seat:int}/loan", status_code=200)
async def take_back(house: TheHouse, guest: Guest, table: FromPath[str], seat: FromPath[int]) -> wire.TableInfo:
    await house.seating.take_back(guest, table, seat)
    return info(house, await house.rooms.get(table), guest)


@post("/api/tables/{table:str}/borrow", status_code=200)
async def borrow(
    request: Asking, house: TheHouse, guest: Guest, table: FromPath[str], data: JSONBody[wire.BorrowWish]
) -> Response[Any]:
    known = await house.seating.borrow(guest, table, data.secret, data.name)
    return seated(request, house, await house.rooms.get(table), known)


@get("/api/tables/{table:str}/seats/{seat:int}/code")
async def position_code(house: TheHouse, guest: Guest, table: FromPath[str], seat: FromPath[int]) -> wire.PositionCode:
    return wire.PositionCode(Feed(await house.rooms.fresh(table), guest, "en").code(seat))


@get("/api/tables/{table:str}/seats/{seat:int}/report")
async def report(house: TheHouse, guest: Guest, table: FromPath[str], seat: FromPath[int]) -> Response[bytes]:
    await house.speaks("en")
    told = Feed(await house.rooms.fresh(table), guest, "en").report(seat)
    body = msgspec.json.format(msgspec.json.encode(told), indent=1)
    headers = {"content-disposition": f'attachment; filename="hauntings-report-{told.game}-{told.seq}.json"'}
    return Response(body, media_type="application/json", headers=headers)


HANDLERS: Final = [
    make,
    lesson,
    look,
    sit,
    leave,
    fill,
    free,
    answer_claim,
    lend,
    take_back,
    borrow,
    position_code,
    report,
]
