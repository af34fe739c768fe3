"""One word for one thing: of two that mean the same, a language uses one."""

import re

import pytest
from tests.unit.i18n.lint import every_text

DOUBLED = {
    "de": {
        "Opfergebot": r"Störgebot",
        "Sperrgebot": r"Sperransage",
        "Linie": r"\b(?:über|unter) (?:dem|den|einem) Strich\b",
        "Anspruch": r"\bClaim\b|\bclaimen\b",
        "Königfrage": r"Königsfrage|Asse?nfrage",
        "Kürzepunkte": r"Kürzenpunkt",
        "Vollspiel": r"\bSpiele? (?:gewonnen|gewinn|voll|muss geboten)|(?:erste|zweite|einzige|gewonnene)\w* "
        r"Spiele?\b|\bnach Spielen\b|\. Spiel$|\bZum Spiel stehen\b",
        "Opfer": r"^Stören$",
        "durchgepasst": r"viermal (?:Passe|gepasst)|^Alle haben gepasst",
        "schlagen, fallen": r"\bgefällt\b|\bzum Fällen\b|\bzu fällen\b",
    },
    "it": {
        "difesa": r"\bsacrificio\b",
        "quattro passo": r"^Tutti hanno passato",
        "uscita": r"\bcarta d’attacco\b|\battacca(?:re)? nel colore\b",
    },
    "en": {
        "notrump": r"\bno[- ]trump\b",
        "part score": r"\bpartscore\b|\bpartial\b",
        "passed out": r"\bfour passes\b|^Everybody passed",
    },
    "fr": {
        "quatre passes": r"^Tout le monde a passé",
        "robre de quatre": r"\brobre en \S+ donnes",
        "sacrifice": r"\b(?:une|la) défense\b(?! )",
        "humain": r"^Personne$",
    },
}
"""The word that stays, and the other one as a pattern."""

CASES = [(name, word) for name, words in DOUBLED.items() for word in words]


@pytest.mark.parametrize(("name", "word"), CASES, ids=lambda case: case)
def test_no_language_has_two_words_for_one_thing(name: str, word: str) -> None:
    """Of two words for the same thing no message uses the other one."""
    other = re.compile(DOUBLED[name][word], re.IGNORECASE if name != "fr" else 0)
    assert [code for language, code, text in every_text() if language == name and other.search(text)] == []


ON_BIDDING = re.compile(
    r"topic-|part-openings|drill-answer|meaning-|lesson-answer|rules-bidding|ask-(?:aces|kings)"
)


def test_english_players_respond() -> None:
    """Partner's bid after an opening is a response; an answer is what somebody says to a question."""
    said = [(code, text) for name, code, text in every_text() if name == "en" and ON_BIDDING.match(code)]
    assert len(said) > 300
    assert [code for code, text in said if re.search(r"\b[Aa]nswer", text)] == []


OPENING_LEAD = re.compile(
    r"export-lead|records-lead|differ-leader|teams-lead|teams-parted-card|teams-before-lead|match-(?:cost-)?lead|lesson-(?:lead|dummy)|ask-lead|"
    r"why-(?:declarer-)?leads|rules-play-lead|-lead|word-|glossary"
)
"""Ids of what is said of the first card of a deal."""


def test_an_italian_attacco_is_the_opening_lead() -> None:
    """The first card of a later trick is an uscita: attacco and attaccare are said of the first card of a deal."""
    said = [(code, text) for name, code, text in every_text() if name == "it"]
    led = [code for code, text in said if re.search(r"\b[Aa]ttacc", text)]
    assert [code for code in led if not OPENING_LEAD.match(code)] == []


def test_an_italian_doubled_trick_is_feminine() -> None:
    """Una surlevée and una down are contrata, and where there are several they are contrate."""
    said = [(code, text) for name, code, text in every_text() if name == "it"]
    assert [code for code, text in said if re.search(r"^, (?:sur)?contrato$", text)] == []


def test_a_french_doubled_trick_is_feminine() -> None:
    """Une levée is contrée, and where there are several they are contrées."""
    said = [(code, text) for name, code, text in every_text() if name == "fr"]
    wrong = re.compile(
        r"\blevées? de (?:chute|mieux),? (?:sur)?contrés?\b|\bpiques contrés\b|^, (?:sur)?contré$"
    )
    assert [code for code, text in said if wrong.search(text)] == []
