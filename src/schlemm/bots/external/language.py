"""The lines of the protocol (docs/external-bots.md): what is said about a view, and how an answer is read."""

from __future__ import annotations

import json
from typing import Final

from schlemm.bots.external.fault import ExternalFault, FaultCode
from schlemm.bots.external.process import shortened_words
from schlemm.core.auction import Auction
from schlemm.core.calls import Call, parse_call
from schlemm.core.cards import Card
from schlemm.core.errors import NotationError
from schlemm.core.hand import Hand
from schlemm.core.play import Play
from schlemm.core.seats import SIDES, BySide
from schlemm.core.view import Stakes, View

PROTOCOL: Final = 1
"""The version that we speak."""

HELLO: Final = json.dumps({"type": "hello", "protocol": PROTOCOL})
END: Final = json.dumps({"type": "end"})


def board_line(view: View, number: int, scoring: str) -> str:
    """The line that seats the program: conditions, seat and hand, no card more than the view has.

    Args:
        view: The board; once it is played, the hand is still told with all its thirteen cards.
        number: Which board this is for the program, counted from 1.
        scoring: ``"imps"``, ``"matchpoints"`` or ``"points"``.
    """
    public = view.public
    return json.dumps(
        {
            "type": "board",
            "number": number,
            "dealer": public.dealer.letter,
            "first": public.auction.first.letter,
            "vulnerable": public.vulnerability.notation,
            "seat": view.seat.letter,
            "hand": str(dealt_hand(view)),
            "systems": _by_side(public.systems),
            "form": public.stakes.form,
            "scoring": scoring,
            "score": _score(public.stakes),
        }
    )


def bid_line(auction: Auction) -> str:
    """The question for the next call; meanings are null where we have none to tell."""
    calls = [str(call) for call in auction.calls]
    return json.dumps({"type": "bid", "auction": calls, "meanings": [None] * len(calls)})


def play_line(view: View, play: Play) -> str:
    """The question for the next card, with the cards that the seat and dummy still hold.

    Args:
        view: A view that acts.
        play: Its play.
    """
    return json.dumps(
        {
            "type": "play",
            "auction": [str(call) for call in view.auction.calls],
            "contract": f"{play.contract.bid}{play.contract.doubling}",
            "declarer": play.contract.declarer.letter,
            "hand": str(view.hand),
            "dummy": None if view.dummy is None else str(view.dummy),
            "played": [str(card) for card in play.cards],
            "turn": play.turn.letter,
        }
    )


def dealt_hand(view: View) -> Hand:
    """The thirteen cards that the seat of the view was dealt."""
    if view.play is None:
        return view.hand
    tricks = (*map(view.play.completed, range(len(view.play.winners))), view.play.trick)
    played = (trick.card_of(view.seat) for trick in tricks)
    return view.hand | Hand.of(card for card in played if card is not None)


def read_object(command: str, line: str) -> dict[str, object]:
    """An answer as a JSON object that reports no error.

    Raises:
        ExternalFault: If it is none, or reports one.
    """
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, dict):
        raise ExternalFault(command, FaultCode.UNREADABLE, shortened_words(line))
    if "error" in value:
        raise ExternalFault(command, FaultCode.REFUSED, shortened_words(str(value["error"])))
    return value


def answered_call(command: str, answer: dict[str, object], auction: Auction) -> Call:
    """The call in an answer, which the auction allows.

    Raises:
        ExternalFault: If there is none, or it is not legal.
    """
    text = answer.get("call")
    try:
        call = parse_call(text if isinstance(text, str) else "")
    except NotationError:
        raise ExternalFault(command, FaultCode.NO_CALL, shortened_words(json.dumps(answer))) from None
    violation = auction.why_not(call)
    if violation is not None:
        raise ExternalFault(command, FaultCode.ILLEGAL_CALL, f"{call}: {violation}")
    return call


def read_card(command: str, answer: dict[str, object], view: View) -> Card:
    """The card in an answer, which the hand in turn may play.

    Raises:
        ExternalFault: If there is none, or it is not legal.
    """
    text = answer.get("card")
    try:
        card = Card.parse(text if isinstance(text, str) else "")
    except NotationError:
        raise ExternalFault(command, FaultCode.NO_CARD, shortened_words(json.dumps(answer))) from None
    violation = view.why_not(card)
    if violation is not None:
        raise ExternalFault(command, FaultCode.ILLEGAL_CARD, f"{card}: {violation}")
    return card


def _by_side(values: BySide[str] | BySide[int]) -> dict[str, str | int]:
    return {side.letters: values.of(side) for side in SIDES}


def _score(stakes: Stakes) -> dict[str, object]:
    return {
        "games": _by_side(stakes.games),
        "part_scores": _by_side(stakes.part_scores),
        "deal": stakes.deal,
        "deals": stakes.deals,
        "difference": stakes.difference,
    }
