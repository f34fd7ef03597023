"""What steps change for one reader, event by event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hauntings.records.game import Decision
from hauntings.records.telling import Scenes
from hauntings.server import wire
from hauntings.server.changes import changes_between


class Retold:
    """One seat's view on its way through some steps. Made once for all who see the same."""

    def __init__(self, seat: int, seen: dict[str, Any], ears: Sequence[int] | None = None) -> None:
        """`ears`: the seats that hear the events, if not only this one (in a replay nothing is secret)."""
        self.seat: Final = seat
        self.ears: Final = [seat] if ears is None else ears
        self.seen = seen
        self.steps: Final[list[list[list[wire.Change]]]] = []  # per step: for every event that is heard, then the rest

    def tell(self, move: Decision | int, scenes: Scenes | None, after: dict[str, Any] | None = None) -> None:
        """One more step; without scenes all of it shows at the end. `after`: the view after it, if it is known."""
        told: list[list[wire.Change]] = []
        if scenes is not None:
            seen = scenes.seen_by(self.seat, self.ears, after)
            last: dict[str, Any] | None = None
            for each in seen:
                if each is not None:  # many events change nothing that the seat sees
                    told.append([] if each is last else self.turn({**self.seen, **each}))
                    last = each
        elif not isinstance(move, int):
            told = [[] for event in move.events if any(event.heard_by(ear) for ear in self.ears)]
        self.steps.append([*told, []])

    def turn(self, seen: dict[str, Any]) -> list[wire.Change]:
        changes = changes_between(self.seat, self.seen, seen)
        self.seen = seen
        return changes

    def end(self, seen: dict[str, Any]) -> None:
        """After the last step the seat sees this."""
        if self.steps:
            self.steps[-1][-1] = self.turn(seen)

    def into(self, steps: Sequence[wire.Step]) -> None:
        """Put the changes into the steps as they are told."""
        for step, (*told, rest) in zip(steps, self.steps, strict=True):
            heard = [one for one in step.events if one.seats is None or any(ear in one.seats for ear in self.ears)]
            for one, changes in zip(heard, told, strict=True):
                one.changes = one.changes + changes
            step.changes = step.changes + rest
