"""What people say in words of their own at one table: when, who decides it, and what is left of the text."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples
from tests.unit.table.friends import asked, everybody
from tests.unit.table.playing import deals_from
from tests.unit.table.test_people_at_random import something

from schlemm.core.errors import RuleViolation
from schlemm.core.seats import SEATS, Seat
from schlemm.table.rules.act import Request
from schlemm.table.rules.decide import decide
from schlemm.table.rules.evolve import evolve
from schlemm.table.rules.free_words import LONGEST, why_not_speak, words_to_be_heard
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.settings import ChangeSettings
from schlemm.table.rules.stopping import Stopped
from schlemm.table.state.events import BoardDealt, BoardEnded
from schlemm.table.state.table import Table

TALKING = replace(everybody(), settings=replace(everybody().settings, words=True))
"""Four people before their first board, who may talk freely."""


def lived(seed: int, steps: int) -> Iterator[tuple[Table, bool]]:
    """Every moment of an evening in which anything is asked for, and whether a board is in progress then."""
    random = Random(seed)
    deals = deals_from(seed)
    table = TALKING
    playing = False
    for _ in range(steps):
        by, command = something(table, random)
        try:
            events = decide(table, Request("", by, table.version, command), deals)
        except (Refused, RuleViolation):
            continue
        for event in events:
            table = evolve(table, event)
            playing = isinstance(event, BoardDealt) or (
                playing and not isinstance(event, BoardEnded | Stopped)
            )
        yield table, playing


@settings(max_examples=examples(40))
@given(st.integers(0, 10_000), st.integers(50, 300))
def test_no_free_word_while_a_board_is_in_progress(seed: int, steps: int) -> None:
    """Whoever comes, goes, claims or takes back: from deal to result free words are refused, before and after not."""
    for table, playing in lived(seed, steps):
        refused = why_not_speak(table)
        assert refused == (Refused(RefusalCode.WORDS_DURING_BOARD) if playing else None)


def test_free_words_are_off_until_the_host_allows_them() -> None:
    """Nobody may speak freely at a table just opened, and of its four people only the host can change that."""
    table = everybody()
    assert why_not_speak(table) == Refused(RefusalCode.WORDS_OFF)
    wanted = ChangeSettings(replace(table.settings, words=True))
    for seat in SEATS:
        if seat is Seat.SOUTH:
            continue
        with pytest.raises(Refused) as refused:
            asked(table, seat, wanted)
        assert refused.value.reason is RefusalCode.HOST_DECIDES
    (changed,) = asked(table, Seat.SOUTH, wanted)
    assert why_not_speak(evolve(table, changed)) is None


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("  Guten\tAbend\r\nzusammen \x07", "Guten Abend zusammen"),
        ("a\u202eb\u2066c\u200fd\u200be\ufefff", "abcdef"),
        ("<b onclick=x>Kaffee?</b> https://example.org", "<b onclick=x>Kaffee?</b> https://example.org"),
        ("Prost 🍷 – così è!", "Prost 🍷 – così è!"),
        (
            "👩\u200d👧 ❤\ufe0f 🏳\ufe0f\u200d🌈 👍🏽 1\ufe0f\u20e3",
            "👩\u200d👧 ❤\ufe0f 🏳\ufe0f\u200d🌈 👍🏽 1\ufe0f\u20e3",
        ),
        ("a\u200db❤\ufe0f\ufe0f\u200d\u200d x\ufe0f\u200d\u202e👧", "ab❤\ufe0f x👧"),
        ("Z" + "\u0301" * 40 + "a", "Ź\u0301\u0301\u0301a"),
    ],
)
def test_free_words_are_one_line_of_signs_that_can_be_seen(said: str, heard: str) -> None:
    """Signs that steer or show nothing go, whatever else was typed stays as it is, markup too: it is only ever text."""
    assert words_to_be_heard(TALKING, said) == heard


@pytest.mark.parametrize("said", ["", " \n\t", "\u202e\u200b\u3164", "\u200d\ufe0f", "x" * (LONGEST + 1)])
def test_free_words_have_a_length(said: str) -> None:
    """What is empty to the eye, or longer than the bound, is refused, with the bound."""
    with pytest.raises(Refused) as refused:
        words_to_be_heard(TALKING, said)
    assert refused.value == Refused(RefusalCode.WORDS_LENGTH, (("most", LONGEST),))
    assert len(words_to_be_heard(TALKING, "x" * LONGEST)) == LONGEST
