"""What a reader sees after each event of a decision: the decision is played once more, and looked at while it is told.

After an event a reader sees the table as it lay when the event was told. The last event that he hears of an effect
shows all that the effect has done: some effects tell first and change the table then. What an event did that he does
not hear shows with the next one he hears, or at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hauntings.engine.box import Box
from hauntings.engine.event import Event
from hauntings.engine.table import Onlooker, Table
from hauntings.records.game import Decision, Game

REMEMBERED: Final = 8  # entries
QUESTION: Final = ("seats", "stack", "asked", "kind", "options", "outcome", "result")  # in views, besides the table

Seen = dict[str, Any]


class Watching(Onlooker):
    """Keeps the table as it lay at each event, and after each effect that told something."""

    def __init__(self) -> None:
        self.at: Final[list[Table]] = []
        self.after: Final[list[Table]] = []
        self.effect: Final[list[int]] = []  # per event: which of those

    def told(self, g: Table) -> None:
        self.at.append(g.clone())
        self.effect.append(len(self.after))

    def settled(self, g: Table) -> None:
        self.after.append(g.clone())


class Scenes:
    """The scenes of one decision, event by event."""

    def __init__(self, box: Box, events: tuple[Event, ...], watching: Watching, then: Table) -> None:
        self.box: Final = box
        self.events: Final = events
        self.watching: Final = watching
        self.then: Final = then  # the table after all of it

    def seen_by(self, seat: int, ears: Sequence[int], after: dict[str, Any] | None = None) -> list[Seen | None]:
        """What the seat (-1: a spectator) sees after each event that one of `ears` hears, as far as the table goes;
        None after the others. The question, and what odds add, change when all is told. `after`: its view after all of
        it, if somebody has it."""
        found: list[Seen | None] = [None] * len(self.events)
        table, effect = self.then, -1
        seen = None if after is None else {name: value for name, value in after.items() if name not in QUESTION}
        for place in range(len(self.events) - 1, -1, -1):
            if any([self.events[place].heard_by(ear) for ear in ears]):
                last = self.watching.effect[place] != effect
                effect = self.watching.effect[place]
                earlier = self.watching.after[effect] if last else self.watching.at[place]
                if seen is None or not self.alike(earlier, table):
                    seen = self.box.seen(earlier, seat)
                table, found[place] = earlier, seen
        return found

    def alike(self, one: Table, other: Table) -> bool:
        """Does the same lie on both? Most decisions end with their last event, and many events change nothing."""
        if one.outcome != other.outcome:
            return False
        parts, others = one.parts(), other.parts()
        for field in self.box.fields:
            if getattr(parts[field.part], field.name) != getattr(others[field.part], field.name):
                return False
        return True


class Recent:
    """How the table lay before the last few entries, so that they can be told event by event."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.before: Final[dict[int, Table]] = {}
        self.told: Final[dict[int, Scenes | None]] = {}
        self.views: Final[dict[tuple[int, int, bool], dict[str, Any]]] = {}  # what was shown: seq, seat, with odds?

    def note(self, seq: int, before: Table) -> None:
        """So lay the table before the entry `seq`."""
        self.before[seq] = before
        for kept in (self.before, self.told):
            for old in [old for old in kept if old <= seq - REMEMBERED]:
                del kept[old]
        for key in [key for key in self.views if key[0] <= seq - REMEMBERED]:
            del self.views[key]

    def scenes(self, seq: int, move: Decision | int) -> Scenes | None:
        """The entry event by event; None for what was taken back, and if nobody knows how the table lay before."""
        if seq not in self.told:
            before, last = self.before.get(seq), self.told.get(seq - 1)
            if before is None and last is not None:
                before = last.then
            self.told[seq] = None
            if before is not None and not isinstance(move, int):
                self.told[seq] = scenes_of(self.box, before, move)
        return self.told[seq]


def scenes_of(box: Box, before: Table, move: Decision) -> Scenes | None:
    """The scenes of a decision that was made at this table. None if it tells something else today: the rules are
    others than they were."""
    g = before.clone()
    watching = Watching()
    g.telling, g.events, g.onlooker = True, [], watching
    try:
        g.choose(move.token)
    except (ValueError, LookupError, AttributeError):
        return None
    g.onlooker = None
    same = [event.as_json() for event in g.events] == [event.as_json() for event in move.events]
    return Scenes(box, move.events, watching, g) if same else None


def table_now(game: Game) -> Table:
    """How the table lies now, to be remembered."""
    return game.table.clone()
