"""The built pages: what is named by its content is kept for a year, everything else is asked for again."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Any, Final, Generic, TypeVar

from litestar import HttpMethod, Request, Response

T = TypeVar("T")

READ: Final = (HttpMethod.GET, HttpMethod.HEAD)

_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_TEXT: Final = (
    "text/",
    "application/javascript",
    "application/json",
    "application/manifest+json",
    "image/svg+xml",
)
_TYPES: Final = {
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".html": "text/html",
}
"""Where the system's own list of types is not the same on every machine."""


@dataclass(frozen=True, slots=True)
class Asset:
    """A file as it is sent.

    Attributes:
        content: Its bytes.
        packed: The same for clients that understand gzip; ``None`` where that saves nothing.
        media_type: What it is; text is UTF-8.
        etag: Changes with the content.
        cache: How long it may be kept.
    """

    content: bytes
    packed: bytes | None
    media_type: str
    etag: str
    cache: str

    @classmethod
    def of(cls, content: bytes, media_type: str, cache: str = _ASK_AGAIN) -> Asset:
        """An asset with its tag, packed if it is text."""
        text = media_type.startswith(_TEXT)
        packed = gzip.compress(content, mtime=0) if text and len(content) > 1_000 else None
        tag = hashlib.blake2b(content, digest_size=12).hexdigest()
        return cls(content, packed, media_type, f'"{tag}"', cache)


class MadeOnce(Generic[T]):
    """A function of which is kept what it has made; whoever asks while something is being made waits for it.

    For threads beside the event loop, where what is packed belongs.

    Args:
        make: The function.
        most: How many things are kept; ``None`` for all.
    """

    def __init__(self, make: Callable[..., T], most: int | None) -> None:
        self._make = lru_cache(maxsize=most)(make)
        self._making = Lock()

    def __call__(self, *args: Hashable) -> T:
        """What is made of these, or was."""
        with self._making:
            return self._make(*args)

    @property
    def kept(self) -> int:
        """How many things are kept."""
        return self._make.cache_info().currsize

    def forget(self) -> None:
        """Keep nothing of what was made: whatever is asked for next is made anew."""
        self._make.cache_clear()


def made_once(most: int | None) -> Callable[[Callable[..., T]], MadeOnce[T]]:
    """Turn a function into a ``MadeOnce`` that keeps so many things."""
    return lambda make: MadeOnce(make, most)


class Assets:
    """The files below a folder.

    Args:
        folder: What the front end's build wrote.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    def find(self, path: str) -> Asset | None:
        """The file at this path of an address; ``None`` if there is none, or none to be shown."""
        parts = [part for part in path.split("/") if part]
        if not parts or any(part.startswith(".") or "\\" in part or "\0" in part for part in parts):
            return None
        try:
            file = self._folder.joinpath(*parts).resolve()
            if not file.is_relative_to(self._folder) or not file.is_file():
                return None
            stat = file.stat()
            return _read(file, parts[0] == "assets", (stat.st_mtime_ns, stat.st_size))
        except OSError:  # a name longer than the system knows, or a file that a new build has just put away
            return None

    @property
    def page(self) -> Asset | None:
        """The one page that all addresses of the app show; ``None`` if the front end has not been built."""
        return self.find("index.html")

    @property
    def manifest(self) -> bytes:
        """What the build wrote of its files; an empty one if the front end has not been built."""
        return self._written("manifest.json")

    @property
    def rooms(self) -> bytes:
        """Which words it says where; nothing if the front end has not been built."""
        return self._written("rooms.json")

    def _written(self, name: str) -> bytes:
        file = self._folder / ".vite" / name
        try:
            stat = file.stat()
            return _read(file, False, (stat.st_mtime_ns, stat.st_size)).content
        except OSError:
            return b"{}"


def asset_response(
    request: Request[Any, Any, Any], asset: Asset, status: int = 200, *, lasting: bool = False
) -> Response[bytes]:
    """Return the asset as an answer, or word that the browser has it already.

    Args:
        request: Who asks.
        asset: For what.
        status: How it is answered.
        lasting: Whether the address changes with the content.
    """
    cache = _FOREVER if lasting else asset.cache
    headers = {"ETag": asset.etag, "Cache-Control": cache, "Vary": "Accept-Encoding"}
    if status == 200 and asset.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    content = asset.content
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content, headers["Content-Encoding"] = asset.packed, "gzip"
    return Response(content, status_code=status, headers=headers, media_type=asset.media_type)


@lru_cache(maxsize=256)
def _read(file: Path, hashed: bool, changed: tuple[int, int]) -> Asset:
    del changed  # part of the key, so that a new build is seen
    kind = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Asset.of(file.read_bytes(), kind, _FOREVER if hashed else _ASK_AGAIN)
