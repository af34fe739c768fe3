"""A rule is read three ways, and the three agree."""

from hypothesis import given
from hypothesis import strategies as st

from schlemm.bidding.meaning import Meaning
from schlemm.bidding.message import Message
from schlemm.bidding.rule import Rule, choose, read, stops
from schlemm.core.calls import PASS, Bid
from schlemm.core.cards import Strain, Suit
from schlemm.core.hand import Hand
from schlemm.evaluation.classes import Box, Range, class_of, everything
from schlemm.testing import hands

SPADE, NOTRUMP = Bid(1, Strain.SPADES), Bid(1, Strain.NOTRUMP)
FIVE_SPADES = Rule(SPADE, Box(strength=Range(12, 20)).with_length(Suit.SPADES, 5), Meaning.OPENING)
BALANCED = Rule(NOTRUMP, Box(figures=Range(15, 17), balanced=True), Meaning.OPENING_NOTRUMP)
STOPPED = Rule(NOTRUMP, Box(figures=Range(10, 14)), Meaning.OVERCALL_NOTRUMP, (Suit.HEARTS,))
STRONG = Rule(SPADE, Box(strength=Range(21, 50)), Meaning.OPENING_STRONG)
RULES = st.lists(st.sampled_from((FIVE_SPADES, BALANCED, STOPPED, STRONG)), max_size=4)


@given(RULES, hands())
def test_what_decides_is_what_is_shown(rules: list[Rule], hand: Hand) -> None:
    """The call that a hand makes by the rules is always among the calls whose reading holds that hand."""
    shown = read(rules, everything())
    assert shown[choose(rules, hand)].admits(hand)


@given(st.permutations((FIVE_SPADES, BALANCED, STRONG)), hands())
def test_without_stoppers_a_hand_shows_one_call_only(rules: list[Rule], hand: Hand) -> None:
    """Where rules ask for points and lengths alone, no two readings hold the same hand."""
    holders = [call for call, reading in read(rules, everything()).items() if reading.admits(hand)]
    assert holders == [choose(rules, hand)]


@given(hands())
def test_a_pass_shows_what_no_rule_takes(hand: Hand) -> None:
    """Passing denies every hand that some rule would have bid."""
    assert read([STRONG], everything())[PASS].admits(hand) == (not STRONG.fits(hand))


def test_earlier_calls_narrow_later_ones() -> None:
    """A reading starts from what is known: hands already denied do not come back."""
    weak = read([STRONG], everything())[PASS].hands
    assert SPADE not in read([STRONG], weak)
    assert read([FIVE_SPADES], weak)[SPADE].bounds.strength == Range(12, 20)


def test_the_message_names_the_bounds() -> None:
    """A call of one rule is told with that rule's numbers."""
    assert read([FIVE_SPADES], everything())[SPADE].message == Message(
        "meaning-opening",
        (
            ("suit", "S"),
            ("length", 5),
            ("count", "strength"),
            ("span", "between"),
            ("low", 12),
            ("high", 20),
            ("their", ""),
        ),
    )


def test_a_call_made_for_two_reasons_is_told_generally() -> None:
    """Rules of two kinds for one bid make it a natural bid, with bounds around both."""
    reading = read([FIVE_SPADES, STRONG], everything())[SPADE]
    assert reading.meaning is Meaning.NATURAL
    told = dict(reading.message.args)
    assert (told["length"], told["span"], told["low"]) == (0, "from", 12)


def test_a_stopper_is_asked_of_the_hand_but_denies_nothing() -> None:
    """Who lacks the stopper passes, and the pass still admits hands of the same lengths and points."""
    bare, stopped = Hand.parse("AQ32.432.AQ2.432"), Hand.parse("AQ32.A32.Q32.432")
    assert [choose([STOPPED], hand) for hand in (bare, stopped)] == [PASS, NOTRUMP]
    assert class_of(bare) == class_of(stopped)
    assert read([STOPPED], everything())[PASS].admits(stopped)


def test_what_stops_a_suit() -> None:
    """An ace, a guarded king, a queen with two or a jack with three stop a suit; nothing less does."""
    texts = ("A", "K2", "Q32", "J432", "K", "Q2", "J32", "T9876", "")
    assert [stops(Hand.parse(f"{text}..."), Suit.SPADES) for text in texts] == [True] * 4 + [False] * 5
