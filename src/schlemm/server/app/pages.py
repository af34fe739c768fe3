"""What a browser loads: the page, its files, and the catalogues of words."""

from __future__ import annotations

import re
from asyncio import to_thread
from typing import Any, Final

import msgspec
from litestar import HttpMethod, Request, Response, route
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from schlemm.i18n.catalogue import catalogue_text, chapter_text
from schlemm.i18n.choose import browser_language, browser_profile
from schlemm.i18n.files import chapters
from schlemm.i18n.profile import LANGUAGES, PROFILES, UnknownProfile, letters_of, profile_named
from schlemm.i18n.word_list import word_list
from schlemm.server.app.assets import Asset, Assets, made_once
from schlemm.server.app.manifest import manifest_asset
from schlemm.server.app.preload import preloads
from schlemm.server.app.preview import head_of, page_previewed, with_head

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

_KEPT: Final = 32
"""So many profiles are kept packed: the words that people choose one by one make any number of them."""

PRUNE_AFTER: Final = "schlemm-prune-after"
"""Under which name the page is told after how many days games without a call are removed; never if it is 0."""

_LONGEST_FROM: Final = 200
"""So many signs of who invites are looked at."""

READ: Final = (HttpMethod.GET, HttpMethod.HEAD)


@route("/i18n/{file:str}", http_method=READ, include_in_schema=False)
async def words(request: Request[Any, Any, Any], file: FromPath[str]) -> Response[bytes]:
    """``de-AT.ftl``: the catalogue of a profile; ``de-AT.json``: its letters."""
    asset = await to_thread(words_in, file)
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
        return asset_response(request, await to_thread(word_list_asset, known))
    if name not in chapters():
        raise NotFoundException
    return asset_response(request, await to_thread(chapter_asset, known, name))


@route(["/", "/{path:path}"], http_method=READ, include_in_schema=False)
async def page(
    request: Request[Any, Any, Any],
    assets: NamedDependency[Assets],
    prune_after: NamedDependency[int],
    path: FromPath[str] = "/",
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
    shown = await _page_at(request, shell, path, prune_after)
    answer = asset_response(request, shown, 200 if APP.fullmatch(path) else 404)
    answer.headers["Vary"] = "Accept-Encoding, Accept-Language"
    profile = browser_profile(request.headers.get("accept-language", ""))
    link = preloads(path, assets.manifest, profile)
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


async def _page_at(request: Request[Any, Any, Any], shell: Asset, path: str, prune_after: int) -> Asset:
    """The page with what is told of this path; the first words of a language are read in a thread of their own."""
    language, shown = (
        spoken_language(request),
        page_previewed(path, request.query_params.get("from", "")[:_LONGEST_FROM]),
    )
    head = await to_thread(head_of, shown, language, str(request.base_url).rstrip("/"))
    head += f'<meta name="{PRUNE_AFTER}" content="{prune_after}" />'
    return await to_thread(page_asset, shell, head, language)


@made_once(64)
def page_asset(shell: Asset, head: str, language: str) -> Asset:
    """The page with the head of one address."""
    return Asset.of(with_head(shell.content, head, language), shell.media_type)


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


@made_once(_KEPT)
def catalogue_asset(profile: str) -> Asset:
    """The words of a profile, as Fluent."""
    return Asset.of(catalogue_text(profile).encode(), "text/plain")


@made_once(_KEPT * len(PROFILES))
def chapter_asset(profile: str, name: str) -> Asset:
    """A chapter in the words of a profile, as Fluent."""
    return Asset.of(chapter_text(profile, name).encode(), "text/plain")


@made_once(_KEPT)
def letters_asset(profile: str) -> Asset:
    """The letters of a profile, as JSON."""
    return Asset.of(msgspec.json.encode(letters_of(profile)), "application/json")


@made_once(_KEPT)
def word_list_asset(profile: str) -> Asset:
    """The words that can be chosen in the language of a profile, as JSON."""
    return Asset.of(msgspec.json.encode(word_list(profile_named(profile))), "application/json")
