"""A circle of people, for tests."""

from dataclasses import replace

from schlemm.circle.circle import Circle, CircleRules
from schlemm.circle.decide import join
from schlemm.circle.events import CircleOpened
from schlemm.circle.evolve import evolve, opened
from schlemm.core.seats import SEATS, BySeat
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.scoring.forms.rubber import RubberForm
from schlemm.scoring.forms.state import FormState
from schlemm.table.rules.evolve import opened as table_opened
from schlemm.table.state.events import TableOpened
from schlemm.table.state.forms import Form
from schlemm.table.state.players import Person, Player, Robot, hashed
from schlemm.table.state.settings import Settings
from schlemm.table.state.table import Table

SERIES = "testseries"
AGREED = CircleRules(RobberOfFourForm(), RubberForm(), Settings(), "forum:anfaenger")


def person(name: str) -> Person:
    """Who is called so, with a secret of their own."""
    return Person(name, hashed(f"secret of {name}", SERIES))


def circle_of(host: str, *others: str) -> Circle:
    """A circle of these people."""
    circle = opened(SERIES, CircleOpened("Donnerstag", "0123456789abcdefghijkl", person(host), AGREED))
    for name in others:
        for event in join(circle, person(name)):
            circle = evolve(circle, event)
    return circle


def table_of(
    circle: Circle,
    form: Form,
    settings: Settings,
    members: tuple[int | None, ...],
    score: FormState[Form] | None = None,
) -> Table:
    """A table with these members from North on, and with this score."""
    players: BySeat[Player] = BySeat(
        *(Robot("Nora", "forum") if at is None else circle.members[at] for at in members)
    )
    table = table_opened("testtable", TableOpened(form, players, settings))
    assert len(SEATS) == len(members)
    return table if score is None else replace(table, score=score)
