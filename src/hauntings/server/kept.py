"""Results that are kept while there is room: what was looked at last stays longest."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Final


class Kept:
    """At most so many bytes in all, and no result that takes a quarter of them."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.bytes = 0
        self.results: Final[OrderedDict[Hashable, bytes]] = OrderedDict()

    def get(self, key: Hashable) -> bytes | None:
        found = self.results.get(key)
        if found is not None:
            self.results.move_to_end(key)
        return found

    def put(self, key: Hashable, result: bytes) -> None:
        if len(result) > self.most // 4:
            return
        self.bytes += len(result) - len(self.results.pop(key, b""))
        self.results[key] = result
        while self.bytes > self.most:
            self.bytes -= len(self.results.popitem(last=False)[1])
