"""Lines of the table-manager protocol into messages, as tolerantly as programs of twenty years write them.

Case and runs of blanks do not matter, nor do dots and colons; a ten may be written ``10``, a card suit first, and the
suits of a hand come in any order.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeAlias

from schlemm.core.calls import DOUBLE, PASS, REDOUBLE, Bid, Call
from schlemm.core.cards import SUITS, Card, Rank, Strain, Suit
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, BySide, Seat
from schlemm.table_manager.format import ANYWHERE, VULNERABLE
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
    Scoring,
    Seated,
    StartOfBoard,
    Teams,
    Timing,
    ToLead,
    Unknown,
)

Found: TypeAlias = re.Match[str]

_SEAT: Final = "(north|east|south|west)"
_ANY_SEAT: Final = f"(north|east|south|west|{ANYWHERE})"
_WHOSE: Final = "(north|east|south|west|dummy)"
_CALL: Final = r"(pass(?:es)?|doubles?|redoubles?|(?:bids? )?([1-7]) ?(nt|[cdhsn]))"
_CARD: Final = r"(10|[akqjt2-9])([shdc])|([shdc])(10|[akqjt2-9])"
_END: Final = r"[ .]*"
_NAMED: Final = r'"([^"]*)"'
_SPENT: Final = r"(?:(\d{1,6}):)?(\d{1,6}):(\d{1,6})"
_SPENT_BOTH: Final = rf"this board:? {_SPENT}[, ]*total:? {_SPENT}"
_HOLDING: Final = r"([shdc])([akqjt0-9 -]*)[ .]*"

_SEATS: Final = {seat.name.casefold(): seat for seat in SEATS}
_BLANKS: Final = re.compile(r"\s+")
_VULNERABLE: Final = {words.casefold(): value for value, words in VULNERABLE.items()}


def parse_message(line: str) -> Message:
    """The message of a line; ``Unknown`` if it is none of the protocol's.

    >>> str(parse_message("NORTH  bids 1nt alert. 15-17").call)
    '1NT'

    Args:
        line: Without its end.
    """
    text = _BLANKS.sub(" ", line).strip()
    for pattern, make in _LINES:
        found = pattern.fullmatch(text)
        if found is not None:
            return make(found) or Unknown(text)
    return Unknown(text)


def _connecting(found: Found) -> Message:
    team, seat, version = found.group(1, 2, 3)
    where = None if seat.casefold() == ANYWHERE.casefold() else _seat(seat)
    return Connecting(team.strip(), where, int(version))


def _ready(found: Found) -> Message:
    return Ready(_seat(found[1]), ReadyTopic(found[2].casefold()))


def _ready_for_call(found: Found) -> Message:
    return ReadyForCall(_seat(found[1]), _seat(found[2]))


def _ready_for_card(found: Found) -> Message:
    return ReadyForCard(_seat(found[1]), _owner(found[2]), int(found[3]))


def _call_made(found: Found) -> Message:
    note = None if found[5] is None else CallNote(found[5].casefold() == "alert", (found[6] or "").strip())
    return CallLine(_seat(found[1]), _call(found, 2), note)


def _card_played(found: Found) -> Message:
    rank, suit = (found[2], found[3]) if found[2] else (found[5], found[4])
    card = Card.of(Suit(suit.upper()), Rank.parse(rank.upper()))
    return CardLine(_seat(found[1]), card, (found[6] or "").strip())


def _seated(found: Found) -> Message:
    return Seated(_seat(found[1]), (found[2] if found[2] is not None else found[3]).strip())


def _teams(found: Found) -> Message:
    scoring = None if found[3] is None else Scoring(found[3][:3].upper().rstrip("S"))
    return Teams(BySide(found[1].strip(), found[2].strip()), scoring)


def _conditions(found: Found) -> Message | None:
    number = int(found[1])
    return BoardConditions(number, _seat(found[2]), _VULNERABLE[found[3].casefold()]) if number else None


def _cards(found: Found) -> Message | None:
    cards: list[Card] = []
    suits = [Suit.parse(letter.upper()) for letter in found.group(2, 4, 6, 8)]
    if set(suits) != set(SUITS):
        return None
    for suit, holding in zip(suits, found.group(3, 5, 7, 9), strict=True):
        for rank in holding.replace("-", " ").replace("10", "t").replace(" ", "").upper():
            if rank not in "AKQJT98765432":
                return None
            cards.append(Card.of(suit, Rank.parse(rank)))
    hand = Hand.of(cards)
    return CardsOf(_owner(found[1]), hand) if len(hand) == len(cards) else None


def _to_lead(found: Found) -> Message:
    return ToLead(_owner(found[1]))


def _timing(found: Found) -> Message:
    seconds = [_seconds(found, first) for first in (1, 4, 7, 10)]
    return Timing(BySide(seconds[0], seconds[2]), BySide(seconds[1], seconds[3]))


def _explain(found: Found) -> Message:
    return Explain(_seat(found[1]), _call(found, 2))


def _seat(text: str) -> Seat:
    return _SEATS[text.casefold()]


def _owner(text: str) -> Seat | None:
    return _SEATS.get(text.casefold())


def _call(found: Found, first: int) -> Call:
    word, level, strain = found.group(first, first + 1, first + 2)
    if level is not None:
        return Bid(int(level), Strain.parse(strain.upper()))
    kinds: dict[str, Call] = {"p": PASS, "d": DOUBLE, "r": REDOUBLE, "x": DOUBLE}
    return REDOUBLE if word.casefold() == "xx" else kinds[word[0].casefold()]


def _seconds(found: Found, first: int) -> int:
    hours, minutes, seconds = (int(part or 0) for part in found.group(first, first + 1, first + 2))
    return 3600 * hours + 60 * minutes + seconds


_PATTERNS: Final[tuple[tuple[str, Callable[[Found], Message | None]], ...]] = (
    (
        rf"connecting {_NAMED} as {_ANY_SEAT} using protocol version (\d{{1,4}})(?!\d).*",
        _connecting,
    ),
    (rf"{_SEAT} ready (?:for|to) (teams|start|deal|cards|dummy){_END}", _ready),
    (rf"{_SEAT} ready for {_SEAT}'s (?:bid|call){_END}", _ready_for_call),
    (rf"{_SEAT} ready for {_WHOSE}'s card to trick (\d{{1,2}}){_END}", _ready_for_card),
    (rf"{_SEAT} {_CALL}{_END}(?:(alert|infos)\b\.?(.*))?", _call_made),
    (rf"{_SEAT} plays? (?:{_CARD})(?:[. ]+(.*))?", _card_played),
    (rf'{_SEAT} (?:\( ?{_NAMED} ?\)|"?([^"()]*)"?) seated{_END}', _seated),
    (
        rf"teams ?:? ?n/s ?:? ?{_NAMED}[ .,]*e/w ?:? ?{_NAMED}[ .,]*(?:playing (imps?|mps?)\b.*)?",
        _teams,
    ),
    (rf"start of board{_END}", lambda _: StartOfBoard()),
    (rf"end of session{_END}", lambda _: EndOfSession()),
    (
        rf"board number (\d{{1,6}})[ .]*dealer {_SEAT}[ .]*(neither|n/s|e/w|both) vulnerable{_END}",
        _conditions,
    ),
    (
        rf"{_WHOSE}'s cards ?:? ?{_HOLDING}{_HOLDING}{_HOLDING}{_HOLDING}",
        _cards,
    ),
    (rf"{_WHOSE} to lead{_END}", _to_lead),
    (
        rf"timing ?-? ?n/s ?:? ?{_SPENT_BOTH}[. ]*e/w ?:? ?{_SPENT_BOTH}{_END}",
        _timing,
    ),
    (rf"explain {_SEAT}'s (p|xx?|pass(?:es)?|doubles?|redoubles?|([1-7]) ?(nt|[cdhsn])){_END}", _explain),
)

_LINES: Final = tuple((re.compile(pattern, re.IGNORECASE), make) for pattern, make in _PATTERNS)
