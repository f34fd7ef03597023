"""Every reason code that Black Secret adds is reached by a scene, every token has a word that is read back."""

from __future__ import annotations

from pathlib import Path

from hauntings.games.ghost_stories.black_secret.questions import KINDS, KINDS_FROM
from hauntings.games.ghost_stories.black_secret.setup import BLACK_SECRET, BOX
from hauntings.games.ghost_stories.questions import EXORCISE, STEP_TO, YANG
from tests.scenes.black_secret.secret import secret

SCENES = Path(__file__).parent


def test_every_code_is_reached() -> None:
    """The scenes name each code; `refused` checks that the engine answers with it."""
    text = "".join([path.read_text("utf-8") for path in SCENES.glob("test_*.py")])
    missing = [code for code, _ in BLACK_SECRET.reasons if f'"{code}"' not in text]
    assert missing == []


def test_every_reason_cites_its_rule() -> None:
    assert all([rule.startswith("BS ") for _, rule in BLACK_SECRET.reasons])


def test_every_word_is_read_back() -> None:
    for kind in [YANG, EXORCISE, STEP_TO, *range(KINDS_FROM, KINDS_FROM + len(KINDS))]:
        words = [BOX.word(kind, token) for token in range(BOX.kinds[kind].size)]
        said = [word for word in words if word]
        assert len(set(said)) == len(said), BOX.kinds[kind].name
        for token, word in enumerate(words):
            assert not word or BOX.token(kind, word) == token


def test_base_reasons_still_answer() -> None:
    s = secret()
    assert BOX.why(s.g, KINDS_FROM, 1) == "other-question"
    s.refused("ask for help", "no-figure-out").refused("attempt exorcism", "no-ghost-faced")
