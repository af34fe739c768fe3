"""What the cards of the defenders say, for a reader who may be told."""

from __future__ import annotations

from collections.abc import Callable

from schlemm.bidding.systems import carding_named
from schlemm.carding.history import before, played_by
from schlemm.carding.meaning import CardMeaning, meaning_of
from schlemm.core.cards import Card
from schlemm.core.hand import EMPTY, Hand
from schlemm.server.wire.basics import Said
from schlemm.server.wire.view import CardSays
from schlemm.table.sight import Sight

Spoken = Callable[[Card], CardSays | None]
"""What a card that was played says; ``None`` if nothing, or if the reader may not be told."""


def spoken(sight: Sight) -> Spoken:
    """What each played card says as its side has agreed, made from what everybody sees."""
    view, dummy = sight.own, _dummy(sight)

    def said(card: Card) -> CardSays | None:
        if view is None or view.play is None or dummy is None:
            return None
        play = before(view.play, card)
        if play.turn not in sight.disclosed.speakers:
            return None
        carding = carding_named(view.public.systems.of(play.turn.side))
        meaning = meaning_of(play, card, dummy if play.cards else EMPTY, carding)
        return None if meaning is None else _says(meaning)

    return said


def _says(meaning: CardMeaning) -> CardSays:
    if meaning.is_lead:
        return CardSays(Said("card-says-lead", dict(meaning.args)), [meaning.code, *meaning.others])
    return CardSays(Said(meaning.code, dict(meaning.args)))


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
