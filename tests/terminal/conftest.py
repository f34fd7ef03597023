"""Every test has a data folder of its own, speaks English and sits at an ordinary terminal."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("TERM", "xterm")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "HAUNTINGS_LANGUAGE", "HAUNTINGS_COMMAND", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
