"""Dice: counter-based, the same everywhere, fair, sealed; loaded dice come first."""

from __future__ import annotations

from collections import Counter

import pytest

from hauntings.engine.chance import Dice, FastDice, LoadedDice, SealedDice, mix62

SEALED = SealedDice(bytes(range(32)))


def test_the_numbers_never_change() -> None:
    """Records and golden games count on them; compiled and interpreted code must agree."""
    assert [mix62(n) for n in (1, 2, 2**61)] == [2558316640067307269, 3844605060809681530, 680214695469361762]
    assert [FastDice(42).draw(1, n, 1000) for n in range(6)] == FAST
    assert [SEALED.draw(1, n, 1000) for n in range(6)] == SLOW
    assert FastDice(42).shuffle(0, 0, list(range(10)), 10) == FAST_ORDER
    assert SEALED.shuffle(0, 0, list(range(10)), 10) == SLOW_ORDER


FAST = [880, 999, 414, 830, 896, 945]
SLOW = [137, 498, 272, 873, 307, 351]
FAST_ORDER = [4, 5, 9, 6, 3, 1, 2, 8, 0, 7]
SLOW_ORDER = [8, 4, 3, 2, 0, 1, 6, 9, 5, 7]


@pytest.mark.parametrize("dice", [FastDice(7), SEALED], ids=["fast", "sealed"])
def test_dice_are_fair(dice: Dice) -> None:
    for faces in (2, 6, 13):
        counts = Counter(dice.draw(3, n, faces) for n in range(600 * faces))
        assert sorted(counts) == list(range(faces))
        assert all(480 < count < 720 for count in counts.values())


@pytest.mark.parametrize("dice", [FastDice(7), SEALED], ids=["fast", "sealed"])
def test_shuffles_are_fair(dice: Dice) -> None:
    counts = Counter(tuple(dice.shuffle(2, n, [1, 2, 3, 4], 4)) for n in range(24 * 200))
    assert len(counts) == 24
    assert all(140 < count < 270 for count in counts.values())
    long = Counter(dice.shuffle(2, n, list(range(65)), 65)[0] for n in range(65 * 60))
    assert len(long) == 65
    assert all(25 < count < 105 for count in long.values())


def test_streams_and_counters_are_independent() -> None:
    dice = FastDice(9)
    first = [dice.draw(0, n, 100) for n in range(50)]
    assert first == [dice.draw(0, n, 100) for n in range(50)]
    assert first != [dice.draw(1, n, 100) for n in range(50)]


def test_a_partial_shuffle_draws_the_same_top_cards() -> None:
    for dice in (FastDice(3), SEALED):
        whole = dice.shuffle(0, 0, list(range(29)), 29)
        assert dice.shuffle(0, 0, list(range(29)), 9)[-9:] == whole[-9:]


def test_loaded_dice_come_first_and_say_what_is_allowed() -> None:
    dice = LoadedDice({0: [4, 1], 1: [[3, 1, 2]]}, FastDice(1))
    assert [dice.draw(0, n, 6) for n in range(2)] == [4, 1]
    assert dice.draw(0, 2, 6) == FastDice(1).draw(0, 2, 6)
    assert dice.shuffle(1, 0, [1, 2, 3], 3) == [3, 1, 2]
    with pytest.raises(ValueError, match="allowed are 0 to 3"):
        dice.draw(0, 0, 4)
    with pytest.raises(ValueError, match="it shuffles"):
        dice.shuffle(1, 0, [1, 2, 4], 3)


def test_the_seal_belongs_to_its_key() -> None:
    assert SEALED.seal() == SealedDice(bytes(range(32))).seal()
    assert SEALED.seal() != SealedDice(bytes(32)).seal()
    with pytest.raises(ValueError, match="32 bytes"):
        SealedDice(b"short")
