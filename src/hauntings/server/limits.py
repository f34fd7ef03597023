"""Token buckets: so much a second, and a burst. One per socket and one per address and purpose."""

from __future__ import annotations

import time
from typing import Final

MOST_ADDRESSES: Final = 10_000  # then those that have filled up again are forgotten

RATES: Final = {  # per second, burst
    "http": (30.0, 120.0),
    "make": (0.5, 20.0),
    "upload": (0.2, 5.0),
    "sit": (0.5, 20.0),  # or ask the others for a seat
    "open": (5.0, 60.0),  # sockets opened
    "message": (10.0, 40.0),
    "chat": (1.0, 5.0),
    "point": (2.0, 8.0),
}
SOCKETS: Final = 60  # open at once, per address


class Bucket:
    """Holds `burst` tokens and gets `rate` of them back every second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """One token, if there is one."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def full(self) -> bool:
        return self.left + (time.monotonic() - self.at) * self.rate >= self.burst


class Limits:
    """The buckets of all addresses, and how many sockets each has open. Switched off, everything passes."""

    def __init__(self, on: bool = True) -> None:
        self.on: Final = on
        self.buckets: Final[dict[tuple[str, str], Bucket]] = {}
        self.sockets: Final[dict[str, int]] = {}

    def allow(self, purpose: str, address: str) -> bool:
        if not self.on:
            return True
        key = (purpose, address)
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= MOST_ADDRESSES:
                for old in [name for name, other in self.buckets.items() if other.full()]:
                    del self.buckets[old]
            bucket = self.buckets[key] = Bucket(*RATES[purpose])
        return bucket.take()

    def bucket(self, purpose: str) -> Bucket:
        """A bucket of a socket's own."""
        return Bucket(*(RATES[purpose] if self.on else (1e9, 1e9)))

    def enter(self, address: str) -> bool:
        """One more socket of this address, unless it has too many."""
        count = self.sockets.get(address, 0)
        if self.on and (count >= SOCKETS or not self.allow("open", address)):
            return False
        self.sockets[address] = count + 1
        return True

    def leave(self, address: str) -> None:
        count = self.sockets.get(address, 1) - 1
        if count > 0:
            self.sockets[address] = count
        else:
            self.sockets.pop(address, None)
