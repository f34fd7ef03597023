"""HTTP, one file per subject. Every refusal is an ErrorAnswer."""

from typing import Final

from hauntings.server.routes import records, rulebook, shelf, site, tables

HANDLERS: Final = [*shelf.HANDLERS, *tables.HANDLERS, *records.HANDLERS, *rulebook.HANDLERS, *site.HANDLERS]
