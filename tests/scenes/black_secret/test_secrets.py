"""Who knows what: Wu-Feng's hand, face-down curses, tokens, piles (BS §2)."""

from __future__ import annotations

from hauntings.engine.chance import FastDice
from hauntings.games.ghost_stories.base.qi import LOSE_QI
from hauntings.games.ghost_stories.black_secret.curses import own_curses
from hauntings.games.ghost_stories.black_secret.draw import PLACE_CURSED
from hauntings.games.ghost_stories.black_secret.relief import buries
from hauntings.games.ghost_stories.black_secret.setup import BOX
from hauntings.games.ghost_stories.black_secret.table import secret_of
from hauntings.games.ghost_stories.cards import Card
from hauntings.games.ghost_stories.table import Village
from tests.scenes.black_secret.secret import secret
from tests.scenes.black_secret.test_draw import FULL


def test_the_hand_is_wu_fengs() -> None:
    """BS §2.11: he sees his incarnations, the others how many they are."""
    s = secret(hand="92 95")
    assert BOX.view(s.g, 4, s.rules)["incarnation_hand"] == [None, None, None, None, [92, 95]]
    for seat in (-1, 0, 3):
        view = BOX.view(s.g, seat, s.rules)
        assert view["incarnation_hand"][4] is None and view["incarnations_held"] == 2


def test_what_taoists_imagine_differs() -> None:
    """A Taoist imagines other hands, other stacks and other curses; Wu-Feng only his own hand for sure."""
    s = secret(hand="92 95")
    hands, stacks, curses = set(), set(), set()
    for seed in range(12):
        g = BOX.imagination(BOX.view(s.g, 0, s.rules)).deal(FastDice(seed))
        assert isinstance(g, Village)
        hands.add(tuple(secret_of(g).incarnation_hand[4]))
        stacks.add(tuple([tuple(stack) for stack in secret_of(g).stacks]))
        curses.add(tuple(secret_of(g).curses_down[1]))
        g = BOX.imagination(BOX.view(s.g, 4, s.rules)).deal(FastDice(seed))
        assert isinstance(g, Village) and secret_of(g).incarnation_hand[4] == [92, 95]
    assert len(hands) > 4 and len(stacks) > 4 and len(curses) > 4


def test_uncatchable_is_not_imagined_where_it_cannot_be() -> None:
    """BS r12: without Temple and Pavilion Uncatchable is never in the hand, nor from there on the deck (r64)."""
    s = secret(tiles="0 1 11 3 4 5 2 7 9", hand="95", deck="92 6")
    for seed in range(60):
        g = BOX.imagination(BOX.view(s.g, 0, s.rules)).deal(FastDice(seed))
        assert isinstance(g, Village) and 57 not in secret_of(g).incarnation_hand[4] and 57 not in g.deck
        assert BOX.components(g) == BOX.components(s.g)


def test_the_incarnation_on_the_deck_stays_secret() -> None:
    """BS r64: the Taoists see an incarnation on the deck, not which."""
    s = secret(ghosts=FULL, hand="92 95", deck="6")
    s.happen(PLACE_CURSED)
    s.play("incarnation #92 Night Sorceress")
    assert BOX.view(s.g, 0, s.rules)["deck"][-1] == -1 and BOX.view(s.g, 0, s.rules)["deck_kind"][-1] == 1
    assert BOX.view(s.g, 4, s.rules)["deck"][-1] == 92


def test_a_buried_card_keeps_what_is_known_of_it() -> None:
    """BS §9: nobody looks at the card; who knew it still knows it under the deck."""
    s = secret(deck="6 7 8 0", mantras="2 0 0 0 0 0", blood="2.1:1")
    s.g.deck_seen = [0, 0, 15]
    s.g.learned = 0
    s.happen(LOSE_QI[0])
    assert s.g.deck == [6, 8, 7] and s.g.deck_seen == [15, 0, 0]


