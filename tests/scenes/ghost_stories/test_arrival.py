"""Bringing a ghost into play (GS §5), left stones (GS §6), Buddhas (GS §12)."""

from __future__ import annotations

from hauntings.games.ghost_stories.base.arrival import BRING_GHOST
from hauntings.games.ghost_stories.base.dice import exorcism_dice
from hauntings.games.ghost_stories.base.ending import CHECK_VICTORY
from hauntings.games.ghost_stories.base.exorcism import protected
from hauntings.games.ghost_stories.cards import MANTRA, SECOND_WIND, STRENGTH, Card
from hauntings.games.ghost_stories.geometry import EVERY_BOARD, Board, Place
from hauntings.games.ghost_stories.moves import discards_ghost
from hauntings.games.ghost_stories.standing import buddhas_at_temple, captors, power_works, tao_locked
from hauntings.games.ghost_stories.table import DECK_EMPTY
from tests.scenes.ghost_stories.village import board, space, village

FULL = "N0:1 N1:5 N2:8 E0:12 E1:16 E2:19 S0:23 S1:27 S2:30 W0:34 W1:38 W2:41"


def test_a_coloured_ghost_goes_to_its_board() -> None:
    """GS §5.3: on a free space of the board of its colour; a space with a Buddha is free."""
    s = village(deck="6", ghosts="W0:2", buddhas="W1").happen(BRING_GHOST)
    assert s.offered == ["place on W1", "place on W2"]
    s.refused("place on W0", "ghost-there").refused("place on N0", "not-its-board")
    s.play("W2")
    assert s.ghosts() == "W0:2 W2:6"


def test_a_full_board_sends_it_anywhere() -> None:
    """GS §5.4: the active player picks any free space of any other board."""
    s = village(deck="6", ghosts="W0:2 W1:13 W2:24 N0:35").happen(BRING_GHOST)
    assert s.offered == [f"place on {name}" for name in "N1 N2 E0 E1 E2 S0 S1 S2".split()]
    s.play("E1", seat=0)
    assert s.ghosts() == "N0:35 E1:6 W0:2 W1:13 W2:24"


def test_a_black_ghost_goes_to_the_active_board() -> None:
    """GS §5.3, r5: also in a neutral board's turn, where the group places it (its Tormentor rolled a ghost)."""
    s = village(deck="55", active="S").happen(BRING_GHOST)
    assert s.offered == ["place on S0", "place on S1", "place on S2"]
    s = village(active="E", neutral="E", ghosts="E1:44", curse="ghost", deck="45", turn=True)
    assert s.question == "place-ghost of the group" and s.offered == ["place on E0", "place on E2"]
    assert s.g.asked == -2 and s.g.active == board("E")


def test_no_room_costs_qi_instead() -> None:
    """GS r2: the Tea House helps, no card is drawn, and the active player loses 1 Qi instead."""
    s = village(ghosts=FULL, at="N7 E4 S4 W4", deck="6")
    s.play("ask for help", "take red")
    assert s.g.qi[0] == 3 and s.tao("N") == "red" and s.g.deck[-1] == 6 and s.told("no-room") == [(0,)]


def test_no_room_in_a_neutral_boards_turn() -> None:
    """GS §5.1, r2: the active board pays: 1 Qi for the ghost that found no room, 1 for being overrun."""
    full = FULL.replace("E1:16", "E1:22")
    s = village(active="E", neutral="E", turn=True, ghosts=full, curse="ghost", deck="6")
    assert s.told("no-room") == [(1,)] and s.g.qi[board("E")] == 1 and s.g.deck[-1] == 6


def test_a_chain_of_summons() -> None:
    """GS §5.7: a summoned ghost repeats the whole procedure; the first Severed Heads already hold a die."""
    s = village(deck="47 4 15 6", ghosts="W0:2 W1:13").happen(BRING_GHOST)
    s.play("N1", "S0", "N2")
    assert s.ghosts() == "N1:47 N2:6 S0:15 W0:2 W1:13 W2:4", "the fourth found yellow full"
    assert captors(s.g) == 1 and s.question == "yang"


def test_the_active_player_suffers_the_left_stone() -> None:
    """GS r3: Grave Walker costs the active player 1 Qi wherever it lands; Uncatchable's curse is his too."""
    s = village(deck="49", active="E", ghosts="E0:2 E1:13 E2:24").happen(BRING_GHOST)
    s.play("S0")
    assert s.g.qi == [3, 2, 3, 3]
    s = village(deck="57", active="S", curse="qi").happen(BRING_GHOST).play("S1")
    assert s.g.qi == [3, 3, 2, 3]


def test_lasting_left_stones() -> None:
    """GS §6: a held die, a blocked power, the Tao lock; they end when the ghost leaves."""
    s = village(deck="46", active="S").happen(BRING_GHOST).play("S0")
    assert exorcism_dice(s.g, Board(2)) == 2
    s = village(deck="50").happen(BRING_GHOST).play("N0")
    assert tao_locked(s.g)
    s = village(deck="36 6", ghosts="N0:2 N1:13").happen(BRING_GHOST).play("W0")
    assert not power_works(s.g, Board(0)) and power_works(s.g, Board(3))
    s = village(ghosts="N0:36 N1:3")
    for name in ("N0", "N1"):
        assert not power_works(s.g, Board(0)), "two blockers: the power returns when none is left"
        discards_ghost(s.g, space(name))
    assert power_works(s.g, Board(0))
    s = village(deck="60").happen(BRING_GHOST).play("N0")
    assert [power_works(s.g, b) for b in EVERY_BOARD] == [False] * 4


