"""The bots of Ghost Stories: legal in every question, honest about what they see, sensible in plain cases, and of the
right strength (small samples here; `hauntings tournament` measures)."""

from __future__ import annotations

import json
import random

import pytest

from hauntings.bots.bot import NO_CLOCK, bot_of
from hauntings.bots.policy import ghost_stories as policy
from hauntings.bots.search import SearchBot
from hauntings.cli import main
from hauntings.engine.codec import Plain
from hauntings.engine.search import Trials
from hauntings.games.ghost_stories.judge.chance import chance
from hauntings.games.ghost_stories.judge.judge import VillageJudge
from hauntings.games.ghost_stories.judge.odds import CHANCES, FALLS, HITS, PLAIN, REROLLED
from hauntings.games.ghost_stories.setup import BOX
from hauntings.lab.tournament import teams
from hauntings.records.game import Game
from hauntings.records.position import game_from, seat_code_of
from tests.scenes.ghost_stories.village import Scene, village

NAME = "ghost-stories"
CHOSEN: dict[str, Plain] = {"powers": "chosen", "first_player": "chosen", "guard_tower": True, "difficulty": "hell"}

JUDGE = VillageJudge()


def answer(scene: Scene) -> str:
    """What the greedy bot says, in notation."""
    g = scene.g
    return BOX.word(int(g.kind), int(JUDGE.sense(g)))


# --- legal, honest, repeatable --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("rules", [{}, CHOSEN, {"difficulty": "nightmare", "pavilion_taoist_move": "any_tile"}])
def test_the_policy_knows_every_question(players: int, rules: dict[str, Plain]) -> None:
    """Its answers are legal by themselves: the greedy bot never falls back on the first option."""
    chance = random.Random(1)
    for seed in range(3):
        game = Game(NAME, players=players, seed=seed, options=rules)
        while game.asked is not None:
            token = policy.choose(game.view(game.asked), game.question, game.options, chance)
            assert token in game.options
            game.choose(token)


def test_what_nobody_has_thought_about_is_tried_out() -> None:
    """A judge that knows no question: its answers are legal all the same, and the same twice."""
    game = Game(NAME, players=2, seed=4)
    assert game.asked is not None
    view = game.view(game.asked)
    tokens = {policy.by_trying(JUDGE, view, game.options, random.Random(2)) for _ in range(2)}
    assert len(tokens) == 1 and tokens <= set(game.options)


def test_search_is_legal_and_repeats_itself() -> None:
    """For a seed and a number of iterations; the bot must not depend on anything else."""
    lines = []
    for _ in range(2):
        game, bot = Game(NAME, players=2, seed=5), bot_of("search:12", 3)
        while game.asked is not None and len(game.moves) < 24:
            token = bot.choose(game.view(game.asked), game.question, game.options, NO_CLOCK)
            assert token in game.options
            game.choose(token)
        lines.append([move.token for move in game.moves])
    assert lines[0] == lines[1]


def test_one_search_bot_sits_among_others() -> None:
    bots = [bot_of("search:3", 1), bot_of("greedy", 2), bot_of("random", 3)]
    assert Game(NAME, players=3, seed=6).play(*bots).over


def test_bots_decide_by_their_view_alone() -> None:
    """Two tables with the unseen cards in another order get the same answer."""
    game = Game(NAME, players=2, seed=8)
    for _ in range(9):
        game.choose(game.options[-1])
    seat = game.asked
    assert seat is not None
    other = game_from(seat_code_of(game.view(seat), 1, {}))
    assert other.digest() != game.digest()
    for spec in ("greedy", "search:30"):
        assert len({bot_of(spec, 4).choose(g.view(seat), g.question, g.options, NO_CLOCK) for g in (game, other)}) == 1


def test_trials_keep_to_their_budget_and_leave_out_the_worse() -> None:
    scene = village(ghosts="E1:12! S0:34", haunted="2", tao="N:blue")
    search = SearchBot(1, 60).think(BOX.view(scene.g, 0, scene.rules), NO_CLOCK)
    assert isinstance(search, Trials) and search.iterations <= 60
    ranking = search.ranking()
    visits = [row[1] for row in ranking]
    assert len(ranking) > 2 and min(visits) > 0 and visits[0] > visits[-1] and visits == sorted(visits, reverse=True)


def lending() -> Scene:
    """Two tokens are due against a ghost of two points; one of them is another's."""
    scene = village(at="N2 E2 S4 W4", ghosts="N2:16", tao="N:blue E:blue", dice="red red red")
    return scene.play("attempt exorcism", "exorcise N2")


