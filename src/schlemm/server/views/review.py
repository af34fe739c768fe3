"""What the cards were worth, and what to play now."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from typing import Final

from schlemm.bots.review.better import BetterLine
from schlemm.bots.review.board import ReviewedCard, moments_of
from schlemm.bots.review.claimed import JudgedClaim
from schlemm.bots.review.compare import CardComparison, Prospect
from schlemm.bots.review.hint import CardAdvice
from schlemm.bots.review.known import KnownCost
from schlemm.bots.review.opened import BestResult
from schlemm.core.cards import STRAINS, Card
from schlemm.core.play import Trick
from schlemm.core.seats import SEATS, Seat
from schlemm.server.protocol.review import (
    Better,
    CardGoal,
    CardHinted,
    ClaimJudged,
    CostView,
    KnownView,
    LineCard,
    LineTrick,
    LuckView,
    Mark,
    Option,
    PlayerCosts,
    PossibleView,
    Reviewed,
)
from schlemm.server.views.meaning import said
from schlemm.table.live.reviews import Review, Sums

EXACT: Final = frozenset({"robber4", "duplicate", "minibridge"})
"""Forms in which every deal is scored by itself, as par counts."""

Chooser = Callable[[Seat], Seat]
"""Who chooses the cards of a seat."""


def card_hinted(name: str, advice: CardAdvice) -> CardHinted:
    """What to play, as the answer to the question of this id."""
    found = advice.found
    goal: CardGoal = "make" if advice.declares else "beat"
    plan = None if advice.plan is None else said(advice.plan)
    return CardHinted(
        name, str(found.best.card), goal, found.count, _options(found), said(advice.reason), plan
    )


def _options(found: CardComparison) -> list[Option]:
    """The cards, those of equal figures together, in the order of their worth."""
    groups: list[list[Prospect]] = []
    for one in (found.best, *found.others):
        like = next((group for group in groups if _figures(group[0]) == _figures(one)), None)
        if like is None:
            groups.append([one])
        else:
            like.append(one)
    count = max(found.count, 1)
    return [
        Option([str(one.card) for one in group], group[0].reached, round(10 * group[0].tricks / count))
        for group in groups
    ]


def _figures(one: Prospect) -> tuple[int, int]:
    return one.reached, one.tricks


def reviewed(name: str, review: Review, chooser: Chooser) -> Reviewed:
    """What is known of a board that is over, as an answer to the question of this id.

    Args:
        name: The id.
        review: What is known.
        chooser: Who chose the cards of each seat.
    """
    moments = list(moments_of(review.board))
    opened = (None,) * len(moments) if review.open is None else review.open
    costs = [
        _cost(moment, lost, known, chooser)
        for moment, lost, known in zip_longest(moments, opened, review.known)
    ]
    players = [_player(seat, costs, review) for seat in SEATS if any(cost.by == seat for cost in costs)]
    return Reviewed(
        id=name,
        board=review.board.number,
        done=len(review.known),
        total=len(moments),
        complete=review.complete,
        cards=costs,
        players=players,
        claims=[_claim(each) for each in review.claims],
        possible=None if review.possible is None else _possible(review, review.possible),
        better=None if review.better is None else _better(review.better, moments[review.better.first].card),
        game=None if review.sums is None else _luck(review.sums),
    )


def _claim(judged: JudgedClaim) -> ClaimJudged:
    claim = judged.refused.claim
    winners = [trick.leader for trick in judged.line[1:]] + ([judged.taker] if judged.taker else [])
    return ClaimJudged(
        claimer=claim.claimer,
        by=judged.refused.by,
        tricks=claim.tricks,
        left=judged.left,
        statement=claim.statement,
        outcome=judged.outcome,
        line=[_line_trick(trick, winner) for trick, winner in zip(judged.line, winners, strict=True)],
    )


def _better(found: BetterLine, card: Card) -> Better:
    line = [_line_trick(trick, winner) for trick, winner in found.tricks]
    return Better(str(card), found.first // 4 + 1, line)


def _line_trick(trick: Trick, winner: Seat) -> LineTrick:
    return LineTrick([LineCard(seat, str(card)) for seat, card in trick.by_seat()], winner)


def _cost(moment: ReviewedCard, lost: int | None, known: KnownCost | None, chooser: Chooser) -> CostView:
    seat = moment.position.turn
    view = None
    if known is not None:
        view = KnownView(str(known.best), known.count, known.reached, known.best_reached, known.tricks)
    by = chooser(seat)
    return CostView(seat, by, str(moment.card), lost, view, _mark(lost, known))


def _mark(lost: int | None, known: KnownCost | None) -> Mark | None:
    """How to call a card; nothing before both figures are there."""
    if lost is None or known is None:
        return None
    if known.is_mistake:
        return "mistake" if lost else "lucky"
    return "unseen" if lost else None


def _player(seat: Seat, costs: list[CostView], review: Review) -> PlayerCosts:
    own = [(cost, known) for cost, known in zip_longest(costs, review.known) if cost.by == seat]
    wrong = [known for _, known in own if known is not None and known.is_mistake]
    lost = sum(cost.open or 0 for cost, _ in own)
    return PlayerCosts(seat, lost, sum(known.tricks for known in wrong), len(wrong))


def _possible(review: Review, possible: BestResult) -> PossibleView:
    table = possible.table
    tricks = {seat: {str(strain): table.tricks(strain, seat) for strain in STRAINS} for seat in SEATS}
    luck = LuckView(1, possible.par.score, possible.score, exact=review.board.public.stakes.form in EXACT)
    return PossibleView([str(result) for result in possible.par.results], tricks, luck)


def _luck(sums: Sums) -> LuckView:
    return LuckView(sums.boards, sums.par, sums.score, sums.exact)
