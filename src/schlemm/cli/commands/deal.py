"""``schlemm deal``: cards by chance, or the same ones again, as a diagram of four hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import click

from schlemm.cli.board_files.inputs import STANDARD
from schlemm.cli.board_files.outputs import force_option, to_option
from schlemm.cli.dealing.given import GivenDeals
from schlemm.cli.help_pages import Command
from schlemm.cli.parameters import Whole, letters_option, refuse_together, refuse_without, shared_options
from schlemm.cli.speech import Speech

if TYPE_CHECKING:
    from schlemm.core.conditions import Conditions
    from schlemm.core.deal import Deal
    from schlemm.formats.file_formats import FileFormat

LAST_NUMBER: Final = 53_644_737_765_488_792_839_237_439_999
"""The highest number of a deal; a test sees that ``dealing.numbered`` agrees."""
HANDS: Final = ("north", "east", "south", "west", "ns", "ew")
"""The options that say what hands and sides are to be like."""
ASKED: Final = (*HANDS, "auction")
WRITING: Final = ("to", "out", "force", "letters", "system")


def command(speech: Speech) -> click.Command:
    """The command in this language."""

    def run(count: int, board: int, as_json: bool, record: str | None, **options: Any) -> int:
        if record is not None:
            from schlemm.cli.dealing.promised import verify

            for other in ("number", "seed", "count", "board", "as_pbn", *WRITING, *ASKED):
                refuse_together("record", other)
            return verify(speech, record, as_json=as_json)
        for other in ("seed", "count", *ASKED):
            refuse_together("number", other)
        refuse_together("as_pbn", "as_json", "to")
        refuse_together("as_json", "out")
        refuse_without("system", "--auction", there=options["auction"] is not None)
        refuse_without("letters", "--north", there=any(options[name] is not None for name in HANDS))
        refuse_without("force", "--out", there=options["out"] is not None)
        form = _format(options)
        boards = range(board, board + count)
        if any(options[name] is not None for name in ASKED):
            from schlemm.cli.dealing.told import deal_asked

            given = deal_asked(speech, boards, options, quiet=as_json)
        else:
            given = GivenDeals(dealt(count, options["number"], options["seed"]))
        _tell(speech, list(zip(boards, given.deals, strict=True)), given, form, options, as_json=as_json)
        return 0

    return Command(speech, "deal", run, _parameters(speech))


def _parameters(speech: Speech) -> list[click.Parameter]:
    """The options, explained in this language."""
    condition = speech.help("metavar-condition")

    def asked(name: str) -> click.Option:
        topic = "deal-side" if name in {"ns", "ew"} else "deal-hand"
        more = "" if name in {"north", "ns"} else "-too"
        return click.Option([f"--{name}"], metavar=condition, help=speech.help(f"{topic}{more}"))

    return [
        click.Option(
            ["-n", "--count"], type=Whole(1, 100_000), default=1, metavar="N", help=speech.help("deal-count")
        ),
        click.Option(
            ["--board"], type=Whole(1, 9999), default=1, metavar="N", help=speech.help("deal-board")
        ),
        click.Option(["--number"], type=Whole(0, LAST_NUMBER), metavar="N", help=speech.help("deal-number")),
        click.Option(["--seed"], type=Whole(0, 2**64 - 1), metavar="N", help=speech.help("deal-seed")),
        *map(asked, HANDS),
        click.Option(["--auction"], metavar="CALLS", help=speech.help("deal-auction")),
        click.Option(["--system"], metavar="NAME", help=speech.help("deal-system")),
        click.Option(["--verify", "record"], metavar="FILE", help=speech.help("deal-verify")),
        click.Option(["--pbn", "as_pbn"], is_flag=True, help=speech.help("deal-pbn")),
        to_option(speech),
        click.Option(["--out"], metavar=speech.help("metavar-file"), help=speech.help("deal-out")),
        force_option(speech),
        letters_option(speech),
        *shared_options(speech),
    ]


def _tell(
    speech: Speech,
    deals: list[tuple[int, Deal]],
    given: GivenDeals,
    form: FileFormat | None,
    options: dict[str, Any],
    *,
    as_json: bool,
) -> None:
    """Show the deals, or write them."""
    if as_json:
        _print_json(deals, given)
    elif options["as_pbn"]:
        _print_pbn(deals)
    elif form is not None:
        _write(speech, deals, form, options["out"] or STANDARD, force=options["force"])
    else:
        print_diagrams(speech, deals)


def _format(options: dict[str, Any]) -> FileFormat | None:
    """The format in which the deals are written, if they are, seen to before anybody waits for them.

    Raises:
        Trouble: If there is no such format, or the file cannot be written.
    """
    if options["to"] is None and options["out"] is None:
        return None
    from schlemm.cli.board_files.outputs import check_output, format_asked_for

    out = options["out"] or STANDARD
    form = format_asked_for(options["to"], out)
    check_output(out, force=options["force"])
    return form


def _write(speech: Speech, deals: list[tuple[int, Deal]], form: FileFormat, out: str, *, force: bool) -> None:
    """Write the deals as a file of boards, and name what it has no room for.

    Raises:
        Trouble: If it cannot be written.
    """
    from schlemm.cli.board_files.losses import Losses, tell_losses
    from schlemm.cli.board_files.outputs import write_output
    from schlemm.core.conditions import Conditions
    from schlemm.formats.filed import FiledBoard

    boards = []
    for number, deal in deals:
        conditions = Conditions.of_board(number)
        boards.append(FiledBoard(number, conditions.dealer, conditions.vulnerability, deal.hands))
    written = form.write(boards)
    write_output(out, [written], force=force)
    tell_losses(speech, form, Losses.of(boards, form, written), to_error=True)


def dealt(count: int, number: int | None, seed: int | None) -> list[Deal]:
    """So many deals: the one with the number, or those that follow from the seed, or those of chance."""
    import secrets

    from schlemm.dealing.numbered import deal_of_number, random_deal
    from schlemm.dealing.pcg import Pcg32

    if number is not None:
        return [deal_of_number(number)]
    below = secrets.randbelow if seed is None else Pcg32(seed).below
    return [random_deal(below) for _ in range(count)]


def _print_json(deals: list[tuple[int, Deal]], given: GivenDeals) -> None:
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
    paper.print_json({"deals": told, **given.facts})


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
