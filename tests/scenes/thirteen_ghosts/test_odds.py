"""The exact odds of hideouts and the imagined deals, against counting by hand and by brute force (13G §8)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from hauntings.engine.chance import FastDice, mix62
from hauntings.engine.codec import Plain
from hauntings.engine.view import HIDDEN
from hauntings.games.thirteen_ghosts.odds import counts, odds
from hauntings.games.thirteen_ghosts.setup import BOX
from hauntings.games.thirteen_ghosts.table import Hunt
from hauntings.views import ThirteenGhostsView
from tests.scenes.thirteen_ghosts.round import does, hunt, new_game, numbers_of, view

MOST = 7  # unknown cards that brute force still permutes


def slots(seen: ThirteenGhostsView, deck: int) -> list[tuple[str, int]]:
    """Every place of a deck whose card the seat does not see."""
    own = [seat for seat in range(seen["seats"]) if seen["seats"] < 4 or seat % 2 == deck]
    places = [("hideout", seat) for seat in own if seen["hideout"][seat] == HIDDEN]
    places += [("hand", seat) for seat in own if seen["hand"][seat] == HIDDEN]
    places += [("pile", at) for at, card in enumerate(seen["pile"][deck]) if card == HIDDEN]
    return places + [("box", at) for at, card in enumerate(seen["box"][deck]) if card == HIDDEN]


def by_brute_force(seen: ThirteenGhostsView, deck: int) -> dict[int, Counter[int]]:
    """Every order of the unseen cards over the unseen places, checked against the answers one by one."""
    used = set()
    for zone in ("hideout", "hand"):
        used |= {card for seat, card in enumerate(seen[zone]) if seen["seats"] < 4 or seat % 2 == deck}
    used |= set(seen["pile"][deck]) | set(seen["box"][deck])
    opened = {
        card for card, by in zip(seen["centre"], seen["centre_by"], strict=True) if seen["seats"] < 4 or by % 2 == deck
    }
    unseen = [card for card in range(1, 14) if card not in used | opened]
    places = slots(seen, deck)
    assert len(unseen) == len(places)
    mixes = [("pile", at) for at, mask in enumerate(seen["pile_seen"][deck]) if mask >> 4 + seen.seat & 1]
    mixes += [("box", at) for at, mask in enumerate(seen["box_seen"][deck]) if mask >> 4 + seen.seat & 1]
    mixes += [("hand", seat) for seat, mask in enumerate(seen["hand_seen"]) if mask >> 4 + seen.seat & 1]
    known = numbers_of(seen["mixed"][seen.seat]) if mixes else []
    found: dict[int, Counter[int]] = {seat: Counter() for zone, seat in places if zone == "hideout"}
    for order in permutations(unseen):
        lies = dict(zip(places, order, strict=True))
        hideouts = {seat: lies[("hideout", seat)] for seat in found}
        if not truthful(seen, hideouts):
            continue
        mixed = {card for place, card in lies.items() if place in mixes}
        if not set(known) <= mixed:
            continue
        for seat, card in hideouts.items():
            found[seat][card] += 1
    return found


def truthful(seen: ThirteenGhostsView, hideouts: dict[int, int]) -> bool:
    """Would these hideouts have given the answers of this round?"""
    for _, _, numbers, yes, no, _ in seen["answers"]:
        for seat, hideout in hideouts.items():
            inside = numbers >> hideout & 1
            if (yes >> seat & 1 and not inside) or (no >> seat & 1 and inside):
                return False
    return True


def positions(seats: int, options: dict[str, Plain], games: int) -> list[Hunt]:
    """Late positions of random games."""
    found: list[Hunt] = []
    for game in range(games):
        g = BOX.deal(seats, BOX.settings(options), FastDice(mix62(game + 77)))
        state = mix62(game)
        while g.outcome == 0:
            assert isinstance(g, Hunt)
            state = mix62(state + 1)
            if state % 5 == 0 and min(g.hideout) > 0 and not any(g.dealt):
                found.append(g.clone())
            state = mix62(state + 1)
            g.choose(g.options[state % len(g.options)])
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"partner_talk": "shared", "reveal_found_hideout": False}])
def test_odds_by_brute_force(seats: int, options: dict[str, Plain]) -> None:
    """Every deal that agrees with what the seat saw and heard weighs the same."""
    tried = 0
    for g in positions(seats, options, 40):
        for seat in range(seats):
            seen = BOX.view(g, seat, BOX.settings(options))
            for deck in range(len(seen["pile"])):
                if not 1 <= len(slots(seen, deck)) <= MOST or tried >= 60:
                    continue
                tried += 1
                exact = odds(seen)
                for hidden, cards in by_brute_force(seen, deck).items():
                    assert exact[hidden] == [Fraction(cards[number], cards.total()) for number in range(14)]
    assert tried >= 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_truth_is_never_excluded(seats: int) -> None:
    for options in ({}, {"reveal_found_hideout": False}):
        for g in positions(seats, options, 40):
            for seat in range(seats):
                seen = BOX.view(g, seat, BOX.settings(options))
                exact = odds(seen)
                for other in range(seats):
                    assert exact[other][g.hideout[other]] > 0
                    assert sum(exact[other]) == 1
                    could = numbers_of(seen.could[other])
                    assert all([number in could for number in range(14) if exact[other][number] > 0])
                pool = g.mixed[seat]
                deck = int(g.rules.looks_at[seat])
                lying = [c for c, mask in zip(g.pile[deck], g.pile_seen[deck], strict=True) if mask >> 4 + seat & 1]
                lying += [c for c, mask in zip(g.box[deck], g.box_seen[deck], strict=True) if mask >> 4 + seat & 1]
                lying += [c for c, mask in zip(g.hand, g.hand_seen, strict=True) if mask >> 4 + seat & 1]
                assert set(numbers_of(pool)) <= set(lying), "what one knows of a mix lies in it"


def test_odds_by_hand() -> None:
    """Two opponents, one of them even: 6 takes a number from the other."""
    g = hunt(hideouts="1 6 9", hands="3 5 4", stack="7 8 10", centre="11 12 13 2")
    does(g, "A", "use")  # B even, C not; left are 4-10: B in 4 6 8 10, C in 5 7 9
    seen = view(g, "A")
    assert seen["hand"][0] == 7
    assert odds(seen)[1] == [Fraction(int(n in (4, 6, 8, 10)), 4) for n in range(14)]
    assert odds(seen)[2] == [Fraction(int(n in (5, 9)), 2) for n in range(14)]
    assert counts(seen)[1][0] == 8
    assert odds(seen)[0] == [Fraction(int(n == 1)) for n in range(14)]


def test_where_a_hideout_could_be() -> None:
    """13G §8: not where the reader sees the card lie; with teams the own cards are of another deck."""
    g = hunt(hideouts="1 6 9", hands="3 5 4", stack="7 8 10", centre="11 12 13 2")
    does(g, "A", "use")
    assert [numbers_of(mask) for mask in view(g, "A").could] == [[1], [4, 6, 8, 10], [5, 9]]
    assert numbers_of(BOX.view(g, -1, g.rules.chosen).could[2]) == [1, 5, 7, 9]
    four = view(hunt(hideouts="1 2 3 4", hands="5 6 7 8"), "A")
    assert numbers_of(four.could[0]) == [1] and 1 not in numbers_of(four.could[2]) and 1 in numbers_of(four.could[1])
    assert four.side_of == four.deck_of == [0, 1, 0, 1] and four.opponents[1] == [2, 0]


def test_two_hideouts_differ() -> None:
    """13G §8: what one opponent takes the other cannot have, and a third player's hideout counts too."""
    g = hunt(hideouts="1 4 5", hands="12 2 3")
    does(g, "A", "use", "4", "5", "6")
    seen = view(g, "A")
    assert odds(seen)[1] == odds(seen)[2] == [Fraction(int(n in (4, 5, 6)), 3) for n in range(14)]
    assert counts(seen)[1] == [6, 0, 0, 0, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0]
    does(g, "B", "name", "6")  # not C; B's own stays open
    assert odds(view(g, "A"))[2] == [Fraction(int(n in (4, 5)), 2) for n in range(14)]
    assert odds(view(g, "A"))[1][6] == Fraction(1, 2)
    # C: B in 4 leaves A eight numbers, B in 6 nine
    assert odds(view(g, "C"))[1] == [Fraction({4: 8, 6: 9}.get(n, 0), 17) for n in range(14)]


