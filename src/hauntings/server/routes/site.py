"""Pages, health, figures, and the socket."""

from __future__ import annotations

from typing import Any, Final

import prometheus_client
from litestar import WebSocket, get, head, websocket
from litestar.params import FromPath, FromQuery
from litestar.response import Response

import hauntings
from hauntings.server import wire
from hauntings.server.guard import LOCAL
from hauntings.server.house import House
from hauntings.server.refusal import Refused
from hauntings.server.routes.asking import Asking, Guest, Place, TheHouse
from hauntings.server.socket import play


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


@websocket("/socket/{table:str}")
async def open_socket(
    socket: WebSocket[Any, Any, Any],
    house: TheHouse,
    guest: Guest,
    table: FromPath[str],
    after: Place = wire.ALL_STEPS,
    language: FromQuery[wire.Language] = "en",
    odds: FromQuery[bool] = True,
) -> None:
    await house.speaks(language)
    await play(socket, house, guest, table, after, language, odds)


HANDLERS: Final = [
    health,
    metrics,
    any_page,
    any_head,
    open_socket,
]
