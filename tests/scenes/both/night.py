"""A village with both expansions as a test wants it: `night(...)` rests in the active Taoist's Yang menu.

Boards, ghosts, demons, curses and Mantras are written as in black_secret/secret.py, villagers, crystals and artifacts
as in white_moon/moon.py. The Kung-Fu School lies in the centre, the Calligrapher in the place of the Herbalist (2);
the Portal stands on 4. Villagers that are not written are not in the scene.
"""

from __future__ import annotations

from typing import Any, ClassVar

from hauntings.engine.box import Box
from hauntings.games.ghost_stories.black_secret.table import secret_of
from hauntings.games.ghost_stories.both.setup import BOX
from hauntings.games.ghost_stories.cards import QI_TOKENS
from hauntings.games.ghost_stories.geometry import BOARDS
from tests.scenes import scene
from tests.scenes.black_secret.secret import (
    SecretScene,
    above_and_below,
    lays_below,
    lays_curses,
    lays_deck,
    lays_incarnations,
    lays_mantras,
    lays_stacks,
)
from tests.scenes.ghost_stories.village import (
    begins,
    board,
    haunts,
    lays_boards,
    lays_ghosts,
    lays_supply,
    lays_taoists,
    loaded,
)
from tests.scenes.white_moon.moon import MoonScene, lays_moon

TILES = "0 1 11 3 10 5 6 7 8"


class NightScene(SecretScene, MoonScene):
    """A village with both, and a script."""

    box: ClassVar[Box] = BOX


def night(
    active: str = "N",
    neutral: str = "",
    powers: tuple[int, ...] = (),
    at: str = "N4 E4 S4 W4",
    qi: str = "",
    tao: str = "",
    supply: str = "",
    yin_yang: str = "N E S W",
    ghosts: str = "",
    buddhas: str = "",
    haunted: str = "",
    deck: str = "",
    discards: str = "",
    tiles: str = TILES,
    dice: str = "",
    curse: str = "",
    turn: bool = False,
    side: str = "a",
    demons: str = "",
    shadow: int = -1,
    no_ladders: str = "",
    stacks: str = "",
    knocked_down: str = "",
    curses: str = "1 3 5 7 9",
    pyramid: str = "",
    mantras: str = "1 3 8 11 15 21",
    blood: str = "",
    hand: str = "",
    incarnations: str = "",
    villagers: str = "",
    dead: str = "",
    rescued: str = "",
    portal: int = 4,
    su_ling: str = "",
    crystals: str = "",
    receptacles: str = "",
    artifacts: str = "",
    laid_down: str = "",
    rules: dict[str, Any] | None = None,
) -> NightScene:
    """Lay the position. A deck that ends in 0 is whole; else ten ghosts, a Summoning card and two ghosts follow."""
    chosen = BOX.rules(rules or {})
    out = [board(name) for name in neutral.split()]
    g = BOX.blank(BOARDS - len(out) + 1, chosen, scene.dice(BOX, loaded(dice, "", curse)))
    lays_boards(g, out, powers, tiles)
    g.active = board(active)
    lays_taoists(g, out, above_and_below(at), qi, tao, yin_yang, "", "")
    lays_supply(g, supply)
    lays_ghosts(g, ghosts, buddhas, 0)
    haunts(g, haunted)
    g.discards = [int(card) for card in discards.split()]
    s = secret_of(g)
    s.wu_feng_side = 0 if side == "a" else 1
    lays_below(g, demons, shadow, no_ladders, knocked_down)
    lays_stacks(g, stacks, "")
    lays_curses(g, curses, pyramid)
    lays_mantras(g, mantras, blood)
    g.qi_supply = QI_TOKENS - sum(g.qi) - sum(s.blood_qi)
    lays_deck(g, deck, 0)
    lays_incarnations(g, hand, incarnations, "")
    lays_moon(g, villagers, dead, rescued, portal, su_ling, crystals, receptacles, -1, artifacts, laid_down)
    begins(g, turn)
    return NightScene(g, chosen)
