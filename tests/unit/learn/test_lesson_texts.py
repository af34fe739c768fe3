"""Lessons as texts: what is not understood is told with file, line and what may be meant; nothing lies there unread."""

import re
from importlib.resources import files

import pytest

from schlemm.core.hand import Hand
from schlemm.core.sentence import Sentence
from schlemm.learn.school.facts import FACTS, TABLES
from schlemm.learn.school.lesson import Show, Text
from schlemm.learn.school.lessons.course import read_course
from schlemm.learn.school.lessons.reader import MOST_SIGNS, LessonError, read_lesson
from schlemm.learn.school.picture import HandPicture, RowsPicture

FOLDER = files("schlemm.learn.school.lessons")
TEXTS = {each.name: each.read_text("utf-8") for each in FOLDER.iterdir() if each.name.endswith(".txt")}


def test_every_text_belongs_to_the_course() -> None:
    """No text of a lesson lies in the folder without standing in the order of the course."""
    assert set(TEXTS) == {
        "course.txt",
        *(f"{each.name}.txt" for group in read_course() for each in group.lessons),
    }


@pytest.mark.parametrize("name", [*FACTS, *TABLES])
def test_no_fact_or_table_is_there_for_nothing(name: str) -> None:
    """Each function of the lists is named by a lesson, and says what it returns."""
    assert any(re.search(rf"[ =]{name}(?=[ (\n])", text) for text in TEXTS.values())
    assert str(({**FACTS, **TABLES})[name].__doc__).startswith("Return ")


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("# a remark\n\ntxet what", 3, "no part is called 'txet'; perhaps 'text' is meant"),
        ("text what\ntry who-win", 2, "no exercise is called 'who-win'; perhaps 'who-wins' is meant"),
        ("show all: hnad AK...", 1, "no picture is called 'hnad'; perhaps 'hand' is meant"),
        ("show all: hand AK... with pionts", 1, "no fact is called 'pionts'; perhaps 'points' is meant"),
        ("text what with points", 1, "nothing is shown that 'points' could be asked of: write points(…)"),
        ("text what with points=13", 1, "numbers are computed: name what computes 'points' in place of 13"),
        ("text what with sceat=N", 1, "no notation is called 'sceat'; perhaps 'seat' is meant"),
        ("text what with seat=1S", 1, "not a seat: '1S' (unknown-seat at 0)"),
        ("text what with score(4SS=", 1, "'score(4SS=' is no fact: write NAME=NOTATION or NAME=FUNCTION(…)"),
        ("text what with score(4SS= 3SS=)", 1, "'score' takes result vulnerable, not 4SS= 3SS="),
        ("text what with shortness(3)", 1, "shortness(3): list index out of range"),
        ("show all: auction N: 1S 1H", 1, "auction(N: 1S 1H): insufficient-bid (Law 18D): bid=1H, last=1S, lowest=1NT"),
        ("show all hand AK...", 1, "a colon is missing: show NAME: what is shown"),
        ("show all: rows head no\n    one figure(SA)", 2, "a colon is missing: NAME: values"),
        ("show all: hand AK...\n    HA: lead", 1, "nothing stands under 'hand': rows do, and the cards of a play"),
        ("text what\n    HA: lead", 1, "only rows, and the cards of a play, stand under a line"),
        ("    HA: lead", 1, "nothing stands above this line, which is moved in"),
        ("play 4SS all", 1, "no deal or play is shown as 'all' above"),
        ("#" * (MOST_SIGNS + 1), 1, f"the text has more than {MOST_SIGNS} signs"),
    ],
)  # fmt: skip
def test_what_is_not_understood_is_told(text: str, line: int, problem: str) -> None:
    """File and line stand before what is wrong, and what may be meant after it."""
    with pytest.raises(LessonError) as error:
        read_lesson("new", text)
    assert str(error.value) == f"new.txt:{line}: {problem}"


def test_facts_are_asked_of_what_is_named() -> None:
    """Without brackets a function is asked of the picture or of what its row names; brackets may name a picture."""
    text = """
show held: hand AK... with points
text sum with total=points(held) points(AKQJ...)
show table: rows row-hand points
    row-hand with shape(AKQJ.432.432.432): points
"""
    table = RowsPicture(
        (Sentence("row-hand"), Sentence("lesson-new-points")),
        ((Sentence("row-hand", (("shape", "4-3-3-3"),)), (10,)),),
    )
    assert read_lesson("new", text).parts == (
        Show(HandPicture(Hand.parse("AK...")), "held", (("points", 7),)),
        Text("sum", (("total", 7), ("points", 10))),
        Show(table, "table"),
    )
