"""A psychic is a row of data.json: what is missing or misspelt there says so in a sentence."""

from __future__ import annotations

import re

import pytest

from hauntings.games.rest_in_peace import effects
from hauntings.games.rest_in_peace.cards import COLUMNS, PSYCHICS, whole
from hauntings.games.rest_in_peace.psychics import AtTheEnd, effect_of, effects_in
from hauntings.games.rest_in_peace.setup import BOX


@pytest.mark.parametrize("column", COLUMNS)
def test_a_missing_column_is_named(column: str) -> None:
    row = {name: value for name, value in PSYCHICS[10].items() if name != column}
    with pytest.raises(ValueError, match=rf"psychic .*: the column '{column}' is missing"):
        whole([*PSYCHICS[:10], row, *PSYCHICS[11:]])


def test_names_are_ascii() -> None:
    """Records are written in them."""
    with pytest.raises(ValueError, match="psychic 11 'Be göne!': the name is not ASCII"):
        whole([*PSYCHICS[:10], {**PSYCHICS[10], "name": "Be göne!"}])


def test_numbers_follow_one_another() -> None:
    with pytest.raises(ValueError, match=r"psychic 12 \"You don't scare me\": the id should be 11"):
        whole([*PSYCHICS[:10], *PSYCHICS[11:]])


def test_an_effect_that_is_not_there_is_named() -> None:
    """Both columns, on_play and round_10."""
    known = effects_in(effects)
    sentence = re.escape("psychic 11 'Be gone!': on_play says 'BeGon', and there is no effect of that name")
    with pytest.raises(ValueError, match=sentence):
        effect_of(PSYCHICS[10], "on_play", "BeGon", 0, known)
    with pytest.raises(ValueError, match="round_10 says 'BeGon'"):
        AtTheEnd({**PSYCHICS[10], "round_10": ["D4", "BeGon"]}, known)


def test_no_two_psychics_have_one_place_at_round_10() -> None:
    places = [row["round_10"][0] for row in PSYCHICS if row["round_10"] is not None]
    assert len(set(places)) == len(places) and all(re.fullmatch("[A-E][1-9]", place) for place in places)


def test_every_effect_of_a_row_is_known_to_the_codec() -> None:
    named = {row["on_play"] for row in PSYCHICS} | {row["round_10"][1] for row in PSYCHICS if row["round_10"]}
    assert named - {None} <= set(BOX.effects)
