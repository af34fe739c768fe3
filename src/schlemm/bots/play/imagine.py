"""How the cards may lie that a player does not see, given the auction, the play, and what lies face up."""

from __future__ import annotations

from collections.abc import Sequence

from schlemm.bidding.interpret import interpret
from schlemm.bidding.systems import carding_named
from schlemm.bots.play.reading import DRAWN, likelihoods, resampled, told
from schlemm.carding.history import played_by, voids
from schlemm.core.hand import EMPTY, PACK, Hand
from schlemm.core.play import Play
from schlemm.core.seats import BySeat, Seat
from schlemm.core.view import View
from schlemm.dd.position import Position
from schlemm.dealing.pcg import Pcg32
from schlemm.dealing.sample import sample_shown
from schlemm.dealing.sample_play import Hidden, sample_rest
from schlemm.evaluation.handset import HandSet


def imagined(view: View, play: Play, count: int) -> tuple[Position, ...]:
    """Positions as they may be, all equally likely; the same view gives the same ones.

    They fit the calls and the voids, and those are likelier in which the defenders' cards are the ones they would play.

    Args:
        view: A view that acts: its own hand is seen, and dummy once it is faced.
        play: Its play, not over.
        count: How many; fewer, but at least one, where few are found.
    """
    random = Pcg32.from_text(view.text())
    known = interpret(view.public).situation.known
    seen = view.faced.put(view.seat, view.hand)
    unseen_seats = seen.find(lambda hand: hand is None)
    if len(unseen_seats) == 3:
        return _before_dummy(view, play, known, count, random)
    hidden = [_hidden(play, seat, known.of(seat)) for seat in unseen_seats]
    if len(hidden) < 2:
        return (_position(play, _completed(seen, unseen_seats, play)),)
    carding = carding_named(view.public.systems.of(play.contract.side.other))
    defenders = [seat for seat in unseen_seats if seat.side is not play.contract.side]
    observed = told(play, defenders, view.dummy or EMPTY, carding)
    drawn = count * DRAWN if observed else count
    pairs = sample_rest(_unseen(seen, play), (hidden[0], hidden[1]), drawn, random).pairs
    if observed:
        held = dict(zip(unseen_seats, zip(*pairs, strict=True), strict=True))
        weights = likelihoods(observed, held, carding)
        pairs = tuple(pairs[place] for place in resampled(weights, min(count, len(pairs))))
    return tuple(_position(play, _filled(seen, dict(zip(unseen_seats, pair, strict=True)))) for pair in pairs)


def _before_dummy(
    view: View, play: Play, known: BySeat[HandSet], count: int, random: Pcg32
) -> tuple[Position, ...]:
    """At the opening lead three hands are hidden, and all thirteen cards of each."""
    deals = sample_shown(view.hand, view.seat, known, count, random).deals
    return tuple(_position(play, deal.hands) for deal in deals)


def _hidden(play: Play, seat: Seat, shown: HandSet) -> Hidden:
    played = played_by(play, seat)
    return Hidden(seat, played, 13 - len(played), voids(play).of(seat), shown)


def _unseen(seen: BySeat[Hand | None], play: Play) -> Hand:
    cards = Hand.of(play.cards)
    for hand in seen:
        cards |= hand or EMPTY
    return PACK - cards


def _completed(seen: BySeat[Hand | None], unseen: Sequence[Seat], play: Play) -> BySeat[Hand]:
    """All four hands where at most one is hidden: it holds the rest."""
    return _filled(seen, dict.fromkeys(unseen, _unseen(seen, play)))


def _filled(seen: BySeat[Hand | None], others: dict[Seat, Hand]) -> BySeat[Hand]:
    def hand(seat: Seat) -> Hand:
        held = seen.of(seat)
        return others[seat] if held is None else held

    return BySeat.from_function(hand)


def _position(play: Play, hands: BySeat[Hand]) -> Position:
    return Position.of_play(play, hands)
