"""What a browser is told of a room: only views, events that its seats may hear, and its own questions.

Everything that leaves the server about a table is made here (and, after the end, in `replay.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec

import hauntings
from hauntings.engine.box import Box
from hauntings.engine.event import EVERYONE, Event, causes_among
from hauntings.engine.view import SPECTATOR
from hauntings.i18n import registry
from hauntings.i18n.speaker import Speaker
from hauntings.i18n.words import LANGUAGES, Words
from hauntings.records.position import seat_code_of
from hauntings.server import wire
from hauntings.server.asked import Asked
from hauntings.server.names import look_alike, name_of
from hauntings.server.refusal import Refused
from hauntings.server.retold import Retold
from hauntings.server.room import Room
from hauntings.server.rows import Logged

T = TypeVar("T")


def speaker_of(game: str, language: str, names: list[str], odds: bool = True) -> Speaker:
    """Who says this game in this language."""
    return registry.speaker(game, Words(language), names, odds)


def seat_names(box: Box, language: str, seats: int) -> list[str]:
    """What a game calls its seats, if nobody has given a name."""
    speaker = speaker_of(box.name, language, [""] * seats)
    return [speaker.seat_name(n) for n in range(seats)]


def shown_names(room: Room) -> list[str]:
    """All names by which somebody may know those who sit at a table, in whatever language it is read."""
    found = [name for row in room.seats for name in (row.name, row.lent_name)]
    for language in LANGUAGES:
        own = seat_names(room.box, language, len(room.seats))
        found += [own[row.seat] for row in room.seats if not row.name]
    return found


def spectator_name(room: Room, text: str) -> str:
    """The name under which somebody who looks on may talk, or a refusal."""
    name = name_of(text)
    if name and any(look_alike(name, other) for other in shown_names(room)):
        raise Refused("bad-name", "One of the players is called that. Please look on under another name.")
    return name


class Feed:
    """One browser's side of a room, in one language."""

    def __init__(self, room: Room, guest: str, language: str, odds: bool = True) -> None:
        self.room: Final = room
        self.guest: Final = guest
        self.language = language
        self.wants_odds = odds  # the reader's own switch
        self.shown: dict[int, dict[str, Any]] = {}  # what each of its seats saw when it was told last ...
        self.shown_at = -1  # ... which was after so many entries

    @property
    def odds(self) -> bool:
        """Chances are shown: the table allows it and the reader wants it."""
        return self.wants_odds and bool(self.room.facts.odds)

    def kept(self, key: tuple[object, ...], make: Callable[[], T]) -> T:
        """Something about the present moment of the room, made once for all who ask."""
        cache = self.room.cache
        if key not in cache:
            cache[key] = make()
        found: T = cache[key]
        return found

    def speaker(self) -> Speaker:
        room, key = self.room, ("speaker", self.language, self.odds)
        if key not in room.texts:
            room.texts[key] = speaker_of(room.box.name, self.language, room.game.names, self.odds)
        found: Speaker = room.texts[key]
        return found

    # --- the table from outside -----------------------------------------------------------------------------------

    def info(self) -> wire.TableInfo:
        room, game, facts = self.room, self.room.game, self.room.facts
        over = room.state == "over"
        return wire.TableInfo(
            id=room.id,
            game=room.box.name,
            state=room.state,  # type: ignore[arg-type]
            options=dict(game.settings),
            seats=[chair(row, self.guest) for row in room.seats],
            seal=game.seal(),
            seed=game.key.hex() if over else "",
            odds=facts.odds,
            listed=facts.listed,
            pace=facts.pace,
            decides=facts.decides,
            result=game.result or [] if over else [],
            made=facts.made,
            parent=facts.parent,
            parent_at=facts.parent_at,
            entries=room.seq,
            here=room.here(),
            claim=self.claim(),
            hindsight=game.hindsight,
        )

    def claim(self) -> wire.Claim | None:
        wish = self.room.wish
        return None if wish is None else msgspec.structs.replace(wish.claim, yours=self.asks())

    def asks(self) -> bool:
        """Does this browser ask for a seat?"""
        return self.room.wish is not None and self.room.wish.guest == self.guest

    def chat(self, after: int = 0) -> list[wire.ChatLine]:
        names = [row.name for row in self.room.seats]
        return [
            wire.ChatLine(row.n, names[row.seat] if says(row) else row.name, row.text, row.at, row.seat, row.note)
            for row in self.room.chat
            if row.n > after
        ]

    # --- the table from a seat --------------------------------------------------------------------------------------

    def seats(self) -> list[int]:
        return self.room.sees(self.guest)

    def position(self, after: int) -> wire.Position:
        """Where a table that has begun stands for this browser, with all steps after that one. If it has the views of
        its seats as they were then, it is told what changes."""
        room = self.room
        seats = self.seats()
        eyes = self.eyes()
        knows = self.shown_at == after + 1 and list(self.shown) == eyes
        asked = [one for one in room.questions() if room.controls(self.guest, one.seat)]
        return wire.Position(
            seq=room.seq,
            steps=self.steps(after, seats, [self.retold(after, seat) for seat in eyes] if knows else []),
            views=None if knows else [self.view(seat) for seat in eyes],
            questions=[self.question(one) for one in asked],
            waiting=room.waiting(),
            free_undo=max([room.free_undo(seat) for seat in seats if room.controls(self.guest, seat)], default=0),
            others=None if asked else self.others_question(),
        )

    def eyes(self) -> list[int]:
        """The seats that it sees with."""
        return self.seats() or [SPECTATOR]

    def note_shown(self) -> None:
        """It was told how the table stands."""
        self.shown, self.shown_at = {seat: self.view(seat).values for seat in self.eyes()}, self.room.seq

    def view(self, seat: int) -> wire.SeatView:
        return self.kept(("seat view", seat, self.odds), lambda: self._view(seat))

    def _view(self, seat: int) -> wire.SeatView:
        view = self.room.view(seat)
        lens = self.room.box.odds(view) if self.odds else {}
        return wire.SeatView(seat, {**view.values, **lens})

    def retold(self, after: int, seat: int) -> Retold:
        """What the steps after that one change for a seat."""
        return self.kept(("retold", after, seat, self.odds), lambda: self._retold(after, seat))

    def _retold(self, after: int, seat: int) -> Retold:
        room = self.room
        found = Retold(seat, self.shown[seat])
        for entry in room.entries[after + 1 :]:
            after_it = room.view(seat).values if entry is room.entries[-1] else None
            found.tell(entry.move, room.recent.scenes(entry.seq, entry.move), after_it)
        found.end(self.view(seat).values)
        return found

    def others_question(self) -> wire.Question | None:
        """What others are asked, if everybody may see it: in the words that a spectator gets."""
        asked = self.room.open_question()
        return None if asked is None else self.question(asked)

    def question(self, asked: Asked) -> wire.Question:
        key = ("question", self.language, self.odds, asked.seq, asked.seat, asked.view.seat)
        return self.kept(key, lambda: self._question(asked))

    def _question(self, asked: Asked) -> wire.Question:
        box, speaker = self.room.box, self.speaker()
        kind = box.kinds[asked.kind].name
        options: list[wire.Option] = []
        for token in asked.options:
            word = box.word(asked.kind, token)
            options.append(wire.Option(token, word, speaker.option(asked.view, kind, token)))
        named = [wire.Named(thing.name, thing.text) for thing in speaker.texts(asked.view)]
        text = speaker.asks(asked.view)
        return wire.Question(asked.seq, asked.seat, kind, text, options, asked.sealed, asked.open, named)

    # --- what happened ----------------------------------------------------------------------------------------------

    def steps(self, after: int, seats: list[int], retold: Sequence[Retold] = ()) -> list[wire.Step]:
        room = self.room
        found: list[wire.Step] = []
        if after < wire.OPENING:
            told = self.told(wire.OPENING, room.game.opening, seats)
            found.append(wire.Step(seq=wire.OPENING, seat=-1, at=room.facts.made, events=told))
        for entry in room.entries[max(0, after + 1) :]:
            found.append(self.step(entry, seats))
        for each in retold:
            each.into(found)
        return found

    def step(self, entry: Logged, seats: list[int]) -> wire.Step:
        move = entry.move
        if isinstance(move, int):
            return wire.Step(seq=entry.seq, seat=entry.by, undo=move, at=entry.at)
        return wire.Step(
            seq=entry.seq,
            seat=entry.by,
            kind=self.room.box.kinds[move.kind].name,
            token=move.token if entry.by in seats else None,
            bot=entry.bot,
            at=entry.at,
            events=self.told(entry.seq, move.events, seats),
        )

    def told(self, seq: int, events: tuple[Event, ...], seats: list[int]) -> list[wire.Told]:
        """The events that these seats (or a spectator) may hear."""
        found: list[wire.Told] = []
        hearing = [[seat for seat in seats or [SPECTATOR] if event.heard_by(seat)] for event in events]
        causes = causes_among(events, [bool(ears) for ears in hearing])
        for event, text, ears in zip(events, self.sentences(seq, events), hearing, strict=True):
            if ears:
                args = [int(value) for value in event.args]
                audience = None if event.audience == EVERYONE or not seats else ears
                found.append(wire.Told(event.what, args, text, audience, causes[len(found)]))
        return found

    def sentences(self, seq: int, events: tuple[Event, ...]) -> list[str]:
        """What happened, in words; the same for everybody who reads this language."""
        key = ("events", self.language, seq)
        if key not in self.room.texts:
            self.room.texts[key] = [self.speaker().event(event) for event in events]
        found: list[str] = self.room.texts[key]
        return found

    # --- asking about it ----------------------------------------------------------------------------------------------

    def why(self, ask: wire.Why) -> wire.Reason:
        """The reason for the asked seat about its own question, and for nobody else."""
        room = self.room
        asked = room.question_for(self.guest, ask.seq, ask.seat)
        if ask.kind and ask.kind != room.box.kinds[asked.kind].name:
            raise Refused("not-asked", "This is not the pending question.")
        code = room.why(asked, ask.token)
        text = self.speaker().reason(code) if code else ""
        return wire.Reason(ask.id, code, text, room.box.reasons().get(code, ""))

    def describe(self, ask: wire.Describe) -> wire.Description:
        if self.room.state == "waiting":
            raise Refused("not-running", "The game has not begun: a seat is open.")
        if ask.seat is not None and ask.seat not in self.seats():
            raise Refused("not-yours", "Another player holds this seat.")
        seat = SPECTATOR if ask.seat is None else ask.seat
        lines = self.kept(("lines", self.language, self.odds, seat), lambda: self._lines(seat))
        return wire.Description(ask.id, seat, lines)

    def _lines(self, seat: int) -> list[str]:
        return self.speaker().describe(self.room.view(seat))

    # --- to take away -----------------------------------------------------------------------------------------------

    def code(self, seat: int) -> str:
        """The position as a seat of this browser knows it, in one string."""
        room = self.room
        if seat not in self.seats():
            raise Refused("not-yours", "Another player holds this seat.")
        if room.state == "waiting":
            raise Refused("not-running", "The game has not begun: a seat is open.")
        return seat_code_of(room.view(seat), room.game.version, room.game.options_chosen)

    def report(self, seat: int) -> wire.Report:
        """All that this seat was told, in English and without the players' names."""
        room, code = self.room, self.code(seat)
        nameless = Nameless(room, seat)
        return wire.Report(
            hauntings=hauntings.__version__,
            game=room.box.name,
            version=room.game.version,
            players=room.game.players,
            options=dict(room.game.settings),
            seat=seat,
            state=room.state,  # type: ignore[arg-type]
            seq=room.seq,
            code=code,
            steps=nameless.steps(wire.ALL_STEPS, [seat]),
            questions=[nameless._question(asked) for asked in room.questions() if asked.seat == seat],
            lines=nameless.voice.describe(room.view(seat)),
        )


