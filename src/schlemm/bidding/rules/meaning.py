"""What a call can mean, as codes for the catalogues.

Every message of this bidder has the same arguments, so that a sentence may use any of them and a picture may be drawn
from them all:

=========== =======================================================================================================
``suit``    letter of the suit the call speaks of (``C D H S``); empty if it speaks of none
``length``  the fewest cards it promises there; 0 if none
``cards``   how to say them: ``from`` or ``exactly``
``count``   what ``low`` and ``high`` count: a ``PointCount``
``span``    how to say the range: ``any``, ``from`` (low or more), ``to`` (at most high), ``between``, ``exactly``
``low``     the fewest points
``high``    the most points
``their``   letter of the suit of the opponents that the call is about; empty if none
``second``  letter of a second suit that the call shows; empty if none
``trump``   letter of the suit that is agreed; empty if none
``held``    the numbers of aces, kings or key cards that an answer shows, such as ``0/4``; empty if none
``short``   the most cards in their suit of the hands that are short there; 13 if it shows no shortness
``else``    the fewest points of the hands without the shape or shortness that is told; 0 if all have it
``which``   whether hands have ``both`` suits of a double, or ``one`` of them at least
``bid``     the bid that stands and suits the hand; empty if the call says something else
=========== =======================================================================================================
"""

from __future__ import annotations

from enum import Enum
from typing import Final


class Meaning(Enum):
    """What kind of call it is; the value is the id of its sentence in the catalogues."""

    __hash__ = object.__hash__
    """Members are the same or differ; to hash their names, as enumerations do, would be felt where rules are made."""

    OPENING = "meaning-opening"
    """One of a suit, the longest."""
    OPENING_NOTRUMP = "meaning-opening-notrump"
    OPENING_STRONG = "meaning-opening-strong"
    """Two of a suit: partner must keep bidding."""
    PREEMPT = "meaning-preempt"
    """A long suit and little else, at level three or four or with a jump."""
    PASS = "meaning-pass"
    """No call fits better: what a rule says of a pass; which kind of pass it is follows from the hands that make it."""
    PASS_OPENING = "meaning-pass-opening"
    """Too weak to open."""
    PASS_ANSWER = "meaning-pass-answer"
    """Too weak to answer partner's opening."""
    PASS_WEAK = "meaning-pass-weak"
    """Too weak to bid over them."""
    PASS_MORE = "meaning-pass-more"
    """Too weak to bid once more."""
    PASS_CONTENT = "meaning-pass-content"
    """The contract on the table suits the hand."""
    PASS_DOUBLED = "meaning-pass-doubled"
    """Partner's double suits it."""
    PASS_TOLD = "meaning-pass-told"
    """Has shown everything before."""
    PASS_LEAVES = "meaning-pass-leaves"
    """Leaves the next word to partner, who has to speak."""
    PASS_TRAP = "meaning-pass-trap"
    """Waits with their suit."""
    PASS_POOR = "meaning-pass-poor"
    """Waits with a suit that is too poor to be bid."""
    PASS_WAITS = "meaning-pass-waits"
    """Waits with their suit, or with one that is too poor to be bid."""
    PASS_WEAK_OR_TRAP = "meaning-pass-weak-or-trap"
    """Too weak, or waiting with their suit."""
    PASS_WEAK_OR_WAITS = "meaning-pass-weak-or-waits"
    """Too weak, or waiting with their suit or a poor one."""
    PASS_DEFEND = "meaning-pass-defend"
    """Neither a bid nor a double fits the hand."""
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
    HELP_SUIT = "meaning-help-suit"
    """A suit after partner's raise: help there makes game; said of second suits that a fit stands behind."""
    SHOWS_STOPPER = "meaning-shows-stopper"
    """A suit bid for its stopper: notrump is looked for."""
    CHOICE = "meaning-choice"
    """One of the suits that partner has shown by one call."""
    SHORTNESS = "meaning-shortness"
    """At most one card in the suit that is bid, by the hand whose own suit is trumps."""
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
    STAYMAN = "meaning-stayman"
    """Asks for a major of four."""
    NO_MAJOR = "meaning-no-major"
    MAJOR = "meaning-major"
    """The major that was asked for."""
    TRANSFER = "meaning-transfer"
    """Shows the suit above, which partner bids."""
    TRANSFER_DONE = "meaning-transfer-done"
    """Bids the suit that partner has shown, whatever the hand."""
    TRANSFER_FIT = "meaning-transfer-fit"
    """The same with a jump: four cards and the most points."""
    INVITATION = "meaning-invitation"
    """Partner bids game with more than the least."""
    QUANTITATIVE = "meaning-quantitative"
    """Partner bids slam with the most."""
    SEMI_FORCING = "meaning-semi-forcing"
    """Two clubs: a very strong hand, not quite game alone."""
    STRONG_CLUB = "meaning-strong-club"
    """One club: a strong hand of any shape."""
    GAME_FORCE = "meaning-game-force"
    """Two diamonds: game is certain."""
    PUPPET = "meaning-puppet"
    """Two notrump over their overcall: partner bids three clubs, and a weak hand plays its suit."""
    RELAY = "meaning-relay"
    """The cheapest answer, to hear more."""
    POSITIVE = "meaning-positive"
    """An answer with values to a strong opening."""
    WEAK_TWO = "meaning-weak-two"
    ASK = "meaning-ask"
    """Two notrump: asks partner to describe the hand further."""
    MINIMUM = "meaning-minimum"
    MAXIMUM = "meaning-maximum"
    FEATURE = "meaning-feature"
    """A high card in this suit, with the most points."""
    OGUST = "meaning-ogust"
    """The answer to a question about a weak two, by steps: points, and how good the suit is."""
    LIMIT_RAISE = "meaning-limit-raise"
    DRURY = "meaning-drury"
    """Two clubs of a passed hand: a limit raise of partner's major, opened light perhaps."""
    PREEMPTIVE_RAISE = "meaning-preemptive-raise"
    STRONG_RAISE = "meaning-strong-raise"
    """A raise that forces to game, by an artificial bid."""
    SPLINTER = "meaning-splinter"
    """Support, game, and at most one card in the suit that is bid."""
    FOURTH_SUIT = "meaning-fourth-suit"
    """Asks for more; says nothing about the suit."""
    CHECKBACK = "meaning-checkback"
    """Asks a notrump rebid for support and majors; says nothing about the suit."""
    REVERSE = "meaning-reverse"
    """A second suit higher than the first at level two: strong."""
    JUMP_REBID = "meaning-jump-rebid"
    SIGN_OFF = "meaning-sign-off"
    """The end: partner passes."""
    ASK_ACES = "meaning-ask-aces"
    ACES = "meaning-aces"
    """The answer, by steps."""
    ASK_KINGS = "meaning-ask-kings"
    KINGS = "meaning-kings"
    ASK_KEY_CARDS = "meaning-ask-key-cards"
    KEY_CARDS = "meaning-key-cards"
    CONTROL = "meaning-control"
    """A control bid on the way to slam."""
    SLAM_TRY = "meaning-slam-try"
    """A minor at level four where game is certain: slam, if partner has anything to spare."""
    CUE_RAISE = "meaning-cue-raise"
    """The opponents' suit: a good raise of partner's."""
    CUE_STRONG = "meaning-cue-strong"
    """The opponents' suit: strong, asks partner to describe."""
    TWO_SUITS = "meaning-two-suits"
    """Two suits by one artificial bid."""
    LEAD_DOUBLE = "meaning-lead-double"
    """Of an artificial bid: the suit that it named."""
    NEGATIVE_DOUBLE = "meaning-negative-double"
    SUPPORT_DOUBLE = "meaning-support-double"
    """Just three cards of the suit in which partner answered; a raise would show four."""
    GAME_TRY_DOUBLE = "meaning-game-try-double"
    """Asks whether the raised major is worth game, where they have left no bid for it."""
    RESPONSIVE_DOUBLE = "meaning-responsive-double"
    COMPETITIVE_DOUBLE = "meaning-competitive-double"
    """Points for more, and no clear bid."""
    REOPENING = "meaning-reopening"
    """Bid because the others would stop: partner may hold the points."""
    COMPETING = "meaning-competing"
    """As high as the trumps of both hands allow."""
    SACRIFICE = "meaning-sacrifice"
    """Bid to go down for less than their contract is worth (S1:41)."""
    SACRIFICE_OR_MADE = "meaning-sacrifice-or-made"
    """The same where other hands bid it to make it."""
    REBID_NOTRUMP = "meaning-rebid-notrump"
    """Opener's second bid in notrump."""
    NATURAL = "meaning-natural"
    """A natural bid in a suit that may have been made for more than one reason."""
    NATURAL_NOTRUMP = "meaning-natural-notrump"
    """The same in notrump."""
    ARTIFICIAL = "meaning-artificial"
    """An artificial bid that may have been made for more than one reason."""
    DOUBLE = "meaning-double"
    """A double that may have been made for more than one reason."""
    UNKNOWN = "meaning-unknown"
    """No rule makes this call here."""


