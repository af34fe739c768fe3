"""The library: everything has its source and its words, nothing of the sources' contradictions is kept back."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.unit.i18n.lint import CATALOGUES, language, texts, variables

from schlemm.core.sentence import Sentence
from schlemm.i18n.profile import LANGUAGES, profile_named
from schlemm.i18n.translator import Translator
from schlemm.learn.library.conflicts import CONFLICTS
from schlemm.learn.library.glossary import GLOSSARY, REGIONS
from schlemm.learn.library.history import EVENTS, SCORINGS
from schlemm.learn.library.rules import SECTIONS, Bindingness
from schlemm.learn.library.search import Index, Passage, fold_text
from schlemm.learn.library.sources import LINES
from schlemm.learn.school.exercises import EXERCISES
from schlemm.server.library.answers import index_of

PROMISED = (
    "rufen stehlen schnappen Farbe_auf_Farbe Buch Extrastich Lizit Robber Sans Hand Strohmann Chicane Störgebot "
    "Abrechnungspunkte Faller Überstich Manche Stichzwang Farbzwang Verteidiger Dummy Einfärber Barrage Impass "
    "Contract_Bridge Kontakt-Bridge Kontraktbridge Fehlschlag Übererfüllung Denomination Rubberbridge Extrastiche "
    "Whist Auktions-Bridge Gefahrenlage Nichtgefahr gefährdet ungefährdet Teilspiel Teilkontrakt Vollspiel NT "
    "Losverfahren Allianz Team Endkontrakt überbieten Trumpfzwang Geheimabsprache Strafpunkte Bonuspunkte Kartenstapel "
    "Einzelkarte Zweierfarbe Verteilungspunkte NT-Verteilung Eröffnungsgebot lizitieren kontrieren rekontrieren "
    "surlevée contrato surcontrato mantenuto penalità duplicato manche_non_convenienti "
    "Pokergesicht Blattstärke Geber Gefahr:in_Gefahr Single Double Honneur Oberfarbe Unterfarbe Gesellschaftsbridge "
    "Vollspielprämie Teilkontraktprämie Überstichprämie Gewinnprämie Bridgerechner Blattbewertung"
)
"""Words of the sources and of the glossary of the domain that must be explained."""


def test_every_rule_names_its_sources() -> None:
    """Each statement is a rule or a habit, and says in which line of which source it stands."""
    statements = [statement for section in SECTIONS for statement in section.statements]
    assert {statement.kind for statement in statements} == set(Bindingness)
    for statement in statements:
        assert statement.sources
        assert all(_is_place(place) for place in statement.sources), statement


def _is_place(place: str) -> bool:
    source, _, line = place.partition(":")
    return 0 < int(line) <= LINES[source]


def test_every_section_has_something_to_do() -> None:
    """No section is only read: each asks exercises that there are, and none of them twice."""
    for section in SECTIONS:
        assert section.exercises, section.name
        assert len(set(section.exercises)) == len(section.exercises)
        assert set(section.exercises) <= set(EXERCISES)


def test_every_contradiction_is_told() -> None:
    """All forty contradictions of the sources are told in their order, each with its places."""
    assert [conflict.row for conflict in CONFLICTS] == [f"b{number}" for number in range(1, 41)]
    assert all(_is_place(place) for conflict in CONFLICTS for place in conflict.sources)
    assert all(conflict.sources for conflict in CONFLICTS)


def test_house_rules_tell_their_effect() -> None:
    """Where a house rule of scoring or play can be tried, an example says what it changes."""
    for row in ("b1", "b2", "b3", "b5", "b33"):
        conflict = next(each for each in CONFLICTS if each.row == row)
        assert conflict.choices
        assert conflict.effect is not None


@pytest.mark.parametrize("name", LANGUAGES)
def test_what_can_be_tried_has_a_name(name: str) -> None:
    """Every game to try a contradiction in, and every page to try a rule on, is called something in every language."""
    labels = {choice.label for conflict in CONFLICTS for choice in conflict.choices}
    labels |= {f"rules-visit-{visit}" for section in SECTIONS for visit, _ in section.visits}
    assert labels <= set(language(name))


def test_simple_doubling_is_computed() -> None:
    """Three doubled undertricks cost 500 or 300, vulnerable 800 or 600 (S1:79 against S0:83)."""
    conflict = next(each for each in CONFLICTS if each.row == "b3")
    assert conflict.effect is not None
    assert [value for _, value in conflict.effect.facts] == ["3C", 500, 300, 800, 600]


def test_the_rubber_bonuses_are_computed() -> None:
    """A rubber brings 700 or 500; broken off, the only game 300 and the only part score 100 (domain C9)."""
    conflict = next(each for each in CONFLICTS if each.row == "b33")
    assert [value for _, value in conflict.facts] == [700, 500, 300, 100]


def _messages() -> dict[str, list[Sentence]]:
    """Everything that is said, by chapter."""
    conflicts = [message for each in CONFLICTS for message in (each.said, each.holds, each.effect) if message]
    return {
        "rules": [section.message(each) for section in SECTIONS for each in section.statements],
        "conflicts": [*conflicts, *(Sentence(f"conflicts-{each.row}") for each in CONFLICTS)],
        "history": [each.text for each in (*EVENTS, *SCORINGS)],
        "glossary": [Sentence(f"word-{each.name}") for each in GLOSSARY],
    }


@pytest.mark.parametrize("chapter", _messages())
@pytest.mark.parametrize("name", LANGUAGES)
def test_everything_has_words(chapter: str, name: str) -> None:
    """Each sentence is there in every language with the very facts that are computed for it."""
    for message in _messages()[chapter]:
        assert variables(language(name)[message.code]) == {key for key, _ in message.facts}, message


@pytest.mark.parametrize("name", LANGUAGES)
def test_no_sentence_is_left_over(name: str) -> None:
    """Words, history and contradictions that nobody tells any more do not stay in the catalogues."""
    told = {message.code for messages in _messages().values() for message in messages}
    for chapter, pattern in (
        ("glossary", r"word-[\w-]+"),
        ("conflicts", r"conflicts-(?:effect-)?b\d+[\w-]*"),
    ):
        text = (CATALOGUES / name / "chapters" / f"{chapter}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(rf"^({pattern}) =", text, re.MULTILINE)) <= told


@pytest.mark.parametrize("name", LANGUAGES)
def test_scores_are_computed(name: str) -> None:
    """No rule and no contradiction types a score; only what a source is quoted with is written out."""
    typed = [
        code
        for code, entry in language(name).items()
        if re.match(r"rules-scoring|conflicts-b\d+-holds", code)
        for text in texts(entry)
        if re.search(r"(?<![\d-])\d{2,}0(?!\d)", text)
    ]
    assert typed == []


def test_the_glossary_has_the_words_of_the_sources() -> None:
    """Every word that the sources or the domain use can be looked up."""
    known = {
        term
        for entry in GLOSSARY
        for region in ("de", "de-AT", "de-CH", "it")
        for term in entry.in_region(region)
    }
    wanted = {word.rpartition(":")[2].replace("_", " ") for word in PROMISED.split()}
    assert wanted - known == set()


def test_every_word_has_terms_in_every_language() -> None:
    """German, Italian, English and French say each word; Austria and Switzerland fall back on German."""
    for entry in GLOSSARY:
        assert len(entry.terms) == len(REGIONS), entry.name
        assert all(entry.in_region(region) for region in REGIONS), entry.name
    assert len({entry.name for entry in GLOSSARY}) == len(GLOSSARY)


def test_names_are_places_on_their_pages() -> None:
    """Every rule, contradiction and event has an address of its own."""
    names = [f"{section.name}-{each.name}" for section in SECTIONS for each in section.statements]
    assert len(set(names)) == len(names)
    events = [each.name for each in (*EVENTS, *SCORINGS)]
    assert len(set(events)) == len(events)


@pytest.mark.parametrize(
    "query",
    [
        "Vollspielprämie",
        "Teilkontraktprämie",
        "Überstichprämie",
        "Gewinnprämie",
        "Beleidigungsprämie",
        "Bridgerechner",
        "Blattbewertung",
    ],
)
@pytest.mark.parametrize("profile", ["de", "de-AT", "de-CH"])
def test_names_of_the_sources_are_found(query: str, profile: str) -> None:
    """What S0, S3 and S4 call premiums, the worth of a hand and what reckons is found first by its own entry."""
    first = index_of(profile).find(query)[0].passage
    assert (first.group, query in first.title) == ("word", True)


@pytest.mark.parametrize("query", ["storgebot", "STÖR", "störgebot opf"])
def test_accents_and_capitals_do_not_matter(query: str) -> None:
    """A word is found by how it begins, whatever its accents and capitals."""
    index = Index.of(
        (Passage("word", "/a", "Opfergebot, Störgebot", "Zu hoch."), Passage("word", "/b", "Stich", "Vier."))
    )
    assert [found.passage.path for found in index.find(query)] == ["/a"]


def test_titles_come_first_and_hits_are_marked() -> None:
    """What has the word in its title stands before what only mentions it, and the word is marked."""
    index = Index.of(
        (Passage("word", "/a", "Stich", "Ein Trumpf."), Passage("word", "/b", "Trumpf", "Sticht alles."))
    )
    first, second = index.find("trump")
    assert [piece.text for piece in first.title if piece.hit] == ["Trumpf"]
    assert [piece.text for piece in second.excerpt if piece.hit] == ["Trumpf"]


def test_a_common_title_finds_nothing_by_itself() -> None:
    """The title of a chapter does not find each of its sentences."""
    index = Index.of((Passage("rule", "/a", "Die Karten", "Ein Joker.", one_of_many=True),))
    assert index.find("karten") == ()
    assert index.find("joker")


@given(st.text(max_size=200))
def test_any_query_is_answered(query: str) -> None:
    """Whatever is typed, the search answers, and a marked word begins like one that was asked for."""
    index = Index.of((Passage("word", "/a", "Überstich", "Ein Stich mehr als angesagt, œuvre, Straße."),))
    for found in index.find(query):
        hits = [piece.text for piece in (*found.title, *found.excerpt) if piece.hit]
        assert all(
            any(fold_text(hit).startswith(word) for word in re.findall(r"\w+", fold_text(query)))
            for hit in hits
        )


def test_a_rule_can_be_read() -> None:
    """A statement with figures is a whole sentence in German."""
    section = next(each for each in SECTIONS if each.name == "scoring")
    message = section.message(next(each for each in section.statements if each.name == "bid-it"))
    said = Translator(profile_named("de")).say(message.code, message.args)
    assert said == "Das Vollspiel muss angesagt sein: 3♠ mit zwei Überstichen zählt 200, 4♠ mit einem 450."


COURT_CARDS = {"de": "Figur", "it": "figur", "en": "court card", "fr": "figure"}
"""What ace, king, queen and jack are called: the ten is an honour, but none of them (S1:5, B21)."""


@pytest.mark.parametrize("name", LANGUAGES)
@pytest.mark.parametrize(
    "code",
    [
        "shows-honours-everywhere",
        "lesson-answer-low",
        "lesson-cards-honours",
        "lesson-opening-suit",
        "rules-bidding-jump-notrump",
        "rules-bidding-opening",
    ],
)
def test_what_a_bid_shows_of_court_cards_is_not_said_of_honours(code: str, name: str) -> None:
    """Where a suit is to have A K Q or J in it, each language says the word of the glossary that leaves out the ten."""
    assert COURT_CARDS[name] in " ".join(texts(language(name)[code]))
