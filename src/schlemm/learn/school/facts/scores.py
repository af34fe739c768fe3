"""What lessons tell of scores and of what pays, and their tables of them."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import reduce
from typing import Final

from schlemm.core.calls import Bid
from schlemm.core.contract import Contract, Doubling, Result
from schlemm.core.seats import SIDES
from schlemm.core.sentence import Sentence
from schlemm.learn.library.figures import score_of
from schlemm.learn.school.exercises.results import teams
from schlemm.learn.school.exercises.results.stakes import Bet, declarers_score, double_of, one_more
from schlemm.learn.school.notation import bid as bid_of
from schlemm.learn.school.picture import RowsPicture
from schlemm.learn.school.shares import percent
from schlemm.learn.tutor.sacrifice import prices
from schlemm.scoring import imps as imp_table
from schlemm.scoring.forms.form import Outcome, PlayedLine
from schlemm.scoring.forms.rubber import RubberForm, RubberState
from schlemm.scoring.items import SheetPlace, total
from schlemm.scoring.premiums import part_score_or_game, slam
from schlemm.scoring.tricks import GAME

_CHANCES: Final = (Fraction(1, 4), Fraction(1, 2), Fraction(3, 4), Fraction(9, 10))
"""Of the last trick of a higher contract."""
_DANGER: Final = {
    (False, False): "row-nobody",
    (False, True): "row-they",
    (True, False): "row-we",
    (True, True): "row-everybody",
}
"""Who is vulnerable: we, they."""


def game() -> int:
    """Return the points for tricks bid that make a game."""
    return GAME


def score(result: str, *, vulnerable: bool = False) -> int:
    """Return what a result brings to declarer's side."""
    return score_of(result, vulnerable=vulnerable)


def cost(result: str, *, vulnerable: bool = False) -> int:
    """Return what a failed contract costs declarer's side."""
    return -score(result, vulnerable=vulnerable)


def more(result: str, other: str, *, vulnerable: bool = False) -> int:
    """Return what a result brings more than another."""
    return score(result, vulnerable=vulnerable) - score(other, vulnerable=vulnerable)


def saved(theirs: str, ours: str) -> int:
    """Return what our failed contract costs less than theirs made."""
    return score(theirs) - cost(ours)


def bonus(contract: str, *, vulnerable: bool = False) -> int:
    """Return the bonus for a contract made: of a slam, or else of a game or part score."""
    read = Contract.parse(contract)
    steps = slam(read, vulnerable=vulnerable) or (part_score_or_game(read, vulnerable=vulnerable),)
    return sum(step.points for step in steps)


def won(result: str) -> int:
    """Return how many tricks declarer has won."""
    return Result.parse(result).tricks


def more_won(result: str, other: str) -> int:
    """Return how many tricks more than in another result declarer has won."""
    return won(result) - won(other)


def bid_on_gain(lower: str, higher: str) -> int:
    """Return what the higher contract brings more if its last trick comes."""
    return _one_more(lower, higher).gain


def bid_on_loss(lower: str, higher: str) -> int:
    """Return what the higher contract costs if its last trick does not come."""
    return _one_more(lower, higher).loss


def bid_on_chance(lower: str, higher: str, *, vulnerable: bool = False) -> int:
    """Return the least chance, in percent, with which the higher contract pays."""
    return _one_more(lower, higher, vulnerable=vulnerable).percent


def _one_more(lower: str, higher: str, *, vulnerable: bool = False) -> Bet:
    return one_more(bid_of(lower), bid_of(higher), vulnerable=vulnerable)


def double_gain(bid: str) -> int:
    """Return what a double brings if the contract fails by one."""
    return _double(bid).gain


def double_loss(bid: str) -> int:
    """Return what a double costs if the contract is just made."""
    return _double(bid).loss


def double_chance(bid: str) -> int:
    """Return the least chance, in percent, with which a double pays."""
    return _double(bid).percent


def _double(bid: str) -> Bet:
    return double_of(bid_of(bid), 1, vulnerable=False)


def imps(result: str, other: str) -> int:
    """Return the IMPs for a result against another."""
    return imp_table.imps(more(result, other))


def imps_from(result: str, other: str) -> int:
    """Return the least difference that is worth as many IMPs as that of two results."""
    return teams.limits(imps(result, other))[0]


def imps_to(result: str, other: str) -> int:
    """Return the greatest difference that is worth as many IMPs as that of two results."""
    return teams.limits(imps(result, other))[1]


def rubber_bonus(*results: str) -> int:
    """Return the bonus for a rubber that these results win."""
    return sum(_rubber(results).lines[-1].score.totals)


def rubber_winner(results: str) -> str:
    """Return the side that has won more games of a rubber."""
    return max(SIDES, key=_rubber(results.split()).games.of).letters


def _rubber(results: Iterable[str]) -> RubberState:
    outcomes = (Outcome(Result.parse(result)) for result in results)
    return reduce(RubberState.add, outcomes, RubberForm().start())


def rubber_sheet(*results: str) -> RowsPicture:
    """Return each board of a rubber with what it brings below and above the line, whoever gets it."""
    rows = []
    for line in _rubber(results).lines:
        if isinstance(line, PlayedLine):
            name = Sentence("lesson-rubber-result", (("result", str(line.outcome.result)),))
            places = (SheetPlace.BELOW, SheetPlace.ABOVE)
            rows.append((name, tuple(sum(total(line.score.steps, where)) for where in places)))
    return RowsPicture.of("lesson-rubber-deal lesson-rubber-below lesson-rubber-above", rows)


def two_tables(ours: str, theirs: str) -> RowsPicture:
    """Return the results of both tables of a match, and what they bring to our team."""
    return teams.both_tables([Result.parse(ours), Result.parse(theirs)], [score(ours), score(theirs)])


def part_scores(lower: str, higher: str) -> RowsPicture:
    """Return what two contracts bring if the last trick of the higher one does not come, and if it does."""
    bids = bid_of(lower), bid_of(higher)
    counts = (bids[1].tricks - 1, bids[1].tricks)
    heads = (Sentence("row-contract"), *(Sentence("row-tricks", (("count", count),)) for count in counts))
    rows = ((_named(bid), tuple(declarers_score(bid, count) for count in counts)) for bid in bids)
    return RowsPicture(heads, tuple(rows))


def part_score_averages(lower: str, higher: str) -> RowsPicture:
    """Return what two contracts bring on average, by the chance of the last trick of the higher one."""
    bids = bid_of(lower), bid_of(higher)
    count = bids[1].tricks
    rows = []
    for chance in _CHANCES:
        worth = (
            round(chance * declarers_score(bid, count) + (1 - chance) * declarers_score(bid, count - 1))
            for bid in bids
        )
        rows.append((Sentence("row-percent", (("percent", percent(chance)),)), tuple(worth)))
    return RowsPicture((Sentence("row-tenth"), *map(_named, bids)), tuple(rows))


def _named(bid: Bid) -> Sentence:
    return Sentence("row-bid", (("bid", str(bid)),))


def sacrifice_prices(bid: str) -> RowsPicture:
    """Return how far a sacrifice against a contract made may go, at each vulnerability."""
    theirs = bid_of(bid)
    return RowsPicture.of(
        "row-danger row-worth row-down row-cost",
        (
            (Sentence(_DANGER[each.ours, each.theirs]), (each.worth, each.down, each.cost))
            for each in prices(theirs, Doubling.UNDOUBLED, theirs.tricks)
        ),
    )
