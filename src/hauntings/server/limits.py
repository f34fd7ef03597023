"""Token buckets: so much a second, and a burst. One per socket and one per address (IPv6: network) and purpose."""

from __future__ import annotations

import time
from typing import Final

from hauntings.server.addresses import home_of

MOST_ADDRESSES: Final = 10_000  # then those that have filled up again are forgotten, and newcomers share one bucket
FORGET_EVERY: Final = 1.0  # seconds

RATES: Final = {  # per second, burst
    "connect": (60.0, 300.0),  # connections accepted
    "http": (30.0, 120.0),
    "make": (0.5, 20.0),
    "upload": (0.2, 5.0),
    "sit": (0.5, 20.0),  # or ask the others for a seat
    "open": (5.0, 60.0),  # sockets opened
    "frame": (20.0, 300.0),  # of a socket, whatever it is
    "message": (10.0, 40.0),
    "flood": (0.5, 200.0),  # messages beyond that: then the socket is closed
    "speak": (0.2, 5.0),  # everything again, in another language
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

    def take(self, count: int = 1) -> bool:
        """So many tokens, if they are there."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < count:
            return False
        self.left -= count
        return True

    def full(self) -> bool:
        return self.left + (time.monotonic() - self.at) * self.rate >= self.burst


class Limits:
    """The buckets of all addresses, and how many sockets each has open. Switched off, everything passes."""

    def __init__(self, on: bool = True) -> None:
        self.on: Final = on
        self.buckets: Final[dict[tuple[str, str], Bucket]] = {}
        self.sockets: Final[dict[str, int]] = {}
        self.forgot = 0.0

    def allow(self, purpose: str, address: str) -> bool:
        if not self.on:
            return True
        key = (purpose, home_of(address))
        if key not in self.buckets and len(self.buckets) >= MOST_ADDRESSES:
            self.forget()
            key = key if len(self.buckets) < MOST_ADDRESSES else (purpose, "")
        if key not in self.buckets:
            self.buckets[key] = Bucket(*RATES[purpose])
        return self.buckets[key].take()

    def forget(self) -> None:
        """Those who have asked nothing for a while."""
        if time.monotonic() - self.forgot > FORGET_EVERY:
            self.forgot = time.monotonic()
            for old in [name for name, bucket in self.buckets.items() if bucket.full()]:
                del self.buckets[old]

    def bucket(self, purpose: str) -> Bucket:
        """A bucket of a socket's own."""
        return Bucket(*(RATES[purpose] if self.on else (1e9, 1e9)))

    def enter(self, address: str) -> bool:
        """One more socket of this address, unless it has too many."""
        home = home_of(address)
        count = self.sockets.get(home, 0)
        if self.on and (count >= SOCKETS or not self.allow("open", address)):
            return False
        self.sockets[home] = count + 1
        return True

    def leave(self, address: str) -> None:
        home = home_of(address)
        count = self.sockets.get(home, 1) - 1
        if count > 0:
            self.sockets[home] = count
        else:
            self.sockets.pop(home, None)
