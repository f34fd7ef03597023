"""All that goes over the wire, in both directions. The TypeScript types are generated from these (`server/types.py`).

Numbers: entries of a table (decisions and takings-back) count from 0. `seq` of a question is the number that its
answer will have; `seq` of a step is the number it has. The opening (what happened before the first decision) is -1.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

PROTOCOL: Final = 1
NAME_LENGTH: Final = 24
CHAT_LENGTH: Final = 500
OPENING: Final = -1  # the step before the first decision
ALL_STEPS: Final = -2  # `after` of a client that has nothing yet

Language = Literal["en", "ru", "pl"]
TableId = Annotated[str, Meta(min_length=8, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(max_length=NAME_LENGTH)]
BotName = Annotated[str, Meta(min_length=1, max_length=24, pattern="^[a-z]+(:[0-9]+s?)?$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=-2, le=1_000_000)]
Token = Annotated[int, Meta(ge=0, le=1_000_000)]
MessageId = Annotated[int, Meta(ge=0, le=2**31)]

Plays = Literal["open", "person", "bot"]
State = Literal["waiting", "running", "over"]
Note = Literal["", "sat", "left", "freed", "filled", "lent", "borrowed", "returned", "denied"]
Decides = Literal["anyone", "active"]  # who answers for the group: any seat that may, or the active player
Thing = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9-]+$(?!\n)")]
Code = Literal[
    "bad-message",  # not JSON, an unknown type, a field of the wrong shape
    "too-much",  # slow down: a rate or a size limit
    "foreign-origin",  # the page that asks is not ours
    "not-found",  # no such table, record, seat, page
    "not-waiting",  # the table has begun
    "not-running",  # the table has not begun, or is over
    "not-over",  # only a finished game may be replayed or downloaded
    "archived",  # the game is long over: only its record is left
    "not-yours",  # another browser holds this seat
    "not-asked",  # the seat is not asked now
    "active-decides",  # the group is asked, and at this table the active player answers for it
    "late",  # the question with this seq is answered already
    "early",  # there is no question with this seq yet
    "cannot-choose",  # the token is not among the options (`reason` says why)
    "already-answered",  # a sealed answer is given once
    "seat-taken",
    "seat-lent",  # take it back first
    "has-seen",  # who has seen one side of a game may not take another
    "claim-open",  # somebody asks for a seat already
    "no-claim",  # nobody asks for a seat, or it lapsed
    "bad-options",  # option switches, number of seats, bots
    "bad-name",  # a spectator is not called like a player
    "bad-record",
    "nothing-to-undo",
    "no-proposal",  # nobody asks to take back, or it lapsed
    "rules-changed",  # the game began under other rules: it goes on, but cannot go back
    "other-version",  # its rules version is newer than the server's, or too old to be played
    "busy",  # the server could not store it, or not get to it, now; try again
    "damaged",  # what is stored of it cannot be read; trying again does not help
    "broken",  # our fault
]
CODES: Final[tuple[str, ...]] = Code.__args__  # type: ignore[attr-defined]


# --- parts --------------------------------------------------------------------------------------------------------


class Option(Struct):
    """One token that answers a question: in notation (English, for records) and in the reader's language."""

    token: int
    word: str
    text: str


class Question(Struct):
    """A question to one of your seats. `sealed`: others choose at the same time, and nobody sees the answers yet.
    `open`: all see it, and may point at its options."""

    seq: int
    seat: int  # -2 in `Position.others`: the group
    kind: str
    text: str
    options: list[Option]
    sealed: bool = False
    open: bool = False


# what is different in a view: seat, field, places within it, and last what lies there now; `docs/protocol.md` has more
Change = list[Any]


class Told(Struct):
    """An event: its id and arguments (see GameInfo.events), a sentence, which of your seats may hear it, and what
    those see changed when it is told."""

    what: str
    args: list[int]
    text: str
    seats: list[int] | None = None  # None: everybody hears it
    cause: int = -1  # the place in the step's events, as you get them, of the one it follows from
    changes: list[Change] = []  # only where it is told for the first time: see `Position.views`


class Step(Struct):
    """One entry of the table: a decision with all that came of it, or `undo`: so many decisions taken back.
    When all its events are told, `changes` brings what is left, the question at least."""

    seq: int
    seat: int  # who decided or took back; -1 for the opening, -2 for the group
    kind: str = ""
    token: int | None = None  # only for decisions of your own seats
    undo: int = 0
    bot: bool = False
    at: float = 0.0  # seconds since 1970
    events: list[Told] = []
    changes: list[Change] = []


