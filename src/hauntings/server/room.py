"""A room: one table as this process knows it. Only this file and `rows.py` touch the true table.

Nothing here waits or stores: `rooms.py` does. A room is brought up to date from the database (`take`) without playing
anything again, so that a rule fix changes nothing that was decided; new decisions are made on a copy (`after`).
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from hauntings.engine.box import Box
from hauntings.engine.table import GROUP, NOBODY, IllegalChoice
from hauntings.engine.view import SPECTATOR, View
from hauntings.games.shelf import box_of
from hauntings.records.game import Game, free_steps
from hauntings.records.telling import Recent, Scenes
from hauntings.server import wire
from hauntings.server.asked import Asked, asked_ahead
from hauntings.server.claims import Wish, wish_of
from hauntings.server.hints import Hints
from hauntings.server.presence import Present
from hauntings.server.refusal import Refused
from hauntings.server.rows import Logged, game_of, logged
from hauntings.server.store import StoredRow
from hauntings.server.store.chat import SHOWN
from hauntings.server.store.log import StoredTable

FREE: Final = 50  # decisions that are looked at for how many may be taken back without asking
NOT_ASKED: Final = "It is not this seat's decision now."
ACTIVE_DECIDES: Final = "At this table the active player answers for the group."
GROUP_AGREES: Final = "At this table the group agrees: suggest an answer, and it counts when enough of you want it."
LATE: Final = "That question is answered already."
EARLY: Final = "There is no question with this number yet."
OVER: Final = "The game is over."
NOT_BEGUN: Final = "The game has not begun: a seat is open."


def player(seat: StoredRow) -> tuple[Any, ...]:
    """Who decides for a seat now."""
    return seat.plays, seat.owner, seat.borrower, seat.lent_bot


def shown(chat: list[StoredRow]) -> list[StoredRow]:
    """The last lines that were said, and the last notes of what became of seats."""
    said, notes = ([line for line in chat if bool(line.note) == noted][-SHOWN:] for noted in (False, True))
    return sorted([*said, *notes], key=lambda line: int(line.n))


class Room:
    """One table. `seats`, `sealed`, `chat` and `proposal` are as last read from the database."""

    def __init__(self, stored: StoredTable) -> None:
        row = stored.row
        self.id: Final[str] = row.id
        self.facts: Final = row  # what never changes of it
        self.box: Final[Box] = box_of(row.game)
        self.lock: Final = asyncio.Lock()  # who decides, stores or refreshes
        self.watchers: Final[set[asyncio.Event]] = set()
        self.game: Game = game_of(row)
        self.entries: list[Logged] = []
        self.recent: Final = Recent(self.box)
        self.scenes: Scenes | None = None  # of what `after` made
        self.seats: Sequence[StoredRow] = ()
        self.sealed: dict[tuple[int, int], tuple[int, int]] = {}
        self.chat: list[StoredRow] = []
        self.proposal: wire.Proposal | None = None
        self.wish: Wish | None = None
        self.state: str = row.state
        self.changed = -1
        self.chatted = 0
        self.used = 0.0
        self.stale = False  # somebody says that there is more in the database
        self.gone: Refused | None = None  # the table was removed, or archived: this is what to say
        self.present: Final = Present()
        self.hints: Final = Hints()
        self.cache: dict[Any, Any] = {}  # texts and views of the present moment
        self.texts: dict[Any, Any] = {}  # sentences of past entries
        self.take(stored)

    @property
    def seq(self) -> int:
        """The number of entries; the seq of the pending question."""
        return len(self.entries)

    def known(self) -> tuple[int, int, int]:
        """How far it has come: entries, changes, lines of chat."""
        return self.seq, self.changed, self.chatted

    @property
    def sender(self) -> str:
        """Whose share its bots use up; a table from before addresses were kept stands for itself."""
        return str(self.facts.sender or self.id)

    def idle(self) -> float:
        """Seconds since anything was decided here."""
        return time.time() - float(self.entries[-1].at if self.entries else self.facts.made)

    # --- from the database --------------------------------------------------------------------------------------

    def take(self, stored: StoredTable) -> None:
        """Take over what is new."""
        row = stored.row
        entries = [logged(move) for move in stored.moves]  # first all that may be unreadable
        proposal = None if row.proposal is None else msgspec.json.decode(row.proposal, type=wire.Proposal)
        wish = wish_of(row.wish)
        if entries:
            if self.changed >= 0:  # it is not just being read for the first time
                self.recent.note(self.seq, self.game.table)
            self.game.table = self.game.restored(msgspec.json.decode(row.position))
        for entry, move in zip(entries, stored.moves, strict=True):
            self.note(entry, move.digest)
        if stored.seats is not None:
            both = enumerate(zip(stored.seats, self.seats, strict=False))
            self.hints.leave([n for n, (new, old) in both if player(new) != player(old)])
            self.seats = stored.seats
            self.game.names = [seat.name for seat in self.seats]
            self.game.seats = ["person" if seat.plays != "bot" else seat.bot for seat in self.seats]
            self.texts = {}
        if stored.sealed is not None:
            self.sealed = {(answer.seq, answer.seat): (answer.kind, answer.token) for answer in stored.sealed}
        self.chat = shown([*self.chat, *stored.chat])
        self.chatted = row.chatted
        self.changed = row.changed
        self.state = row.state
        self.proposal, self.wish = proposal, wish
        self.cache = {}

    def try_out(self) -> None:
        """Ask all that will be asked of it: what is damaged shows itself before anybody sits at it."""
        if len(self.seats) != self.game.players:
            raise ValueError("seats are missing")
        self.bot_asked()
        self.view(SPECTATOR)

    def note(self, entry: Logged, digest: str) -> None:
        """One more entry; the table itself comes with the snapshot."""
        game = self.game
        self.entries.append(entry)
        game.entries.append(entry.move)
        if isinstance(entry.move, int):
            game.moves = game.moves[: -entry.move]
        else:
            game.moves.append(entry.move)
        if digest:
            game.digests[len(game.entries)] = digest

    def put(self, game: Game, entry: Logged) -> None:
        """What `after` or `back` made is stored: it is the table now."""
        scenes, self.scenes = self.scenes, None
        self.recent.note(self.seq, self.game.table, scenes if scenes and scenes.tables[-1] is game.table else None)
        self.game = game
        self.entries.append(entry)
        if game.over:
            self.state, self.wish = "over", None
        self.proposal = None
        self.cache = {}

    # --- who is who ---------------------------------------------------------------------------------------------

    def sees(self, guest: str) -> list[int]:
        """The seats whose views a browser gets: its own and those lent to it."""
        return [seat.seat for seat in self.seats if guest and guest in (seat.owner, seat.borrower)]

    def controls(self, guest: str, seat: int) -> bool:
        """May this browser decide for the seat now?"""
        row = self.seats[seat]
        return bool(guest) and not row.lent_bot and guest == (row.borrower or row.owner)

    def bot_of(self, seat: int) -> str:
        """The bot that decides for the seat, or nothing."""
        row = self.seats[seat]
        return str(row.bot if row.plays == "bot" else row.lent_bot)

    def person_at(self, seat: int) -> bool:
        row = self.seats[seat]
        return row.plays == "person" and not row.lent_bot

    def here(self) -> list[int]:
        """The seats whose people are connected now."""
        rows = [row for row in self.seats if self.person_at(row.seat)]
        return [row.seat for row in rows if self.present.has(row.borrower or row.owner or "", row.seat)]

    # --- questions ------------------------------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        found: View | None = self.cache.get(("view", seat))
        if found is None:
            found = self.cache[("view", seat)] = self.game.view(seat)
        return found

    def questions(self) -> list[Asked]:
        """All that may be answered now, by whichever seat; sealed answers that are given are left out."""
        found: list[Asked] | None = self.cache.get("questions")
        if found is None:
            found = self.cache["questions"] = self._questions() if self.state == "running" else []
        return found

    def _questions(self) -> list[Asked]:
        g = self.game.table
        if g.asked == NOBODY:
            return []
        sealed = int(g.choice.sealed_for()) != NOBODY
        kind, shown, options = int(g.kind), self.box.open_question(g), self.game.options
        found = [Asked(self.seq, seat, kind, options, self.view(seat), sealed, shown) for seat in self.answering()]
        about = (self.box, g, self.game.settings, self.seq)
        ahead = [asked_ahead(*about, choice) for choice in self.box.ahead(g)]
        found += [asked for asked in ahead if asked is not None]
        return [asked for asked in found if (asked.seq, asked.seat) not in self.sealed]

    def answering(self) -> list[int]:
        """The seats that may answer now; for the group only its leader, if the table wants it and it is a person."""
        g = self.game.table
        seats = [seat for seat in range(self.game.players) if self.box.may_answer(g, seat)]
        leader = self.box.leader(g) if g.asked == GROUP and self.facts.decides == "active" else NOBODY
        return [leader] if leader in seats and self.person_at(leader) else seats

    def voters(self) -> set[str]:
        """The people who must agree on the group's answer: those who are here and may answer. Empty: nobody must."""
        if self.state != "running" or self.game.table.asked != GROUP or self.facts.decides not in ("most", "all"):
            return set()
        here = self.here()
        people = {self.seats[seat].borrower or self.seats[seat].owner for seat in self.answering() if seat in here}
        return people if len(people) > 1 else set()

    def agreed(self) -> tuple[int, int] | None:
        """The answer of the group on which enough of its people agree, with the seat that suggested it first."""
        people = self.voters()
        enough = len(people) if self.facts.decides == "all" else len(people) // 2 + 1
        for one in self.hints.suggestions(self.seq) if people else []:
            same = [each.seat for each in self.hints.suggestions(self.seq) if each.token == one.token]
            if len({self.seats[seat].borrower or self.seats[seat].owner for seat in same} & people) >= enough:
                return one.seat, one.token
        return None

    def open_question(self) -> Asked | None:
        """The pending question as everybody may see it, or None if only the one who is asked may."""
        g = self.game.table
        if self.state != "running" or g.asked == NOBODY or not self.box.open_question(g):
            return None
        return Asked(self.seq, int(g.asked), int(g.kind), self.game.options, self.view(SPECTATOR), open=True)

    def waiting(self) -> list[int]:
        """The seats whose answer is awaited."""
        return sorted({asked.seat for asked in self.questions()})

    def fed(self) -> tuple[int, int] | None:
        """A stored sealed answer (seat, token) to the pending question, if it fits."""
        g = self.game.table
        if self.state != "running" or g.asked == NOBODY:
            return None
        kind, token = self.sealed.get((self.seq, int(g.asked)), (-1, -1))
        if kind < 0:
            return None
        if kind == g.kind and token in g.options:
            return int(g.asked), token
        del self.sealed[self.seq, int(g.asked)]  # the question is another one than was foreseen: ask
        self.cache = {}
        return None

    def bot_asked(self) -> tuple[int, str] | None:
        """The seat and name of the bot that must decide now. A question to the group is left to people, if any."""
        pending = [asked.seat for asked in self.questions() if asked.seq == self.seq]
        if not pending or any(self.person_at(seat) for seat in pending):
            return None
        return next(((seat, self.bot_of(seat)) for seat in pending if self.bot_of(seat)), None)

    def goes_on(self) -> bool:
        """Must a bot decide now, or does a stored answer come into force?"""
        return self.fed() is not None or self.bot_asked() is not None

    def bot_seed(self, seat: int) -> int:
        """The same decision gets the same answer in every process, and nobody can work it out beforehand."""
        place = f"bot {seat} {self.seq}".encode()
        return int.from_bytes(hashlib.blake2b(place, digest_size=4, key=self.game.key).digest(), "big")

    # --- deciding -------------------------------------------------------------------------------------------------

    def question_for(self, guest: str, seq: int, seat: int | None) -> Asked:
        """The question that a browser may answer, or a clear refusal."""
        if self.state != "running":
            raise Refused("not-running", OVER if self.state == "over" else NOT_BEGUN)
        if seat is not None and seat >= len(self.seats):
            raise Refused("not-found", "There is no such seat.")
        own = [seat] if seat is not None else [row.seat for row in self.seats if self.controls(guest, row.seat)]
        if not own:
            raise Refused("not-yours", "You have no seat at this table.")
        if seat is not None and not self.controls(guest, seat):
            if seat in self.sees(guest):
                raise Refused("seat-lent", "The seat is lent: take it back first.")
            raise Refused("not-yours", "Another player holds this seat.")
        if seq < self.seq:
            raise Refused("late", LATE)
        if any(key == (seq, place) for key in self.sealed for place in own):
            raise Refused("already-answered", "This answer is given; it is not shown before all have chosen.")
        fitting = [asked for asked in self.questions() if asked.seq == seq and asked.seat in own]
        if len(fitting) > 1:
            raise Refused("bad-message", "Several of your seats may answer: say which.")
        if fitting:
            return fitting[0]
        if seq > self.seq:
            raise Refused("early", EARLY)
        if any(self.box.may_answer(self.game.table, place) for place in own):
            raise Refused("active-decides", ACTIVE_DECIDES)
        raise Refused("not-asked", NOT_ASKED)

    def check(self, asked: Asked, token: int) -> None:
        """Is the token among the options? If not, the reason."""
        if token not in asked.options:
            reason = self.why(asked, token)
            raise Refused("cannot-choose", "This cannot be chosen now.", reason)

    def why(self, asked: Asked, token: int) -> str:
        """The reason code why a seat cannot choose this; nothing if it can, or if there is no such token."""
        if not 0 <= token < self.box.kinds[asked.kind].size or not self.box.word(asked.kind, token):
            return ""
        if token in asked.options:
            return ""
        if asked.seq == self.seq:
            return self.box.why(self.game.table, asked.kind, token)
        return ""

    def after(self, seat: int, token: int, bot: bool, at: float) -> tuple[Game, Logged]:
        """A copy of the game with one more decision."""
        trial = self.game.copy()
        scenes = Scenes(self.box, self.game.table) if self.watchers else None
        trial.table.onlooker = scenes
        try:
            trial.choose(token, seat)
        except IllegalChoice as error:
            raise Refused("cannot-choose", "This cannot be chosen now.") from error
        move = trial.moves[-1]
        self.scenes = None if scenes is None else scenes.end(trial.table, move.events)
        return trial, Logged(self.seq, seat, bot, at, move)

    def back(self, seat: int, steps: int, at: float) -> tuple[Game, Logged]:
        """A copy of the game with decisions taken back; only if playing it again comes to the table at hand."""
        trial, again = self.game.copy(), self.game.copy()
        try:
            again.table = then = again._deal()
            for place, move in enumerate(again.moves):
                if place == len(again.moves) - steps:
                    then = again.table.clone()
                again.table.choose(move.token)
            if again.digest() != trial.digest():
                raise Refused("rules-changed", "This game began under other rules; it cannot go back.")
            trial.undo(steps, then)
        except (IllegalChoice, IndexError, KeyError, AttributeError) as error:
            raise Refused("rules-changed", "This game began under other rules; it cannot go back.") from error
        return trial, Logged(self.seq, seat, False, at, steps)

    def steps_back(self, seat: int, steps: int) -> int:
        """How many decisions: as asked for, or (0) back to before the seat's last one."""
        moves = self.game.moves
        if steps == 0:
            made = [entry.move for entry in self.entries if entry.by == seat]
            own = [place for place, move in enumerate(moves) if move in made]
            steps = len(moves) - own[-1] if own else 0
        if not 0 < steps <= len(moves):
            raise Refused("nothing-to-undo", "There is nothing to take back.")
        return steps

    def must_agree(self, seat: int, steps: int) -> list[int]:
        """People who learned something from these decisions (all others, if the seat itself did) or made one of
        them. Bots and empty seats agree, and so do seats of the same side in the same hands."""
        asked = {*self.game.undo_needs(steps, seat), *(move.seat for move in self.game.moves[-steps:])} - {seat}
        people = [other for other in range(self.game.players) if other in asked and self.person_at(other)]
        return [other for other in people if not self.same_person(seat, other)]

    def same_person(self, seat: int, other: int) -> bool:
        """Does one browser play both seats, and may it know the same at both?"""
        one, two = self.seats[seat], self.seats[other]
        sides = {self.box.side(self.game.players, each) for each in (seat, other)}
        return (one.borrower or one.owner) == (two.borrower or two.owner) and len(sides) == 1

    def free_undo(self, seat: int) -> int:
        """How many decisions the seat may take back without asking anybody, having learned nothing from them."""
        found: int | None = self.cache.get(("free", seat))
        if found is None:
            others = [other for other in range(self.game.players) if other != seat and self.person_at(other)]
            people = [other for other in others if not self.same_person(seat, other)]
            moves = self.game.moves[-FREE:]
            free = free_steps(moves, seat, people, makers=True)
            knowing = [steps for steps, move in enumerate(reversed(moves)) if move.learned >> seat & 1]
            found = self.cache[("free", seat)] = min([free, *knowing])
        return found
