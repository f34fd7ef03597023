"""The bots of both expansions together: legal answers from all seats, and both expansions in their minds."""

from __future__ import annotations

import random

import pytest

from hauntings.bots.policy import ghost_stories as policy
from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.black_secret.judge.judge import secret_marks
from hauntings.games.ghost_stories.both.judge import BothJudge
from hauntings.games.ghost_stories.both.setup import BOX
from hauntings.games.ghost_stories.white_moon.judge.judge import moon_marks
from hauntings.games.shelf import manifest_of
from hauntings.records.game import Game
from tests.scenes.both.night import night

JUDGE = BothJudge()


@pytest.mark.parametrize("players", [2, 5])
def test_answers_are_legal_by_themselves(players: int) -> None:
    """Whoever played on till now: random play leads to the odd questions too."""
    chance = random.Random(players)
    game = Game(BOX.name, players=players, seed=players, options={"difficulty": "initiation"})
    asked: set[str] = set()
    while game.asked is not None:
        token = policy.choose(game.view(game.asked), game.question, game.options, chance)
        assert token in game.options
        asked.add(game.question)
        game.choose(token if chance.random() < 0.8 else chance.choice(game.options))
    assert {"yang", "wu-feng"} <= asked


def test_villagers_and_demons_both_count() -> None:
    calm = JUDGE.chance(night(villagers="0:Li,Sun 2:Hua,Zhou").g)
    assert JUDGE.chance(night(villagers="0:Li,Sun 2:Hua,Zhou", dead="Wu Long Sun Miao").g) < calm
    assert JUDGE.chance(night(villagers="0:Li,Sun 2:Hua,Zhou", demons="Seeker:1").g) < calm


def test_search_uses_this_judge() -> None:
    game = Game(BOX.name, players=3, seed=3)
    assert isinstance(manifest_of(BOX.name).judge_for(game.view(0), 1), BothJudge)
    assert isinstance(BOX.judge(), BothJudge)


def test_above_villagers_count_and_below_the_catacombs() -> None:
    """The same Taoist in the village and in the catacombs: each expansion scores the menu that it knows."""
    above = night(at="N0 E1 S1 W1", villagers="0:Li,Sun 2:Hua,Zhou").g
    assert JUDGE.marks(above) == moon_marks(above) != secret_marks(above)
    below = night(at="Nb4 E1 S1 W1", villagers="0:Li,Sun 2:Hua,Zhou").g
    assert JUDGE.marks(below) == secret_marks(below) and moon_marks(below) == []
    assert len(JUDGE.marks(below)) == len(below.options)


def test_wu_feng_wants_the_contrary() -> None:
    """BS §3: the ghost card is his; what is good for him is bad for the Taoists."""
    scene = night(deck="8").happen(BRING_GHOST)
    assert scene.question == "wu-feng of Wu-Feng"
    assert JUDGE.marks(scene.g) == secret_marks(scene.g)
    assert JUDGE.evaluate(scene.g, 0) + JUDGE.evaluate(scene.g, scene.g.seats - 1) == 1000
