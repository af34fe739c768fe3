"""What the tests of the catalogues share: the files as written, and the ids that the sources use."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from schlemm.i18n.catalogue import catalogue_entries, chapter_messages, every_entry, messages_sent
from schlemm.i18n.files import catalogue_files, chapter_files
from schlemm.i18n.profile import LANGUAGES, PROFILES, Profile, profile_named

ROOT = Path(__file__).resolve().parents[3]
CATALOGUES = ROOT / "src" / "schlemm" / "i18n" / "catalogues"
REGIONS = tuple(profile for profile in PROFILES if profile.words)

Entry = ast.Message | ast.Term


@cache
def written(path: Path) -> list[ast.EntryType]:
    """Everything in a file, what the parser could not make sense of too."""
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body


@cache
def resource(profile: Profile) -> ast.Resource:
    """All that a browser gets of a profile, parsed."""
    return FluentResource(whole_text(profile.id))


@cache
def parsed(profile: Profile) -> Mapping[str, Entry]:
    """All messages and terms of a profile as a browser gets them, those of every chapter too."""
    return entries_of(resource(profile))


def whole_text(name: str) -> str:
    """All that a profile says: its catalogue and its chapters."""
    return "".join(every_entry(profile_named(name)).values())


def catalogue_text(name: str) -> str:
    """All that a profile says, without its chapters."""
    return "".join(catalogue_entries(profile_named(name)).values())


def chapter_text(name: str, chapter: str) -> str:
    """What a browser is sent of a chapter."""
    sent = messages_sent(name, chapter_messages(chapter))
    return "".join(f"{code} ={text}\n" for code, text in sent.items())


def all_files() -> list[Path]:
    """Every file of every language and region."""
    return sorted(CATALOGUES.rglob("*.ftl"))


def by_id(path: Path) -> dict[str, Entry]:
    """Messages and terms of a file; terms with a dash before their id."""
    return entries_of(ast.Resource(written(path)))


def entries_of(source: ast.Resource) -> dict[str, Entry]:
    """Messages and terms of something parsed, by their ids."""
    found = (entry for entry in source.body if isinstance(entry, Entry))
    return {("-" if isinstance(entry, ast.Term) else "") + entry.id.name: entry for entry in found}


@cache
def language(name: str) -> Mapping[str, Entry]:
    """All messages and terms of a language and its chapters, without those of a region."""
    files = (*catalogue_files(name), *chapter_files(name))
    return {code: entry for file in files for code, entry in by_id(Path(str(file))).items()}


def messages(name: str) -> set[str]:
    """The ids of a language's messages."""
    return {code for code in language(name) if not code.startswith("-")}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class _References(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)


class _Texts(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def variables(entry: Entry) -> frozenset[str]:
    """The variables that a message names itself."""
    visitor = _Variables()
    visitor.visit(entry)
    return frozenset(visitor.names)


@cache
def references(entry: Entry) -> frozenset[str]:
    """The messages that a message builds on, and the terms, with a dash before their ids."""
    visitor = _References()
    visitor.visit(entry)
    return frozenset(visitor.names)


def variants(entry: Entry) -> dict[str, str]:
    """The grammatical forms that a term offers, and how each reads where it is plain text."""
    return {
        variant.key.name: "".join(
            part.value for part in variant.value.elements if isinstance(part, ast.TextElement)
        )
        for element in (entry.value.elements if entry.value else ())
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression)
        for variant in element.expression.variants
        if isinstance(variant.key, ast.Identifier)
    }


def forms(entry: Entry) -> set[str]:
    """The names of those forms."""
    return set(variants(entry))


def texts(entry: Entry) -> list[str]:
    """The pieces of text in a message, all its variants."""
    visitor = _Texts()
    visitor.visit(entry)
    return visitor.texts


@cache
def every_text() -> tuple[tuple[str, str, str], ...]:
    """Language, id and each piece of text of all messages and terms."""
    return tuple(
        (name, code, text)
        for name in LANGUAGES
        for code, entry in language(name).items()
        for text in texts(entry)
    )


_LITERAL = re.compile(r"""(?P<quote>['"])(?P<id>[a-z][\w-]*)(?P=quote)""")
_TEMPLATE = re.compile(r"""`(?P<web>[a-z][\w-]*-\$\{[^`]*)`|f"(?P<python>[a-z][\w-]*-\{[^"]*)\"""")
_CHOICE = re.compile(r'<NamedChoice\s+name="(?P<name>[^"]+)"')
_HOLE = re.compile(r"\$?\{[^}]*\}")


def sources() -> list[str]:
    """The texts of all sources that may name an id."""
    web = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in {".ts", ".svelte"}]
    python = (ROOT / "src" / "schlemm").rglob("*.py")
    return [path.read_text(encoding="utf-8") for path in (*web, *python)]


@cache
def named() -> frozenset[str]:
    """Every quoted word in the sources that could be an id, or the beginning of one."""
    return frozenset(hit["id"] for text in sources() for hit in _LITERAL.finditer(text))


@cache
def composed() -> re.Pattern[str]:
    """What ids can come of those that the sources put together, such as ``phase-${phase}``."""
    templates = {hit["web"] or hit["python"] for text in sources() for hit in _TEMPLATE.finditer(text)}
    choices = {hit["name"] for text in sources() for hit in _CHOICE.finditer(text)}
    templates |= {name if "{" in name else f"{name}-{{value}}" for name in choices}
    starts = {name for name in named() if name.endswith("-")}
    patterns = ["".join(_pieces(template)) for template in templates] + [
        f"{start}[\\w-]+" for start in starts
    ]
    return re.compile("|".join(sorted(patterns)))


def _pieces(template: str) -> Iterator[str]:
    """A template as a pattern: its last gap may be any words, each of the others one word."""
    fixed = _HOLE.split(template)
    gaps = len(fixed) - 1
    for index, piece in enumerate(fixed):
        yield re.escape(piece)
        if index < gaps:
            yield r"[\w-]+" if index == gaps - 1 else r"\w+"
