"""What a result is worth, ready to be shown."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from msgspec import structs

from schlemm.core.calls import BIDS
from schlemm.core.cards import Strain
from schlemm.core.contract import Contract, Doubling, Result
from schlemm.core.play import TRICKS
from schlemm.core.seats import SIDES, BySide, Seat, Side, Vulnerability
from schlemm.core.sentence import Sentence
from schlemm.formats.reading import UnreadableText
from schlemm.learn.tutor.case import Case, is_inconvenient
from schlemm.learn.tutor.rubber import InRubber, in_rubber
from schlemm.learn.tutor.sacrifice import Price, made_into_game, prices
from schlemm.learn.tutor.sum_sheet import games_below_slam
from schlemm.learn.tutor.what_if import Variation, points_of, variations
from schlemm.scoring.duplicate import board_score
from schlemm.scoring.items import SheetPlace
from schlemm.scoring.tables import ScoreRow, made_rows, undertrick_rows
from schlemm.server.count.sum_sheet import games_view
from schlemm.server.count.wire import (
    Account,
    BidKind,
    BidKinds,
    ColumnView,
    Danger,
    DefectView,
    KeptAccounts,
    MadeTable,
    PriceView,
    RubberScore,
    ScoreTables,
    TableRow,
    VariationView,
)
from schlemm.server.views.meaning import said
from schlemm.server.views.sheet import step_view
from schlemm.server.views.turn import goal


def account_of(case: Case) -> Account:
    """What the case is worth, in every form."""
    steps = board_score(case.result, case.vulnerability).steps
    return Account(
        result=str(case.result),
        side=case.side,
        vulnerable=case.vulnerable.of(case.side),
        danger=danger(case.vulnerable, case.side),
        points=points_of(case),
        steps=[step_view(step) for step in steps],
        rubber=_rubber(in_rubber(case)),
        variations=[_variation(each) for each in variations(case)],
        prices=[_price(each) for each in _prices(case)],
        notes=[said(note) for note in _notes(case)],
    )


def kept_accounts() -> KeptAccounts:
    """What South's results are worth in clubs, spades and notrump, in every danger."""
    cases = (Case(result, danger.sides) for result in _results() for danger in Vulnerability)
    return KeptAccounts([structs.replace(account_of(case), variations=[], prices=[]) for case in cases])


def _results() -> Iterator[Result]:
    kept = (Strain.CLUBS, Strain.SPADES, Strain.NOTRUMP)
    for bid, doubling in product((bid for bid in BIDS if bid.strain in kept), Doubling):
        contract = Contract(bid, doubling, Seat.SOUTH)
        yield from (Result(contract, tricks) for tricks in range(TRICKS + 1))


def defects_view(error: UnreadableText) -> list[DefectView]:
    """What is wrong with a typed text, and where."""
    return [DefectView(each.start, each.end, said(each.sentence)) for each in error.defects]


def score_tables() -> ScoreTables:
    """All scores by contract, and undertricks."""
    made = [MadeTable(str(bid), [_row(row) for row in made_rows(bid)]) for bid in BIDS]
    doubled, redoubled = (
        [str(bid) for bid in made_into_game(doubling)] for doubling in (Doubling.DOUBLED, Doubling.REDOUBLED)
    )
    games = [games_view(games_below_slam(doubling)) for doubling in Doubling]
    return ScoreTables(made, [_row(row) for row in undertrick_rows()], doubled, redoubled, games)


def bid_kinds() -> BidKinds:
    """Every bid: what it is worth with nothing below the line, and whether it goes further than game needs."""
    contracts = [Contract(bid, Doubling.UNDOUBLED, Seat.SOUTH) for bid in BIDS]
    return BidKinds([BidKind(str(each.bid), goal(each.bid, 0), is_inconvenient(each)) for each in contracts])


def danger(vulnerable: BySide[bool], side: Side) -> Danger:
    """How a side's danger compares with the other's (S3:14)."""
    ours, theirs = vulnerable.of(side), vulnerable.of(side.other)
    if ours == theirs:
        return "equal-danger" if ours else "equal-safe"
    return "unfavourable" if ours else "favourable"


def _rubber(account: InRubber) -> RubberScore:
    stopped = account.unfinished.steps
    credited = next((step.side for step in stopped if step.side is not None), None)
    return RubberScore(
        columns=[_column(account, side) for side in SIDES],
        game=account.game,
        over=account.over,
        unfinished=[step_view(step) for step in stopped],
        unfinished_side=credited,
    )


def _column(account: InRubber, side: Side) -> ColumnView:
    steps = (*account.score.steps, *account.bonus.steps)
    above, below = (
        [step_view(step) for step in steps if step.side is side and step.line is line]
        for line in (SheetPlace.ABOVE, SheetPlace.BELOW)
    )
    return ColumnView(side, above, below, account.below.of(side), account.games.of(side))


def _variation(variation: Variation) -> VariationView:
    case = variation.case
    return VariationView(variation.code, str(case.result), case.vulnerable.of(case.side), variation.points)


def _prices(case: Case) -> tuple[Price, ...]:
    contract = case.result.contract
    if contract is None or case.result.margin < 0:
        return ()
    return prices(contract.bid, contract.doubling, case.result.tricks)


def _price(price: Price) -> PriceView:
    return PriceView(price.ours, price.theirs, price.worth, price.down, price.cost, price.next_cost)


def _notes(case: Case) -> tuple[Sentence, ...]:
    contract = case.result.contract
    if contract is None:
        return ()
    notes = []
    if is_inconvenient(contract):
        notes.append(Sentence("tutor-inconvenient", (("bid", str(contract.bid)),)))
    if case.result.margin >= 0 and contract.bid in made_into_game(contract.doubling):
        notes.append(Sentence("tutor-made-into-game", (("bid", str(contract.bid)),)))
    return tuple(notes)


def _row(row: ScoreRow) -> TableRow:
    return TableRow(row.tricks, list(row.points))
