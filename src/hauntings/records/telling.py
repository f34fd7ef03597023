"""What a reader sees after each event of a decision: an onlooker keeps the table as it lay while it was told.

After an event a reader sees the table as it lay when the event was told. The last event that he hears of an effect
shows all that the effect has done: some effects tell first and change the table then. What an event did that he does
not hear shows with the next one he hears, or at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, Final

from hauntings.engine.box import Box
from hauntings.engine.event import EVERYONE, Event
from hauntings.engine.table import Onlooker, Table
from hauntings.engine.view import LENT, NEVER, SEEN_BY, Field, visible
from hauntings.records.game import Decision, Game

REMEMBERED: Final = 8  # entries
QUESTION: Final = ("seats", "stack", "asked", "kind", "options", "outcome", "result")  # in views, besides the table

Seen = dict[str, Any]


class Scenes(Onlooker):
    """The scenes of one decision: the table as it lay when each event was told, and after each effect that told
    something. They are compared only when somebody wants to see them."""

    def __init__(self, box: Box, before: Table) -> None:
        self.box: Final = box
        self.events: tuple[Event, ...] = ()
        self.tables: Final[list[Table]] = [before]  # in the end also the table after all of it
        self.at: Final[list[int]] = []  # per event: which table lay there when it was told
        self.after: Final[list[int]] = []  # per effect that told something: which when it was done
        self.effect: Final[list[int]] = []  # per event: which of those
        self.differ: Final[dict[tuple[int, int], list[Field]]] = {}

    def told(self, g: Table) -> None:
        self.at.append(len(self.tables))
        self.effect.append(len(self.after))
        self.tables.append(g.clone())

    def settled(self, g: Table) -> None:
        self.after.append(len(self.tables))
        self.tables.append(g.clone())

    def end(self, g: Table, events: tuple[Event, ...]) -> Scenes:
        """All is told, and so lies the table, which nobody will change."""
        g.onlooker = None
        self.tables.append(g)
        self.events = events
        return self

    def touched(self, one: int, other: int) -> list[Field]:
        """The fields that may look otherwise on the other table; none if the same lies on both."""
        key = (one, other)
        if key not in self.differ:
            self.differ[key] = touched_between(self.box, self.tables[one], self.tables[other])
        return self.differ[key]

    def heard_by(self, ears: Sequence[int]) -> list[int]:
        """For each event that one of `ears` hears (-1: a spectator): which table they see after it."""
        found: list[int] = []
        effect = -1
        for place in range(len(self.events) - 1, -1, -1):
            event = self.events[place]
            if event.audience == EVERYONE or any([event.heard_by(ear) for ear in ears]):
                last = self.effect[place] != effect
                effect = self.effect[place]
                found.append(self.after[effect] if last else self.at[place])
        found.reverse()
        return found

    def seen(self, place: int, seat: int, touched: Sequence[Field] | None) -> Seen:
        """What the seat sees of those fields (None: of all) on a table, and all that follows from what lies there."""
        g = self.tables[place]
        if touched is None:
            seen: Seen = dict(self.box.seen(g, seat))
        else:
            seen = {field.name: visible(g, field, seat) for field in touched if field.policy != NEVER}
            seen.update(self.box.computed(g, seat))
        for name in self.box.of_question():
            seen.pop(name, None)
        return seen


def touched_between(box: Box, one: Table, other: Table) -> list[Field]:
    """Lists that are replaced when they change are shared by copies, so most fields are the very same."""
    if one.outcome != other.outcome:
        return box.fields
    parts, others = one.parts(), other.parts()
    touched: list[Field] = []
    for part, fields, read in readers(box):
        lies, lay = read(parts[part]), read(others[part])
        if lies != lay:
            touched += [field for field, old, new in zip(fields, lies, lay, strict=True) if old != new]
    if touched:  # what is seen of these depends on more than themselves
        touched += [field for field in box.fields if field.policy in (LENT, SEEN_BY) and field not in touched]
    return touched


@cache
def readers(box: Box) -> list[tuple[int, list[Field], Callable[[Any], tuple[Any, ...]]]]:
    """For each part of a table: its fields, and what reads them all at once."""
    found: dict[int, list[Field]] = {}
    for field in box.fields:
        found.setdefault(field.part, []).append(field)
    return [(part, fields, reader([field.name for field in fields])) for part, fields in found.items()]


def reader(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    if len(names) == 1:
        return lambda part: (getattr(part, names[0]),)
    return attrgetter(*names)


class Recent:
    """How the table lay before the last few entries, so that they can be told event by event."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.before: Final[dict[int, Table]] = {}
        self.told: Final[dict[int, Scenes | None]] = {}

    def note(self, seq: int, before: Table, scenes: Scenes | None = None) -> None:
        """So lay the table before the entry `seq`; its scenes, if somebody looked on. Those of the entries before it
        have been told, but for readers who are slow: for them they are played again."""
        self.before[seq] = before
        for old in [old for old in self.before if old <= seq - REMEMBERED]:
            del self.before[old]
        self.told.clear()
        if scenes is not None:
            self.told[seq] = scenes

    def scenes(self, seq: int, move: Decision | int) -> Scenes | None:
        """The entry event by event; None for what was taken back, and if nobody knows how the table lay before."""
        if seq not in self.told:
            before, last = self.before.get(seq), self.told.get(seq - 1)
            if before is None and last is not None:
                before = last.tables[-1]
            self.told[seq] = None
            if before is not None and not isinstance(move, int):
                self.told[seq] = scenes_of(self.box, before, move)
        return self.told[seq]


def scenes_of(box: Box, before: Table, move: Decision) -> Scenes | None:
    """The scenes of a decision that was made at this table: it is played once more. None if it tells something else
    today: the rules are others than they were."""
    g = before.clone()
    scenes = Scenes(box, before)
    g.telling, g.events, g.onlooker = True, [], scenes
    try:
        g.choose(move.token)
    except (ValueError, LookupError, AttributeError):
        return None
    same = [event.as_json() for event in g.events] == [event.as_json() for event in move.events]
    return scenes.end(g, move.events) if same else None


def table_now(game: Game) -> Table:
    """How the table lies now, to be remembered."""
    return game.table.clone()
