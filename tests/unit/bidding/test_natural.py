"""The plain natural bidder, call by call: auction, hand, call."""

import pytest

from schlemm.bidding.interpret import choose_call, explain, reading_of
from schlemm.bidding.meaning import Meaning
from schlemm.bidding.situation import game_level
from schlemm.core.auction import Auction
from schlemm.core.calls import parse_call
from schlemm.core.cards import Strain
from schlemm.core.hand import Hand
from schlemm.core.seats import BySide, Seat, Vulnerability
from schlemm.core.view import Public, Stakes

OPENINGS = """
    AQ4.KJ32.Q54.432   P    twelve points without length
    AQ42.KJ32.Q5.432   1H   of two fours the lower
    AQ542.KJ432.Q5.4   1S   of two fives the higher
    A2.KQ432.AJT963.   1D   the longest
    AQ4.KJ32.Q54.AJ2   1NT  balanced with seventeen
    AQ4.KJ32.AK4.AQ2   2NT  balanced with twenty-three
    AK4.KQJ2.AK4.AQ2   3NT  balanced with twenty-six
    AKQJ2.AKQ2.A2.K2   2S   too strong for one of a suit
    KQT9876.32.42.32   3S   seven cards and little else
    5432.432.5432.32   P    nothing
"""
ANSWERS = """
    1S P  Q432.K32.J32.432  2S   four trumps and six points
    1S P  Q432.KQ2.432.432  2S   eight are still few
    1S P  Q432.KQ2.K43.432  3S   an invitation
    1S P  K432.KQ2.KQ4.432  4S   game
    1S P  32.KQ32.Q432.432  1NT  no fit, no suit at level one
    1S P  32.KQ32.AQJ2.432  2NT  balanced with eleven or twelve
    1S P  32.K32.32.AKJ432  2C   a new suit at level two
    1S P  32.AKJ32.32.AK32  3H   a jump with sixteen
    1S P  432.432.432.K432  P    under six
    1D P  432.KQ32.432.K32  1H   four cards at level one
    1D P  KQ32.KJ32.432.32  1H   of two fours the lower
    1NT P K32.Q32.J432.432  P    six opposite sixteen
    1NT P K32.Q32.K432.432  2NT  eight may be enough
    1NT P K32.Q32.KQ32.432  3NT  ten are
    1NT P KQJ432.32.K32.32  4S   a suit of six
    1NT P KQJ32.432.K32.32  3S   five for partner to choose
    1NT P QJ432.432.432.32  2S   weak, to play
    2S P  432.432.5432.432  3S   three trumps, even without a point
    2S P  2.Q432.5432.5432  2NT  nothing to say, but it must be answered
    3H P  AKQ2.2.AK32.K432  4H   one trump makes eight
"""
COMPETITION = """
    1H        KQJ32.32.A32.432  1S   an overcall
    1H        32.K2.AKJ32.K432  2D   a better hand at level two
    1S        32.K2.QJ432.Q432  P    not enough for level two
    1H        AQ2.KQ2.AJ32.Q32  1NT  balanced with their suit stopped
    1H        AQ2.432.AKJ2.Q32  P    balanced without: nothing fits
    1H        KQ32.2.AJ32.Q432  X    short in hearts, the rest is there
    1H        AKQJ32.32.A32.32  2S   a jump
    1H        AKQ32.32.AKQ2.K2  X    too strong for anything else
    1NT       KQ2.AQ2.KQ32.432  P    too few to beat them
    1H X P    5432.432.432.432  1S   must speak
    1H X P    KJ32.432.A32.432  1S   eight are not nine
    1H X P    KJ32.432.AJ2.432  2S   a jump
    1H X P    KJ32.432.AJ2.A32  4S   game
    1H X P    432.KJ2.KJ32.432  1NT  their suit is stopped
    1H X P    2.KQJ98.432.A432  P    their suit is mine
    1H 1S P   K32.432.K432.432  P    six opposite ten
    1H 1S P   K32.432.AK32.432  2S   ten opposite ten
    1S P 4S P P    KQJT.A2.A32.K432  X    trumps and points
    1H X      Q32.K32.AJ32.Q32  XX   our side has most points
"""
REBIDS = """
    1D P 1S P    K432.A2.AQ432.32  2S   four trumps for partner
    1D P 1S P    K432.A2.AKQ32.K2  4S   and much more
    1D P 1S P    32.KJ2.AQ432.KJ2  1NT  balanced
    1D P 1S P    2.K32.AQJ432.K32  2D   six of my own
    1D P 1S P    2.K32.AKQ432.AQ2  4D   six of my own and nineteen points
    1D P 1S P    2.A32.AQ432.K432  2C   a second suit
    1D P 1S P    2.KQ32.AKQ32.K32  2H   a reverse with extra strength
    1D P 1S P    2.KQ32.AK432.432  2D   no reverse without
    1S P 2S P    AQ432.K32.A32.32  P    partner has nine at most
    1S P 2S P    AQJ432.A2.AK2.32  4S   enough opposite six
    1S P 3S P    AQJ432.K2.A32.32  4S   accepts
    1S P 3S P    AQ432.KJ2.Q32.32  P    does not
    1NT P 2S P   AQ2.KJ32.K32.A32  P    partner wants to play
    1NT P 3S P   AQ2.KJ32.K32.A32  4S   three trumps make eight
    1NT P 3S P   A2.KJ32.KQ32.A32  3NT  two do not
    1S P 1NT P 2H P    2.432.KQ432.Q432  P    content
    1S P 1NT P 2H P    32.2.KQ432.J8432  2S   back to the longer suit
    2S P 2NT P         AKQJ2.AKQ2.A2.K2  3H   a second suit
"""


