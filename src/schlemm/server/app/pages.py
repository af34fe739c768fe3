"""What a browser loads: the page and its files."""

from __future__ import annotations

import re
from asyncio import to_thread
from collections.abc import Mapping
from typing import Any, Final

from litestar import Request, Response, route
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from schlemm.i18n.choose import browser_language, browser_profile
from schlemm.i18n.profile import LANGUAGES
from schlemm.server.app.assets import READ, Asset, Assets, asset_response, made_once
from schlemm.server.app.manifest import manifest_asset
from schlemm.server.app.preload import preloads
from schlemm.server.app.preview import head_of, page_previewed, with_head
from schlemm.server.app.words import words_version

PLACES: Final = (
    "/",
    "/analysis",
    "/cards",
    "/conflicts",
    "/count",
    "/count/sums",
    "/count/tables",
    "/deal",
    "/deals",
    "/fair",
    "/games",
    "/hand",
    "/glossary",
    "/history",
    "/learn",
    "/match",
    "/pad",
    "/practice",
    "/replay",
    "/rules",
    "/school",
    "/series",
    "/sources",
    "/systems",
    "/fair/[^/]+",
    "/games/[^/]+",
    r"/games/[^/]+/board/\d{1,3}",
    "/lesson/[^/]+",
    "/match/[^/]+",
    r"/match/[^/]+/board/\d{1,3}",
    "/pad/[^/]+",
    "/series/[^/]+",
    "/sit/[^/]+",
    "/table/[^/]+",
    "/watch/[^/]+",
)
APP: Final = re.compile("|".join(PLACES))
"""The addresses that the page itself knows what to do with."""

PRUNE_AFTER: Final = "schlemm-prune-after"
"""Under which name the page is told after how many days games without a call are removed; never if it is 0."""

_LONGEST_FROM: Final = 200
"""So many signs of who invites are looked at."""

WORDS: Final = "schlemm-words"
"""Under which name the page is told which words the server has, so that it asks for those."""


@route(["/", "/{path:path}"], http_method=READ, include_in_schema=False)
async def page(
    request: Request[Any, Any, Any],
    assets: NamedDependency[Assets],
    prune_after: NamedDependency[int],
    path: FromPath[str] = "/",
) -> Response[bytes]:
    """A file of the front end, or its page; an address that the page does not know is answered with 404."""
    if path.startswith(("/api/", "/ws/", "/assets/", "/i18n/")) and assets.find(path) is None:
        raise NotFoundException
    found = None if APP.fullmatch(path) else assets.find(path)
    if found is not None:
        return asset_response(request, found)
    shell = assets.page
    if shell is None:
        raise NotFoundException
    shown = await _page_at(
        request,
        shell,
        path,
        {PRUNE_AFTER: str(prune_after), WORDS: await to_thread(words_version, assets.rooms)},
    )
    answer = asset_response(request, shown, 200 if APP.fullmatch(path) else 404)
    answer.headers["Vary"] = "Accept-Encoding, Accept-Language"
    profile = browser_profile(request.headers.get("accept-language", ""))
    link = preloads(path, assets.manifest, assets.rooms, profile)
    if link:
        answer.headers["Link"] = link
    return answer


@route("/manifest.webmanifest", http_method=READ, include_in_schema=False)
async def manifest(request: Request[Any, Any, Any], words: FromQuery[str] = "") -> Response[bytes]:
    """What a browser needs to install the page, in the language asked for; else in the one that it speaks."""
    language = words if words in LANGUAGES else spoken_language(request)
    return asset_response(request, await to_thread(manifest_asset, language))


def spoken_language(request: Request[Any, Any, Any]) -> str:
    """The language that the browser asks for first among ours."""
    return browser_language(request.headers.get("accept-language", ""))


async def _page_at(
    request: Request[Any, Any, Any], shell: Asset, path: str, told: Mapping[str, str]
) -> Asset:
    """The page with what is told of this path; the first words of a language are read in a thread of their own."""
    language, shown = (
        spoken_language(request),
        page_previewed(path, request.query_params.get("from", "")[:_LONGEST_FROM]),
    )
    head = await to_thread(head_of, shown, language, str(request.base_url).rstrip("/"))
    head += "".join(f'<meta name="{name}" content="{content}" />' for name, content in told.items())
    return await to_thread(page_asset, shell, head, language)


@made_once(64)
def page_asset(shell: Asset, head: str, language: str) -> Asset:
    """The page with the head of one address."""
    return Asset.of(with_head(shell.content, head, language), shell.media_type)
