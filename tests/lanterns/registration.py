"""Puts the four boxes on the shelf, and takes them down again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import hauntings
from hauntings.games.shelf import take_away
from tests.lanterns.boxes import MANIFESTS


@contextmanager
def registered() -> Iterator[None]:
    for manifest in MANIFESTS:
        hauntings.register(manifest)
    try:
        yield
    finally:
        for manifest in MANIFESTS:
            take_away(manifest.box.name)
