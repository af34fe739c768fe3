"""Words chosen one by one: whoever chooses one never reads another for the same thing."""

import re

import pytest
from fluent.runtime import FluentResource
from hypothesis import given
from hypothesis import strategies as st
from tests.effort import mostly_slow
from tests.unit.i18n.lint import (
    ROOT,
    all_files,
    entries_of,
    forms,
    messages,
    parsed,
    texts,
    variables,
    variants,
)
from tests.unit.i18n.samples import facts, whole_bundle

from schlemm.i18n.catalogue import catalogue_entries, words_entries
from schlemm.i18n.choices import CHOICES
from schlemm.i18n.profile import PROFILES, Profile, UnknownWord, letters_of, profile_named
from schlemm.i18n.word_list import word_list

READ = {
    "de": {
        "coeur": r"\bCoeurs?\b", "herz": r"\bHerz\b",
        "treff": r"\bTreff\b", "kreuz": r"\bKreuz\b",
        "sa": r"\bSans Atout\b", "sans": r"\bSans\b(?! Atout)", "ohne": r"(?<=\d.)Ohne\b|\bin Ohne\b",
        "nt": r"\b\d?NT\b",
        "as": r"\bAs\b", "ass": r"\bAss\b",
        "oberfarbe": r"\bOberfarbe", "edelfarbe": r"\bEdelfarbe",
        "geber": r"\bGebers?\b", "teiler": r"\bTeilers?\b",
        "austeilung": r"\bAusteilung", "teilung": r"\bTeilung",
        "reizung": r"\bReizung|\b[Rr]eiz(?:en|t)\b|\b[Gg]ereizt\b", "lizit": r"\b[Ll]izit",
        "passe": r"\bPasse\b", "pass": r"\bPass\b",
        "opfergebot": r"Opfergebot", "stoergebot": r"Störgebot",
        "sperrgebot": r"Sperrgebot", "barrage": r"\bBarragen?\b",
        "alleinspieler": r"Alleinspieler",
        "dummy": r"\bDummys?\b", "strohmann": r"\bStrohmanns?\b",
        "gegenspieler": r"Gegenspiel", "verteidiger": r"Verteidig(?:er|ung)",
        "ausspiel": r"\bAusspiels?\b", "angriff": r"\bAngriffs?\b",
        "trumpf": r"\bTr[uü]mpf|\b[Gg]?e?trumpf", "atout": r"(?<!Sans )\bAtout",
        "bedienen": r"\b[Bb]edien(?:en|t|e)\b", "bekennen": r"\b[Bb]ekenn(?:en|t|e)\b",
        "stechen": r"\b(?:stechen|sticht|gestochen)\b", "schnappen": r"\b(?:ge)?schnapp(?:en|t)\b|Schnapper",
        "stehlen": r"\b(?:stehlen|stiehlt|gestohlen)\b",
        "impass": r"\bImpass", "schnitt": r"\b(?:[Bb]eim|[Dd]er|zum|den) Schnitt\b",
        "gleichmaessig": r"\b[Gg]leichmäßig", "ausgeglichen": r"\b[Aa]usgeglichen",
        "teilkontrakt": r"Teilkontrakt", "teilspiel": r"Teilspiel",
        "vollspiel": r"Vollspiel", "manche": r"\bManche\b(?! geben)",
        "partie": r"\b(?:die|eine|der|zur|Die|Eine) Partie\b",
        "schlemm": r"Kleinschlemm|Großschlemm|\b(?:einen|den|der|zum|Der|Ein|für) Schlemms?\b|Schlemmprämie",
        "slam": r"\b(?:Klein|Groß)?[Ss]lams?\b|Slamprämie",
        "ueberstich": r"Überstich", "extrastich": r"Extrastich",
        "faller": r"\bFallern?\b", "fehlschlag": r"\bFehlschl[aä]ge?\b",
        "in-gefahr": r"\b[Ii]n Gefahr\b", "gefaehrdet": r"\b(?:un)?gefährdet\b|\b(?:Ung|G)efährdet\b",
        "abrechnung": r"\bAbrechnung", "anschrift": r"\bAnschrift",
        "robber": r"\bRobber", "rubber": r"\bRubber",
    },
    "it": {
        "sa": r"\b\d?SA\b", "nt": r"\b\d?NT\b",
        "dichiarante": r"\b[Dd]ichiarante\b", "giocante": r"\b[Gg]iocante\b", "vivo": r"\bvivo\b",
        "contro": r"\b(?:un|il|Il|del|dal|al|senza|loro) contro\b(?! (?:un|il|lo|la|gli|le|di)\b)|\b[Ss]urcontro\b",
        "contre": r"[Cc]ontre\b",
        "nobile": r"\bnobil[ei]\b", "maggiore": r"\bmaggior[ei]\b",
        "surlevee": r"[Ss]urlevée",
    },
    "en": {
        "notrump": r"\b[Nn]otrump\b", "no-trump": r"\b[Nn]o-trump\b",
        "part-score": r"\b[Pp]art scores?\b", "partscore": r"\b[Pp]artscores?\b",
    },
    "fr": {"sacrifice": r"\b[Ss]acrifice\b", "defense": r"\b(?:une|à la|de) défense\b|^Défense\b"},
}  # fmt: skip
"""How each word reads in a sentence; Hand and Tisch are everyday words: only their rivals can be looked for."""


