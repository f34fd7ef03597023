"""What happened, as paragraphs: one for every turn's worth of decisions by the same seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hauntings.engine.box import Box
from hauntings.engine.event import Event
from hauntings.i18n.speaker import Speaker
from hauntings.records.game import Game


def paragraphs(speaker: Speaker, game: Game, seat: int, since: int) -> list[str]:
    """All that a seat heard (-1: a spectator) from move number `since` on; -1 begins with the deal."""
    found: list[list[str]] = [[]]
    if since < 0:
        add(speaker, game, found, heard(game.opening, seat))
    last = -1
    for move in game.moves[max(since, 0) :]:
        if move.seat != last:
            found.append([])
        last = move.seat
        add(speaker, game, found, heard(move.events, seat))
    return [" ".join(sentences) for sentences in found if sentences]


def add(speaker: Speaker, game: Game, found: list[list[str]], events: Iterable[Event]) -> None:
    for event in events:
        if game.begins_chapter(event):
            found.append([])
        found[-1].append(speaker.event(event))


def heard(events: Sequence[Event], seat: int) -> list[Event]:
    return [event for event in events if event.heard_by(seat)]


def all_of(box: Box, events: Sequence[Event]) -> list[Event]:
    """Every event for one who may see all. What the others heard in place of a seat's secret is left out."""
    found: list[Event] = []
    for event in events:
        about_seat = event.audience >= 0 and box.events.get(event.what, ("",))[:1] == ("seat",)
        if not about_seat or event.heard_by(event.args[0]):
            found.append(event)
    return found


def since_last_choice(game: Game, seat: int) -> int:
    """The number of the seat's last move, from where it wants to hear what happened; -1 if it made none."""
    for place in range(len(game.moves) - 1, -1, -1):
        if game.moves[place].seat == seat:
            return place
    return -1
