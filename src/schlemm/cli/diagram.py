"""Four hands around a table, as bridge columns in newspapers print them."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from schlemm.cli.paper import holding, inked
from schlemm.cli.speech import Speech
from schlemm.core.cards import SUITS
from schlemm.core.deal import Deal
from schlemm.core.errors import Datum
from schlemm.core.seats import Seat
from schlemm.evaluation.points import figure_points
from schlemm.i18n.profile import Letters


def diagram(speech: Speech, deal: Deal) -> Table:
    """North on top, West on the left, and in the middle a compass; over each hand its seat and points."""
    letters = speech.profile.letters
    hands = {seat: _hand(speech, deal, seat) for seat in Seat}
    grid = Table.grid(padding=(0, 3))
    for width in (18, 18, 18):
        grid.add_column(min_width=width)
    grid.add_row("", hands[Seat.NORTH], "")
    grid.add_row(hands[Seat.WEST], _compass(letters), hands[Seat.EAST])
    grid.add_row("", hands[Seat.SOUTH], "")
    return grid


def _hand(speech: Speech, deal: Deal, seat: Seat) -> Text:
    hand = deal.hand(seat)
    facts: dict[str, Datum] = {"seat": seat.letter, "points": figure_points(hand)}
    lines = [Text(speech.say("cli-deal-points", facts), style="bold")]
    lines += [inked(holding(hand, suit, speech.profile.letters)) for suit in reversed(SUITS)]
    return Text("\n").join(lines)


def _compass(letters: Letters) -> Text:
    north, east, south, west = (letters.seat(letter) for letter in "NESW")
    lines = ["", f"     {north}", f"  {west}     {east}", f"     {south}"]
    return Text("\n".join(lines), style="dim")
