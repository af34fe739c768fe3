"""What is said over HTTP about a deal that somebody looks into."""

from __future__ import annotations

from schlemm.bidding.rules.rule import Force
from schlemm.core.seats import Seat, Vulnerability
from schlemm.server.common.messages import Message, Said, SystemChoice
from schlemm.server.protocol.server import MeaningView, Shown
from schlemm.server.protocol.view import HandView


class SystemsBid(Message, frozen=True):
    """What each side bids, where something is asked about its calls; empty: what a side bids that names nothing."""

    ns: SystemChoice = ""
    ew: SystemChoice = ""


class TextDefect(Message, frozen=True):
    """One thing that is wrong with what was pasted."""

    line: int
    """In which line, from 1; 0 if it is said of the whole."""
    said: Said


class BoardRead(Message, frozen=True):
    """POST /api/analysis/text, a text: the first board in it, or what is wrong with it."""

    hands: list[HandView]
    """All four, thirteen cards each or, of an ending, the same number of fewer; or none."""
    dealer: Seat | None
    vulnerability: Vulnerability | None
    calls: list[str]
    """The auction, where it is over and the dealer called first; else nothing."""
    contract: str | None
    """What was played, such as ``4SXE``."""
    cards: list[str]
    """The cards played, up to the first gap."""
    defects: list[TextDefect]
    lead: Seat | None
    """Of an ending who leads to it, South where nothing says so; of a deal nothing."""


class ParResult(Message, frozen=True):
    """One end of an auction in which nobody errs."""

    result: str
    """Such as ``4SXE-1``; ``P`` if passed out."""
    sacrifice: bool
    """Whether it goes down, and yet costs less than what the others would make."""


class MostMade(Message, frozen=True):
    """What a side can make that brings it most."""

    contract: str
    """Undoubled."""
    tricks: int
    points: int


class DealAnalysed(Message, frozen=True):
    """POST /api/analysis/table?deal=…: a deal with open cards."""

    tricks: dict[Seat, dict[str, int]]
    """Tricks of each declarer, by denomination (``C D H S NT``)."""
    table: str
    """The same as twenty hexadecimal digits, as files have it."""
    par: int
    """Points for North and South."""
    results: list[ParResult]
    most: dict[str, MostMade | None]
    """For ``NS`` and ``EW`` what they make that brings them most; nothing if they make nothing."""


class CardKept(Message, frozen=True):
    """What a card comes to."""

    card: str
    tricks: int
    """Tricks of declarer's side of all that the hands began with, if all play as well as can be from there."""


class PlayAnalysed(Message, frozen=True):
    """POST /api/analysis/play?deal=…&contract=…&cards=…: the play after these cards."""

    hands: list[HandView]
    """What each still holds."""
    turn: Seat
    won: int
    """Tricks of declarer's side so far."""
    lost: int
    """Tricks of the defenders so far."""
    last: list[str]
    """The trick before the one in progress."""
    last_leader: Seat | None
    trick: list[str]
    """The trick in progress."""
    leader: Seat
    cards: list[CardKept]
    """What may be played; nothing when it is over."""
    line: list[str]
    """The cards to the end of a best play."""


class CallWithReason(Message, frozen=True):
    """A call, the rule that the hand fits, and what the call tells everybody."""

    call: str
    rule: Said
    overrules: Said | None
    """That the rules alone would have called otherwise, where judgement chose the call."""
    usually: list[Said]
    said: list[Said]
    shown: Shown | None
    force: Force
    artificial: bool


class DealBidden(Message, frozen=True):
    """POST /api/analysis/auction?deal=…: how the systems of both sides bid a deal."""

    calls: list[CallWithReason]
    contract: str | None
    """What it comes to; nothing if passed out."""


class CallsRead(Message, frozen=True):
    """POST /api/analysis/meanings?deal=…&calls=…: what the calls of an auction mean that somebody else has made."""

    calls: list[MeaningView]
    """Of each call, as its bidder's system reads it with all cards open."""


class CardChance(Message, frozen=True):
    """What a card brought over the deals that were looked at."""

    card: str
    reached: int
    """In how many of them its side reaches its goal: the contract made, or beaten."""
    tricks: int
    """Its side's tricks of all thirteen, summed."""


class ChancesPart(Message, frozen=True):
    """POST /api/analysis/chances?…&part=…: one part of the deals that fit; all parts are to be added."""

    count: int
    """How many deals were looked at."""
    parts: int
    """How many parts there are."""
    declares: bool
    """Whether the goal is to make the contract, not to beat it."""
    cards: list[CardChance]
