"""HTTP: the games, the lobby, errors, health."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from hauntings.server.wire.people import TableInfo
from hauntings.server.wire.words import Code


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
    sides: list[list[int]]  # for each number of seats: seats of one side know the same of the table
    switches: list[SwitchInfo]
    kinds: list[KindInfo]
    events: dict[str, list[str]]  # names of each event's arguments
    event_rules: dict[str, str]  # the rule that each event carries out
    milestones: dict[str, list[int]]  # the events of its story, each with the cards for which it counts; none: always
    reasons: dict[str, str]  # code to rule
    lens: bool = False  # its views can show odds
    lessons: list[str] = []  # its first games with a coach, by name; one alone needs none
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


class Health(Struct):
    ok: bool
    database: bool
    hub: bool
    version: str
