"""What else there is to say of a result: in a rubber, what if, and what a sacrifice against it may cost."""

from __future__ import annotations

from collections.abc import Iterator

from rich.padding import Padding

from schlemm.cli.paper import INDENT, SumTable, inked, show
from schlemm.cli.speech import Speech
from schlemm.core.seats import SIDES
from schlemm.learn.tutor.case import Case, inconvenient
from schlemm.learn.tutor.rubber import InRubber, in_rubber
from schlemm.learn.tutor.sacrifice import made_into_game, prices
from schlemm.learn.tutor.what_if import points_of, variations
from schlemm.scoring.items import Line

KINDS = ("favourable", "equal-safe", "equal-danger", "unfavourable")
"""How dangers compare, in the order of the prices."""


def print_more(speech: Speech, case: Case) -> None:
    """Write it under the score, part by part."""
    for note in _notes(speech, case):
        show(Padding(inked(note), INDENT))
    show(_rubber(speech, in_rubber(case)).drawn)
    show(_what_if(speech, case).drawn)
    if case.result.contract is not None and case.result.margin >= 0:
        show(_sacrifice(speech, case).drawn)
        show(Padding(inked(speech.say("tutor-sacrifice-text")), INDENT))


def _notes(speech: Speech, case: Case) -> Iterator[str]:
    contract = case.result.contract
    if contract is None:
        return
    bid = {"bid": str(contract.bid)}
    if inconvenient(contract.level, contract.strain, contract.doubling):
        yield speech.say("tutor-inconvenient", bid)
    if case.result.margin >= 0 and contract.bid in made_into_game(contract.doubling):
        yield speech.say("tutor-made-into-game", bid)


def _rubber(speech: Speech, account: InRubber) -> SumTable:
    table = SumTable(speech.say("tutor-rubber"), columns=2)
    for side in SIDES:
        for line in (Line.BELOW, Line.ABOVE):
            points = account.on(line, side)
            if points:
                table.add(
                    speech.translator.words.side(side), speech.say(f"tutor-{line.value}"), points=points
                )
    if account.over or account.game:
        table.remark(speech.say("tutor-rubber-over" if account.over else "tutor-rubber-game"))
    return table


def _what_if(speech: Speech, case: Case) -> SumTable:
    table, points = SumTable(speech.say("tutor-what-if"), columns=2), points_of(case)
    for each in variations(case):
        difference = f"{each.points - points:+d}".replace("-", "−")
        table.add(speech.say(f"tutor-if-{each.code}"), difference, points=each.points)
    return table


def _sacrifice(speech: Speech, case: Case) -> SumTable:
    contract = case.result.contract
    assert contract is not None
    table = SumTable(speech.say("tutor-sacrifice"), columns=2)
    for kind, price in zip(KINDS, prices(contract.bid, contract.doubling, case.result.tricks), strict=True):
        down = f"{speech.say('tutor-worth')} {price.worth} · {speech.say('tutor-may-fail')} {price.down}"
        table.add(speech.say(f"tutor-{kind}"), down, points=price.cost)
    return table