def test_no_odds_before_hiding() -> None:
    g = new_game(["9 3 4 7"])
    assert odds(view(g, "A")) == [[Fraction(0)] * 14] * 2
    does(g, "A", "9")
    row = odds(view(g, "B"))[0]
    assert row == [Fraction(int(n not in (0, 4, 7)), 11) for n in range(14)]


@pytest.mark.parametrize("seat", [0, -1])
def test_imagined_deals_are_uniform(seat: int) -> None:
    """A few thousand deals fall as the odds say, for a player and for a spectator."""
    g = hunt(hideouts="1 6 9", hands="3 5 4", stack="7 8 10", centre="11 12 13 2")
    does(g, "A", "use")
    seen = BOX.view(g, seat, g.rules.chosen)
    exact = odds(seen)
    imagination = BOX.imagination(seen)
    fallen = [Counter[int]() for _ in range(3)]
    stacks: Counter[int] = Counter()
    deals = 3000
    for n in range(deals):
        table = imagination.deal(FastDice(mix62(n)))
        assert isinstance(table, Hunt)
        for other in range(3):
            fallen[other][table.hideout[other]] += 1
        stacks[table.pile[0][0]] += 1
    for other in range(3):
        for number in range(1, 14):
            chance = exact[other][number]
            assert abs(fallen[other][number] - deals * chance) < 5 * (deals * float(chance) + 1) ** 0.5
    assert (seat == -1) == (sum(count > 0 for count in fallen[0].values()) > 1)
    assert len(stacks) > 4


