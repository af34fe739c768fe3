"""What else there is to say of a result: in a rubber, what if, and what a sacrifice against it may cost."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from schlemm.cli.paper import INDENT, SumTable, framed, in_suit_colours, show
from schlemm.cli.speech import Speech
from schlemm.core.contract import Contract
from schlemm.core.seats import SIDES
from schlemm.i18n.words import MINUS
from schlemm.learn.tutor.case import Case, is_inconvenient
from schlemm.learn.tutor.rubber import InRubber, in_rubber
from schlemm.learn.tutor.sacrifice import made_into_game, prices
from schlemm.learn.tutor.what_if import points_of, variations
from schlemm.scoring.items import SheetPlace

KINDS = ("favourable", "equal-safe", "equal-danger", "unfavourable")
"""How dangers compare, in the order of the prices."""


def print_more_of_score(speech: Speech, case: Case) -> None:
    """Write it under the score, part by part; nothing if everybody passed."""
    if case.result.contract is None:
        return
    for note in _notes(speech, case):
        show(Padding(in_suit_colours(note), INDENT))
    show(_rubber(speech, in_rubber(case)).drawn)
    show(_what_if(speech, case).drawn)
    if case.result.margin >= 0:
        show(_sacrifice(speech, case.result.contract, case.result.tricks))
        show(Padding(in_suit_colours(speech.say("tutor-sacrifice-text")), INDENT))


def _notes(speech: Speech, case: Case) -> Iterator[str]:
    contract = case.result.contract
    if contract is None:
        return
    bid = {"bid": str(contract.bid)}
    if is_inconvenient(contract):
        yield speech.say("tutor-inconvenient", bid)
    if case.result.margin >= 0 and contract.bid in made_into_game(contract.doubling):
        yield speech.say("tutor-made-into-game", bid)


def _rubber(speech: Speech, account: InRubber) -> SumTable:
    table = SumTable(speech.say("tutor-rubber"), columns=2)
    for side in SIDES:
        for line in (SheetPlace.BELOW, SheetPlace.ABOVE):
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
        difference = f"{each.points - points:+d}".replace("-", MINUS)
        table.add(speech.say(f"tutor-if-{each.code}"), difference, points=each.points)
    return table


def _sacrifice(speech: Speech, contract: Contract, tricks: int) -> Group:
    table = Table.grid(padding=(0, 2))
    table.add_column()
    heads = [speech.say(f"tutor-{name}") for name in ("worth", "may-fail", "costs")]
    for _ in heads:
        table.add_column(justify="right", no_wrap=True)
    table.add_row("", *heads)
    for kind, price in zip(KINDS, prices(contract.bid, contract.doubling, tricks), strict=True):
        table.add_row(speech.say(f"tutor-{kind}"), *map(str, (price.worth, price.down, price.cost)))
    return framed(Text(speech.say("tutor-sacrifice"), style="bold"), table)
