"""All that is stored, and all SQL: one file per subject, each with functions that are given an open connection.

`database.py` opens it: transactions, batches of moves, health. Nothing outside this folder (but `migrate.py`) knows
SQLAlchemy; what is read comes out as rows.
"""

from typing import Any

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

Connection = AsyncConnection
StoredRow = Row[Any]
