"""What we count. No series per table or person: nothing here tells who plays what."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

SOCKETS: Final = Gauge("hauntings_sockets", "Sockets open")
ROOMS: Final = Gauge("hauntings_rooms", "Tables held in memory")
MOVES: Final = Counter("hauntings_moves", "Entries stored", ["by"])  # person, bot, sealed, undo
REFUSALS: Final = Counter("hauntings_refusals", "Messages and requests refused", ["code"])
CUTS: Final = Counter("hauntings_cuts", "Connections cut off or not let in", ["cause"])
CLASHES: Final = Counter("hauntings_clashes", "Entries that another process stored first")
HUB_RECONNECTS: Final = Counter("hauntings_hub_reconnects", "Times the hub found Redis again")
THINKING: Final = Histogram("hauntings_bot_seconds", "Time a bot thought", ["bot"])
STORING: Final = Histogram(
    "hauntings_store_seconds", "Time to store an entry", buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2)
)
SWEPT: Final = Counter("hauntings_swept", "What sweeps removed, archived, or could not archive", ["what"])
REQUESTS: Final = Counter("hauntings_requests", "HTTP answers", ["status"])
