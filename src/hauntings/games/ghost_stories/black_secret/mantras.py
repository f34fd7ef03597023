"""What each Blood Mantra does (BS §9). Whoever triggered it chooses (BS r43); everything is "up to" (BS r44)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hauntings.games.ghost_stories.base.pavilion import WindGhost
from hauntings.games.ghost_stories.black_secret.cards import DEMONS, MANTRAS
from hauntings.games.ghost_stories.black_secret.catacombs import goes_home
from hauntings.games.ghost_stories.black_secret.favours import (
    THE_TAOISTS,
    GainsAQi,
    GainsTao,
    RegainsYinYang,
    Travels,
)
from hauntings.games.ghost_stories.black_secret.relief import (
    DiscardGhosts,
    PlaceBuddhas,
    Recycle,
    ReturnLadders,
    SendHome,
    TurnBack,
    UnlearnCurse,
    buries,
)
from hauntings.games.ghost_stories.black_secret.skeletons import exorcises_skeletons
from hauntings.games.ghost_stories.geometry import Board
from hauntings.games.ghost_stories.rules import After
from hauntings.games.ghost_stories.table import Village


class BloodMantra(After):
    """Does nothing: White Moon's, without White Moon. `thing` is the board of the Taoist who chooses."""

    def after(self, g: Village, thing: i64) -> None:
        return


class Ladders(BloodMantra):
    def after(self, g: Village, thing: i64) -> None:
        g.do(ReturnLadders(Board(thing), 2))


class Bury(BloodMantra):
    def after(self, g: Village, thing: i64) -> None:
        buries(g)


class Qi(BloodMantra):
    def after(self, g: Village, thing: i64) -> None:
        g.do(GainsAQi(Board(thing)))


class Tao(BloodMantra):
    """One or two Tao tokens, and the Enfeeblement Mantra is laid."""

    def __init__(self, count: i64) -> None:
        self.count: Final[i64] = count

    def after(self, g: Village, thing: i64) -> None:
        g.do(GainsTao(Board(thing), self.count))


class Discard(BloodMantra):
    """One or two ghost cards go, without their right stones."""

    def __init__(self, count: i64) -> None:
        self.count: Final[i64] = count

    def after(self, g: Village, thing: i64) -> None:
        g.do(DiscardGhosts(Board(thing), self.count))


class UnlearnACurse(BloodMantra):
    def after(self, g: Village, thing: i64) -> None:
        g.do(UnlearnCurse(Board(thing)))


class Travel(BloodMantra):
    def after(self, g: Village, thing: i64) -> None:
        g.do(Travels(Board(thing)))


class Skeletons(BloodMantra):
    def after(self, g: Village, thing: i64) -> None:
        exorcises_skeletons(g)


class YinYang(BloodMantra):
    def after(self, g: Village, thing: i64) -> None:
        g.do(RegainsYinYang(Board(thing)))


class TravelAndMove(BloodMantra):
    """A Taoist moves anywhere; then a ghost card moves as by the Pavilion (BS r65)."""

    def after(self, g: Village, thing: i64) -> None:
        board = Board(thing)
        g.do(WindGhost(board))
        g.do(Travels(board))


class Demon(BloodMantra):
    def after(self, g: Village, thing: i64) -> None:
        g.do(SendHome(Board(thing)))


class Buddhas(BloodMantra):
    def after(self, g: Village, thing: i64) -> None:
        g.do(PlaceBuddhas(Board(thing), 2))


class Demons(BloodMantra):
    def after(self, g: Village, thing: i64) -> None:
        for demon in range(DEMONS):
            goes_home(g, demon)


class TurnTilesBack(BloodMantra):
    def after(self, g: Village, thing: i64) -> None:
        g.do(TurnBack(Board(thing), 2))


class Share(BloodMantra):
    """The Taoists share 1 Yin-Yang and 2 Qi; each may be declined, like everything a Mantra gives (BS r44)."""

    def after(self, g: Village, thing: i64) -> None:
        g.do(GainsAQi(THE_TAOISTS))
        g.do(GainsAQi(THE_TAOISTS))
        g.do(RegainsYinYang(THE_TAOISTS))


class RecycleCards(BloodMantra):
    def after(self, g: Village, thing: i64) -> None:
        g.do(Recycle(Board(thing), 4))


def own_mantras() -> list[After]:
    """By number; White Moon's stay empty until both/pairs.py fills them."""
    mantras: list[After] = [BloodMantra() for _ in range(MANTRAS)]
    mantras[1] = Ladders()
    mantras[2] = Bury()
    mantras[3] = Qi()
    mantras[4] = Tao(1)
    mantras[5] = Discard(1)
    mantras[6] = UnlearnACurse()
    mantras[7] = Travel()
    mantras[9] = Tao(2)
    mantras[10] = Skeletons()
    mantras[11] = YinYang()
    mantras[12] = TravelAndMove()
    mantras[13] = Demon()
    mantras[14] = Buddhas()
    mantras[16] = Demons()
    mantras[17] = TurnTilesBack()
    mantras[18] = Share()
    mantras[19] = Discard(2)
    mantras[20] = RecycleCards()
    return mantras
