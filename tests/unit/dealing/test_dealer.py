"""Deals that fit what is asked: all equally likely, and the same ones with the compiled library and without."""

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from typing import Final

import pytest

import schlemm_native
from schlemm.core.cards import SUITS, Rank, Suit
from schlemm.core.hand import EMPTY, PACK, Hand
from schlemm.core.seats import BySeat, BySide, Seat
from schlemm.dealing._plan import TrialPlan
from schlemm.dealing._request import checks_of, request_of
from schlemm.dealing._word_blocks import word_block
from schlemm.dealing.constraints import ANY_HELD, ANY_SHOWN, ANY_TOGETHER, Constraints, NothingFits, Together
from schlemm.dealing.dealer import Dealer, Rarity
from schlemm.dealing.numbered import subset
from schlemm.dealing.pcg import Pcg32
from schlemm.evaluation.box import ANY_LENGTH, Box, Range
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import Feature, Holds, KeyCards, Stopper, TopHonours
from schlemm.evaluation.handset import HandSet
from schlemm.evaluation.points import figure_points

WAYS: Final = [
    pytest.param(False, id="plain"),
    pytest.param(
        True,
        id="compiled",
        marks=pytest.mark.skipif(
            not schlemm_native.is_built(), reason="the compiled library is not built here: no C++ compiler"
        ),
    ),
]
STRONG: Final = HandSet.of(Box(Range(15, 17), balanced=True))
SPADES: Final = HandSet.of(Box().with_length(Suit.SPADES, 5))
SUPPORT: Final = HandSet.of(Box().with_length(Suit.SPADES, 3))
GAME: Final = BySide(Together(Range(25, 40)), Together())
SOUTH: Final = Hand.parse("AK742.K72.A4.QT8")
FEATURES: Final[tuple[Feature, ...]] = (
    Stopper(Suit.SPADES),
    Holds(Rank.ACE, (1, 2)),
    KeyCards(Suit.HEARTS, (1, 4), queen=True),
    KeyCards(Suit.SPADES, (0, 3)),
    KeyCards(Suit.CLUBS, (2, 5), queen=False),
    TopHonours(Suit.CLUBS, 1, 5),
    TopHonours(Suit.HEARTS, 2),
)


def shown(**hands: HandSet) -> BySeat[HandSet]:
    """What seats have shown, the others nothing."""
    found = ANY_SHOWN
    for name, each in hands.items():
        found = found.put(Seat[name.upper()], each)
    return found


ASKED: Final = {
    "nothing": (Constraints(), 5),
    "a hand": (Constraints(shown=shown(north=STRONG)), 0),
    "a fit and game": (Constraints(shown=shown(north=SPADES, south=SUPPORT), together=GAME), 4),
    "a hand held": (Constraints(held=ANY_HELD.put(Seat.SOUTH, SOUTH)), 5),
    "features": (Constraints(shown=shown(east=STRONG & HandSet(features=frozenset(FEATURES[:2])))), 1),
    "two hidden": (
        Constraints(
            held=BySeat(SOUTH, EMPTY, Hand.parse("QJT98.A.KQJ.9765"), EMPTY),
            shown=shown(
                east=HandSet.of(Box(Range(3, 6))), west=HandSet.of(Box().with_length(Suit.HEARTS, 4))
            ),
        ),
        1,
    ),
    "both sides": (
        Constraints(
            together=BySide(
                Together(Range(30, 33)), Together(lengths=(ANY_LENGTH, Range(8, 9), ANY_LENGTH, ANY_LENGTH))
            )
        ),
        4,
    ),
    "a slam": (Constraints(together=BySide(Together(), Together(Range(37, 40)))), 4),
}