class SeatView(Struct):
    """All that one seat sees (seat -1: a spectator). The fields of `values` per game are in the generated types."""

    seat: int
    values: dict[str, Any]


class Chair(Struct):
    """A seat of a table as everybody sees it, and whether it is yours."""

    seat: int
    plays: Plays
    name: str = ""
    bot: str = ""  # which bot sits here by itself
    lent: Literal["", "offered", "bot", "person"] = ""  # offered: a link is out, nobody took it yet
    lent_to: str = ""  # the bot's or the person's name
    yours: bool = False  # you own it
    borrowed: bool = False  # it is lent to you
    seen: int = ALL_STEPS  # yours only: the last step this seat has looked at


class Claim(Struct):
    """Somebody asks the people at a table that runs: to sit down (`sit`), to send a bot away (`free`), to put another
    there (`fill`). It lapses when any seat changes hands."""

    n: int  # its number: the answer names it
    what: Literal["sit", "free", "fill"]
    seat: int
    by: int  # the seat of whoever asks; -1: somebody who has none
    name: str  # of somebody who has none
    waiting: list[int]  # seats that have not agreed yet
    bot: str = ""
    yours: bool = False  # you ask


class TableInfo(Struct):
    """A table from outside. It is also stored, with archived tables: new fields need a default."""

    id: str
    game: str
    state: State
    options: dict[str, Any]  # all switches with their values
    seats: list[Chair]
    seal: str  # hash of the secret seed
    seed: str = ""  # the seed itself, once the game is over
    odds: bool = True  # the odds lens is allowed
    listed: bool = False
    pace: float = 0.0  # seconds for which a client may show each move of a bot
    decides: Decides = "anyone"  # who answers for the group
    result: list[float] = []  # per seat, 0 to 1, once the game is over
    made: float = 0.0
    parent: str = ""  # "what if": the record it goes on from ...
    parent_at: int = 0  # ... after so many entries
    entries: int = 0
    here: list[int] = []  # seats whose people are connected now
    claim: Claim | None = None


class ChatLine(Struct):
    """Something said; or a `note` of what became of `seat`: `name` did it, `text` is the bot's or borrower's name."""

    n: int
    name: str
    text: str
    at: float
    seat: int = -1
    note: Note = ""


class Proposal(Struct):
    """Somebody wants to take back decisions, and these seats must agree."""

    seq: int  # lapses when the table's seq moves on
    by: int
    steps: int
    waiting: list[int]


class Suggestion(Struct):
    """A seat's person points at an option of the open question."""

    seat: int
    token: int


class Position(Struct):
    """Where the table stands, for you."""

    seq: int  # of the pending question: the number of entries so far
    steps: list[Step]  # what is new, oldest first
    views: list[SeatView] | None  # one per seat of yours (a spectator: -1); None: yours, with the changes of the steps
    questions: list[Question]  # to your seats
    waiting: list[int]  # seats whose answer is awaited
    free_undo: int = 0  # so many decisions a seat of yours may take back without asking anybody
    others: Question | None = None  # the open question that others are asked, if none of your seats is


# --- socket: server to client -------------------------------------------------------------------------------------


class ToClient(Struct, tag_field="type"):
    """Base of what the server says on a socket."""


class Welcome(ToClient, tag="welcome"):
    """First message on every socket. `position` is None while the table waits for players."""

    protocol: int
    info: TableInfo
    position: Position | None
    chat: list[ChatLine]
    proposal: Proposal | None
    language: str
    suggestions: list[Suggestion] = []  # to the pending question


class Update(ToClient, tag="update"):
    """Something was decided or taken back."""

    position: Position


class TableChanged(ToClient, tag="table"):
    """Names, seats, lending, state or result changed."""

    info: TableInfo


class Here(ToClient, tag="here"):
    """Somebody came or went: the seats whose people are connected now."""

    seats: list[int]


class Chatted(ToClient, tag="chat"):
    lines: list[ChatLine]


class Pointed(ToClient, tag="pointed"):
    """Somebody points at a thing on the table; the board knows it by this name. Show it for a moment."""

    seat: int
    at: str


class Suggested(ToClient, tag="suggested"):
    """Who points at which option of the question `seq` now; they lapse with its answer."""

    seq: int
    suggestions: list[Suggestion]


class Proposed(ToClient, tag="proposal"):
    """An undo waits for consent; None: it is off the table (granted, refused or lapsed)."""

    proposal: Proposal | None


class Done(ToClient, tag="done"):
    """Your message with this id took effect and is stored. `seq` is the number of the entry, if it made one."""

    id: int
    seq: int = ALL_STEPS