OF_PROGRAMS = re.compile(r"pbn-|lin-|file-|bid-unknown-call$")
"""Ids of what is said of a file's own notation, in which a pass is Pass and notrump NT whatever people say."""

CODE = re.compile(r"[\w-]+=(?=\w)")
"""The name of an agreement in what is typed, ``forum/notrump=16-18``: it is the same whatever people say."""

RIVALS_ONLY = frozenset({"hand", "tisch", "rot", "presa-in-piu"})
"""Words of everyday language as well: a text that holds one need not mean what can be chosen."""


def _combined(language: str) -> list[Profile]:
    """Profiles that between them use every word of a language: its own, and one with the second word for each thing."""
    most = max(len(choice.words) for choice in CHOICES[language])
    picks = [
        [choice.words[min(place, len(choice.words) - 1)] for choice in CHOICES[language]]
        for place in range(most)
    ]
    own = [profile for profile in PROFILES if profile.language == language]
    return [*own, *(profile_named(language).saying(words) for words in picks[1:])]


ALL = [profile for language in CHOICES for profile in _combined(language)]


def _unchosen(profile: Profile) -> dict[str, re.Pattern[str]]:
    """How the words read that this profile does not use."""
    return {
        word: re.compile(READ[profile.language][word])
        for choice in CHOICES[profile.language]
        for word in choice.words
        if word in READ[profile.language] and word not in _used(profile)
    }


def _held(text: str, words: dict[str, re.Pattern[str]]) -> list[str]:
    """Which of these words stand in a text, but for what is typed."""
    said = CODE.sub("", text)
    return [word for word, pattern in words.items() if pattern.search(said)]


def _used(profile: Profile) -> set[str]:
    words = set(profile.words)
    return words | {c.words[0] for c in CHOICES[profile.language] if not words & set(c.words)}


def test_every_word_has_a_pattern() -> None:
    """The tests know how each word that can be chosen reads, but for those that everybody uses."""
    words = {
        (language, word)
        for language, choices in CHOICES.items()
        for choice in choices
        for word in choice.words
    }
    known = {(language, word) for language, read in READ.items() for word in read}
    assert {word for _, word in words - known} == RIVALS_ONLY


@pytest.mark.sweep
@pytest.mark.parametrize("profile", ALL, ids=lambda profile: profile.id)
def test_no_text_holds_a_word_that_was_not_chosen(profile: Profile) -> None:
    """In no variant of any message or term stands a word for a thing for which the profile has chosen another."""
    unchosen = _unchosen(profile)
    found = {
        (code, word, text)
        for code, entry in parsed(profile).items()
        if not OF_PROGRAMS.match(code)
        for text in texts(entry)
        for word in _held(text, unchosen)
    }
    assert sorted(found) == []


TYPED_TERM = re.compile(r"(?:/|--[\w-]+ )\{ ?-[^}]*\}|\{ ?-[^}]*\}=\w")
"""A term where the terminal wants a name: behind a slash or an option, or before the ``=`` of a value.

A result such as ``6SA=`` ends with its sign, and what stands before that is a word of the player's.
"""


