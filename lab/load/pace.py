"""How often bots come too late for the moment at which what they do is shown, and how long they think.

Run ``python -m lab.load.pace [--boards N] [--level klub] [--jobs N] [--busy N] [--minibridge] [--more]``. Bots of
one level play boards of robbers through a pool of workers, one board a worker at a time, and nothing waits for any
moment. What is counted is how often an action came later than the moment of ``table.live.bot_timing.shown_after``, at
the tempo without pauses: by the clock as the server has it, and by the CPU that the thought took, which tells of the
bots alone. At each trick begun, two claims that nobody made are put to the opponents too, for bots claim only what is
sure.

What time tells of a hand is said at the end: cards of which only the player knows whether there is another one, told
apart by just that, with how late they are shown in the median, the share that is shown late, and by how much both
differ, with intervals that hold 95 of 100 such samples. How often cards are late differs by what everybody knows, so
each forced card is set against a chosen one of the same side at as many tricks left. They are held back as the server
does it (``EvenTiming``); ``--busy`` has so many processes do nothing but keep the processors busy meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from math import ceil, hypot
from multiprocessing import get_context
from random import Random
from statistics import median
from time import perf_counter

from lab.load.thought import Think

from schlemm.bots.level import Level
from schlemm.bots.workers.even_timing import CardTimes, card_kind
from schlemm.bots.workers.pool import PoolExecutor
from schlemm.core.board.state import Bidding, Playing
from schlemm.core.claim import Claim
from schlemm.core.seats import BySeat
from schlemm.dealing.numbered import random_deal
from schlemm.own_games.estimates import ShareCount
from schlemm.scoring.forms.minibridge import MinibridgeForm
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.table.live.bot_timing import bots_to_ask, shown_after
from schlemm.table.live.clock import STEP
from schlemm.table.rules.act import DealSource, Request
from schlemm.table.rules.decide import decide, opening
from schlemm.table.rules.evolve import evolve, opened
from schlemm.table.state.events import TableOpened
from schlemm.table.state.players import Player, Robot
from schlemm.table.state.settings import Settings, Tempo
from schlemm.table.state.table import Table
from schlemm.table.views.sight import view_of


@dataclass(frozen=True, slots=True)
class Sample:
    """One thing that a bot did.

    Attributes:
        kind: What: a call, a contract named, an answer, the lead, or a card of declarer's side or the defenders'.
        left: How many tricks were left; 0 in the auction.
        hidden: Whether only its player knows if it was the only card.
        forced: Whether it was.
        cpu: Seconds of CPU that the thought took.
        wall: Seconds until it had come, by the clock.
        moment: When it would have been shown.
    """

    kind: str
    left: int
    hidden: bool
    forced: bool
    cpu: float
    wall: float
    moment: float


def kind_of(table: Table) -> str:
    """What a bot has to do."""
    board = table.board
    if isinstance(board, Bidding):
        return "name" if board.auction.is_naming else "call"
    assert isinstance(board, Playing)
    if board.pending is not None:
        return "answer"
    if not board.play.cards:
        return "lead"
    return "declarer" if board.turn.side is board.contract.side else "defender"


async def thought(
    table: Table, pool: PoolExecutor, times: CardTimes, deals: DealSource
) -> tuple[Sample, Table]:
    """What a bot does next at this table, and the table after it."""
    seat, board = bots_to_ask(table)[0], table.board
    bot, view, started = table.bot_at(seat) or "", view_of(table, seat), perf_counter()
    kind = card_kind(bot, view)
    done = await times.evened(kind, "", partial(pool.carry_out, Think(bot, view)))
    wall = perf_counter() - started
    left = board.play.tricks_left if isinstance(board, Playing) else 0
    forced = kind is not None and kind.forced
    sample = Sample(
        kind_of(table), left, kind is not None, forced, done.seconds, wall, shown_after(table, seat)
    )
    for event in decide(table, Request("", seat, table.version, done.action), deals):
        table = evolve(table, event)
    return sample, table


def claimed(table: Table) -> Iterator[Table]:
    """The same table with claims on it: all the tricks, and all but one; none but at the beginning of a trick."""
    board = table.board
    if not isinstance(board, Playing) or board.pending is not None or board.play.trick.cards:
        return
    if not board.play.dummy_faced or board.actor in board.refused:
        return
    for tricks in range(max(1, board.play.tricks_left - 1), board.play.tricks_left + 1):
        yield replace(table, board=board.after_claim(Claim(board.actor, tricks)))


async def played(
    number: int, given: argparse.Namespace, pool: PoolExecutor, times: CardTimes
) -> list[Sample]:
    """What was done in the board of this number."""
    random = Random(f"{given.seed} {number}")
    deals = partial(random_deal, random.randrange)
    bots: BySeat[Player] = BySeat.from_function(lambda seat: Robot(seat.letter, f"forum:{given.level}"))
    form = MinibridgeForm() if given.minibridge else RobberOfFourForm()
    first, *events = opening(TableOpened(form, bots, Settings(Tempo.AT_ONCE)), deals, str(number))
    table, found = opened(str(number), first), list[Sample]()
    for event in events:
        table = evolve(table, event)
    while table.board_in_progress:
        for other in claimed(table):
            found.append((await thought(other, pool, times, deals))[0])
        sample, table = await thought(table, pool, times, deals)
        found.append(sample)
    return found


async def measured(given: argparse.Namespace) -> list[Sample]:
    """All boards; those that only warm the workers up are left out."""
    pool, found = PoolExecutor(given.jobs), list[Sample]()
    times = CardTimes(Random(f"{given.seed} times"))
    await pool.start()
    numbers = iter(range(1, given.boards + 1))

    async def go_on(warm_up: int) -> None:
        await played(-warm_up, given, pool, times)
        for number in numbers:
            found.extend(await played(number, given, pool, times))

    try:
        await asyncio.gather(*(go_on(job) for job in range(1, given.jobs + 1)))
    finally:
        await pool.close()
    return found


def at(seconds: Sequence[float], share: float) -> float:
    """The time that this share does not exceed."""
    return sorted(seconds)[min(len(seconds) - 1, int(share * len(seconds)))]


def line(name: str, some: Sequence[Sample]) -> str:
    """How long they took, and how many were late."""
    cpu, late = [sample.cpu for sample in some], sum(sample.wall > sample.moment for sample in some)
    by_cpu = sum(sample.cpu > sample.moment for sample in some)
    return (
        f"{name:20} {len(some):6}   median {at(cpu, 0.5):6.3f}   99 % {at(cpu, 0.99):6.3f}   worst {max(cpu):6.3f} s   "
        f"shown after {max(sample.moment for sample in some):5.2f} s   late {late:4} = {late / len(some):6.2%}"
        f"   by CPU {by_cpu:4} = {by_cpu / len(some):6.2%}"
    )


def report(found: Sequence[Sample], *, more: bool) -> None:
    """Print one line for each kind of action, with ``more`` one for each number of tricks left, and the cards."""
    for kind in sorted({sample.kind for sample in found}):
        some = [sample for sample in found if sample.kind == kind]
        print(line(kind, some))
        for left in sorted({sample.left for sample in some if more and sample.left}, reverse=True):
            print(line(f"  {left} left", [sample for sample in some if sample.left == left]))
    cards = [sample for sample in found if sample.kind in {"lead", "declarer", "defender"}]
    if cards:
        print(line("all cards", cards))
    tell_apart(*alike(cards))


def alike(cards: Sequence[Sample]) -> tuple[list[Sample], list[Sample]]:
    """As many chosen cards as forced ones, of the same sides at as many tricks left, as far as there are any."""
    chosen, forced, random = list[Sample](), list[Sample](), Random("alike")
    hidden = [sample for sample in cards if sample.hidden]
    for moment in sorted({(sample.kind, sample.left) for sample in hidden}):
        some = [sample for sample in hidden if (sample.kind, sample.left) == moment]
        one = [sample for sample in some if not sample.forced]
        other = [sample for sample in some if sample.forced]
        count = min(len(one), len(other))
        chosen += random.sample(one, count)
        forced += random.sample(other, count)
    return chosen, forced


def delay(sample: Sample) -> float:
    """How many seconds after its moment a card is shown."""
    return max(0, ceil((sample.wall - sample.moment) / STEP)) * STEP


def tell_apart(chosen: Sequence[Sample], forced: Sequence[Sample]) -> None:
    """Print how cards that were chosen and cards that were the only one are shown, and by how much that differs."""
    shares = []
    for name, some in (("chosen", chosen), ("forced", forced)):
        late = ShareCount(sum(delay(sample) > 0 for sample in some), len(some)).interval
        if late is None:
            print(f"{name}: {len(some)}, too few")
            return
        shares.append(late)
        print(
            f"{name:20} {len(some):6}   median {1000 * median(map(delay, some)):6.1f} ms late   "
            f"late {late.value:6.2%} ({late.low:.2%} to {late.high:.2%})"
        )
    one, other = shares
    # Newcombe 1998: of a difference, from Wilson's intervals of both
    least = hypot(one.value - one.low, other.high - other.value)
    most = hypot(one.high - one.value, other.value - other.low)
    apart, medians = one.value - other.value, [median(map(delay, some)) for some in (chosen, forced)]
    print(
        f"apart                         median {1000 * abs(medians[0] - medians[1]):6.1f} ms        "
        f"late {100 * apart:+.2f} points ({100 * (apart - least):+.2f} to {100 * (apart + most):+.2f})"
    )


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """Have so many processes keep the processors busy for as long as the block lasts."""
    spinning = [get_context("spawn").Process(target=spin, daemon=True) for _ in range(processes)]
    for process in spinning:
        process.start()
    try:
        yield
    finally:
        for process in spinning:
            process.terminate()
            process.join()


def spin() -> None:
    """Keep a processor busy, as long as whoever began it lives."""
    begun_by = os.getppid()
    while os.getppid() == begun_by:
        sum(range(100_000))


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--boards", type=int, default=20)
    parser.add_argument("--seed", default="pace")
    parser.add_argument("--jobs", type=int, default=1, help="workers, each on a core of its own")
    parser.add_argument(
        "--busy", type=int, default=0, help="processes that keep the processors busy meanwhile"
    )
    parser.add_argument("--level", choices=[level.value for level in Level], default=Level.CLUB.value)
    parser.add_argument("--minibridge", action="store_true", help="boards of mini-bridge")
    parser.add_argument("--more", action="store_true", help="by tricks left too")
    given = parser.parse_args()
    with busy(given.busy):
        found = asyncio.run(measured(given))
    report(found, more=given.more)


if __name__ == "__main__":
    main()
