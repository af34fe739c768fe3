"""What stands at the head of a system of one's own: its title, what it builds on, and meanings in its own words.

::

    system Bella's Forum
    on forum/notrump=14-16
    meaning multi as artificial
      en: a weak two in a major, or a strong hand with a minor
      de: Weak Two in einer Oberfarbe oder stark mit einer Unterfarbe
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final, NoReturn

from schlemm.bidding.language.lines import SystemTextError, raw_lines, unknown_word
from schlemm.bidding.language.vocabulary import MEANINGS
from schlemm.bidding.rules._own_meaning import OwnMeaning
from schlemm.bidding.rules.agreements import Agreements, UnknownSystem
from schlemm.bidding.rules.meaning import Meaning

NOTHING: Final = "nothing"
"""What a system builds on that has no table but its own; natural rules go on."""
LONGEST_TITLE: Final = 40
"""Letters of a title."""
MOST_OWN_MEANINGS: Final = 200
_HEAD: Final = re.compile(r"(system|on|meaning)(?: +(.*))?")
_OWN_MEANING: Final = re.compile(r"([a-z][a-z0-9_]{0,29}(?: [a-z0-9_]{1,20}){0,3}?)(?: as ([a-z ]{1,40}))?")
_SENTENCE: Final = re.compile(r" +([a-z]{2}): *([^|]+)")


@dataclass(frozen=True, slots=True)
class SystemHeading:
    """The head of a text.

    Attributes:
        title: What its owner calls it; empty if they do not say.
        agreements: What is agreed.
        builds_on: Whether the tables of the system in the box are asked where those of the text say nothing.
        meanings: Its own meanings, by the names that its rows use.
        body: The text below, with empty lines in the place of the head, so that each line keeps its number.
    """

    title: str = ""
    agreements: Agreements = field(default_factory=Agreements)
    builds_on: bool = False
    meanings: Mapping[str, OwnMeaning] = field(default_factory=dict)
    body: str = ""


def heading_of(file: str, text: str) -> SystemHeading:
    """Return the head of a text.

    Raises:
        SystemTextError: If a line of it says nothing that is known.
    """
    head, meanings, lines, name = SystemHeading(), dict[str, OwnMeaning](), raw_lines(file, text), ""
    for at, raw in enumerate(lines):
        line = "" if raw.lstrip()[:1] == "#" else raw.partition(" # ")[0].rstrip()
        if not line:
            continue
        found, sentence = _HEAD.fullmatch(line), _SENTENCE.fullmatch(line) if name else None
        if found is None and sentence is None:
            if line[0] == " " and name:
                _fail(file, at, 3, "a sentence such as 'en: asks for aces' should stand here")
            break
        _check_letters(file, at, line)
        if sentence is not None:
            own = meanings[name]
            meanings[name] = replace(own, words=(*own.words, (sentence[1], sentence[2].rstrip("."))))
        elif found is not None:
            word, said, name = found[1], (found[2] or "").strip(), ""
            if word == "system":
                head = replace(head, title=said[:LONGEST_TITLE])
            elif word == "on":
                head = _built_on(file, at, said, head)
            else:
                name, kind = _meaning(file, at, said)
                meanings[name] = OwnMeaning(name, kind)
        lines[at] = ""
    if len(meanings) > MOST_OWN_MEANINGS:
        _fail(file, 0, 1, f"a text has {MOST_OWN_MEANINGS} meanings of its own at most")
    return replace(head, meanings=MappingProxyType(meanings), body="\n".join(lines))


def _check_letters(file: str, at: int, line: str) -> None:
    """Refuse signs that nobody sees, such as those which steer a terminal or turn words round."""
    for place, letter in enumerate(line, 1):
        if unicodedata.category(letter)[0] == "C":
            _fail(file, at, place, f"nothing is written with {letter!r}")


def _built_on(file: str, at: int, said: str, head: SystemHeading) -> SystemHeading:
    """``on forum/notrump=14-16``, ``on nothing/majors=4``."""
    base, _, changes = said.partition("/")
    named = "/".join(["forum" if base == NOTHING else base, *filter(None, [changes])])
    try:
        return replace(head, agreements=Agreements.parse(named), builds_on=base != NOTHING)
    except UnknownSystem as error:
        known = (*error.known, NOTHING) if error.part == base else error.known
        column = 4 + max(said.find(error.part), 0)
        told = f"a system should stand here, not {error.part!r}"
        raise unknown_word(file, at + 1, column, told, error.part, known) from None


def _meaning(file: str, at: int, said: str) -> tuple[str, Meaning]:
    """``multi as artificial``."""
    found = _OWN_MEANING.fullmatch(said)
    if found is None:
        _fail(file, at, 9, "a new meaning such as 'multi as artificial' should stand here")
    name, kind = found[1].replace("_", " "), found[2] or "artificial"
    if name in MEANINGS:
        _fail(file, at, 9, f"{name!r} is a meaning that all systems have")
    if kind not in MEANINGS:
        column = 9 + said.rindex(kind)
        raise unknown_word(file, at + 1, column, f"{kind!r} is no meaning of a call", kind, MEANINGS)
    return name, MEANINGS[kind]


def _fail(file: str, at: int, column: int, message: str) -> NoReturn:
    raise SystemTextError(file, at + 1, column, message)
