"""The bots of 13 Ghosts: legal in every question, honest about what they see, finite, and of the right strength
(small samples here; `hauntings tournament` measures)."""

from __future__ import annotations

import random

import pytest

from hauntings.bots.bot import NO_CLOCK, bot_of
from hauntings.bots.policy import thirteen_ghosts as policy
from hauntings.engine.codec import Plain
from hauntings.games.thirteen_ghosts.cards import at_least
from hauntings.games.thirteen_ghosts.judge import HunterJudge
from hauntings.games.thirteen_ghosts.setup import BOX, SWITCHES
from hauntings.lab.tournament import tournament
from hauntings.records.game import Game
from hauntings.records.position import game_from, seat_code_of
from hauntings.views import ThirteenGhostsView
from tests.scenes.thirteen_ghosts.round import does, hunt, view

NAME = "thirteen-ghosts"
OTHER: dict[str, Plain] = {switch.name: switch.allowed[1] for switch in SWITCHES}
RULES: list[dict[str, Plain]] = [{}, OTHER, *[{name: value} for name, value in OTHER.items()]]
MOST_TURNS = 60  # in a round among bots; 26 cards and 26 numbers are the most that can be spent


def chosen(seen: ThirteenGhostsView, question: str, options: list[int], seed: int = 1) -> int:
    return policy.choose(seen, question, options, random.Random(seed))


# --- legal, finite, fair ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rules", RULES, ids=lambda rules: "+".join(rules) if len(rules) < 3 else "all")
def test_bots_are_legal_and_rounds_are_finite(seats: int, rules: dict[str, Plain]) -> None:
    """13G r29: whatever the switches, a round among bots ends; and nobody names a number that is refuted for all."""
    for specs in (["greedy"], ["candidates", "greedy"]):
        game = Game(NAME, players=seats, seed=seats, options=rules)
        bots = [bot_of(specs[seat % len(specs)], seat) for seat in range(seats)]
        while not game.over:
            seat = game.asked
            assert seat is not None
            seen = game.view(seat)
            token = bots[seat].choose(seen, game.question, game.options, NO_CLOCK)
            assert token in game.options
            if game.question == "number":
                rivals = [each for each in range(seats) if each != seat and (seats != 4 or each % 2 != seat % 2)]
                assert policy.unrefuted(seen, [each for each in rivals if not seen["found"][each]], token)
            game.choose(token)
            assert len(seen["answers"]) <= MOST_TURNS


def test_every_kind_of_question_is_answered() -> None:
    """The policy itself gives an option, so the greedy bot never has to fall back on the first."""
    asked = set()
    for seats, rules in ((2, {}), (3, {}), (4, OTHER), (4, {})):
        for seed in range(4):
            game = Game(NAME, players=seats, seed=seed, options=rules)
            chance = random.Random(seed)
            while not game.over:
                assert game.asked is not None
                asked.add(game.question)
                token = policy.choose(game.view(game.asked), game.question, game.options, chance)
                assert token in game.options
                game.choose(token if chance.random() < 0.7 else chance.choice(game.options))
    assert asked == {kind.name for kind in BOX.kinds}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_search_plays_whole_games(seats: int) -> None:
    game = Game(NAME, players=seats, seed=2, options=OTHER)
    assert game.play(*[bot_of("search:15", seat) for seat in range(seats)]).over


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_decisions_depend_on_the_view_alone(seats: int) -> None:
    """Tables that the seat cannot tell apart get the same answer."""
    compared = 0
    for seed in range(3):
        game = Game(NAME, players=seats, seed=seed)
        for _ in range(20):
            seat = game.asked
            assert seat is not None
            other = game_from(seat_code_of(game.view(seat), 1, {}))
            compared += other.digest() != game.digest()
            for spec in ("candidates", "greedy", "search:20"):
                answers = {bot_of(spec, 4).choose(g.view(seat), g.question, g.options, NO_CLOCK) for g in (game, other)}
                assert len(answers) == 1, spec
            game.choose(bot_of("greedy", seed)(game, seat))
    assert compared > 20


def test_rivals_in_a_search_do_not_know_where_one_hides() -> None:
    """In the tree a rival has one answer a time, drawn from what that rival can hold possible."""
    g = hunt(hideouts="1 6", hands="3 5")
    does(g, "A", "use")
    does(g, "B", "name")
    judge = HunterJudge(0, 5)
    tried = set()
    for _ in range(300):
        options = judge.candidates(g)
        assert len(options) == 1
        tried.add(options[0])
    assert tried == {1, 2, 4, 7, 8, 9, 10, 11, 12, 13}  # B holds 5 and 6, and 3 lies open


