"""Deals that can be checked, ready to be shown; only boards that are over have an encoder."""

from __future__ import annotations

from collections.abc import Iterator

from schlemm.core.seats import SEATS
from schlemm.dealing.frequencies import MOST_POINTS, GoodnessOfFit, agreement, points_probability
from schlemm.evaluation.shape import shapes
from schlemm.server.fair.tally import Tally
from schlemm.server.fair.wire import FairDeal, FairRecord, FairStatistics, FairTest, Frequency
from schlemm.table.live.dealt import DealtBoard, Ledger


def fair_record(ledger: Ledger, reader: str, deals: list[FairDeal]) -> FairRecord:
    """The boards of a game that are over; of others nothing but how many they are.

    Args:
        ledger: All its boards.
        reader: The reader's seat, as promises have it.
        deals: Those that are over (``Ledger.over``), each as ``fair_deal`` has it.
    """
    return FairRecord(ledger.game, reader, ledger.practice, len(ledger.dealt) - len(deals), deals)


def fair_deal(board: DealtBoard) -> FairDeal:
    """A board that is over, with what its deal followed from."""
    promise, deal = board.promise, str(board.deal)
    if promise is None:
        return FairDeal(board.number, deal, None, None, {}, None)
    declarer = board.declarer
    return FairDeal(
        board.number, deal, promise.commitment, promise.secret, dict(promise.given), promise.cut, declarer
    )


def fair_statistics(tally: Tally, *, promised: bool) -> FairStatistics:
    """What was counted, beside what was to be expected.

    The four hands of a deal depend on each other, so each seat is tested by itself.
    """
    tests = list(_tests(tally))
    return FairStatistics(
        promised=promised,
        deals=tally.deals,
        shapes=[
            Frequency(str(shape), sum(seat[shape] for seat in tally.shapes), float(shape.probability))
            for shape in shapes()
        ],
        points=[
            Frequency(
                str(points), sum(seat[points] for seat in tally.points), float(points_probability(points))
            )
            for points in range(MOST_POINTS + 1)
        ],
        tests=tests,
        chance=min(1.0, len(tests) * min(test.chance for test in tests)) if tests else None,
    )


def _tests(tally: Tally) -> Iterator[FairTest]:
    for seat in SEATS:
        held, had = tally.shapes.of(seat), tally.points.of(seat)
        of_shapes = agreement((held[shape], shape.probability) for shape in shapes())
        of_points = agreement((had[points], points_probability(points)) for points in range(MOST_POINTS + 1))
        for about, found in (("shapes", of_shapes), ("points", of_points)):
            if found is not None:
                yield _test(seat.letter, about, found)


def _test(seat: str, about: str, found: GoodnessOfFit) -> FairTest:
    return FairTest(seat, about, found.statistic, found.degrees, found.chance)
