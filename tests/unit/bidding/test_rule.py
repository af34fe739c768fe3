"""A rule is read three ways, and the three agree."""

from hypothesis import given
from hypothesis import strategies as st

from schlemm.bidding.explanation._sentence import count_of, message_of
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Rule, candidates, choose, read, read_call
from schlemm.core.calls import DOUBLE, PASS, Bid, Call
from schlemm.core.cards import Strain, Suit
from schlemm.core.hand import Hand
from schlemm.core.sentence import Sentence
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.classes import class_of
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import Stopper
from schlemm.evaluation.handset import HandSet
from schlemm.testing import hands

SPADE, NOTRUMP = Bid(1, Strain.SPADES), Bid(1, Strain.NOTRUMP)
FIVE_SPADES = Rule(SPADE, Box(strength=Range(12, 20)).with_length(Suit.SPADES, 5), Meaning.OPENING)
BALANCED = Rule(NOTRUMP, Box(figures=Range(15, 17), balanced=True), Meaning.OPENING_NOTRUMP)
STOPPED = Rule(NOTRUMP, Box(figures=Range(10, 14)).having(Stopper(Suit.HEARTS)), Meaning.OVERCALL_NOTRUMP)
STRONG = Rule(SPADE, Box(strength=Range(21, 50)), Meaning.OPENING_STRONG, Force.ROUND)
EACH = (FIVE_SPADES, BALANCED, STOPPED, STRONG)
RULES = st.lists(
    st.builds(lambda rule, rival: rule._replace(rival=rival), st.sampled_from(EACH), st.booleans()),
    max_size=4,
)


@given(RULES, hands())
def test_what_decides_is_what_is_shown(rules: list[Rule], hand: Hand) -> None:
    """Every call that a hand may make by the rules, rivals too, has a reading that holds that hand."""
    shown = read(rules, HandSet())
    for rule in candidates(rules, hand):
        assert shown[rule.call].admits(hand)


@given(RULES, st.sampled_from((SPADE, NOTRUMP, PASS, DOUBLE)))
def test_a_call_reads_alone_as_among_all(rules: list[Rule], call: Call) -> None:
    """What one call shows is the same whether it is read alone or with the others; a call nobody makes has none."""
    assert read_call(rules, HandSet(), call) == read(rules, HandSet()).get(call)


@given(st.permutations((FIVE_SPADES, BALANCED, STRONG)), hands())
def test_without_stoppers_a_hand_shows_one_call_only(rules: list[Rule], hand: Hand) -> None:
    """Where rules ask for points and lengths alone, no two readings hold the same hand."""
    holders = [call for call, reading in read(rules, HandSet()).items() if reading.admits(hand)]
    assert holders == [choose(rules, hand).call]


@given(hands())
def test_a_pass_shows_what_no_rule_takes(hand: Hand) -> None:
    """Passing denies every hand that some rule would have bid."""
    assert read([STRONG], HandSet())[PASS].admits(hand) == (not STRONG.fits(hand))


def test_rivals_do_not_deny_each_other() -> None:
    """A hand that fits a rule and its rival may lie behind either call; without rivalry the better one takes it."""
    hand = Hand.parse("AQ542.KJ2.A32.K2")
    rival = BALANCED._replace(rival=True)
    assert [rule.call for rule in candidates([FIVE_SPADES, rival], hand)] == [SPADE, NOTRUMP]
    assert read([FIVE_SPADES, rival], HandSet())[NOTRUMP].admits(hand)
    assert not read([FIVE_SPADES, BALANCED], HandSet())[NOTRUMP].admits(hand)


def test_earlier_calls_narrow_later_ones() -> None:
    """A reading starts from what is known: hands already denied do not come back."""
    weak = read([STRONG], HandSet())[PASS].hands
    assert SPADE not in read([STRONG], weak)
    assert read([FIVE_SPADES], weak)[SPADE].bounds.strength == Range(12, 20)


def test_the_message_names_the_bounds() -> None:
    """A call of one rule is told with that rule's numbers."""
    reading = read([FIVE_SPADES], HandSet())[SPADE]
    assert message_of(reading, reading.meaning, count_of(reading, PointCount.FIGURES)) == Sentence(
        "meaning-opening",
        (
            ("suit", "S"),
            ("length", 5),
            ("usual", "no"),
            ("cards", "from"),
            ("count", "strength"),
            ("span", "between"),
            ("low", 12),
            ("high", 20),
            ("their", ""),
            ("second", ""),
            ("trump", ""),
            ("held", ""),
            ("short", 13),
            ("else", 0),
            ("which", "both"),
            ("bid", ""),
        ),
    )


def test_a_call_made_for_two_reasons_is_told_generally() -> None:
    """Rules of two kinds for one bid make it a natural bid, with bounds around both, as forcing as the weaker."""
    reading = read([FIVE_SPADES, STRONG], HandSet())[SPADE]
    assert (reading.meaning, reading.force) == (Meaning.NATURAL, Force.NONE)
    told = message_of(reading, reading.meaning, count_of(reading, PointCount.FIGURES)).args
    assert (told["length"], told["span"], told["low"]) == (0, "from", 12)


def test_a_double_made_for_two_reasons_is_competitive() -> None:
    """Partner may take it as either, so it is told as points for more; made for one reason it keeps its kind."""
    rules = [
        Rule(DOUBLE, Box().with_length(Suit.SPADES, least), kind)
        for least, kind in ((5, Meaning.PENALTY), (0, Meaning.RESPONSIVE_DOUBLE))
    ]
    assert read(rules, HandSet())[DOUBLE].meaning is Meaning.COMPETITIVE_DOUBLE
    assert read(rules[:1], HandSet())[DOUBLE].meaning is Meaning.PENALTY


def test_a_raise_by_notrump_is_artificial() -> None:
    """A raise that names another denomination than the suit it shows does not want to play there."""
    two_notrump, two_spades = (Bid(2, strain) for strain in (Strain.NOTRUMP, Strain.SPADES))
    raises = [
        Rule(call, Box(), Meaning.LIMIT_RAISE, suits=(Suit.SPADES,)) for call in (two_notrump, two_spades)
    ]
    assert [(rule.is_artificial, rule.shown_suits) for rule in raises] == [
        (True, (Suit.SPADES,)),
        (False, (Suit.SPADES,)),
    ]
    assert not BALANCED.is_artificial


def test_a_stopper_is_asked_of_the_hand_but_denies_nothing() -> None:
    """Who lacks the stopper passes, and the pass still admits hands of the same lengths and points."""
    bare, stopped = Hand.parse("AQ32.432.AQ2.432"), Hand.parse("AQ32.A32.Q32.432")
    assert [choose([STOPPED], hand).call for hand in (bare, stopped)] == [PASS, NOTRUMP]
    assert class_of(bare) == class_of(stopped)
    assert read([STOPPED], HandSet())[PASS].admits(stopped)
    assert not read([STOPPED], HandSet())[NOTRUMP].admits(bare)