def mixed_scenes() -> list[tuple[Hunt, str]]:
    """Positions in which a seat knows cards only as a set (13G r35)."""
    three = hunt(hideouts="7 9 4", hands="10 8 6", stack="12 1 5 3 11 13", active="B", centre="2")
    does(three, "B", "use", "2")
    does(three, "C", "name", "2")
    does(three, "A", "use", "3", "11")
    four = hunt(hideouts="7 9 4 3", hands="8 5 2 6", stack="1 3 / 10 11 12 13", centre="A10 B1 B2 B4 B7 B8")
    does(four, "A", "use", "13")
    does(four, "B", "name", "13")
    does(four, "C", "use", "10", "12", "13")
    return [(three, "B"), (four, "A")]


def test_odds_and_deals_with_a_mix() -> None:
    """13G r35: the odds by brute force; and every deal that fits is imagined, and only those."""
    for g, name in mixed_scenes():
        seen = view(g, name)
        deck = int(g.rules.looks_at[seen.seat])
        assert seen["mixed"][seen.seat] != 0 and len(slots(seen, deck)) <= MOST + 1
        exact = odds(seen)
        for hidden, cards in by_brute_force(seen, deck).items():
            assert exact[hidden] == [Fraction(cards[number], cards.total()) for number in range(14)]
        worlds: set[tuple[int, ...]] = set()
        imagination = BOX.imagination(seen)
        for n in range(400):
            table = imagination.deal(FastDice(mix62(n)))
            assert isinstance(table, Hunt)
            assert truthful(seen, dict(enumerate(table.hideout)))
            places = [
                card
                for pile, masks in (
                    (table.pile[deck], table.pile_seen[deck]),
                    (table.box[deck], table.box_seen[deck]),
                    (table.hand, table.hand_seen),
                )
                for card, mask in zip(pile, masks, strict=True)
                if mask >> 4 + seen.seat & 1
            ]
            known = [card for card in places if seen["mixed"][seen.seat] >> card & 1]
            assert len(known) == bin(seen["mixed"][seen.seat]).count("1")
            worlds.add(tuple(places.index(card) for card in sorted(known)))
        assert len(worlds) == {1: 3, 2: 6}[len(known)], "every order of the known cards in the mix comes up"


def test_a_spectator_can_imagine_too() -> None:
    """Also while hideouts are chosen: what it deals looks to it like the real table."""
    for seats in (2, 3, 4):
        rules = BOX.settings({})
        g = BOX.deal(seats, rules, FastDice(seats))
        for step in range(60):
            seen = BOX.view(g, -1, rules)
            imagined = BOX.imagination(seen).deal(FastDice(step))
            assert BOX.view(imagined, -1, rules) == seen
            assert BOX.components(imagined) == BOX.components(g)
            if g.outcome != 0:
                break
            g.choose(g.options[mix62(step) % len(g.options)])
