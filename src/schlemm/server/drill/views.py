"""A practice hand, ready to be shown."""

from __future__ import annotations

from collections.abc import Iterator

from schlemm.bidding.explanation.message import Message
from schlemm.core.seats import SEATS
from schlemm.learn.drill.exercise import PLAYER
from schlemm.learn.drill.review import CallReview
from schlemm.learn.drill.sitting import ContractOutlook, DrillEnding, Sitting
from schlemm.server.common.letters import cards
from schlemm.server.common.messages import Said
from schlemm.server.drill.wire import (
    DoubleRisk,
    OutlookView,
    PracticeCall,
    PracticeEnding,
    PracticeReview,
    PracticeView,
)
from schlemm.server.protocol.view import HandView
from schlemm.server.views.meaning import said, shown_by


def practice_view(name: str, system: str, sitting: Sitting) -> PracticeView:
    """The practice hand of this name as the player may see it."""
    public = sitting.public
    return PracticeView(
        id=name,
        topic=sitting.topic.code,
        system=system,
        found=sitting.found,
        me=PLAYER,
        hand=cards(sitting.hand),
        dealer=public.dealer,
        first=public.auction.first,
        vulnerability=public.vulnerability,
        calls=_calls(sitting),
        legal=[str(call) for call in public.auction.legal_calls()],
        reviews=[_review(*each) for each in zip(_own(sitting), sitting.reviews, strict=True)],
        risk=None if sitting.risk is None else DoubleRisk(str(sitting.risk.bid), sitting.risk.points),
        ending=None if sitting.ending is None else _ending(sitting.ending),
    )


def _calls(sitting: Sitting) -> list[PracticeCall]:
    return [
        PracticeCall(
            seat,
            str(call),
            _all_said((told.message, *told.details)),
            shown_by(told),
            told.force,
            told.artificial,
        )
        for (seat, call), told in zip(sitting.public.auction.by_seat(), sitting.explained, strict=True)
    ]


def _own(sitting: Sitting) -> Iterator[int]:
    """Which calls of the auction the player chose."""
    seats = enumerate(seat for seat, _ in sitting.public.auction.by_seat())
    return (index for index, seat in seats if seat is PLAYER and index >= sitting.given)


def _review(index: int, review: CallReview) -> PracticeReview:
    advice = review.advice
    return PracticeReview(
        index=index,
        call=str(review.call),
        verdict=review.verdict,
        better=str(advice.call),
        rule=said(advice.rule),
        promises=_all_said((advice.promises.message, *advice.promises.details)),
        why=_all_said(review.why),
    )


def _ending(ending: DrillEnding) -> PracticeEnding:
    return PracticeEnding(
        hands=[HandView(seat, cards(ending.deal.hand(seat)), "over") for seat in SEATS],
        outlook=_outlook(ending.outlook),
        model=[str(call) for call in ending.model.calls],
        model_outlook=_outlook(ending.model_outlook),
    )


def _outlook(outlook: ContractOutlook | None) -> OutlookView | None:
    return None if outlook is None else OutlookView(str(outlook.contract), outlook.tricks, outlook.made)


def _all_said(messages: tuple[Message, ...]) -> list[Said]:
    return [said(message) for message in messages]
