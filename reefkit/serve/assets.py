"""Scripts, styles and pictures, read and compressed once, and then sent from memory.

A new browser requests five megabytes in 130 files for a page, and thus a class some 4,000 files.
Compressed they are a quarter of that. Browsers cache those whose address has a hash for a year.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import mimetypes
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import tornado.web

from reefkit.serve.content_policy import policy
from reefkit.serve.lessons import Closed
from reefkit.serve.packing import LEAST, pack, takes_packed
from reefkit.serve.pages import own_asset

ASSET = r"((?:[A-Za-z0-9@_][A-Za-z0-9@_.+-]*/)*[A-Za-z0-9@_][A-Za-z0-9@_.+-]*\.[A-Za-z0-9]+)"
"""Pattern of the path of a file: folders and a name, none of which begins with a dot."""

HASHED = re.compile(r"[.-][0-9a-f]{8,}\.[a-z0-9]+$")
YEAR = 365 * 24 * 3600
MOST_KEPT = 96 * 1024 * 1024
"""Bytes of files cached in memory; libraries have a sixth of that."""
VERSION_LETTERS = 12

PACKED = frozenset({".css", ".html", ".js", ".json", ".map", ".mjs", ".svg", ".txt"})
"""Extensions of files to compress; fonts and pictures are compressed already."""
# Not from the system's table: Windows may map scripts to plain text.
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True)
class Asset:
    """A file ready to be sent."""

    content: bytes
    packed: bytes | None  #: Content compressed by gzip; None if this is not worthwhile.
    kind: str  #: Media type.
    mark: str  #: HTTP entity tag, a hash of the content.


def as_sent(name: str, content: bytes) -> Asset:
    ending = Path(name).suffix.lower()
    packed = pack(content) if ending in PACKED and len(content) >= LEAST else None
    kind = KINDS.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Asset(content, packed, kind, f'"{hashlib.sha256(content).hexdigest()[:32]}"')


class AssetCache:
    """The files of some folders; the first folder that has a file supplies it."""

    def __init__(self, folders: Sequence[str]) -> None:
        self.folders = tuple(dict.fromkeys(os.path.abspath(each) for each in folders))  # noqa: PTH100
        self._cache: dict[str, tuple[Path, int, asyncio.Future[Asset]]] = {}
        self._room = MOST_KEPT

    @cached_property
    def version(self) -> str:
        """A hash of names, sizes and times of what is directly in the folders."""
        listed = hashlib.sha256()
        for folder in filter(os.path.isdir, self.folders):
            with os.scandir(folder) as found:
                for each in sorted(found, key=lambda entry: entry.name):
                    state = each.stat()
                    listed.update(f"{each.name} {state.st_size} {state.st_mtime_ns}\n".encode())
        return listed.hexdigest()[:VERSION_LETTERS]

    async def find(self, name: str) -> Asset | None:
        """Return a file, from memory if it has not changed; None if there is none.

        Files beyond `MOST_KEPT` are read each time. The folders are searched again only if the
        file has changed: they are two dozen, and a page has 130 files.
        """
        if name in self._cache:
            path, changed, made = self._cache[name]
            with contextlib.suppress(OSError):
                if path.stat().st_mtime_ns == changed:
                    return await asyncio.shield(made)  # requests at the same time share one read
        found = self._path(name)
        if found is None:
            return None
        path, changed = found, found.stat().st_mtime_ns
        made = asyncio.ensure_future(asyncio.to_thread(lambda: as_sent(name, path.read_bytes())))
        size = path.stat().st_size
        if size <= self._room:
            self._room -= size
            self._cache[name] = path, changed, made
        return await asyncio.shield(made)

    def _path(self, name: str) -> Path | None:
        for folder in self.folders:
            path = os.path.abspath(os.path.join(folder, name))  # noqa: PTH100, PTH118  # asked often
            if path.startswith(folder + os.sep) and os.path.isfile(path):  # noqa: PTH113
                return Path(path)
        return None


class _AssetHandler(Closed):
    @property
    def content_security_policy(self) -> str:
        """Allow inline styles only, so that a drawing opened by itself keeps its colours."""
        return policy(style_src="'unsafe-inline'")

    async def prepare(self) -> None:  # type: ignore[override]
        """Skip authentication: Jupyter would give every browser a name for each file."""

    def send(self, asset: Asset | None, *, is_named: bool) -> None:
        """Send a file, or 304 if the browser has it.

        `is_named`: Whether the address contains a hash or version, so that it may be cached.

        Raises
        ------
        tornado.web.HTTPError
            404 if there is no file.
        """
        if asset is None:
            raise tornado.web.HTTPError(404)
        cache_control = f"max-age={YEAR}, immutable" if is_named else "no-cache"
        self.set_header("Cache-Control", cache_control)
        self.set_header("Content-Type", asset.kind)
        self.set_header("Etag", asset.mark)
        content = asset.content
        if asset.packed is not None:
            self.set_header("Vary", "Accept-Encoding")
            if takes_packed(self.request.headers.get("Accept-Encoding", "")):
                self.set_header("Content-Encoding", "gzip")
                content = asset.packed
        if self.check_etag_header():
            self.set_status(304)
            self.finish()
            return
        self.finish(content)

    def compute_etag(self) -> None:
        """Do nothing: `send` has set the entity tag."""


class OwnAssets(_AssetHandler):
    """Our own few files; an address with a parameter ``v`` may be cached."""

    kept: dict[str, Asset]

    def initialize(self, assets: dict[str, Asset]) -> None:
        self.kept = assets

    async def get(self, name: str) -> None:
        found = self.kept.get(name)
        if found is None and (content := own_asset(name)) is not None:
            found = self.kept[name] = as_sent(name, content)
        self.send(found, is_named="v" in self.request.arguments)

    head = get


class LibraryAssets(_AssetHandler):
    """The scripts and styles of Voila, Jupyter and widget libraries."""

    def initialize(self, cache: AssetCache, version: str = "") -> None:
        self.cache, self.version = cache, version

    async def get(self, name: str) -> None:
        is_named = bool(HASHED.search(name))
        if self.version and name.startswith(f"{self.version}/"):
            name, is_named = name.removeprefix(f"{self.version}/"), True
        self.send(await self.cache.find(name), is_named=is_named)

    head = get
