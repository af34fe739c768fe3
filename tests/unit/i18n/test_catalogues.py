"""The catalogues: complete in German and English, nothing in them that nobody says, English where words are missing."""

import re
from collections import Counter
from enum import Enum

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from tests.effort import mostly_slow
from tests.unit.i18n.lint import (
    CATALOGUES,
    REGIONS,
    ROOT,
    all_files,
    catalogue_text,
    composed,
    every_text,
    forms,
    language,
    messages,
    named,
    parsed,
    texts,
    variables,
    whole_text,
    written,
)
from tests.unit.i18n.samples import SAMPLES, facts, whole_bundle

from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force
from schlemm.core.errors import Code
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.points import AddendCode, Scheme
from schlemm.evaluation.shape import ShapeClass
from schlemm.evaluation.strength import Strength
from schlemm.formats.check import DifferenceCode
from schlemm.formats.filed import CommonCode
from schlemm.formats.lin import LinCode
from schlemm.formats.pbn import PbnCode
from schlemm.i18n.catalogue import WRITTEN, Catalogue, catalogue_entries, lent, missing
from schlemm.i18n.files import chapter_files
from schlemm.i18n.profile import LANGUAGES, PROFILES, Profile, profile_named
from schlemm.i18n.words import CANONICAL_ARGUMENTS
from schlemm.scoring.forms.form import FormOption, LineKind
from schlemm.scoring.items import COMMON_ARGS, STEP_FACTS, StepCode
from schlemm.table.rules.refusal import RefusalCode

SAID: dict[type[Enum], str] = {
    Code: "refused-",
    RefusalCode: "refused-",
    StepCode: "step-",
    FormOption: "rule-",
    ShapeClass: "",
    Strength: "",
    Scheme: "scheme-",
    AddendCode: "",
    Meaning: "",
    Force: "force-",
    PbnCode: "pbn-",
    LinCode: "lin-",
    CommonCode: "file-",
    DifferenceCode: "differ-",
}
"""Codes that must have words, and what stands before them in the id."""


