"""What people are called: only what can be seen, and two at one table so that one tells them apart."""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

IGNORABLE: Final = (
    (0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
)  # fmt: skip
"""First and last of the signs that show nothing (``Default_Ignorable_Code_Point`` in DerivedCoreProperties.txt)."""

BLANK: Final = frozenset(
    "\N{BRAILLE PATTERN BLANK}\N{MUSICAL SYMBOL NULL NOTEHEAD}\N{KHITAN SMALL SCRIPT FILLER}"
)
"""Signs with a picture that is empty, although their properties are those of letters and symbols."""

JOINER: Final = "\N{ZERO WIDTH JOINER}"
"""Makes one picture of two, such as a family of its people."""

AS_PICTURE: Final = "\N{VARIATION SELECTOR-16}"
"""Has the sign before it drawn as a coloured picture."""

KEYCAP: Final = "\N{COMBINING ENCLOSING KEYCAP}"
"""Makes a picture of a digit, with ``AS_PICTURE`` between them."""

MARKS: Final = 3
"""How many marks may stand over and under one letter: what a language writes, and no tower over the table."""

_SORTED: Final = 30
"""So many marks in a row are put into order, as in Unicode's stream-safe texts: more take time as their square."""

_ONE_STROKE: Final = str.maketrans({"I": "l", "1": "l", "|": "l", "0": "o", "O": "o"})
"""What many typefaces draw alike, told by the sign as it is written: a small i has its dot."""

_TOGETHER: Final = (("rn", "m"), ("vv", "w"))
"""Two letters that are taken for one."""


def visible_name(text: str) -> str:
    r"""A name as others will see it; empty if they would see nothing.

    Signs that are to be ignored go; blank pictures, control characters and unassigned signs become blanks, and
    blanks one blank between words.

    >>> visible_name(" Anna\u3164\u2800 "), visible_name("\u202eannA\n"), visible_name("\u2800\u3164")
    ('Anna', 'annA', '')
    """
    return _in_words(sign if is_visible(sign) else " " for sign in text if not is_ignorable(sign))


def visible_words(text: str) -> str:
    r"""The same of what people say, which may hold pictures made of several signs: what joins those stays.

    >>> visible_words("\u2764\ufe0f a\u200db \u202ec") == "\u2764\ufe0f ab c"
    True
    """
    signs = [sign for sign in text if sign in {JOINER, AS_PICTURE} or not is_ignorable(sign)]
    return _in_words(_joined(signs))


def _joined(signs: Sequence[str]) -> Iterator[str]:
    """These signs, blanks for those that show nothing, and what joins only where there are pictures to be joined."""
    before = " "
    for sign, after in pairwise([*signs, " "]):
        if sign == JOINER:
            shown = sign if (_is_picture(before) or before == AS_PICTURE) and _is_picture(after) else ""
        elif sign == AS_PICTURE:
            is_key = after == KEYCAP and before in "#*0123456789"
            shown = sign if _is_picture(before) or is_key else ""
        else:
            shown = sign if is_visible(sign) else " "
        before = shown or before
        yield shown


def _is_picture(sign: str) -> bool:
    """Whether a sign is a symbol, as those are of which pictures are made."""
    return is_visible(sign) and unicodedata.category(sign).startswith("S")


def _in_words(signs: Iterable[str]) -> str:
    """Signs that can be seen, with one blank between words, and no more marks than letters carry."""
    words = unicodedata.normalize("NFC", "".join(_few_to_sort(signs))).split()
    return " ".join(word for each in words if (word := _with_few_marks(each)))


def _few_to_sort(signs: Iterable[str]) -> Iterator[str]:
    """The signs without those behind so many marks in a row that only a tower has them."""
    marks = 0
    for sign in filter(None, signs):
        is_mark = unicodedata.combining(unicodedata.normalize("NFD", sign)[0])
        marks = marks + 1 if is_mark else 0
        if marks <= _SORTED:
            yield sign


def is_visible(sign: str) -> bool:
    """Whether a sign is a picture, alone or on the letter before it."""
    return sign.isprintable() and sign != " " and sign not in BLANK and not is_ignorable(sign)


def is_ignorable(sign: str) -> bool:
    """Whether a sign shows nothing and takes no room."""
    at = bisect_right(IGNORABLE, (ord(sign), 0x110000)) - 1
    return at >= 0 and IGNORABLE[at][0] <= ord(sign) <= IGNORABLE[at][1]


def look_alike(one: str, other: str) -> bool:
    r"""Whether two names can be taken for each other at a table.

    >>> (
    ...     look_alike("Anna", "anna"),
    ...     look_alike("Anna", "\N{CYRILLIC CAPITAL LETTER A}nna"),
    ...     look_alike("Ilse", "llse"),
    ... )
    (True, True, True)
    >>> (
    ...     look_alike("René", "Rene"),
    ...     look_alike("Ilia", "Lila"),
    ...     look_alike("Anna", "Hanna"),
    ...     look_alike("", ""),
    ... )
    (False, False, False, False)
    """
    return not _pictures(one).isdisjoint(_pictures(other))


def is_taken(name: str, others: Iterable[str]) -> bool:
    """Whether somebody has a name already that looks like this one; who has none is in nobody's way."""
    return any(look_alike(name, other) for other in others)


def _with_few_marks(word: str) -> str:
    """The word without the marks that have no letter, and those beyond what a letter carries."""
    found: list[str] = []
    marks = MARKS  # at the beginning there is no letter to carry one
    for sign in word:
        marks = marks + 1 if unicodedata.category(sign) in {"Mn", "Me"} else 0
        if marks <= MARKS:
            found.append(sign)
    return "".join(found)


def _pictures(name: str) -> frozenset[str]:
    """What a name may be taken for: by its letters whatever their case, and by how they are drawn."""
    plain = _bare(name)
    drawn = _bare(name.translate(_ONE_STROKE))
    return frozenset({plain, drawn} - {""})


def _bare(name: str) -> str:
    """The letters, digits and pictures of a name, each as the commonest sign that looks so."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    kept = "".join(
        sign for sign in folded if is_visible(sign) and not unicodedata.category(sign).startswith("P")
    )
    bare = kept.translate(_looks())
    for two, one in _TOGETHER:
        bare = bare.replace(two, one)
    return bare


@cache
def _looks() -> dict[int, str]:
    """Return what is seen for each letter of another script that looks like it."""
    rows = Path(__file__).with_name("lookalikes.txt").read_text(encoding="utf-8").splitlines()
    pairs = (row.split() for row in rows if not row.startswith("#"))
    return {ord(letter): seen for seen, letters in pairs for letter in letters}
