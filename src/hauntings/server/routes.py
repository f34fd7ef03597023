"""HTTP: shelf, lobby, tables, seats, records, pages, health. Every refusal is an ErrorAnswer."""

from __future__ import annotations

import gzip
import hashlib
import time
from functools import cache
from typing import Annotated, Any, Final, Literal

import msgspec
import prometheus_client
from litestar import Request, WebSocket, delete, get, head, post, put, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Response

import hauntings
from hauntings.bots.bot import STRENGTHS
from hauntings.engine.codec import DamagedPosition
from hauntings.games.shelf import box_of, boxes, manifest_of, played
from hauntings.i18n.words import LANGUAGES
from hauntings.records.game import Game
from hauntings.records.record import BadRecord, Record, to_json, to_text
from hauntings.server import replay, wire
from hauntings.server.feed import Feed, seat_names, speaker_of
from hauntings.server.guard import LOCAL
from hauntings.server.house import House
from hauntings.server.lessons import lesson_of
from hauntings.server.lobby import info, info_now, lobby_for
from hauntings.server.refusal import Refused
from hauntings.server.room import Room
from hauntings.server.seating import sentence
from hauntings.server.socket import play
from hauntings.server.store.records import keep_record, record_body
from hauntings.server.thinking import known_bot
from hauntings.server.tokens import Pass, cookie

Asking = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
Guest = NamedDependency[str]
Place = Annotated[int, QueryParameter(ge=-2, le=1_000_000)]


def seated(asking: Asking, house: House, room: Room, known: Pass, status: int = 200) -> Response[wire.TableInfo]:
    """The table as somebody finds it who may have got a seat, and a new token, this moment."""
    cookies = [cookie(asking, known.token)] if known.token else []
    return Response(info(house, room, known.guest), status_code=status, cookies=cookies)


# --- the shelf and the lobby --------------------------------------------------------------------------------------


@get("/api/shelf")
async def shelf(house: TheHouse, language: FromQuery[wire.Language] = "en") -> wire.Shelf:
    await house.speaks(language)
    games = [game_info(box.name, language) for box in played()]
    return wire.Shelf(wire.PROTOCOL, hauntings.__version__, games, list(STRENGTHS), list(LANGUAGES))


@cache
def has_lens(name: str) -> bool:
    """Does the game know chances?"""
    return bool(box_of(name).odds(Game(name, seed=0).view(0)))


def game_info(name: str, language: str) -> wire.GameInfo:
    manifest, speaker = manifest_of(name), speaker_of(name, language, [])
    box = manifest.box
    switches: list[wire.SwitchInfo] = []
    for switch in box.switches:
        title = speaker.switch(switch.name)
        titles = [speaker.setting(switch.name, value) for value in switch.allowed]
        allowed = list(switch.allowed)
        switches.append(wire.SwitchInfo(switch.name, switch.default, allowed, switch.ruling, title, titles))
    return wire.GameInfo(
        name=box.name,
        title=speaker.title(),
        version=box.version,
        seats=list(box.seats),
        seat_names=[seat_names(box, language, seats) for seats in box.seats],
        switches=switches,
        kinds=[wire.KindInfo(kind.name, kind.size, kind.says) for kind in box.kinds],
        events={what: list(names) for what, names in box.events.items()},
        event_rules=box.event_rules(),
        milestones=box.milestones(),
        reasons=dict(box.reasons()),
        lens=has_lens(name),
        lesson=manifest.lesson is not None,
        group=box.asks_group(),
        board=manifest.board,
        layers=list(manifest.layers),
        picture=manifest.picture,
    )


@get("/api/games/{game:str}/help")
async def help_with(
    house: TheHouse,
    game: FromPath[str],
    language: FromQuery[wire.Language] = "en",
    word: Annotated[str, QueryParameter(max_length=60)] = "",
) -> wire.Help:
    await house.speaks(language)
    if game not in [box.name for box in boxes()]:
        raise Refused("not-found", "There is no such game.")
    return wire.Help(speaker_of(game, language, []).help(word))


@get("/api/lobby")
async def lobby(house: TheHouse, guest: Guest) -> wire.Lobby:
    return await lobby_for(house, guest)


# --- tables and seats -------------------------------------------------------------------------------------------


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
    game, seats = lesson_of(data.game, data.name)
    room, known = await house.seating.open(guest, house.sender(request), game, seats, listed=False, odds=True, pace=1.2)
    return seated(request, house, room, known, 201)


@get("/api/tables/{name:str}")
async def look(house: TheHouse, guest: Guest, name: FromPath[str]) -> wire.TableInfo:
    return await info_now(house, guest, name)


@put("/api/tables/{name:str}/seats/{seat:int}")
async def sit(
    request: Asking,
    house: TheHouse,
    guest: Guest,
    name: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[wire.SitWish],
) -> Response[Any]:
    house.allow("sit", request)
    known = await house.seating.sit(guest, name, seat, data.name)
    return seated(request, house, await house.rooms.get(name), known)