# --- deduction ------------------------------------------------------------------------------------------------------


def test_greedy_names_what_it_knows() -> None:
    g = hunt(hideouts="1 6", hands="9 5", stack="2 3", centre="7 8 10 11 12 13")
    does(g, "A", "name", "4")  # puts 9 away and draws 2
    does(g, "B", "name", "2")
    assert {n for n in range(1, 14) if policy.Mind(view(g, "A")).chances()[n] > 0} == {3, 5, 6}
    g = hunt(hideouts="1 6", hands="3 5", stack="2", centre="4 7 8 9 10 11 12 13")
    does(g, "A", "use")  # even, and 2 was drawn: 6
    does(g, "B", "name", "3")
    assert chosen(view(g, "A"), "act", [1, 2]) == 2
    does(g, "A", "name")
    assert chosen(view(g, "A"), "number", g.options) == 6


def test_greedy_asks_what_tells_most() -> None:
    g = hunt(hideouts="1 6", hands="13 3", stack="2 4 5 7", centre="9 10 11 12")
    assert chosen(view(g, "A"), "act", [1, 2]) == 1
    does(g, "A", "use")
    assert chosen(view(g, "A"), "number-or-higher", g.options) == 5  # 2, 3, 4 or 5, 6, 7, 8 (or one more)
    mind = policy.Mind(view(g, "A"))
    bits = {token: policy.information(mind, int(at_least(token))) for token in g.options}
    assert bits[5] == max(bits.values()) and bits[1] == pytest.approx(0) == bits[9]


def test_who_names_a_number_is_hardly_there() -> None:
    """Of one who names what cannot be a hit nothing follows."""
    g = hunt(hideouts="1 6", hands="9 5", stack="2 3 4 7")
    does(g, "A", "name", "13")
    does(g, "B", "name", "12")
    chances = policy.Mind(view(g, "A")).chances()
    assert 0 < chances[12] < chances[11] / 5
    does(g, "A", "name", "11")
    does(g, "B", "name", "12")
    chances = policy.Mind(view(g, "A")).chances()
    assert chances[12] == chances[8] > 0


def test_greedy_bluffs_now_and_then() -> None:
    """13G r14: early, and not often, it names its own hideout; never twice."""
    g = hunt(hideouts="1 6", hands="9 5")
    does(g, "A", "name")
    named = [chosen(view(g, "A"), "number", g.options, seed) for seed in range(400)]
    assert 0 < named.count(1) < 60
    does(g, "A", "1")
    does(g, "B", "name", "2")
    does(g, "A", "name")
    assert all(chosen(view(g, "A"), "number", g.options, seed) != 1 for seed in range(200))


def test_a_partner_nearly_found_counts() -> None:
    """Four players: the cover of a side is that of the one who is nearer to being found."""
    g = hunt(hideouts="1 6 9 4", hands="3 5 12 2")
    before = policy.Mind(view(g, "A")).cover
    does(g, "A", "use")
    does(g, "B", "use")  # are you in 1 to 4? A yes, C no
    assert policy.Mind(view(g, "C")).cover < before / 2
    assert policy.Mind(view(g, "C")).own_side() == [2, 0]


def test_hands_worth_less_are_hidden() -> None:
    g = hunt(hideouts="1 6", hands="9 5")
    assert all(chosen(view(g, "A"), "hide", [10, 13], seed) == 10 for seed in range(50))
    some = {chosen(view(g, "A"), "hide", [1, 12], seed) for seed in range(50)}
    assert some == {1, 12}, "nobody can tell the hideout from the choice"


# --- strength ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "games", "least"),
    [
        (["greedy", "candidates"], 100, 0.7),
        (["greedy", "random"], 60, 0.9),
        (["candidates", "random"], 60, 0.85),
        (["greedy", "candidates", "candidates"], 45, 0.42),
        (["greedy", "candidates", "greedy", "candidates"], 16, 0.7),
        (["search:40", "random"], 10, 0.8),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, list) else "",
)
def test_strength(bots: list[str], games: int, least: float) -> None:
    scores = tournament(NAME, bots, games, processes=1, quiet=True)
    assert scores[0].rate() >= least


def test_teams_share_their_results() -> None:
    """Bots A, B, A, B sit as two teams however they are rotated."""
    scores = tournament(NAME, ["greedy", "candidates", "greedy", "candidates"], 4, processes=1, quiet=True)
    assert scores[0].points == scores[2].points and scores[1].points == scores[3].points
    assert scores[0].points + scores[1].points == 4
