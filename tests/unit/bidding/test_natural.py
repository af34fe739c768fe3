"""What calls are told to mean, what the score makes of them, and what becomes of calls that no rule makes."""

import pytest

from schlemm.bidding.choose import choose_call
from schlemm.bidding.explanation.explain import Explanation, explain
from schlemm.bidding.interpret import interpret, reading_of
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force
from schlemm.bidding.rules.situation import game_level
from schlemm.core.auction import Auction
from schlemm.core.calls import parse_call
from schlemm.core.cards import Strain
from schlemm.core.hand import Hand
from schlemm.core.seats import BySide, Seat, Vulnerability
from schlemm.core.sentence import Sentence
from schlemm.core.view import Public, Stakes


def public(calls: str, stakes: Stakes = Stakes(), system: str = "natur-b") -> Public:
    """The auction, with North as dealer."""
    systems = BySide(system, system)
    return Public(Seat.NORTH, Vulnerability.NONE, Auction.parse(f"N: {calls}"), systems, stakes)


def told(auction: Public) -> Explanation:
    """The explanation of the last call."""
    return explain(auction, len(auction.auction.calls) - 1)


@pytest.mark.parametrize(
    ("system", "calls", "code", "facts"),
    [
        ("natur-a", "1S", Meaning.OPENING, {"suit": "S", "length": 4, "low": 12, "high": 23}),
        ("natur-a", "1NT", Meaning.OPENING_NOTRUMP, {"count": "figures", "low": 13, "span": "from"}),
        ("natur-a", "1S P P", Meaning.PASS_ANSWER, {"count": "figures", "span": "to", "high": 5}),
        ("natur-a", "1S P 2S", Meaning.RAISE, {"suit": "S", "length": 3, "low": 6, "high": 13}),
        ("natur-a", "1S P 3S", Meaning.RAISE, {"count": "strength", "low": 14, "span": "from"}),
        ("natur-a", "1S P 1NT", Meaning.NOTRUMP, {"count": "strength", "low": 6}),
        ("natur-a", "1S P 2NT", Meaning.NOTRUMP_BALANCED, {"count": "figures", "low": 13, "span": "from"}),
        ("natur-a", "1H P 3H P 4NT", Meaning.ASK_ACES, {"suit": "", "trump": "H"}),
        ("natur-a", "1H P 3H P 4NT P 5C", Meaning.ACES, {"held": "0/4", "trump": "H", "span": "from"}),
        ("natur-a", "1H P 3H P 4NT P 5H", Meaning.ACES, {"held": "2/3"}),
        ("natur-b", "1S", Meaning.OPENING, {"count": "figures", "low": 12, "high": 21, "span": "between"}),
        ("natur-b", "1NT", Meaning.OPENING_NOTRUMP, {"count": "figures", "low": 16, "high": 18}),
        ("natur-b", "P", Meaning.PASS_OPENING, {"span": "to", "high": 11}),
        ("natur-b", "1S P 2S", Meaning.RAISE, {"count": "short", "length": 4, "low": 6}),
        ("natur-b", "1S P 1NT", Meaning.NATURAL_NOTRUMP, {"low": 6, "high": 10}),
        ("natur-b", "1S P 2D P 2S", Meaning.REBID, {"suit": "S", "length": 5}),
        ("natur-b", "1H X", Meaning.TAKEOUT, {"their": "H", "low": 13}),
        ("natur-b", "1H X P P", Meaning.PENALTY_PASS, {"suit": "H", "length": 5}),
        ("natur-b", "7NT", Meaning.UNKNOWN, {}),
        ("natur-b", "1S 7H", Meaning.UNKNOWN, {}),
    ],
)
def test_tells_the_last_call_from_the_auction(
    system: str, calls: str, code: Meaning, facts: dict[str, object]
) -> None:
    """Each call has its code and its numbers, and one that no rule makes is unknown."""
    message = told(public(calls, system=system)).message
    assert message.code == code.value
    assert facts.items() <= message.args.items()


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
    assert explain(auction, 5).message.code == Meaning.UNKNOWN.value
    assert auction.auction.after(parse_call("P")).legal_calls()


@pytest.mark.parametrize("system", ["forum", "natur-a", "natur-b"])
@pytest.mark.parametrize("calls", ["7NT", "1S 7H", "P P P 7C"])
def test_a_call_that_no_rule_makes_says_nothing_of_the_hand(system: str, calls: str) -> None:
    """Nothing is invented about it: no picture, no force, no alert; and the next player still finds a call."""
    auction = public(calls, system=system)
    assert told(auction) == Explanation(Sentence(Meaning.UNKNOWN.value))
    assert auction.auction.why_not(choose_call(auction, Hand.parse("K32.KQ2.KJ32.432"))) is None
    assert interpret(auction).situation.known.of(auction.auction.first)


@pytest.mark.parametrize(
    ("calls", "artificial", "force"),
    [
        ("1S", False, Force.NONE),
        ("1S P 2D", False, Force.ROUND),
        ("1S P 3D", False, Force.GAME),
        ("1S P 3S P 4NT", True, Force.ROUND),
        ("1S P 3S P 4NT P 5C", True, Force.NONE),
    ],
)
def test_says_what_is_forcing_and_what_is_artificial(calls: str, artificial: bool, force: Force) -> None:
    """An explanation tells what partner may do, and whether the call speaks of the suit it names."""
    explanation = told(public(calls, system="natur-a"))
    assert (explanation.artificial, explanation.force) == (artificial, force)


def test_the_part_score_is_in_the_explanation() -> None:
    """One notrump with sixty below the line is a game, and says so; without it nothing is said of a score."""
    sixty = public("1NT", Stakes("rubber", part_scores=BySide(60, 0)))
    said = Sentence("shows-part-score", (("points", 60),))
    assert said in told(sixty).details
    assert said not in told(public("1NT")).details
    assert said not in told(public("P 1NT", sixty.stakes)).details