ARTIFICIAL: Final = frozenset(
    {
        Meaning.STAYMAN,
        Meaning.NO_MAJOR,
        Meaning.TRANSFER,
        Meaning.SEMI_FORCING,
        Meaning.STRONG_CLUB,
        Meaning.GAME_FORCE,
        Meaning.PUPPET,
        Meaning.RELAY,
        Meaning.ASK,
        Meaning.FEATURE,
        Meaning.OGUST,
        Meaning.STRONG_RAISE,
        Meaning.SPLINTER,
        Meaning.SHORTNESS,
        Meaning.FOURTH_SUIT,
        Meaning.CHECKBACK,
        Meaning.ASK_ACES,
        Meaning.ACES,
        Meaning.ASK_KINGS,
        Meaning.KINGS,
        Meaning.ASK_KEY_CARDS,
        Meaning.KEY_CARDS,
        Meaning.CONTROL,
        Meaning.CUE_RAISE,
        Meaning.CUE_STRONG,
        Meaning.TWO_SUITS,
        Meaning.ARTIFICIAL,
    }
)
"""Calls that do not want to play where they are; they are alerted."""

RAISES: Final = frozenset({Meaning.RAISE, Meaning.LIMIT_RAISE, Meaning.DRURY, Meaning.PREEMPTIVE_RAISE})
"""Calls that want to play in the suit they show."""

AGREEING: Final = frozenset({*RAISES, Meaning.SLAM_TRY})
"""Calls about the suit they show; made in another denomination they are artificial too."""

STEPS: Final = frozenset({Meaning.ACES, Meaning.KEY_CARDS})
"""Answers by steps, which have one for every hand."""

ASKING: Final = frozenset(
    {
        Meaning.TAKEOUT,
        Meaning.NEGATIVE_DOUBLE,
        Meaning.SUPPORT_DOUBLE,
        Meaning.GAME_TRY_DOUBLE,
        Meaning.RESPONSIVE_DOUBLE,
        Meaning.COMPETITIVE_DOUBLE,
    }
)
"""Doubles that ask for a bid."""

WAITS: Final = frozenset({Meaning.PASS_WAITS, Meaning.PASS_WEAK_OR_TRAP, Meaning.PASS_WEAK_OR_WAITS})
"""Passes that may wait for more than one reason."""