def test_what_needs_no_search_gets_none() -> None:
    scene = lending()
    assert scene.question == "lend of E" and JUDGE.candidates(scene.g) == [3]


# --- sensible in plain cases ----------------------------------------------------------------------------------------


def test_a_haunter_about_to_win_is_stopped() -> None:
    """The last tile but none, a figure out on the next board, a token that makes it sure."""
    scene = village(ghosts="E1:12! S1:34", haunted="0 2", tao="N:blue", yin_yang="")
    assert answer(scene) == "move to 5"
    assert answer(scene.play("move to 5")) == "attempt exorcism"


def test_the_yin_yang_saves_the_village() -> None:
    assert answer(village(haunted="0 2", yin_yang="N")).startswith("yin-yang unhaunt")


def test_a_ghost_goes_where_a_buddha_waits() -> None:
    scene = village(active="W", ghosts="S1:34", buddhas="N1", deck="35 34").play("end turn")
    assert scene.question == "place-ghost"
    assert answer(scene) == "place on N1"


def test_taoists_lend() -> None:
    assert answer(lending()) == "lend blue"


def test_hopeless_attempts_are_worth_nothing() -> None:
    """Dice do nothing against a Hound of Depth, and there is no token."""
    scene = village(at="N1 E4 S4 W4", ghosts="N1:13")
    marks = dict(zip(scene.offered, JUDGE.marks(scene.g), strict=True))
    assert marks["attempt exorcism"] < min(mark for word, mark in marks.items() if word.startswith("move to"))


# --- what the judge thinks ------------------------------------------------------------------------------------------


def test_evaluation_knows_what_is_good() -> None:
    calm = chance(village().g)
    assert 0.0 < chance(village(haunted="0 2").g) < chance(village(haunted="2").g) < calm < 1.0
    assert chance(village(ghosts="E1:34 S1:35").g) < chance(village(ghosts="E1:34").g) < calm
    assert chance(village(qi="N:1").g) < calm < chance(village(buddhas="E1").g)
    judge = JUDGE
    assert judge.evaluate(village().g, 0) == judge.evaluate(village().g, 3) == int(1000 * calm)


def test_quick_odds_are_odds() -> None:
    assert sum(HITS[PLAIN][3][2:]) == pytest.approx(7 / 27)  # two hits of three dice at 1 in 3
    assert HITS[REROLLED][1][1] == pytest.approx(5 / 9)
    for table in (*HITS, CHANCES):
        assert all(sum(row) == pytest.approx(1.0) for row in table)
    assert all(sum(row[0] for row in falls) == pytest.approx(1.0) for way in FALLS for falls in way)


# --- teams ----------------------------------------------------------------------------------------------------------


def test_the_greedy_team_wins_where_random_taoists_never_do() -> None:
    greedy, aimless = teams(NAME, ["greedy", "random"], 12, 4, options={"difficulty": "initiation"}, quiet=True)
    assert greedy.games == aimless.games == 12
    assert greedy.wins >= 2 and aimless.wins == 0
    assert greedy.mean_score() > aimless.mean_score() + 15


def test_the_number_of_processes_changes_nothing() -> None:
    cells = [teams(NAME, ["greedy"], 6, 1, processes=n, quiet=True)[0].as_json() for n in (1, 2)]
    assert cells[0] == cells[1]


def test_tournaments_of_teams(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", NAME, "random", "--games", "1", "--grid", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["teams"]
    assert len(rows) == 16 and {row["players"] for row in rows} == {1, 2, 3, 4}
    assert [row["options"]["difficulty"] for row in rows[::4]] == ["initiation", "normal", "nightmare", "hell"]
    assert all(row["games"] == 1 and row["rate"] in (0.0, 1.0) and row["score"] < 40 for row in rows)
    assert main(["tournament", NAME, "random", "greedy", "--games", "2", "--players", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3 and lines[1].startswith("random") and "normal" in lines[2] and "%" in lines[2]


def test_tournaments_of_teams_refuse_what_makes_no_sense(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, message in (
        (["rest-in-peace", "greedy", "--players", "2"], "is not played together"),
        ([NAME, "greedy", "--players", "5"], "is for 1, 2, 3, 4 players, not 5"),
        ([NAME, "oops", "--players", "2"], "there is no bot 'oops'"),
        ([NAME, "greedy", "--players", "2", "--option", "difficulty=easy"], "option difficulty is 'easy'"),
    ):
        assert main(["tournament", *arguments, "--games", "1"]) == 2
        assert message in capsys.readouterr().err
