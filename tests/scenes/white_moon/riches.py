"""A made-up expansion for the laws: it only gives, so that games are long and everything happens in them."""

from __future__ import annotations

from hauntings.games.ghost_stories.expansion import Expansion
from hauntings.games.ghost_stories.geometry import EVERY_BOARD
from hauntings.games.ghost_stories.rules import Rules
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.white_moon.table import moon_of


class Riches(Expansion):
    """Qi, crystals and artifacts for the Taoists, one of whom lies on the ground, and a village that does not fall."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds_from = 0
        self.reasons_from = 400

    def install(self, rules: Rules) -> None:
        rules.haunted_tiles_that_lose = 9

    def lies_beside(self, g: Village) -> None:
        """Nothing of its own."""

    def lays_out(self, g: Village) -> None:
        m = moon_of(g)
        boards = [board for board in EVERY_BOARD if g.seat_of[board] >= 0]
        g.qi_supply -= 3
        g.qi = [qi + 3 if board == boards[0] else qi for board, qi in enumerate(g.qi)]
        m.crystals = [1 if board == boards[0] else 0 for board in range(4)]
        m.receptacles = [1, 0, 1, 0]
        m.crystal_reserve -= 3
        m.artifacts = [boards[(number + len(g.deck)) % len(boards)] for number in range(8)]
        m.laid_down = [1 if board == boards[-1] else 0 for board in range(4)]
