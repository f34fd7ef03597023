"""What a database's address may look like."""

from __future__ import annotations

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError


def is_address(url: str) -> bool:
    try:
        make_url(url)
    except (ArgumentError, ValueError):
        return False
    return True