@delete("/api/tables/{name:str}/seats/{seat:int}", status_code=200)
async def leave(house: TheHouse, guest: Guest, name: FromPath[str], seat: FromPath[int]) -> wire.TableInfo:
    await house.seating.leave(guest, name, seat)
    return info(house, await house.rooms.get(name), guest)


@put("/api/tables/{name:str}/seats/{seat:int}/bot")
async def fill(
    house: TheHouse, guest: Guest, name: FromPath[str], seat: FromPath[int], data: JSONBody[wire.FillWish]
) -> wire.TableInfo:
    await house.seating.fill(guest, name, seat, data.bot)
    return info(house, await house.rooms.get(name), guest)


@delete("/api/tables/{name:str}/seats/{seat:int}/bot", status_code=200)
async def free(house: TheHouse, guest: Guest, name: FromPath[str], seat: FromPath[int]) -> wire.TableInfo:
    await house.seating.free(guest, name, seat)
    return info(house, await house.rooms.get(name), guest)


@put("/api/tables/{name:str}/claim")
async def answer_claim(
    house: TheHouse, guest: Guest, name: FromPath[str], data: JSONBody[wire.ClaimAnswer]
) -> wire.TableInfo:
    await house.seating.answer(guest, name, data)
    return info(house, await house.rooms.get(name), guest)


@put("/api/tables/{name:str}/seats/{seat:int}/loan")
async def lend(
    house: TheHouse, guest: Guest, name: FromPath[str], seat: FromPath[int], data: JSONBody[wire.LendWish]
) -> wire.Lent:
    secret = await house.seating.lend(guest, name, seat, data.bot)
    link = f"/t/{name}#loan={secret}" if secret else ""
    return wire.Lent(info(house, await house.rooms.get(name), guest), link)


@delete("/api/tables/{name:str}/seats/{seat:int}/loan", status_code=200)
async def take_back(house: TheHouse, guest: Guest, name: FromPath[str], seat: FromPath[int]) -> wire.TableInfo:
    await house.seating.take_back(guest, name, seat)
    return info(house, await house.rooms.get(name), guest)


@post("/api/tables/{name:str}/borrow", status_code=200)
async def borrow(
    request: Asking, house: TheHouse, guest: Guest, name: FromPath[str], data: JSONBody[wire.BorrowWish]
) -> Response[Any]:
    known = await house.seating.borrow(guest, name, data.secret, data.name)
    return seated(request, house, await house.rooms.get(name), known)


@get("/api/tables/{name:str}/seats/{seat:int}/code")
async def position_code(house: TheHouse, guest: Guest, name: FromPath[str], seat: FromPath[int]) -> wire.PositionCode:
    return wire.PositionCode(Feed(await house.rooms.fresh(name), guest, "en").code(seat))


@get("/api/tables/{name:str}/seats/{seat:int}/report")
async def report(house: TheHouse, guest: Guest, name: FromPath[str], seat: FromPath[int]) -> Response[bytes]:
    await house.speaks("en")
    told = Feed(await house.rooms.fresh(name), guest, "en").report(seat)
    body = msgspec.json.format(msgspec.json.encode(told), indent=1)
    headers = {"content-disposition": f'attachment; filename="hauntings-report-{told.game}-{told.seq}.json"'}
    return Response(body, media_type="application/json", headers=headers)


# --- records ----------------------------------------------------------------------------------------------------


async def body_of(house: House, name: str) -> bytes:
    """The record of a finished table or of an upload."""
    async with house.store.read() as connection:
        stored = await record_body(connection, name)
    if stored is not None:
        return stored.encode()
    try:
        return replay.record_json(await house.rooms.fresh(name))
    except Refused as error:
        if error.code == "archived":  # this moment
            return await body_of(house, name)
        if error.code != "not-found":
            raise
        raise Refused("not-found", "There is no such record.") from error


async def looked_up(house: House, request: Asking, name: str, work: Any, *arguments: Any) -> bytes:
    """Something that replays a record of ours: if it fails, the rules have changed since."""
    try:
        return await house.thinking.looked_up(house.sender(request), name, work, *arguments)
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
    name = f"u{hashlib.sha256(body).hexdigest()[:23]}"
    kept = (name, body.decode(), time.time(), house.sender(request))
    await house.store.first(lambda connection: keep_record(connection, *kept))  # else somebody sends it this moment
    facts = msgspec.structs.replace(msgspec.json.decode(about, type=wire.RecordInfo), id=name)
    return Response(msgspec.json.encode(facts), status_code=201, media_type="application/json")


@get("/api/records/{name:str}")
async def record_info(request: Asking, house: TheHouse, name: FromPath[str]) -> Response[bytes]:
    about = await looked_up(house, request, name, replay.info, name, await body_of(house, name))
    return Response(about, media_type="application/json")