def test_white_moons_tokens_stay_in_the_box() -> None:
    """BS §16, r73: without White Moon its curses and Mantras are not in the game; both.py will fill in what they do."""
    s = secret()
    for curse in (9, 18, 27, 32):
        assert curse not in s.g.rules.curses_in_game
        own_curses()[curse].after(s.g, 0)
    for mantra in (8, 15, 21):
        assert mantra not in s.g.rules.blood_mantras_in_game
        s.g.rules.blood_mantras[mantra].after(s.g, 0)
    assert len(s.g.rules.curses_in_game) == 28 and len(s.g.rules.blood_mantras_in_game) == 18


def test_the_guard_tower_over_summoning_cards() -> None:
    """GS §17, BS r64: the Taoists look at and reorder the top cards; Wu-Feng still knows what his hand is."""
    s = secret(at="N2 E4 S4 W4", tiles="0 1 9 3 4 5 6 7 8", deck="97 92 97 6 7 97 8 0", hand="95 93")
    s.play("ask for help", "next #6 Zombie")
    assert s.offered == ["next #97 Summoning card", "next #92 Night Sorceress"]
    s.play("next #97 Summoning card", "next #92 Night Sorceress", "take red")
    assert s.g.deck[::-1] == [6, 97, 92, 97, 7, 97, 8]
    for seed in range(20):
        g = BOX.imagination(BOX.view(s.g, 4, s.rules)).deal(FastDice(seed))
        assert isinstance(g, Village) and secret_of(g).incarnation_hand[4] == [93, 95]
        assert g.deck[-3] not in (93, 95)


def test_wu_feng_does_not_see_in_which_order_cards_are_put_back() -> None:
    """GS §17, r43: he knows that one of the four is a Summoning card, and not which; nor do spectators."""
    s = secret(at="N2 E4 S4 W4", tiles="0 1 9 3 4 5 6 7 8", deck="7 6 97 8 9 0")
    assert BOX.view(s.g, 4, s.rules)["deck_kind"] == [0, 0, 2, 0, 0]
    s.play("ask for help", "next #97 Summoning card", "next #7 Zombie", "next #6 Zombie", "take red")
    s.g = s.g.clone()
    taoist, wu_feng, onlooker = [BOX.view(s.g, seat, s.rules) for seat in (0, 4, -1)]
    assert taoist["deck_kind"] == [0, 0, 0, 0, 2] and taoist["until_incarnation"] == 0
    assert taoist["incarnations_ahead"] == [0], "a Summoning card is an incarnation to come"
    for view in (wu_feng, onlooker):
        assert view["deck_kind"] == [0, -3, -1, -1, -1], "three ghosts and a Summoning card, in any order"
        assert view["until_incarnation"] == 3 and view["incarnations_ahead"] == [3], "at the latest after three cards"
    places = set()
    for seed in range(40):
        g = BOX.imagination(wu_feng).deal(FastDice(seed))
        assert isinstance(g, Village) and g.deck.count(Card(97)) == 1
        places.add(g.deck.index(Card(97)))
        assert BOX.view(g, 4, s.rules).values == wu_feng.values
    assert places == {1, 2, 3, 4}


def test_what_wu_feng_finds_out_of_cards_put_back() -> None:
    """GS r43: once the Summoning card is drawn the others are ghosts; a buried card is a ghost, too (BS §9)."""
    s = secret(at="N2 E4 S4 W4", tiles="0 1 9 3 4 5 6 7 8", deck="7 6 97 8 9 10 0")
    s.play("ask for help", "next #7 Zombie", "next #97 Summoning card", "next #6 Zombie", "take red")
    buries(s.g)
    assert s.g.deck == [7, 10, 9, 8, 6, 97]
    assert BOX.view(s.g, 4, s.rules)["deck_kind"] == [0, 0, 0, -3, -1, -1]
    s.g.deck, s.g.deck_seen = s.g.deck[:-1], s.g.deck_seen[:-1]
    assert BOX.view(s.g, 4, s.rules)["deck_kind"] == [0] * 5
