"""What can be wrong: a broken rule of the game, or a text that is no notation."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from schlemm.core.checks import check_text
from schlemm.core.laws import Law
from schlemm.core.sentence import Facts

E = TypeVar("E", bound=Enum)


class Code(Enum):
    """Which rule was broken. The words for it are made at the edge, in the player's language."""

    AUCTION_OVER = "auction-over"
    ONLY_A_CONTRACT = "only-a-contract"
    INSUFFICIENT_BID = "insufficient-bid"
    NOTHING_TO_DOUBLE = "nothing-to-double"
    DOUBLE_OF_OWN_SIDE = "double-of-own-side"
    ALREADY_DOUBLED = "already-doubled"
    NOTHING_TO_REDOUBLE = "nothing-to-redouble"
    REDOUBLE_OF_OWN_SIDE = "redouble-of-own-side"
    ALREADY_REDOUBLED = "already-redoubled"
    PLAY_OVER = "play-over"
    NOT_IN_HAND = "not-in-hand"
    MUST_FOLLOW_SUIT = "must-follow-suit"
    MUST_BEAT = "must-beat"
    NOT_YOUR_TURN = "not-your-turn"
    WRONG_PHASE = "wrong-phase"
    CLAIM_PENDING = "claim-pending"
    CLAIM_REFUSED = "claim-refused"
    NO_CLAIM = "no-claim"
    CLAIM_TOO_HIGH = "claim-too-high"
    NO_VOICE_IN_CLAIM = "no-voice-in-claim"
    DUMMY_MAY_NOT = "dummy-may-not"


@dataclass(eq=True, unsafe_hash=True)
class RuleViolation(Exception):
    """A call, card or claim that the rules do not allow, as a value.

    Attributes:
        code: Which rule.
        law: The Law of Duplicate Bridge 2017 that says so; ``None`` where a house rule or the table says it.
        data: Facts that a message needs, as (name, value) pairs in a fixed order.
    """

    code: Code
    law: Law | None = None
    data: Facts = ()

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.data)
        source = f" (Law {self.law})" if self.law else ""
        return f"{self.code.value}{source}{': ' + facts if facts else ''}"


@dataclass(eq=True, unsafe_hash=True)
class NotationError(ValueError):
    """A text that is not what it should be.

    Attributes:
        what: The kind of thing that was expected, such as ``"card"``.
        text: The text as given.
        reason: What is wrong with it, as a machine-readable code such as ``"unknown-rank"``.
        position: Index of the first wrong character, counted from 0.
    """

    what: str
    text: str
    reason: str
    position: int = 0

    def __str__(self) -> str:
        return f"not a {self.what}: {self.text!r} ({self.reason} at {self.position})"


def read_value(kind: type[E], what: str, text: str) -> E:
    """The member of an enumeration whose value is this text.

    Args:
        kind: The enumeration.
        what: What its members are, for the error.
        text: What to read.

    Raises:
        NotationError: If no member has this value.
        WrongType: If it is no text.
    """
    check_text(what, text)
    try:
        return kind(text)
    except ValueError:
        raise NotationError(what, text, f"unknown-{what}") from None
