"""Dice and shuffles: the n-th draw of a named stream depends only on (key, stream, n).

So a different choice never shifts later rolls, the same night can be dealt to another group, and a copy of a
table is a copy of its counters. `SealedDice` serve real games, `FastDice` serve search, `LoadedDice` come first
in tests and when a game played with the real box is transcribed.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final, TypeVar

from mypy_extensions import i64

C = TypeVar("C", bound=i64)  # numbers of one sort: cards, seats, or plain ones

MASK62: Final = 0x3FFFFFFFFFFFFFFF
STREAM_STEP: Final = 0x1E3779B97F4A7C15
DRAW_STEP: Final = 0x2545F4914F6CDD1D
MIX_A: Final = 0x3F58476D1CE4E5B9
MIX_B: Final = 0x14D049BB133111EB
ENOUGH: Final = 0x10000000000


def mix62(number: i64) -> i64:
    """Scatter 62 bits. Every product is masked at once: compiled ints wrap, interpreted ones grow."""
    x: i64 = number & MASK62
    x = ((x ^ (x >> 30)) * MIX_A) & MASK62
    x = ((x ^ (x >> 27)) * MIX_B) & MASK62
    return x ^ (x >> 31)


class Dice:
    """The one source of chance of a table. Immutable, so clones share it."""

    def draw(self, stream: i64, n: i64, faces: i64) -> i64:
        """The n-th draw of a stream, 0 <= result < faces."""
        raise NotImplementedError  # abstract

    def shuffle(self, stream: i64, n: i64, cards: list[C], count: i64) -> list[C]:
        """The n-th draw of a stream, as a new order of cards. Only the last `count` places need be random."""
        raise NotImplementedError  # abstract


NO_DICE: Final = Dice()  # of a table that is only looked at, or is a pattern to deal from


class FastDice(Dice):
    """A 62-bit mix, for search and simulation: quick, repeatable, not secret.

    >>> [FastDice(1).draw(0, n, 6) for n in range(5)]  # the first five draws of stream 0
    [5, 5, 4, 2, 1]
    """

    def __init__(self, key: i64) -> None:
        self.key: Final[i64] = key

    def draw(self, stream: i64, n: i64, faces: i64) -> i64:
        return mix62(self.key + stream * STREAM_STEP + n * DRAW_STEP) % faces

    def shuffle(self, stream: i64, n: i64, cards: list[C], count: i64) -> list[C]:
        result: list[Any] = cards[:]  # not of ints: what only changes places need not be unpacked
        left: i64 = len(result)
        last = left - count if left > count else 1
        bits: i64 = 0
        # compiled, counting down a range is half as quick; that `left` is above 1 is clear to us, not to the compiler
        while left > last and left > 1:
            if bits < ENOUGH:  # too little chance left for another place
                bits = mix62(self.key + stream * STREAM_STEP + n * DRAW_STEP + left)
            k = bits % left
            bits //= left
            left -= 1
            card = result[left]
            result[left] = result[k]
            result[k] = card
        return result


class SealedDice(Dice):
    """Keyed BLAKE2b over a 256-bit secret: nobody can work out the deck from the dice they saw."""

    def __init__(self, key: bytes) -> None:
        if len(key) != 32:
            raise ValueError(f"a sealed seed has 32 bytes, this one has {len(key)}")
        self.key: Final = key

    def draw(self, stream: i64, n: i64, faces: i64) -> i64:
        number: i64 = self.number(stream, n, 0, 8) >> 2  # 62 bits: no face is favoured by more than 2 in 10^17
        return number % faces

    def shuffle(self, stream: i64, n: i64, cards: list[C], count: i64) -> list[C]:
        result = cards[:]
        last = max(1, len(result) - int(count))
        bits = 0
        for left in range(len(result), last, -1):
            if left % 32 == 0 or bits == 0:  # 512 bits serve 32 places of decks up to 2^8 cards
                bits = self.number(stream, n, left, 64)
            bits, k = divmod(bits, left)
            result[left - 1], result[k] = result[k], result[left - 1]
        return result

    def number(self, stream: i64, n: i64, part: int, size: int) -> int:
        place = f"{stream}.{n}.{part}".encode()
        return int.from_bytes(hashlib.blake2b(place, digest_size=size, key=self.key).digest(), "big")

    def seal(self) -> str:
        """What is published before the game: a hash that only this key has."""
        return hashlib.blake2b(self.key, digest_size=32, person=b"hauntings seal").hexdigest()


class LoadedDice(Dice):
    """Scripted draws first, then another source. A die is loaded with a number, a shuffle with the whole order.

    >>> dice = LoadedDice({0: [0, 0]}, FastDice(1))
    >>> [dice.draw(0, n, 6) for n in range(5)]
    [0, 0, 4, 2, 1]
    """

    def __init__(self, script: dict[int, list[Any]], then: Dice) -> None:
        self.script: Final = script
        self.then: Final = then

    def draw(self, stream: i64, n: i64, faces: i64) -> i64:
        scripted = self.script.get(stream, [])
        if n >= len(scripted):
            return self.then.draw(stream, n, faces)
        result = scripted[n]
        if not isinstance(result, int) or not 0 <= result < faces:
            raise ValueError(f"draw {n} of stream {stream} is loaded with {result!r}; allowed are 0 to {faces - 1}")
        return result

    def shuffle(self, stream: i64, n: i64, cards: list[C], count: i64) -> list[C]:
        scripted = self.script.get(stream, [])
        if n >= len(scripted):
            return self.then.shuffle(stream, n, cards, count)
        order = scripted[n]
        if not isinstance(order, list) or sorted(order) != sorted(cards):
            raise ValueError(f"draw {n} of stream {stream} is loaded with {order!r}; it shuffles {sorted(cards)}")
        return order[:]
