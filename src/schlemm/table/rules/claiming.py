"""Claim, and answer a claim: when that may be done, whose answer is waited for in vain, and what is worth offering."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from schlemm.core.action import AnswerClaim, MakeClaim
from schlemm.core.board.apply import apply_action
from schlemm.core.board.state import Playing, State
from schlemm.core.checks import OutOfRange
from schlemm.core.claim import COUNTED, Claim, voices
from schlemm.core.errors import Code, RuleViolation
from schlemm.core.laws import Law
from schlemm.core.seats import Seat
from schlemm.table.rules.act import Act, DealSource, EventKind, as_it_is
from schlemm.table.rules.playing import board_played, moved, with_result
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.board_quota import Repeatable
from schlemm.table.state.events import Event, Heard
from schlemm.table.state.table import Impossible, Table


@dataclass(frozen=True, slots=True)
class ClaimMade(Event):
    """A player claimed; their hand is faced."""

    claim: Claim


@dataclass(frozen=True, slots=True)
class ClaimAnswered(Event):
    """A player agreed to the claim on the table, or did not."""

    seat: Seat
    accept: bool


@dataclass(frozen=True, slots=True)
class Claimed:
    """Who claimed, and how many of the remaining tricks."""

    seat: Seat
    tricks: int


def absent_answerers(table: Table, board: State | None) -> tuple[Seat, ...]:
    """Who has yet to answer the claim that lies on the table, and is away.

    A bot that stands in for them agrees to nothing in their name: its answer would tell of their cards, and of what
    they alone may decide.

    Args:
        table: The table.
        board: The board of the table, or as it is about to be.
    """
    if not isinstance(board, Playing) or board.pending is None:
        return ()
    return _absent(table, board.pending.waits_for(board.contract, board.play.tricks_left))


@dataclass(frozen=True, slots=True)
class Claimable:
    """What a player may claim now.

    Attributes:
        tricks: The numbers of tricks.
        absent: Somebody who is away and would have to agree to other numbers, if anybody.
    """

    tricks: tuple[int, ...] = ()
    absent: Seat | None = None


def claimable(table: Table, by: Seat) -> Claimable:
    """What the player of this seat may claim now; it follows from what everybody knows."""
    board, seat = table.board, table.acts_as(by)
    if not isinstance(board, Playing) or table.stopped or by in table.company.away:
        return Claimable()
    if board.why_not_claim_any(seat) is not None:
        return Claimable()
    numbers = range(board.play.tricks_left + 1)
    if not table.company.away:
        return Claimable(tuple(numbers))
    tricks, absent = list[int](), None
    for number in numbers:
        missing = _absent(table, voices(Claim(seat, number), board.contract, board.play.tricks_left))
        absent = absent or next(iter(missing), None)
        tricks += [] if missing else [number]
    return Claimable(tuple(tricks), absent)


def _offered(table: Table, by: Seat) -> tuple[int, ...]:
    return claimable(table, by).tricks


def _absent(table: Table, asked: Iterable[Seat]) -> tuple[Seat, ...]:
    """Those of them whose player is away."""
    return tuple(seat for seat in asked if table.plays_for(seat) in table.company.away)


def is_worth_asking(table: Table) -> bool:
    """Whether the player in turn is likely to be helped by an offer to claim, which costs a worker as much as a call.

    Whoever leads may have the rest. Who follows while many tricks are left will lead soon if they have; only those who
    never win a trick again would wait in vain, and they are asked when few tricks are left.
    """
    board = table.board
    if not isinstance(board, Playing) or board.pending is not None:
        return False
    return not board.play.trick.cards or board.play.tricks_left <= COUNTED


def _claim(table: Table, by: Seat, wish: MakeClaim, deals: DealSource) -> tuple[Event, ...]:
    board = board_played(table)
    seat = table.acts_as(by)
    try:
        made = ClaimMade(Claim(seat, wish.tricks, wish.statement))
    except OutOfRange as error:  # so far out that it is no number of tricks at all
        data = (("tricks", wish.tricks), ("left", board.play.tricks_left))
        raise RuleViolation(Code.CLAIM_TOO_HIGH, Law(68, "A"), data) from error
    after = apply_action(board, seat, wish)
    if by in table.company.away:
        raise Refused(RefusalCode.AWAY)
    if absent := absent_answerers(table, after):
        raise Refused(RefusalCode.ABSENT_HAS_A_SAY, (("seat", absent[0].letter),))
    return with_result(made, after)


def _answer(table: Table, by: Seat, wish: AnswerClaim, deals: DealSource) -> tuple[Event, ...]:
    board, seat = board_played(table), table.acts_as(by)
    if wish.accept and by in table.company.away:
        raise Refused(RefusalCode.AWAY)
    return with_result(ClaimAnswered(seat, wish.accept), apply_action(board, seat, wish))


def _claimed(table: Table, event: ClaimMade) -> Table:
    board, claim = table.board, event.claim
    if not isinstance(board, Playing):
        raise Impossible.of(table, event)
    # Earlier versions let who had taken back claim once more.
    board = replace(board, claimed=board.claimed.put(claim.claimer, None))
    return moved(table, board.after_claim(claim))


def _answered(table: Table, event: ClaimAnswered) -> Table:
    if not isinstance(table.board, Playing):
        raise Impossible.of(table, event)
    return moved(table, table.board.after_answer(event.seat, accept=event.accept))


def _spent_by_claim(table: Table, by: Seat, wish: MakeClaim) -> tuple[Repeatable, Seat] | None:
    """Bots claim only what they have not claimed in the same position: what people may take back bounds them."""
    return None if table.bot_at(by) is not None else (Repeatable.CLAIM, table.acts_as(by))


def _by_another_answer(table: Table, by: Seat, moves: Sequence[Heard]) -> bool:
    """An answer holds as long as others have only agreed: whoever has answered already, in another window, has."""
    seat = table.acts_as(by)
    return not all(
        isinstance(event, ClaimAnswered) and event.accept and event.seat is not seat for event in moves
    )


CLAIM: Final = Act(
    name="claim",
    request=MakeClaim,
    decide=_claim,
    kinds=(
        EventKind(
            name="claim",
            stored="ClaimMade",
            event=ClaimMade,
            evolve=_claimed,
            seen=Claimed,
            told=lambda event, viewer: Claimed(event.claim.claimer, event.claim.tricks),
            spends=lambda table, event: (Repeatable.CLAIM, (event.claim.claimer,)),
        ),
    ),
    spends=_spent_by_claim,
    by_program=True,
    offers=_offered,
)
ANSWER_CLAIM: Final = Act(
    name="answer",
    request=AnswerClaim,
    decide=_answer,
    kinds=(
        EventKind(
            name="answer",
            stored="ClaimAnswered",
            event=ClaimAnswered,
            evolve=_answered,
            seen=ClaimAnswered,
            told=as_it_is,
        ),
    ),
    stale=_by_another_answer,
    by_program=True,
)
