"""The Calligrapher (BS §9)."""

from __future__ import annotations

from tests.scenes.black_secret.secret import secret

HERE = "N2 E4 S4 W4"


def test_r47_swap_then_qi() -> None:
    """BS r47: a face-up Mantra for a chosen one of its level, its Qi to the supply; then 1 Qi on a Mantra."""
    s = secret(at=HERE, blood="2.1:1").play("ask for help")
    assert s.question == "swap-mantra" and s.offered[0] == "swap nothing"
    s.play("swap 2.1")
    assert s.question == "new-mantra"
    assert s.offered == [
        "write 2/Bury",
        "write 2/Tao and enfeeblement",
        "write 2/Discard a ghost",
        "write 2/Unlearn a curse",
    ]
    s.refused("write 3/Two Buddhas", "no-other-mantra").refused("write 2/Travel", "no-other-mantra")
    s.play("write 2/Bury")
    assert s.s.blood_mantras[0] == 2 and s.blood() == "" and s.s.blood_gone == [1]
    assert s.question == "blood" and s.offered[0] == "no Qi"
    s.play("Qi on 2.1")
    assert s.blood() == "2.1:1" and s.g.qi_supply == 7


def test_one_of_both() -> None:
    """BS §9, r82: either or both; who declines the swap puts Qi on a Mantra; an empty supply leaves the swap."""
    s = secret(at=HERE).play("ask for help", "swap nothing")
    s.refused("no Qi", "must-choose")
    s.play("Qi on 4.1")
    assert s.blood() == "4.1:1"
    s = secret(at=HERE).play("ask for help", "swap 4.1", "write 4/Share", "no Qi")
    assert s.s.blood_mantras[5] == 18 and s.blood() == ""
    s = secret(at=HERE, supply="Qi:0", mantras="1 3 7 11 13 17").play("ask for help")
    s.refused("swap nothing", "must-choose")


def test_nothing_left_of_a_level() -> None:
    """BS r47: the swap needs a remaining card of that level."""
    s = secret(at=HERE)
    s.s.blood_gone = s.s.blood_piles[0] + s.s.blood_gone
    s.s.blood_piles = [[], *s.s.blood_piles[1:]]
    s.play("ask for help").refused("swap 2.1", "no-other-mantra")
    s = secret(at=HERE, mantras="0 3 7 11 13 17").play("ask for help").refused("swap 2.1", "no-mantra-there")
    s = secret(at=HERE, supply="Qi:0", mantras="0 0 0 0 0 0")
    s.refused("ask for help", "nothing-to-write").refused("yin-yang help 2", "nothing-to-write")


def test_filling_a_mantra_by_hand() -> None:
    """BS §9, r52: Qi from the supply fills a Mantra like lost Qi; without any in the supply there is no effect."""
    s = secret(at=HERE, blood="2.2:1").play("ask for help", "swap nothing", "Qi on 2.2", "for E")
    assert s.g.qi[1] == 4
