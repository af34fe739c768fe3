"""What house rules change, each told by one example, and the figures that settle contradictions; all of it computed."""

from __future__ import annotations

from functools import reduce
from typing import Final

from schlemm.core.calls import BIDS
from schlemm.core.cards import Card, Strain
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract, Doubling, Result
from schlemm.core.hand import Hand
from schlemm.core.laws import LAWFUL, FirstCaller, HouseRules
from schlemm.core.play import Trick, legal_cards
from schlemm.core.seats import Seat, Vulnerability
from schlemm.core.sentence import Facts, Sentence
from schlemm.evaluation.shape import Shape
from schlemm.learn.library.figures import GAME, INSULT, score_of, step_of
from schlemm.scoring.forms.form import Outcome
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm, VulnerabilityOrder
from schlemm.scoring.forms.rubber import RubberForm, RubberState
from schlemm.scoring.honours import Honours
from schlemm.scoring.tricks import bid_points, overtrick_value

MANY: Final = 10_000
"""Hands of which it is told how many have a shape."""


def first_caller() -> Sentence:
    """Who calls first if North deals (B1)."""
    left = HouseRules(first_caller=FirstCaller.LEFT_OF_DEALER)
    callers = (Conditions(Seat.NORTH, Vulnerability.NONE, rules).first_caller for rules in (LAWFUL, left))
    law, house = callers
    return Sentence("conflicts-effect-b1", (("seat", law.letter), ("turn", house.letter)))


def must_beat() -> Sentence:
    """Which cards may be played to a trick with and without the duty to beat it (B2)."""
    trick, hand = Trick(Seat.WEST, (Card.parse("ST"),)), Hand.of(map(Card.parse, ("SK", "S4")))
    law, house = (
        tuple(map(str, legal_cards(trick, hand, rules, None)))
        for rules in (LAWFUL, HouseRules(must_beat=True))
    )
    (high,) = house
    (low,) = (card for card in law if card != high)
    facts = (("card", str(trick.cards[0])), ("card-2", high), ("card-3", low))
    return Sentence("conflicts-effect-b2", facts)


def simple_doubling() -> Sentence:
    """What doubled undertricks cost by the table, and where a double only doubles (B3)."""
    lost = "3CXS-3"
    return Sentence(
        "conflicts-effect-b3",
        (
            ("bid", "3C"),
            ("law", -score_of(lost)),
            ("simple", -score_of(lost, simple=True)),
            ("law-danger", -score_of(lost, vulnerable=True)),
            ("simple-danger", -score_of(lost, vulnerable=True, simple=True)),
        ),
    )


def vulnerability() -> Sentence:
    """Who is vulnerable in the second deal by each of the three orders (B5)."""
    played = Outcome(Result.parse("2SS="))
    forms = [RobberOfFourForm(order=order) for order in VulnerabilityOrder]
    second = [form.start().add(played).conditions for form in forms]
    dealer, other, fixed = (str(conditions.vulnerability) for conditions in second)
    facts = (("seat", second[0].dealer.letter), ("side", dealer), ("side-2", other), ("side-3", fixed))
    return Sentence("conflicts-effect-b5", facts)


def honours() -> Sentence:
    """What honours in one hand bring (B33)."""
    four, five = (Honours(Seat.SOUTH, Strain.SPADES, count).points for count in (4, 5))
    return Sentence("conflicts-effect-b33", (("four", four), ("five", five)))


def slam_sums() -> Facts:
    """The bonuses for slams by themselves, and with that for the game in them (B7)."""
    facts: list[tuple[str, int]] = []
    for name, text in (("small", "6SS="), ("grand", "7SS=")):
        for where, vulnerable in (("", False), ("-danger", True)):
            alone = step_of(text, f"{name}-slam", vulnerable=vulnerable)
            facts += [
                (f"{name}{where}", alone),
                (f"{name}-sum{where}", alone + step_of(text, "game", vulnerable=vulnerable)),
            ]
    return tuple(facts)


def overtricks() -> Facts:
    """What a trick beyond the contract is worth, undoubled and doubled, and the bonus for being doubled (B8)."""
    minor, major = (
        overtrick_value(strain, Doubling.UNDOUBLED, vulnerable=False)
        for strain in (Strain.CLUBS, Strain.SPADES)
    )
    doubled, vulnerable = (
        overtrick_value(Strain.SPADES, Doubling.DOUBLED, vulnerable=danger) for danger in (False, True)
    )
    facts = (("minor", minor), ("major", major), ("over", doubled), ("over-danger", vulnerable))
    return (*facts, *INSULT)


def shapes() -> Facts:
    """How many of ten thousand hands have the most frequent shape, and how many the flattest (B14)."""
    often, flat = (round(MANY * Shape(lengths).probability) for lengths in ((4, 4, 3, 2), (4, 3, 3, 3)))
    return (("hands", MANY), ("often", often), ("flat", flat))


def still_part_scores() -> Facts:
    """The highest bids that are no game when doubled: in notrump, in clubs and in diamonds (B16)."""
    low = [bid for bid in BIDS if bid_points(Contract(bid, Doubling.DOUBLED, Seat.SOUTH)) < GAME]
    highest = (max(bid for bid in low if bid.strain is strain) for strain in _SHOWN)
    count = (("count", len(low)), ("game", GAME))
    return (*count, *zip(("bid", "bid-2", "bid-3"), map(str, highest), strict=True))


_SHOWN: Final = (Strain.NOTRUMP, Strain.CLUBS, Strain.DIAMONDS)


def example() -> Facts:
    """Two spades doubled with an overtrick, taken apart (B17)."""
    text = "2SXS+1"
    tricks = step_of(text, "bid-tricks")
    return (("bid", "2S"), ("tricks", tricks), ("each", tricks // 2), ("total", score_of(text)))


def undoubled_down() -> Facts:
    """What undoubled undertricks cost a vulnerable side (B19)."""
    costs = (-score_of(f"3SS-{count}", vulnerable=True) for count in (1, 2, 3))
    return tuple(zip(("one", "two", "three"), costs, strict=True))


def doubled_game() -> Facts:
    """What a game brings undoubled, doubled, and if its bonus were doubled too (B37)."""
    bid = "4S"
    plain, doubled = (score_of(f"{bid}{stake}S=") for stake in ("", "X"))
    return (("bid", bid), ("plain", plain), ("doubled", doubled), ("twice", 2 * plain))


def three_suiter() -> Facts:
    """How many of ten thousand hands have the shape that S4 has in two kinds (B38)."""
    return (("hands", MANY), ("count", round(MANY * Shape((5, 4, 4, 0)).probability)))


def rubber() -> Facts:
    """The bonuses that only the classic rubber knows (B33)."""
    north, east = Outcome(Result.parse("4SN=")), Outcome(Result.parse("4SE="))
    won = [sum(_closing(games)) for games in ((north, north), (north, east, north))]
    stopped = [sum(_closing(games, stop=True)) for games in ((north,), (Outcome(Result.parse("2SN=")),))]
    return tuple(zip(("quick", "slow", "only-game", "only-part"), (*won, *stopped), strict=True))


def _closing(games: tuple[Outcome, ...], *, stop: bool = False) -> list[int]:
    """What stands on the sheet after these games that belongs to no deal."""
    state = reduce(RubberState.add, games, RubberForm().start())
    state = state.settle() if stop else state
    return [abs(step.points) for line in state.lines[len(games) :] for step in line.score.steps]
