"""Lines of a pattern: an auction, and when its table is asked."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from schlemm.bidding.language._expressions import condition
from schlemm.bidding.language._rows import in_brackets
from schlemm.bidding.language._values import Scope, Value
from schlemm.bidding.language.lines import Reader
from schlemm.bidding.language.vocabulary import SUIT
from schlemm.bidding.rules.situation import Situation
from schlemm.core.cards import Suit

ENDS: Final = frozenset({"", "open", "repeats", "through", "then", "when", "if"})
"""What may stand behind a pattern."""
_PLACE: Final = re.compile(r"[1-7#](?:NT|oM|om|[CDHSMmxyzw])|[PX_?*]|XX")
_SHOWN: Final = ("1M", "2x", "#x", "P", "X", "*", "_", "?")
_MOST_PLACES: Final = 24
_MOST_OPEN: Final = 2
"""How often any calls may stand in a pattern."""

When = Callable[[Situation], bool]


def read_pattern(reader: Reader, scope: Scope, after: Sequence[str]) -> tuple[str, ...]:
    """Return the places of a pattern; ``after`` stands for those of another one.

    Raises:
        SystemTextError: If something else stands there, or it is too long.
    """
    places = list[str]()
    while reader.next not in ENDS:
        if reader.has("after"):
            places += after
        else:
            places.append(_place(reader, scope))
    if places.count("*") > _MOST_OPEN or len(places) > _MOST_PLACES:
        reader.fail("a pattern is not as long", back=1)
    return tuple(places)


def _place(reader: Reader, scope: Scope) -> str:
    """A place of a pattern; its level may be reckoned, its letter stand for one suit."""
    column = reader.line.words[reader.place][1]
    word = reader.take()
    if word.startswith("{"):
        word = f"{in_brackets(word, reader.line, column, scope).always}{word.partition('}')[2]}"
    word = "|".join(_with_suit(each, scope.values.get(each[1:])) for each in word.split("|"))
    if word != "-" and not all(_PLACE.fullmatch(each) for each in word.split("|")):
        reader.fail("a call of a pattern should stand here", _SHOWN, 1)
    return word


def _with_suit(call: str, letter: Value | None) -> str:
    """A bid of a pattern with the suit that its letter always stands for."""
    if letter is None or letter.kind != SUIT or letter.get is not None:
        return call
    one: Suit = letter.always
    return f"{call[0]}{one.letter}"


def read_conditions(reader: Reader, scope: Scope) -> tuple[bool, When | None]:
    """Return what must be agreed, and what the auction must be.

    Raises:
        SystemTextError: If either is no condition, or something follows.
    """
    is_agreed, when = True, None
    if reader.has("if"):
        found = condition(reader, scope)
        if found.get is not None:
            reader.fail("only what is agreed decides here", back=1)
        is_agreed = bool(found.always)
    if reader.has("when"):
        when = _asked(condition(reader, scope.apart()))
    reader.end()
    return is_agreed, when


def _asked(found: Value) -> When:
    return lambda situation: bool(found([situation]))


def both(one: When | None, other: When | None) -> When | None:
    """Return the condition that both hold."""
    if one is None or other is None:
        return other if one is None else one
    return lambda situation: one(situation) and other(situation)
