"""Reading what players type: local letters, symbols and full words, into canonical values (domain D1).

Without local letters single letters are canonical in every language; symbols and the full words of all languages are
always understood, because they cannot be mistaken for each other.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from schlemm.core.calls import Bid, Call, parse_call
from schlemm.core.cards import Card, Rank, Strain, Suit
from schlemm.core.contract import Contract, Doubling, Result
from schlemm.core.errors import NotationError
from schlemm.core.hand import Hand
from schlemm.core.seats import Seat, Side, Vulnerability
from schlemm.i18n.profile import CANONICAL_RANKS, CANONICAL_SEATS, CANONICAL_SUITS, Letters
from schlemm.i18n.spoken import folded, spoken

_SYMBOLS: Final = dict(zip("♠♥♦♣♤♡♢♧", "SHDCSHDC", strict=True))
_DOUBLINGS: Final = {"xx": "XX", "x": "X", "!!": "XX", "!": "X"}
_CALLS: Final = {**_DOUBLINGS, "p": "P"}
_MARGIN: Final = re.compile(r"(=|[+−-]\s*\d{1,2})\s*$")


class Reader:
    """Understands one way of writing.

    >>> from schlemm.i18n.profile import GERMAN
    >>> Reader().card("♠10"), Reader(GERMAN).card("KD"), str(Reader(GERMAN).result("4 Pik X O +1"))
    (Card('ST'), Card('DQ'), '4SXE+1')

    Args:
        letters: Local letters; ``None``: canonical ones.
    """

    def __init__(self, letters: Letters | None = None) -> None:
        self._suits = _suits(letters)
        self._strains = _strains(letters)
        self._ranks = _ranks(letters)
        self._seats = _seats(letters)

    def suit(self, text: str) -> Suit:
        """Read a suit.

        Raises:
            NotationError: If it is none.
        """
        return Suit(_known(self._suits, text, NotationError("suit", text, "unknown-suit")))

    def strain(self, text: str) -> Strain:
        """Read a denomination.

        Raises:
            NotationError: If it is none.
        """
        return Strain(
            _known(self._strains, text, NotationError("denomination", text, "unknown-denomination"))
        )

    def seat(self, text: str) -> Seat:
        """Read a seat.

        Raises:
            NotationError: If it is none.
        """
        return Seat(_known(self._seats, text, NotationError("seat", text, "unknown-seat")))

    def side(self, text: str) -> Side:
        """Read a side, by letters or words of its two seats.

        Raises:
            NotationError: If it is none.
        """
        first, rest = _start(self._seats, folded(text))
        second = self._seats.get(rest.strip("/+&"))
        if first is None or second is None or Seat(first).partner is not Seat(second):
            raise NotationError("side", text, "unknown-side")
        return Seat(first).side

    def vulnerability(self, text: str) -> Vulnerability:
        """Read which sides are vulnerable: one of them, or the words for all or nobody.

        Raises:
            NotationError: If it is nothing of the kind.
        """
        words = spoken("vulnerability")
        if folded(text) in words:
            return Vulnerability(words[folded(text)])
        try:
            return Vulnerability(self.side(text).letters)
        except NotationError:
            raise NotationError("vulnerability", text, "unknown-vulnerability") from None

    def card(self, text: str) -> Card:
        """Read a card: the suit first, or last if it is a symbol.

        Raises:
            NotationError: If there is no such card.
        """
        plain = folded(text)
        if plain[-1:] in _SYMBOLS:
            plain = plain[-1] + plain[:-1]
        suit, rest = _start(self._suits, plain)
        rank = self._ranks.get(rest)
        if suit is None or rank is None:
            raise NotationError("card", text, "unknown-card")
        return Card.of(Suit(suit), Rank(rank))

    def call(self, text: str) -> Call:
        """Read a bid, pass, double or redouble.

        Raises:
            NotationError: If it is none.
        """
        plain = folded(text)
        known = _CALLS.get(plain) or spoken("call").get(plain)
        if known is not None:
            return parse_call(known)
        strain = self._strains.get(plain[1:])
        if strain is None:
            raise NotationError("call", text, "unknown-call")
        return parse_call(plain[0] + strain)

    def contract(self, text: str, declarer: Seat = Seat.SOUTH) -> Contract:
        """Read a bid, its doubling and who plays it.

        Args:
            text: Such as ``4♠X``, ``3SA`` or ``4 Pik Kontra Ost``.
            declarer: Who plays it if the text does not say.

        Raises:
            NotationError: If it is no contract.
        """
        wrong = NotationError("contract", text, "unknown-contract")
        plain = folded(text)
        strain, rest = _start(self._strains, plain[1:])
        doubling, rest = _start({**_DOUBLINGS, **_doubling_words()}, rest)
        seat = self._seats.get(rest, declarer.letter if not rest else None)
        if strain is None or seat is None or plain[0] not in tuple("1234567"):
            raise wrong
        return Contract(Bid(int(plain[0]), Strain(strain)), Doubling(doubling or ""), Seat(seat))

    def result(self, text: str, declarer: Seat = Seat.SOUTH) -> Result:
        """Read a contract and how it ended; ``=`` may be left out, and a pass is a board passed out.

        Args:
            text: Such as ``4♠X+1``, ``3SA-2``, ``2♥ Ost =`` or ``P``.
            declarer: Who plays it if the text does not say.

        Raises:
            NotationError: If it is no result.
        """
        if folded(text) in {"p", *(word for word, call in spoken("call").items() if call == "P")}:
            return Result(None, 0)
        found = _MARGIN.search(text)
        contract = self.contract(text[: found.start()] if found else text, declarer)
        margin = found[1].replace("−", "-").replace(" ", "") if found else "="
        return Result(contract, contract.tricks + (0 if margin == "=" else int(margin)))

    def hand(self, text: str) -> Hand:
        """Read cards by suit: four holdings with dots between them, spades first, or each behind its suit.

        Args:
            text: Such as ``AKD4.B32.765.D98`` or ``♠AKD4 ♥B32 ♦765 ♣D98``.

        Raises:
            NotationError: If they are no cards, or one stands there twice.
        """
        if "." in text:
            return Hand.parse(".".join(map(self._holding, text.split("."))))
        holdings = dict.fromkeys(CANONICAL_SUITS, "")
        suit = None
        for part in text.split():
            found, rest = _start(self._suits, folded(part))
            suit = found or suit
            if suit is None:
                raise NotationError("hand", text, "unknown-suit", text.index(part))
            holdings[suit] += self._holding(rest.lstrip(":"))
        return Hand.parse(".".join(holdings.values()))

    def _holding(self, text: str) -> str:
        """The cards of one suit in canonical letters; what is no card is left for the core to complain about."""
        rest, found = folded(text), ""
        while rest:
            rank, after = _start(self._ranks, rest)
            if rank is None:
                return found + text[-len(rest) :]
            found, rest = found + rank, after
        return found


def _known(table: Mapping[str, str], text: str, wrong: NotationError) -> str:
    """The canonical letters for a text; raises what is given if there are none."""
    if folded(text) not in table:
        raise wrong
    return table[folded(text)]


def _start(table: Mapping[str, str], text: str) -> tuple[str | None, str]:
    """What a text begins with, the longest word that is known, and the rest."""
    for end in range(len(text), 0, -1):
        if text[:end] in table:
            return table[text[:end]], text[end:]
    return None, text


def _suits(letters: Letters | None) -> dict[str, str]:
    local = CANONICAL_SUITS if letters is None else letters.suits
    return {**spoken("suit"), **_SYMBOLS, **dict(zip(folded(local), CANONICAL_SUITS, strict=True))}


def _strains(letters: Letters | None) -> dict[str, str]:
    return {**_suits(letters), **spoken("strain"), "nt": "NT", "n": "NT", "sa": "NT"}


def _seats(letters: Letters | None) -> dict[str, str]:
    local = CANONICAL_SEATS if letters is None else letters.seats
    return {**spoken("seat"), **dict(zip(folded(local), CANONICAL_SEATS, strict=True))}


def _ranks(letters: Letters | None) -> dict[str, str]:
    """Canonical letters are understood beside the local ones where these mean nothing else: D is a queen, Q too."""
    canonical = dict(zip(folded(CANONICAL_RANKS), CANONICAL_RANKS, strict=True))
    local = {} if letters is None else {folded(letters.rank(rank)): rank for rank in CANONICAL_RANKS}
    return {**spoken("rank"), **canonical, "10": "T", **local}


def _doubling_words() -> dict[str, str]:
    return {word: call for word, call in spoken("call").items() if call != "P"}
