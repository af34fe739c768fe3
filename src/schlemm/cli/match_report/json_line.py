"""A match as one line that a program can read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from schlemm.bot_match.contestants import Failure, Team
from schlemm.bot_match.cost_summary import PlayPart, TricksGiven, given_away
from schlemm.bot_match.match import Played
from schlemm.bot_match.result import BoardResult, TableResult
from schlemm.bot_match.summary import COUNTS, Premium, Summary, worst
from schlemm.cli import paper
from schlemm.cli.match_report.report import MatchReport


def print_match_json(match: MatchReport, many: int) -> None:
    """One line: the numbers, what failed, the worst boards; notations are canonical, points those of North-South."""
    summary = match.summary
    paper.print_json(
        {
            "a": match.plan.a,
            "b": match.plan.b,
            "seed": match.plan.seed,
            "played": match.plan.terms.plays,
            "cards_by": {team.value.lower(): name for team, name in match.cards_by.items()},
            "boards": summary.boards,
            "imps": summary.imps,
            "imps_per_board": _rounded(summary.imps_per_board),
            "standard_error": _rounded(summary.standard_error),
            "off_par": _rounded(summary.off_par),
            **{goal.value: _counts(summary, goal) for goal in Premium},
            **({} if match.plan.terms.solver is None else {"costs": _costs(match.results)}),
            "failures": [_failure(failure) for failure in summary.failures],
            "stopped": None if match.stop is None else match.stop.code,
            "worst": [_board(result) for result in worst(match.results, many)],
        }
    )


def _rounded(number: float | None) -> float | None:
    """A mean without the dust of its computation."""
    return None if number is None else round(number, 3)


def _counts(summary: Summary, goal: Premium) -> dict[str, dict[str, int]]:
    return {
        team.value.lower(): {name: getattr(summary.count(team, goal), name) for name in COUNTS}
        for team in Team
    }


def _costs(results: Sequence[BoardResult]) -> dict[str, dict[str, object]]:
    """Tricks that both gave away, gross, with open cards."""
    return {
        team.value.lower(): {part.value: _given(given_away(results, team, part)) for part in PlayPart}
        for team in Team
    }


def _given(given: TricksGiven) -> dict[str, object]:
    means = {"per_deal": _rounded(given.per_deal), "standard_error": _rounded(given.standard_error)}
    return {**asdict(given), **means}


def _failure(failure: Failure) -> dict[str, object]:
    return {
        "board": failure.board,
        "table": failure.table,
        "seat": failure.seat.letter,
        "bidder": failure.team.value.lower(),
        "code": failure.code,
        "detail": failure.detail,
        "fallback": failure.instead or None,
    }


def _board(result: BoardResult) -> dict[str, object]:
    conditions = result.board.conditions
    return {
        "board": result.board.number,
        "dealer": conditions.dealer.letter,
        "vulnerable": conditions.vulnerability.notation,
        "deal": str(result.board.deal),
        "tricks": str(result.tricks),
        "par": result.par.score,
        "par_results": [str(each) for each in result.par.results],
        "imps": result.imps,
        "off_par": result.off_par,
        "tables": [_table(table) for table in result.tables],
    }


def _table(table: TableResult) -> dict[str, object]:
    return {
        "auction": [str(call) for call in table.auction.calls],
        "result": str(table.result),
        "score": table.score,
        "off_par": table.off_par,
        **({} if table.played is None else _played(table.played)),
    }


def _played(played: Played) -> dict[str, object]:
    """The cards in their order; if they are not all there, the rest was claimed."""
    play, costs = played.play, played.costs
    return {
        "contract": str(play.contract),
        "lead": str(play.cards[0]) if play.cards else None,
        "tricks": played.tricks,
        "play": [str(card) for card in play.cards],
        "costs": None if costs is None else {part.value: part.of(costs) for part in PlayPart},
    }
