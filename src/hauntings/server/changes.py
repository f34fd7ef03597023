"""What is different between two views, said briefly: `[seat, field, place, ..., value]` sets what lies there.

Where a list grew, its new places are set; `length` cuts it. Without a value (`[seat, field]`) the field is gone. The
pages apply them (`web/src/wire/changes.ts`).
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from hauntings.server.wire import Change

Values = dict[str, Any]
LISTS: Final = (list, dict)
MISSING: Final = object()
written: Final = msgspec.json.Encoder().encode


def changes_between(seat: int, before: Values, after: Values) -> list[Change]:
    """What to set in the seat's view so that it becomes the other."""
    return [[seat, name] for name in before if name not in after] + changes_to(seat, before, after)


def changes_to(seat: int, before: Values, after: Values) -> list[Change]:
    """The same if `after` has only the fields that may have changed."""
    found: list[Change] = []
    for name, value in after.items():
        old = before.get(name, MISSING)
        if old is value or old == value:
            continue
        if isinstance(value, LISTS) and old is not MISSING:
            found += differing([seat, name], old, value)
        else:
            found.append([seat, name, value])
    return found


def differing(path: Change, before: Any, after: Any) -> list[Change]:
    """Place by place, or the whole value if that is shorter."""
    parts: list[Change] = []
    if isinstance(before, list) and isinstance(after, list):
        if not (before and isinstance(before[0], LISTS)) and not (after and isinstance(after[0], LISTS)):
            return places(path, before, after)
        for place, (old, value) in enumerate(zip(before, after, strict=False)):
            if old is not value and old != value:
                parts += differing([*path, place], old, value)
        if len(after) < len(before):
            parts.append([*path, "length", len(after)])
        elif len(after) > len(before):
            parts += [[*path, place, after[place]] for place in range(len(before), len(after))]
    elif isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, value in after.items():
            if before[key] != value:
                parts += differing([*path, key], before[key], value)
    else:
        return [[*path, after]]
    whole: list[Change] = [[*path, after]]
    return parts if len(written(parts)) < len(written(whole)) else whole


def places(path: Change, before: list[Any], after: list[Any]) -> list[Change]:
    """The places that differ, or the list if that is shorter: nearly all fields are lists of small numbers."""
    had, has, steps = len(before), len(after), len(path)
    if has < had:
        return [[*path, "length", has] if before[:has] == after else [*path, after]]
    found = [place for place, old in enumerate(before) if old != after[place]]
    if (len(found) + has - had) * (steps + 4) >= has + steps + 3:
        return [[*path, after]]
    return [[*path, place, after[place]] for place in (*found, *range(had, has))]
