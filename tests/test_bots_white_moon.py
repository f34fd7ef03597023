"""The bots of White Moon: legal in every question, honest about what they see, and they rescue villagers: sensible in
plain cases, and far better than the base team that knows nothing of villagers (small samples, fixed seeds)."""

from __future__ import annotations

import random
from functools import cache

import pytest

from hauntings.bots.bot import NO_CLOCK, bot_of
from hauntings.bots.policy import ghost_stories as policy
from hauntings.engine.codec import Plain
from hauntings.engine.view import SPECTATOR
from hauntings.games.ghost_stories.geometry import EVERY_SPACE
from hauntings.games.ghost_stories.judge.judge import VillageJudge
from hauntings.games.ghost_stories.judge.worth import Sight
from hauntings.games.ghost_stories.white_moon.cards import DEATHS_THAT_LOSE
from hauntings.games.ghost_stories.white_moon.judge.judge import MoonJudge
from hauntings.games.ghost_stories.white_moon.judge.worth import death_costs, rescue_worth
from hauntings.games.ghost_stories.white_moon.judge.yang import su_ling_worth
from hauntings.games.ghost_stories.white_moon.questions import MOON_KINDS
from hauntings.games.ghost_stories.white_moon.setup import BOX
from hauntings.games.ghost_stories.white_moon.table import moon_of
from hauntings.games.shelf import manifest_of
from hauntings.records.game import Game
from hauntings.records.position import game_from, seat_code_of
from tests.scenes.ghost_stories.village import space
from tests.scenes.white_moon.moon import MoonScene, moon

NAME = "ghost-stories-white-moon"
JUDGE = MoonJudge()
FULL_STACKS = "0:Long,Hua,Li 2:Wu,Zhou,Sun 6:Sun,Sun,Hua 8:Li,Li,Zhou"


def answer(scene: MoonScene) -> str:
    """What the greedy bot says, in notation."""
    g = scene.g
    return BOX.word(int(g.kind), int(JUDGE.sense(g)))


@cache
def fates(players: int, knows_villagers: bool) -> tuple[int, int, int, int]:
    """Wins, dead, rescued in play and score of some games of a team."""
    wins = dead = rescued = score = 0
    judge = JUDGE if knows_villagers else VillageJudge()
    for seed in range(6):
        game = Game(NAME, players=players, seed=f"fate {seed}", options={"difficulty": "initiation"})
        chance = random.Random(seed)
        while game.asked is not None:
            token = policy.chosen_by(judge, game.view(game.asked), game.options, chance)
            assert token in game.options
            game.choose(token)
        view = game.view(SPECTATOR)
        wins += (game.result or [0.0])[0] == 1.0
        dead += len(view["graveyard"])
        rescued += len(view["shelter"]) - (3 if players == 1 else 0)
        score += view["score"]
    return wins, dead, rescued, score


# --- legal, honest, repeatable --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("rules", [{}, {"difficulty": "nightmare", "portal": "chosen"}])
def test_answers_are_legal_by_themselves(players: int, rules: dict[str, Plain]) -> None:
    """Whoever played on till now: random play leads to the odd questions too."""
    chance = random.Random(players)
    asked: set[str] = set()
    for seed in range(2):
        game = Game(NAME, players=players, seed=seed, options=rules)
        while game.asked is not None:
            token = policy.choose(game.view(game.asked), game.question, game.options, chance)
            assert token in game.options
            asked.add(game.question)
            game.choose(token if chance.random() < 0.8 else chance.choice(game.options))
    assert {"yang", "place-ghost"} <= asked and asked & {kind.name for kind in MOON_KINDS}


def test_it_repeats_itself() -> None:
    lines = []
    for _ in range(2):
        game = Game(NAME, players=2, seed=5).play(bot_of("greedy", 1), bot_of("greedy", 2))
        lines.append([move.token for move in game.moves])
    assert lines[0] == lines[1]


def test_bots_decide_by_their_view_alone() -> None:
    """Two tables with other villagers face down and other cards unseen get the same answer."""
    game = Game(NAME, players=2, seed=8)
    for _ in range(12):
        game.choose(game.options[-1])
    seat = game.asked
    assert seat is not None
    other = game_from(seat_code_of(game.view(seat), 1, {}))
    assert other.digest() != game.digest()
    for spec in ("greedy", "search:6"):
        assert len({bot_of(spec, 4).choose(g.view(seat), g.question, g.options, NO_CLOCK) for g in (game, other)}) == 1