def test_every_file_can_be_read() -> None:
    """No catalogue holds a line that Fluent does not understand."""
    read = [(path, entry) for path in all_files() for entry in written(path)]
    assert [(path, entry.content) for path, entry in read if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_id_stands_once(name: str) -> None:
    """No two messages of a language have the same id, in one file or in two."""
    files = sorted((CATALOGUES / name).rglob("*.ftl"))
    ids = [entry.id.name for file in files for entry in written(file) if isinstance(entry, ast.Message)]
    assert [code for code, count in Counter(ids).items() if count > 1] == []


def test_german_and_english_say_the_same() -> None:
    """Both have the same files and messages; terms are their own affair."""
    german, english = (
        {path.relative_to(CATALOGUES / each) for path in (CATALOGUES / each).rglob("*.ftl")}
        for each in WRITTEN
    )
    assert german == english
    assert sorted(messages("de") ^ messages("en")) == []


@pytest.mark.parametrize("name", LANGUAGES)
def test_no_language_says_what_others_do_not(name: str) -> None:
    """Each language has messages of the German catalogue alone; for what it lacks, English stands in."""
    assert sorted(messages(name) - messages("de")) == []


@pytest.mark.sweep
@pytest.mark.parametrize("code", ["table-hint-rule", "step-game", "shows-sacrifice"])
def test_english_stands_in_for_words_that_are_missing(code: str) -> None:
    """A message that a language lacks is said as in English, with the English terms, beside the language's own."""
    english, own = catalogue_entries(profile_named("en")), dict(catalogue_entries(profile_named("fr")))
    assert own.pop(code) != english[code]
    bundle = FluentBundle(["fr"], use_isolating=False)
    for entry in {**own, **lent(own, english, {})}.values():
        bundle.add_resource(FluentResource(entry))
    given = facts(profile_named("en"), code)
    pattern, other = bundle.get_message(code).value, bundle.get_message("table-close").value
    assert pattern is not None
    assert other is not None
    assert bundle.format_pattern(pattern, given)[0] == Catalogue(profile_named("en")).text(code, given)
    assert bundle.format_pattern(other)[0] == Catalogue(profile_named("fr")).text("table-close")


@pytest.mark.slow
def test_translators_are_told_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The list for translators names each message that a language lacks, and a language without gaps has none."""
    assert missing("en") == {}
    monkeypatch.setattr(
        "schlemm.i18n.catalogue.chapter_files", lambda name: () if name == "it" else chapter_files(name)
    )
    assert missing("it")
    assert all(code in messages("en") for code in missing("it"))


@pytest.mark.parametrize("name", LANGUAGES)
def test_messages_name_the_same_facts_in_every_language(name: str) -> None:
    """A message has the same variables in every language, so that none leaves out what another tells."""
    wrong = {
        code: variables(entry) ^ variables(language("de")[code])
        for code, entry in language(name).items()
        if code in language("de") and not code.startswith("-")
    }
    assert {code: names for code, names in wrong.items() if names} == {}


@pytest.mark.sweep
@pytest.mark.parametrize("profile", PROFILES, ids=lambda profile: profile.id)
def test_browsers_get_the_whole_catalogue(profile: Profile) -> None:
    """What is sent with all chapters holds every message and term of the language once, or the region's instead."""
    sent = whole_text(profile.id)
    usual = language(profile.language)
    assert set(parsed(profile)) == set(usual)
    assert len(re.findall(r"^-?[a-z][\w-]* =", sent, re.MULTILINE)) == len(usual)
    if not profile.words:
        assert all(entry.equals(usual[code], ["span", "comment"]) for code, entry in parsed(profile).items())


@pytest.mark.slow
@pytest.mark.parametrize("name", mostly_slow([profile.id for profile in PROFILES], "de"))
def test_a_message_is_the_same_said_first_or_last(name: str) -> None:
    """Messages that build on others are said alike by the server, which parses one by one, and by browsers."""
    profile = profile_named(name)
    bundle = whole_bundle(profile)
    for code in messages(profile.language):
        pattern = bundle.get_message(code).value
        assert pattern is not None
        given = facts(profile, code)
        assert Catalogue(profile).text(code, given) == bundle.format_pattern(pattern, given)[0]


@pytest.mark.parametrize(
    "profile", mostly_slow(PROFILES, *map(profile_named, LANGUAGES)), ids=lambda profile: profile.id
)
def test_every_message_can_be_said(profile: Profile) -> None:
    """Every message of every profile becomes text without an error, given the facts that it names."""
    bundle = whole_bundle(profile)
    for code in messages(profile.language):
        pattern = bundle.get_message(code).value
        assert pattern is not None, code
        text, errors = bundle.format_pattern(pattern, facts(profile, code))
        assert errors == [], code
        assert str(text).strip(), code


def test_samples_cover_what_the_formatter_turns_into_words() -> None:
    """The tests know every argument whose canonical letters become words."""
    assert set(SAMPLES) == set(CANONICAL_ARGUMENTS)


@pytest.mark.parametrize(("codes", "prefix"), SAID.items(), ids=lambda value: getattr(value, "__name__", ""))
def test_every_code_has_words(codes: type[Enum], prefix: str) -> None:
    """Whatever the layers below can say as a code, the catalogues can say in words."""
    assert {prefix + code.value for code in codes} - messages("de") == set()


def test_lines_of_the_sheet_without_a_contract_have_words() -> None:
    """Every kind of line but that of a board, which shows its contract, is named in the catalogues."""
    assert {f"sheet-{kind.value}" for kind in LineKind if kind is not LineKind.BOARD} - messages(
        "de"
    ) == set()


@pytest.mark.parametrize("code", StepCode, ids=lambda code: str(code.value))
def test_steps_only_name_facts_that_they_have(code: StepCode) -> None:
    """The sentence of a step uses no fact that the score does not give it."""
    known = {*COMMON_ARGS, *STEP_FACTS[code]}
    assert variables(language("de")[f"step-{code.value}"]) - known == set()


def test_whatever_the_bidding_says_has_words() -> None:
    """Every detail of an explanation and every reason against a call that the bidding engine names has a message."""
    bidding = ROOT / "src" / "schlemm" / "bidding"
    text = "\n".join(path.read_text(encoding="utf-8") for path in bidding.rglob("*.py"))
    said = set(re.findall(r'"((?:shows|why)-[a-z-]+)"', text))
    assert len(said) > 12
    assert said - messages("de") == set()


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_count_has_a_unit(name: str) -> None:
    """Each way to count a hand is named in words of its own."""
    assert {count.value for count in PointCount} - forms(language(name)["meaning-unit"]) == set()


def test_every_refusal_of_the_server_has_words() -> None:
    """Whatever the server answers instead of doing what it is asked, the catalogues can say."""
    server = "\n".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "src/schlemm/server").rglob("*.py")
    )
    store = (ROOT / "src/schlemm/store/store.py").read_text(encoding="utf-8")
    named_here = set(re.findall(r'Reason\(\s*"([a-z-]+)"', server))
    by_status = set(re.findall(r'[45]\d\d: "([a-z-]+)"', server))
    of_data = {f"data-{reason}" for reason in re.findall(r'``"([a-z-]+)"``', store)}
    typed = {"not-a-call", "not-a-card"}
    assert all((named_here, by_status, of_data))
    codes = named_here | by_status | of_data | typed
    assert {f"refused-{code}" for code in codes} - messages("de") == set()