class Refusal(ToClient, tag="refusal"):
    """Your message changed nothing. `text` is an English sentence; `reason` is the game's reason code, if any."""

    code: Code
    text: str
    id: int | None = None
    reason: str = ""


class Reason(ToClient, tag="reason"):
    """Answer to `why`. An empty code: it can be chosen."""

    id: int
    code: str
    text: str
    rule: str


class Description(ToClient, tag="description"):
    """The whole position in lines of at most 80 columns."""

    id: int
    seat: int
    lines: list[str]


class Pong(ToClient, tag="pong"):
    """The server is there, and the table has come so far: who has less, and does not get it in a moment, reconnects."""

    id: int
    seq: int  # entries
    chatted: int  # lines of chat


ServerMessage = (
    Welcome
    | Update
    | TableChanged
    | Here
    | Chatted
    | Pointed
    | Suggested
    | Proposed
    | Done
    | Refusal
    | Reason
    | Description
    | Pong
)


# --- socket: client to server -------------------------------------------------------------------------------------


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True):
    """Base of what a client says on a socket."""

    id: MessageId  # chosen by the client; the answer carries it


class Move(FromClient, tag="move"):
    """Answer the question `seq` of `table`. `seat` may be left out if only one of your seats can answer."""

    table: TableId
    seq: Seq
    token: Token
    seat: SeatNumber | None = None


class Undo(FromClient, tag="undo"):
    """Take back `steps` decisions; 0: back to before the seat's last decision. `seq` is the table's present seq."""

    table: TableId
    seq: Seq
    seat: SeatNumber
    steps: Annotated[int, Meta(ge=0, le=10_000)] = 0


class Agree(FromClient, tag="agree"):
    """Say yes or no to the proposal of `seq`; the one who proposed withdraws it with no."""

    table: TableId
    seq: Seq
    seat: SeatNumber
    yes: bool


class Why(FromClient, tag="why"):
    """Why can't this seat choose this token now? Only about its own pending question."""

    table: TableId
    seq: Seq
    seat: SeatNumber
    token: Token
    kind: Annotated[str, Meta(max_length=40)] = ""  # left out: the pending question's


class Describe(FromClient, tag="describe"):
    """The position in words; without a seat, as a spectator sees it."""

    seat: SeatNumber | None = None


