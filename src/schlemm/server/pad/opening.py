"""From what people at a real table wish for to the first event of their score pad, and to its entries."""

from __future__ import annotations

from schlemm.core.contract import Result
from schlemm.core.seats import BySeat
from schlemm.pad.decide import check_places
from schlemm.pad.events import PadOpened
from schlemm.pad.pad import Held, PadEntry
from schlemm.scoring.forms.boards import DuplicateForm
from schlemm.scoring.forms.settle import Stake
from schlemm.server.common.person_names import name_of, short_name
from schlemm.server.pad.wire import OpenPad, WrittenEntry
from schlemm.server.table.house_rules import classical_rubber, robber_of_four
from schlemm.table.rules.person_names import is_taken
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.forms import Form

_TEAMS = BySeat(0, 1, 0, 1)
"""Which team of a match sits where at the first table."""


def pad_opened(wish: OpenPad, writer: str, invite: str, date: str) -> PadOpened:
    """The pad as it is wished for.

    Args:
        wish: What people wish for.
        writer: Hash of the secret of the browser that asks.
        invite: The secret that the key of the pad follows from.
        date: The evening, as ``2026-11-19``.

    Raises:
        Refused: If a name is missing, too long or there twice, or people cannot sit so.
    """
    people = tuple(map(name_of, wish.people))
    for at, name in enumerate(people):
        if is_taken(name, people[:at]):
            raise Refused(RefusalCode.NAME_ON_PAD, (("name", name),))
    if wish.form == "match":
        people, seated = people[:2], _TEAMS
    else:
        seated = BySeat(*(wish.seated or range(4)))
        check_places(len(people), seated)
    stake = Stake(wish.stake, wish.rounding)
    name, form = short_name(wish.name), _form(wish)
    return PadOpened(name, invite, writer, form, stake, people, seated, wish.dealer, date, wish.measure)


def entry_of(written: WrittenEntry) -> PadEntry:
    """An entry as it is written.

    Raises:
        NotationError: If the result is none, such as one of fourteen tricks.
    """
    held = Held(written.held_by, written.held) if written.held_by and written.held else None
    return PadEntry(Result.parse(written.result), held, written.board, written.room)


def _form(wish: OpenPad) -> Form:
    match wish.form:
        case "rubber":
            return classical_rubber(wish.rules)
        case "robber4":
            return robber_of_four(wish.rules)
        case "match":
            return DuplicateForm(wish.boards)
