"""The Deal tag: a first seat, a colon, four hands clockwise, ``-`` for a hand not given (3.4.11)."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from schlemm.core.cards import RANKS, SUITS, Card, Suit
from schlemm.core.deal import DealDefect, defects
from schlemm.core.hand import PACK, Hand
from schlemm.core.seats import BySeat, Seat
from schlemm.formats.filed import NO_HANDS, Hands, is_short, whole_hands
from schlemm.formats.pbn._tokens import RawTag
from schlemm.formats.pbn.defect import Findings, PbnCode

_DEAL = re.compile(r"([NESW])\s*:(.*)", re.ASCII | re.IGNORECASE | re.DOTALL)
_RANKS = {rank.letter: rank for rank in RANKS}
_SUIT_LETTERS: Final = {letter: letter for letter in "SHDC"} | dict(zip("♠♥♦♣", "SHDC", strict=True))
_HAND: Final = r"[AKQJT2-9]*\.[AKQJT2-9]*\.[AKQJT2-9]*\.[AKQJT2-9]*"
_PLAIN: Final = re.compile(rf"[NESW]:{_HAND} {_HAND} {_HAND} {_HAND}")
_BITS: Final = {rank.letter: 1 << rank.index for rank in RANKS}
LONGEST_KNOWN: Final = 80
MOST_KNOWN: Final = 256
"""Different deals of a file that are kept at once to be found again."""
MOST_SUITS: Final = 1024
"""Different holdings of a suit, likewise."""


def read_deal(tag: RawTag, findings: Findings) -> BySeat[Hand | None]:
    """The hands of a Deal tag; one that cannot be read is not given, and ``findings`` says why.

    Small letters, ``10`` for the ten, ranks in any order, ``-`` for a void and each suit behind its letter or sign are
    understood; a hand without a card is one not given. Where all have fewer than thirteen cards they are those of an
    end position (3.10), whatever they hold.
    """
    if tag.value.strip() in {"", "?"}:
        return NO_HANDS
    match = _DEAL.fullmatch(tag.value.strip())
    texts = match[2].split() if match else []
    if match is None or len(texts) != 4:
        findings.report(PbnCode.NOT_FOUR_HANDS, tag.at, tag.name, count=len(texts))
        return NO_HANDS
    first = Seat(match[1].upper())
    before = findings.reported
    hands = NO_HANDS
    for turns, text in enumerate(texts):
        seat = first.after(turns)
        hands = hands.put(seat, _read_hand(text, seat, tag, findings))
    if findings.reported == before:
        _check(hands, tag, findings)
    return hands if findings.reported == before else whole_hands(hands)


class ReadDeals:
    """Deals and holdings that have been read, for a file has the same again and again."""

    __slots__ = ("_known", "_suits")

    def __init__(self) -> None:
        self._known: dict[str, Hands] = {}
        self._suits: dict[str, int] = {}

    def hands(self, tag: RawTag, findings: Findings) -> Hands:
        """What ``read_deal`` gives."""
        found = self.found(tag.value)
        if found is not None:
            return found
        before = findings.reported
        hands = read_deal(tag, findings)
        if findings.reported == before and len(tag.value) <= LONGEST_KNOWN and not is_short(hands):
            self._keep(tag.value, hands)
        return hands

    def found(self, text: str) -> Hands | None:
        """The same of a text that has been read before, or is a whole deal in export format; ``None`` of others."""
        known = self._known.get(text)
        if known is None and (known := self._plain_deal(text)) is not None:
            self._keep(text, known)
        return known

    def _keep(self, text: str, hands: Hands) -> None:
        if len(self._known) == MOST_KNOWN:
            self._known.clear()
        self._known[text] = hands

    def _plain_deal(self, text: str) -> BySeat[Hand] | None:
        if _PLAIN.fullmatch(text) is None:
            return None
        suits = list(map(self._suit, text[2:].replace(" ", ".").split(".")))
        spades, hearts, diamonds, clubs = suits[::4], suits[1::4], suits[2::4], suits[3::4]
        bits = [
            ((spade << 13 | heart) << 13 | diamond) << 13 | club
            for spade, heart, diamond, club in zip(spades, hearts, diamonds, clubs, strict=True)
        ]
        if -1 in suits or sum(bits) != PACK.bits or any(hand.bit_count() != 13 for hand in bits):
            return None
        first = Seat(text[0]).index
        return BySeat(*map(Hand, bits[-first:] + bits[:-first] if first else bits))

    def _suit(self, holding: str) -> int:
        """The bits of the cards of one suit, -1 if one of them stands there twice."""
        known = self._suits.get(holding)
        if known is None:
            known = sum(map(_BITS.__getitem__, holding))
            if known.bit_count() != len(holding):
                return -1
            if len(self._suits) < MOST_SUITS:
                self._suits[holding] = known
        return known


def write_deal(hands: Hands, first: Seat) -> str | None:
    """The value of the tag; ``None`` if no hand is known."""
    if hands == NO_HANDS:
        return None
    return f"{first}:" + " ".join(str(hands.of(first.after(turns)) or "-") for turns in range(4))


def _read_hand(text: str, seat: Seat, tag: RawTag, findings: Findings) -> Hand | None:
    if not text.strip(".-"):
        return None
    holdings = _without_suits(text.upper().replace("10", "T").split("."))
    if len(holdings) != len(SUITS):
        findings.report(PbnCode.NOT_FOUR_HOLDINGS, tag.at, tag.name, seat=str(seat), count=len(holdings))
        return None
    cards = [
        card
        for suit, holding in zip(reversed(SUITS), holdings, strict=True)
        for letter in holding.replace("-", "")
        if (card := _card(suit, letter, seat, tag, findings)) is not None
    ]
    hand = Hand.of(cards)
    if len(hand) < len(cards):
        findings.report(PbnCode.CARD_TWICE, tag.at, tag.name, cards=" ".join(map(str, _twice(cards))))
    return hand


def _without_suits(holdings: list[str]) -> list[str]:
    """Holdings from spades down, without the letters of suits that some programs put before each of them."""
    of_suit = {_SUIT_LETTERS.get(holding[:1], ""): holding[1:] for holding in holdings}
    return [of_suit[suit] for suit in "SHDC"] if of_suit.keys() == {*"SHDC"} else holdings


def _twice(cards: list[Card]) -> list[Card]:
    """The cards that stand there more than once, each as often as it is too much."""
    counted = Counter(cards)
    return [card for card in counted for _ in range(counted[card] - 1)]


def _card(suit: Suit, letter: str, seat: Seat, tag: RawTag, findings: Findings) -> Card | None:
    if letter in _RANKS:
        return Card.of(suit, _RANKS[letter])
    findings.report(PbnCode.UNKNOWN_RANK, tag.at, tag.name, seat=str(seat), suit=str(suit), rank=letter)
    return None


def _check(hands: BySeat[Hand | None], tag: RawTag, findings: Findings) -> None:
    """Report what keeps readable hands from being dealt together."""
    if is_short(hands):
        return
    for defect in defects(_filled(hands)):
        if None in hands and (
            defect.reason == "card-missing" or (defect.seat and hands.of(defect.seat) is None)
        ):
            continue  # what a hand that is not given holds is nobody's mistake
        data = {"seat": str(defect.seat), "count": len(defect.cards)} if defect.seat else _cards(defect)
        findings.report(PbnCode(defect.reason), tag.at, tag.name, **data)


def _cards(defect: DealDefect) -> dict[str, str | int]:
    return {"cards": " ".join(str(card) for card in defect.cards)}


def _filled(hands: BySeat[Hand | None]) -> BySeat[Hand]:
    """The hands, with the cards nobody holds dealt in place of those not given, so that one check serves both."""
    left = PACK
    for hand in hands:
        left -= hand or Hand()
    rest = list(left)
    dealt: list[Hand] = []
    for hand in hands:
        dealt.append(hand if hand is not None else Hand.of(rest[:13]))
        rest = rest if hand is not None else rest[13:]
    return BySeat(*dealt)
