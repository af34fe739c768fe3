"""What the catalogues use of Fluent is said as ``fluent.runtime`` says it; what they do not use is refused."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.effort import examples, mostly_slow
from tests.unit.i18n.lint import Entry, parsed
from tests.unit.i18n.samples import facts, whole_bundle

from schlemm.i18n import catalogue as catalogue_module
from schlemm.i18n.catalogue import Catalogue, every_entry
from schlemm.i18n.faults import faults
from schlemm.i18n.files import CatalogueError, entries_in
from schlemm.i18n.fluent.locale import plural_category, written_number
from schlemm.i18n.fluent.parse import FluentSyntaxError, parse_entry
from schlemm.i18n.fluent.say import Facts, said
from schlemm.i18n.profile import LANGUAGES, PROFILES, profile_named

REGIONS = [profile.region for profile in PROFILES]

NUMBERS = (0, 1, 1510, 1_000_000, 2, 3, 5, 13, 100, -1, -1510, -12_345_678)
TEXTS = ("Nora", "", "none", "<b> & { $x }", "שלום", "♠A", "two\nlines")


def keys(code: str, entries: Mapping[str, Entry]) -> set[str]:
    """What the variants of a message are chosen by, as texts."""
    found: set[str] = set()
    value = entries[code].value
    for element in value.elements if value else ():
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            found |= {
                variant.key.name
                for variant in element.expression.variants
                if isinstance(variant.key, ast.Identifier)
            }
    return found - {"one", "many", "other"}


@pytest.mark.parametrize("name", mostly_slow([profile.id for profile in PROFILES], "fr"))
def test_every_message_is_said_as_fluent_says_it(name: str) -> None:
    """Given numbers, names, what its variants are chosen by, or nothing, each message is the same to the last sign."""
    profile = profile_named(name)
    bundle, entries = whole_bundle(profile), parsed(profile)
    patterns = {code: parse_entry(entry) for code, entry in every_entry(profile).items()}
    differ = []
    for code in entries:
        if code.startswith("-"):
            continue
        written = bundle.get_message(code).value
        assert written is not None
        named = sorted(facts(profile, code))
        values: list[str | int] = [*NUMBERS, *TEXTS, *keys(code, entries)]
        for first in range(examples(len(values)) if named else 0):
            given_ = {each: values[(first + 3 * place) % len(values)] for place, each in enumerate(named)}
            told = said(patterns[code], given_, patterns, profile.region)
            differ += [(code, given_)] * (told != bundle.format_pattern(written, given_)[0])
        assert said(patterns[code], {}, patterns, profile.region) == bundle.format_pattern(written)[0]
    assert differ == []


def by_fluent(entries: str, given_: Facts, region: str = "en") -> str | None:
    """What ``fluent.runtime`` says of the message ``m``; nothing where it does not understand an entry."""
    resource = FluentResource(entries)
    if any(isinstance(entry, ast.Junk) for entry in resource.body):
        return None
    bundle = FluentBundle([region], use_isolating=False)
    bundle.add_resource(resource)
    written = bundle.get_message("m").value
    return None if written is None else str(bundle.format_pattern(written, dict(given_))[0])


TERM = "-t = { $form ->\n    [x] an X\n   *[y] { $form } Y\n }\n"
OTHER = 'o = other { $a }{ "" }\n'


def by_us(entry: str, given_: Facts, region: str = "en") -> str:
    """What we say of a message beside the same term and message."""
    written = {"m": entry, "-t": TERM, "o": OTHER}
    return said(
        parse_entry(entry), given_, {name: parse_entry(each) for name, each in written.items()}, region
    )


WORD = st.text("abzäß ’.,:*[]-=♠", min_size=1, max_size=6)
PIECE = st.sampled_from(
    [
        "{ $a }",
        "{$b}",
        "{ o }",
        "{ -t }",
        '{ -t(form: "x") }',
        '{-t (form:"z" , adj : "q")}',
        '{ "" }',
        '{ " \\" \\\\" }',
    ]
)
BREAK = st.builds(lambda lines, indent: "\n" * lines + " " * indent, st.integers(1, 3), st.integers(1, 9))
KEY = st.sampled_from(["one", "many", "other", "0", "1", "2", "x", "Nora", "a-b_1"])


def choices(pattern: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """A text in which one of several stands, with the default in any place."""
    variants = st.lists(st.tuples(KEY, pattern), min_size=1, max_size=4)
    return st.builds(
        lambda name, found, default: (
            f"{{ ${name} ->"
            + "".join(
                f"\n    {'*' * (number == default % len(found))}[{key}] {text}"
                for number, (key, text) in enumerate(found)
            )
            + "\n }"
        ),
        st.sampled_from("ab"),
        variants,
        st.integers(0, 3),
    )


PATTERN = st.recursive(
    st.lists(WORD | PIECE | BREAK, min_size=1, max_size=5).map("".join),
    lambda inner: st.lists(WORD | PIECE | BREAK | choices(inner), min_size=1, max_size=4).map("".join),
    max_leaves=6,
)
TOKENS = st.lists(
    st.sampled_from(
        [
            *'{}[]*.\n (),:-=$"\\#',
            "  ",
            "a",
            "$a",
            "-t",
            "->",
            "[one]",
            "*[other] x",
            '"q"',
            "NUMBER",
            "\t",
            "1.5",
            "\r",
        ]
    ),
    max_size=14,
).map("".join)
FACT = st.sampled_from([*NUMBERS, "x", "Nora", "", "a-b_1"])


@settings(max_examples=examples(1500))
@given(PATTERN | TOKENS, FACT, FACT, st.sampled_from(REGIONS))
@example("  a \n\n     b  \n   { $a }  \n  c ", 1, 2, "de")
@example("\n      a\n     b\n\n    c", 1, 2, "de")
@example("a\n   \n b", 1, 2, "de")
@example('{ "x" }   ', 1, 2, "de")
@example("{ $a ->\n [one] x\n *[other]\n   y\n    z\n}", 5, 2, "de")
@example("{ $a ->\n [0] no\n [one] one\n *[other] many }", 0, 0, "fr")
def test_what_is_understood_is_said_as_fluent_says_it(
    text: str, a: str | int, b: str | int, region: str
) -> None:
    """However a text is laid out, what we understand Fluent understands, and it is the same to the last sign."""
    entry = f"m = {text}\n"
    given_: dict[str, str | int] = {"a": a, "b": b}
    try:
        ours = by_us(entry, given_, region)
    except (FluentSyntaxError, KeyError):  # what refers to nothing is refused, too
        return
    assert ours == by_fluent(entry + TERM + OTHER, given_, region)


@settings(max_examples=examples(300))
@given(PATTERN)
def test_what_catalogues_use_is_understood(text: str) -> None:
    """Texts with facts, terms, messages, quoted signs and choices are refused only where Fluent refuses them."""
    entry = f"m = {text}\n"
    if by_fluent(entry + TERM + OTHER, {}) is not None:
        parse_entry(entry)


@pytest.mark.parametrize(
    ("entry", "problem", "at"),
    [
        ("m = { NUMBER($a) }\n", "not understood: { NUMBER($a) }", "{"),
        ("m = { $a.b }\n", "not understood: { $a.b }", "{"),
        ("m = { -t.b }\n", "not understood: { -t.b }", "{"),
        ("m = { 5 }\n", "not understood: { 5 }", "{"),
        ("m = { { $a } }\n", "not understood: { { $a } }", "{"),
        ('m = { "\\u0041" }\n', 'not understood: { "\\u0041" }', "{"),
        ("m = { -t(1) }\n", "not understood: { -t(1) }", "{"),
        ("m = { -t ->\n   *[a] b\n }\n", "not understood: { -t ->", "{"),
        ("m = { $a ->\n    [a] b\n }\n", "0 variants have a * instead of one", "{"),
        ("m = { $a ->\n   *[a] b\n   *[b] c\n }\n", "2 variants have a * instead of one", "{"),
        ("m = { $a ->\n   *[1.5] b\n }\n", "not understood: *[1.5] b", "*"),
        ("m = { $a ->\n   *[a] b\n", "it ends too soon", "\n"),
        ("m = { $a ->\n   *[a] b }\n", "not understood: }", "}"),
        ("m = a } b\n", "not understood: } b", "}"),
        ("m = a\n    .title = b\n", "not understood: .title = b", "."),
        ("m =\n", "no text", "\n"),
        ("m a\n", "no id with a = behind it", "m"),
        ("hä = a\n", "no id with a = behind it", "h"),
    ],
)
def test_what_catalogues_do_not_use_is_refused(entry: str, problem: str, at: str) -> None:
    """Functions, attributes, literal numbers and whatever is no Fluent are errors that name the place."""
    with pytest.raises(FluentSyntaxError, match=re.escape(problem)) as caught:
        parse_entry(entry)
    place = entry.rindex("\n") if at == "\n" else entry.index(at)
    assert abs(caught.value.place - place) <= (at == "\n")


@given(
    st.integers(-(10**12), 10**12) | st.integers(-5, 5) | st.integers(-9, 9).map(lambda each: each * 10**6)
)
def test_numbers_are_written_and_counted_as_unicode_has_it(number: int) -> None:
    """Signs between thousands and the forms of plurals are those of the tables that ``fluent.runtime`` uses."""
    forms = "".join(f"\n    {'*' * (form == 'other')}[{form}] {form}" for form in ("one", "many", "other"))
    entry = f"m = {{ $a }} {{ $a ->{forms}\n }}\n"
    for region in REGIONS:
        ours = f"{written_number(number, region)} {plural_category(number, region)}"
        assert ours == by_fluent(entry, {"a": number}, region)


def test_an_unknown_region_has_no_numbers() -> None:
    """Whoever adds a language says how it writes numbers; nothing is taken for granted."""
    with pytest.raises(KeyError):
        written_number(1000, "nl")
    with pytest.raises(KeyError):
        plural_category(1, "nl")


@pytest.mark.parametrize("name", LANGUAGES)
def test_nothing_is_wrong_in_the_catalogues(name: str) -> None:
    """Every entry of every file is understood, and whatever it builds on is there."""
    assert list(map(str, faults(name))) == []


@pytest.fixture
def catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A German catalogue of one file, in which nothing stands yet."""
    for folder in ("de", "en", "words"):
        (tmp_path / folder).mkdir()
    (tmp_path / "words" / "de.ftl").touch()
    monkeypatch.setattr("schlemm.i18n.files._ROOT", tmp_path)
    return tmp_path / "de" / "a.ftl"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("# a comment\n\nm = a\n\nn =\n    b { FUN() }\n", ["6: n: not understood: { FUN() }"]),
        ("m = a\nnonsense\n", ["2: this line belongs to no entry"]),
        ("    m = a\nn = b\n", ["1: this line belongs to no entry"]),
        ("m = a\n# more\n+ b\n", ["3: this line belongs to no entry"]),
        ("m = { $x ->\n    [a] b\n   *[c] { -t }\n }\n", ["3: m: there is no -t"]),
        ("m = a\nn = { o }\no = { n }\n", ["2: n is part of itself: n → o → n"]),
        ("m = {\n\n# note\n$a ->\n*[a] b\n}\n", ["4: this line belongs to no entry"]),
    ],
)
def test_a_fault_is_told_with_file_and_line(catalogue: Path, text: str, told: list[str]) -> None:
    """Translators read where something is not understood, what is not there, and what is part of itself."""
    catalogue.write_text(text, encoding="utf-8")
    assert [re.sub("n → o → n|o → n → o", "n → o → n", str(fault)) for fault in faults("de")] == [
        f"{catalogue}:{each}" for each in told
    ]


def test_lines_of_no_entry_are_refused_when_a_catalogue_is_loaded(catalogue: Path) -> None:
    """A catalogue is not taken for read where a line of it has been passed over."""
    catalogue.write_text("m = a\n\nnonsense\n", encoding="utf-8")
    with pytest.raises(CatalogueError, match=r"a\.ftl:3: this line belongs to no entry"):
        entries_in([catalogue])


@pytest.mark.parametrize("text", ["m = { $a", "m = { -t }", "m = { n }\nn = { m }"])
def test_what_cannot_be_said_is_refused_when_it_is_asked_for(
    catalogue: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    """Nobody reads half a sentence, or the name of a term: the error names the file and the line."""
    catalogue.write_text(f"# first\n{text}\n", encoding="utf-8")
    profile = profile_named("de")
    entries = entries_in([catalogue])
    for name in ("catalogue_entries", "every_entry"):
        monkeypatch.setattr(catalogue_module, name, lambda _: entries)
    monkeypatch.setattr(catalogue_module, "_sentences", catalogue_module._sentences.__wrapped__)
    with pytest.raises(CatalogueError, match=r"a\.ftl:[23]: "):
        Catalogue(profile).text("m")