@pytest.mark.parametrize("compiled", WAYS[1:])
@pytest.mark.parametrize("name", ASKED)
def test_both_ways_make_the_same_deals(name: str, compiled: bool) -> None:
    """Plan, counts, every deal and the trial it comes from are those of the other way, also from another trial on."""
    asked, start = ASKED[name]
    plain, fast = Dealer(asked, compiled=False), Dealer(asked, compiled=compiled)
    assert _told(plain) == _told(fast)
    assert _told(plain)[0] == start
    found = 0
    for trial in (0, 1, 2**40 + 3):
        one, other = (dealer.batch(40, 2**63 + 7, 9, trial, 2500) for dealer in (plain, fast))
        assert one.trial == other.trial
        assert one.hands == other.hands
        found += len(one.hands)
    assert found > 30
    assert plain.rarity(2000) == fast.rarity(2000)


def _told(dealer: Dealer) -> tuple[object, ...]:
    plan = dealer._plan or dealer._compiled
    assert plan is not None
    words = plan.words if isinstance(plan, TrialPlan) else plan.trial_words
    return plan.start, plan.ways, plan.all, plan.always, words


@pytest.mark.parametrize("compiled", WAYS[1:])
def test_both_ways_agree_on_requests_of_every_kind(compiled: bool) -> None:
    """Eighty requests made by chance, possible or not: the same plans, deals and refusals."""
    random, outcomes = Pcg32.from_text("requests"), Counter[str]()
    for _ in range(80):
        asked, found = _by_chance(random), list[object]()
        for way in (False, compiled):
            try:
                dealer = Dealer(asked, compiled=way)
            except NothingFits as refusal:
                found.append(f"refused: {refusal}")
                continue
            batch = dealer.batch(30, 5, 6, trials=400)
            found.append((_told(dealer), batch.trial, batch.hands))
            outcomes[f"start {_told(dealer)[0]}"] += 1
        assert found[0] == found[1]
        outcomes[str(found[0])[:7]] += 1
    assert outcomes["refused"] > 10
    assert len([name for name in outcomes if name.startswith("start")]) >= 5


def _by_chance(random: Pcg32) -> Constraints:
    """Held cards, strengths, lengths, features and what sides have together, each now and then."""

    def hand() -> HandSet:
        box, low = Box(), random.below(20)
        if random.below(3) == 0:
            box = box.with_count(PointCount.STRENGTH, low, low + random.below(12))
        if random.below(3) == 0:
            box = box.with_length(SUITS[random.below(4)], random.below(6))
        return HandSet.of(box if random.below(6) else box.having(FEATURES[random.below(len(FEATURES))]))

    def together() -> Together:
        low, length = random.below(28), random.below(8)
        lengths = (Range(length, 13), ANY_LENGTH, ANY_LENGTH, ANY_LENGTH)
        return Together(Range(low, low + random.below(12)), lengths) if random.below(3) == 0 else Together()

    held, left = ANY_HELD, list(PACK)
    for seat in Seat:
        size = (0, 0, 0, 2, 5, 13, 12)[random.below(7)]
        held = held.put(seat, Hand.of(left.pop(random.below(len(left))) for _ in range(size)))
    return Constraints(held, BySeat(hand(), hand(), hand(), hand()), BySide(together(), together()))


EIGHT: Final = Hand.parse("AK.QJ.T9.87")
"""Two cards for each; the others are held."""


def _little() -> BySeat[Hand]:
    rest = iter(PACK - EIGHT)
    return BySeat.from_function(lambda _: Hand.of(next(rest) for _ in range(11)))


def _all_deals(held: BySeat[Hand]) -> Iterator[BySeat[Hand]]:
    """All ways to deal the eight cards."""
    for north in map(Hand.of, combinations(EIGHT, 2)):
        for east in map(Hand.of, combinations(EIGHT - north, 2)):
            for south in map(Hand.of, combinations(EIGHT - north - east, 2)):
                rest = EIGHT - north - east - south
                yield BySeat(held.north | north, held.east | east, held.south | south, held.west | rest)


def _fits(asked: Constraints, hands: BySeat[Hand]) -> bool:
    """Whether a deal is what is asked, by the definitions."""
    sides = [(hands.north | hands.south), (hands.east | hands.west)]
    return all(hands.of(seat) in asked.shown.of(seat) for seat in Seat) and all(
        figure_points(cards) in together.figures
        and all(
            length in asked_for for length, asked_for in zip(cards.lengths, together.lengths, strict=True)
        )
        for cards, together in zip(sides, asked.together, strict=True)
    )


