"""What lessons tell of bids and systems, and their tables of them."""

from __future__ import annotations

from functools import cache

from schlemm.bidding.interpret import interpret
from schlemm.bidding.rules.agreements import BASES, Agreements
from schlemm.bidding.rules.meaning import Meaning
from schlemm.core.auction import Auction
from schlemm.core.calls import BIDS, Bid
from schlemm.core.cards import STRAINS, SUITS, Strain
from schlemm.core.contract import Doubling
from schlemm.core.seats import BySide, Vulnerability
from schlemm.core.sentence import Sentence
from schlemm.core.view import Public
from schlemm.evaluation.box import Range
from schlemm.learn.school.notation import bid as bid_of
from schlemm.learn.school.picture import RowsPicture
from schlemm.learn.school.taught import TAUGHT_SYSTEMS
from schlemm.learn.tutor.sacrifice import made_into_game
from schlemm.scoring.tricks import GAME, bid_worth


def bids() -> int:
    """Return how many bids there are."""
    return len(BIDS)


def tricks(bid: str) -> int:
    """Return how many tricks a bid promises."""
    return bid_of(bid).tricks


def book() -> int:
    """Return how many tricks a bid promises besides its level."""
    return BIDS[0].tricks - BIDS[0].level


def contract(auction: str) -> str:
    """Return the contract that an auction has ended in."""
    return str(Auction.parse(auction).contract)


def answer_from() -> int:
    """Return the fewest points for an answer in Natur A."""
    return _answers().low


def answer_to() -> int:
    """Return the most points for an answer without a jump in Natur A."""
    return _answers().high


@cache
def _answers() -> Range:
    """Points for a new suit at level one in Natur A (S1:31)."""
    auction = Auction.parse("N: 1C P")
    public = Public(auction.first, Vulnerability.NONE, auction, BySide("natur-a", "natur-a"))
    suits = [rule.box.strength for rule in interpret(public).rules_alone if rule.meaning is Meaning.NEW_SUIT]
    return Range(min(each.low for each in suits), max(each.high for each in suits))


def first_game(doubling: str) -> str:
    """Return the lowest bid that X or XX makes a game of."""
    return str(made_into_game(Doubling(doubling))[0])


def below_first_game(doubling: str) -> str:
    """Return the bid below the lowest that X or XX makes a game of."""
    return str(BIDS[made_into_game(Doubling(doubling))[0].index - 1])


def doubled_games() -> int:
    """Return how many part scores a double makes games of."""
    return len(made_into_game(Doubling.DOUBLED))


def lowest_games() -> RowsPicture:
    """Return the lowest bid of each denomination that is a game, its tricks and points, notrump first."""
    games = [
        next(bid for bid in BIDS if bid.strain is each and bid_worth(bid) >= GAME) for each in STRAINS[::-1]
    ]
    rows = (
        (Sentence("lesson-game-bid-one", (("bid", str(bid)),)), (bid.tricks, bid_worth(bid))) for bid in games
    )
    return RowsPicture.of("lesson-game-bid-head lesson-game-bid-tricks lesson-game-bid-points", rows)


def _taught() -> dict[str, Agreements]:
    """Return the systems that lessons speak of, with what is agreed in each."""
    return {name: BASES[name] for name in TAUGHT_SYSTEMS}


def systems_open() -> RowsPicture:
    """Return from how many points each system opens, and with how many cards of a major."""
    rows = (
        (Sentence(f"system-name-{name}"), (each.opening, each.majors)) for name, each in _taught().items()
    )
    return RowsPicture.of("row-system row-opens row-major", rows)


def systems_notrump() -> RowsPicture:
    """Return how many figure points each system shows with one notrump."""
    ranges = {name: (each.notrump.low, each.notrump.high) for name, each in _taught().items()}
    return RowsPicture.of(
        "row-system row-from row-to",
        ((Sentence(f"system-name-{name}"), points) for name, points in ranges.items()),
    )


def ace_answers() -> RowsPicture:
    """Return how many aces, or kings, each answer shows; none and all four answer alike."""
    rows = []
    for count, suit in enumerate(SUITS):
        numbers = f"{count}, {len(SUITS)}" if count == 0 else str(count)
        five, six = (str(Bid(level, Strain.of(suit))) for level in (5, 6))
        rows.append((Sentence("row-answer", (("call", five), ("call-2", six))), (numbers,)))
    return RowsPicture.of("row-answers row-held", rows)
