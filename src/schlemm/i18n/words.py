"""Canonical letters into the words and signs of a profile: ``SA`` becomes ♠A, ``E`` becomes Ost (domain D1, D3)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from schlemm.core.calls import Bid, Call, parse_call
from schlemm.core.cards import Card, Strain, Suit
from schlemm.core.contract import Contract, Doubling, Result
from schlemm.core.errors import NotationError
from schlemm.core.seats import Seat, Side, Vulnerability
from schlemm.core.sentence import Fact
from schlemm.i18n.catalogue import Catalogue

MINUS: Final = "−"
"""The sign before undertricks, as wide as a plus."""


class Words:
    """Says canonical values in the words of one profile."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._letters = catalogue.profile.letters

    def card(self, card: Card) -> str:
        """A card as it is written: ♠K, ♥10."""
        return card.suit.symbol + self._letters.rank(card.rank.letter)

    def spoken_card(self, card: Card) -> str:
        """A card as it is read aloud: Pik König."""
        return self._say("card-name", {"suit-name": self.suit(card.suit), "rank-name": self._rank_name(card)})

    def call(self, call: Call) -> str:
        """A call as it is written: 3SA, Passe."""
        return self._bid(call) if isinstance(call, Bid) else self._say(f"call-{call}")

    def spoken_call(self, call: Call) -> str:
        """A call as it is read aloud: 3 Sans Atout, in English 1 diamond and 2 diamonds."""
        if not isinstance(call, Bid):
            return self.call(call)
        name = self._say(f"strain-one-{call.strain}") if call.level == 1 else self.spoken_strain(call.strain)
        return self._say("bid-name", {"level": call.level, "strain-name": name})

    def suit(self, suit: Suit) -> str:
        """The name of a suit."""
        return self._say(f"suit-{suit}")

    def strain(self, strain: Strain) -> str:
        """A denomination as it is written after a level: ♠, SA."""
        return self._letters.notrump if strain.trump is None else strain.trump.symbol

    def spoken_strain(self, strain: Strain) -> str:
        """The name of a denomination."""
        return self._say(f"strain-{strain}")

    def seat(self, seat: Seat) -> str:
        """The name of a seat."""
        return self._say(f"seat-{seat}")

    def side(self, side: Side) -> str:
        """The name of a side."""
        return self._say(f"side-{side}")

    def vulnerability(self, vulnerability: Vulnerability) -> str:
        """Who is vulnerable, as a few words."""
        return self._say(f"vulnerability-{vulnerability}")

    def contract(self, contract: Contract) -> str:
        """A contract and who plays it."""
        return self._say("contract-by", self._contract(contract))

    def result(self, result: Result) -> str:
        """How a board ended: contract, who played it, and tricks above or below it."""
        if result.contract is None:
            return self._say("result-passed-out")
        return self._say("result-by", {**self._contract(result.contract), "margin": margin(result)})

    def short_result(self, result: Result) -> str:
        """The same without who played it."""
        if result.contract is None:
            return self._say("result-passed-out")
        return self._say("result-short", {**self._contract(result.contract), "margin": margin(result)})

    def either(self, numbers: Iterable[str]) -> str:
        """Numbers of which one holds: 0 oder 4; 1, 2 oder 3."""
        *first, last = numbers
        return f"{', '.join(first)} {self._say('meaning-or')} {last}" if first else last

    def argument(self, name: str, value: Fact) -> Fact:
        """A fact of a message as it stands in the sentence; the name says what kind of thing it is.

        What is no such thing stays as it is, and nothing at all becomes ``none``, on which a sentence can select.
        Where a sentence names several of a kind, they are numbered: ``card``, ``card-2``, ``card-3``.
        """
        kind = _KINDS.get(_NUMBER.sub("", name))
        if kind is None or not isinstance(value, str):
            return value
        if not value:
            return "none"
        try:
            return kind(self, value)
        except NotationError:
            return value

    def own_words(self, text: str) -> str:
        """The sentence that a system of somebody's own has in this language; else the English or the first one."""
        said = [found.groups() for each in text.split("|") if (found := _OWN_WORDS.fullmatch(each))]
        for wanted in (self._catalogue.profile.language, "en"):
            for language, sentence in said:
                if language == wanted:
                    return sentence
        return said[0][1] if said else text

    def arguments(self, args: Mapping[str, Fact]) -> dict[str, Fact]:
        """All facts of a message as they stand in the sentence."""
        return {name: self.argument(name, value) for name, value in args.items()}

    def _say(self, code: str, args: Mapping[str, Fact] | None = None) -> str:
        return self._catalogue.text(code, args)

    def _rank_name(self, card: Card) -> str:
        return self._say(f"rank-{card.rank}")

    def _bid(self, bid: Bid) -> str:
        trump = bid.strain.trump
        return f"{bid.level}{self._letters.after_level if trump is None else trump.symbol}"

    def _contract(self, contract: Contract) -> dict[str, Fact]:
        doubling = "none" if contract.doubling is Doubling.UNDOUBLED else contract.doubling.notation
        return {"bid": self._bid(contract.bid), "doubling": doubling, "seat": self.seat(contract.declarer)}


def margin(result: Result) -> str:
    """Tricks above or below the contract, as written behind it: ``=``, ``+1``, ``−2``."""
    return format(result.margin, "+d").replace("-", MINUS) if result.margin else "="


_OWN_WORDS: Final = re.compile(r"([a-z]{2}) (.+)")
_NUMBER: Final = re.compile(r"-\d+$")


def _call(words: Words, text: str) -> str:
    return words.call(parse_call(text))


def _suit(_: Words, text: str) -> str:
    return Suit.parse(text).symbol


def _seat(words: Words, text: str) -> str:
    return words.seat(Seat.parse(text))


def _either(words: Words, text: str) -> str:
    numbers = text.split("/")
    return words.either(numbers) if text.isascii() and all(map(str.isdecimal, numbers)) else text


_KINDS: Final[Mapping[str, Callable[[Words, str], str]]] = {
    "card": lambda words, text: words.card(Card.parse(text)),
    "call": _call,
    "bid": _call,
    "last": _call,
    "lowest": _call,
    "better": _call,
    "suit": _suit,
    "their": _suit,
    "second": _suit,
    "trump": _suit,
    "than": _suit,
    "held": _either,
    "wanted": _either,
    "strain": lambda words, text: words.strain(Strain.parse(text)),
    "seat": _seat,
    "turn": _seat,
    "side": lambda words, text: words.side(Side.parse(text)),
    "contract": lambda words, text: words.contract(Contract.parse(text)),
    "result": lambda words, text: words.result(Result.parse(text)),
    "vulnerability": lambda words, text: words.vulnerability(Vulnerability.parse(text)),
    "own-words": Words.own_words,
}
"""Which arguments of messages hold canonical letters, by name."""

CANONICAL_ARGUMENTS: Final = tuple(_KINDS)
"""The names of arguments whose canonical letters become words; the browser knows the same."""
