"""What pays: game, one trick more, a double, a sacrifice; the two sides of each weighed exactly (S1:37-47, S1:75)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from math import ceil
from typing import Final

from schlemm.core.calls import BIDS, Bid
from schlemm.core.cards import Strain
from schlemm.core.contract import Doubling
from schlemm.core.sentence import Facts, Sentence
from schlemm.dealing.pcg import Pcg32
from schlemm.evaluation.odds import points_of_partner
from schlemm.evaluation.points import figure_points
from schlemm.evaluation.shape import Shape, ShapeClass
from schlemm.learn.school.exercises.bidding.counts import any_hand
from schlemm.learn.school.picture import HandPicture
from schlemm.learn.school.question import Choice, Made, Question, Why, one_of
from schlemm.learn.school.shares import percent
from schlemm.learn.tutor.sacrifice import undertricks_cost
from schlemm.scoring.duplicate import duplicate_score

ENOUGH: Final = 25
"""Figure points of both hands from which a game in notrump or a major is usually made; a rule of thumb of players."""
_CLEAR: Final = Fraction(6, 100)
"""How far from even a decision has to be, so that it can be asked."""
SHOWN: Final = ((12, 14), (13, 15), (15, 17), (6, 9), (10, 12))
"""What partner may have shown."""
_DOUBLABLE: Final = tuple(
    Bid(level, strain) for level in (2, 3, 4) for strain in Strain if (level, strain) != (2, Strain.CLUBS)
)
_STEPS: Final = tuple(
    (Bid(level, strain), Bid(level + 1, strain))
    for level, strain in (
        (2, Strain.CLUBS), (3, Strain.CLUBS), (2, Strain.DIAMONDS), (3, Strain.DIAMONDS), (4, Strain.DIAMONDS),
        (2, Strain.HEARTS), (3, Strain.HEARTS), (2, Strain.SPADES), (3, Strain.SPADES), (2, Strain.NOTRUMP),
    )
)  # fmt: skip
"""Part scores, and the bid of one trick more."""


@dataclass(frozen=True, slots=True)
class Bet:
    """A choice between two ways, of which one is better if something happens.

    Attributes:
        gain: What the bold way brings more if it does happen.
        loss: What it costs if it does not.
    """

    gain: int
    loss: int

    @property
    def even(self) -> Fraction:
        """How likely it has to be for both ways to be worth the same.

        >>> Bet(250, 190).even
        Fraction(19, 44)
        """
        return Fraction(self.loss, self.gain + self.loss)

    @property
    def percent(self) -> int:
        """The least chance in whole percent with which the bold way does not lose on average.

        >>> Bet(250, 190).percent
        44
        """
        return ceil(100 * self.even)

    def worth(self, chance: Fraction) -> Fraction:
        """What the bold way brings more on average; negative if it loses."""
        return self.gain * chance - self.loss * (1 - chance)


def declarers_score(
    bid: Bid, tricks: int, doubling: Doubling = Doubling.UNDOUBLED, *, vulnerable: bool = False
) -> int:
    """What declarer's side gets for a contract with so many tricks."""
    return duplicate_score(bid.level, bid.strain.index, doubling.index, tricks, vulnerable=vulnerable)


def one_more(lower: Bid, higher: Bid, *, vulnerable: bool) -> Bet:
    """Whether to bid the higher contract for the trick that may come; without it, it is one down."""
    tricks = higher.tricks
    return Bet(
        declarers_score(higher, tricks, vulnerable=vulnerable)
        - declarers_score(lower, tricks, vulnerable=vulnerable),
        declarers_score(lower, tricks - 1, vulnerable=vulnerable)
        - declarers_score(higher, tricks - 1, vulnerable=vulnerable),
    )


def double_of(bid: Bid, down: int, *, vulnerable: bool) -> Bet:
    """Whether to double a contract that fails by so many tricks, or is just made."""
    plain, doubled = (
        tuple(
            declarers_score(bid, tricks, stake, vulnerable=vulnerable)
            for tricks in (bid.tricks, bid.tricks - down)
        )
        for stake in (Doubling.UNDOUBLED, Doubling.DOUBLED)
    )
    return Bet(plain[1] - doubled[1], doubled[0] - plain[0])


def game_or_not(random: Pcg32) -> Question:
    """Partner has shown so many points: game, or a part score?"""
    vulnerable = bool(random.below(2))
    bet = one_more(Bid(2, Strain.NOTRUMP), Bid(3, Strain.NOTRUMP), vulnerable=vulnerable)
    while True:
        hand, (low, high) = any_hand(random), one_of(random, SHOWN)
        points = figure_points(hand)
        chance = chance_of_together(points_of_partner(hand), low, high, ENOUGH - points)
        even = Shape.of(hand).shape_class is ShapeClass.BALANCED
        if (
            even
            and abs(chance - bet.even) > _CLEAR
            and high + points > ENOUGH - 4
            and low + points < ENOUGH + 4
        ):
            break
    facts = (("low", low), ("high", high), ("vulnerable", int(vulnerable)))
    why = (
        Sentence(
            "why-together",
            (
                ("points", points),
                ("needed", max(0, ENOUGH - points)),
                ("enough", ENOUGH),
                ("low", low),
                ("high", high),
                ("percent", percent(chance)),
            ),
        ),
        Sentence("why-game-even", (("percent", bet.percent), ("gain", bet.gain), ("loss", bet.loss))),
    )
    question = _either(
        Sentence("ask-game", facts), ("option-game", "option-part-score"), why, pays=chance > bet.even
    )
    return replace(question, pictures=(HandPicture(hand),))


