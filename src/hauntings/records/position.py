"""Position codes: one short string that restores a position, through web, terminal and Python alike.

The open form holds the whole table; the seat form holds a view, so it hides what the seat does not know. Neither
carries the dice: a game that continues from a code gets new ones.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import secrets
import zlib
from typing import Any, Final

import msgspec

from hauntings.engine.box import Box
from hauntings.engine.chance import FastDice
from hauntings.engine.codec import MOST_NUMBER
from hauntings.engine.laws import LawBroken, check_position
from hauntings.engine.view import View
from hauntings.games.shelf import box_of
from hauntings.records.game import Game

OPEN: Final = "H1"
SEAT: Final = "S1"
MOST: Final = 20_000  # characters of a code, bytes unpacked


class BadCode(ValueError):
    """The string is no position code; the sentence says why."""


def code_of(game: Game) -> str:
    """The whole table.

    >>> game = Game("leduc", seed=1).choose("raise")
    >>> code_of(game)[:3], game_from(code_of(game)).words
    ('H1.', ['fold', 'call', 'raise'])
    """
    return packed(OPEN, [game.box.name, game.version, game.options_chosen, list(game.position().values())])


def seat_code_of(view: View, version: int, options: dict[str, Any]) -> str:
    """Only what the view's seat knows.

    >>> code = seat_code_of(Game("leduc", seed=1).view(0), version=1, options={})
    >>> code[:3], view_from(code).hand
    ('S1.', [1, None])
    """
    return packed(SEAT, [view.game, version, options, view.seat, list(view.values.items())])


def game_from(code: str) -> Game:
    """The game a code stands for. From a seat's code, the unseen is dealt anew, as the seat could imagine it.

    >>> game_from("H1.nonsense")
    Traceback (most recent call last):
    hauntings.records.position.BadCode: the code was cut or mistyped: its check letters do not fit
    """
    return opened(code)[0]


def view_from(code: str) -> View:
    """The view of a seat's code."""
    view = opened(code)[1]
    if view is None:
        raise BadCode("this code holds the whole table, not a seat's view")
    return view


def opened(code: str) -> tuple[Game, View | None]:
    """The game and, of a seat's code, the view. The check letters keep nobody from making up a code, so whatever
    is no possible position of the game is refused here."""
    form, parts = unpacked(code)
    try:
        box = box_of(parts[0])
        if type(parts[1]) is not int:
            raise BadCode("the code does not describe a position: its rules version is no number")
        version = box.known_version(parts[1])
        settings = box.settings(parts[2], version)
        view = None if form == OPEN else seen(box, settings, parts[3], parts[4])
        if view is None:
            names = list(box.write(box.blank(max(box.seats), settings, FastDice(0)), version))
            if len(names) != len(parts[3]):
                raise BadCode("the code is of another shape than this game's positions")
            plain = dict(zip(names, parts[3], strict=True))
            game = Game.from_position(box, parts[2], plain, version=version)
        else:
            table = box.imagination(view).deal(FastDice(secrets.randbits(60)))
            game = Game.from_position(box, parts[2], box.write(table, version), version=version)
        check_position(box, game.table, settings)
        return game, None if view is None else same_sight(game.view(view.seat), view)
    except (BadCode, MemoryError, TimeoutError):
        raise
    except (LawBroken, ValueError) as error:
        raise BadCode(f"the code does not describe a position: {error}") from error
    except Exception as error:  # values that are no position can fail in any way
        raise BadCode("the code does not describe a position of its game") from error


def seen(box: Box, settings: dict[str, Any], seat: int, items: list[Any]) -> View:
    """The view in a seat's code, with numbers no larger than those of a table."""
    view: View = box.views(box.name, seat, settings, dict(items))
    if seat not in range(box.known_seats(view.seats)):
        raise BadCode(f"the code is that of seat {seat}; there are 0 to {view.seats - 1}")
    if not modest(view.values):
        raise BadCode("the code has a number that is larger than any of a position")
    return view


def same_sight(now: View, then: View) -> View:
    """What the seat of a code sees now, if it is what the code says. Views may tell more or less than they did when
    the code was made."""
    if any(value != then[name] for name, value in now.values.items() if name in then.values):
        raise BadCode("what the seat of the code sees is no sight of this game")
    return now


def modest(value: Any) -> bool:
    """Is every number in it one that a position might have?"""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return all(modest(item) for item in value)
    return not isinstance(value, int | float) or abs(value) < MOST_NUMBER


def packed(form: str, parts: list[Any]) -> str:
    body = zlib.compress(msgspec.msgpack.encode(parts), 9)
    check = hashlib.blake2b(body, digest_size=3).digest()
    return f"{form}.{base64.urlsafe_b64encode(check + body).decode().rstrip('=')}"


def unpacked(code: str) -> tuple[str, list[Any]]:
    form, dot, rest = code.strip().partition(".")
    if not dot or form not in (OPEN, SEAT):
        raise BadCode(f"a position code begins with '{OPEN}.' or '{SEAT}.'")
    if len(rest) > MOST:
        raise BadCode(f"the code is too long ({len(rest)} characters; a code has at most {MOST})")
    try:
        data = base64.urlsafe_b64decode(rest + "=" * (-len(rest) % 4))
    except (binascii.Error, ValueError) as error:
        raise BadCode("the code has letters that no code has, or lost some") from error
    check, body = data[:3], data[3:]
    if hashlib.blake2b(body, digest_size=3).digest() != check:
        raise BadCode("the code was cut or mistyped: its check letters do not fit")
    opened = zlib.decompressobj()
    try:
        plain = opened.decompress(body, MOST)
        if opened.unconsumed_tail:
            raise BadCode("the code unpacks to more than any position")
        parts = msgspec.msgpack.decode(plain)
    except (zlib.error, msgspec.DecodeError) as error:
        raise BadCode("the code does not unpack: it is damaged") from error
    if not isinstance(parts, list) or len(parts) < 4:
        raise BadCode("the code does not describe a position")
    return form, parts
