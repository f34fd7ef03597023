"""The bots of Black Secret: both sides legal in every question, honest about what they see, sensible in plain cases;
a Wu-Feng who thinks is worse for the same Taoists than one who does not."""

from __future__ import annotations

import random

import pytest

from hauntings.bots.bot import NO_CLOCK, bot_of
from hauntings.bots.policy import ghost_stories as policy
from hauntings.engine.chance import FastDice
from hauntings.engine.codec import Plain
from hauntings.games.ghost_stories.base.qi import LOSE_QI
from hauntings.games.ghost_stories.black_secret.against import QiLost
from hauntings.games.ghost_stories.black_secret.judge.judge import SecretJudge
from hauntings.games.ghost_stories.black_secret.questions import KINDS, KINDS_FROM
from hauntings.games.ghost_stories.black_secret.setup import BOX
from hauntings.games.ghost_stories.black_secret.skeletons import MUST, PlaceSkeletons
from hauntings.games.ghost_stories.table import Village
from hauntings.games.shelf import manifest_of
from hauntings.lab.tournament import as_table, teams
from hauntings.records.game import Game
from hauntings.records.position import game_from, seat_code_of
from tests.scenes.black_secret.secret import SecretScene, secret

NAME = "ghost-stories-black-secret"
JUDGE = SecretJudge()
HELL: dict[str, Plain] = {"difficulty": "hell", "calligrapher": "random", "puppet_master": "every_turn"}


def answer(scene: SecretScene) -> str:
    """What the greedy bot of the side that is asked says, in notation."""
    return BOX.word(int(scene.g.kind), int(JUDGE.sense(scene.g)))


# --- legal, honest, repeatable --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("rules", [{}, HELL])
def test_the_policy_knows_every_question(players: int, rules: dict[str, Plain]) -> None:
    """Its answers are legal by themselves, and none has to be tried out: without chance there is no trying."""
    for seed in range(3):
        game = Game(NAME, players=players, seed=seed, options=rules)
        while game.asked is not None:
            view = game.view(game.asked)
            token = policy.choose(view, game.question, game.options, NO_CHANCE)
            assert token in game.options
            game.choose(token)


class NoChance(random.Random):
    def getrandbits(self, k: int) -> int:
        raise AssertionError("the policy had to try an answer out")


NO_CHANCE = NoChance()


def test_every_kind_is_answered_for_itself() -> None:
    """Random Taoists, every other time against a sensible Wu-Feng, meet nearly all kinds; each gets scores, one per
    option, and they are not all alike."""
    told: dict[str, bool] = {}
    for seed in range(30):
        g = BOX.deal(2 + seed % 4, BOX.settings({"difficulty": "nightmare"}), FastDice(seed))
        chance = random.Random(seed)
        while g.outcome == 0:
            assert isinstance(g, Village)
            if g.kind >= KINDS_FROM and len(g.options) > 1:
                marks = JUDGE.marks(g)
                name = KINDS[int(g.kind) - KINDS_FROM].name
                assert len(marks) == len(g.options), name
                told[name] = told.get(name, False) or len(set(marks)) > 1
            clever = seed % 2 == 1 and g.asked == g.seats - 1
            g.go(JUDGE.sense(g) if clever else chance.choice(g.options))
    assert len(told) >= len(KINDS) - 3, sorted({kind.name for kind in KINDS} - set(told))
    assert [name for name, differs in told.items() if not differs and name != "excavate"] == []  # like stacks are alike


def test_games_repeat_themselves() -> None:
    lines = []
    for _ in range(2):
        game = Game(NAME, players=3, seed=5).play(*[bot_of("greedy", seat) for seat in range(3)])
        lines.append([move.token for move in game.moves])
    assert lines[0] == lines[1]
    assert manifest_of(NAME).policy() is policy.choose


def test_search_sits_on_either_side() -> None:
    for places in (["search:6", "greedy"], ["greedy", "search:6"]):
        game, bots = Game(NAME, players=2, seed=7), [bot_of(spec, 3) for spec in places]
        while game.asked is not None and len(game.moves) < 30:
            token = bots[game.asked].choose(game.view(game.asked), game.question, game.options, NO_CLOCK)
            assert token in game.options
            game.choose(token)


@pytest.mark.parametrize("moves", [12, 25, 40])
def test_bots_decide_by_their_view_alone(moves: int) -> None:
    """Two tables with the unseen cards and tokens in another order get the same answer."""
    game = Game(NAME, players=3, seed=8)
    bots = [bot_of("greedy", seat) for seat in range(3)]
    for _ in range(moves):
        assert game.asked is not None
        game.choose(bots[game.asked](game, game.asked))
    seat = game.asked
    assert seat is not None
    other = game_from(seat_code_of(game.view(seat), 1, {}))
    assert other.digest() != game.digest()
    assert len({bot_of("greedy", 4)(g, seat) for g in (game, other)}) == 1


# --- Taoists in plain cases -----------------------------------------------------------------------------------------


