from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.lanterns.registration import registered


@pytest.fixture(autouse=True, scope="module")
def on_the_shelf() -> Iterator[None]:
    """Every test here plays with the four boxes; no other test sees them."""
    with registered():
        yield
