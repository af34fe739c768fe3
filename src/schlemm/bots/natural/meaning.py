"""What a call can mean, as codes for the catalogues.

Every message of this bidder has the same arguments, so that a sentence may use any of them and a picture may be drawn
from them all:

=========== =======================================================================================================
``suit``    letter of the suit the call speaks of (``C D H S``); empty if it speaks of none
``length``  the fewest cards it promises there; 0 if none
``count``   what ``low`` and ``high`` count: ``figures`` or ``strength`` (figure and length points together, S1:19)
``span``    how to say the range: ``any``, ``from`` (low or more), ``to`` (at most high), ``between``, ``exactly``
``low``     the fewest points
``high``    the most points
``their``   letter of the suit of the opponents that the call is about; empty if none
=========== =======================================================================================================
"""

from __future__ import annotations

from enum import Enum


class Meaning(Enum):
    """What kind of call it is; the value is the id of its sentence in the catalogues."""

    OPENING = "meaning-opening"
    """One of a suit, the longest."""
    OPENING_NOTRUMP = "meaning-opening-notrump"
    OPENING_STRONG = "meaning-opening-strong"
    """Two of a suit: partner must keep bidding."""
    PREEMPT = "meaning-preempt"
    """Three of a suit: seven cards and little else."""
    PASS = "meaning-pass"
    """No call fits better."""
    RAISE = "meaning-raise"
    """Partner's suit."""
    GAME = "meaning-game"
    """A bid for game."""
    SLAM = "meaning-slam"
    """A bid for slam."""
    NEW_SUIT = "meaning-new-suit"
    """A first suit in answer to partner: forcing."""
    JUMP_SHIFT = "meaning-jump-shift"
    """A suit with a jump: game at least."""
    SUIT_TO_PLAY = "meaning-suit-to-play"
    """A suit of one's own, not forcing."""
    NOTRUMP = "meaning-notrump"
    """Notrump at level one in answer to an opening: no fit, no suit to bid at level one."""
    NOTRUMP_BALANCED = "meaning-notrump-balanced"
    REBID = "meaning-rebid"
    """One's own suit again."""
    SECOND_SUIT = "meaning-second-suit"
    """A second suit of one's own."""
    PREFERENCE = "meaning-preference"
    """Back to the suit of partner's that fits better."""
    WAITING = "meaning-waiting"
    """Only because partner's call asks for an answer."""
    OVERCALL = "meaning-overcall"
    OVERCALL_STRONG = "meaning-overcall-strong"
    """A suit with a jump over their opening."""
    OVERCALL_NOTRUMP = "meaning-overcall-notrump"
    TAKEOUT = "meaning-takeout"
    """Double: partner, name a suit; either shortness in theirs, or too strong for an overcall."""
    ANSWER_DOUBLE = "meaning-answer-double"
    """The suit that partner's double asked for."""
    PENALTY_PASS = "meaning-penalty-pass"
    """Leaves partner's take-out double in."""
    PENALTY = "meaning-penalty"
    """Double: they will not make it."""
    REDOUBLE = "meaning-redouble"
    """Our side has more points than theirs."""
    NATURAL = "meaning-natural"
    """A natural bid in a suit that may have been made for more than one reason."""
    NATURAL_NOTRUMP = "meaning-natural-notrump"
    """The same in notrump."""
    UNKNOWN = "meaning-unknown"
    """No rule makes this call here."""
