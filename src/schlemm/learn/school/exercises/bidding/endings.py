"""How an auction ends: whether it is over, what the contract is, and who plays it (S1:33, S1:50, S4:25, S4:39)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from schlemm.core.auction import Auction
from schlemm.core.calls import PASS, Bid
from schlemm.core.contract import Contract, Doubling
from schlemm.core.seats import SEATS, Seat
from schlemm.core.sentence import Sentence
from schlemm.dealing.pcg import Pcg32
from schlemm.learn.school.exercises.bidding.auctions import finished_auction, under_way
from schlemm.learn.school.options import any_seat, yes_or_no
from schlemm.learn.school.picture import AuctionPicture
from schlemm.learn.school.question import Choice, Made, Question, Why, one_of


def is_over(random: Pcg32) -> Question:
    """Is this auction over? Or, while it is not: whose turn is it?"""
    match random.below(3):
        case 0:
            return _asked_over(finished_auction(random, lambda auction: True))
        case 1:
            return _asked_over(_nearly_over(random))
        case _:
            return _whose_call(under_way(random, lambda begun: not begun.is_over))


def _nearly_over(random: Pcg32) -> Auction:
    """Three or four passes at the beginning, or an auction that lacks its last pass: what is easily mistaken."""
    if random.below(3) == 0:
        return Auction(one_of(random, SEATS), (PASS,) * (3 + random.below(2)))
    whole = finished_auction(random, lambda auction: True)
    return Auction(whole.first, whole.calls[:-1])


def _asked_over(auction: Auction) -> Question:
    why = Sentence(_why_over(auction), (("bid", str(auction.last_bid or "")), ("turn", auction.turn.letter)))
    return yes_or_no(Sentence("ask-over"), (AuctionPicture(auction),), (why,), right=auction.is_over)


def _why_over(auction: Auction) -> str:
    if auction.last_bid is None:
        return "why-four-passes" if auction.is_over else "why-three-at-first"
    return "why-three-passes" if auction.is_over else "why-one-more"


def _whose_call(auction: Auction) -> Question:
    last = auction.first.after(len(auction.calls) - 1)
    why = Sentence("why-next-call", (("seat", last.letter), ("seat-2", auction.turn.letter)))
    return Question(
        Sentence("ask-whose-call"), (AuctionPicture(auction),), any_seat(), (auction.turn.letter,), (why,)
    )


def _contract_of(random: Pcg32) -> Question:
    """What is the contract, who plays it, and is it doubled?"""
    auction = finished_auction(random, lambda each: len(set(map(str, each.calls))) > 2)
    right = _contract(auction)
    wrong = dict(_others(auction, right))
    options = tuple(sorted(map(str, (right, *wrong))))
    facts = (("bid", str(right.bid)), ("contract", str(right)))
    why = (Sentence("why-contract", facts), _why_declarer(right))
    return Question(
        Sentence("ask-contract"),
        (AuctionPicture(auction),),
        Choice(options, "contract"),
        (str(right),),
        why,
        tuple((str(contract), why) for contract, why in wrong.items() if why),
    )


def _others(auction: Auction, right: Contract) -> Iterator[tuple[Contract, Why]]:
    """Contracts that a beginner may take for the right one, with what there is to say about them."""
    yield replace(right, declarer=right.dummy), ()
    earlier = [call for call in auction.calls if isinstance(call, Bid) and call != right.bid]
    if earlier:
        yield Contract(earlier[-1], right.doubling, right.declarer.left), (Sentence("why-last-bid-counts"),)
    other = Doubling.DOUBLED if right.doubling is Doubling.UNDOUBLED else Doubling.UNDOUBLED
    yield replace(right, doubling=other), (_why_stands(auction),)


def who_declares(random: Pcg32) -> Question:
    """Who is declarer? Mostly somebody else than who made the last bid."""
    other = random.below(4) > 0
    auction = finished_auction(
        random, lambda each: (_contract(each).declarer is not _last_bidder(each)) == other
    )
    contract = _contract(auction)
    right = contract.declarer.letter
    wrong = tuple((seat.letter, why) for seat, why in _named_too(auction, contract) if seat.letter != right)
    return Question(
        Sentence("ask-declarer"),
        (AuctionPicture(auction),),
        any_seat(),
        (right,),
        (_why_declarer(contract),),
        wrong,
    )


def _named_too(auction: Auction, contract: Contract) -> Iterator[tuple[Seat, Why]]:
    """Who else could be taken for declarer: who bid last, and whoever of the others named the denomination."""
    last = _last_bidder(auction)
    facts = (("seat", last.letter), ("bid", str(contract.bid)))
    yield last, (Sentence("why-last-not-first", facts),)
    for seat, call in auction.by_seat():
        if isinstance(call, Bid) and call.strain is contract.strain and seat.side is not contract.side:
            named = (("seat", seat.letter), ("strain", str(call.strain)), ("side", contract.side.letters))
            yield seat, (Sentence("why-other-side", named),)
            return


def _why_declarer(contract: Contract) -> Sentence:
    facts = (
        ("side", contract.side.letters),
        ("seat", contract.declarer.letter),
        ("strain", str(contract.strain)),
    )
    return Sentence("why-declarer", facts)


def may_double(random: Pcg32) -> Question:
    """May the player whose turn it is double, or redouble? Or: how does the last bid stand?"""
    if random.below(3) == 0:
        return _how_it_stands(random)
    wanted = bool(random.below(2))
    redouble = bool(random.below(2))
    call = "XX" if redouble else "X"
    auction = under_way(
        random, lambda begun: not begun.is_over and (call in map(str, begun.legal_calls())) == wanted
    )
    asked = Sentence("ask-may-redouble" if redouble else "ask-may-double", (("seat", auction.turn.letter),))
    why = (_why_stake(auction, redouble=redouble, legal=wanted),)
    return yes_or_no(asked, (AuctionPicture(auction),), why, right=wanted)


def _why_stake(auction: Auction, *, redouble: bool, legal: bool) -> Sentence:
    bid = str(auction.last_bid)
    doubled = auction.doubling
    own = _last_bidder(auction).side is auction.turn.side
    facts = (("seat", auction.turn.letter), ("bid", bid))
    if legal:
        return Sentence("why-may-redouble" if redouble else "why-may-double", facts)
    if doubled is Doubling.REDOUBLED:
        return Sentence("why-redoubled-already", facts)
    if redouble:
        return Sentence(
            "why-nothing-to-redouble" if doubled is Doubling.UNDOUBLED else "why-own-double", facts
        )
    if own:
        return Sentence("why-own-bid", facts)
    return Sentence("why-doubled-already", facts)


def _how_it_stands(random: Pcg32) -> Question:
    """Does a double still count? Often a later bid has cancelled it."""
    auction = finished_auction(random, lambda each: any(str(call) == "X" for call in each.calls))
    options = ("option-undoubled", "option-doubled", "option-redoubled")
    asked = Sentence("ask-how-it-stands", (("bid", str(auction.last_bid)),))
    right = options[auction.doubling.index]
    return Question(
        asked, (AuctionPicture(auction),), Choice(options, "said"), (right,), (_why_stands(auction),)
    )


def _why_stands(auction: Auction) -> Sentence:
    facts = (("bid", str(auction.last_bid)),)
    if auction.doubling is Doubling.REDOUBLED:
        return Sentence("why-stands-redoubled", facts)
    if auction.doubling is Doubling.DOUBLED:
        return Sentence("why-stands-doubled", facts)
    doubled = any(str(call) == "X" for call in auction.calls)
    return Sentence("why-cancelled" if doubled else "why-never-doubled", facts)


def _contract(auction: Auction) -> Contract:
    contract = auction.contract
    if contract is None:
        raise ValueError("nobody has bid")
    return contract


def _last_bidder(auction: Auction) -> Seat:
    return next(seat for seat, call in reversed(tuple(auction.by_seat())) if isinstance(call, Bid))


IS_OVER: Final = Made("is-over", is_over, "exercises-auction")
CONTRACT_OF: Final = Made("contract-of", _contract_of, "exercises-auction")
WHO_DECLARES: Final = Made("who-declares", who_declares, "exercises-auction")
MAY_DOUBLE: Final = Made("may-double", may_double, "exercises-auction")
