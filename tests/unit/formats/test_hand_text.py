"""Typed hands: the ways they are written, and how what is wrong is told."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.cards import RANKS, SUITS, Card
from schlemm.core.hand import Hand
from schlemm.formats.hand_text import read_hand
from schlemm.formats.letters import CANONICAL, LOCAL, LetterSet
from schlemm.formats.reading import Defect, DefectCode, UnreadableText
from schlemm.testing import hands

HAND = "AKQ2.T98..765432"
NAMES = (
    ("C", "D", "H", "S"),
    ("♣", "♦", "♥", "♠"),
    ("Treff ", "Karo ", "Herz ", "Pik "),
    ("c:", "d:", "h:", "s:"),
)


@given(hands(), st.sampled_from(NAMES), st.permutations(SUITS), st.sampled_from(["", " ", ", "]))
def test_holdings_behind_their_suits_are_read(
    hand: Hand, names: tuple[str, ...], order: list[object], gap: str
) -> None:
    """Suits are known by symbol, word, or letter, in any order, and the ten may be written 10."""
    suits = [suit for chosen in order for suit in SUITS if suit is chosen]
    holdings = [
        names[suit.index]
        + ("".join(card.rank.letter for card in hand.cards_of(suit)).replace("T", "10") or "-")
        for suit in suits
    ]
    assert read_hand(gap.join(holdings)) == hand


@given(hands(), st.sampled_from([".", " . ", " ", ",", "/"]), st.sampled_from(["-", "–"]))
def test_four_holdings_are_read_from_spades_down(hand: Hand, gap: str, void: str) -> None:
    """The notation of PBN is read, and so are its holdings divided by other signs, a dash for none."""
    assert read_hand(gap.join(holding or void for holding in str(hand).split("."))) == hand


@given(hands())
def test_the_canonical_notation_is_read(hand: Hand) -> None:
    """What the core writes is read back."""
    assert read_hand(str(hand)) == hand
    assert read_hand(" ".join(str(card) for card in hand)) == hand


@pytest.mark.parametrize("language", sorted(LOCAL))
def test_local_letters(language: str) -> None:
    """The letters of each language are read for courts and, with a colon, for suits."""
    letters = LOCAL[language]
    assert read_hand(spelt(Hand.parse(HAND), letters), letters) == Hand.parse(HAND)


def spelt(hand: Hand, letters: LetterSet) -> str:
    """A hand in the first letters of a language that mean its suits and ranks."""
    local = {rank: letter for letter, rank in letters.ranks.items()}
    suits = {strain.trump: letter for letter, strain in reversed(letters.strains.items())}
    return " ".join(
        f"{suits[suit]}:{''.join(local[card.rank] for card in hand.cards_of(suit))}".upper() for suit in SUITS
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("AKQ.T98..5432", [(DefectCode.TOO_FEW_CARDS, "", {"count": 10, "size": 13})]),
        ("AKQJ2.T98..765432", [(DefectCode.TOO_MANY_CARDS, "", {"count": 14, "size": 13})]),
        ("AKQQ.T98..765432", [(DefectCode.CARD_TWICE, "Q", {"word": "Q", "card": "SQ"})]),
        ("AKQ2.T98.765432", [(DefectCode.NOT_FOUR_HOLDINGS, "", {"count": 3})]),
        (
            "AKD2.B98..765432",
            [(DefectCode.LOCAL_LETTER, "D", {"word": "D"}), (DefectCode.LOCAL_LETTER, "B", {"word": "B"})],
        ),
        ("AK12.T98..765432", [(DefectCode.UNKNOWN_WORD, "1", {"word": "1"})]),
        ("AKQ2 ♥T98 ♣765432", [(DefectCode.NO_SUIT, "AKQ2", {"word": "AKQ2"})]),
        ("", [(DefectCode.EMPTY, "", {})]),
        ("♠ ♥ ♦ ♣", [(DefectCode.EMPTY, "", {})]),
    ],
)
def test_what_is_wrong_and_where(
    text: str, expected: list[tuple[DefectCode, str, dict[str, str | int]]]
) -> None:
    """Each defect has its code and facts, and points at the characters that are wrong."""
    with pytest.raises(UnreadableText) as caught:
        read_hand(text)
    found = [
        (defect.code, text[defect.start : defect.end], defect.sentence.args)
        for defect in caught.value.defects
    ]
    assert found == expected


def test_everything_wrong_is_told_at_once() -> None:
    """A card twice, a letter that is none and a card too many come together."""
    with pytest.raises(UnreadableText) as caught:
        read_hand("AKK2.T98x..765432")
    codes = [defect.code for defect in caught.value.defects]
    assert codes == [DefectCode.CARD_TWICE, DefectCode.UNKNOWN_WORD, DefectCode.TOO_MANY_CARDS]


@given(st.text(st.sampled_from([*"AKQJT1098765432♠♥♦♣SHDCPFOBRV.-:, §ü"]), max_size=24) | st.text())
def test_any_text_is_read_or_refused_with_places(text: str) -> None:
    """No text at all breaks the reader: it gives thirteen cards, or defects that lie within the text."""
    for letters in (CANONICAL, *LOCAL.values()):
        hand, defects = attempt(text, letters)
        assert bool(defects) == (len(hand) != 13)
        assert all(0 <= defect.start <= defect.end <= len(text) for defect in defects)


def attempt(text: str, letters: LetterSet) -> tuple[Hand, tuple[Defect, ...]]:
    """The hand that was read and nothing else, or no hand and what is wrong."""
    try:
        return read_hand(text, letters), ()
    except UnreadableText as unreadable:
        return Hand(), unreadable.defects


def test_fewer_cards_can_be_asked_for() -> None:
    """An ending is read where so many cards are wanted."""
    assert read_hand("♠A ♣2", size=2) == Hand.of([Card.parse("SA"), Card.parse("C2")])


def test_ranks_mean_the_same_canonical_card_everywhere() -> None:
    """A K Q J T 9 … 2 are understood with the letters of every language."""
    for letters in LOCAL.values():
        assert all(letters.ranks[rank.letter.lower()] is rank for rank in RANKS)