def test_no_word_stands_in_what_is_typed() -> None:
    """Examples of commands have the names that the program knows, whichever words are chosen."""
    found = [
        (str(path.relative_to(ROOT)), hit[0])
        for path in all_files()
        for hit in TYPED_TERM.finditer(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.slow
@pytest.mark.parametrize("name", mostly_slow([profile.id for profile in ALL], "de-AT"))
def test_no_sentence_holds_a_word_that_was_not_chosen(name: str) -> None:
    """Said with facts, no message joins pieces into such a word either."""
    profile = profile_named(name)
    bundle = whole_bundle(profile)
    unchosen = _unchosen(profile)
    for code in filter(lambda code: not OF_PROGRAMS.match(code), messages(profile.language)):
        pattern = bundle.get_message(code).value
        assert pattern is not None
        text = str(bundle.format_pattern(pattern, facts(profile, code))[0])
        assert _held(text, unchosen) == [], (code, text)


@pytest.mark.sweep
@pytest.mark.parametrize("language", CHOICES)
def test_a_word_replaces_only_what_is_there(language: str) -> None:
    """Each word has the same terms, facts and forms as the language's own, so that no sentence lacks one."""
    usual = parsed(profile_named(language))
    replaced = {word: frozenset(codes) for word, codes in words_entries(language, ()).items()}
    for choice in CHOICES[language]:
        assert len({replaced[word] for word in choice.words[1:]}) == 1, choice
    tried = set()
    for profile in _combined(language):
        said = parsed(profile)
        for word in replaced.keys() & profile.words:
            for code in replaced[word]:
                assert (variables(said[code]), forms(said[code])) == (
                    variables(usual[code]),
                    forms(usual[code]),
                ), (word, code)
            tried.add(word)
    words = {word for choice in CHOICES[language] for word in choice.words[1:]}
    assert set(replaced) == words
    assert tried == words


FORMS = ("der", "den", "dem", "des", "ein", "einen", "einem", "zum")
ARTICLES = {
    "m": ("der", "den", "dem", "des", "ein", "einen", "einem", "zum"),
    "f": ("die", "die", "der", "der", "eine", "eine", "einer", "zur"),
    "n": ("das", "das", "dem", "des", "ein", "ein", "einem", "zum"),
}
"""What stands before a word of each gender, in the order of the forms."""

GENDERS = {
    "declarer": {"alleinspieler": "m", "hand": "f"},
    "dummy": {"tisch": "m", "dummy": "m", "strohmann": "m"},
    "dealer": {"geber": "m", "teiler": "m"},
    "auction": {"reizung": "f", "lizit": "n"},
    "lead": {"ausspiel": "n", "angriff": "m"},
    "trump": {"trumpf": "m", "atout": "n"},
    "part-score": {"teilkontrakt": "m", "teilspiel": "n"},
    "game": {"vollspiel": "n", "manche": "f", "partie": "f"},
    "preempt": {"sperrgebot": "n", "barrage": "f"},
}
"""The gender of the German words for things whose words differ in it."""


@pytest.mark.parametrize(
    ("thing", "word"), [(thing, word) for thing, words in GENDERS.items() for word in words]
)
def test_articles_agree_with_the_gender(thing: str, word: str) -> None:
    """Wherever a sentence names a thing with its article, the word that was chosen has the one of its gender."""
    written = catalogue_entries(profile_named("de").saying([word]))[f"-{thing}"]
    (entry,) = entries_of(FluentResource(written)).values()
    articles = dict(zip(FORMS, ARTICLES[GENDERS[thing][word]], strict=True))
    said = {form: text for form, text in variants(entry).items() if form in articles}
    assert said
    assert {form: text.split()[0] for form, text in said.items()} == {form: articles[form] for form in said}


def test_a_choice_is_named_behind_the_profile() -> None:
    """Words are found however they are spelt, the later one holds, and one that the profile uses anyway is left out."""
    assert profile_named("de-AT+Kreuz+coeur+Störgebot").id == "de-AT+coeur+kreuz+stoergebot"
    assert profile_named("de-AT+herz").id == "de-AT"
    assert profile_named("de+kreuz+treff") == profile_named("de")
    assert profile_named("de").saying(["in Gefahr", "gefährdet"]).id == "de+gefaehrdet"


def test_an_unknown_word_is_refused_with_those_there_are() -> None:
    """Who asks for a word that the language has not is told which it has."""
    with pytest.raises(UnknownWord, match="treff, kreuz"):
        profile_named("de+eichel")
    with pytest.raises(UnknownWord):
        profile_named("en+kreuz")


@given(words=st.lists(st.sampled_from([word for choice in CHOICES["de"] for word in choice.words])))
def test_a_profile_is_found_again_by_its_name(words: list[str]) -> None:
    """Whatever words are chosen, the name of the profile leads to the same words and letters."""
    for region in ("de", "de-AT", "de-CH"):
        profile = profile_named(region).saying(words)
        assert profile_named(profile.id) == profile


def test_what_is_written_on_sheets_follows_the_words() -> None:
    """Herz is typed as H, and notrump is written as it is called."""
    assert letters_of("de+herz")["suitLetters"] == {"S": "P", "H": "H", "D": "K", "C": "T"}
    assert [letters_of(name)["notrump"] for name in ("de", "de+nt", "de+ohne", "de-AT")] == [
        "SA",
        "NT",
        "Ohne",
        "SA",
    ]


@pytest.mark.parametrize("profile", PROFILES, ids=lambda profile: profile.id)
def test_the_list_of_words_is_that_of_the_language(profile: Profile) -> None:
    """Settings show every word that can be chosen as it reads, no two alike, and the one in use first."""
    listed = word_list(profile)
    assert {thing: set(words) for thing, words in listed.items()} == {
        choice.thing: set(choice.words) for choice in CHOICES.get(profile.language, ())
    }
    assert {next(iter(words)) for words in listed.values()} == _used(profile)
    assert all(len(set(words.values())) == len(words) for words in listed.values())
