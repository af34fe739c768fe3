"""``schlemm deal``: cards by chance, or the same ones again, as a diagram of four hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

from schlemm.cli.help_pages import Command
from schlemm.cli.parameters import Whole, refuse_together, shared_options
from schlemm.cli.speech import Speech

if TYPE_CHECKING:
    from schlemm.core.conditions import Conditions
    from schlemm.core.deal import Deal

LAST_NUMBER: Final = 53_644_737_765_488_792_839_237_439_999
"""The highest number of a deal; a test sees that ``dealing.numbered`` agrees."""


def command(speech: Speech) -> click.Command:
    """The command in this language."""

    def run(
        count: int,
        board: int,
        number: int | None,
        seed: int | None,
        record: str | None,
        as_pbn: bool,
        as_json: bool,
    ) -> int:
        if record is not None:
            from schlemm.cli.commands.deal_check import verify

            for other in ("number", "seed", "count", "board", "as_pbn"):
                refuse_together("record", other)
            return verify(speech, record, as_json=as_json)
        refuse_together("number", "seed")
        refuse_together("number", "count")
        refuse_together("as_pbn", "as_json")
        deals = [(board + place, deal) for place, deal in enumerate(dealt(count, number, seed))]
        if as_json:
            _print_json(deals)
        elif as_pbn:
            _print_pbn(deals)
        else:
            print_diagrams(speech, deals)
        return 0

    return Command(speech, "deal", run, _parameters(speech))


def _parameters(speech: Speech) -> list[click.Parameter]:
    """The options, explained in this language."""
    return [
        click.Option(
            ["-n", "--count"], type=Whole(1, 1000), default=1, metavar="N", help=speech.help("deal-count")
        ),
        click.Option(
            ["--board"], type=Whole(1, 9999), default=1, metavar="N", help=speech.help("deal-board")
        ),
        click.Option(["--number"], type=Whole(0, LAST_NUMBER), metavar="N", help=speech.help("deal-number")),
        click.Option(["--seed"], type=Whole(0, 2**64 - 1), metavar="N", help=speech.help("deal-seed")),
        click.Option(["--verify", "record"], metavar="FILE", help=speech.help("deal-verify")),
        click.Option(["--pbn", "as_pbn"], is_flag=True, help=speech.help("deal-pbn")),
        *shared_options(speech),
    ]


def dealt(count: int, number: int | None, seed: int | None) -> list[Deal]:
    """So many deals: the one with the number, or those that follow from the seed, or those of chance."""
    import secrets

    from schlemm.dealing.numbered import deal_of_number, random_deal
    from schlemm.dealing.pcg import Pcg32

    if number is not None:
        return [deal_of_number(number)]
    below = secrets.randbelow if seed is None else Pcg32(seed).below
    return [random_deal(below) for _ in range(count)]


def _print_json(deals: list[tuple[int, Deal]]) -> None:
    """One line: the deals with their numbers, as texts since they are too long for the numbers of most programs."""
    from schlemm.cli import paper
    from schlemm.core.conditions import Conditions
    from schlemm.core.seats import SEATS
    from schlemm.dealing.numbered import number_of_deal
    from schlemm.evaluation.points import figure_points

    told = []
    for board, deal in deals:
        conditions = Conditions.of_board(board)
        told.append(
            {
                "board": board,
                "dealer": conditions.dealer.letter,
                "vulnerability": conditions.vulnerability.notation,
                "deal": str(deal),
                "number": str(number_of_deal(deal)),
                "points": {seat.letter: figure_points(deal.hand(seat)) for seat in SEATS},
            }
        )
    paper.print_json({"deals": told})


def _print_pbn(deals: list[tuple[int, Deal]]) -> None:
    """One line a deal: the tag of PBN, which takes the first hand for dealer's."""
    from schlemm.core.conditions import Conditions

    for board, deal in deals:
        dealer = Conditions.of_board(board).dealer
        hands = " ".join(str(deal.hand(dealer.after(turns))) for turns in range(4))
        click.echo(f'[Deal "{dealer}:{hands}"]')


def print_diagrams(speech: Speech, deals: list[tuple[int, Deal]]) -> None:
    """The hands around the table as in a newspaper, with points, and the number for next time."""
    from rich.console import Group
    from rich.text import Text

    from schlemm.cli.diagram import Diagram
    from schlemm.cli.paper import show
    from schlemm.core.conditions import Conditions
    from schlemm.dealing.numbered import number_of_deal

    for board, deal in deals:
        above = Text(_heading(speech, board, Conditions.of_board(board)), style="bold")
        below = Text(speech.say("cli-deal-number", {"number": str(number_of_deal(deal))}), style="dim")
        show(Group("", above, "", Diagram(speech, deal), "", below))
    click.echo()


def _heading(speech: Speech, board: int, conditions: Conditions) -> str:
    """Number, dealer and vulnerability of a board."""
    facts = {"seat": conditions.dealer.letter, "vulnerability": conditions.vulnerability.notation}
    return speech.say("cli-deal-heading", {"number": board, **facts})
