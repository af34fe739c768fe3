"""What pages ask for that work without the server: answers by their paths, and all words of a profile.

A browser that keeps them (web/src/worker) asks for both at leisure, and keeps nothing else of what is asked over HTTP.
Nothing in them is anybody's own: both follow from the program alone, and from the words that somebody has chosen.
"""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from litestar import Request, Response, route
from litestar.params import FromPath

from schlemm.i18n.profile import profile_named
from schlemm.i18n.word_list import word_list
from schlemm.learn.school.lessons.course import read_course
from schlemm.server.app.assets import READ, Asset, asset_response, made_once
from schlemm.server.app.words import WHOLE, profile_in, room_words_of
from schlemm.server.common.messages import Message
from schlemm.server.count.answers import all_accounts
from schlemm.server.count.sum_sheet import sum_sheet
from schlemm.server.count.views import bid_kinds, score_tables
from schlemm.server.learn.answers import kept_questions
from schlemm.server.learn.views import course_view, lesson_view
from schlemm.server.library.views import glossary_view
from schlemm.server.network.security import COSTS

_KEPT: Final = 16
"""So many profiles are kept packed: the words that people choose one by one make any number of them."""


@route("/offline/answers.json", http_method=READ, include_in_schema=False, opt=COSTS)
async def offline_answers(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Answers of the API, by path; finding them takes a few seconds once, in a thread of its own."""
    return asset_response(request, await to_thread(answers_asset))


@route("/offline/words/{file:str}", http_method=READ, include_in_schema=False, opt=COSTS)
async def offline_words(request: Request[Any, Any, Any], file: FromPath[str]) -> Response[bytes]:
    """``de-AT.json``: all words of a profile, and those that may be chosen."""
    return asset_response(request, await to_thread(words_asset, profile_in(file.removesuffix(".json"))))


@made_once(None)
def answers_asset() -> Asset:
    """The answers as they are sent."""
    return Asset.of(msgspec.json.encode(dict(_answers())), "application/json")


def _answers() -> Iterator[tuple[str, Message]]:
    """Paths of the API and what they answer: what the school, the count and the glossary ask for."""
    yield "/api/school", course_view()
    yield "/api/school/questions", kept_questions()
    for part in read_course():
        for lesson in part.lessons:
            yield f"/api/school/lessons/{lesson.name}", lesson_view(lesson)
    yield "/api/library/glossary", glossary_view()
    yield "/api/score/bids", bid_kinds()
    yield "/api/score/results", all_accounts()
    yield "/api/score/sums", sum_sheet()
    yield "/api/score/tables", score_tables()


@made_once(_KEPT)
def words_asset(profile: str) -> Asset:
    """All words of a profile as they are sent: what any room is given then, and the list of words to choose."""
    kept = {"room": room_words_of(profile, WHOLE, b"{}"), "words": word_list(profile_named(profile))}
    return Asset.of(msgspec.json.encode(kept), "application/json")
