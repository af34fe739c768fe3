"""Whose turn it is, and what the reader may do: legal calls and cards, and reasons for all others."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from schlemm.core.calls import BIDS, CALLS, Bid
from schlemm.core.errors import Code, RuleViolation
from schlemm.core.hand import Hand
from schlemm.core.laws import Law
from schlemm.core.seats import Seat
from schlemm.core.view import View
from schlemm.learn.minibridge import Zone
from schlemm.scoring.tricks import GAME, bid_worth
from schlemm.server.common.letters import card_letters
from schlemm.server.common.messages import Reason
from schlemm.server.common.reasons import of_violation
from schlemm.server.protocol.may import NOTHING_OFFERED, OfferedBesides
from schlemm.server.protocol.view import ClaimView, TurnView
from schlemm.table.rules.acts import ACTS
from schlemm.table.rules.refusal import RefusalCode as Refusal
from schlemm.table.views.sight import Sight


def turn_view(sight: Sight) -> TurnView:
    """Whose turn it is; calls and cards only for the player who chooses the next one."""
    view, actor = sight.acting, sight.actor
    if view is None or actor is None:
        return TurnView(None, None, False, [], [], {})
    mine = actor is sight.me and not sight.players.of(actor).away
    return TurnView(
        seat=view.turn,
        actor=actor,
        mine=mine,
        calls=[str(call) for call in view.legal_calls()] if mine else [],
        cards=card_letters(view.legal_cards()) if mine else [],
        reasons=_reasons(sight, view) if mine else {},
    )


def goals(sight: Sight) -> dict[str, Zone]:
    """What each bid of the reader's side would be worth with the score as it is; empty after the auction."""
    view = sight.own
    if view is None or view.play is not None or not sight.in_progress:
        return {}
    return dict(_zones(sight.sheet.stakes.part_scores.of(sight.me.side)))


@lru_cache
def _zones(before: int) -> tuple[tuple[str, Zone], ...]:
    """What each bid would be worth with so much below the line; the whole auction asks the same."""
    return tuple((str(bid), goal(bid, before)) for bid in BIDS)


def goal(bid: Bid, before: int) -> Zone:
    """Part score, game or slam: a game if its tricks, undoubled, reach 100 with what is already below the line.

    >>> from schlemm.core.calls import parse_call
    >>> [goal(parse_call(text), 60).value for text in ("1C", "1NT", "3NT", "6C", "7NT")]
    ['part-score', 'game', 'game', 'small-slam', 'grand-slam']
    """
    if bid.level >= 6:
        return Zone.SMALL_SLAM if bid.level == 6 else Zone.GRAND_SLAM
    return Zone.GAME if before + bid_worth(bid) >= GAME else Zone.PART_SCORE


def claim_view(sight: Sight) -> ClaimView | None:
    """The claim on the table, if there is one."""
    view = sight.acting
    if view is None or view.play is None or view.pending is None or not sight.in_progress:
        return None
    claim, left = view.pending.claim, view.play.tricks_left
    waits = view.pending.waits_for(view.play.contract, left)
    mine = view.seat in waits and not sight.players.of(sight.me).away
    said = claim.statement
    return ClaimView(claim.claimer, claim.tricks, left, said, list(waits), mine)


def may_view(sight: Sight, here: AbstractSet[Seat], sure: int | None) -> OfferedBesides:
    """Return what the reader may do now; ``sure`` are the tricks that their own cards and dummy's prove."""
    absent = sight.claim_waits_for
    return replace(
        NOTHING_OFFERED,
        **_offered(sight, here),
        claim_not=None if absent is None else Reason(Refusal.ABSENT_HAS_A_SAY.value, {"seat": absent.letter}),
        sure=sure,
        hint=sight.gives_hints,
        speak=sight.may_speak,
        words=sight.decides_words,
        left={each.what: each.left for each in sight.running_out},
    )


def _offered(sight: Sight, here: AbstractSet[Seat]) -> dict[str, Any]:
    """Return what of each act is offered; of acts that are done to absent people, nothing for somebody connected."""
    found = {}
    for act in ACTS:
        if (offer := sight.offered.get(act.name)) is not None:
            if not act.while_here and not isinstance(offer, bool):
                offer = tuple(seat for seat in offer if seat is sight.me or seat not in here)
            found[act.name.replace("-", "_")] = offer
    return found


def _reasons(sight: Sight, view: View) -> dict[str, Reason]:
    """Why each other call, or each other card that the reader plays, is not legal."""
    if view.play is None:
        return {
            str(call): of_violation(violation)
            for call in CALLS
            if (violation := view.auction.why_not(call)) is not None
        }
    wrong = {card: view.why_not(card) for card in view.hand_in_turn}
    elsewhere = RuleViolation(Code.NOT_YOUR_TURN, Law(44, "B"), (("turn", view.turn.letter),))
    wrong |= {
        card: elsewhere for seat in sight.controls if seat is not view.turn for card in _held(view, seat)
    }
    return {str(card): of_violation(violation) for card, violation in wrong.items() if violation is not None}


def _held(view: View, seat: Seat) -> Hand:
    """The cards of a seat as far as this view shows them."""
    return view.hand if seat is view.seat else view.faced.of(seat) or Hand()
