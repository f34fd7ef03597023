"""The built client: files with caching headers, compressed beforehand if the build did so, one page for all routes."""

from __future__ import annotations

import hashlib
import mimetypes
import time
from pathlib import Path
from typing import Final

from litestar.response import Response

INDEX: Final = "index.html"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK: Final = "no-cache"
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
MISSING: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Hauntings</title>
<h1>Hauntings</h1>
<p>The server runs, but the page that people play on is not built yet.</p>
<p>Run <code>./play</code> in the project's folder, or <code>npm run build</code> in <code>web/</code>.</p>
</html>
"""


class Page:
    """One file, with what was packed beforehand."""

    def __init__(self, path: Path, name: str) -> None:
        self.body: Final = {"": path.read_bytes()}
        for coding, ending in PACKED:
            packed = path.with_name(path.name + ending)
            if packed.is_file() and packed.stat().st_mtime >= path.stat().st_mtime:
                self.body[coding] = packed.read_bytes()
        kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.type: Final = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
        self.cache: Final = FOR_EVER if name.startswith("assets/") else ASK
        self.tag: Final = f'"{hashlib.sha256(self.body[""]).hexdigest()[:20]}"'


class Pages:
    """All files of a folder by name: what is not in the list does not exist, whatever a path says."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.pages: dict[str, Page] = {}
        self.stamp = -1.0
        self.looked = 0.0
        self.look()

    def look(self) -> None:
        """Read the folder again if the client was built anew."""
        self.looked = time.monotonic()
        index = self.folder / INDEX
        stamp = index.stat().st_mtime if index.is_file() else 0.0
        if stamp == self.stamp:
            return
        self.stamp = stamp
        self.pages = {}
        if not stamp:
            return
        for path in self.folder.rglob("*"):
            name = path.relative_to(self.folder).as_posix()
            if path.is_file() and path.suffix not in (".br", ".gz", ".map"):
                self.pages[name] = Page(path, name)

    def answer(self, name: str, accepts: str, has: str) -> Response[bytes] | None:
        """The file of that name; every path without a dot is the client's page. None: there is no such file."""
        if time.monotonic() - self.looked > 1:
            self.look()
        name = name.strip("/")
        page = self.pages.get(name)
        if page is None and "." not in name:
            page = self.pages.get(INDEX)
            if page is None:
                return Response(MISSING.encode(), media_type="text/html; charset=utf-8", headers={"cache-control": ASK})
        if page is None:
            return None
        headers = {"cache-control": page.cache, "etag": page.tag, "vary": "accept-encoding"}
        if has == page.tag:
            return Response(b"", status_code=304, media_type=page.type, headers=headers)
        coding = next((coding for coding, _ in PACKED if coding in page.body and coding in accepts), "")
        if coding:
            headers["content-encoding"] = coding
        return Response(page.body[coding], media_type=page.type, headers=headers)
