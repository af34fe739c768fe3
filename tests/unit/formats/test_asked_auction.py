"""How an auction begins, typed in anybody's letters: read as it was meant, and what is wrong is pointed at."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.auction import Auction
from schlemm.core.calls import BIDS, DOUBLE, PASS, REDOUBLE, Bid, Call
from schlemm.core.cards import Strain
from schlemm.core.seats import Seat
from schlemm.formats.asked_auction import read_asked_auction
from schlemm.formats.letters import CANONICAL, LOCAL, LetterSet
from schlemm.formats.reading import DefectCode, UnreadableText

LETTERS = (CANONICAL, *LOCAL.values())
OTHERS = {PASS: "P p passe Pass - –", DOUBLE: "X x kontra contre", REDOUBLE: "XX rekontra"}
SIGNS = dict(zip("♣♦♥♠", list(Strain), strict=False))


@st.composite
def auctions(draw: st.DrawFn) -> tuple[Call, ...]:
    """The beginning of an auction."""
    auction = Auction(Seat.NORTH)
    for _ in range(draw(st.integers(0, 12))):
        calls: tuple[Call, ...] = (PASS, DOUBLE, REDOUBLE, *BIDS)
        legal = [call for call in calls if auction.why_not(call) is None]
        if not legal:
            break
        auction = auction.after(draw(st.sampled_from(legal)))
    return auction.calls


def written(call: Call, letters: LetterSet, draw: st.DrawFn) -> str:
    """A call as somebody with these letters may write it."""
    if not isinstance(call, Bid):
        return draw(st.sampled_from(OTHERS[call].split()))
    own = [letter for letter, strain in letters.strains.items() if strain is call.strain]
    signs = [sign for sign, strain in SIGNS.items() if strain is call.strain]
    names = ["NT", "sa", "SA", "Ohne"] if call.strain is Strain.NOTRUMP else [*own, *signs]
    space = draw(st.sampled_from(["", " "]))
    return f"{call.level}{space}{draw(st.sampled_from(names))}"


@given(auctions(), st.sampled_from(LETTERS), st.data())
def test_calls_are_read_in_every_language(
    calls: tuple[Call, ...], letters: LetterSet, data: st.DataObject
) -> None:
    """Any beginning of an auction is read back from the letters, signs and words of each language."""
    words = [written(call, letters, data.draw) for call in calls]  # pyrefly: ignore[bad-argument-type]
    assert read_asked_auction(data.draw(st.sampled_from([" ", ", "])).join(words), letters) == calls


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    """Whatever is typed, it is calls that are legal one after the other, or the place is told where it is not."""
    try:
        calls = read_asked_auction(text)
    except UnreadableText as error:
        (defect,) = error.defects
        assert 0 <= defect.start < defect.end <= len(text)
    else:
        auction = Auction(Seat.EAST)
        for call in calls:
            auction = auction.after(call)


@pytest.mark.parametrize(
    ("text", "code", "word"),
    [
        ("1NT P 8C", DefectCode.UNKNOWN_CALL, "8C"),
        ("1NT Passt", DefectCode.UNKNOWN_CALL, "Passt"),
        ("1NT 1C", DefectCode.CALL_NOT_LEGAL, "1C"),
        ("X", DefectCode.CALL_NOT_LEGAL, "X"),
        ("P P P P P", DefectCode.CALL_NOT_LEGAL, "P"),
        ("1S P P P 2S", DefectCode.CALL_NOT_LEGAL, "2S"),
    ],
)
def test_the_first_wrong_call_is_pointed_at(text: str, code: DefectCode, word: str) -> None:
    """The first word that is no call, or none that the Laws allow there, is named with its place."""
    with pytest.raises(UnreadableText) as caught:
        read_asked_auction(text)
    (defect,) = caught.value.defects
    assert (defect.code, text[defect.start : defect.end]) == (code, word)
