"""A PBN file like those of tournaments: the same deals at many tables, each with its auction, play and result."""

from collections.abc import Iterator
from random import Random

from schlemm.core.auction import Auction
from schlemm.core.calls import BIDS, DOUBLE, PASS, REDOUBLE, Bid, Call
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.play import Play
from schlemm.core.seats import BySeat
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.formats.filed import FiledPlay
from schlemm.formats.pbn import PbnGame, write_pbn
from schlemm.formats.pbn.game import tag_order

MEANINGS = ("five hearts or more", "asks for aces", "support, \\S or \\H", "weak", "12-14, no four spades")
"""What is said of calls."""


def tournament(games: int, deals: int = 24, seed: int = 1) -> str:
    """So many games in export format, the deals one after the other, each at as many tables as it takes."""
    random = Random(seed)
    dealt = [random_deal(Pcg32.from_text(f"{seed}/{number}").below) for number in range(deals)]
    tables = -(-games // deals)
    return write_pbn(
        played(random, board + 1, dealt[board], table + 1)
        for board in range(deals)
        for table in range(min(tables, games - board * tables))
    )


def played(random: Random, number: int, deal: Deal, table: int) -> PbnGame:
    """One board at one table."""
    conditions = Conditions.of_board(number)
    auction = called(random, Auction(conditions.dealer))
    contract = auction.contract
    play = None if contract is None else laid(random, Play(contract), deal)
    tags = {
        "Event": "Herbstturnier",
        "Site": "Wien",
        "Date": "2026.10.03",
        "West": f"W. Müller {table}",
        "North": f"N. O'Brien {table}",
        "East": f"E. Rossi {table}",
        "South": f"S. Lefèvre {table}",
        "Scoring": "MP1",
        "HomeTeam": "",
        "Round": "2",
        "Table": str(table),
        "TotalScoreTable": f"{random.randrange(100)} MP",
    }
    notes = [index for index, call in enumerate(auction.calls) if isinstance(call, Bid)][1:3]
    return PbnGame(
        number=number,
        dealer=conditions.dealer,
        vulnerability=conditions.vulnerability,
        hands=deal.hands,
        auction=auction,
        notes=tuple((index, random.choice(MEANINGS)) for index in notes),
        tricks=None if contract is None or play is None else won(random, play),
        tags=tuple(sorted(tags.items(), key=lambda tag: tag_order(tag[0]))),
        play=None if play is None else FiledPlay.of(play, is_closed=not play.is_over),
    )


def called(random: Random, auction: Auction) -> Auction:
    """A legal auction as long as those of players, mostly."""
    while not auction.is_over:
        auction = auction.after(random.choice(list(likely(random, auction))))
    return auction


def likely(random: Random, auction: Auction) -> Iterator[Call]:
    """The calls from which the next one is drawn: many passes, few bids far up, seldom a double."""
    last = auction.last_bid
    lowest = 0 if last is None else last.index + 1
    yield from [PASS] * (1 + lowest // 4)
    yield from BIDS[lowest : lowest + 4]
    for call in (DOUBLE, REDOUBLE):
        if random.random() < 0.3 and auction.why_not(call) is None:
            yield call


def laid(random: Random, play: Play, deal: Deal) -> Play:
    """Lawful cards, in three of four games to the end, in the others to a claim."""
    hands: BySeat[Hand] = deal.hands
    end = 52 if random.random() < 0.75 else random.randrange(20, 48)
    for _ in range(end):
        seat = play.turn
        card = random.choice(list(play.legal_cards(hands.of(seat))))
        play = play.after(card, hands.of(seat))
        hands = hands.put(seat, hands.of(seat).without(card))
    return play


def won(random: Random, play: Play) -> int:
    """Tricks of declarer's side, with what it claimed."""
    return play.won_by(play.contract.side) + random.randrange(play.tricks_left + 1)
