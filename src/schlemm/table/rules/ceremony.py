"""The ceremony of dealing: a pack is shuffled, the dealer's right-hand opponent cuts it, and then it is dealt.

S1:17 and S4:15 tell it. It is a habit and no rule of the game, and the cards do not depend on who shuffles; where deals
are promised, they do depend on the cut (``dealing.fair``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schlemm.core.seats import Seat
from schlemm.dealing.pcg import Pcg32
from schlemm.table.rules.act import Act, DealSource
from schlemm.table.rules.dealing import Contributed, contributed, deal_next, promised
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.events import Event, PackShuffled
from schlemm.table.state.pack import CUTS, Back, Pack, back_of
from schlemm.table.state.settings import Ceremony, CeremonyDeals, Shuffler
from schlemm.table.state.table import Table


def next_deal(table: Table, deals: DealSource) -> tuple[Event, ...]:
    """The next board, or with the ceremony its pack, which has yet to be cut."""
    if not _is_played(table):
        return deal_next(table, deals)
    promises = () if table.promise is not None else promised(table.deals + 1, deals)
    return (*promises, _shuffled(table))


@dataclass(frozen=True, slots=True)
class CutPack:
    """Cut the pack after so many cards."""

    after: int


def _decide(table: Table, by: Seat, wish: CutPack, deals: DealSource) -> tuple[Event, ...]:
    """With the cut the board is dealt; refused is who does not cut, and where hardly anything would lie on one side."""
    if (pack := table.pack_to_cut) is None:
        raise Refused(RefusalCode.NO_PACK_TO_CUT)
    check_cut(pack, by)
    if wish.after not in CUTS:
        raise Refused(RefusalCode.BAD_CUT, (("least", CUTS[0]), ("most", CUTS[-1])))
    given = Contributed(by, "", wish.after)
    return (given, *deal_next(contributed(table, given), deals))


def check_cut(pack: Pack, by: Seat | None = None) -> None:
    """Check that this is the player who cuts the pack.

    Raises:
        Refused: If it is anybody else.
    """
    if by is not pack.cutter:
        raise Refused(RefusalCode.CUT_FIRST, (("seat", pack.cutter.letter),))


def cut_of_bot(table: Table, seat: Seat) -> CutPack:
    """Where the bot of this seat cuts: anywhere, as its own numbers have it."""
    random = Pcg32.from_text(f"cut {table.id} {table.deals + 1} {seat.letter}")
    return CutPack(CUTS[random.below(len(CUTS))])


def _is_played(table: Table) -> bool:
    """Whether the next board is dealt with the ceremony."""
    agreed = table.settings
    if agreed.ceremony is Ceremony.OFF or table.is_match:
        return False
    return agreed.ceremony_deals is CeremonyDeals.EVERY or table.deals == 0


def _shuffled(table: Table) -> PackShuffled:
    """The pack whose turn it is, shuffled by who does that at this table."""
    back = back_of(table.score.number.board, table.score.form.start().conditions.dealer)
    dealer = table.score.conditions.dealer
    return PackShuffled(back, dealer if table.settings.shuffler is Shuffler.DEALER else _keeper(back), dealer)


def _keeper(back: Back) -> Seat:
    """Who shuffles a pack where two players do: North the blue one, South the red one (S1:17)."""
    return Seat.NORTH if back is Back.BLUE else Seat.SOUTH


CUT: Final = Act(name="cut", request=CutPack, decide=_decide, by_program=True)
