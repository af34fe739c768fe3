"""What is answered about the worth of results."""

from __future__ import annotations

from functools import cache
from typing import Final

from schlemm.core.cards import Strain
from schlemm.core.contract import Contract
from schlemm.core.seats import BySide, Seat, Side, Vulnerability
from schlemm.formats.reading import UnreadableText
from schlemm.learn.tutor.case import HIGHEST_PART_SCORE, Case
from schlemm.scoring.honours import Honours
from schlemm.server.common.asker import Asker
from schlemm.server.common.unanswered import BadQuestion
from schlemm.server.count.reading import ResultText
from schlemm.server.count.sum_sheet import sum_sheet
from schlemm.server.count.views import account_of, defects_view, kept_accounts, score_tables
from schlemm.server.count.wire import KeptAccounts, ScoreAnswer, ScoreTables, SumSheet
from schlemm.server.texts.readers import TextReaders

LONGEST: Final = 120
"""Signs of a typed result."""


async def score(
    asker: Asker,
    typed: ResultText,
    vulnerable: str,
    below: tuple[int, int],
    honours: int,
    texts: TextReaders,
) -> ScoreAnswer:
    """Return what a typed result is worth, or what is wrong with it.

    Args:
        asker: Who asks.
        typed: The result.
        vulnerable: ``None``, ``NS``, ``EW`` or ``All``; declarer is South if the text names nobody.
        below: Points below the line from before, in a rubber: of declarer's side, and of the other one.
        honours: 4 or 5 honours in declarer's hand, -4 or -5 in a defender's; four aces in notrump are 4.
        texts: What reads the result.
    """
    try:
        found = await texts.read(typed, asker.household)
    except UnreadableText as error:
        return ScoreAnswer(None, defects_view(error))
    result = found.result(Seat.SOUTH)
    contract = result.contract
    side = Side.NORTH_SOUTH if contract is None else contract.side
    ours, theirs = map(_part_score, below)
    sides = Vulnerability.parse(vulnerable).sides
    points = BySide(0, 0).put(side, ours).put(side.other, theirs)
    account = account_of(Case(result, sides, points, _honours(contract, honours)))
    return ScoreAnswer(account, [], found.declarer)


@cache
def tables() -> ScoreTables:
    """Return all scores by contract, to look up and to print."""
    return score_tables()


@cache
def sum_classes() -> SumSheet:
    """Return contracts by class with their bonuses as sums, to look up and to print."""
    return sum_sheet()


@cache
def all_accounts() -> KeptAccounts:
    """Return what every result is worth; it takes a second once."""
    return kept_accounts()


def _part_score(points: int) -> int:
    if not 0 <= points <= HIGHEST_PART_SCORE or points % 10:
        raise BadQuestion("no part score")
    return points


def _honours(contract: Contract | None, count: int) -> Honours | None:
    """The honours of declarer, or of the defender on the left."""
    if contract is None or not count:
        return None
    most = 4 if contract.strain is Strain.NOTRUMP else 5
    if not 4 <= abs(count) <= most:
        raise BadQuestion("no honours")
    return Honours(contract.declarer if count > 0 else contract.leader, contract.strain, abs(count))