def _little_requests() -> dict[str, Constraints]:
    held = _little()
    points = held.map(figure_points)
    north = HandSet.of(Box(Range(points.north + 3, 37)))
    west = HandSet.of(Box(features=(TopHonours(Suit.SPADES, 1),)))
    more = BySide(Together(Range(points.north + points.south + 7, 40)), Together())
    return {
        "nothing": Constraints(held),
        "a hand": Constraints(held, shown(north=north)),
        "hands and features": Constraints(held, shown(north=north, west=west)),
        "a side": Constraints(held, together=more),
        "all of it": Constraints(
            held, shown(south=HandSet.of(Box(Range(points.south + 1, 37))), west=west), more
        ),
    }


@pytest.mark.parametrize("compiled", WAYS)
@pytest.mark.parametrize("name", _little_requests())
def test_all_that_fit_are_equally_likely(name: str, compiled: bool) -> None:
    """Every deal of a little pack that fits comes as often as any other, and no other comes (chi-squared, 0.1 %)."""
    asked = _little_requests()[name]
    possible = {tuple(hand.bits for hand in hands) for hands in _all_deals(asked.held) if _fits(asked, hands)}
    dealer, each = Dealer(asked, compiled=compiled), 12
    counts = Counter(dealer.batch(each * len(possible), 11, 3).hands)
    assert set(counts) == possible
    free = len(possible) - 1
    assert sum((count - each) ** 2 / each for count in counts.values()) < free + 3.3 * (2 * free) ** 0.5 + 6
    rarity = dealer.rarity()
    share = Fraction(len(possible), 2520)
    assert rarity.share == share if rarity.exact else abs(rarity.share - share) < Fraction(1, 20)


@pytest.mark.parametrize("compiled", WAYS)
def test_how_rare_is_known_beforehand(compiled: bool) -> None:
    """Exact for a hand or a side alone: 4.87 % of all deals are strong notrumps; else an estimate, and it says so."""
    exact = Dealer(ASKED["a hand"][0], compiled=compiled).rarity()
    assert (exact.exact, f"{float(exact.share):.6f}") == (True, "0.048656")
    guessed = Dealer(ASKED["a fit and game"][0], compiled=compiled).rarity()
    assert not guessed.exact
    assert 0.0140 < guessed.share < 0.0160


@pytest.mark.parametrize("compiled", WAYS)
def test_a_seed_gives_these_deals(compiled: bool) -> None:
    """What is dealt from a seed is written down here: it stays, on every machine."""
    deals = Dealer(ASKED["a fit and game"][0], compiled=compiled).deals(2, Pcg32(1))
    assert [str(deal) for deal in deals] == [
        "N:KT873.K73.AQ95.8 962.J9.74.AJT732 AQ5.AQ6.KT86.K96 J4.T8542.J32.Q54",
        "N:AQT42.AQ32.AK8.8 7.JT654.JT763.J4 KJ965.87.Q542.T5 83.K9.9.AKQ97632",
    ]


@pytest.mark.parametrize("feature", FEATURES, ids=repr)
def test_a_check_asks_what_the_feature_asks(feature: Feature) -> None:
    """On bits a feature is fitted by the hands that fit it as cards."""
    random = Pcg32.from_text("hands")
    hands = [subset(random.below(635013559600), 13) for _ in range(400)]
    fits = [all(check.fits(hand.bits) for check in checks_of(0, feature)) for hand in hands]
    assert fits == [feature.fits(hand) for hand in hands]


@pytest.mark.parametrize(("first", "count"), [(0, 1), (0, 65), (17, 300), (1 << 33, 8)])
def test_words_in_bulk_are_those_of_the_generator(first: int, count: int) -> None:
    """A block of words is what the generator draws there one after the other."""
    random = Pcg32(2**63 + 5, 2**62 + 3)
    if first < 1000:
        wanted = [random.word() for _ in range(first + count)][first:]
    else:
        wanted = [word_block(2**63 + 5, 2**62 + 3, first + place, 1)[0] for place in range(count)]
    assert word_block(2**63 + 5, 2**62 + 3, first, count) == wanted


