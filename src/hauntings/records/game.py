"""`Game`: the true table with its record. Python users, the terminal, the lab and the server's room hold it.

Everything else gets views. Undo is an appended entry, never a deletion; the counters of the dice go back with it,
so the same dice fall again.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from hauntings.engine.box import Box
from hauntings.engine.chance import Dice, LoadedDice, SealedDice
from hauntings.engine.codec import digest
from hauntings.engine.event import Event
from hauntings.engine.table import NOBODY, IllegalChoice, Table
from hauntings.engine.view import SPECTATOR
from hauntings.games.shelf import box_of

DIGEST_EVERY: Final = 10

Chooser = Callable[["Game", int], int]
Seed = int | str | bytes | None


class Decision:
    """One decision: who answered which kind of question with which token, who learned what, what happened."""

    __slots__ = ("events", "kind", "learned", "seat", "token")

    def __init__(self, seat: int, kind: int, token: int, learned: int, events: tuple[Event, ...]) -> None:
        self.seat = seat
        self.kind = kind
        self.token = token
        self.learned = learned
        self.events = events

    def undo_needs(self, seat: int) -> int:
        """Who must agree before the seat takes it back, as a mask: those who learned something from it, and everybody
        if the seat itself did (it must not peek and choose anew)."""
        return -1 if self.learned >> seat & 1 else self.learned


class Game:
    """A game being played. `Game("rest-in-peace", seed=7)` deals; `choose` answers the pending question.

    >>> game = Game("leduc", seed=1)
    >>> game.asked, game.question, game.options, game.words
    (0, 'bet', [1, 2], ['call', 'raise'])
    >>> game.choose("raise").choose("fold").result
    [0.538, 0.462]

    `options` are the switches of the game, `loaded` the first draws of its dice and decks.

    >>> Game("ghost-stories", players=3, options={"difficulty": "hell"}).settings["difficulty"]
    'hell'
    >>> Game("leduc", loaded={"deck": [[1, 1, 2, 3, 3, 2]]}).view(0).hand
    [3, None]
    """

    def __init__(
        self,
        game: str = "rest-in-peace",
        *,
        players: int | None = None,
        seed: Seed = None,
        options: Mapping[str, Any] | None = None,
        names: Sequence[str] = (),
        loaded: Mapping[str, Sequence[int | list[int]]] | None = None,
        version: int | None = None,
    ) -> None:
        self.box: Final[Box] = box_of(game)
        self.version: Final = self.box.known_version(version)  # of the rules
        self.players: Final = players if players is not None else self.box.seats[0]
        self.options_chosen: Final[dict[str, Any]] = dict(options or {})
        self.settings: Final = self.box.settings(self.options_chosen, self.version)
        self.key: Final = key_of(seed)
        self.loaded: Final[dict[str, list[int | list[int]]]] = {
            stream: list(draws) for stream, draws in (loaded or {}).items()
        }
        self.names: list[str] = list(names)
        self.seats: list[str] = []  # who sits where: "person" or a bot's name; a client fills it in
        self.entries: list[Decision | int] = []  # moves; a number takes back so many
        self.moves: list[Decision] = []  # what stands after all undoing
        self.digests: dict[int, str] = {}  # after so many entries
        self.opening: tuple[Event, ...] = ()
        self.start_position: dict[str, Any] | None = None  # a game that began from a position code
        self.table: Table = self._deal()

    # --- whose decision, and what can be chosen ---------------------------------------------------------------

    @property
    def asked(self) -> int | None:
        """The seat that must choose now, or None when the game is over. Of a group, the first that may answer."""
        if self.table.asked >= 0:
            return int(self.table.asked)
        return None if self.table.asked == NOBODY else self.answerers[0]

    @property
    def answerers(self) -> list[int]:
        """All seats that may answer: one, or a whole group (then the first answer counts)."""
        return [seat for seat in range(self.players) if self.box.may_answer(self.table, seat)]

    @property
    def question(self) -> str:
        """The kind of the pending question."""
        return "" if self.asked is None else self.box.kinds[self.table.kind].name

    @property
    def options(self) -> list[int]:
        """The tokens that answer the pending question."""
        return list(self.table.options)

    @property
    def words(self) -> list[str]:
        """The options in notation."""
        return [self.box.word(self.table.kind, token) for token in self.table.options]

    @property
    def over(self) -> bool:
        return self.table.outcome != 0

    @property
    def result(self) -> list[float] | None:
        """What each seat got, 0 to 1, once the game is over."""
        return [value / 1000 for value in self.table.result] if self.over else None

    def begins_chapter(self, event: Event) -> bool:
        """Does something new begin with this event: a round, a turn?"""
        return self.table.begins_chapter(event.what)

    # --- choosing ---------------------------------------------------------------------------------------------

    def token(self, choice: int | str) -> int:
        """The token of a choice given as token or word, or an IllegalChoice that says what is allowed."""
        if self.asked is None:
            raise IllegalChoice("the game is over")
        if isinstance(choice, bool) or not isinstance(choice, int | str):
            raise IllegalChoice(f"{choice!r} is neither a token nor a word; allowed: {', '.join(self.words)}")
        token = choice if isinstance(choice, int) else self.box.token(self.table.kind, choice)
        if token in self.table.options:
            return token
        reason = f" ({why})" if (why := self.why(choice)) else ""
        raise IllegalChoice(f"{choice!r} cannot be chosen now{reason}; allowed: {', '.join(self.words)}")

    def choose(self, choice: int | str, seat: int | None = None) -> Game:
        """Answer the pending question with a token or a word of the notation. `seat`: who answers for a group.

        >>> Game("leduc", seed=1).choose("fold")
        Traceback (most recent call last):
        hauntings.engine.table.IllegalChoice: 'fold' cannot be chosen now (nothing-to-fold); allowed: call, raise
        """
        token = self.token(choice)
        g = self.table
        answers = self.asked if seat is None else seat
        if answers is None or answers not in self.answerers:
            raise IllegalChoice(f"seat {seat} is not asked; asked are {self.answerers}")
        kind = int(g.kind)
        g.learned = 0
        g.events = []
        g.choose(token)
        move = Decision(answers, kind, token, int(g.learned), tuple(g.events))
        self.entries.append(move)
        self.moves.append(move)
        self._note_digest()
        return self

    def why(self, choice: int | str) -> str:
        """The reason code why this cannot be chosen now, or '' if it can (or is no word of this game).

        >>> Game("leduc", seed=1).why("fold")
        'nothing-to-fold'
        """
        if self.asked is None:
            return ""
        kind = self.table.kind
        token = choice if isinstance(choice, int) else self.box.token(kind, choice)
        if not 0 <= token < self.box.kinds[kind].size or not self.box.word(kind, token):
            return ""
        return self.box.why(self.table, kind, token)

    def play(self, *choosers: Chooser) -> Game:
        """Let choosers (one per seat: `chooser(game, seat) -> token`) play the game to its end.

        >>> def first(game, seat):
        ...     return game.options[0]
        >>> Game("leduc", seed=1).play(first, first).result
        [0.462, 0.538]
        """
        if len(choosers) != self.players:
            raise ValueError(f"there are {self.players} players; play takes one chooser for each, not {len(choosers)}")
        while self.asked is not None:
            self.choose(choosers[self.asked](self, self.asked))
        return self

    # --- views, events, copies --------------------------------------------------------------------------------

    def view(self, seat: int) -> Any:
        """All that a seat may see; -1 is a spectator. The view is of the game's own class (`hauntings.views`).

        >>> game = Game("leduc", seed=1)
        >>> [game.view(seat).hand for seat in (0, 1, -1)]
        [[1, None], [None, 3], [None, None]]
        """
        self._known_seat(seat)
        return self.box.view(self.table, seat, self.settings)

    def events(self, seat: int) -> list[Event]:
        """All that happened, as far as the seat may hear it.

        >>> Game("leduc", seed=1).choose("call").choose("call").events(0)
        [Event(bets(0, 1)), Event(bets(1, 1)), Event(turns(2,))]
        """
        self._known_seat(seat)
        told = [*self.opening, *(event for move in self.moves for event in move.events)]
        return [event for event in told if event.heard_by(seat)]

    def copy(self) -> Game:
        """An independent copy with its history.

        >>> game = Game("leduc", seed=1)
        >>> other = game.copy().choose("raise")
        >>> game.asked, other.asked
        (0, 1)
        """
        other = object.__new__(Game)
        other.__dict__.update(self.__dict__)
        other.names = list(self.names)
        other.seats = list(self.seats)
        other.entries = list(self.entries)
        other.moves = list(self.moves)
        other.digests = dict(self.digests)
        other.table = self.table.clone()
        other.table.telling = True
        return other

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is pickled as its record, and played again from it."""
        from hauntings.records.record import record_of, replay

        return replay, (record_of(self, secret=True),)

    def position(self) -> dict[str, Any]:
        """The whole table as plain values: for files, never for a seat."""
        return self.box.write(self.table, self.version)

    def digest(self) -> str:
        """A short fingerprint of the whole table."""
        return digest(self.position())

    def seal(self) -> str:
        """The hash of the secret seed, published from the start."""
        return SealedDice(self.key).seal()

    # --- undo by knowledge ------------------------------------------------------------------------------------

    def undo_needs(self, steps: int, seat: int) -> list[int]:
        """The seats that must agree before `seat` takes back so many decisions: whoever must for one of them."""
        if not 0 < steps <= len(self.moves):
            raise ValueError(f"{steps} decisions cannot be taken back; there are {len(self.moves)}")
        needed = 0
        for move in self.moves[-steps:]:
            needed |= move.undo_needs(seat)
        return [other for other in range(self.players) if other != seat and needed >> other & 1]

    def free_undo(self, seat: int) -> int:
        """How many decisions the seat may take back without asking anybody."""
        return free_steps(self.moves, seat, [other for other in range(self.players) if other != seat], makers=False)

    def in_hindsight(self, steps: int, seat: int) -> bool:
        """Did the seat learn something from these last decisions (the dice have fallen)?"""
        return any(move.learned >> seat & 1 for move in self.moves[-steps:])

    @property
    def hindsight(self) -> int:
        """How often decisions were taken back by a seat that had learned something from them. Who plays alone asks
        nobody, but the record says so.

        >>> Game("leduc", seed=1).choose("call").choose("call").undo(2).hindsight
        1
        """
        made: list[Decision] = []
        found = 0
        for entry in self.entries:
            if isinstance(entry, int):
                back = made[-entry:]
                found += any(move.learned >> back[0].seat & 1 for move in back)
                del made[-entry:]
            else:
                made.append(entry)
        return found

    def undo(self, steps: int = 1, then: Table | None = None) -> Game:
        """Take back the last decisions. Whether others must agree is for the caller to ask (`undo_needs`).
        `then`: the table as it was, if the caller kept it; else the decisions that stand are played again.

        >>> Game("leduc", seed=1).choose("raise").choose("call").undo(2).words
        ['call', 'raise']
        """
        if not 0 < steps <= len(self.moves):
            raise ValueError(f"{steps} decisions cannot be taken back; there are {len(self.moves)}")
        kept = self.moves[:-steps]
        if then is None:
            then = self._deal()
            for move in kept:
                then.choose(move.token)
        self.table = then
        self.table.telling = True
        self.table.events = []
        self.moves = kept
        self.entries.append(steps)
        self._note_digest()
        return self

    # --- inside -----------------------------------------------------------------------------------------------

    def dice(self) -> Dice:
        sealed = SealedDice(self.key)
        if not self.loaded:
            return sealed
        unknown = [stream for stream in self.loaded if stream not in self.box.streams]
        if unknown:
            raise ValueError(f"there is no stream {unknown[0]!r}; there are {', '.join(self.box.streams)}")
        return LoadedDice({self.box.streams.index(stream): draws for stream, draws in self.loaded.items()}, sealed)

    def restored(self, position: dict[str, Any]) -> Table:
        """The table of a position, with this game's rules and dice."""
        table: Table = self.box.read(position, self.settings, self.dice(), self.version)
        table.telling = True
        return table

    def _known_seat(self, seat: int) -> None:
        if not SPECTATOR <= seat < self.players:
            raise ValueError(f"there is no seat {seat}; there are 0 to {self.players - 1}, and -1 for a spectator")

    def _deal(self) -> Table:
        if self.start_position is not None:
            g: Table = self.restored(self.start_position)
        else:
            g = self.box.deal(self.players, self.settings, self.dice(), True)
        g.telling = True
        self.opening = tuple(g.events)
        return g

    def _note_digest(self) -> None:
        if len(self.entries) % DIGEST_EVERY == 0 or self.over:
            self.digests[len(self.entries)] = self.digest()

    @classmethod
    def from_position(
        cls,
        box: Box,
        settings: dict[str, Any],
        plain: dict[str, Any],
        names: Sequence[str] = (),
        seed: Seed = None,
        version: int | None = None,
        loaded: Mapping[str, Sequence[int | list[int]]] | None = None,
    ) -> Game:
        """A game that goes on from a position of a rules version (None: ours), with new dice. `loaded` are draws of
        its dice and decks from the very first: those made before the position do not matter."""
        game = object.__new__(cls)
        fields = game.__dict__
        fields.update(box=box, version=box.known_version(version), players=plain["seats"], key=key_of(seed))
        fields.update(options_chosen=settings, settings=box.settings(settings, version))
        draws = {stream: list(falls) for stream, falls in (loaded or {}).items()}
        fields.update(loaded=draws, names=list(names), seats=[], entries=[], moves=[], digests={}, opening=())
        fields.update(start_position=plain)
        game.table = game._deal()
        return game


def free_steps(moves: Sequence[Decision], seat: int, others: Sequence[int], makers: bool) -> int:
    """How many of the last moves the seat may take back without asking any of the others. `makers`: whoever made one
    is asked too."""
    asked = sum([1 << other for other in others])
    for steps, move in enumerate(reversed(moves)):
        if asked & (move.undo_needs(seat) | (1 << move.seat if makers else 0)):
            return steps
    return len(moves)


def key_of(seed: Seed) -> bytes:
    """The 256-bit key behind a seed: fresh and secret if none is given."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bytes):
        return seed
    return hashlib.blake2b(str(seed).encode(), digest_size=32, person=b"hauntings seed").digest()
