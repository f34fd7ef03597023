"""Every reason code of White Moon is reached by a scene, and cites its rule."""

from __future__ import annotations

import re
from pathlib import Path

from hauntings.games.ghost_stories.base.ending import loses_game
from hauntings.games.ghost_stories.table import ALL_DEAD
from hauntings.games.ghost_stories.white_moon.events import MOON_EVENTS
from hauntings.games.ghost_stories.white_moon.questions import RESCUE, VICTIM
from hauntings.games.ghost_stories.white_moon.setup import BOX
from hauntings.games.ghost_stories.white_moon.why import MOON_REASONS
from tests.scenes.white_moon.moon import moon

SCENES = Path(__file__).parent


def test_other_question_and_game_over() -> None:
    s = moon(villagers="0:Li")
    assert BOX.why(s.g, VICTIM, 1) == "other-question"
    loses_game(s.g, ALL_DEAD)
    assert BOX.why(s.g, VICTIM, 1) == "game-over" and BOX.why(s.g, 0, RESCUE) == "game-over"


def test_every_code_is_reached() -> None:
    """The scenes name each code; `refused` checks that the engine answers with it."""
    text = "".join([path.read_text("utf-8") for path in SCENES.glob("test_*.py")])
    named = set(re.findall(r'refused\([^)]*?, "([a-z-]+)"', text))
    assert [code for code, _ in MOON_REASONS if code not in named] == []


def test_every_reason_cites_its_rule() -> None:
    assert all([rule.startswith("WM ") for _, rule in MOON_REASONS])
    assert [code for code, rule in MOON_REASONS if BOX.reasons()[code] != rule] == []


def test_every_event_is_told() -> None:
    """No event of the table is dead letters: each is told somewhere in white_moon/."""
    folder = Path(__file__).parents[3] / "src" / "hauntings" / "games" / "ghost_stories" / "white_moon"
    text = "".join([path.read_text("utf-8") for path in folder.glob("*.py") if path.name != "events.py"])
    assert [what for what in MOON_EVENTS if f'g.tell("{what}"' not in text] == []
