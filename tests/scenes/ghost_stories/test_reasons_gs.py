"""Every reason code of "why can't I?" is reached by a scene, and no code is written that does not exist."""

from __future__ import annotations

import re
from pathlib import Path

from hauntings.games.ghost_stories.base.ending import loses_game
from hauntings.games.ghost_stories.questions import ASK_HELP, PLACE_GHOST, YANG
from hauntings.games.ghost_stories.setup import BOX
from hauntings.games.ghost_stories.table import ALL_DEAD
from tests.scenes.ghost_stories.village import village

SCENES = Path(__file__).parent


def test_other_question_and_game_over() -> None:
    s = village()
    assert BOX.why(s.g, PLACE_GHOST, 1) == "other-question"
    loses_game(s.g, ALL_DEAD)
    assert BOX.why(s.g, YANG, ASK_HELP) == "game-over"


def test_no_ghost_faced() -> None:
    s = village(at="N1 E4 S4 W4")
    s.refused("attempt exorcism", "no-ghost-faced")
    s.refused("twin winds E", "not-your-power")


def test_every_code_is_reached() -> None:
    """The scenes name each code; `refused` checks that the engine answers with it."""
    text = "".join([path.read_text("utf-8") for path in SCENES.glob("test_*.py")])
    named = set(re.findall(r'"([a-z]+(?:-[a-z]+)+|protected|incarnation|forbidden)"', text))
    missing = [code for code in BOX.reasons() if code not in named]
    assert missing == []


def test_every_reason_cites_its_rule() -> None:
    assert all([rule.startswith("GS ") for rule in BOX.reasons().values()])
