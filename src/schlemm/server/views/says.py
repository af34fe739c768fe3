"""What the cards of the defenders say, for a reader who may be told."""

from __future__ import annotations

from collections.abc import Callable

from schlemm.bidding.systems import carding_named
from schlemm.carding.history import played_at, played_by
from schlemm.carding.meaning import ALONE, CardMeaning, meaning_for
from schlemm.carding.possible import Dealt, dealt_in
from schlemm.core.cards import Card
from schlemm.core.hand import EMPTY, Hand
from schlemm.core.seats import BySeat
from schlemm.server.common.messages import Said
from schlemm.server.protocol.view import CardSays
from schlemm.table.views.sight import Sight

Spoken = Callable[[Card], CardSays | None]
"""What a card that was played says; ``None`` if nothing, or if the reader may not be told."""


def spoken(sight: Sight) -> Spoken:
    """What each played card says as its side has agreed, as far as the cards that the reader sees allow."""
    view, dummy, dealt = sight.own, _dummy(sight), _dealt(sight)

    def said(card: Card) -> CardSays | None:
        if view is None or view.play is None or dummy is None:
            return None
        seat, index = played_at(view.play, card)
        if seat.side is view.play.contract.side or seat not in sight.disclosed.speakers:
            return None
        carding = carding_named(view.public.systems.of(seat.side))
        meaning = meaning_for(dealt, view.play, index, dummy if index else EMPTY, carding)
        return None if meaning is None else _says(meaning)

    return said


def _says(meaning: CardMeaning) -> CardSays:
    sentence, standing, alone = meaning.sentence, meaning.standing, ALONE in meaning.others
    if meaning.is_lead:
        holdings = [sentence.code, *meaning.others]
        return CardSays(Said("card-says-lead", sentence.args), holdings, standing)
    return CardSays(Said(sentence.code, sentence.args), [], standing, alone)


def _dealt(sight: Sight) -> Dealt:
    """The hands that the reader sees, their own, those that lie open, and those that they play as well."""
    if sight.over is not None:
        return BySeat[Hand | None](*sight.over.deal.hands)
    dealt = BySeat[Hand | None](None, None, None, None)
    for view in (sight.own, sight.acting):
        if view is not None:
            dealt = dealt.zip(dealt_in(view)).map(lambda hands: hands[0] or hands[1])
    return dealt


def _dummy(sight: Sight) -> Hand | None:
    """All thirteen cards of dummy; none before they lie open, and ``None`` if they do no longer."""
    view = sight.own
    if view is None or view.play is None:
        return None
    seat = view.play.contract.dummy
    if sight.over is not None:
        return sight.over.deal.hand(seat)
    if view.result is not None:
        return None
    return (view.dummy or EMPTY) | played_by(view.play, seat)
