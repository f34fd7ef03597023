"""What the handlers of all routes get and give."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import QueryParameter
from litestar.response import Response

from hauntings.server import wire
from hauntings.server.house import House
from hauntings.server.lobby import info
from hauntings.server.room import Room
from hauntings.server.tokens import Pass, cookie

Asking = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
Guest = NamedDependency[str]
Place = Annotated[int, QueryParameter(ge=-2, le=1_000_000)]


def seated(asking: Asking, house: House, room: Room, known: Pass, status: int = 200) -> Response[wire.TableInfo]:
    """The table as somebody finds it who may have got a seat, and a new token, this moment."""
    cookies = [cookie(asking, known.token)] if known.token else []
    return Response(info(house, room, known.guest), status_code=status, cookies=cookies)
