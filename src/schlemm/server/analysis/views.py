"""A deal that somebody looks into, ready to be shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from schlemm.bidding.explanation.advice import Advice
from schlemm.bidding.explanation.explain import Explanation
from schlemm.bots.analysis.calls import DealBid
from schlemm.bots.analysis.kept import CardsKept
from schlemm.bots.analysis.works import PARTS, WorksPart
from schlemm.bots.analysis.worth import DealWorth
from schlemm.core.auction import Auction
from schlemm.core.calls import BIDS
from schlemm.core.cards import STRAINS
from schlemm.core.contract import Contract, Doubling, Result
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, SIDES, BySeat, Seat, Side, Vulnerability
from schlemm.dd.table import TrickTable
from schlemm.formats.filed import FiledBoard, FiledEnding
from schlemm.formats.reading import UnreadableText
from schlemm.scoring.duplicate import contract_points
from schlemm.server.analysis.wire import (
    BoardRead,
    CallsRead,
    CallWithReason,
    CardChance,
    CardKept,
    ChancesPart,
    DealAnalysed,
    DealBidden,
    MostMade,
    ParResult,
    PlayAnalysed,
    TextDefect,
)
from schlemm.server.common.letters import card_letters
from schlemm.server.protocol.view import HandView
from schlemm.server.views.meaning import calls_meaning, said, sentences, shown_by, usually


def board_read(board: FiledBoard) -> BoardRead:
    """A board as it was pasted, all of whose cards are known, or an ending."""
    if board.ending is not None:
        return _ending_read(board, board.ending)
    auction, played, contract = board.auction, board.played, board.contract
    is_whole = auction is not None and auction.is_over and auction.first is board.dealer
    return BoardRead(
        hands=[] if board.deal is None else _hands(board.deal.hands),
        dealer=board.dealer,
        vulnerability=board.vulnerability,
        calls=[str(call) for call in auction.calls] if auction is not None and is_whole else [],
        contract=str(contract) if isinstance(contract, Contract) else None,
        cards=[] if played is None else card_letters(played.cards),
        defects=[],
        lead=None,
    )


def _ending_read(board: FiledBoard, ending: FiledEnding) -> BoardRead:
    """An ending as it was pasted; where it tells no denomination or nobody who leads, the reader chooses."""
    begun, course = ending.start(), ending.course(board.play)
    return BoardRead(
        hands=_hands(ending.hands),
        dealer=board.dealer,
        vulnerability=board.vulnerability,
        calls=[],
        contract=None if begun is None else str(begun.play.contract),
        cards=card_letters(course[-1].play.cards) if course else [],
        defects=[],
        lead=ending.leader or Seat.SOUTH,
    )


def not_read(error: UnreadableText) -> BoardRead:
    """What keeps a text from being a board."""
    defects = [
        TextDefect(
            0 if each.start == each.end == len(error.text) else error.text.count("\n", 0, each.start) + 1,
            said(each.sentence),
        )
        for each in error.defects
    ]
    return BoardRead([], None, None, [], None, [], defects, None)


def deal_analysed(worth: DealWorth, vulnerability: Vulnerability) -> DealAnalysed:
    """The tricks of all declarers, par, and what both sides can make."""
    table = worth.table
    return DealAnalysed(
        tricks={seat: {str(strain): table.tricks(strain, seat) for strain in STRAINS} for seat in SEATS},
        table=str(table),
        par=worth.par.score,
        results=[ParResult(str(result), _goes_down(result)) for result in worth.par.results],
        most={str(side): _most(table, side, vulnerability) for side in SIDES},
    )


def _goes_down(result: Result) -> bool:
    return result.contract is not None and result.tricks < result.contract.tricks


def _most(table: TrickTable, side: Side, vulnerability: Vulnerability) -> MostMade | None:
    """The contract that a side makes and that brings it most; of equals the lowest."""
    made = list(_made(table, side))
    if not made:
        return None
    vulnerable = vulnerability.of(side)
    contract, tricks = max(
        made, key=lambda one: (contract_points(one[0], one[1], vulnerable), -one[0].bid.index)
    )
    return MostMade(str(contract), tricks, contract_points(contract, tricks, vulnerable))


def _made(table: TrickTable, side: Side) -> Iterator[tuple[Contract, int]]:
    for seat in side.seats:
        for bid in BIDS:
            tricks = table.tricks(bid.strain, seat)
            if tricks >= bid.tricks:
                yield Contract(bid, Doubling.UNDOUBLED, seat), tricks


def play_analysed(found: CardsKept) -> PlayAnalysed:
    """A moment of a play with open cards."""
    play, last = found.now.play, found.now.play.last_trick
    won = play.won_by(play.contract.side)
    return PlayAnalysed(
        hands=_hands(found.now.hands),
        turn=play.turn,
        won=won,
        lost=len(play.winners) - won,
        last=[] if last is None else card_letters(last.cards),
        last_leader=None if last is None else last.leader,
        trick=card_letters(play.trick.cards),
        leader=play.trick.leader,
        cards=[CardKept(str(card), tricks) for card, tricks in found.kept],
        line=card_letters(found.line),
    )


def deal_bidden(found: DealBid) -> DealBidden:
    """An auction with its reasons."""
    contract = found.public.auction.contract
    calls = [_call_made(advice) for advice in found.advice]
    return DealBidden(calls, None if contract is None else str(contract))


def calls_read(auction: Auction, readings: Iterable[Explanation]) -> CallsRead:
    """An auction that was made elsewhere, with what systems read in it."""
    return CallsRead(calls_meaning(auction, readings))


def _call_made(advice: Advice) -> CallWithReason:
    promises = advice.promises
    return CallWithReason(
        call=str(advice.call),
        rule=said(advice.rule),
        overrules=None if advice.overrules is None else said(advice.overrules),
        usually=usually(promises),
        said=sentences(promises),
        shown=shown_by(promises),
        force=promises.force,
        artificial=promises.artificial,
    )


def chances_part(found: WorksPart) -> ChancesPart:
    """One part of the deals that a player has to reckon with."""
    shown = [CardChance(str(each.card), each.reached, each.tricks) for each in found.cards]
    return ChancesPart(found.count, PARTS, found.declares, shown)


def _hands(hands: BySeat[Hand]) -> list[HandView]:
    return [HandView(seat, card_letters(hands.of(seat)), "over") for seat in SEATS]