def test_a_fourth_captor_holds_nothing() -> None:
    """GS r9: no further die to capture; the grey die is never held."""
    s = village(ghosts="N0:46 N1:47 N2:48 E0:63", active="E", at="N4 E0 S4 W4", powers=(STRENGTH,), grey="black")
    assert captors(s.g) == 3 and exorcism_dice(s.g, Board(1)) == 0
    s.play("attempt exorcism")
    assert s.told("rolled-tao") == [(1, 5, 0, 0, 0)], "the grey die alone"


def test_fast_haunter_and_haunt_tile() -> None:
    """GS §6: Dark Wraith's figure starts on the board; Shapeless Evil haunts at once."""
    s = village(deck="52").happen(BRING_GHOST).play("N0")
    assert s.ghosts() == "N0:52!"
    s = village(deck="54").happen(BRING_GHOST).play("N0")
    assert s.haunted() == "0"


def test_soul_eater_and_nameless() -> None:
    """GS §6, §8: every living Taoist discards a token; Nameless clears the Circle."""
    s = village(deck="55", tao="N:red E:red,blue W:black", active="E").happen(BRING_GHOST).play("E2", "discard red")
    assert (s.tao("N"), s.tao("E"), s.tao("W")) == ("", "blue", "")
    s = village(deck="65", circle="blue").happen(BRING_GHOST).play("N0")
    assert s.g.circle == 0 and s.g.tao_supply[3] == 4


def test_a_buddha_discards_an_ordinary_ghost() -> None:
    """GS §12: no stones resolve, and the Buddha goes back to the Temple."""
    s = village(deck="3 6", buddhas="W0 W1").happen(BRING_GHOST).play("W0")
    assert s.ghosts() == "" and s.buddhas() == "W1" and s.g.discards == [3] and s.question == "yang"
    assert buddhas_at_temple(s.g) == 1


def test_an_incarnation_is_not_discarded() -> None:
    """GS §12: the Buddha goes back, the incarnation stays and its stones resolve (Howling Nightmare summons)."""
    s = village(deck="56 6", buddhas="N0").happen(BRING_GHOST).play("N0")
    assert s.question == "place-ghost" and s.g.buddha[0] == 0
    s.play("W0")
    assert s.ghosts() == "N0:56 W0:6"


def test_uncatchable_meets_a_buddha() -> None:
    """GS r21: the Buddha returns and the card is vulnerable for good, even if it is moved later."""
    s = village(deck="57", buddhas="N0", curse="none").happen(BRING_GHOST).play("N0")
    assert s.g.vulnerable == 1 and s.buddhas() == ""
    s.g.at = [Place(6), *s.g.at[1:]]
    s.happen(CHECK_VICTORY)
    s.play("ask for help", "move N0", "to S1", "move no Taoist")
    assert s.ghosts() == "S1:57" and not protected(s.g, board("N"), space("S1"))
    s = village(at="N6 E4 S4 W4", ghosts="N0:57", buddhas="S1")
    assert protected(s.g, board("N"), space("N0"))
    s.play("ask for help", "move N0", "to S1", "move no Taoist")
    assert s.ghosts() == "S1:57" and s.buddhas() == ""
    assert not protected(s.g, board("N"), space("S1")), "or moved onto one"


def test_the_last_card_loses() -> None:
    """GS r25, §5.2: even if a Buddha would destroy it: the loss comes with the draw."""
    s = village(deck="6 0", buddhas="W0 W1", ghosts="N0:64").happen(BRING_GHOST)
    assert s.g.outcome == DECK_EMPTY
    s = village(deck="64 0").happen(BRING_GHOST)
    assert s.g.outcome == DECK_EMPTY, "the undefeated incarnation may be that very card"


def test_the_mantra_comes_off_with_its_power() -> None:
    """GS r32: a blocker on the yellow board takes the Mantra off; it may be laid again once the power is back."""
    s = village(active="W", powers=(MANTRA,), ghosts="N0:8m", deck="3 6").happen(BRING_GHOST).play("W0", "W1")
    assert s.g.mantra == 0
    s.refused("mantra on N0", "power-off")
    s.g.ghost = [Card(0) if card == 3 else card for card in s.g.ghost]
    s.g.discards = [Card(3)]
    s.happen(CHECK_VICTORY)
    s.play("mantra on N0")
    assert s.g.mantra == 1


def test_forgotten_ones_silence_all() -> None:
    """GS §8: no power works anywhere, Power tokens neither."""
    s = village(neutral="S", active="N", ghosts="E0:60", power_tokens="N:1", powers=(SECOND_WIND,))
    s.refused("borrow S", "power-off").refused("move to 4", "here-already")
    s = village(ghosts="E0:60", at="N0 E4 S4 W4")
    s.refused("move to 8", "not-adjacent")
