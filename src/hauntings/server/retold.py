"""What steps change for one reader, event by event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hauntings.engine.view import Field
from hauntings.records.game import Decision
from hauntings.records.telling import QUESTION, Scenes
from hauntings.server import wire
from hauntings.server.changes import changes_between, changes_to


class Retold:
    """One seat's view on its way through some steps. Made once for all who see the same."""

    def __init__(self, seat: int, seen: dict[str, Any], ears: Sequence[int] | None = None) -> None:
        """`ears`: the seats that hear the events, if not only this one (in a replay nothing is secret)."""
        self.seat: Final = seat
        self.ears: Final = [seat] if ears is None else ears
        self.seen: Final = dict(seen)
        self.stale: list[Field] | None = []  # what may look otherwise on the table than in `seen`; None: anything
        self.steps: Final[list[list[list[wire.Change]]]] = []  # per step: for every event that is heard, then the rest

    def tell(self, move: Decision | int, scenes: Scenes | None, after: dict[str, Any] | None = None) -> None:
        """One more step; without scenes all of it shows at the end. `after`: the view after it, if it is known."""
        told: list[list[wire.Change]] = []
        if scenes is not None:
            told = self.shown(scenes, after)
        else:
            self.stale = None
            if not isinstance(move, int):
                told = [[] for event in move.events if any(event.heard_by(ear) for ear in self.ears)]
        self.steps.append([*told, []])

    def shown(self, scenes: Scenes, after: dict[str, Any] | None) -> list[list[wire.Change]]:
        """What each event that is heard changes."""
        found: list[list[wire.Change]] = []
        before, last = 0, len(scenes.tables) - 1
        for place in scenes.heard_by(self.ears):
            self.pass_by(scenes.touched(before, place))
            before = place
            if self.stale is not None and not self.stale:  # many events change nothing
                found.append([])
                continue
            if after is not None and not scenes.touched(place, last):
                seen = after.copy()
                for name in (*QUESTION, *scenes.box.of_question()):  # it changes when all is told
                    del seen[name]
            else:
                seen = scenes.seen(place, self.seat, self.stale)
            found.append(changes_to(self.seat, self.seen, seen))
            self.seen.update(seen)
            self.stale = []
        self.pass_by(scenes.touched(before, last))
        return found

    def pass_by(self, touched: list[Field]) -> None:
        """These changed, and the seat was not shown it yet."""
        if self.stale is not None and touched:
            self.stale = [*self.stale, *touched]

    def end(self, seen: dict[str, Any]) -> None:
        """After the last step the seat sees this."""
        if self.steps:
            self.steps[-1][-1] = changes_between(self.seat, self.seen, seen)

    def into(self, steps: Sequence[wire.Step]) -> None:
        """Put the changes into the steps as they are told."""
        for step, (*told, rest) in zip(steps, self.steps, strict=True):
            heard = [one for one in step.events if one.seats is None or any(ear in one.seats for ear in self.ears)]
            for one, changes in zip(heard, told, strict=True):
                one.changes = one.changes + changes
            step.changes = step.changes + rest
