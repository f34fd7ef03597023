"""Records: of finished tables, and uploads."""

from __future__ import annotations

import gzip
import hashlib
import time
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Response

from hauntings.engine.codec import DamagedPosition
from hauntings.games.shelf import box_of
from hauntings.records.game import Game
from hauntings.records.record import BadRecord, Record, to_json, to_text
from hauntings.rulebook.positions import record_named
from hauntings.server import replay, wire
from hauntings.server.house import House
from hauntings.server.refusal import Refused
from hauntings.server.routes.asking import Asking, Guest, Place, TheHouse, seated
from hauntings.server.seating import sentence
from hauntings.server.store.records import keep_record, record_body


async def body_of(house: House, record: str) -> bytes:
    """The record of a finished table, of an upload, or of a position of the rulebook."""
    if (told := record_named(record)) is not None:
        return msgspec.json.encode(told)
    async with house.store.read() as connection:
        stored = await record_body(connection, record)
    if stored is not None:
        return stored.encode()
    try:
        return replay.record_json(await house.rooms.fresh(record))
    except Refused as error:
        if error.code == "archived":  # this moment
            return await body_of(house, record)
        if error.code != "not-found":
            raise
        raise Refused("not-found", "There is no such record.") from error


async def looked_up(house: House, request: Asking, record: str, work: Any, *arguments: Any) -> bytes:
    """Something that replays a record of ours: if it fails, the rules have changed since."""
    try:
        return await house.thinking.looked_up(house.sender(request), record, work, *arguments)
    except BadRecord as error:
        raise Refused("rules-changed", f"By today's rules this record cannot be replayed: {error}.") from error


@post("/api/records")
async def upload(request: Asking, house: TheHouse) -> Response[bytes]:
    house.allow("upload", request)
    data = await request.body()
    try:
        body, about = await house.thinking.at_desk(house.sender(request), "", replay.checked, data)
    except BadRecord as error:
        raise Refused("bad-record", sentence(error)) from error
    record = f"u{hashlib.sha256(body).hexdigest()[:23]}"
    kept = (record, body.decode(), time.time(), house.sender(request))
    await house.store.first(lambda connection: keep_record(connection, *kept))  # else somebody sends it this moment
    facts = msgspec.structs.replace(msgspec.json.decode(about, type=wire.RecordInfo), id=record)
    return Response(msgspec.json.encode(facts), status_code=201, media_type="application/json")


@get("/api/records/{record:str}")
async def record_info(request: Asking, house: TheHouse, record: FromPath[str]) -> Response[bytes]:
    about = await looked_up(house, request, record, replay.info, record, await body_of(house, record))
    return Response(about, media_type="application/json")


@get("/api/records/{record:str}/file")
async def record_file(
    house: TheHouse, record: FromPath[str], form: FromQuery[Literal["json", "text"]] = "json"
) -> Response[bytes]:
    whole = msgspec.json.decode(await body_of(house, record), type=Record)
    text = to_json(whole) if form == "json" else to_text(whole)
    ending, kind = ("json", "application/json") if form == "json" else ("txt", "text/plain; charset=utf-8")
    headers = {"content-disposition": f'attachment; filename="{whole.game}-{record}.{ending}"'}
    return Response(text.encode(), media_type=kind, headers=headers)


@get("/api/records/{record:str}/replay", packed=True)
async def record_replay(
    request: Asking,
    house: TheHouse,
    record: FromPath[str],
    seat: Annotated[str, QueryParameter(pattern="^(all|-1|[0-9]|1[0-5])$")] = "all",
    start: Place = 0,
    end: Place = replay.MOST_FRAMES,
    language: FromQuery[wire.Language] = "en",
) -> Response[bytes]:
    body = await body_of(house, record)
    viewer = None if seat == "all" else int(seat)
    frames = await looked_up(house, request, record, replay.frames, record, body, viewer, start, end, language)
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        frames = gzip.decompress(frames)
    return Response(frames, media_type="application/json", headers=headers)


@get("/api/records/{record:str}/words")
async def record_words(
    request: Asking,
    house: TheHouse,
    record: FromPath[str],
    seat: Annotated[str, QueryParameter(pattern="^(all|-1|[0-9]|1[0-5])$")] = "all",
    at: Place = 0,
    language: FromQuery[wire.Language] = "en",
) -> Response[bytes]:
    body = await body_of(house, record)
    viewer = None if seat == "all" else int(seat)
    lines = await looked_up(house, request, record, replay.described, body, viewer, at, language)
    return Response(lines, media_type="application/json")


@post("/api/records/{record:str}/continue")
async def go_on(
    request: Asking, house: TheHouse, guest: Guest, record: FromPath[str], data: JSONBody[wire.ContinueWish]
) -> Response[Any]:
    house.allow("make", request)
    body = await body_of(house, record)
    try:
        game, version, options, plain = await house.thinking.at_desk(
            house.sender(request), record, replay.position_at, body, data.entries
        )
        box, chosen, table = box_of(game), msgspec.json.decode(options), msgspec.json.decode(plain)
        begun = Game.from_position(box, chosen, table, version=version)
    except (BadRecord, DamagedPosition) as error:
        raise Refused("bad-options", sentence(error)) from error
    about = (data.listed, data.odds, data.pace, (record, data.entries))
    room, known = await house.seating.open(guest, house.sender(request), begun, data.seats, *about)
    return seated(request, house, room, known, 201)


HANDLERS: Final = [
    upload,
    record_info,
    record_file,
    record_replay,
    record_words,
    go_on,
]
