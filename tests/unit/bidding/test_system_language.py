"""The language of systems: what is wrong is told with its place, texts are bounded, the page tells every word."""

import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Final

import pytest
from tests.effort import mostly_slow

from schlemm.bidding.language.lines import MOST_LETTERS, MOST_LINES, SystemTextError
from schlemm.bidding.language.system_text import SystemReader, TextRules
from schlemm.bidding.language.vocabulary import MEANINGS, SystemWord
from schlemm.bidding.rules.agreements import BASES, Agreements, choices_for, written
from schlemm.bidding.rules.topic import Topic
from schlemm.bidding.systems import system_named
from schlemm.bidding.systems._own_system import words_over
from schlemm.bidding.systems.forum.vocabulary.words import FORUM_WORDS
from schlemm.bidding.systems.system import System
from schlemm.bidding.systems.words import WORDS

PAGE: Final = Path(__file__).parents[3] / "docs" / "system-language.md"
HEAD: Final = "topic answers\n1M P 2x P\n"


def topics(text: str) -> tuple[Topic, ...]:
    """The topics of a text, every row of it read."""
    found = tuple(SystemReader(Agreements(), WORDS).topics("mine.system", text))
    for topic in found:
        for table in topic.tables:
            assert isinstance(table.rules, TextRules)
            assert table.rules.body
    return found


@pytest.mark.parametrize(
    ("text", "line", "column", "meant"),
    [
        ("topic answers\n1M P 2k P\n  P\n", 2, 6, "call of a pattern"),
        (f"{HEAD}  3M rais: M 3..\n", 3, 6, "perhaps raise"),
        (f"{HEAD}  3M raise: figurs 6..9\n", 3, 13, "perhaps figures"),
        (f"{HEAD}  3M raise: M 3.. x 2..\n", 3, 19, "number"),
        (f"{HEAD}  3M raise: M 3 of AKQX\n", 3, 20, "perhaps AKQ"),
        (f"{HEAD}  3y raise: M 3..\n", 3, 3, "call"),
        (f"{HEAD}  3M raise, forcin: M 3..\n", 3, 13, "perhaps forcing"),
        (f"{HEAD}  3M raise: M 3.. if undisturbd\n", 3, 22, "known"),
        (f"{HEAD}  use rases(M)\n", 3, 7, "block"),
        (f"{HEAD}  use fits(M, no, 4, 5)\n", 3, 22, "takes no more"),
        (f"{HEAD}  3M raise: M 3.. if agreed(druri)\n", 3, 29, "perhaps drury"),
        (f"{HEAD}   3M raise\n", 3, 1, "stands in"),
        (f"{HEAD}  3M raise: M 3..,\n    support(M) 6..$\n", 4, 19, "nothing is written"),
        (f"{HEAD}  each x in SHDC\n", 3, 3, "lines should stand"),
        (f"{HEAD}  3M raise: shape 4432|5555\n", 3, 19, "shape"),
        (f"{HEAD}  3M raise: M 3..\n  let game = 3\n", 4, 7, "new name"),
        ("topic answers when M is major\n1M P\n  P\n", 1, 20, "known"),
        ("topic answers first nothing\n1M P\n  P\n", 1, 21, "written before"),
        (f"{HEAD}  use penalty through fits\n", 3, 23, "takes rules"),
        (f"{HEAD}  each hand by penalty\n    P\n", 3, 16, "hands"),
        (f"{HEAD}  3M raise: keys(M) 2|5 with king\n", 3, 30, "queen"),
        (f"{HEAD}  3M raise: M 3..,\n    support(M) x..\n", 4, 16, "number"),
        (f"{HEAD}  3M raise: M pick(level, x)..\n", 3, 27, "number"),
        (f"{HEAD}  3M raise if (level = 3 or M) and quiet\n", 3, 29, "condition"),
        ("topic answers\n1M P\ntopic others\n", 2, 1, "rows"),
        ("topic answers\n* * * P\n  P\n", 2, 7, "not as long"),
    ],
)
def test_what_is_wrong_is_told_with_its_place_and_what_may_be_meant(
    text: str, line: int, column: int, meant: str
) -> None:
    """A word that means nothing is refused with file, line and column, and with what is near."""
    with pytest.raises(SystemTextError) as told:
        topics(text)
    assert (told.value.file, told.value.line, told.value.column) == ("mine.system", line, column), told.value
    assert meant in told.value.message


def too_much() -> Iterator[tuple[str, str]]:
    """Texts that ask for more than anybody needs, and what is told of them."""
    yield "#\n" * (MOST_LINES + 1), "lines at most"
    yield f"topic answers\n1M P\n  P{' ' * MOST_LETTERS}\n", "letters at most"
    deep = "".join(f"{'  ' * depth}each x in SHDC\n" for depth in range(1, 9))
    yield f"topic answers\n1M P\n{deep}", "stands in"
    loops = "".join(f"{'  ' * depth}each {name} in SHDC\n" for depth, name in enumerate("abcdef", 1))
    yield f"topic answers\n1M P\n{loops}{'  ' * 7}P each g in SHDC\n", "rules at most"
    for uses, last, told in ((6, 9, "rules at most"), (1, 39, "stand in each other")):
        blocks = "".join(f"block b{n}\n" + uses * f"  use b{n - 1}\n" for n in range(1, last + 1))
        yield f"block b0\n  P\n{blocks}topic answers\n1M P\n  use b{last}\n", told
    yield "block again\n  use again\ntopic answers\n1M P\n  use again\n", "written before"


@pytest.mark.parametrize(("text", "told"), list(too_much()))
def test_no_text_asks_for_work_without_end(text: str, told: str) -> None:
    """Lines, letters, depth and rules are bounded, and no block uses itself."""
    with pytest.raises(SystemTextError, match=told):
        topics(text)


@pytest.mark.parametrize("base", mostly_slow(BASES, "natur-b"))
def test_every_row_of_the_systems_can_be_read_whatever_is_agreed(base: str) -> None:
    """The texts of the package are right for each value of each agreement."""
    names = [base]
    for each in fields(Agreements):
        if each.name != "base":
            now = getattr(BASES[base], each.name)
            others = (value for value in choices_for(each.name, now) if value != written(now))
            names += [f"{base}/{each.name}={value}" for value in others]
    for name in names:
        for table in (table for topic in system_named(name).topics for table in topic.tables):
            assert not isinstance(table.rules, TextRules) or table.rules.body


def told_on_the_page(word: SystemWord) -> str:
    """The line of the page about a word."""
    takes = [name for name, kind in word.takes.items() if kind not in {"hand", "rules"}]
    brackets = f"({', '.join(takes)})" if takes else ""
    return f"| `{word.name}{brackets}` | {word.told} |"


def test_the_page_tells_every_word_and_no_other() -> None:
    """The page of the language lists each word, what it takes, and the first line of its docstring."""
    page = PAGE.read_text(encoding="utf-8").partition("## All words")[2].splitlines()
    listed = {line for line in page if line.startswith("| `")}
    words = [*FORUM_WORDS.values(), *words_over(System(Agreements(), ())).values()]
    assert listed == {told_on_the_page(word) for word in words}
    assert all(word.told.endswith(".") for word in words)
    meanings = " ".join(page).partition("### Meanings")[2].partition("###")[0]
    assert re.findall(r"`([a-z ]+)`", meanings) == sorted(MEANINGS)
