"""The score sheet: every entry with the steps it is made of."""

from __future__ import annotations

from collections.abc import Iterator

from schlemm.core.contract import Result
from schlemm.core.seats import SIDES, BySide
from schlemm.scoring.forms.form import PlayedLine, SheetLine
from schlemm.scoring.forms.settle import Stake
from schlemm.scoring.items import Score, SheetPlace, Step
from schlemm.scoring.sums import sum_of
from schlemm.server.common.messages import FormName
from schlemm.server.protocol.sheet import (
    EntryView,
    FateView,
    LeftView,
    SettlementView,
    SheetLineView,
    SheetView,
    StepView,
)
from schlemm.table.state.settings import Ceremony, CeremonyDeals, Settings
from schlemm.table.views.sight import Sheet

GAME_LINE = "game-line"
"""The kind of a line without entries: a rule drawn under both columns, for a game is complete."""


def sheet_view(sheet: Sheet, settings: Settings) -> SheetView:
    """The sheet as it stands, settled if the game is over and played for a stake."""
    return SheetView(
        form=form_name(sheet),
        rules=[rule.value for rule in sheet.options],
        lines=[view for line in sheet.lines for view in _lines(line)],
        totals=dict(sheet.totals.items()),
        below=dict(sheet.stakes.part_scores.items()),
        games=dict(sheet.stakes.games.items()),
        over=sheet.over,
        settlement=_settlement(sheet.totals, settings) if sheet.over and settings.stake else None,
        left=[LeftView(left.seat, left.name, left.deal) for left in sheet.left],
        habits=habits(settings),
        upcoming=list(sheet.upcoming),
    )


def habits(settings: Settings) -> list[str]:
    """What was agreed that is no rule: how every deal is dealt; what held for the first alone is over."""
    if settings.ceremony is Ceremony.OFF or settings.ceremony_deals is CeremonyDeals.FIRST:
        return []
    return [f"dealt-{settings.ceremony.value}", f"shuffled-{settings.shuffler.value}"]


def form_name(sheet: Sheet) -> FormName:
    """The form by the name that a table is opened with; part scores carried over are a house rule of it."""
    match sheet.form:
        case "rubber":
            return "rubber"
        case "duplicate":
            return "boards"
        case "minibridge":
            return "minibridge"
        case _:
            return "robber4"


def fate_view(result: Result) -> FateView | None:
    """What became of the contract; ``None`` if the board was passed out."""
    contract = result.contract
    return None if contract is None else FateView(contract.declarer, result.tricks, result.margin)


def _lines(line: SheetLine) -> Iterator[SheetLineView]:
    """The line, and a rule below it if it completed a game."""
    if not isinstance(line, PlayedLine):
        yield SheetLineView(line.kind.value, 0, None, None, None, _entries(line.score))
        return
    deal, vulnerability = line.number.deal, line.conditions.vulnerability
    result = line.outcome.result
    entries = _entries(line.score)
    board = line.number.board
    yield SheetLineView(line.kind.value, deal, vulnerability, str(result), fate_view(result), entries, board)
    if line.ends_game:
        yield SheetLineView(GAME_LINE, deal, None, None, None, [])


def _entries(score: Score) -> list[EntryView]:
    """The steps, gathered by side and line; a step that credits nobody is no entry."""
    found = []
    for side in SIDES:
        for line in SheetPlace:
            steps = [step for step in score.steps if step.side is side and step.line is line]
            if steps:
                points = sum(step.points for step in steps)
                found.append(EntryView(side, line, points, [step_view(step) for step in steps]))
    return found


def step_view(step: Step) -> StepView:
    """A step of a score with its points and its sum."""
    return StepView(step.code.value, step.points, sum_of(step), step.args)


def _settlement(totals: BySide[int], settings: Settings) -> SettlementView:
    settled = Stake(settings.stake, settings.rounding).settle(totals)
    winner = settled.winner
    return SettlementView(winner, settled.difference, settled.rounded, settled.amount)
