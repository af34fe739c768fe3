"""What the features of the server share, put together once: each part is handed to the routes that ask for it."""

from __future__ import annotations

from dataclasses import dataclass, fields

from litestar.di import NamedDependency, Provide

from schlemm.bots.workers.executor import Executor, HouseholdRunner, JobRunner
from schlemm.server.app.idle_cleanup import IdleCleanup
from schlemm.server.circle.circles import Circles
from schlemm.server.cluster.cluster import Cluster
from schlemm.server.common.bounded_executor import BoundedExecutor
from schlemm.server.common.secret import BrowserSecrets, secret_of_store
from schlemm.server.drill.drill import Drill
from schlemm.server.fair.tally import Tally
from schlemm.server.goals.tables import GoalTables
from schlemm.server.health.readiness import Readiness
from schlemm.server.live.live_games import LiveGames
from schlemm.server.metrics.durations import UNCOUNTED, Durations
from schlemm.server.network.cookies import Asking
from schlemm.server.own_games.games import OwnGames
from schlemm.server.pad.pad_book import PadBook
from schlemm.server.replay.replays import Replays
from schlemm.server.systems.book_cache import BookCache
from schlemm.server.table.rematch import Rematch
from schlemm.server.texts.readers import TextReaders
from schlemm.store.store import Store
from schlemm.table.live.bot_timing import Pace, shown_after
from schlemm.table.rules.act import DealSource
from schlemm.table.rules.dealing import FairDeals


@dataclass(frozen=True, slots=True)
class Composition:
    """The parts, each under the name by which a route asks for it. A route is handed what it names, and nothing else.

    Attributes:
        store: Where events are kept.
        executor: Runs bots and other long work outside the event loop.
        games: All tables and matches, loaded on demand.
        circles: All circles, loaded on demand.
        rematch: What leads people to their next game.
        goals: What opens tables to practise at.
        drill: Hands to practise bidding with.
        pads: All score pads.
        memory: What the person of a browser has played.
        replays: Boards with open cards.
        texts: What reads texts of strangers.
        book_cache: The chapters of systems' books that are kept ready.
        tally: What was counted of all deals.
        promised: Whether deals are promised beforehand.
        readiness: Whether the server should be sent players.
        commands: How long what players ask takes.
        browser_secrets: What browsers are known by.
    """

    store: Store
    executor: Executor
    games: LiveGames
    circles: Circles
    rematch: Rematch
    goals: GoalTables
    drill: Drill
    pads: PadBook
    memory: OwnGames
    replays: Replays
    texts: TextReaders
    book_cache: BookCache
    tally: Tally
    promised: bool
    readiness: Readiness
    commands: Durations
    browser_secrets: BrowserSecrets

    def idle_cleanup(self) -> IdleCleanup:
        """Return the task that closes what nobody looks at."""
        return IdleCleanup((self.games.kept, self.circles.kept))

    def dependencies(self) -> dict[str, Provide]:
        """Each part as what routes can ask for, and who carries out jobs for whoever asks."""
        parts = {part.name: _provided(getattr(self, part.name)) for part in fields(self)}
        return {**parts, "runner": Provide(runner_of, sync_to_thread=False)}


def compose(
    store: Store,
    executor: Executor,
    deals: DealSource,
    pace: Pace = shown_after,
    cluster: Cluster | None = None,
    commands: Durations = UNCOUNTED,
    texts: TextReaders | None = None,
) -> Composition:
    """Put a server together.

    Args:
        store: Where events are kept; with a cluster, in a way that tells the others.
        executor: Runs bots and other long work outside the event loop.
        deals: Where deals come from.
        pace: When what bots do is shown.
        cluster: The other servers of the store; ``None`` where this is the only one.
        commands: Told how long what players ask takes.
        texts: What reads texts of strangers; worker processes by default.
    """
    executor = BoundedExecutor(executor)
    games = LiveGames(store, executor, deals, pace, cluster)
    circles = Circles(store, games, cluster)
    return Composition(
        store=store,
        executor=executor,
        games=games,
        circles=circles,
        rematch=Rematch(games, circles),
        goals=GoalTables(games, deals),
        drill=Drill(secret_of_store(store.id, "drill")),
        pads=PadBook(store),
        memory=OwnGames(store, executor),
        replays=Replays(executor),
        texts=texts or TextReaders(),
        book_cache=BookCache(),
        tally=Tally(),
        promised=isinstance(deals, FairDeals),
        readiness=Readiness(store, executor),
        commands=commands,
        browser_secrets=BrowserSecrets(secret_of_store(store.id, "browsers")),
    )


def runner_of(asker: Asking, executor: NamedDependency[Executor]) -> JobRunner:
    """Return who carries out jobs in the name of the household that asks."""
    return HouseholdRunner(executor, lambda: asker.household)


def _provided(part: object) -> Provide:
    return Provide(lambda: part, sync_to_thread=False)
