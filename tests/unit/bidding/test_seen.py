"""What a call can mean to somebody who sees cards."""

from schlemm.bidding.explanation.explain import explain
from schlemm.bidding.explanation.seen import Known, explain_to
from schlemm.core.auction import Auction
from schlemm.core.cards import Card
from schlemm.core.hand import EMPTY, Hand
from schlemm.core.play import Play
from schlemm.core.seats import BySeat, BySide, Seat, Vulnerability
from schlemm.core.view import Public, View


def auction(text: str, vulnerability: Vulnerability = Vulnerability.NONE) -> Public:
    """The calls, all bidding Forum."""
    calls = Auction.parse(text)
    return Public(calls.first, vulnerability, calls, BySide("forum", "forum"))


def seen_by(seat: Seat, hand: str) -> Known:
    """What a player knows who sees only their own hand."""
    return Known(BySeat(EMPTY, EMPTY, EMPTY, EMPTY).put(seat, Hand.parse(hand)), reader=seat)


def test_who_sees_nothing_that_matters_reads_what_everybody_reads() -> None:
    """An explanation that the own cards leave alone is the one from the auction."""
    public = auction("N: 1S P 2S P")
    for index in range(4):
        told = explain_to(seen_by(Seat.WEST, "32.AQ4.KJ65.Q982"), public, index)
        assert told == explain(public, index)


def test_a_suit_that_nobody_else_can_have_is_not_said_to_be_there() -> None:
    """Who holds nine spades reads that an opening of one spade cannot be as agreed, and what is agreed."""
    public = auction("N: 1S")
    told = explain_to(seen_by(Seat.EAST, "AKQ987654.2.32.4"), public, 0)
    assert (told.message.code, told.shown) == ("meaning-excluded", None)
    assert [detail.code for detail in told.details] == ["meaning-opening"]


def test_honours_that_the_reader_holds_are_not_said_to_be_elsewhere() -> None:
    """Vulnerable, a weak two promises two of five honours in its suit; who holds four of them knows better."""
    public = auction("N: 2H", Vulnerability.BOTH)
    assert explain_to(seen_by(Seat.EAST, "32.KQJT.AK32.432"), public, 0).message.code == "meaning-excluded"
    assert explain_to(seen_by(Seat.EAST, "32.KQJ.AK32.5432"), public, 0).message.code == "meaning-weak-two"


def test_a_reason_that_cards_exclude_is_left_out() -> None:
    """A pass over one club is weak or waits with clubs; who holds eleven of them reads only that it is weak."""
    public = auction("N: 1C P")
    assert explain(public, 1).message.code == "meaning-pass-weak-or-trap"
    told = explain_to(seen_by(Seat.NORTH, "A.2..AKQJT987654"), public, 1)
    assert told.message.code == "meaning-pass-weak"
    assert told.message.args["high"] == 11


def test_ones_own_call_is_read_as_the_others_read_it() -> None:
    """Who has bid what the hand is not reads what was said, and that the hand is different."""
    public = auction("S: 1S")
    honest = explain_to(seen_by(Seat.SOUTH, "AKQ54.A32.Q32.43"), public, 0)
    bluff = explain_to(seen_by(Seat.SOUTH, "5.432.K5432.5432"), public, 0)
    assert honest == explain(public, 0)
    assert bluff.message == honest.message
    assert [detail.code for detail in bluff.details][-1] == "shows-other-hand"


def test_who_has_shown_out_has_no_more_of_a_suit() -> None:
    """A suit that its bidder could not follow to was not as long as agreed."""
    public = auction("S: 1S P 4S P P P")
    hands = BySeat(
        Hand.parse("5432.A32.432.A32"),
        Hand.parse("T.KQJT9.T98.JT98"),
        Hand.parse("876.8.AKQJ7.KQ76"),
        Hand.parse("AKQJ9.7654.65.54"),
    )
    contract = public.auction.contract
    assert contract is not None
    play, read = Play(contract), []
    cards = "SA S2 ST S6 SK S3 H9 S7 H7 HA HT H8 S4 HJ S8 SQ C5 CA C8 C6 S5 HQ D7"
    for text in cards.split():
        play = play.after(Card.parse(text), hands.of(play.turn) - Hand.of(play.cards))
        dummy = hands.of(Seat.NORTH) - Hand.of(play.cards)
        faced = BySeat[Hand | None](dummy, None, None, None)
        view = View(Seat.EAST, public, hands.of(Seat.EAST) - Hand.of(play.cards), play, faced)
        read.append(explain_to(Known.of_view(view), public, 0).message.code)
    assert read == ["meaning-opening"] * 22 + ["meaning-excluded"]
