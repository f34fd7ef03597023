"""The catacomb tokens (BS §11)."""

from __future__ import annotations

from tests.scenes.black_secret.secret import SecretScene, secret


def search(token: str, **more: object) -> SecretScene:
    """In North's turn the Seeker searches cell 4 and finds the token."""
    s = secret(turn=True, demons="Seeker:4", stacks=f"4=dirt,dirt,dirt,{token}", deck="6", **more)
    return s.play("search", seat=4)


def test_dirt_and_buddha() -> None:
    """BS §11: dirt does nothing; a Buddha sends the searching demon home, without its vengeance."""
    s = search("dirt")
    assert s.demons() == "Seeker:4" and len(s.s.stacks[4]) == 3 and s.told("searched") == [(0, 4, 0)]
    assert search("buddha").demons() == ""


def test_blood_of_the_just() -> None:
    """BS §11: the active Taoist may put 1 Qi from the supply on a Mantra; with none in the supply nothing (r52)."""
    s = search("blood-of-the-just")
    assert s.question == "blood" and s.offered[0] == "no Qi"
    s.play("Qi on 3.1")
    assert s.blood() == "3.1:1" and s.g.qi == [3, 3, 3, 3] and s.g.qi_supply == 7
    s = search("blood-of-the-just", supply="Qi:0")
    assert s.question == "wu-feng of Wu-Feng"


def test_cursed_tablet() -> None:
    """BS §11: Wu-Feng may cast a curse of any colour."""
    s = search("cursed-tablet", curses="2")
    assert s.offered == ["cast nothing", "cast 1/Draw an incarnation"]
    s.play("cast 1/Draw an incarnation", "pyramid 1")
    assert len(s.hand()) == 1


def test_bones() -> None:
    """BS §11-12: the token becomes a skeleton on a free space of Wu-Feng's choice."""
    s = search("bones", ghosts="E0:23")
    assert s.question == "skeleton-on of Wu-Feng"
    s.refused("skeleton on E0", "ghost-there").refused("no skeleton", "must-choose")
    s.play("skeleton on E2")
    assert s.ghosts() == "E0:23 E2:106" and s.s.skeletons == 3
    s = search("bones", ghosts="E0:102 E1:102 W0:104").play("skeleton on E2")
    assert s.ghosts() == "E0:102 E1:102 E2:106 W0:104" and s.s.skeletons == 0, "no special token is needed"


def test_r45_blood_of_su_ling() -> None:
    """BS r45, r79: the active Taoist resolves a Mantra without its Qi; what lies on it goes to the supply; replaced."""
    s = search("blood-of-su-ling", blood="4.1:2", haunted="0 1", mantras="1 3 7 11 13 17")
    assert s.question == "resolve-mantra" and len(s.offered) == 6
    s.play("resolve 4.1", "turn back 0", "turn back 1")
    assert s.haunted() == "" and s.blood() == "" and s.s.blood_gone == [17] and s.s.blood_mantras[5] == 16
    s = search("blood-of-su-ling", mantras="1 0 7 11 13 17")
    s.refused("resolve 2.2", "no-mantra-there")


def test_urn() -> None:
    """BS §11: it goes to Wu-Feng's board, and he takes the top incarnation."""
    s = secret(neutral="E S W", turn=True, demons="Seeker:4", stacks="4=urn", deck="6", incarnations="96")
    s.play("search")
    assert s.hand() == [96] and s.s.shadow == -1 and s.told("urn-kept") == [(4, 1)]


def test_r35_in_a_neutral_boards_turn() -> None:
    """BS r35: the next living Taoist in turn order is "the active Taoist"."""
    s = secret(
        active="E",
        neutral="E",
        turn=True,
        demons="Seeker:4",
        stacks="4=dirt,dirt,blood-of-the-just",
        ghosts="E0:86",
    )
    s.play("search")
    assert s.question == "blood of S"
    s = secret(
        active="E", neutral="E", turn=True, demons="Seeker:4", stacks="4=dirt,dirt,blood-of-su-ling", ghosts="E0:86"
    )
    s.play("search")
    assert s.question == "resolve-mantra of S"


def test_tokens_are_hidden_from_everybody() -> None:
    """BS §2.3: even Wu-Feng sees only how many lie there, and what was found."""
    from hauntings.games.ghost_stories.black_secret.setup import BOX

    s = secret()
    for seat in range(-1, 5):
        view = BOX.view(s.g, seat, s.rules)
        assert view["stacks"] == [4] * 9 and view["curses_down"] == [0, 4, 3, 2] and view["blood_piles"] == [4, 4, 4]
        assert view["incarnation_deck"] == 15 and view["incarnations_held"] == 0
