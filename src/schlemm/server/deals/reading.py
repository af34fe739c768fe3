"""What somebody asks of deals, read from what they typed: a value, or what is wrong with it, field by field."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

from schlemm.bidding.deals_asked import DealsAsked
from schlemm.bidding.systems import DEFAULT
from schlemm.core.calls import Call
from schlemm.core.seats import BySeat, BySide
from schlemm.dealing.constraints import Constraints, Together
from schlemm.formats.asked_auction import read_asked_auction
from schlemm.formats.asked_text import AskedHand, read_asked_hand, read_asked_side
from schlemm.formats.letters import CANONICAL, LOCAL
from schlemm.formats.reading import UnreadableText

T = TypeVar("T")

SEAT_FIELDS: Final = ("north", "east", "south", "west")
SIDE_FIELDS: Final = ("ns", "ew")
WISH_FIELDS: Final = (*SEAT_FIELDS, *SIDE_FIELDS, "auction")

LONGEST_FIELD: Final = 200
"""Signs of what is typed in one field."""
MOST_ASKED_CALLS: Final = 24
"""Calls of an auction that is asked for: with each it takes longer to see whether a deal is bid so."""


@dataclass(frozen=True, slots=True)
class TypedWish:
    """What was typed, by the name of the field; what is blank asks nothing.

    Attributes:
        fields: The texts.
        system: The system of both sides.
        language: Whose letters are meant: ``de``, ``it``, ``fr``; else the canonical ones.
    """

    fields: Mapping[str, str]
    system: str
    language: str

    @property
    def size(self) -> int:
        """How many signs were typed."""
        return sum(map(len, self.fields.values()))

    def read(self) -> DealsAsked | WrongWish:
        """Return what is asked, or everything that is wrong with it."""
        return read_wish(self)


@dataclass(frozen=True, slots=True)
class WrongWish:
    """What keeps a wish from being one.

    Attributes:
        fields: By field why it cannot be read.
        code: What keeps fields that can be read from going together; empty if they cannot be read.
    """

    fields: Mapping[str, UnreadableText]
    code: str = ""


def read_wish(typed: TypedWish) -> DealsAsked | WrongWish:
    """What is asked, or everything that is wrong with it.

    >>> read_wish(TypedWish({"ns": "25+"}, "", "de")).constraints.together.north_south.figures.low
    25
    >>> read_wish(TypedWish({"north": "♠A", "east": "♠A"}, "", "de")).code
    'deal-held-twice'
    """
    letters = LOCAL.get(typed.language, CANONICAL)
    wrong = dict[str, UnreadableText]()

    def read(field: str, reader: Callable[[str], T], nothing: T) -> T:
        text = typed.fields.get(field, "")
        try:
            return reader(text) if text.strip(" ,;") else nothing
        except UnreadableText as error:
            wrong[field] = error
            return nothing

    hands = BySeat(
        *(read(each, lambda text: read_asked_hand(text, letters), AskedHand()) for each in SEAT_FIELDS)
    )
    sides = BySide(
        *(read(each, lambda text: read_asked_side(text, letters), Together()) for each in SIDE_FIELDS)
    )
    no_calls: tuple[Call, ...] = ()
    calls = read("auction", lambda text: read_asked_auction(text, letters), no_calls)
    if wrong:
        return WrongWish(wrong)
    if len(calls) > MOST_ASKED_CALLS:
        return WrongWish({}, "deals-too-many-calls")
    try:
        asked = Constraints(hands.map(lambda hand: hand.held), hands.map(lambda hand: hand.shown), sides)
    except ValueError:
        return WrongWish({}, "deal-held-twice")
    return DealsAsked(asked, calls, typed.system or DEFAULT)
