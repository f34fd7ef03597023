"""Nothing is cut off and nothing lies over something else: every board, both sizes, three languages, long names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.moments import MOMENTS, seated
from tests.e2e.people import LAPTOP, PHONE
from tests.server.served import Server

LOOK = (Path(__file__).parent / "clipped.js").read_text("utf-8")
LONG = ("Wilhelmina Szczęśniewska", "Konstantin-Alexander IV.", "Maximiliane von Waldburg", "Żmudzin Brzęczyszczykiew")
SIZES: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": LAPTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("picture", list(MOMENTS))
def test_nothing_is_cut_or_covered(browser: Browser, server: Server, picture: str, size: str, language: str) -> None:
    """A seat is asked in the middle of a long game; all that it reads can be read."""
    names = LONG[:1] if picture in ("rest-in-peace", "thirteen-ghosts") else LONG
    ann = seated(browser, server.url, picture, names, **SIZES[size], locale={"en": "en-GB"}.get(language, language))
    found: list[str] = ann.page.evaluate(LOOK)
    ann.context.close()
    assert found == [], "\n".join(["", *found])
