"""What a browser loads of the catalogues: the words of each room, when it goes there.

A room is a part of the page with the messages that it says, as the front end's build has found them in its sources;
or a chapter, whose file lies among the catalogues and which is asked for by name. ``main`` is what every page needs.
"""

from __future__ import annotations

import hashlib
from asyncio import to_thread
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec
from litestar import Request, Response, route
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from schlemm.i18n.catalogue import chapter_messages, messages_sent
from schlemm.i18n.files import catalogue_bytes, chapters
from schlemm.i18n.profile import PROFILES, UnknownProfile, letters_of, profile_named
from schlemm.i18n.word_list import word_list
from schlemm.server.app.assets import READ, Asset, Assets, asset_response, made_once

MAIN: Final = "main"
"""The room that every page needs."""

WHOLE: Final = "all"
"""The name of all words: given to a room that the server does not know, since it is older or newer than the page."""

_KEPT: Final = 32
"""So many profiles are kept packed: the words that people choose one by one make any number of them."""


@route("/i18n/{version:str}/{profile:str}/{file:str}", http_method=READ, include_in_schema=False)
async def room_words(
    request: Request[Any, Any, Any],
    assets: NamedDependency[Assets],
    version: FromPath[str],
    profile: FromPath[str],
    file: FromPath[str],
) -> Response[bytes]:
    """``1f0c…/de-AT/main.json``: the words of a room, to be kept for ever if the version is that of the server."""
    room, _, kind = file.rpartition(".")
    if kind != "json":
        raise NotFoundException
    known = room if room in rooms_in(assets.rooms) or room in chapters() else WHOLE
    asset = await to_thread(room_asset, profile_in(profile), known, assets.rooms)
    ours = await to_thread(words_version, assets.rooms)
    return asset_response(request, asset, lasting=version == ours)


@route("/i18n/{profile:str}/words.json", http_method=READ, include_in_schema=False)
async def words_to_choose(request: Request[Any, Any, Any], profile: FromPath[str]) -> Response[bytes]:
    """Which words one may choose."""
    return asset_response(request, await to_thread(word_list_asset, profile_in(profile)))


def profile_in(path: str) -> str:
    """Return the id of the profile that an address names.

    Raises:
        NotFoundException: If there is none of that name.
    """
    try:
        return profile_named(path).id
    except UnknownProfile as error:
        raise NotFoundException from error


@lru_cache(maxsize=2)
def rooms_in(built: bytes) -> Mapping[str, tuple[str, ...]]:
    """Return the rooms that the front end's build has written down: by name, the messages that are said there."""
    return msgspec.json.decode(built, type=dict[str, tuple[str, ...]])


@lru_cache(maxsize=2)
def words_version(built: bytes) -> str:
    """Return what changes with any word, letter or room."""
    return hashlib.blake2b(catalogue_bytes() + repr(PROFILES).encode() + built, digest_size=8).hexdigest()


def words_address(profile: str, room: str, built: bytes) -> str:
    """Return where a room's words are, as the page asks for them."""
    return f"/i18n/{words_version(built)}/{profile}/{room}.json"


def room_words_of(profile: str, room: str, built: bytes) -> dict[str, object]:
    """Return what is sent of a room: letters of the profile, and words that are not in ``main``."""
    rooms = rooms_in(built)
    if room == WHOLE:
        return {"letters": letters_of(profile), "words": messages_sent(profile)}
    main = messages_sent(profile, rooms.get(MAIN, ()))
    if room == MAIN:
        return {"letters": letters_of(profile), "words": main}
    ids = rooms.get(room) or chapter_messages(room)
    return {"letters": letters_of(profile), "words": messages_sent(profile, ids, main)}


@made_once(_KEPT * len(PROFILES))
def room_asset(profile: str, room: str, built: bytes) -> Asset:
    """The words of a room in those of a profile, as JSON."""
    return Asset.of(msgspec.json.encode(room_words_of(profile, room, built)), "application/json")


@made_once(_KEPT)
def word_list_asset(profile: str) -> Asset:
    """The words that can be chosen in the language of a profile, as JSON."""
    return Asset.of(msgspec.json.encode(word_list(profile_named(profile))), "application/json")
