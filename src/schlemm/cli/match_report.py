"""What ``schlemm match`` shows of a match: a page, a line of JSON, a PBN file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from schlemm.cli import paper
from schlemm.cli.run import INTERRUPTED
from schlemm.cli.speech import Speech
from schlemm.cli.trouble import FAILED, printable
from schlemm.formats.pbn import PbnGame, encode_pbn, write_pbn
from schlemm.i18n.words import MINUS
from schlemm.tournament.bidders import Failure, Team
from schlemm.tournament.bidding_result import BoardResult, TableResult
from schlemm.tournament.bidding_summary import Goal, Summary, summarise, worst
from schlemm.tournament.bidding_workers import MatchPlan

SHOWN: Final = 5
"""How many failures the page tells one by one."""
COUNTS: Final = ("makeable", "bid", "made", "missed")
"""What is counted of games and slams, in the order of the columns."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Why a match ended before its last board.

    Attributes:
        code: ``"failures"``, ``"interrupted"``, ``"solver"`` or ``"worker"``.
        detail: What is known about it.
    """

    code: str
    detail: str = ""


@dataclass(frozen=True)
class Match:
    """A match as far as it was played.

    Attributes:
        plan: What was to be played.
        names: What both bidders call themselves.
        results: The boards in their order, one at least.
        breakdown: What kept it from going on, if it was no bidder's failure.
    """

    plan: MatchPlan
    names: tuple[str, str]
    results: tuple[BoardResult, ...]
    breakdown: Stop | None = None

    @cached_property
    def summary(self) -> Summary:
        """The match in numbers."""
        return summarise(self.results)

    @property
    def stop(self) -> Stop | None:
        """Why it ended early; ``None`` if it did not."""
        if self.breakdown is None and len(self.results) < self.plan.boards:
            return Stop("failures")
        return self.breakdown


def exit_code(stop: Stop | None) -> int:
    """How the process ends."""
    if stop is None:
        return 0
    return INTERRUPTED if stop.code == "interrupted" else FAILED


def print_json(match: Match, many: int) -> None:
    """One line: the numbers, what failed, the worst boards; notations are canonical, points those of North-South."""
    summary = match.summary
    paper.print_json(
        {
            "a": match.plan.a,
            "b": match.plan.b,
            "seed": match.plan.seed,
            "boards": summary.boards,
            "imps": summary.imps,
            "imps_per_board": summary.imps_per_board,
            "standard_error": summary.standard_error,
            "off_par": summary.off_par,
            **{goal.value: _counts(summary, goal) for goal in Goal},
            "failures": [_failure(failure) for failure in summary.failures],
            "stopped": None if match.stop is None else match.stop.code,
            "worst": [_board(result) for result in worst(match.results, many)],
        }
    )


def _counts(summary: Summary, goal: Goal) -> dict[str, dict[str, int]]:
    return {
        team.value.lower(): {name: getattr(summary.count(team, goal), name) for name in COUNTS}
        for team in Team
    }


def _failure(failure: Failure) -> dict[str, object]:
    return {
        "board": failure.board,
        "table": failure.table,
        "seat": failure.seat.letter,
        "bidder": failure.team.value.lower(),
        "code": failure.code,
        "detail": failure.detail,
        "fallback": None if failure.recovered else "P",
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
    }


def print_report(speech: Speech, match: Match, many: int) -> None:
    """The page that people read."""
    summary = match.summary
    first, second = match.names
    heading = speech.say("match-heading", {"first": first, "second": second})
    sub = speech.say("match-boards", {"boards": summary.boards, "seed": str(match.plan.seed)})
    parts: list[RenderableType] = [
        Text(heading, style="bold"),
        Text(sub, style="dim"),
        Text(),
    ]
    parts += [_numbers(speech, summary), Text(), _goals(speech, summary)]
    parts += [Text(), Text(speech.say("match-counts"), style="dim")]
    parts += [*_complaints(speech, match), *_worst(speech, match, many)]
    paper.show(Group("", Padding(Group(*parts), paper.INDENT), ""))


def _numbers(speech: Speech, summary: Summary) -> Table:
    table = Table.grid(padding=(0, 3))
    table.add_column()
    table.add_column(justify="right", no_wrap=True)
    error = summary.standard_error
    more = "" if error is None else f" ± {decimal(speech, error)}"
    table.add_row(speech.say("match-imps"), f"{decimal(speech, summary.imps_per_board, '+.2f')}{more}")
    table.add_row(speech.say("match-off-par"), decimal(speech, summary.off_par))
    return table


def _goals(speech: Speech, summary: Summary) -> Table:
    """Games and slams of both, a line each."""
    table = Table.grid(padding=(0, 3))
    table.add_column()
    for _ in COUNTS:
        table.add_column(justify="right", no_wrap=True)
    table.add_row("", *(Text(speech.say(f"match-count-{name}"), style="dim") for name in COUNTS))
    for goal in Goal:
        for team in Team:
            count = summary.count(team, goal)
            label = speech.say(f"match-{goal.value}", {"team": team.value})
            table.add_row(label, *(str(getattr(count, name)) for name in COUNTS))
    return table


def _complaints(speech: Speech, match: Match) -> Iterator[Text]:
    """Why the match ended early, and what the bidders could not do."""
    stop = match.stop
    if stop is not None:
        yield Text()
        yield Text(speech.say(f"match-stopped-{stop.code}", {"detail": stop.detail}), style="bold")
    failures = match.summary.failures
    if failures:
        yield Text()
        yield Text(speech.say("match-failures", {"count": len(failures)}))
    yield from (Text(_told(speech, failure)) for failure in islice(failures, SHOWN))
    if len(failures) > SHOWN:
        yield Text(speech.say("match-more-failures", {"count": len(failures) - SHOWN}))


def _told(speech: Speech, failure: Failure) -> str:
    return speech.say(
        "match-recovered" if failure.recovered else "match-failure",
        {
            "board": failure.board,
            "table": failure.table,
            "seat": failure.seat.letter,
            "team": failure.team.value,
            "what": speech.say(f"match-fault-{failure.code}"),
            "detail": printable(failure.detail) or "–",
        },
    )


def _worst(speech: Speech, match: Match, many: int) -> Iterator[Text | Table]:
    """The worst boards: what was bid at both tables, par, and what A won."""
    if not many:
        return
    table = Table.grid(padding=(0, 2))
    for justify in ("right", "left", "left", "right", "right"):
        table.add_column(justify="right" if justify == "right" else "left", no_wrap=justify == "right")
    tables = (speech.say("match-table", {"table": number}) for number in (1, 2))
    heads = (speech.say("match-board"), *tables, speech.say("match-par"), speech.say("match-imps-won"))
    table.add_row(*(Text(head, style="dim") for head in heads))
    for result in worst(match.results, many):
        contracts = (paper.inked(speech.translator.words.result(each.result)) for each in result.tables)
        points = (str(number).replace("-", MINUS) for number in (result.par.score, result.imps))
        table.add_row(str(result.board.number), *contracts, *points)
    yield Text()
    yield Text(speech.say("match-worst"), style="bold")
    yield table


def decimal(speech: Speech, value: float, form: str = ".2f") -> str:
    """A number with two places, as the language writes it."""
    number = format(value, form).replace("-", MINUS)
    return number if speech.profile.language == "en" else number.replace(".", ",")


def pbn_of(match: Match) -> bytes:
    """All boards in PBN, each twice: once for each table."""
    first, second = match.names
    return encode_pbn(
        write_pbn(_game(result, table, first, second) for result in match.results for table in result.tables)
    )


def _game(result: BoardResult, table: TableResult, first: str, second: str) -> PbnGame:
    """One table's game; the tricks are those that declarer takes double dummy, which the remark says."""
    north_south, east_west = (first, second) if table.number == 1 else (second, first)
    conditions, contract = result.board.conditions, table.result.contract
    return PbnGame(
        number=result.board.number,
        dealer=conditions.dealer,
        vulnerability=conditions.vulnerability,
        hands=result.board.deal.hands.map(lambda hand: hand),
        auction=table.auction,
        tricks=None if contract is None else table.result.tricks,
        tags=(
            ("West", east_west),
            ("North", north_south),
            ("East", east_west),
            ("South", north_south),
            ("Scoring", "IMP"),
            ("Annotator", "double dummy"),
            ("DoubleDummyTricks", str(result.tricks)),
            ("Room", "Open" if table.number == 1 else "Closed"),
            ("Table", str(table.number)),
        ),
    )
