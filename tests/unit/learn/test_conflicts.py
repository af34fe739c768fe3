"""What is said to hold where the sources disagree is what settings, bots and scores do, claim by claim."""

import re
from collections.abc import Iterator
from functools import reduce

import msgspec
import pytest
from tests.systems.s1_deals import after, called, dealt, figures, hand, strength, suits

from schlemm.bidding.choose import choose_call
from schlemm.bidding.explanation.explain import explained
from schlemm.bidding.interpret import interpret
from schlemm.bidding.systems import NAMES
from schlemm.core.calls import PASS, Bid, parse_call
from schlemm.core.cards import SUITS, Strain
from schlemm.core.contract import Result
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, Side
from schlemm.evaluation.counts import PointCount
from schlemm.i18n.profile import LANGUAGES, profile_named
from schlemm.i18n.translator import Translator
from schlemm.learn.library.conflicts import CONFLICTS, Contradiction, OtherReading
from schlemm.scoring.duplicate import contract_score
from schlemm.scoring.forms.form import Outcome
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.scoring.forms.rubber import RubberForm, RubberState
from schlemm.scoring.items import StepCode
from schlemm.server.table.house_rules import HouseRulesChoice
from schlemm.server.table.wire import OpenTable
from schlemm.table.state.settings import LookingBack, Settings

EVEN = ([3, 3, 3, 4], [2, 3, 4, 4], [2, 3, 3, 5])
NOTRUMP = parse_call("1NT")


def conflict(row: str) -> Contradiction:
    """The contradiction of this row."""
    return next(each for each in CONFLICTS if each.row == row)


def numbers(row: str, language: str) -> list[int]:
    """The numbers that are typed in what is said to hold, without shapes and names such as S1."""
    said = Translator(profile_named(language)).tell(conflict(row).holds)
    return [int(each) for each in re.findall(r"(?<![\w-])\d+(?![\d-])", said)]


def hands() -> Iterator[Hand]:
    """Hands as they are dealt."""
    return (dealt("conflicts", number).hand(seat) for number in range(120) for seat in SEATS)


def shape(cards: Hand) -> list[int]:
    """The lengths of the suits, rising."""
    return sorted(suits(cards).values())


READINGS = [
    pytest.param(choice, id=f"{each.row}-{choice.query}") for each in CONFLICTS for choice in each.choices
]


@pytest.mark.parametrize("choice", READINGS)
def test_what_can_be_tried_is_another_way_of_playing(choice: OtherReading) -> None:
    """A game to try a reading in is one that can be opened, and another one than all play who choose nothing."""
    asked = dict(pair.split("=", 1) for pair in choice.query.split("&"))
    wish: dict[str, object] = {"form": asked.pop("form", "robber4")}
    known = {field.encode_name for field in msgspec.structs.fields(HouseRulesChoice)}
    plain = msgspec.convert(wish, OpenTable)
    typed = {name: {"true": True, "false": False}.get(value, value) for name, value in asked.items()}
    rules = {name: value for name, value in typed.items() if name in known}
    wish |= {name: value for name, value in typed.items() if name not in known} | {"rules": rules}
    there = {field.encode_name for field in msgspec.structs.fields(OpenTable)}
    assert set(wish) <= there
    opened = msgspec.convert(wish, OpenTable)
    assert opened != plain or choice.query.startswith("form=") or choice.query.endswith("shuffler=two")


def test_each_way_to_look_back_can_be_tried() -> None:
    """B9: three ways are told; the one that is not set already can each be tried."""
    assert len(LookingBack) == 3
    others = {f"lookingBack={way.value}" for way in LookingBack if way is not Settings().looking_back}
    assert {choice.query for choice in conflict("b9").choices} == others


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_notrump_shows_what_is_told(language: str) -> None:
    """B10: the points told of the three systems are those that one notrump shows in them."""
    (low, _), b, forum = map(one_notrump, ("natur-a", "natur-b", "forum"))
    assert numbers("b10", language) == [low, *b, *forum]