@get("/api/records/{name:str}/file")
async def record_file(
    house: TheHouse, name: FromPath[str], form: FromQuery[Literal["json", "text"]] = "json"
) -> Response[bytes]:
    record = msgspec.json.decode(await body_of(house, name), type=Record)
    text = to_json(record) if form == "json" else to_text(record)
    ending, kind = ("json", "application/json") if form == "json" else ("txt", "text/plain; charset=utf-8")
    headers = {"content-disposition": f'attachment; filename="{record.game}-{name}.{ending}"'}
    return Response(text.encode(), media_type=kind, headers=headers)


@get("/api/records/{name:str}/replay", packed=True)
async def record_replay(
    request: Asking,
    house: TheHouse,
    name: FromPath[str],
    seat: Annotated[str, QueryParameter(pattern="^(all|-1|[0-9]|1[0-5])$")] = "all",
    start: Place = 0,
    end: Place = replay.MOST_FRAMES,
    language: FromQuery[wire.Language] = "en",
) -> Response[bytes]:
    body = await body_of(house, name)
    viewer = None if seat == "all" else int(seat)
    frames = await looked_up(house, request, name, replay.frames, name, body, viewer, start, end, language)
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        frames = gzip.decompress(frames)
    return Response(frames, media_type="application/json", headers=headers)


@get("/api/records/{name:str}/words")
async def record_words(
    request: Asking,
    house: TheHouse,
    name: FromPath[str],
    seat: Annotated[str, QueryParameter(pattern="^(all|-1|[0-9]|1[0-5])$")] = "all",
    at: Place = 0,
    language: FromQuery[wire.Language] = "en",
) -> Response[bytes]:
    body = await body_of(house, name)
    viewer = None if seat == "all" else int(seat)
    lines = await looked_up(house, request, name, replay.described, body, viewer, at, language)
    return Response(lines, media_type="application/json")


@post("/api/records/{name:str}/continue")
async def go_on(
    request: Asking, house: TheHouse, guest: Guest, name: FromPath[str], data: JSONBody[wire.ContinueWish]
) -> Response[Any]:
    house.allow("make", request)
    body = await body_of(house, name)
    try:
        game, version, options, plain = await house.thinking.at_desk(
            house.sender(request), name, replay.position_at, body, data.entries
        )
        box, chosen, table = box_of(game), msgspec.json.decode(options), msgspec.json.decode(plain)
        begun = Game.from_position(box, chosen, table, version=version)
    except (BadRecord, DamagedPosition) as error:
        raise Refused("bad-options", sentence(error)) from error
    about = (data.listed, data.odds, data.pace, (name, data.entries))
    room, known = await house.seating.open(guest, house.sender(request), begun, data.seats, *about)
    return seated(request, house, room, known, 201)


# --- pages, health, socket ----------------------------------------------------------------------------------------


@get("/healthz")
async def health(house: TheHouse) -> Response[wire.Health]:
    database = await house.store.alive()
    answer = wire.Health(database, database, house.hub.connected, hauntings.__version__)
    return Response(answer, status_code=200 if database else 503)


@get("/metrics")
async def metrics(request: Asking) -> Response[bytes]:
    if not request.state.get(LOCAL):
        raise Refused("not-found", "There is no such page.")
    return Response(prometheus_client.generate_latest(), media_type=prometheus_client.CONTENT_TYPE_LATEST)


def page(house: House, request: Asking, path: str) -> Response[bytes]:
    if path.startswith(("api/", "socket/")) or path in ("api", "socket"):
        raise Refused("not-found", "There is no such page.")
    headers = request.headers
    answer = house.pages.answer(path, headers.get("accept-encoding", ""), headers.get("if-none-match", ""))
    if answer is None:
        raise Refused("not-found", "There is no such page.")
    return answer


@get(["/", "/{path:path}"], packed=True)
async def any_page(request: Asking, house: TheHouse) -> Response[bytes]:
    return page(house, request, request.url.path.lstrip("/"))


@head(["/", "/{path:path}"])
async def any_head(request: Asking, house: TheHouse) -> Response[None]:
    answer = page(house, request, request.url.path.lstrip("/"))
    return Response(None, status_code=answer.status_code, media_type=answer.media_type, headers=dict(answer.headers))


@websocket("/socket/{name:str}")
async def open_socket(
    socket: WebSocket[Any, Any, Any],
    house: TheHouse,
    guest: Guest,
    name: FromPath[str],
    after: Place = wire.ALL_STEPS,
    language: FromQuery[wire.Language] = "en",
    odds: FromQuery[bool] = True,
) -> None:
    await house.speaks(language)
    await play(socket, house, guest, name, after, language, odds)


HANDLERS: Final = [
    shelf,
    help_with,
    lobby,
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
    upload,
    record_info,
    record_file,
    record_replay,
    record_words,
    go_on,
    health,
    metrics,
    any_page,
    any_head,
    open_socket,
]
