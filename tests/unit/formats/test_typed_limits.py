"""Typed texts that are far too long: they are refused at once, in every language."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.peak_memory import traced

from schlemm.core.auction import Auction
from schlemm.core.calls import parse_call
from schlemm.core.cards import Card
from schlemm.core.contract import Contract, Result
from schlemm.core.deal import Deal
from schlemm.core.errors import NotationError, RuleViolation
from schlemm.core.hand import Hand
from schlemm.core.seats import Seat
from schlemm.formats.contract_text import read_contract, read_result, read_seat
from schlemm.formats.hand_text import read_hand
from schlemm.formats.reading import LONGEST, DefectCode, UnreadableText
from schlemm.i18n.profile import LANGUAGES, profile_named
from schlemm.i18n.translator import Translator

READERS: tuple[Callable[[str], object], ...] = (read_contract, read_result, read_seat, read_hand)
NOTATIONS: tuple[Callable[[str], object], ...] = (
    *(
        Auction.parse,
        parse_call,
        Card.parse,
        Contract.parse,
        Result.parse,
        Deal.parse,
        Hand.parse,
        Seat.parse,
    ),
)
PIECES = (
    *("1", "4S ", "+", "\N{MINUS SIGN}", "AKQ.", "\N{BLACK SPADE SUIT}", "P ", "X", "N: "),
    "\N{ARABIC LIGATURE ALLAH ISOLATED FORM}",  # which becomes four letters in plain text
)


@pytest.mark.parametrize("piece", PIECES)
@pytest.mark.parametrize("read", READERS)
def test_a_text_that_is_too_long_is_refused_at_once(read: Callable[[str], object], piece: str) -> None:
    """A megabyte of anything is refused for its length alone, and takes no memory worth the name."""
    text = piece * (1_000_000 // len(piece))
    with traced() as memory, pytest.raises(UnreadableText) as caught:
        read(text)
    assert [defect.code for defect in caught.value.defects] == [DefectCode.TOO_LONG]
    assert len(str(caught.value)) < LONGEST
    assert memory.peak < 50_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_for_it_name_the_limit(language: str) -> None:
    """Each language says how long a text may be."""
    with pytest.raises(UnreadableText) as caught:
        read_hand("A" * (LONGEST + 1))
    (defect,) = caught.value.defects
    said = Translator(profile_named(language)).tell(defect.sentence)
    assert "500" in said


@given(
    st.sampled_from(READERS),
    st.lists(st.one_of(st.sampled_from(PIECES), st.text(max_size=3)), max_size=20).map("".join),
)
def test_readers_raise_their_own_error_only(read: Callable[[str], object], text: str) -> None:
    """Whatever was typed, a reader understands it or says what is wrong with it."""
    try:
        read(text)
    except UnreadableText as error:
        assert error.defects  # noqa: PT017 - most texts are wrong, some are not


@given(st.sampled_from(NOTATIONS), st.lists(st.sampled_from((*PIECES, "9" * 5000)), max_size=20).map("".join))
def test_notations_raise_their_own_errors_only(parse: Callable[[str], object], text: str) -> None:
    """Whatever the text, a notation is read or refused as what it is, endless numbers too."""
    try:
        parse(text)
    except NotationError as error:
        assert str(error)  # noqa: PT017 - most texts are wrong, some are not
    except RuleViolation:
        assert parse == Auction.parse
