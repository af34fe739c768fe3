"""Four hands around a table, as bridge columns in newspapers print them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from schlemm.cli.paper import holding, in_suit_colours
from schlemm.cli.speech import Speech
from schlemm.core.cards import SUITS
from schlemm.core.deal import Deal
from schlemm.core.seats import SEATS, Seat
from schlemm.core.sentence import Fact
from schlemm.evaluation.points import figure_points
from schlemm.i18n.profile import Letters


@dataclass(frozen=True, slots=True)
class Diagram:
    """The four hands, over each its seat and its figure points.

    North is on top, West on the left, in the middle a compass; where that is too wide, the hands stand under each
    other, clockwise from North.
    """

    speech: Speech
    deal: Deal

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw it as the room allows."""
        hands = {seat: _hand(self.speech, self.deal, seat) for seat in SEATS}
        around = _around(hands, self.speech.profile.letters)
        needed = Measurement.get(console, options.update(width=_WIDEST), around).maximum
        yield around if needed <= options.max_width else Text("\n\n").join(hands.values())


_WIDEST: Final = 200


def _around(hands: dict[Seat, Text], letters: Letters) -> Table:
    grid = Table.grid(padding=(0, 3))
    for _ in range(3):
        grid.add_column(min_width=18, no_wrap=True)
    grid.add_row("", hands[Seat.NORTH], "")
    grid.add_row(hands[Seat.WEST], _compass(letters), hands[Seat.EAST])
    grid.add_row("", hands[Seat.SOUTH], "")
    return grid


def _hand(speech: Speech, deal: Deal, seat: Seat) -> Text:
    hand = deal.hand(seat)
    facts: dict[str, Fact] = {"seat": seat.letter, "points": figure_points(hand)}
    lines = [Text(speech.say("cli-deal-points", facts), style="bold")]
    lines += [in_suit_colours(holding(hand, suit, speech.profile.letters)) for suit in reversed(SUITS)]
    return Text("\n").join(lines)


def _compass(letters: Letters) -> Text:
    north, east, south, west = (letters.seat(letter) for letter in "NESW")
    lines = ["", f"     {north}", f"  {west}     {east}", f"     {south}"]
    return Text("\n".join(lines), style="dim")
