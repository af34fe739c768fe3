"""What the first questions of a worker would have to wait for, done before: rules compiled, the solver loaded."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from schlemm.bots.registry import bot_named
from schlemm.core.auction import Auction
from schlemm.core.bot_name import DEFAULT
from schlemm.core.cards import Card
from schlemm.core.contract import Contract
from schlemm.core.hand import Hand
from schlemm.core.play import Play
from schlemm.core.seats import BySeat, BySide, Seat, Vulnerability
from schlemm.core.view import Public, View
from schlemm.dd.solver import SolverError

_SYSTEM: Final = DEFAULT.partition(":")[0]
_CALLS: Final = "S: 1NT P 3NT P P P"
"""An auction that is over."""


def first_call() -> View:
    """The dealer is to call, with a hand on which judgement has something to weigh."""
    return View(Seat.SOUTH, _public(Auction(Seat.SOUTH)), Hand.parse("AQ94.KJ7.A3.Q852"))


def second_card() -> View:
    """North is dummy, East is to play to the first trick and imagines how the hidden cards lie."""
    play = Play(Contract.parse("3NTS"), cards=(Card.parse("H5"), Card.parse("H9")))
    dummy, own = Hand.parse("K73.QJ.KQJ94.J6"), Hand.parse("T862.A83.72.AT93")
    return View(Seat.EAST, _public(Auction.parse(_CALLS)), own, play, BySeat(dummy, None, None, None))


def warm_up() -> None:
    """Call and play once for nothing."""
    bot = bot_named(DEFAULT)
    with suppress(SolverError):  # where it is missing, there is nothing to load
        for view in (first_call(), second_card()):
            bot.act(view)


def _public(auction: Auction) -> Public:
    return Public(Seat.SOUTH, Vulnerability.NONE, auction, BySide(_SYSTEM, _SYSTEM))