def test_nothing_is_asked_for_that_is_not_there() -> None:
    """Every id that the browser asks for by name has a message."""
    asked = {
        hit
        for path in (ROOT / "web" / "src").rglob("*")
        if path.suffix in {".ts", ".svelte"}
        for hit in re.findall(r"\bt\(\s*'([a-z][\w-]*)'", path.read_text(encoding="utf-8"))
    }
    assert asked
    assert sorted(asked - messages("de")) == []


def test_who_says_what_the_server_chooses_names_its_words() -> None:
    """Where the page says a code whole as it came, the source names what comes with it, or its folder a chapter."""
    texts = {
        path: path.read_text(encoding="utf-8")
        for path in (ROOT / "web" / "src").rglob("*")
        if path.suffix in {".ts", ".svelte"}
        and not path.name.endswith(".test.ts")
        and path.parent.name not in {"testing", "state", "keyboard"}
    }
    chaptered = {
        path.parent for path, text in texts.items() if "useRoom(" in text and "i18n" not in path.name
    }
    said = {
        path.name: [call for call in re.findall(r"\bsay\((.*)", text) if not re.search(r"'[a-z-]+-'", call)]
        for path, text in texts.items()
        if "import 'words:" not in text and path.parent not in chaptered and "i18n" not in path.name
    }
    assert {name: calls for name, calls in said.items() if calls} == {}
    assert "words:meaning" in texts[ROOT / "web/src/bridge/auction/Meaning.svelte"]


@pytest.mark.parametrize("name", LANGUAGES)
def test_no_term_is_left_over(name: str) -> None:
    """Every term of a language stands in one of its texts."""
    said = re.findall(r"\{ (-[a-z-]+)[(. ]", whole_text(name))
    assert {code for code in language(name) if code.startswith("-")} - set(said) == set()


def test_no_message_is_left_over() -> None:
    """Every message is named somewhere in the sources, by its id or by how it begins, or is part of another."""
    referred = {
        match
        for name in (*LANGUAGES, *(profile.id for profile in REGIONS))
        for match in re.findall(r"\{ ([a-z][\w-]*) \}", whole_text(name))
    }
    values = {prefix + code.value for codes, prefix in SAID.items() for code in codes}
    used = named() | referred | values
    assert (
        sorted(code for code in messages("de") if code not in used and not composed().fullmatch(code)) == []
    )


