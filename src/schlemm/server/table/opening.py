"""From what a person wishes for to the first event of their table."""

from __future__ import annotations

from dataclasses import replace

from schlemm.core.seats import SEATS, BySeat
from schlemm.scoring.forms.boards import DuplicateForm
from schlemm.scoring.forms.minibridge import MinibridgeForm
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.scoring.forms.rubber import RubberForm
from schlemm.server.common.bots import BOT_NAMES, bot_bidding
from schlemm.server.common.person_names import short_name
from schlemm.server.common.secret import new_secret
from schlemm.server.table.house_rules import classical_rubber, robber_of_four
from schlemm.server.table.wire import OpenTable
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.events import TableOpened
from schlemm.table.state.forms import Form
from schlemm.table.state.invitation import Invitation
from schlemm.table.state.players import Person, Player, Robot, hashed
from schlemm.table.state.settings import Settings
from schlemm.table.state.table import Table


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
    person = Person(short_name(wish.name), hashed(secret, table), bot=ours)
    settings = Settings(
        wish.tempo,
        wish.partner_declares,
        wish.stake,
        wish.rounding,
        minutes=wish.minutes,
        looking_back=wish.looking_back,
        ceremony=wish.ceremony,
        shuffler=wish.shuffler,
    )
    kept = tuple(each for each in SEATS if each is not seat and each in wish.company)
    invitation = Invitation(seat, new_secret())
    return TableOpened(form_of(wish), players.put(seat, person), settings, circle=invitation, kept=kept)


def opened_again(former: Table) -> TableOpened:
    """Another game by the agreements of a former one, with the same people and keys; the deal goes on round.

    Raises:
        Refused: If single boards were played there, which is no game.
    """
    form, dealer = former.form, former.score.conditions.dealer
    match form:
        case MinibridgeForm():
            form = replace(form, safe=0, first_dealer=dealer, newcomer=None)
        case RobberOfFourForm() | RubberForm():
            form = replace(form, first_dealer=dealer)
        case DuplicateForm():
            raise Refused(RefusalCode.GAME_OVER)
    invitation, away = former.company.invitation, former.company.away
    invitation = replace(
        invitation, invite=invitation.invite or new_secret(), scope=invitation.scope or former.id
    )
    return TableOpened(form, former.players, former.settings, circle=invitation, away=away)


def form_of(wish: OpenTable) -> Form:
    """The form of scoring with its house rules."""
    if wish.form == "minibridge":
        return MinibridgeForm(newcomer=wish.seat if wish.newcomer else None)
    return classical_rubber(wish.rules) if wish.form == "rubber" else robber_of_four(wish.rules)
