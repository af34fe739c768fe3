"""Messages of the table-manager protocol as lines of text."""

from __future__ import annotations

from typing import Final, assert_never

from schlemm.core.calls import Bid, Call, Double, Pass, Redouble
from schlemm.core.cards import SUITS, Card
from schlemm.core.hand import Hand
from schlemm.core.seats import BySide, Seat, Side, Vulnerability
from schlemm.table_manager.messages import (
    BoardConditions,
    CallLine,
    CallNote,
    CardLine,
    CardsOf,
    Connecting,
    EndOfSession,
    Explain,
    Message,
    Ready,
    ReadyForCall,
    ReadyForCard,
    ReadyTopic,
    Seated,
    StartOfBoard,
    Teams,
    Timing,
    ToLead,
    Unknown,
)

VULNERABLE: Final = {
    Vulnerability.NONE: "Neither",
    Vulnerability.NORTH_SOUTH: "N/S",
    Vulnerability.EAST_WEST: "E/W",
    Vulnerability.BOTH: "Both",
}
"""How the protocol names who is vulnerable."""
ANYWHERE: Final = "ANYPL"
"""The seat of who does not mind where to sit."""

_SIGNS: Final = str.maketrans(
    {
        "♠": "S",
        "♥": "H",
        "♦": "D",
        "♣": "C",
        "–": "-",
        "—": "-",
        "…": "...",
        "’": "'",
        "“": "'",
        "”": "'",
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "Ä": "Ae",
        "Ö": "Oe",
        "Ü": "Ue",
        "ß": "ss",
        "é": "e",
        "è": "e",
        "à": "a",
        "ù": "u",
        "ì": "i",
        "ò": "o",
        "ê": "e",
        "ç": "c",
        "≤": "<=",
        "≥": ">=",
        "\u00a0": " ",
        "×": "x",
        "\u202f": " ",
        "\t": " ",
        "\n": " ",
        "\r": " ",
    }
)
"""Signs that have a spelling in the characters of the protocol."""


def ascii_text(text: str) -> str:
    """A text in the characters of the protocol, 32 to 126; what has no spelling in them is a question mark.

    >>> ascii_text("♠ ab 5, möglich")
    'S ab 5, moeglich'
    """
    spelled = text.translate(_SIGNS)
    return "".join(sign if " " <= sign <= "~" else "?" for sign in spelled)


def seat_name(seat: Seat) -> str:
    """A seat in a word: ``North``."""
    return seat.name.capitalize()


def format_message(message: Message) -> str:
    """The line of a message, without its end.

    >>> from schlemm.core.calls import parse_call
    >>> format_message(CallLine(Seat.NORTH, parse_call("1NT"), CallNote(True, "15-17")))
    'North bids 1NT Alert. 15-17'
    """
    match message:
        case Connecting() | Ready() | ReadyForCall() | ReadyForCard():
            return ascii_text(_from_player(message))
        case CallLine(seat, call, note):
            return ascii_text(f"{seat_name(seat)} {_call(call)}{_note(note)}")
        case CardLine(seat, card, text):
            return ascii_text(f"{seat_name(seat)} plays {_card(card)}{'. ' if text else ''}{text}")
        case Unknown(text):
            return ascii_text(text)
        case _:
            return ascii_text(_from_manager(message))


def _from_player(message: Connecting | Ready | ReadyForCall | ReadyForCard) -> str:
    match message:
        case Connecting(team, seat, version):
            where = ANYWHERE if seat is None else seat_name(seat)
            return f'Connecting "{quotable(team)}" as {where} using protocol version {version}'
        case Ready(seat, topic):
            to = "to" if topic is ReadyTopic.START else "for"
            return f"{seat_name(seat)} ready {to} {topic.value}"
        case ReadyForCall(seat, caller):
            return f"{seat_name(seat)} ready for {seat_name(caller)}'s bid"
        case ReadyForCard(seat, player, trick):
            whose = "dummy" if player is None else seat_name(player)
            return f"{seat_name(seat)} ready for {whose}'s card to trick {trick}"
    assert_never(message)


def _from_manager(
    message: Seated
    | Teams
    | StartOfBoard
    | BoardConditions
    | CardsOf
    | ToLead
    | Timing
    | EndOfSession
    | Explain,
) -> str:
    match message:
        case Seated(seat, team):
            return f'{seat_name(seat)} ("{quotable(team)}") seated'
        case Teams(names, scoring):
            played = "" if scoring is None else f". Playing {scoring.value}"
            north_south, east_west = map(quotable, names)
            return f'Teams : N/S : "{north_south}" E/W : "{east_west}"{played}'
        case StartOfBoard():
            return "Start of board"
        case BoardConditions(number, dealer, vulnerability):
            return (
                f"Board number {number}. Dealer {seat_name(dealer)}. {VULNERABLE[vulnerability]} vulnerable."
            )
        case CardsOf(seat, hand):
            return f"{'Dummy' if seat is None else seat_name(seat)}'s cards : {_hand(hand)}"
        case ToLead(seat):
            return f"{'Dummy' if seat is None else seat_name(seat)} to lead"
        case Timing(board, total):
            parts = (_timing(side, board, total) for side in (Side.NORTH_SOUTH, Side.EAST_WEST))
            return f"Timing - {'. '.join(parts)}."
        case EndOfSession():
            return "End of session"
        case Explain(seat, call):
            return f"Explain {seat_name(seat)}'s {call}"
    assert_never(message)


def quotable(name: str) -> str:
    """A name that can stand in quotes."""
    return name.replace('"', "'")


def _call(call: Call) -> str:
    match call:
        case Pass():
            return "passes"
        case Double():
            return "doubles"
        case Redouble():
            return "redoubles"
        case Bid():
            return f"bids {call}"
    assert_never(call)


def _note(note: CallNote | None) -> str:
    if note is None:
        return ""
    return f" {'Alert' if note.is_alert else 'Infos'}. {note.text}".rstrip()


def _card(card: Card) -> str:
    return f"{card.rank.letter}{card.suit.letter}"


def _hand(hand: Hand) -> str:
    suits = (
        f"{suit.letter} {' '.join(card.rank.letter for card in hand.cards_of(suit)) or '-'}."
        for suit in reversed(SUITS)
    )
    return " ".join(suits)


def _timing(side: Side, board: BySide[int], total: BySide[int]) -> str:
    minutes, seconds = divmod(board.of(side), 60)
    hours, rest = divmod(total.of(side), 3600)
    letters = "/".join(seat.letter for seat in side.seats)
    return f"{letters} : this board {minutes:02}:{seconds:02}, total {hours}:{rest // 60:02}:{rest % 60:02}"
