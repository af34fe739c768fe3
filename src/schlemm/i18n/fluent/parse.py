"""Entries of a Fluent file into patterns (Project Fluent, syntax 1.0)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from schlemm.i18n.fluent.pattern import Part, Pattern, Reference, Selector, Variable

_NAME: Final = "[a-zA-Z][a-zA-Z0-9_-]*"
_STRING: Final = r'"(?:[^"\\\n\r]|\\["\\])*"'
_ARGUMENT: Final = rf"({_NAME})[ \n]*:[ \n]*({_STRING})"

_START: Final = re.compile(rf"-?{_NAME} *=")
_TEXT: Final = re.compile(r"[^{}\n\r]+")
_NEXT_LINE: Final = re.compile(r" *(\n(?: *\n)*)( +)(?=[^ \n\r}.\[*])")
"""The way to another line of the same text: empty lines, and how far it is indented."""
_PLACEABLE: Final = re.compile(
    rf"""\{{[ \n]*(?:
        \$(?P<variable>{_NAME})
        |(?P<reference>-?{_NAME})
        |(?P<term>-{_NAME})[ \n]*\([ \n]*(?P<arguments>{_ARGUMENT}(?:[ \n]*,[ \n]*{_ARGUMENT})*)[ \n]*\)
        |(?P<string>{_STRING})
    )[ \n]*\}}""",
    re.VERBOSE,
)
_ARGUMENTS: Final = re.compile(_ARGUMENT)
_SELECTOR: Final = re.compile(rf"\{{[ \n]*\$({_NAME})[ \n]*-> *(?=\n)")
_VARIANT: Final = re.compile(rf"[ \n]*\n[ \n]*(\*?)\[[ \n]*(?:(\d+)|({_NAME}))[ \n]*\]")
_END: Final = re.compile(r"[ \n]*\}")
_ESCAPED: Final = re.compile(r"\\(.)")


@dataclass(eq=False)
class FluentSyntaxError(ValueError):
    """A text that is no Fluent, or more of it than is known here.

    Attributes:
        problem: What is wrong.
        place: Where, as an index into the text.
    """

    problem: str
    place: int

    def __str__(self) -> str:
        return self.problem


def parse_entry(entry: str) -> Pattern:
    r"""Return what a message or term says.

    Args:
        entry: Its text, from the id on, without comments.

    Raises:
        FluentSyntaxError: If it is not understood to its end.

    >>> parse_entry("tricks = { $count } Stiche\n")
    (Variable(name='count'), ' Stiche')
    """
    start = _START.match(entry)
    if start is None:
        raise FluentSyntaxError("no id with a = behind it", 0)
    pattern, end = _pattern(entry, start.end())
    if entry[end:].strip(" \n"):
        raise _not_understood(entry, end)
    return pattern


@dataclass(frozen=True, slots=True)
class _LineBreak:
    """The way to another line of a text.

    Attributes:
        ends: How many ends of lines are on it; that of the line before a block is none of the text.
        indent: How far the line is indented.
    """

    ends: int
    indent: int


def _pattern(text: str, place: int) -> tuple[Pattern, int]:
    """The pattern that begins here, and where it ends: before a line that is none of its own."""
    parts: list[Part | _LineBreak] = []
    while text.startswith(" ", place):
        place += 1
    if below := _NEXT_LINE.match(text, place):
        parts.append(_LineBreak(0, len(below[2])))
        place = below.end()
    while place < len(text):
        if plain := _TEXT.match(text, place):
            parts.append(plain[0])
            place = plain.end()
        elif text[place] == "{":
            part, place = _placeable(text, place)
            parts.append(part)
        elif line := _NEXT_LINE.match(text, place):
            parts.append(_LineBreak(line[1].count("\n"), len(line[2])))
            place = line.end()
        elif text[place] == "}":
            raise _not_understood(text, place)
        else:
            break
    if not parts:
        raise FluentSyntaxError("no text", place)
    if isinstance(last := parts[-1], str) and text[place - 1] != "}":
        parts[-1] = last.rstrip(" ")
    return _joined(parts), place


def _joined(parts: list[Part | _LineBreak]) -> Pattern:
    """Texts beside each other in one; of the indents, what goes beyond that of all lines."""
    common = min((part.indent for part in parts if isinstance(part, _LineBreak)), default=0)
    found: list[Part] = []
    for part in parts:
        one = "\n" * part.ends + " " * (part.indent - common) if isinstance(part, _LineBreak) else part
        if isinstance(one, str) and found and isinstance(found[-1], str):
            found[-1] += one
        elif one != "":
            found.append(one)
    return tuple(found)


def _placeable(text: str, place: int) -> tuple[Part, int]:
    """What stands in braces, and where it ends."""
    found = _PLACEABLE.match(text, place)
    if found is None:
        return _choice(text, place)
    match found.lastgroup:
        case "variable":
            return Variable(found["variable"]), found.end()
        case "reference":
            return Reference(found["reference"]), found.end()
        case "string":
            return _unquoted(found["string"]), found.end()
    arguments = {each[1]: _unquoted(each[2]) for each in _ARGUMENTS.finditer(found["arguments"])}
    return Reference(found["term"], arguments), found.end()


def _choice(text: str, place: int) -> tuple[Selector, int]:
    selector = _SELECTOR.match(text, place)
    if selector is None:
        raise _not_understood(text, place)
    place = selector.end()
    variants: list[tuple[str | int, Pattern]] = []
    defaults: list[Pattern] = []
    while variant := _VARIANT.match(text, place):
        said, place = _pattern(text, variant.end())
        variants.append((int(variant[2]) if variant[2] else variant[3], said))
        if variant[1]:
            defaults.append(said)
    end = _END.match(text, place)
    if end is None:
        raise _not_understood(text, place)
    if len(defaults) != 1:
        raise FluentSyntaxError(f"{len(defaults)} variants have a * instead of one", selector.start())
    return Selector(selector[1], tuple(variants), defaults[0]), end.end()


def _unquoted(string: str) -> str:
    return _ESCAPED.sub(r"\1", string[1:-1])


def _not_understood(text: str, place: int) -> FluentSyntaxError:
    """The error that what stands here is none of what the catalogues use."""
    rest = text[place:].lstrip(" \n")
    if not rest:
        return FluentSyntaxError("it ends too soon", len(text.rstrip(" \n")))
    return FluentSyntaxError("not understood: " + rest.partition("\n")[0], len(text) - len(rest))
