"""The web application, made of its parts and the built pages."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from schlemm import __version__
from schlemm.learn.school.lessons.course import read_course
from schlemm.server.analysis.routes import OF_ANALYSIS
from schlemm.server.app.assets import Assets
from schlemm.server.app.composition import Composition
from schlemm.server.app.description import PATH, schema_router
from schlemm.server.app.offline import offline_answers, offline_words
from schlemm.server.app.pages import manifest, page
from schlemm.server.app.socket_description import sockets_schema
from schlemm.server.app.words import room_words, words_to_choose
from schlemm.server.circle.routes import OF_CIRCLES
from schlemm.server.common.messages import BODY, Reason
from schlemm.server.count.routes import bids, results_to_keep, score, sum_classes, tables
from schlemm.server.deals.routes import OF_DEALS
from schlemm.server.drill.routes import begin_drill, drill_menu, go_on_with_drill
from schlemm.server.export.routes import EXPORTS, translator
from schlemm.server.fair.routes import record, statistics
from schlemm.server.goals.routes import open_board, open_goal
from schlemm.server.hand.routes import hand, sent_deal, suit_breaks
from schlemm.server.health.routes import healthz, readyz
from schlemm.server.learn.routes import (
    answer_exercise,
    ask_exercise,
    course,
    lesson,
    play_lesson,
    questions_to_keep,
)
from schlemm.server.library.routes import (
    library_conflicts,
    library_glossary,
    library_history,
    library_rules,
    library_search,
    library_source,
    library_sources,
)
from schlemm.server.match.routes import board, boards, costs, open_match
from schlemm.server.network import body_limits, household_limits, request_limits, security
from schlemm.server.network.cookies import browser_of
from schlemm.server.network.known_browsers import KnownBrowsers
from schlemm.server.network.problems import problem
from schlemm.server.network.request_limits import Kind, RateLimits
from schlemm.server.own_games.routes import OF_OWN_GAMES
from schlemm.server.pad.routes import OF_PADS
from schlemm.server.protocol.server import Trouble
from schlemm.server.replay.routes import OF_REPLAYS
from schlemm.server.sockets.frames import Socket, turn_away
from schlemm.server.sockets.player_socket import table_socket
from schlemm.server.systems.routes import system_book, system_text, systems_at_hand
from schlemm.server.table.program_routes import end_program, let_program, programs
from schlemm.server.table.routes import bot_tables, open_again, open_table, own_tables
from schlemm.server.table.seat_routes import invitation, links, lost, sit
from schlemm.server.watch.routes import gallery, watch, watch_invitation
from schlemm.server.watch.socket import watch_socket

STATIC = Path(__file__).resolve().parents[2] / "static"
"""Where the front end's build writes to."""


@dataclass(frozen=True, slots=True)
class Site:
    """What the application is made for.

    Attributes:
        host: The address it listens on; on a loopback address other names are turned away.
        static: The built pages.
        openings: How often all of an address whose browsers are not known may change something over HTTP at once.
        looks: How often they may ask the API for something.
        costly: How often for what takes long to find out.
        connects: How many sockets they may open.
        proxied: Whether a proxy stands in front, which then says under which names the server is known.
        sockets: On how many sockets one household may play.
        watching: On how many it may look on.
        bytes_at_once: How many bytes of bodies it may send at once.
        prune_after: Days after which games without a call are removed, as the page says; never if it is 0.
    """

    host: str = "127.0.0.1"
    static: Path = STATIC
    openings: float = request_limits.CHANGES
    looks: float = request_limits.LOOKS
    costly: float = request_limits.COSTLY
    connects: float = request_limits.SOCKETS
    proxied: bool = False
    sockets: int = household_limits.PLAYING
    watching: int = household_limits.WATCHING
    bytes_at_once: float = body_limits.AT_ONCE
    prune_after: int = 0

    @property
    def rates(self) -> dict[Kind, float]:
        """How often all of an address whose browsers are not known may do what at once."""
        asked = {Kind.CHANGE: self.openings, Kind.LOOK: self.looks, Kind.COSTLY: self.costly}
        return {**asked, Kind.SOCKET: self.connects}


ROUTES: Final = (
    *(open_table, open_again, own_tables, bot_tables, systems_at_hand, system_book, system_text),
    *(drill_menu, begin_drill, go_on_with_drill),
    *(open_goal, open_board),
    *(score, bids, tables, sum_classes, results_to_keep, hand, sent_deal, suit_breaks),
    *(course, lesson, play_lesson, ask_exercise, answer_exercise, questions_to_keep),
    *(library_rules, library_conflicts, library_history, library_glossary, library_search),
    *(library_sources, library_source),
    *(watch_invitation, watch, gallery, watch_socket),
    *(links, lost, invitation, sit, programs, let_program, end_program),
    *(open_match, boards, board, costs),
    *(*EXPORTS, *OF_CIRCLES, *OF_PADS, *OF_OWN_GAMES, *OF_REPLAYS, *OF_ANALYSIS, *OF_DEALS),
    *(statistics, record),
    *(healthz, readyz, sockets_schema),
    *(room_words, words_to_choose, manifest, offline_words, offline_answers, page, table_socket),
)
"""Everything that can be asked."""


def application(parts: Composition, site: Site) -> Litestar:
    """The application of these parts; it keeps tables open while it runs, and puts them away at its end."""
    assets, idle_cleanup = Assets(site.static), parts.idle_cleanup()
    limits = RateLimits(site.rates)

    @asynccontextmanager
    async def open_house(_: Litestar) -> AsyncIterator[None]:
        read_course()  # a lesson that cannot be read stops the start, and nobody waits for all to be read
        idle_cleanup.start()
        try:
            yield
        finally:
            await idle_cleanup.close()
            await parts.texts.close()

    return Litestar(
        route_handlers=[*ROUTES],
        dependencies={
            **parts.dependencies(),
            "asker": Provide(browser_of, sync_to_thread=False),
            "assets": Provide(lambda: assets, sync_to_thread=False),
            "prune_after": Provide(lambda: site.prune_after, sync_to_thread=False),
            "say": Provide(translator, sync_to_thread=True),  # the first time it reads a whole catalogue
        },
        middleware=[
            security.Gate(site.host, proxied=site.proxied),
            KnownBrowsers(parts.browser_secrets),
            household_limits.SocketLimits(limits, _turn_away, site.sockets, site.watching),
            household_limits.RequestLimits(limits),
            body_limits.BodyLimits(site.bytes_at_once),
        ],
        before_send=[security.add_headers],
        exception_handlers={Exception: problem},
        lifespan=[open_house],
        openapi_config=_description(),
        request_max_body_size=BODY,
        logging_config=None,
    )


def _description() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Schlemm",
        version=__version__,
        path=PATH,
        openapi_router=schema_router(),
        render_plugins=[JsonRenderPlugin()],
    )


async def _turn_away(socket: Socket, why: Reason) -> None:
    await turn_away(socket, Trouble(why))
