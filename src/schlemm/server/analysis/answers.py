"""What is answered about a deal that is looked into. All that is known comes with the question; nothing is kept.

Whoever plays can send only cards that they have seen, and learns nothing here that a pencil would not tell. The work is
done by the bots' workers, after all that tables wait for, and by one of them at a time.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeVar

from schlemm.bidding.explanation.seen import Known
from schlemm.bots.analysis.calls import HowItIsBid
from schlemm.bots.analysis.kept import WhatCardsKeep
from schlemm.bots.analysis.works import PARTS, HowOftenItWorks
from schlemm.bots.analysis.worth import WhatDealIsWorth
from schlemm.bots.explaining import WhatCallsMeanTo
from schlemm.bots.open_cards import DefendersReply
from schlemm.bots.workers.executor import JobRunner
from schlemm.bots.workers.questions import Job
from schlemm.core.auction import Auction
from schlemm.core.calls import parse_call
from schlemm.core.cards import Card
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.core.errors import NotationError, RuleViolation
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, BySeat, BySide, Seat, Vulnerability
from schlemm.core.view import Public
from schlemm.dd.defects import ImpossiblePosition
from schlemm.dd.table import TrickTable
from schlemm.formats.filed import NO_HANDS, FiledBoard, FiledEnding, is_ending
from schlemm.formats.lin import write_lin
from schlemm.formats.pbn import PbnGame, encode_pbn, write_pbn
from schlemm.server.analysis.reading import PastedBoard
from schlemm.server.analysis.views import (
    calls_read,
    chances_part,
    deal_analysed,
    deal_bidden,
    play_analysed,
)
from schlemm.server.analysis.wire import (
    CallsRead,
    ChancesPart,
    DealAnalysed,
    DealBidden,
    PlayAnalysed,
    SystemsBid,
)
from schlemm.server.common.asker import Asker
from schlemm.server.common.file import File
from schlemm.server.common.unanswered import BadQuestion, NotThere
from schlemm.server.protocol.open_turn import OpenTurnView
from schlemm.server.texts.readers import TextReaders
from schlemm.server.texts.system_check import check_systems
from schlemm.server.views.open_turn import open_turn_view

T = TypeVar("T")

LONGEST_TEXT: Final = 65_536
"""Bytes of a text that is pasted."""

MOST_CALLS: Final = 319
"""So many calls has the longest auction (1♣ to 7NT with every pass, double and redouble between)."""


@dataclass(frozen=True, slots=True)
class AskedDeal:
    """The deal that a question is about.

    Attributes:
        hands: The four hands, or the cards that are left of an ending.
        conditions: Who deals, and who is vulnerable.
    """

    hands: BySeat[Hand]
    conditions: Conditions

    @property
    def deal(self) -> Deal:
        """The whole deal.

        Raises:
            BadQuestion: If it is an ending.
        """
        if is_ending(self.hands):
            raise BadQuestion("no deal")
        return Deal(self.hands)


@dataclass(frozen=True, slots=True)
class TriedPlay:
    """What is tried out with a deal.

    Attributes:
        contract: The contract.
        cards: What has been played so far.
        led_by: Who leads to an ending; of a deal it is the player on declarer's left.
    """

    contract: Contract
    cards: tuple[Card, ...]
    led_by: Seat | None = None


def asked_deal(deal: str, dealer: str, vulnerability: str) -> AskedDeal:
    """Return the deal that was sent, or the ending.

    Raises:
        BadQuestion: If it is none: the page sends four hands of the same number of cards.
    """
    try:
        danger = Vulnerability.parse(vulnerability)
        hands = [Hand.parse(text) for text in deal.removeprefix("N:").split(" ")]
        whole = BySeat(*hands) if len(hands) == len(SEATS) else None
        if whole is None or not is_ending(whole):
            whole = Deal.parse(deal).hands
        return AskedDeal(whole, Conditions(Seat.parse(dealer), danger))
    except NotationError as error:
        raise BadQuestion("no deal") from error


def tried_play(contract: str, cards: str, lead: str = "") -> TriedPlay:
    """Return the contract and the cards that were sent, with dots between, and who leads to an ending.

    Raises:
        BadQuestion: If they are none.
    """
    try:
        so_far = tuple(map(Card.parse, filter(None, cards.split("."))))
        return TriedPlay(Contract.parse(contract), so_far, Seat.parse(lead) if lead else None)
    except NotationError as error:
        raise BadQuestion("no such play") from error


async def systems_of(asker: Asker, named: SystemsBid, texts: TextReaders) -> BySide[str]:
    """Return what each side bids.

    Raises:
        UnknownSystem: If something is wrong with a text that is a system.
    """
    systems = BySide(named.ns, named.ew)
    await check_systems(asker, systems, texts)
    return systems


async def board_in_text(asker: Asker, text: bytes, letters: str, texts: TextReaders) -> bytes:
    """Return a ``BoardRead`` as JSON: the first board in a text, or of four typed hands; or what is wrong with it.

    Args:
        asker: Who asks.
        text: What was pasted.
        letters: The language whose letters are meant in typed hands: ``de``, ``it``, ``fr``; else the canonical ones.
        texts: What reads it.
    """
    return await texts.answer(PastedBoard(text, letters), asker.household)


async def deal_table(asked: AskedDeal, runner: JobRunner) -> DealAnalysed:
    """Return twenty numbers of tricks, and par."""
    dealer, danger = asked.conditions.dealer, asked.conditions.vulnerability
    job = WhatDealIsWorth(asked.deal, dealer, danger)
    return deal_analysed(await runner.carry_out(job), danger)


async def deal_played(asked: AskedDeal, tried: TriedPlay, runner: JobRunner) -> PlayAnalysed:
    """Return a contract after these cards: what each card keeps, and the best line from there."""
    kept = WhatCardsKeep(asked.hands, tried.contract, tried.cards, _leader(asked, tried))
    return play_analysed(await _tried(runner, kept))


async def ending_defended(asked: AskedDeal, tried: TriedPlay, runner: JobRunner) -> OpenTurnView:
    """Return where a play comes to after these cards if the defenders answer as well as can be."""
    reply = DefendersReply(asked.hands, tried.contract, tried.cards, _leader(asked, tried))
    return open_turn_view(await _tried(runner, reply))


def _leader(asked: AskedDeal, tried: TriedPlay) -> Seat | None:
    """Who leads, if it is an ending."""
    return tried.led_by if is_ending(asked.hands) else None


async def deal_bid(asked: AskedDeal, systems: BySide[str], runner: JobRunner) -> DealBidden:
    """Return how the systems of both sides bid a deal, and why."""
    job = HowItIsBid(asked.deal, asked.conditions, systems)
    return deal_bidden(await runner.carry_out(job))


async def calls_of_deal(asked: AskedDeal, systems: BySide[str], calls: str, runner: JobRunner) -> CallsRead:
    """Return what the calls of an auction mean by the systems of both sides, to somebody who sees all four hands."""
    dealer, danger = asked.conditions.dealer, asked.conditions.vulnerability
    auction = _called(dealer, calls)
    known = Known(BySeat.from_function(asked.deal.hand))
    job = WhatCallsMeanTo(known, Public(dealer, danger, auction, systems))
    return calls_read(auction, await runner.carry_out(job))


async def deal_chances(
    asked: AskedDeal, tried: TriedPlay, systems: BySide[str], calls: str, part: int, runner: JobRunner
) -> ChancesPart:
    """Return in how many deals that fit the calls and the cards so far each card of the hand in turn works.

    Args:
        asked: The deal.
        tried: The contract, and the cards so far.
        systems: By which the calls are read.
        calls: The auction, with dots between; with nothing the cards alone count.
        part: Which part of the deals.
        runner: Whose workers look at them.
    """
    if not 0 <= part < PARTS:
        raise BadQuestion("no such part")
    dealer, danger = asked.conditions.dealer, asked.conditions.vulnerability
    public = Public(dealer, danger, _called(dealer, calls), systems)
    job = HowOftenItWorks(asked.deal, public, tried.contract, tried.cards, part)
    return chances_part(await _tried(runner, job))


def deal_file(asked: AskedDeal, kind: str, calls: str, table: str, tried: TriedPlay | None = None) -> File:
    """Return the deal as a file to take home, or the ending.

    Args:
        asked: The deal.
        kind: ``pbn`` or ``lin``.
        tried: What is tried out with an ending.
        calls: The auction, with dots between.
        table: Twenty numbers of tricks as hexadecimal digits, where they are known.

    Raises:
        NotThere: If there is no such kind of file.
    """
    conditions = asked.conditions
    auction, tags = _called(conditions.dealer, calls), _tags(table)
    ending = _ending(asked, tried)
    board = FiledBoard(
        number=1 if conditions == Conditions.of_board(1) else None,
        dealer=conditions.dealer,
        vulnerability=conditions.vulnerability,
        hands=NO_HANDS if ending is not None else BySeat(*asked.hands),
        auction=auction if auction.calls else None,
        tags=tags,
        play=None
        if ending is None or tried is None or not tried.cards
        else ending.played_in_order(tried.cards),
        ending=ending,
    )
    if kind == "pbn":
        return File(encode_pbn(write_pbn([PbnGame.of(board)])), "application/x-pbn", "deal.pbn")
    if kind == "lin":
        return File(write_lin([board]).encode(), "text/plain; charset=utf-8", "deal.lin")
    raise NotThere


def _ending(asked: AskedDeal, tried: TriedPlay | None) -> FiledEnding | None:
    """The ending that was sent, if it is one."""
    if not is_ending(asked.hands):
        return None
    if tried is None:
        return FiledEnding(asked.hands)
    contract = tried.contract
    return FiledEnding(asked.hands, contract.strain, contract.declarer, tried.led_by or contract.leader)


def _tags(table: str) -> tuple[tuple[str, str], ...]:
    """What files have of the tricks that were sent.

    Raises:
        BadQuestion: If they are no table.
    """
    try:
        return (("DoubleDummyTricks", str(TrickTable.parse(table))),) if table else ()
    except NotationError as error:
        raise BadQuestion("no such table") from error


async def _tried(runner: JobRunner, job: Job[T]) -> T:
    """The answer about a play.

    Raises:
        BadQuestion: If the cards cannot be played so.
    """
    try:
        return await runner.carry_out(job)
    except (RuleViolation, ImpossiblePosition) as error:
        raise BadQuestion("no such play") from error


def _called(dealer: Seat, calls: str) -> Auction:
    """The auction that was sent, of as many calls as there can be.

    Raises:
        BadQuestion: If it is none.
    """
    auction = Auction(dealer)
    try:
        for call in [*filter(None, calls.split("."))][:MOST_CALLS]:
            auction = auction.after(parse_call(call))
    except (NotationError, RuleViolation) as error:
        raise BadQuestion("no such auction") from error
    return auction
