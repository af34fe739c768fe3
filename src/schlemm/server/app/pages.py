"""What a browser loads: the page, its files, and the catalogues of words."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

import msgspec
from litestar import HttpMethod, Request, Response, route
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from schlemm.i18n import (
    PROFILES,
    UnknownProfile,
    catalogue_text,
    chapter_text,
    chapters,
    letters_of,
    profile_named,
    word_list,
)
from schlemm.server.app.assets import Asset, Assets
from schlemm.server.app.preload import preloads

PLACES: Final = (
    "/",
    "/cards",
    "/conflicts",
    "/count",
    "/count/sums",
    "/count/tables",
    "/fair",
    "/hand",
    "/glossary",
    "/history",
    "/learn",
    "/match",
    "/pad",
    "/practice",
    "/rules",
    "/school",
    "/series",
    "/sources",
    "/systems",
    "/fair/[^/]+",
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

_KEPT: Final = 32
"""So many profiles are kept packed: the words that people choose one by one make any number of them."""

READ: Final = (HttpMethod.GET, HttpMethod.HEAD)


@route("/i18n/{file:str}", http_method=READ, include_in_schema=False)
async def words(request: Request[Any, Any, Any], file: FromPath[str]) -> Response[bytes]:
    """``de-AT.ftl``: the catalogue of a profile; ``de-AT.json``: its letters."""
    asset = words_in(file)
    if asset is None:
        raise NotFoundException
    return asset_response(request, asset)


@route("/i18n/{profile:str}/{file:str}", http_method=READ, include_in_schema=False)
async def chapter(
    request: Request[Any, Any, Any], profile: FromPath[str], file: FromPath[str]
) -> Response[bytes]:
    """``de-AT/lesson-trick.ftl``: what one page alone says; ``de-AT/words.json``: which words one may choose."""
    name = file.removesuffix(".ftl")
    try:
        known = profile_named(profile).id
    except UnknownProfile as error:
        raise NotFoundException from error
    if file == "words.json":
        return asset_response(request, word_list_asset(known))
    if name not in chapters():
        raise NotFoundException
    return asset_response(request, chapter_asset(known, name))


@route(["/", "/{path:path}"], http_method=READ, include_in_schema=False)
async def page(
    request: Request[Any, Any, Any], assets: NamedDependency[Assets], path: FromPath[str] = "/"
) -> Response[bytes]:
    """A file of the front end, or its page; an address that the page does not know is answered with 404."""
    if path.startswith(("/api/", "/ws/", "/assets/")) and assets.find(path) is None:
        raise NotFoundException
    found = None if APP.fullmatch(path) else assets.find(path)
    if found is not None:
        return asset_response(request, found)
    shell = assets.page
    if shell is None:
        raise NotFoundException
    answer = asset_response(request, shell, 200 if APP.fullmatch(path) else 404)
    link = preloads(path, assets.manifest)
    if link:
        answer.headers["Link"] = link
    return answer


def asset_response(request: Request[Any, Any, Any], asset: Asset, status: int = 200) -> Response[bytes]:
    """The asset as an answer, or word that the browser has it already."""
    headers = {"ETag": asset.etag, "Cache-Control": asset.cache, "Vary": "Accept-Encoding"}
    if status == 200 and asset.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    content = asset.content
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content, headers["Content-Encoding"] = asset.packed, "gzip"
    return Response(content, status_code=status, headers=headers, media_type=asset.media_type)


def words_in(file: str) -> Asset | None:
    """The catalogue or the letters of this name; ``None`` if there are none."""
    name, _, kind = file.rpartition(".")
    try:
        profile = profile_named(name)
    except UnknownProfile:
        return None
    match kind:
        case "ftl":
            return catalogue_asset(profile.id)
        case "json":
            return letters_asset(profile.id)
        case _:
            return None


@lru_cache(maxsize=_KEPT)
def catalogue_asset(profile: str) -> Asset:
    """The words of a profile, as Fluent."""
    return Asset.of(catalogue_text(profile).encode(), "text/plain")


@lru_cache(maxsize=_KEPT * len(PROFILES))
def chapter_asset(profile: str, name: str) -> Asset:
    """A chapter in the words of a profile, as Fluent."""
    return Asset.of(chapter_text(profile, name).encode(), "text/plain")


@lru_cache(maxsize=_KEPT)
def letters_asset(profile: str) -> Asset:
    """The letters of a profile, as JSON."""
    return Asset.of(msgspec.json.encode(letters_of(profile)), "application/json")


@lru_cache(maxsize=_KEPT)
def word_list_asset(profile: str) -> Asset:
    """The words that can be chosen in the language of a profile, as JSON."""
    return Asset.of(msgspec.json.encode(word_list(profile_named(profile))), "application/json")
