"""From what a person wishes for to the first event of their table."""

from __future__ import annotations

from schlemm.core.seats import SEATS, BySeat
from schlemm.scoring.forms.minibridge import MinibridgeForm
from schlemm.server.common.bots import BOT_NAMES, bot_bidding, texts_of
from schlemm.server.common.person_names import short_name
from schlemm.server.common.secret import new_secret
from schlemm.server.table.house_rules import classical_rubber, robber_of_four
from schlemm.server.table.wire import OpenTable
from schlemm.table.state.events import TableOpened
from schlemm.table.state.forms import Form
from schlemm.table.state.invitation import Invitation
from schlemm.table.state.players import Person, Player, Robot, hashed
from schlemm.table.state.settings import Settings


def table_opened(wish: OpenTable, table: str, secret: str) -> TableOpened:
    """The table with the person at the seat they want and bots at the others, each bidding its side's system.

    Raises:
        Refused: If the person's name is too long.
        UnknownSystem: If a system that is wished for does not exist.
    """
    seat = wish.seat
    ours, theirs = (bot_bidding(system, wish.level) for system in (wish.system, wish.their_system))
    players: BySeat[Player] = BySeat(
        *(Robot(BOT_NAMES.of(each), ours if each.side is seat.side else theirs) for each in SEATS)
    )
    person = Person(short_name(wish.name), hashed(secret, table), bot=ours, face=wish.face)
    settings = Settings(
        wish.tempo,
        wish.partner_declares,
        wish.stake,
        wish.rounding,
        minutes=wish.minutes,
        looking_back=wish.looking_back,
        ceremony=wish.ceremony,
        ceremony_deals=wish.ceremony_deals,
        shuffler=wish.shuffler,
    )
    kept = tuple(each for each in SEATS if each is not seat and each in wish.company)
    invitation = Invitation(seat, new_secret())
    return TableOpened(
        form_of(wish),
        players.put(seat, person),
        settings,
        circle=invitation,
        kept=kept,
        texts=texts_of((wish.system, wish.their_system)),
    )


def form_of(wish: OpenTable) -> Form:
    """The form of scoring with its house rules."""
    if wish.form == "minibridge":
        return MinibridgeForm(first_dealer=wish.dealer, newcomer=wish.seat if wish.newcomer else None)
    form = classical_rubber if wish.form == "rubber" else robber_of_four
    return form(wish.rules, wish.dealer)