def one_notrump(system: str) -> tuple[int, int]:
    """The fewest and the most points that everybody at the table reads into one notrump."""
    public = after("", system)
    facts = dict(explained(interpret(public).readings[NOTRUMP], public).message.facts)
    return int(facts["low"]), int(facts["high"])


@pytest.mark.parametrize(
    ("system", "low", "high", "shapes"),
    [("natur-a", 13, 37, EVEN[:1]), ("natur-b", 16, 18, EVEN), ("forum", 15, 17, EVEN)],
)
def test_bots_open_one_notrump_as_is_told(system: str, low: int, high: int, shapes: list[list[int]]) -> None:
    """B10: nobody opens one notrump with other hands than those told, and they do with these (S1:29, S4:72)."""
    public = after("", system)
    for cards in hands():
        fits = low <= figures(cards) <= high and shape(cards) in shapes
        bids = choose_call(public, cards) == NOTRUMP
        major = system == "forum" and max(cards.length(suit) for suit in SUITS if suit.is_major) == 5
        assert bids == (fits and not major), str(cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_openings_begin_where_is_told(language: str) -> None:
    """B11: Natur A opens from 13 points with length, rarely with 12; Natur B from 12 figure points."""
    assert numbers("b11", language) == [13, 12, 12]
    a, b = (
        [(cards, choose_call(after("", system), cards) != PASS) for cards in hands()]
        for system in ("natur-a", "natur-b")
    )
    assert all(opens == (strength(cards) >= 13) for cards, opens in a if strength(cards) != 12)
    rarely = [opens for cards, opens in a if strength(cards) == 12]
    assert 0 < sum(rarely) < len(rarely) / 4
    assert all(opens == (figures(cards) >= 12) for cards, opens in b)


def test_no_way_to_count_adds_length_and_shortness() -> None:
    """B12: what counts long suits gives short ones nothing, and the other way round; each of the ways is in use."""
    flat, long, short = (4, 3, 3, 3), (8, 2, 2, 1), (4, 4, 4, 1)
    assert [count.adds(flat) for count in (PointCount.STRENGTH, PointCount.LONG, PointCount.SHORT)] == [0] * 3
    assert (PointCount.STRENGTH.adds(long), PointCount.LONG.adds(long)) == (5, 4)
    assert (PointCount.SHORT.adds(long), PointCount.SHORT.adds(short)) == (4, 2)
    assert (PointCount.STRENGTH.adds(short), PointCount.LONG.adds(short)) == (2, 0)
    used = {"natur-a": "AQ542.K32.Q5.432", "forum": "KQ54.Q2.A98432.2"}
    assert [called("", cards, system) for system, cards in used.items()] == ["1S", "1D"]
    assert called("1S P", "Q432.K5432.432.2", "natur-b") == "2S"


def test_a_doubled_overtrick_counts_the_same_in_every_suit() -> None:
    """B8: undoubled it is 20 in a minor and 30 elsewhere, doubled 100, vulnerable 200; for making it 50 and 100."""
    facts = dict(conflict("b8").facts)
    for text, strain in (
        ("2C", "minor"),
        ("2D", "minor"),
        ("2H", "major"),
        ("2S", "major"),
        ("2NT", "major"),
    ):
        assert facts[strain] == overtrick(text)
        assert facts["over"] == overtrick(f"{text}X")
        assert facts["over-danger"] == overtrick(f"{text}X", vulnerable=True)


def overtrick(bid: str, *, vulnerable: bool = False) -> int:
    """What one trick more than bid brings."""
    more, made = (score(f"{bid}S{margin}", vulnerable=vulnerable) for margin in ("+1", "="))
    return more - made


def score(text: str, *, vulnerable: bool) -> int:
    """What a result is worth to declarer's side."""
    result = Result.parse(text)
    assert result.contract is not None
    told = contract_score(result.contract, result.tricks, vulnerable=vulnerable)
    return told.for_side(Side.NORTH_SOUTH)


@pytest.mark.parametrize(
    ("results", "bonus"),
    [
        (["4SS="], [300]),
        (["4SS=", "4SE="], []),
        (["2SS="], [100]),
        (["2SS=", "2SE="], []),
        (["4SS=", "2SE="], [300, 100]),
    ],
)
def test_a_rubber_broken_off_pays_the_only_side(results: list[str], bonus: list[int]) -> None:
    """B33: the only side with a game gets 300, the only one with a part score 100; where both have one, nobody."""
    played = [Outcome(Result.parse(text)) for text in results]
    state = reduce(RubberState.add, played, RubberForm().start()).settle()
    closing = [abs(step.points) for line in state.lines[len(played) :] for step in line.score.steps]
    assert sorted(closing, reverse=True) == bonus


def test_five_clubs_shows_no_ace_or_all_four() -> None:
    """B34: Natur A answers in the steps of S1, five clubs with four aces too; with key cards the king counts."""
    asked = "1S P 3S P 4NT P"
    for system, cards, call in (
        ("natur-a", "K432.KQ2.KQJ2.QJ", "5C"),
        ("natur-a", "A432.AQ2.AQJ2.A2", "5C"),
        ("natur-a", "K432.AQ2.KQJ2.QJ", "5D"),
        ("natur-a/key_cards=yes", "K432.KQ2.KQJ2.QJ", "5D"),
    ):
        assert called(asked, cards, system) == call


@pytest.mark.parametrize("system", NAMES)
@pytest.mark.parametrize(
    ("calls", "sacrifice"), [("1S 2H 2S 4H P P", "4S"), ("1S 2H 3S 4NT P 5H P 7H P P", "7S")]
)
def test_bots_sacrifice_against_games_and_slams(system: str, calls: str, sacrifice: str) -> None:
    """B35: every system bids too high against a game and against a grand slam where that is cheaper (S1:41)."""
    assert choose_call(after(calls, system, "EW"), hand("QJ976.2.J9854.43")) == parse_call(sacrifice)


def test_the_fifth_bonus_is_for_a_doubled_contract_made() -> None:
    """B36: what S3:18 leaves out brings 50 and redoubled 100, in either state, as a step of its own in every score."""
    assert conflict("b36").facts == (("insult", 50), ("insult-2", 100))
    for text, points in (("2SX", 50), ("2SXX", 100), ("2S", 0)):
        result = Result.parse(f"{text}S=")
        contract = result.contract
        assert contract is not None
        scores = [contract_score(contract, contract.tricks, vulnerable=danger) for danger in (False, True)]
        scores += [
            form.start().add(Outcome(result)).lines[0].score for form in (RubberForm(), RobberOfFourForm())
        ]
        for score in scores:
            assert sum(step.points for step in score.steps if step.code is StepCode.INSULT) == points


def test_a_double_does_not_double_a_game() -> None:
    """B37: four spades made bring 420, doubled 590: by the letter of S1:23 that would be 840."""
    assert dict(conflict("b37").facts) == {"bid": "4S", "plain": 420, "doubled": 590, "twice": 840}


def test_the_shape_of_two_kinds_is_rare() -> None:
    """B38: of ten thousand hands 124 are 5-4-4-0."""
    assert conflict("b38").facts == (("hands", 10_000), ("count", 124))


@pytest.mark.parametrize("calls", ["", "1H P"])
@pytest.mark.parametrize("cards", ["AQ4.AK3.KQJ2.KQ2", "AQ42.AK3.KQJ2.KQ", "AQ4.AK3.KQJ32.KQ"])
def test_higher_notrump_of_natur_a_is_even_as_s4_has_it(calls: str, cards: str) -> None:
    """B40: above one notrump Natur A counts 4-4-3-2 and 5-3-3-2 as even too, when it opens and when it answers."""
    bid = parse_call(called(calls, cards, "natur-a"))
    even = isinstance(bid, Bid) and bid.strain is Strain.NOTRUMP
    assert even, str(bid)