def test_a_taoist_goes_below_for_a_demon_on_the_last_urn() -> None:
    """Two Urns are found; the Seeker stands on a last token, a ladder and the right token are there."""
    rest = " ".join(f"{cell}=-" for cell in range(9) if cell not in (3, 4, 5))
    scene = secret(
        at="N4 E0 S2 W6", demons="Seeker:4", stacks=f"{rest} 3=dirt 4=urn 5=bones", tao="N:black,black", yin_yang=""
    )
    assert answer(scene) == "change level"
    assert answer(scene.play("change level")) == "attempt exorcism"


def test_who_is_below_for_nothing_comes_up() -> None:
    scene = secret(at="N13 E0 S2 W6", ghosts="N1:6 E1:16")
    for _ in range(4):
        if scene.g.at[0] >= 9:
            scene.play(answer(scene))
    assert scene.g.at[0] < 9


def test_lost_qi_goes_where_it_helps() -> None:
    """Two tiles are haunted: the Mantra that turns them back needs one Qi more."""
    scene = secret(haunted="0 1", mantras="1 2 7 10 13 17", blood="4.1:3 2.2:1")
    scene.happen(LOSE_QI[0])
    assert scene.question.startswith("blood") and answer(scene) == "Qi on 4.1"


def test_the_weak_taoist_gets_the_qi() -> None:
    scene = secret(qi="E:1 N:4", mantras="3 1 2 10 13 16", blood="2.1:1")
    scene.happen(LOSE_QI[2])
    scene.play("Qi on 2.1")
    assert "E" in answer(scene)


# --- Wu-Feng in plain cases -----------------------------------------------------------------------------------------


def test_evaluation_is_the_contrary_for_wu_feng() -> None:
    judge = JUDGE
    calm = secret()
    for scene in (calm, secret(shadow=4), secret(demons="Seeker:4 Gravedigger:0")):
        assert judge.evaluate(scene.g, 0) + judge.evaluate(scene.g, 4) == 1000
        assert scene is calm or judge.evaluate(scene.g, 0) < judge.evaluate(calm.g, 0)


def test_a_demon_searches_where_an_urn_may_lie() -> None:
    scene = secret(turn=True, demons="Seeker:4", stacks="4=urn", deck="6")
    assert scene.question.startswith("demon-acts") and answer(scene) == "search"


def test_the_third_skeleton_makes_a_board_overrun() -> None:
    """One free space lies on the board of the weakest Taoist."""
    scene = secret(qi="E:1", ghosts="E0:16 E1:17 N0:6")
    scene.happen(PlaceSkeletons(1, 0, MUST))
    assert answer(scene) == "skeleton on E2"


def test_the_weakest_is_struck() -> None:
    scene = secret(qi="S:1 W:2").happen(QiLost())
    assert scene.question == "victim of Wu-Feng" and "S" in answer(scene).split()


def test_the_shadow_does_not_rest() -> None:
    scene = secret(turn=True, shadow=7, at="N4 E4 S4 W4", deck="6")
    assert scene.question == "shadow-acts of Wu-Feng" and scene.g.at[0] == 4
    assert answer(scene) not in (BOX.word(int(scene.g.kind), 0), "")


# --- against each other ---------------------------------------------------------------------------------------------


def test_a_thinking_wu_feng_beats_more_taoists_than_a_random_one() -> None:
    """The same deals, the same Taoists."""
    rates = [teams(NAME, ["greedy", wu_feng], 10, 3, quiet=True)[1].wins for wu_feng in ("greedy", "random")]
    assert rates[0] >= rates[1] + 3


def test_thinking_taoists_win_where_random_ones_never_do() -> None:
    rules: dict[str, Plain] = {"difficulty": "initiation"}
    wins = [teams(NAME, [team, "greedy"], 8, 5, options=rules, quiet=True)[0].wins for team in ("greedy", "random")]
    assert wins[0] >= 2 and wins[1] == 0


def test_both_sides_use_what_they_have() -> None:
    """Over a few games Taoists go below and exorcise demons there, Wu-Feng summons, searches, casts and haunts."""
    told: set[str] = set()
    for seed in range(6):
        game = Game(NAME, players=4, seed=seed).play(*[bot_of("greedy", seat) for seat in range(4)])
        told |= {event.what for move in game.moves for event in move.events}
    assert {"level-changed", "demon-exorcised", "mantra-works", "demon-entered", "searched", "cast"} <= told


def test_tournaments_of_two_sides() -> None:
    cells = teams(NAME, ["greedy", "random"], 2, 2, quiet=True)
    assert [cell.bot for cell in cells] == ["Taoists greedy", "Wu-Feng random"]
    assert cells[0].wins + cells[1].wins == cells[0].games == cells[1].games == 2
    assert len(as_table(cells).splitlines()) == 3
    with pytest.raises(ValueError, match="has two sides"):
        teams(NAME, ["greedy"], 1, 2, quiet=True)