class Nameless(Feed):
    """One seat's side of a room, in English, with the seats' own names; nothing of it is kept."""

    def __init__(self, room: Room, seat: int) -> None:
        super().__init__(room, "", "en")
        self.seat: Final = seat
        self.voice: Final = speaker_of(room.box.name, "en", [], self.odds)

    def speaker(self) -> Speaker:
        return self.voice

    def sentences(self, seq: int, events: tuple[Event, ...]) -> list[str]:
        return [self.voice.event(event) for event in events]


def says(row: Any) -> bool:
    """Is it a line that a seat says?"""
    return bool(row.seat >= 0 and not row.note)


def archived_info(kept: str, seats: Sequence[Any], guest: str) -> wire.TableInfo:
    """A table of which only the record is left: as it was told when it was archived, and whose its seats are."""
    info = msgspec.json.decode(kept, type=wire.TableInfo)
    info.seats = [chair(row, guest) for row in seats]
    return info


def chair(row: Any, guest: str) -> wire.Chair:
    """A seat as this browser finds it."""
    yours = bool(guest) and row.owner == guest
    borrowed = bool(guest) and row.borrower == guest
    lent = "bot" if row.lent_bot else "person" if row.borrower else "offered" if row.loan else ""
    return wire.Chair(
        seat=row.seat,
        plays=row.plays,
        name=row.name,
        bot=row.bot,
        lent=lent,  # type: ignore[arg-type]
        lent_to=row.lent_bot or row.lent_name,
        yours=yours,
        borrowed=borrowed,
        seen=row.seen if yours or borrowed else wire.ALL_STEPS,
    )
