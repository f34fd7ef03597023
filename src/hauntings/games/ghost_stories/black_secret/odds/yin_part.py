"""Black Secret in the odds of a Yin phase (BS §3): what the ghosts on the board do by themselves. Whatever
Wu-Feng decides is left out: what he does with the cards he draws (they are counted), demons he activates, skeletons;
and so is what lost Qi does on a Blood Mantra."""

from __future__ import annotations

from typing import Any

from hauntings.engine.table import Effect
from hauntings.engine.view import View
from hauntings.games.ghost_stories.base.arrival import draws
from hauntings.games.ghost_stories.base.qi import LOSE_QI
from hauntings.games.ghost_stories.black_secret.blood import QiFlows
from hauntings.games.ghost_stories.black_secret.demons import ActivateDemon
from hauntings.games.ghost_stories.black_secret.draw import PlaceIncarnation, TakeIncarnation, WuFengDraws
from hauntings.games.ghost_stories.black_secret.skeletons import PlaceSkeletons
from hauntings.games.ghost_stories.black_secret.table import secret_of
from hauntings.games.ghost_stories.cards import NO_CARD
from hauntings.games.ghost_stories.odds.yin_part import YinPart
from hauntings.games.ghost_stories.table import Village


class SecretYin(YinPart):
    """Everything before Wu-Feng's decisions."""

    def says_all(self) -> bool:
        return True

    def begins(self, g: Village, view: View) -> None:
        """Only the heights of piles and stacks are known."""
        secret = secret_of(g)
        secret.blood_piles = [[0] * int(height) for height in view["blood_piles"]]
        secret.stacks = [[0] * int(height) for height in view["stacks"]]

    def aside(self, g: Village, effect: Effect[Any]) -> bool:
        if isinstance(effect, WuFengDraws):
            g.stack.pop()
            if len(g.deck) == 0:
                return True
            if 0 not in g.ghost and not g.cards.is_ghost(g.deck[-1]):  # it stays on the deck (BS r5)
                g.do(LOSE_QI[g.active])
                return True
            draws(g)  # the last card loses (BS r8)
            g.drawn = NO_CARD
            return True
        if isinstance(effect, (QiFlows, ActivateDemon, PlaceSkeletons, TakeIncarnation, PlaceIncarnation)):
            g.stack.pop()
            return True
        return super().aside(g, effect)
