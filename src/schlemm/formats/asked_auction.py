"""How an auction begins, as people type it in their own letters: ``1SA P 2T``, ``1NT - 2♣ X``."""

from __future__ import annotations

import re
from typing import Final

from schlemm.core.auction import LONGEST, Auction
from schlemm.core.calls import DOUBLE, PASS, REDOUBLE, Bid, Call
from schlemm.core.cards import Strain
from schlemm.core.contract import Doubling
from schlemm.core.seats import Seat
from schlemm.formats._contract_words import WORDS, Unit
from schlemm.formats.letters import CANONICAL, LetterSet
from schlemm.formats.reading import Defect, DefectCode, plain_text, refuse

_OTHERS: Final[dict[object, Call]] = {
    Unit.PASSED_OUT: PASS,
    Doubling.DOUBLED: DOUBLE,
    Doubling.REDOUBLED: REDOUBLE,
}
_WORD: Final = re.compile(r"(?:[1-7]\s+)?[^\s,;]+")
_BID: Final = re.compile(r"([1-7])\s*(\D+)")


def read_asked_auction(text: str, letters: LetterSet = CANONICAL) -> tuple[Call, ...]:
    """Read calls, divided by spaces or commas; a dash is a pass.

    >>> [str(call) for call in read_asked_auction("1 Ohne, - 2♣ kontra")]
    ['1NT', 'P', '2C', 'X']

    Args:
        text: The calls, from the dealer's on.
        letters: What single letters mean.

    Raises:
        UnreadableText: If a word is no call, or a call is against the Laws there; with the first of them.
    """
    plain = plain_text("auction", text)
    auction, defects = Auction(Seat.NORTH), list[Defect]()
    for word in _WORD.finditer(plain.text):
        call = _call(word[0], letters)
        if call is None:
            defects.append(plain.defect(DefectCode.UNKNOWN_CALL, *word.span()))
        elif len(auction.calls) == LONGEST or auction.why_not(call) is not None:
            defects.append(plain.defect(DefectCode.CALL_NOT_LEGAL, *word.span()))
        else:
            auction = auction.after(call)
            continue
        break
    refuse("auction", text, defects)
    return auction.calls


def _call(word: str, letters: LetterSet) -> Call | None:
    """The call that a word means; ``None`` if it means none."""
    if word == "-":
        return PASS
    bid = _BID.fullmatch(word)
    if bid is None:
        return _OTHERS.get(WORDS.get(word))
    strain = letters.strains.get(bid[2], WORDS.get(bid[2], Strain.NOTRUMP if bid[2] == "n" else None))
    return Bid(int(bid[1]), strain) if isinstance(strain, Strain) else None