def test_quotes_are_typographic() -> None:
    """No text has straight quotes or apostrophes; German quotes are „these“, French and Swiss ones « »."""
    assert [(name, code) for name, code, text in every_text() if re.search(r"[\"']", text)] == []
    wrong = {"de": "”«»", "en": "„«»", "it": "„“”", "fr": "„“”"}
    assert [(name, code) for name, code, text in every_text() if set(text) & set(wrong[name])] == []
    assert not set(whole_text("de-CH")) & set("ß„“")


def test_french_keeps_its_signs_with_their_words() -> None:
    """A narrow space that does not break stands before each French colon, semicolon, exclamation and question mark."""
    french = [(code, text) for name, code, text in every_text() if name == "fr"]
    loose = re.compile(r"(?<![\u202f0-9])[:;!?](?=\s|$)|(?<!\u202f)»|«(?!\u202f)|\u00a0| %")
    assert [code for code, text in french if loose.search(text.replace(", %", ""))] == []


def test_french_says_vous() -> None:
    """Nobody is addressed as tu."""
    familiar = re.compile(r"\b(?:tu|te|ton|ta|tes|toi)\b|\bt’", re.IGNORECASE)
    assert [code for name, code, text in every_text() if name == "fr" and familiar.search(text)] == []


def test_german_says_du() -> None:
    """Nobody is addressed as Sie."""
    formal = re.compile(r"\bIhnen\b|\bIhre[nmrs]\b|(?:en|ten|ssen|llen) Sie\b(?! die)|\bbitte Sie\b")
    assert [code for name, code, text in every_text() if name == "de" and formal.search(text)] == []


GLOSSARY = {
    "de": "Pik Coeur Karo Treff Alleinspieler Tisch Geber Reizung Kontra Rekontra Teilkontrakt Vollspiel Kleinschlemm "
    "Großschlemm Überstich Faller Robber Honneurs Chicane Einfärber",
    "de-AT": "Herz Teiler Lizit Strohmann gefährdet ungefährdet",
    "en": "spades hearts diamonds clubs notrump declarer dummy dealer auction double redouble overtrick undertrick",
    "it": "picche cuori quadri fiori fante dichiarante morto mazziere licita passo contro surcontro parziale manche "
    "slam zona prima surlevée down onori attacco bilanciata Monocolore",
    "fr": "pique cœur carreau trèfle valet déclarant mort donneur enchères passe contre surcontre partielle manche "
    "chelem vulnérable honneurs entame chicane unicolore régulière",
}
"""Words of the glossary (domain D2) that a player expects to find."""

AVOIDED = {
    "de": r"\bHerz\b|\bKreuz\b|\bStrohmann\b|\bOhne Trumpf\b",
    "it": r"\bmaniche\b|\bbanditore\b|\brubber bridge\b",
    "fr": r"\bpiques? noirs?\b|\bdonneuse\b|\blevées? en plus\b|\bdemi-chelem\b",
}
"""Words that a player of the language would stumble over in its plain profile."""


@pytest.mark.parametrize("name", GLOSSARY)
def test_the_words_are_those_of_the_game(name: str) -> None:
    """The catalogues use the words of the glossary."""
    said = catalogue_text(name).casefold()
    assert [word for word in GLOSSARY[name].split() if word.casefold() not in said] == []


@pytest.mark.parametrize("name", AVOIDED)
def test_words_of_other_tables_stay_out(name: str) -> None:
    """Herz, Kreuz and Strohmann belong to other profiles than the plain German one, and so on."""
    spoken = [
        code
        for code, entry in language(name).items()
        if any(re.search(AVOIDED[name], text) for text in texts(entry))
    ]
    assert spoken == []