def test_thinking_changes_nothing() -> None:
    """The plans try out villagers on other tiles and put them back."""
    s = moon(at="N0 E8 S4 W4", villagers=FULL_STACKS, ghosts="N0:34 E2:66", crystals="N:1", tao="N:blue")
    before = BOX.view(s.g, 0, s.rules).as_json()
    JUDGE.marks(s.g)
    assert BOX.view(s.g, 0, s.rules).as_json() == before


# --- sensible in plain cases ----------------------------------------------------------------------------------------


def test_a_villager_is_led_to_the_portal_and_rescued() -> None:
    s = moon(active="E", at="N4 E0 S4 W4", villagers="0:Sun,Hua,Li 3:Li,Zhou 4:Hua", dead="Wu Wu Miao", yin_yang="")
    assert answer(s) == "lead villager to 4"
    assert answer(s.play("lead villager to 4")) == "rescue"


def test_the_least_curse_dies() -> None:
    """WM §5.1: a Wu brings an incarnation, a Long costs a token."""
    s = moon(active="W", ghosts="N1:66", villagers="0:Wu 2:Long,Wu 6:Sun", deck="34 35").play("end turn")
    while s.question == "place-ghost":
        s.play(answer(s))
    assert s.question == "villager-dies of the group"
    assert answer(s).endswith("2")


def test_su_ling_silences_and_brings_a_crystal() -> None:
    """WM §8: before a devourer, next to an empty receptacle; never where she would help nobody."""
    g = moon(reserve=4, ghosts="E0:66 E1:66", villagers="2:Li,Hua 5:Li,Hua").g
    worth = [su_ling_worth(g, moon_of(g), Sight(g), icon) for icon in EVERY_SPACE]
    assert max(worth) == worth[space("E0")] and worth[space("E1")] > worth[space("S1")] == 0.0


def test_the_fourth_crystal_raises_the_barrier() -> None:
    """WM §9-10: laid as soon as nothing else is to be done; the Barrier then rolls where ghosts are."""
    s = moon(active="E", at="N4 E0 S4 W4", crystals="E:1", receptacles="NE SE SW", yin_yang="", ghosts="S0:16 S2:16")
    for _ in range(9):
        if s.question != "yang":
            break
        s.play(answer(s))
    assert s.told("barrier") or s.told("crystal-placed") or s.question.startswith("barrier")


def test_the_last_deaths_are_dear() -> None:
    costs = [death_costs(dead) for dead in range(DEATHS_THAT_LOSE)]
    assert costs == sorted(costs) and costs[-1] > 4 * costs[0]
    few, many = (moon(villagers=FULL_STACKS, dead=dead).m for dead in ("", "Miao Miao Xiang Xiang Sheng Sheng"))
    assert rescue_worth(few, 9) < rescue_worth(many, 9)


# --- search and teams -----------------------------------------------------------------------------------------------


def test_search_judges_villagers() -> None:
    game = Game(NAME, players=2, seed=3)
    assert isinstance(manifest_of(NAME).judge_for(game.view(0), 1), MoonJudge)
    calm = JUDGE.chance(moon(villagers=FULL_STACKS).g)
    assert JUDGE.chance(moon(villagers=FULL_STACKS, dead="Wu Long Sun Miao").g) < calm
    assert JUDGE.chance(moon(villagers=FULL_STACKS, ghosts="N0:66").g) < calm
    assert JUDGE.chance(moon(villagers=FULL_STACKS, rescued="Miao Chang Teng").g) > calm


@pytest.mark.parametrize("players", [1, 4])
def test_teams_that_know_villagers_do_better(players: int) -> None:
    wins, dead, rescued, score = fates(players, True)
    base_wins, base_dead, base_rescued, base_score = fates(players, False)
    assert rescued >= 24 > 6 * 2 > base_rescued
    assert dead < base_dead and score > base_score + 6 * 8
    assert players == 4 or wins > base_wins  # with four, six games are too few to tell
