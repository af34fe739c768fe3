"""What the cards of the defenders say, to a reader who asks and may be told."""

from __future__ import annotations

from schlemm.bidding.systems import carding_named
from schlemm.carding.carding import Carding
from schlemm.carding.history import played_at, played_by
from schlemm.carding.meaning import ALONE, CardMeaning, meaning_for, telling_cards
from schlemm.carding.possible import Dealt, dealt_in
from schlemm.core.cards import Card
from schlemm.core.hand import EMPTY, Hand
from schlemm.core.seats import BySeat
from schlemm.core.view import View
from schlemm.server.common.messages import Said
from schlemm.server.protocol.server import CardSaid, CardSays
from schlemm.server.views.board import last_trick_of
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.views.sight import Sight


def cards_to_ask_about(sight: Sight) -> Hand:
    """Return the cards lying open that can have told something, of the players whose cards the reader may ask about.

    It follows from what everybody sees, and is found without looking for what they say.
    """
    view, dummy = sight.own, _dummy(sight)
    if view is None or view.play is None or dummy is None:
        return EMPTY
    play, last = view.play, last_trick_of(sight)
    everything = sight.over is not None
    since = 0 if everything else max(4 * len(play.winners) - 4, 0)
    told = telling_cards(play, since, dummy, _carding(view))
    found = EMPTY
    for seat in sight.disclosed.speakers:
        found |= told.of(seat)
    in_sight = play.cards if everything else (*play.trick.cards, *(last.cards if last else ()))
    return found & Hand.of(in_sight)


def card_said(name: str, sight: Sight, card: Card) -> CardSaid:
    """Return the answer to the question ``name`` what a card says, as far as the cards that the reader sees allow.

    Raises:
        Refused: If the reader cannot ask about it now.
    """
    view, dummy = sight.own, _dummy(sight)
    if view is None or view.play is None or dummy is None or card not in cards_to_ask_about(sight):
        raise Refused(RefusalCode.CARD_UNEXPLAINED)
    _, index = played_at(view.play, card)
    meaning = meaning_for(_dealt(sight), view.play, index, dummy if index else EMPTY, _carding(view))
    return CardSaid(name, str(card), None if meaning is None else _says(meaning))


def _carding(view: View) -> Carding:
    """What the defenders have agreed."""
    assert view.play is not None
    return carding_named(view.public.systems.of(view.play.contract.side.other))


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