def test_dealing_loads_no_array_library() -> None:
    """A new process without the compiled library deals, and samples, with Python's own library alone."""
    code = """
import sys
begun = {*sys.modules}
sys.modules["schlemm_native"] = sys.modules["numpy"] = None
from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat, Seat
from schlemm.dealing.constraints import Constraints
from schlemm.dealing.dealer import Dealer
from schlemm.dealing.pcg import Pcg32
from schlemm.dealing.sample import sample_shown
from schlemm.dealing.sample_play import Hidden, sample_rest
from schlemm.evaluation.handset import HandSet
one, two, *_ = Dealer(Constraints()).deals(1, Pcg32(1))[0].hands
sample_shown(one, Seat.NORTH, BySeat(*[HandSet()] * 4), 3, Pcg32(1))
hidden = (Hidden(seat, Hand(), 13, frozenset(), HandSet()) for seat in (Seat.EAST, Seat.WEST))
sample_rest(one | two, tuple(hidden), 3, Pcg32(1))
print(*{name.partition(".")[0] for name in {*sys.modules} - begun} - {*sys.stdlib_module_names})
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    found = {name for name in ran.stdout.split() if not name.startswith("_")}
    assert found == {"schlemm", "schlemm_native", "numpy"}


@pytest.mark.parametrize("compiled", WAYS)
def test_what_nobody_can_have_is_refused(compiled: bool) -> None:
    """Thirty points opposite eleven held, and 25 for both sides, are errors that say of whom too much is asked."""
    held = ANY_HELD.put(Seat.EAST, Hand.parse("AKQ.AK.."))
    with pytest.raises(NothingFits, match="of N;"):
        Dealer(Constraints(held, shown(north=HandSet.of(Box(Range(30, 37))))), compiled=compiled)
    both = BySide(GAME.north_south, GAME.north_south)
    with pytest.raises(NothingFits, match="of NS;"):
        Dealer(Constraints(together=both), compiled=compiled)


def test_constraints_that_make_no_sense_are_refused() -> None:
    """A card held twice, fourteen cards, and an empty range are errors that name them."""
    with pytest.raises(ValueError, match="another player holds"):
        Constraints(BySeat(SOUTH, EMPTY, SOUTH, EMPTY))
    with pytest.raises(ValueError, match="14 cards"):
        Constraints(ANY_HELD.put(Seat.WEST, Hand((1 << 14) - 1)))
    with pytest.raises(ValueError, match="range of EW is empty"):
        Constraints(together=ANY_TOGETHER._replace(east_west=Together(Range(9, 3))))
    assert request_of(Constraints()).classes == (None, None, None, None)


@pytest.mark.parametrize("compiled", [False, True])
def test_any_condition_can_be_asked(compiled: bool) -> None:
    """Deals for which a predicate holds are those of the dealer without it, in their order, and others are left out."""
    dealer = Dealer(Constraints(shown=ANY_SHOWN), compiled=compiled)
    all_of_them = dealer.deals(300, Pcg32(5))
    long = [deal for deal in all_of_them if max(deal.hands.north.lengths) > 5]
    found = dealer.where(lambda deal: max(deal.hands.north.lengths) > 5).deals(len(long), Pcg32(5))
    assert list(found) == long
    both = dealer.where(lambda deal: max(deal.hands.north.lengths) > 5).where(
        lambda deal: max(deal.hands.east.lengths) > 5
    )
    assert both.deals(2, Pcg32(5)) == tuple(deal for deal in both.deals(9, Pcg32(5)))[:2]


def test_what_no_trial_finds_is_told_as_less_than_a_share() -> None:
    """Where no trial fits, the share that is told is a bound and not nothing."""
    rarity = Dealer(Constraints(shown=ANY_SHOWN)).where(lambda _: False).rarity(300)
    assert (rarity.share, rarity.below, str(rarity)) == (0, Fraction(1, 100), "less than 1 in 100")
    assert str(Rarity(Fraction(1, 4), exact=True)) == "1 in 4"
