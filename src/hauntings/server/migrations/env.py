"""Alembic runs this; `migrate.py` hands it the connection, within a transaction: all migrations happen, or none."""

from __future__ import annotations

from alembic import context

from hauntings.server.store.schema import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META, render_as_batch=True)
context.run_migrations()
