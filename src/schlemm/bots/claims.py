"""Claims: when a bot agrees to one, and when a player may make one without risk (Laws 68-71)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from schlemm.bots.endings import NODES, Ending, most_tricks
from schlemm.core.claim import Claim
from schlemm.core.hand import EMPTY, PACK, Hand
from schlemm.core.play import Play
from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.core.view import View

SEARCHED: Final = 6
"""With how many tricks left, at most, every order of play is searched."""
DEALT: Final = 3
"""With how many tricks left, at most, every way the hidden cards can lie is searched as well."""


def accepts(view: View) -> bool:
    """Whether to agree to the claim on the table.

    A claim of the opponents is good only if no order of play takes a trick from it, so that nothing can be lost by
    agreeing. Partner's concession is objected to only if no order of play loses so much.

    Raises:
        ValueError: If no claim is on the table.
    """
    play = view.play
    if play is None or view.pending is None:
        raise ValueError(f"no claim is on the table: {view.text()}")
    claim = view.pending.claim
    if claim.claimer.side is view.seat.side:
        return not _concedes_too_much(view, play, claim)
    return claim.tricks == 0 or _is_proven(view, play, claim)


def claimable(view: View) -> int | None:
    """How many of the tricks left this player's side takes in every order of play, however the hidden cards lie.

    Returns:
        All the tricks left, if that is proven from what this seat sees; ``None`` if it is not, or if this player may
        not claim now.
    """
    play = view.play
    if play is None or play.is_over or view.pending is not None or view.seat is play.contract.dummy:
        return None
    seen = view.faced.put(view.seat, view.hand)
    if not play.trick.cards and _top_tricks(seen, _hidden(seen, play), play, play.leader, view.seat):
        return play.tricks_left
    return play.tricks_left if _holds_in_every_deal(view, seen, play) else None


def _hidden(seen: BySeat[Hand | None], play: Play) -> Hand:
    """The cards nobody has shown."""
    shown = Hand.of(play.cards)
    for hand in seen:
        shown |= hand or EMPTY
    return PACK - shown


def _is_proven(view: View, play: Play, claim: Claim) -> bool:
    """Whether the claimer's side has its tricks in every order of play."""
    hands = _all_hands(view, play)
    if hands is None:
        return False
    known = BySeat[Hand | None](*hands)
    if not play.trick.cards and _top_tricks(known, EMPTY, play, play.leader, claim.claimer):
        return True
    if play.tricks_left > SEARCHED:
        return False
    lost = most_tricks(_ending(hands, play), claim.claimer.side.other)
    return lost is not None and lost <= play.tricks_left - claim.tricks


def _concedes_too_much(view: View, play: Play, claim: Claim) -> bool:
    """Whether partner gives up a trick that cannot be lost."""
    hands = _all_hands(view, play)
    if hands is None or play.tricks_left > SEARCHED:
        return False
    theirs = most_tricks(_ending(hands, play), view.seat.side.other)
    return theirs is not None and theirs < play.tricks_left - claim.tricks


def _all_hands(view: View, play: Play) -> BySeat[Hand] | None:
    """The four hands, if all but one are seen: the last one holds the rest."""
    seen = view.faced.put(view.seat, view.hand)
    rest = _hidden(seen, play)
    if sum(hand is None for hand in seen) > 1:
        return None
    return seen.map(lambda hand: rest if hand is None else hand)


def _ending(hands: BySeat[Hand], play: Play) -> Ending:
    trick = play.trick
    cards = tuple(card.index for card in trick.cards)
    return Ending(hands.map(lambda hand: hand.bits), trick.leader, cards, play.trump, play.rules.must_beat)


def _top_tricks(seen: BySeat[Hand | None], hidden: Hand, play: Play, leader: Seat, claimer: Seat) -> bool:
    """Whether the side on lead has nothing but winners: in both hands, or in a leader's hand that keeps the lead.

    Where opponents may ruff, only a hand of the highest trumps and nothing else will do.
    """
    if leader.side is not claimer.side:
        return False
    mine, partners = seen.of(leader), seen.of(leader.partner)
    if mine is None:
        return False
    theirs = hidden
    for seat in (leader.left, leader.right):
        theirs |= seen.of(seat) or EMPTY
    if partners is not None and _all_beat(mine | partners, theirs, play):
        return True
    return _all_beat(mine, theirs | (partners or EMPTY), play)


def _all_beat(ours: Hand, others: Hand, play: Play) -> bool:
    """Whether each of our cards is higher than all others of its suit and cannot be ruffed."""
    trump = play.trump
    if trump is not None and others.in_suit(trump) and ours - ours.in_suit(trump):
        return False
    return all(not others.in_suit(card.suit).bits >> card.index for card in ours)


def _holds_in_every_deal(view: View, seen: BySeat[Hand | None], play: Play) -> bool:
    """Whether the side wins the rest in every order of play and for every way the hidden cards can lie."""
    unseen = [seat for seat in SEATS if seen.of(seat) is None]
    if play.tricks_left > DEALT or len(unseen) > 2 or not unseen:
        return False
    hidden = tuple(_hidden(seen, play))
    first = sum(play.trick.card_of(seat) is None for seat in unseen[:1]) + play.tricks_left - 1
    nodes = NODES // 20
    for cards in combinations(hidden, first if len(unseen) == 2 else len(hidden)):
        held = Hand.of(cards)
        deal = seen.put(unseen[0], held).put(unseen[-1], Hand.of(hidden) - held if len(unseen) == 2 else held)
        lost = most_tricks(_ending(deal.map(lambda hand: hand or EMPTY), play), view.seat.side.other, nodes)
        if lost is None or lost:
            return False
    return True
