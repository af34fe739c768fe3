"""How bidden deals are shown: an auction with notes, JSON, or PBN."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import click
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from schlemm.bidding.explanation.explain import Explanation, explain
from schlemm.cli import paper
from schlemm.cli.commands.book import Book, coded
from schlemm.cli.diagram import Diagram
from schlemm.cli.paper import INDENT, in_suit_colours
from schlemm.cli.speech import Speech
from schlemm.cli.systems import NamedSystem
from schlemm.cli.trouble import WIDTH
from schlemm.core.deal import Deal
from schlemm.core.seats import Seat, Side
from schlemm.core.sentence import Fact, Sentence
from schlemm.core.view import Public
from schlemm.dealing.numbered import number_of_deal
from schlemm.formats.pbn import PbnGame, write_pbn
from schlemm.formats.pbn.game import tag_order

COLUMNS = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)
"""The seats over an auction, as most newspapers have them."""
CLOSING = 3
"""How many passes end an auction and say nothing that anybody asks about."""


@dataclass(frozen=True, slots=True)
class Bidden:
    """A game after its bidding.

    Attributes:
        game: The game as it was read.
        deal: Its cards.
        public: The auction, which is over, and what was at stake.
    """

    game: PbnGame
    deal: Deal
    public: Public

    @property
    def meanings(self) -> tuple[Explanation, ...]:
        """What each call means, from the calls before it alone."""
        return tuple(explain(self.public, index) for index in range(len(self.public.auction.calls)))

    @property
    def noted(self) -> range:
        """The calls that are worth a note: all but the passes that end the auction."""
        calls = len(self.public.auction.calls)
        return range(calls if self.public.auction.contract is None else calls - CLOSING)


@dataclass(frozen=True, slots=True)
class Wrong:
    """Why a game of a file could not be bid.

    Attributes:
        why: What is to be said of it.
        board: The game's number, as far as it is known.
        line: The line of the file, from 1; 0 where the file is not to blame.
    """

    why: Sentence
    board: str | None
    line: int = 0


def print_report(speech: Speech, games: Sequence[Bidden]) -> None:
    """Hands, auction and notes of every game."""
    for game in games:
        paper.show(Group(*_parts(speech, game)))


def _parts(speech: Speech, bidden: Bidden) -> Iterator[RenderableType]:
    public = bidden.public
    facts: dict[str, Fact] = {
        "seat": public.dealer.letter,
        "vulnerability": public.vulnerability.notation,
    }
    number = bidden.game.number
    heading = "bid-deal" if number is None else "bid-board"
    yield from (
        "",
        Padding(Text(speech.say(heading, {**facts, "number": number or 0}), style="bold"), INDENT),
    )
    systems = {side.letters.lower(): public.systems.of(side) for side in Side}
    yield Padding(Text(speech.say("bid-systems", dict(systems)), style="dim"), INDENT)
    yield from ("", Diagram(speech, bidden.deal), "", Padding(_auction(speech, bidden), INDENT), "")
    yield from (Padding(_notes(speech, bidden), INDENT), "")
    yield Padding(
        in_suit_colours(speech.say("bid-contract", {"text": contract(speech, bidden)}), "bold"), INDENT
    )
    again = speech.say("cli-deal-number", {"number": str(number_of_deal(bidden.deal))})
    yield Padding(Text(again, style="dim"), INDENT)


def contract(speech: Speech, bidden: Bidden) -> str:
    """What the auction has come to."""
    settled = bidden.public.auction.contract
    words = speech.translator.words
    return speech.say("result-passed-out") if settled is None else words.contract(settled)


def _auction(speech: Speech, bidden: Bidden) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for _ in COLUMNS:
        table.add_column(min_width=9)
    words, auction = speech.translator.words, bidden.public.auction
    table.add_row(*(Text(words.seat(seat), style="dim") for seat in COLUMNS))
    cells = [Text("")] * COLUMNS.index(auction.first)
    for index, call in enumerate(auction.calls):
        cells.append(_numbered(words.call(call), index if index in bidden.noted else None))
    for start in range(0, len(cells), len(COLUMNS)):
        table.add_row(*cells[start : start + len(COLUMNS)])
    return table


def _numbered(call: str, index: int | None) -> Text:
    return (
        in_suit_colours(call)
        if index is None
        else in_suit_colours(call) + Text(f" ({index + 1})", style="dim")
    )


def _notes(speech: Speech, bidden: Bidden) -> RenderableType:
    table = Table.grid(padding=(0, 2), expand=True)
    table.add_column(justify="right", no_wrap=True, style="dim")
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    meanings, words = bidden.meanings, speech.translator.words
    for index in bidden.noted:
        call = bidden.public.auction.calls[index]
        table.add_row(
            str(index + 1),
            in_suit_colours(words.call(call), "bold"),
            in_suit_colours(_note(speech, meanings[index])),
        )
    return table


def _note(speech: Speech, meaning: Explanation) -> str:
    return " ".join(Book(speech, NamedSystem("")).told(meaning))


def print_bids_json(games: Sequence[Bidden], wrong: Sequence[Wrong]) -> None:
    """One line: every game with its auction, and what was wrong with the others."""
    told = [
        {"code": each.why.code, "args": each.why.args, "board": each.board, "line": each.line}
        for each in wrong
    ]
    paper.print_json({"games": [_as_codes(game) for game in games], "wrong": told})


def _as_codes(bidden: Bidden) -> dict[str, Any]:
    public = bidden.public
    settled = public.auction.contract
    return {
        "board": bidden.game.number,
        "dealer": public.dealer.letter,
        "vulnerability": public.vulnerability.notation,
        "deal": str(bidden.deal),
        "number": str(number_of_deal(bidden.deal)),
        "systems": {side.letters: public.systems.of(side) for side in Side},
        "auction": [
            {"call": str(call), **coded(meaning)}
            for call, meaning in zip(public.auction.calls, bidden.meanings, strict=True)
        ],
        "contract": "P" if settled is None else str(settled),
    }


def print_pbn(speech: Speech, games: Sequence[Bidden]) -> None:
    """The games as PBN, with the meanings of their calls as notes; what was played before is left out."""
    click.echo(write_pbn(_as_game(speech, game) for game in games), nl=False)


def _as_game(speech: Speech, bidden: Bidden) -> PbnGame:
    public, meanings = bidden.public, bidden.meanings
    systems = {f"BidSystem{side.letters}": public.systems.of(side) for side in Side}
    tags = {**dict(bidden.game.tags), **systems}
    return replace(
        bidden.game,
        dealer=public.dealer,
        vulnerability=public.vulnerability,
        auction=public.auction,
        notes=tuple((index, _note(speech, meanings[index])) for index in bidden.noted),
        told=None,
        tricks=None,
        tags=tuple(sorted(tags.items(), key=lambda tag: tag_order(tag[0]))),
        sections=(),
        play=None,
        grades=(),
        won=None,
        comments=(),
        defects=(),
    )


def complain(speech: Speech, wrong: Sequence[Wrong], file: str) -> None:
    """Tell on standard error what is wrong with games, each with its place.

    Args:
        speech: The language.
        wrong: What is wrong.
        file: The file as it was typed; empty if there is none.
    """
    for each in wrong:
        text = speech.tell(each.why)
        places = [place for place in (file, _place(speech, each)) if place]
        if places:
            text = speech.say("bid-defect", {"place": ", ".join(places), "text": text})
        click.echo(click.wrap_text(text, WIDTH), err=True)


def _place(speech: Speech, wrong: Wrong) -> str:
    """Line and board, as far as they are known."""
    if wrong.line:
        return speech.say("pbn-place", {"line": wrong.line, "board": wrong.board or "none"})
    return speech.say("bid-place", {"number": wrong.board}) if wrong.board else ""
