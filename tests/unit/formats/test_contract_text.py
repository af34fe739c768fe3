"""Typed contracts in four languages: what is understood, and how what is not is told."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.cards import Strain
from schlemm.core.contract import Doubling, Result
from schlemm.core.seats import Seat
from schlemm.formats._contract_tokens import Signed
from schlemm.formats._contract_words import FILLERS, WORDS, Unit
from schlemm.formats.contract_text import read_contract
from schlemm.formats.letters import CANONICAL, LOCAL, LetterSet
from schlemm.formats.reading import Defect, DefectCode, UnreadableText
from schlemm.testing import results

STRAINS = {
    "": ("C", "D", "H", "S", "NT"),
    "signs": ("♣", "♦", "♥", "♠", "NT"),
    "de": (" Treff", " Karo", " Coeur", " Pik", "SA"),
    "de-AT": (" Kreuz", " Karo", " Herz", " Pik", " ohne"),
    "it": (" fiori", " quadri", " cuori", " picche", " senza atout"),
    "en": (" clubs", " diamonds", " hearts", " spades", " notrump"),
    "fr": (" trèfle", " carreau", " cœur", " pique", " sans-atout"),
}
DOUBLINGS = {
    "": ("", "X", "XX"),
    "signs": ("", "!", "!!"),
    "de": ("", " im Kontra", " im Rekontra"),
    "de-AT": ("", " kontriert", " rekontriert"),
    "it": ("", " contrate", " surcontrate"),
    "en": ("", " doubled", " redoubled"),
    "fr": ("", " contré", " surcontré"),
}
SEATS = {
    "": "NESW",
    "signs": ("(N)", "(E)", "(S)", "(W)"),
    "de": (" von Nord", " von Ost", " von Süd", " von West"),
    "de-AT": (" Nord", " Ost", " Süd", " West"),
    "it": (" da Nord", " da Est", " da Sud", " da Ovest"),
    "en": (" by North", " by East", " by South", " by West"),
    "fr": (" par Nord", " par Est", " par Sud", " par Ouest"),
}
MADE = {
    "": "=",
    "signs": "=",
    "de": " erfüllt",
    "de-AT": " gemacht",
    "it": " m.i.",
    "en": " just made",
    "fr": " juste fait",
}
OVER = {
    "": "+{}",
    "signs": " + {}",
    "de": " {} Überstiche",
    "de-AT": ", mit +{}",
    "it": " {} surlevées",
    "en": " {} overtricks",
    "fr": " {} de mieux",
}
DOWN = {
    "": "-{}",
    "signs": "−{}",
    "de": " {} Faller",
    "de-AT": " −{} Faller",
    "it": " {} prese down",
    "en": " {} down",
    "fr": " −{0} (chute de {0})",
}


def spelt(result: Result, manner: str) -> str:
    """A result as somebody would type it in this manner."""
    contract = result.contract
    if contract is None:
        return "Pass"
    margin = (MADE if result.margin == 0 else OVER if result.margin > 0 else DOWN)[manner]
    return (
        f"{contract.level}{STRAINS[manner][contract.strain.index]}{DOUBLINGS[manner][contract.doubling.index]}"
        f"{SEATS[manner][contract.declarer.index]}{margin.format(abs(result.margin))}"
    )


@given(results(), st.sampled_from(sorted(STRAINS)), st.sampled_from([str, str.lower, str.upper]))
def test_every_result_is_read_in_every_manner(
    result: Result, manner: str, case: Callable[[str], str]
) -> None:
    """Whatever the board, its result is read back from signs and from words of each language, in any case."""
    assert read_contract(case(spelt(result, manner))).result() == result


@given(results())
def test_the_canonical_notation_is_read(result: Result) -> None:
    """What the core writes, such as 4SXE+1, is read back."""
    assert read_contract(str(result)).result() == result


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("4♠X+1", "4SXS+1"),
        ("4 Pik kontriert +1", "4SXS+1"),
        ("3SA -2", "3NTS-2"),
        ("6SA=", "6NTS="),
        ("4♠! m.i.", "4SXS="),
        ("2 Treff XX =", "2CXXS="),
        ("2 Tref XX =", "2CXXS="),
        ("4 picche contrate +1", "4SXS+1"),
        ("4♠ contré +1", "4SXS+1"),
        ("5 Karo im Kontra −1", "5DXS-1"),
        ("4♠ 1 down", "4SS-1"),
        ("4♠, down one", "4SS-1"),
        ("4♥ −2 (chute de 2)", "4HS-2"),
        ("4♠\ufe0f +1", "4SS+1"),
        ("3nn-1", "3NTN-1"),
        ("4ns =", "4NTS="),
        ("N 4S +1", "4SN+1"),
        ("4DE=", "4DE="),
        ("4 de =", None),
        ("vier Pik ein Faller", "4SS-1"),
        ("4 Pik 11 Stiche", "4SS+1"),
        ("2 Stiche unter, 4♣", "4CS-2"),
        ("durchgepasst", "P"),
        ("passed out", "P"),
    ],
)
def test_examples(text: str, expected: str | None) -> None:
    """What people write on score sheets is understood; "4 de" is no contract, while "4DE" is one."""
    if expected is None:
        with pytest.raises(UnreadableText):
            read_contract(text)
    else:
        assert str(read_contract(text).result()) == expected


def test_what_is_not_said_stays_open() -> None:
    """Nothing is made up: without declarer and result both are ``None`` until somebody asks for a result."""
    typed = read_contract("3NT")
    assert (typed.declarer, typed.margin) == (None, None)
    assert str(typed.contract(Seat.EAST)) == "3NTE"


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("de", "4P X O +1", "4SXE+1"),
        ("de", "4PXO+1", "4SXE+1"),
        ("de", "3K=", "3DS="),
        ("de", "2C=", "2HS="),
        ("de", "2H=", "2HS="),
        ("it", "4F O -1", "4CW-1"),
        ("it", "1Q E=", "1DE="),
        ("fr", "4T O=", "4CW="),
    ],
)
def test_local_letters(language: str, text: str, expected: str) -> None:
    """With the letters of a language its own initials are read: O is East in German and West in Italian."""
    assert str(read_contract(text, LOCAL[language]).result()) == expected


@pytest.mark.parametrize("letters", [CANONICAL, *LOCAL.values()])
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("4S=", "4SS="),
        ("4P=", "4SS="),
        ("4D E +1", "4DE+1"),
        ("4K=", "4DS="),
        ("3T X W -2", "3CXW-2"),
        ("3 Karo minus drei", "3DS-3"),
        ("3NT plus 2 durch Süd", "3NTS+2"),
    ],
)
def test_letters_on_which_all_agree(letters: LetterSet, text: str, expected: str) -> None:
    """A letter that means one thing wherever it means anything is read in every language."""
    assert str(read_contract(text, letters).result(Seat.SOUTH)) == expected


@pytest.mark.parametrize(
    ("text", "code", "where"),
    [
        ("", DefectCode.EMPTY, ""),
        ("§", DefectCode.UNKNOWN_SIGN, "§"),
        ("4 Pikk", DefectCode.UNKNOWN_WORD, "Pikk"),
        ("4♠ O", DefectCode.LOCAL_LETTER, "O"),
        ("X", DefectCode.NO_CONTRACT, ""),
        ("4 +1", DefectCode.NO_DENOMINATION, "4"),
        ("♠ +1", DefectCode.NO_LEVEL, "♠"),
        ("8♠", DefectCode.LEVEL_NOT_1_TO_7, "8"),
        ("4♠ 5♥", DefectCode.TWO_CONTRACTS, "5♥"),
        ("4♠ X XX", DefectCode.TWO_DOUBLINGS, "XX"),
        ("4♠ Nord Süd", DefectCode.TWO_DECLARERS, "Süd"),
        ("4♠ 10", DefectCode.NUMBER_OF_WHAT, "10"),
        ("4♠ down", DefectCode.NUMBER_MISSING, "down"),
        ("4♠ +", DefectCode.NUMBER_MISSING, "+"),
        ("4♠ +1 −2", DefectCode.RESULTS_DIFFER, "−2"),
        ("4♠ +1 down", DefectCode.RESULTS_DIFFER, "+1 down"),
        ("4♠+4", DefectCode.TOO_MANY_TRICKS, "+4"),
        ("4♠ 14 Stiche", DefectCode.TOO_MANY_TRICKS, "14 Stiche"),
        ("4 Cœur −11", DefectCode.TOO_FEW_TRICKS, "−11"),
        ("4♠ passe", DefectCode.PASSED_AND_CONTRACT, "passe"),
    ],
)
def test_what_is_wrong_and_where(text: str, code: DefectCode, where: str) -> None:
    """Each defect has its code, and points at the characters that are wrong in the text as it was typed."""
    with pytest.raises(UnreadableText) as caught:
        read_contract(text)
    defect = caught.value.defects[0]
    assert (defect.code, text[defect.start : defect.end]) == (code, where)


def test_everything_wrong_is_told_at_once() -> None:
    """All defects come together, from left to right."""
    with pytest.raises(UnreadableText) as caught:
        read_contract("8♠ blub & 15")
    assert [(defect.code, defect.start) for defect in caught.value.defects] == [
        (DefectCode.LEVEL_NOT_1_TO_7, 0),
        (DefectCode.UNKNOWN_WORD, 3),
        (DefectCode.UNKNOWN_SIGN, 8),
        (DefectCode.NUMBER_OF_WHAT, 10),
    ]


SNIPPETS = st.sampled_from([*WORDS, *FILLERS, *"+-=!XO♠10 7.(§", " "])


@given(st.lists(SNIPPETS | st.text(max_size=3), max_size=8).map("".join) | st.text())
def test_any_text_is_read_or_refused_with_places(text: str) -> None:
    """No text at all breaks the reader: it gives a result, or defects that lie within the text."""
    defects = defects_of(text)
    assert defects is None or defects
    assert all(0 <= defect.start <= defect.end <= len(text) for defect in defects or ())


def defects_of(text: str) -> tuple[Defect, ...] | None:
    """What is wrong with a text; ``None`` if it was read."""
    try:
        read_contract(text).result()
    except UnreadableText as unreadable:
        return unreadable.defects
    return None


@pytest.mark.parametrize("letters", [CANONICAL, *LOCAL.values()])
def test_words_do_not_depend_on_letters(letters: object) -> None:
    """Words and signs mean the same under the letters of every language."""
    chosen = next(known for known in (CANONICAL, *LOCAL.values()) if known is letters)
    assert str(read_contract("4 cœur contré +1 par Ouest", chosen).result()) == "4HXW+1"


def test_every_word_means_one_thing() -> None:
    """No filler is a word too, and each word is a denomination, a doubling, a seat, a number or of a result."""
    assert not FILLERS & WORDS.keys()
    assert {type(meaning) for meaning in WORDS.values()} == {Strain, Doubling, Seat, Unit, int}
    assert not any(isinstance(meaning, Signed) for meaning in WORDS.values())
