"""Fills the seams for the base game: its turn, its menu, its tiles, stones and dice."""

from __future__ import annotations

from hauntings.games.ghost_stories.base.deeds import (
    AskHelp,
    Borrow,
    Exorcism,
    LayBuddha,
    Move,
    PowerTokenLends,
    YinYangHelp,
    YinYangUnhaunt,
)
from hauntings.games.ghost_stories.base.dice import TaoDice
from hauntings.games.ghost_stories.base.exorcism import OnlyAfterBuddha, OppositeFree
from hauntings.games.ghost_stories.base.guard_tower import GuardTower
from hauntings.games.ghost_stories.base.pavilion import Pavilion
from hauntings.games.ghost_stories.base.powers import BottomlessPockets, EnfeeblementMantra, TwinWinds
from hauntings.games.ghost_stories.base.stones import STONES
from hauntings.games.ghost_stories.base.tiles import (
    BuddhistTemple,
    Cemetery,
    CircleOfPrayer,
    HerbalistsShop,
    NightWatchmansBeat,
    SorcerersHut,
    TaoistAltar,
    TeaHouse,
)
from hauntings.games.ghost_stories.base.turn import GHOST_ARRIVES, GHOSTS_ACT, OVERRUN, TURN_ENDS, YANG_PHASE
from hauntings.games.ghost_stories.rules import Rules, Tile


def install(rules: Rules) -> None:
    """The base game. Expansions are installed after it, in their declared order."""
    rules.turn = [GHOSTS_ACT, OVERRUN, GHOST_ARRIVES, YANG_PHASE, TURN_ENDS]
    for ability, stone in enumerate(STONES):
        rules.stones[ability] = stone
    base_tiles: list[Tile] = [  # in the order of data.json
        Cemetery(),
        TaoistAltar(),
        HerbalistsShop(),
        SorcerersHut(),
        NightWatchmansBeat(),
        CircleOfPrayer(),
        Pavilion(),
        TeaHouse(),
        BuddhistTemple(),
        GuardTower(),
    ]
    for number, tile in enumerate(base_tiles):
        rules.tiles[number] = tile
    for action in [
        BottomlessPockets(),
        EnfeeblementMantra(),
        TwinWinds(),
        Move(),
        AskHelp(),
        Exorcism(),
        YinYangHelp(),
        YinYangUnhaunt(),
        Borrow(),
        LayBuddha(),
    ]:
        rules.add_action(action)
    rules.dice.append(TaoDice())
    rules.lends_power.append(PowerTokenLends())
    rules.protects.append(OppositeFree())
    rules.protects.append(OnlyAfterBuddha())
