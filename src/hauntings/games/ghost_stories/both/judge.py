"""The judge of a village with both expansions: White Moon's judge for the Taoists in the village, Black Secret's for
Wu-Feng, for whoever is below, and for what only Black Secret asks."""

from __future__ import annotations

from mypy_extensions import i64

from hauntings.games.ghost_stories.black_secret.judge.judge import is_plain_below, secret_marks, secret_odds
from hauntings.games.ghost_stories.geometry import PLACES
from hauntings.games.ghost_stories.judge.chance import chance as victory
from hauntings.games.ghost_stories.judge.judge import VillageJudge, against, moved
from hauntings.games.ghost_stories.questions import SECRET_KINDS_FROM
from hauntings.games.ghost_stories.table import Village
from hauntings.games.ghost_stories.white_moon.judge.judge import moon_marks, moon_odds


class BothJudge(VillageJudge):
    """The villagers' fate and Wu-Feng's deeds both count."""

    def chance(self, g: Village) -> float:
        return moved(victory(g), moon_odds(g) + secret_odds(g))

    def marks(self, g: Village) -> list[float]:
        if against(g, g.asked) or g.kind >= SECRET_KINDS_FROM or g.at[g.active] >= PLACES:
            return secret_marks(g)
        return moon_marks(g)

    def is_plain(self, kind: i64) -> bool:
        return is_plain_below(kind) or super().is_plain(kind)