def asked(text: str) -> list[tuple[str, str, str, str]]:
    """Auction, hand, call and reason of each line; the auction of an opening is empty."""
    found = []
    for line in filter(str.strip, text.splitlines()):
        words = line.split()
        place = next(index for index, word in enumerate(words) if word.count(".") == 3)
        found.append((" ".join(words[:place]), words[place], words[place + 1], " ".join(words[place + 2 :])))
    return found


def public(calls: str, stakes: Stakes = Stakes()) -> Public:
    """The auction, with North as dealer."""
    return Public(Seat.NORTH, Vulnerability.NONE, Auction.parse(f"N: {calls}"), stakes=stakes)


@pytest.mark.parametrize(
    ("calls", "hand", "call", "reason"), asked(OPENINGS + ANSWERS + COMPETITION + REBIDS)
)
def test_calls_what_players_expect(calls: str, hand: str, call: str, reason: str) -> None:
    """In each of these auctions the hand makes the call that the reason gives."""
    auction = public(calls)
    assert str(choose_call(auction, Hand.parse(hand))) == call, reason
    after = public(f"{calls} {call}")
    reading = reading_of(after, len(after.auction.calls) - 1)
    assert reading is not None
    assert reading.admits(Hand.parse(hand))


@pytest.mark.parametrize(
    ("calls", "code", "facts"),
    [
        ("1S", Meaning.OPENING, {"suit": "S", "length": 4, "low": 13, "high": 23, "span": "between"}),
        ("1NT", Meaning.OPENING_NOTRUMP, {"count": "figures", "low": 16, "high": 18}),
        ("P", Meaning.PASS, {"span": "to", "high": 12}),
        ("1S P 2S", Meaning.RAISE, {"suit": "S", "length": 4, "low": 6, "high": 9}),
        ("1S P 1NT", Meaning.NOTRUMP, {"low": 6, "high": 10}),
        ("1S P P", Meaning.PASS, {"span": "to", "high": 5}),
        ("1H X", Meaning.TAKEOUT, {"their": "H", "low": 13}),
        ("1H X P P", Meaning.PENALTY_PASS, {"suit": "H", "length": 5}),
        ("1S P 2D P 2S", Meaning.REBID, {"suit": "S", "length": 5}),
        ("7NT", Meaning.UNKNOWN, {}),
        ("1S 7H", Meaning.UNKNOWN, {}),
    ],
)
def test_tells_the_last_call_from_the_auction(calls: str, code: Meaning, facts: dict[str, object]) -> None:
    """Each call has its code and its numbers, and one that no rule makes is unknown."""
    auction = public(calls)
    message = explain(auction, len(auction.auction.calls) - 1)
    assert message.code == code.value
    assert facts.items() <= dict(message.args).items()


@pytest.mark.parametrize(
    ("part_score", "hand", "call"),
    [
        (0, "K32.KQ2.KJ32.432", "3NT"),
        (60, "K32.KQ2.KJ32.432", "P"),
        (30, "K32.KQ2.KJ32.432", "2NT"),
        (60, "K32.KQ2.AKJ2.Q32", "6NT"),
    ],
)
def test_knows_what_the_part_score_makes_game(part_score: int, hand: str, call: str) -> None:
    """Opposite one notrump, which is game with sixty below the line, only a slam is worth a bid."""
    stakes = Stakes("rubber", part_scores=BySide(part_score, 0))
    assert str(choose_call(public("1NT P", stakes), Hand.parse(hand))) == call


def test_the_opponents_part_score_changes_nothing_of_our_game() -> None:
    """Only one's own part score makes a low bid game."""
    stakes = Stakes("rubber", part_scores=BySide(0, 60))
    assert str(choose_call(public("1NT P", stakes), Hand.parse("K32.KQ2.KJ32.432"))) == "3NT"


@pytest.mark.parametrize(
    ("strain", "levels"),
    [(Strain.NOTRUMP, (3, 2, 1)), (Strain.SPADES, (4, 3, 2)), (Strain.CLUBS, (5, 4, 2))],
)
def test_game_levels(strain: Strain, levels: tuple[int, int, int]) -> None:
    """With 0, 30 and 60 below the line, game is reached at these levels."""
    assert tuple(game_level(strain, score) for score in (0, 30, 60)) == levels


def test_a_strange_call_is_forgotten_when_it_is_contradicted() -> None:
    """A player who opens after passing with thirteen is read anew, not taken for nobody."""
    auction = public("P P P 1S P 7C")
    reading = reading_of(auction, 3)
    assert reading is not None
    assert explain(auction, 5).code == Meaning.UNKNOWN.value
    assert auction.auction.after(parse_call("P")).legal_calls()