class Chat(FromClient, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
    seat: SeatNumber | None = None
    name: Name = ""  # of a spectator


class Point(FromClient, tag="point"):
    """Point at a thing on the table, by the board's name for it. Everybody sees it, nothing is stored."""

    seat: SeatNumber
    at: Thing


class Suggest(FromClient, tag="suggest"):
    """Point at an option of the open question `seq`; None: no longer. Everybody sees it, nothing is stored."""

    seat: SeatNumber
    seq: Seq
    token: Token | None


class Seen(FromClient, tag="seen"):
    """This seat has looked at everything up to step `seq`. Not answered."""

    seat: SeatNumber
    seq: Seq


class Speak(FromClient, tag="speak"):
    """Change the language or the odds lens; answered with `welcome` of all steps."""

    language: Language
    odds: bool = True  # the reader wants to see chances; a table that forbids them shows none anyhow


class Ping(FromClient, tag="ping"):
    pass


ClientMessage = Move | Undo | Agree | Why | Describe | Chat | Point | Suggest | Seen | Speak | Ping


# --- HTTP -----------------------------------------------------------------------------------------------------------


class ErrorAnswer(Struct):
    """The body of every answer that is not 2xx."""

    code: Code
    text: str


class SwitchInfo(Struct):
    name: str
    default: Any
    allowed: list[Any]  # empty: free form (see the game's help)
    ruling: str
    title: str
    titles: list[str]  # of the allowed values


class KindInfo(Struct):
    name: str
    size: int
    says: str


class GameInfo(Struct):
    """A game as the shelf knows it, in one language."""

    name: str
    title: str
    version: int
    seats: list[int]
    seat_names: list[list[str]]  # for each number of seats: who is Wu-Feng depends on it
    switches: list[SwitchInfo]
    kinds: list[KindInfo]
    events: dict[str, list[str]]  # names of each event's arguments
    event_rules: dict[str, str]  # the rule that each event carries out
    milestones: dict[str, list[int]]  # the events of its story, each with the cards for which it counts; none: always
    reasons: dict[str, str]  # code to rule
    lens: bool = False  # its views can show odds
    lesson: bool = False  # there is a first game with a coach
    group: bool = False  # people play together: some questions go to the group
    board: str = ""  # the board of the pages that draws it; none: it is drawn as text
    layers: list[str] = []  # what its expansions lay over the board
    picture: str = ""  # in the lobby
    things: dict[str, Any] = {}  # what the pages cannot know of it: facts and words of somebody else's expansion


class Shelf(Struct):
    protocol: int
    version: str
    games: list[GameInfo]
    bots: list[str]  # from weak to strong
    languages: list[str]


class Help(Struct):
    text: str


class Lobby(Struct):
    """Tables that anybody may find, and those where this browser has a seat."""

    tables: list[TableInfo]
    yours: list[TableInfo]


class SeatWish(Struct, forbid_unknown_fields=True):
    """One seat of a new table: yours (several: hot-seat), open, or a bot's."""

    plays: Literal["me", "open", "bot"]
    name: Name = ""
    bot: BotName = "greedy"


class TableWish(Struct, forbid_unknown_fields=True):
    """Make a table. An empty `seats` means: you, and the rest open."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[Annotated[str, Meta(max_length=60)], Any] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    listed: bool = False
    odds: bool = True
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.8
    decides: Decides = "anyone"  # only for games that ask the group


class LessonWish(Struct, forbid_unknown_fields=True):
    """The first game against an easy bot, with the same deal for everybody."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name = ""


class SitWish(Struct, forbid_unknown_fields=True):
    """Sit down, or change the name of a seat that is yours."""

    name: Name = ""


class ClaimAnswer(Struct, forbid_unknown_fields=True):
    """Agree to a claim for all your seats that are asked, or refuse it; whoever asks withdraws it with no."""

    n: Annotated[int, Meta(ge=0, le=2**31)]
    yes: bool


class FillWish(Struct, forbid_unknown_fields=True):
    """Put a bot on an open seat."""

    bot: BotName


class LendWish(Struct, forbid_unknown_fields=True):
    """Lend a seat to a bot, or (bot left out) to whoever opens the link first."""

    bot: BotName | None = None


class Lent(Struct):
    """`link` is shown once: its fragment carries the secret. Empty when the borrower is a bot."""

    info: TableInfo
    link: str = ""


class BorrowWish(Struct, forbid_unknown_fields=True):
    """Take a lent seat: the secret stands behind `#loan=` in the link."""

    secret: Annotated[str, Meta(min_length=20, max_length=100)]
    name: Name = ""


class RecordInfo(Struct):
    """A finished (or uploaded) game that can be replayed. `id` is the table's, or the upload's."""

    id: str
    game: str
    players: int
    names: list[str]
    options: dict[str, Any]
    entries: int
    over: bool
    seal: str
    seed: str
    result: list[float]
    known_to: int = -1  # it begins as this seat knew it; what it did not know was dealt anew


class PositionCode(Struct):
    """A position as one seat knows it, for web, terminal and Python (`records/position.py`)."""

    code: str


class Report(Struct):
    """What a bug report needs, and nothing that its seat does not know. No names, no chat, no seed."""

    hauntings: str  # our version
    game: str
    version: int  # of the rules
    players: int
    options: dict[str, Any]
    seat: int
    state: State
    seq: int
    code: str
    steps: list[Step]
    questions: list[Question]
    lines: list[str]


class Lines(Struct):
    """A position in words."""

    lines: list[str]


class Frame(Struct):
    """One moment of a replay: the step that led to it and what the asked-for seats saw then."""

    step: Step
    views: list[SeatView] | None  # None: those of the frame before, with the changes of the step
    asked: int  # -1: nobody (over), -2: the group
    question: str  # its kind
    word: str  # what was chosen, in notation


class Replay(Struct):
    """Frames `start` to `end` (exclusive) of `total`; frame 0 is the opening. The first has whole views."""

    info: RecordInfo
    total: int
    start: int
    end: int
    frames: list[Frame]


class ContinueWish(Struct, forbid_unknown_fields=True):
    """What if: a new table from the moment after `entries` entries, with new dice."""

    entries: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    listed: bool = False
    odds: bool = True
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.8


class Health(Struct):
    ok: bool
    database: bool
    hub: bool
    version: str


HTTP_TYPES: Final[tuple[Any, ...]] = (
    ErrorAnswer,
    Shelf,
    Help,
    Lobby,
    TableInfo,
    TableWish,
    LessonWish,
    PositionCode,
    Report,
    Lines,
    SitWish,
    FillWish,
    ClaimAnswer,
    LendWish,
    Lent,
    BorrowWish,
    RecordInfo,
    Replay,
    ContinueWish,
    Health,
)
