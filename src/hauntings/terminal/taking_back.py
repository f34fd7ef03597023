"""Undo by knowledge: free until somebody learned something, then it asks exactly those who did.

Bots agree to everything. A person is also asked when one of their own decisions would be taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hauntings.terminal.typed import fold

if TYPE_CHECKING:
    from hauntings.terminal.session import Session


def take_back(session: Session, seat: int, argument: str = "") -> None:
    """Back to the seat's last decision, or to the one so many before, if all who must agree do."""
    game = session.game
    own = [place for place, move in enumerate(game.moves) if move.seat == seat]
    if not own:
        session.say("common-nothing-to-undo")
        return
    wanted = argument or "1"
    number = int(wanted[:9]) if wanted.isdecimal() else 0
    if not 1 <= number <= len(own):
        session.say("terminal-undo-how", order=session.words.say("terminal-order-undo"), most=len(own))
        return
    steps = len(game.moves) - own[-number]
    for other in who_must_agree(session, steps, seat):
        if not agrees(session, other, seat, steps):
            session.notes[seat].append(session.words.say("terminal-refused", player=session.speaker.seat(other)))
            back_to(session, seat)
            return
    game.undo(steps)
    for other in session.people:
        session.told[other] = min(session.told[other], len(game.moves))
        if other != seat:
            note = session.words.say("terminal-took-back", player=session.speaker.seat(seat), count=steps)
            session.notes[other].append(note)
    session.notes[seat].append(session.words.say("common-undone", count=steps))


def who_must_agree(session: Session, steps: int, seat: int) -> list[int]:
    """People who learned something or decided something since."""
    decided = {move.seat for move in session.game.moves[-steps:]}
    asked = {*session.game.undo_needs(steps, seat), *decided} - {seat}
    return [other for other in session.people if other in asked]


def agrees(session: Session, other: int, seat: int, steps: int) -> bool:
    """Ask a person on the same device; the one who wants to go back hands it over first."""
    words = session.words
    yes, no = words.say("common-yes"), words.say("common-no")
    if not session.speaker.shares(seat, other):
        session.hand_over(other)
    while True:
        names = {"player": session.speaker.seat(seat), "other": session.speaker.seat(other)}
        session.say("terminal-may-undo", **names, count=steps, yes=yes, no=no)
        typed = fold(session.screen.ask(words.say("common-prompt") + ": "))
        if typed and (fold(yes).startswith(typed) or "yes".startswith(typed)):
            return True
        if typed and (fold(no).startswith(typed) or "no".startswith(typed)):
            return False


def back_to(session: Session, seat: int) -> None:
    """Give the device back and show the question again."""
    if session.holder != seat:
        session.hand_over(seat)
    session.show(seat, whole=True)
