"""``schlemm bid``: bids a deal, or all games of a PBN file, and says what each call means."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import click

from schlemm.cli.commands.deal import LAST_NUMBER
from schlemm.cli.help_pages import Command
from schlemm.cli.parameters import OneOf, Whole, refuse_together, shared_options
from schlemm.cli.speech import Speech
from schlemm.cli.trouble import BAD_INPUT, CommandError
from schlemm.core.sentence import Sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from schlemm.cli.commands.bid_report import Bidden, Wrong
    from schlemm.core.calls import Call
    from schlemm.core.deal import Deal
    from schlemm.core.seats import BySide, Seat, Vulnerability
    from schlemm.core.view import Public
    from schlemm.formats.pbn import PbnDefect, PbnGame

VULNERABILITIES: Final = {"none": "None", "ns": "NS", "ew": "EW", "all": "All"}
"""What is typed, and how the rest of the world writes it."""


@dataclass(frozen=True, slots=True)
class BidOptions:
    """What holds for every game whatever its file says.

    Attributes:
        systems: The names of both sides' systems.
        dealer: Who deals.
        vulnerability: Who is vulnerable.
        begun: The calls that have been made.
    """

    systems: BySide[str]
    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None
    begun: tuple[Call, ...] = ()


def command(speech: Speech) -> click.Command:
    """The command in this language."""

    def run(words: tuple[str, ...], as_json: bool, as_pbn: bool, **options: Any) -> int:
        from schlemm.cli.commands import bid_report
        from schlemm.cli.commands.bid_games import DealOption, is_file, typed_games

        refuse_together("as_pbn", "as_json")
        if options["ns"] and options["ew"]:
            refuse_together("system", "ns")
        text = " ".join(words)
        dealt = DealOption(*(options.pop(name) for name in ("count", "board", "number", "seed")))
        games = typed_games(speech, text, dealt)
        bidden, wrong = bid_all(speech, games, _wish_of(**options), alone=not is_file(text))
        if as_json:
            bid_report.print_bids_json(bidden, wrong)
        elif as_pbn:
            bid_report.print_pbn(speech, bidden)
        else:
            bid_report.print_report(speech, bidden)
        bid_report.complain(speech, wrong, text if is_file(text) else "")
        return BAD_INPUT if wrong else 0

    return Command(speech, "bid", run, _parameters(speech))


def _parameters(speech: Speech) -> list[click.Parameter]:
    """The arguments and options, explained in this language."""
    about = {name: speech.help(f"bid-{name}") for name in ("system", "ns", "ew", "dealer", "auction", "pbn")}
    vul = OneOf(*VULNERABILITIES)

    def number(name: str, least: int, most: int) -> click.Option:
        return click.Option(
            [f"--{name}"], type=Whole(least, most), metavar="N", help=speech.help(f"deal-{name}")
        )

    return [
        click.Argument(
            ["words"],
            nargs=-1,
            metavar=f"[{speech.help('metavar-deal')}]",
            help=speech.help("bid-deal"),
        ),
        click.Option(["--system"], metavar="NAME", help=about["system"]),
        click.Option(["--ns"], metavar="NAME", help=about["ns"]),
        click.Option(["--ew"], metavar="NAME", help=about["ew"]),
        click.Option(["--dealer"], metavar="N|E|S|W", help=about["dealer"]),
        click.Option(["--vul"], type=vul, help=speech.help("bid-vul")),
        click.Option(["--auction"], metavar="CALLS", help=about["auction"]),
        number("count", 1, 1000),
        number("board", 1, 9999),
        number("number", 0, LAST_NUMBER),
        number("seed", 0, 2**64 - 1),
        click.Option(["--pbn", "as_pbn"], is_flag=True, help=about["pbn"]),
        *shared_options(speech),
    ]


def _wish_of(
    *,
    system: str | None,
    ns: str | None,
    ew: str | None,
    dealer: str | None,
    vul: str | None,
    auction: str | None,
) -> BidOptions:
    """What the options say.

    Raises:
        Trouble: If a system does not exist or a call cannot be read.
        UnreadableText: If the dealer is no seat.
    """
    from schlemm.bidding.systems import DEFAULT
    from schlemm.cli.systems import system_asked_for
    from schlemm.cli.typed_calls import calls_of
    from schlemm.core.seats import BySide, Vulnerability
    from schlemm.formats.contract_text import read_seat
    from schlemm.formats.letters import CANONICAL

    north, east = (system_asked_for(side or system or DEFAULT).system for side in (ns, ew))
    return BidOptions(
        BySide(north, east),
        None if dealer is None else read_seat(dealer, CANONICAL),
        None if vul is None else Vulnerability.parse(VULNERABILITIES[vul]),
        calls_of(auction or ""),
    )


def bid_all(
    speech: Speech, games: Sequence[PbnGame | PbnDefect], wish: BidOptions, *, alone: bool
) -> tuple[list[Bidden], list[Wrong]]:
    """Every game whose deal is known with its auction, and everything that was wrong.

    Args:
        speech: The language.
        games: What was read.
        wish: What holds for every game.
        alone: Whether there is one deal only, so that nothing goes on without it.

    Raises:
        Trouble: What is wrong, if there is one deal only.
    """
    from schlemm.cli.commands.bid_report import Wrong
    from schlemm.formats.pbn import PbnDefect

    bidden: list[Bidden] = []
    wrong: list[Wrong] = []
    for game in games:
        try:
            defects = (game,) if isinstance(game, PbnDefect) else game.defects
            wrong.extend(Wrong(defect.sentence, defect.board, defect.line) for defect in defects)
            told = any(defect.tag == "Deal" for defect in defects)
            if not isinstance(game, PbnDefect) and not (told and game.deal is None):
                bidden.append(_bid_out(speech, game, wish))
        except CommandError as trouble:
            if alone:
                raise
            board = None if isinstance(game, PbnDefect) or game.number is None else str(game.number)
            wrong.append(Wrong(Sentence.of(trouble.code, trouble.facts), board))
    return bidden, wrong


def _bid_out(speech: Speech, game: PbnGame, wish: BidOptions) -> Bidden:
    """The game with the auction that the bots of both systems have.

    Raises:
        Trouble: If a hand is not given, or the auction cannot have begun so.
    """
    from schlemm.cli.commands.bid_report import Bidden
    from schlemm.cli.typed_calls import auction_after
    from schlemm.core.auction import Auction
    from schlemm.core.seats import Seat, Vulnerability
    from schlemm.core.view import Public

    deal = game.deal
    if deal is None:
        raise CommandError("bid-hands-missing")
    dealer = wish.dealer or game.dealer or Seat.NORTH
    vulnerability = wish.vulnerability or game.vulnerability or Vulnerability.NONE
    auction = auction_after(speech, Auction(dealer), wish.begun)
    return Bidden(game, deal, with_all_calls(Public(dealer, vulnerability, auction, wish.systems), deal))


def with_all_calls(public: Public, deal: Deal) -> Public:
    """The auction as the bots carry it on to its end, each seeing its own hand only."""
    from dataclasses import replace

    from schlemm.bots.bidder import SystemBot
    from schlemm.core.action import MakeCall
    from schlemm.core.view import View

    bot = SystemBot()
    while not public.auction.is_over:
        seat = public.auction.turn
        action = bot.act(View(seat, public, deal.hand(seat)))
        if not isinstance(action, MakeCall):
            raise TypeError(f"a bot asked for a call answered {action}")
        public = replace(public, auction=public.auction.after(action.call))
    return public
