"""A practice hand, ready to be shown."""

from __future__ import annotations

from collections.abc import Iterator

from schlemm.core.sentence import Sentence
from schlemm.learn.drill.drill_hand import ContractOutlook, DrillEnding, DrillHand
from schlemm.learn.drill.find_deal import PLAYER
from schlemm.learn.drill.review import CallReview
from schlemm.server.common.letters import card_letters
from schlemm.server.common.messages import Said
from schlemm.server.drill.wire import (
    DoubleRisk,
    DrillCall,
    DrillEndingView,
    DrillReview,
    DrillView,
    OutlookView,
)
from schlemm.server.protocol.view import HandView
from schlemm.server.views.meaning import said, sentences, shown_by, usually


def drill_view(name: str, system: str, hand: DrillHand) -> DrillView:
    """The practice hand of this name as the player may see it."""
    public = hand.public
    return DrillView(
        id=name,
        topic=hand.topic.code,
        system=system,
        found=hand.found,
        me=PLAYER,
        hand=card_letters(hand.hand),
        dealer=public.dealer,
        first=public.auction.first,
        vulnerability=public.vulnerability,
        calls=_calls(hand),
        legal=[str(call) for call in public.auction.legal_calls()],
        reviews=[_review(*each) for each in zip(_own(hand), hand.reviews, strict=True)],
        risk=None if hand.risk is None else DoubleRisk(str(hand.risk.bid), hand.risk.points),
        ending=None if hand.ending is None else _ending(hand.ending),
    )


def _calls(hand: DrillHand) -> list[DrillCall]:
    return [
        DrillCall(
            seat,
            str(call),
            usually(told),
            sentences(told),
            shown_by(told),
            told.force,
            told.artificial,
        )
        for (seat, call), told in zip(hand.public.auction.by_seat(), hand.explained, strict=True)
    ]


def _own(hand: DrillHand) -> Iterator[int]:
    """Which calls of the auction the player chose."""
    seats = enumerate(seat for seat, _ in hand.public.auction.by_seat())
    return (index for index, seat in seats if seat is PLAYER and index >= hand.given)


def _review(index: int, review: CallReview) -> DrillReview:
    advice = review.advice
    return DrillReview(
        index=index,
        call=str(review.call),
        verdict=review.verdict,
        better=str(advice.call),
        rule=said(advice.rule),
        promises=_all_said(advice.promises.spoken),
        why=_all_said(review.why),
    )


def _ending(ending: DrillEnding) -> DrillEndingView:
    return DrillEndingView(
        hands=[HandView(seat, card_letters(hand), "over") for seat, hand in ending.deal.hands.items()],
        outlook=_outlook(ending.outlook),
        model=[str(call) for call in ending.model.calls],
        model_outlook=_outlook(ending.model_outlook),
    )


def _outlook(outlook: ContractOutlook | None) -> OutlookView | None:
    return None if outlook is None else OutlookView(str(outlook.contract), outlook.tricks, outlook.made)


def _all_said(messages: tuple[Sentence, ...]) -> list[Said]:
    return [said(message) for message in messages]
