"""The app: handlers, errors as sentences, start and stop. `create()` is what uvicorn and the tests run."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.response import Response

from hauntings.server.guard import MOST_UPLOAD, BrokeOff, Guard, TooLong
from hauntings.server.house import House
from hauntings.server.limits import Limits
from hauntings.server.metrics import REFUSALS
from hauntings.server.refusal import Refused, where
from hauntings.server.routes import HANDLERS
from hauntings.server.settings import Settings, from_environment
from hauntings.server.wire import Code, ErrorAnswer

LOG: Final = structlog.get_logger("hauntings.app")
Asking = Request[Any, Any, Any]


def create(settings: Settings | None = None, house: House | None = None) -> Guard:
    """The whole server as an ASGI app; in a house that the caller starts, or in one of its own."""
    chosen = settings or from_environment()
    limits = Limits(chosen.limits) if house is None else house.limits

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        app.state.house = house or House(chosen, limits)
        if house is None:
            await app.state.house.start()
        try:
            yield
        finally:
            await app.state.house.stop()

    app = Litestar(
        HANDLERS,
        lifespan=[life],
        dependencies={"house": Provide(the_house, sync_to_thread=False), "guest": Provide(who)},
        exception_handlers={
            Refused: refused,
            HTTPException: wrong,
            TooLong: too_long,
            BrokeOff: broke_off,
            RecursionError: too_deep,
            Exception: broken,
        },
        compression_config=CompressionConfig("gzip", minimum_size=2000, exclude_opt_key="packed"),  # pages come packed
        request_max_body_size=MOST_UPLOAD,
        openapi_config=None,
        logging_config=None,
        debug=False,
    )
    return Guard(app, limits, chosen.origins, chosen.proxy)


def the_house(request: ASGIConnection) -> House:  # type: ignore[type-arg]
    house: House = request.app.state.house
    return house


async def who(request: ASGIConnection, house: NamedDependency[House]) -> str:  # type: ignore[type-arg]
    return await house.guests.who(request)


# --- errors -----------------------------------------------------------------------------------------------------


def answer(status: int, code: Code, text: str) -> Response[ErrorAnswer]:
    REFUSALS.labels(code).inc()
    return Response(ErrorAnswer(code, text), status_code=status, media_type="application/json")


def refused(request: Asking, error: Refused) -> Response[ErrorAnswer]:
    return answer(error.status, error.code, error.text)


def wrong(request: Asking, error: HTTPException) -> Response[ErrorAnswer]:
    """What the framework refuses: unknown paths and methods, bodies and queries of the wrong shape."""
    if error.status_code in (404, 405):
        return answer(error.status_code, "not-found", "There is no such page.")
    if error.status_code == 413:
        return answer(413, "too-much", "The request is too long.")
    if error.status_code >= 500:
        return broken(request, error)
    extra = error.extra if isinstance(error.extra, list) else []
    said = "; ".join([f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict)])
    return answer(400, "bad-message", f"The request is not of the right shape. {said}"[:300].strip())


def too_long(request: Asking, error: TooLong) -> Response[ErrorAnswer]:
    return answer(413, "too-much", "The request is too long.")


def broke_off(request: Asking, error: BrokeOff) -> Response[ErrorAnswer]:
    return answer(400, "bad-message", "The request broke off.")  # nobody hears it


def too_deep(request: Asking, error: RecursionError) -> Response[ErrorAnswer]:
    LOG.warning("a request nests too deep", method=request.method, where=where(error))
    return answer(400, "bad-message", "The request has too many things within things.")


def broken(request: Asking, error: Exception) -> Response[ErrorAnswer]:
    """Our fault: the log gets where, never what was sent."""
    LOG.error("a request broke", method=request.method, error=type(error).__name__, where=where(error))
    return answer(500, "broken", "Something broke here; nothing was decided.")
