"""A match as a page that people read."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from schlemm.bot_match.contestants import Failure, Team
from schlemm.bot_match.cost_summary import PlayPart, TricksGiven, given_away
from schlemm.bot_match.result import BoardResult, TableResult
from schlemm.bot_match.summary import COUNTS, Premium, Summary, worst
from schlemm.cli import paper
from schlemm.cli.match_report.report import MatchReport
from schlemm.cli.speech import Speech
from schlemm.i18n.fluent.locale import with_decimal_mark
from schlemm.i18n.words import MINUS

SHOWN: Final = 5
"""How many failures the page tells one by one."""


def print_match_page(speech: Speech, match: MatchReport, many: int) -> None:
    """The page that people read."""
    summary = match.summary
    first, second = match.names
    heading = speech.say("match-heading", {"first": first, "second": second})
    sub = speech.say("match-boards", {"boards": summary.boards, "seed": str(match.plan.seed)})
    parts: list[RenderableType] = [Text(heading, style="bold"), Text(sub, style="dim")]
    parts += [*_cards_by(speech, match), Text()]
    parts += [_numbers(speech, summary), Text(), _goals(speech, summary)]
    parts += [Text(), Text(speech.say("match-counts"), style="dim"), *_costs(speech, match)]
    parts += [*_complaints(speech, match), *_worst(speech, match, many)]
    paper.show(Group("", Padding(Group(*parts), paper.INDENT), ""))


def _cards_by(speech: Speech, match: MatchReport) -> Iterator[Text]:
    """Whose cards somebody else plays."""
    names = {Team.A: match.plan.a, Team.B: match.plan.b}
    for team, player in match.cards_by.items():
        if player != names[team]:
            yield Text(speech.say("match-cards-by", {"team": team.value, "player": player}))


def _numbers(speech: Speech, summary: Summary) -> Table:
    table = Table.grid(padding=(0, 3))
    table.add_column()
    table.add_column(justify="right", no_wrap=True)
    more = _error(speech, summary.standard_error)
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
    for goal in Premium:
        for team in Team:
            count = summary.count(team, goal)
            label = speech.say(f"match-{goal.value}", {"team": team.value})
            table.add_row(label, *(str(getattr(count, name)) for name in COUNTS))
    return table


def _costs(speech: Speech, match: MatchReport) -> Iterator[RenderableType]:
    """What both gave away in the play, if that was computed."""
    if match.plan.terms.solver is None:
        return
    table = Table.grid(padding=(0, 3))
    table.add_column()
    for _ in Team:
        table.add_column(justify="right", no_wrap=True)
    table.add_row("", *(Text(team.value, style="dim") for team in Team))
    for part in PlayPart:
        numbers = (_given(speech, given_away(match.results, team, part)) for team in Team)
        table.add_row(speech.say(f"match-cost-{part.value}"), *numbers)
    yield from (Text(), Text(speech.say("match-costs"), style="bold"), table)


def _given(speech: Speech, given: TricksGiven) -> str:
    if given.per_deal is None:
        return "–"
    return decimal(speech, given.per_deal) + _error(speech, given.standard_error)


def _error(speech: Speech, error: float | None) -> str:
    return "" if error is None else f" ± {decimal(speech, error)}"


def _complaints(speech: Speech, match: MatchReport) -> Iterator[Text]:
    """Why the match ended early, and what the players could not do."""
    stop = match.stop
    if stop is not None:
        yield Text()
        yield Text(speech.say(f"match-stopped-{stop.code}", {"detail": stop.detail}), style="bold")
    failures = match.summary.failures
    if failures:
        yield Text()
        said = "match-failures-played" if match.plan.terms.plays else "match-failures"
        yield Text(speech.say(said, {"count": len(failures)}))
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
            "detail": failure.detail or "–",
        },
    )


def _worst(speech: Speech, match: MatchReport, many: int) -> Iterator[Text | Table]:
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
        contracts = (_table(speech, each) for each in result.tables)
        points = (str(number).replace("-", MINUS) for number in (result.par.score, result.imps))
        table.add_row(_board(speech, result), *contracts, *points)
    yield Text()
    yield Text(speech.say("match-worst"), style="bold")
    yield table


def _board(speech: Speech, result: BoardResult) -> Text:
    """Its number; where calls are shown, also who made the first of them."""
    number = str(result.board.number)
    if all(table.played is None for table in result.tables):
        return Text(number)
    dealer = speech.say("match-dealer", {"seat": result.board.conditions.dealer.letter})
    return Text(f"{number}\n{dealer}")


def _table(speech: Speech, table: TableResult) -> Text:
    """Return the line of a table; if it was played, with the lead, the tricks and the calls."""
    words, played = speech.translator.words, table.played
    lines = [words.result(table.result)]
    if played is not None:
        cards = played.play.cards
        lead = words.card(cards[0]) if cards else "–"
        lines.append(speech.say("match-lead", {"card": lead, "tricks": played.tricks}))
        lines.append(" ".join(map(words.call, table.auction.calls)))
    return paper.in_suit_colours("\n".join(lines))


def decimal(speech: Speech, value: float, form: str = ".2f") -> str:
    """A number with two places, as the region writes it."""
    return with_decimal_mark(format(value, form).replace("-", MINUS), speech.profile.region)
