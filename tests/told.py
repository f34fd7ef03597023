"""Views as sockets tell them: whole ones, and what changes with every event after that (docs/protocol.md)."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

Json = dict[str, Any]


def scenes(heard: Iterable[str]) -> list[Json]:
    """All that a socket let see by these messages: every view after every event and every step."""
    found: list[Json] = []
    views: list[Json] = []
    for text in heard:
        position = json.loads(text).get("position")
        if position is None:
            continue
        if position["views"] is not None:
            views = position["views"]
            found += views
            continue
        for step in position["steps"]:
            for part in [*step["events"], step]:
                views = changed(views, part["changes"])
                found += views
    return found


def told_views(views: list[Json], position: Json) -> list[Json]:
    """The views when all of a position is told, from those before it."""
    if position["views"] is not None:
        whole: list[Json] = position["views"]
        return whole
    for step in position["steps"]:
        for part in [*step["events"], step]:
            views = changed(views, part["changes"])
    return views


def changed(views: list[Json], changes: list[list[Any]]) -> list[Json]:
    """Copies of the views with these changes."""
    values = {view["seat"]: view["values"] for view in json.loads(json.dumps(views))}
    for change in changes:
        set_in(values, change)
    return [{"seat": seat, "values": each} for seat, each in values.items()]


def set_in(values: Any, change: list[Any]) -> None:
    """One change; values by seat."""
    if len(change) == 2:
        del values[change[0]][change[1]]
        return
    *path, place, value = change
    for step in path:
        values = values[step]
    if place == "length" and isinstance(values, list):
        del values[value:]
    elif isinstance(values, list) and place == len(values):
        values.append(value)
    else:
        values[place] = value
