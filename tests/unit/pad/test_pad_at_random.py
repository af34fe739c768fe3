"""Whatever is written, corrected, struck out and undone in whatever order: the sheet is the form's."""

from typing import Any

import hypothesis.strategies as st
from hypothesis import given, settings
from tests.effort import examples
from tests.unit.pad.evening import after, beginning, entry, pad

from schlemm.core.seats import BySeat, Seat
from schlemm.pad.decide import begin_round, correct, enter, stop, take_back_entry
from schlemm.pad.log import PAD_COURSE
from schlemm.pad.pad import Held, Pad
from schlemm.pad.scored import outcome_of, round_sheet
from schlemm.scoring.forms.form import sheet_totals
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.scoring.forms.rubber import RubberForm
from schlemm.scoring.forms.state import FormState
from schlemm.store.store import Entry as Kept
from schlemm.store.store import Stored
from schlemm.table.rules.refusal import Refused
from schlemm.table.state.forms import Form

RESULTS = ("P", "1CN=", "2HE+1", "3NTS=", "4SN=", "5DXW-2", "6HS=", "2SXXE=", "3NTW-1", "7NTN=")
FORMS: tuple[Form, ...] = (
    RubberForm(),
    RubberForm(honours=False),
    RobberOfFourForm(),
    RobberOfFourForm(carry_over=True, honours=True),
)
ENTRIES = st.builds(
    entry,
    st.sampled_from(RESULTS),
    st.none() | st.builds(Held, st.sampled_from(Seat), st.sampled_from([4, 5])),
)
WISHES = st.lists(
    st.one_of(
        st.tuples(st.just(enter), ENTRIES),
        st.tuples(st.just(correct), st.integers(0, 2), st.integers(0, 5), st.none() | ENTRIES),
        st.tuples(st.just(take_back_entry)),
        st.tuples(st.just(stop)),
        st.tuples(
            st.just(begin_round),
            st.permutations(range(5)).map(lambda order: BySeat(*order[:4])),
            st.sampled_from(Seat),
            st.just("2026-11-20"),
        ),
    ),
    max_size=25,
)


def scored_by_hand(now: Pad, number: int) -> tuple[Any, ...]:
    """Lines and totals of a round as the form alone makes them."""
    played = now.notes.rounds[number]
    fields: dict[str, Any] = {**_fields(now.form), "first_dealer": played.dealer}
    form: Form = type(now.form)(**fields)
    state: FormState[Form] = form.start()
    for each in played.entries:
        assert not state.is_over
        state = state.add(outcome_of(each))
    state = state.settle() if played.stopped else state
    return state.lines, state.totals


def _fields(form: Any) -> dict[str, Any]:
    return {name: getattr(form, name) for name in form.__dataclass_fields__}


@settings(max_examples=examples(60))
@given(form=st.sampled_from(FORMS), wishes=WISHES)
def test_the_sheet_is_always_that_of_the_form(form: Form, wishes: list[tuple[Any, ...]]) -> None:
    """After every change that is not refused, each sheet has the lines and totals of its entries, and none is lost.

    What was stored gives the same pad again.
    """
    now, kept = pad(form), [PAD_COURSE.encode(beginning(form))]
    for wish, *arguments in wishes:
        try:
            events = wish(now, *arguments)
        except Refused:
            continue
        kept += map(PAD_COURSE.encode, events)
        now = after(now, events)
        for number, played in enumerate(now.notes.rounds):
            sheet = round_sheet(now.form, played)
            assert (sheet.lines, sheet.totals) == scored_by_hand(now, number)
            assert sheet.totals == sheet_totals(sheet.lines)
    stored = [Stored(at, Kept(*event)) for at, event in enumerate(kept, start=1)]
    again = PAD_COURSE.opened(now.id, PAD_COURSE.event(stored[0]))
    for each in stored[1:]:
        again = PAD_COURSE.evolve(again, PAD_COURSE.event(each))
    assert again == now
