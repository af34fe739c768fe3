"""What is answered about systems and their books."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import cache
from typing import Final

import msgspec

from schlemm.bidding.language.lines import SystemTextError
from schlemm.bidding.own.load_system import installed_systems, load_system
from schlemm.bidding.rules.agreements import Agreements, UnknownSystem
from schlemm.bidding.systems import NAMES
from schlemm.server.common.asker import Asker
from schlemm.server.common.bots import LONGEST_NAME
from schlemm.server.common.unanswered import NotThere
from schlemm.server.systems.book_cache import BookCache
from schlemm.server.systems.reading import SystemText
from schlemm.server.systems.views import agreement_views, book_view, topic_names
from schlemm.server.systems.wire import SystemCard, TypedSystem
from schlemm.server.texts.readers import TextReaders
from schlemm.server.texts.system_check import TextOfSystem

_LOG: Final = logging.getLogger(__name__)


@cache
def systems_at_hand() -> list[SystemCard]:
    """Return the systems that everybody can start from: those in the box, and those that packages bring."""
    return [SystemCard(name, agreement_views(name), topic_names(name)) for name in (*NAMES, *_brought())]


def _brought() -> Iterator[str]:
    """The names of the systems that packages bring; one that cannot be bid is left out, and the log says why."""
    for name in installed_systems():
        try:
            yield load_system(name).name
        except (SystemTextError, UnknownSystem, OSError) as error:
            _LOG.warning("the installed system %s is left out: %s", name, error)


def system_book(name: str, topic: str, books: BookCache) -> bytes:
    """Return a ``SystemBook`` as JSON: agreements and contents of a system, and the chapter that is named.

    Raises:
        UnknownSystem: If there is no such system.
        NotThere: If it has no such topic, or a name that is too long.
    """
    if len(name) > LONGEST_NAME:
        raise NotThere
    written = str(Agreements.parse(name.strip("/")))
    if topic and topic not in topic_names(written):
        raise NotThere
    return books.get((written, topic), lambda: msgspec.json.encode(book_view(written, topic)))


async def system_text(asker: Asker, typed: TypedSystem, texts: TextReaders) -> bytes:
    """Return a ``SystemRead`` as JSON: what is wrong with a text, or one chapter of its book."""
    return await texts.answer(SystemText(TextOfSystem(typed.text), typed.topic), asker.household)
