"""What every psychic does: the columns `on_play` and `round_10` of its row in data.json, as effects to look up."""

from __future__ import annotations

from typing import Any, Final

from hauntings.engine.table import Effect
from hauntings.games.rest_in_peace.cards import CODES, PSYCHIC, PSYCHICS, Card, in_row
from hauntings.games.rest_in_peace.table import SEATS


def effects_in(*modules: Any) -> dict[str, Any]:
    """Every effect of these modules by its name."""
    found: dict[str, Any] = {}
    for module in modules:
        for name, made in vars(module).items():
            own = getattr(made, "__module__", "") == module.__name__  # not only imported there
            if own and isinstance(made, type) and issubclass(made, Effect):
                found[name] = made
    return found


def effect_of(row: dict[str, Any], column: str, name: str, seat: int, effects: dict[str, Any]) -> Effect[Any]:
    """The effect that a row names, for one seat. It is made with the seat, and with the card if it asks for one."""
    if name not in effects:
        raise ValueError(f"{in_row(row)}: {column} says {name!r}, and there is no effect of that name")
    made = effects[name]
    given = {"seat": seat, "card": PSYCHIC + row["id"]}
    effect: Effect[Any] = made(*[given[field] for field in made.__match_args__ if field in given])
    return effect


def on_play(effects: dict[str, Any]) -> list[Effect[Any] | None]:
    """[seat * CODES + card]: what a psychic does when it is laid; None if it does nothing at once."""
    found: list[Effect[Any] | None] = [None] * (SEATS * CODES)
    for row in PSYCHICS:
        if row["on_play"] is not None:
            for seat in range(SEATS):
                effect = effect_of(row, "on_play", row["on_play"], seat, effects)
                found[seat * CODES + PSYCHIC + row["id"]] = effect
    return found


class AtTheEnd:
    """A psychic that does something at round 10: its place in the order of RIP §6, and its effect for either seat."""

    def __init__(self, row: dict[str, Any], effects: dict[str, Any]) -> None:
        place, name = row["round_10"]
        self.place: Final[str] = place  # the phase and a number: "D4"
        self.card: Final[Card] = PSYCHIC + row["id"]
        self.does: Final[list[Effect[Any]]] = [effect_of(row, "round_10", name, seat, effects) for seat in range(SEATS)]


def by_place(psychic: AtTheEnd) -> str:
    return psychic.place


def at_the_end(effects: dict[str, Any], phase: str) -> list[AtTheEnd]:
    """The psychics of one phase of round 10, in their order."""
    rows = [row for row in PSYCHICS if row["round_10"] is not None and row["round_10"][0].startswith(phase)]
    found = [AtTheEnd(row, effects) for row in rows]
    found.sort(key=by_place)
    return found