def chance_of_together(chances: tuple[Fraction, ...], low: int, high: int, needed: int) -> Fraction:
    """How likely partner has so many points, knowing that they are in a range."""
    within = sum(chances[low : high + 1], Fraction())
    return sum(chances[max(low, needed) : high + 1], Fraction()) / within


def part_score_risk(random: Pcg32) -> Question:
    """The lower contract is safe, one trick more is possible: bid it?"""
    vulnerable = bool(random.below(2))
    while True:
        lower, higher = one_of(random, _STEPS)
        chance = Fraction(5 * (4 + random.below(14)), 100)
        bet = one_more(lower, higher, vulnerable=vulnerable)
        if abs(chance - bet.even) > _CLEAR:
            break
    facts = (
        ("bid", str(lower)),
        ("better", str(higher)),
        ("tricks", lower.tricks),
        ("percent", percent(chance)),
        ("vulnerable", int(vulnerable)),
    )
    gain = "why-more-nothing" if bet.gain <= 0 else "why-more-gain"
    why = (
        Sentence(gain, (("better", str(higher)), ("gain", bet.gain), ("loss", bet.loss))),
        _average(bet, chance),
    )
    return _either(
        Sentence("ask-more", facts), ("option-bid-on", "option-stay"), why, pays=bet.worth(chance) > 0
    )


def double_or_not(random: Pcg32) -> Question:
    """They fail so often, else they just make it: double?"""
    vulnerable, down = bool(random.below(2)), 1 + (random.below(4) == 0)
    while True:
        bid = one_of(random, _DOUBLABLE)
        chance = Fraction(5 * (6 + random.below(14)), 100)
        bet = double_of(bid, down, vulnerable=vulnerable)
        if abs(chance - bet.even) > _CLEAR:
            break
    facts = (("bid", str(bid)), ("percent", percent(chance)), ("down", down), ("vulnerable", int(vulnerable)))
    game = declarers_score(bid, bid.tricks) < 200 < declarers_score(bid, bid.tricks, Doubling.DOUBLED)
    into = (Sentence("why-into-game", (("bid", str(bid)),)),) if game else ()
    cost = (("bid", str(bid)), ("gain", bet.gain), ("loss", bet.loss), ("percent", bet.percent))
    why = (*into, Sentence("why-double-even", cost), _average(bet, chance))
    return _either(
        Sentence("ask-double", facts), ("option-double", "option-pass"), why, pays=bet.worth(chance) > 0
    )


def sacrifice_or_not(random: Pcg32) -> Question:
    """They make this; going down doubled above it costs so much: bid it (S1:41)?"""
    while True:
        theirs = one_of(random, BIDS[10:])
        ours = one_of(
            random, tuple(bid for bid in BIDS[theirs.index + 1 :] if bid.strain.trump)[:4] or (theirs,)
        )
        down = 1 + random.below(5)
        own = bool(random.below(2))
        other = bool(random.below(2))
        worth, cost = (
            declarers_score(theirs, theirs.tricks, vulnerable=other),
            undertricks_cost(down, vulnerable=own),
        )
        if ours is not theirs and ours.strain is not theirs.strain and worth != cost:
            break
    facts = (
        ("bid", str(theirs)),
        ("better", str(ours)),
        ("down", down),
        ("ours", int(own)),
        ("theirs", int(other)),
    )
    code = "why-sacrifice-pays" if cost < worth else "why-sacrifice-costs"
    why = (Sentence(code, (("worth", worth), ("cost", cost), ("difference", abs(worth - cost)))),)
    return _either(
        Sentence("ask-sacrifice", facts), ("option-sacrifice", "option-defend"), why, pays=cost < worth
    )


def _average(bet: Bet, chance: Fraction) -> Sentence:
    worth = round(bet.worth(chance))
    facts: Facts = (("percent", percent(chance)), ("points", abs(worth)))
    return Sentence("why-average-gain" if worth > 0 else "why-average-loss", facts)


def _either(asked: Sentence, options: tuple[str, str], why: Why, *, pays: bool) -> Question:
    """The question which of two ways is better: the bold one or the careful one."""
    return Question(asked, (), Choice(options, "said"), (options[0] if pays else options[1],), why)


GAME_OR_NOT: Final = Made("game-or-not", game_or_not, "exercises-bidding")
PART_SCORE_RISK: Final = Made("part-score-risk", part_score_risk, "exercises-bidding")
DOUBLE_OR_NOT: Final = Made("double-or-not", double_or_not, "exercises-bidding")
SACRIFICE_OR_NOT: Final = Made("sacrifice-or-not", sacrifice_or_not, "exercises-bidding")
