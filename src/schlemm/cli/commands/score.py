"""``schlemm score``: what a result is worth, step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import click

from schlemm.cli.help_pages import Command
from schlemm.cli.parameters import (
    OneOf,
    Whole,
    letters_for,
    letters_option,
    refuse_options,
    refuse_together,
    refuse_without,
    shared_options,
    typed_parameters,
)
from schlemm.cli.speech import Speech
from schlemm.cli.trouble import CommandError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from schlemm.cli.paper import SumTable
    from schlemm.core.contract import Result
    from schlemm.core.seats import Seat, Side
    from schlemm.formats.contract_text import TypedResult
    from schlemm.formats.letters import LetterSet
    from schlemm.learn.tutor.case import Case
    from schlemm.scoring.items import Score, SheetPlace


IDLE: Final = ("more", "declarer", "as_sums")
"""Options that have nothing to tell of where everybody has passed; how it would be scored may be said all the same."""


@dataclass(frozen=True, slots=True)
class ScoreTerms:
    """How a result is scored.

    Attributes:
        vulnerable: Whether declarer's side is vulnerable.
        form: ``"duplicate"``, ``"robber4"`` or ``"rubber"``.
        below: Points of declarer's side towards game, from before; in a rubber only.
        simple: Whether undertricks are simply doubled.
    """

    vulnerable: bool
    form: str
    below: int
    simple: bool

    @property
    def has_lines(self) -> bool:
        """Whether points are written below the line and above."""
        return self.form == "rubber"

    def score(self, result: Result) -> Score:
        """The score of the board by itself, or what it writes on the sheet of a rubber."""
        from schlemm.core.seats import BySide, Vulnerability
        from schlemm.scoring.carried import carried_steps
        from schlemm.scoring.duplicate import board_score
        from schlemm.scoring.items import Score
        from schlemm.scoring.penalties import Penalties

        penalties = Penalties.SIMPLE if self.simple else Penalties.LAW
        contract = result.contract
        if contract is None or not self.has_lines:
            state = Vulnerability.BOTH if self.vulnerable else Vulnerability.NONE
            return board_score(result, state, penalties)
        before = BySide(0, 0).put(contract.side, self.below)
        return Score(
            carried_steps(contract, result.tricks, before, vulnerable=self.vulnerable, penalties=penalties)
        )


def command(speech: Speech) -> click.Command:
    """The command in this language."""

    def run(
        words: tuple[str, ...],
        declarer: str | None,
        letters: str | None,
        *,
        as_json: bool,
        more: bool,
        as_sums: bool,
        **terms: Any,
    ) -> None:
        refuse_together("as_json", "more")
        refuse_together("as_json", "as_sums")
        refuse_together("simple", "more")
        refuse_without("below", "--form rubber", there=terms["form"] == "rubber")
        known = letters_for(letters)
        typed = typed_result(words, known)
        result = typed.result(_seat_of(typed, declarer, known))
        if result.passed_out and (idle := typed_parameters(*IDLE)):
            raise CommandError("score-passed-out", {"option": idle[0]})
        if as_json:
            _print_json(result, ScoreTerms(**terms))
        else:
            named = typed.declarer is not None or declarer is not None
            _print_table(speech, result, ScoreTerms(**terms), named=named, as_sums=as_sums)
            if more:
                _print_more(speech, case_of(result, ScoreTerms(**terms)))

    return Command(speech, "score", run, _parameters(speech), takes_signs=True)


def _parameters(speech: Speech) -> list[click.Parameter]:
    """The arguments and options, explained in this language."""
    forms = OneOf("duplicate", "robber4", "rubber")
    return [
        click.Argument(
            ["words"],
            nargs=-1,
            required=True,
            metavar=speech.help("metavar-result"),
            help=speech.help("score-result"),
        ),
        click.Option(["--vul/--not-vul", "vulnerable"], help=speech.help("score-vul")),
        click.Option(["--form"], type=forms, default="duplicate", help=speech.help("score-form")),
        click.Option(["--below"], type=Whole(0, 90), default=0, metavar="N", help=speech.help("score-below")),
        click.Option(["--simple-doubling", "simple"], is_flag=True, help=speech.help("score-simple")),
        click.Option(["--sums", "as_sums"], is_flag=True, help=speech.help("score-sums")),
        click.Option(["--more"], is_flag=True, help=speech.help("score-more")),
        click.Option(["--declarer"], metavar="N|E|S|W", help=speech.help("score-declarer")),
        letters_option(speech),
        *shared_options(speech),
    ]


def typed_result(words: tuple[str, ...], letters: LetterSet) -> TypedResult:
    """The result that was typed, in one word or in several.

    Raises:
        NoSuchOption: If a word looks like an option.
        UnreadableText: If it is no result.
    """
    from schlemm.formats.contract_text import read_result

    refuse_options(words)
    return read_result(" ".join(words), letters)


def _seat_of(typed: TypedResult, declarer: str | None, letters: LetterSet) -> Seat:
    """Who plays it: South if nobody says.

    Raises:
        Trouble: If the text and the option name different seats.
        UnreadableText: If the option is no seat.
    """
    from schlemm.core.seats import Seat
    from schlemm.formats.contract_text import read_seat

    seat = None if declarer is None else read_seat(declarer, letters)
    if seat and typed.declarer and seat is not typed.declarer:
        raise CommandError("cli-two-declarers", {"seat": typed.declarer.letter, "turn": seat.letter})
    return seat or typed.declarer or Seat.SOUTH


def case_of(result: Result, terms: ScoreTerms) -> Case:
    """The result in its circumstances."""
    from schlemm.core.seats import BySide
    from schlemm.learn.tutor.case import Case

    side = side_of(result)
    return Case(
        result,
        BySide(False, False).put(side, terms.vulnerable),
        BySide(0, 0).put(side, terms.below),
    )


def _print_more(speech: Speech, case: Case) -> None:
    """What else there is to say of it."""
    from schlemm.cli.commands import score_more

    score_more.print_more_of_score(speech, case)


def side_of(result: Result) -> Side:
    """Declarer's side; North-South if everybody passed."""
    from schlemm.core.seats import Side

    return Side.NORTH_SOUTH if result.contract is None else result.contract.side


def _print_json(result: Result, terms: ScoreTerms) -> None:
    """One line: the score as declarer's side sees it, and its steps with the same sign; in a rubber their line."""
    from schlemm.cli import paper

    side = side_of(result)
    score = terms.score(result)
    steps = [
        {"code": step.code.value, "points": step.points_for(side)}
        | ({"line": step.line.value} if terms.has_lines else {})
        for step in score.steps
    ]
    paper.print_json({"score": score.for_side(side), "steps": steps})


def _print_table(speech: Speech, result: Result, terms: ScoreTerms, *, named: bool, as_sums: bool) -> None:
    """The steps under each other with their sum, as on a sheet of paper.

    Args:
        speech: The language.
        result: How the board ended.
        terms: How it is scored.
        named: Whether somebody said who declarer is.
        as_sums: Whether steps are added up as on Italian sheets.
    """
    from schlemm.cli.paper import SumTable, show

    words = speech.translator.words
    heading = [words.result(result) if named else words.short_result(result)]
    if result.contract is not None:
        heading += [
            speech.say("cli-vulnerable" if terms.vulnerable else "cli-not-vulnerable"),
            speech.say(f"form-{terms.form}"),
        ]
    table = SumTable(" · ".join(heading), columns=2 if terms.has_lines else 1)
    score = terms.score(result)
    for place, told, points in _summed(speech, score) if as_sums else _step_by_step(speech, score):
        line = [speech.say(f"cli-line-{place.value}")] if terms.has_lines else []
        table.add(*line, told, points=points)
    if result.contract is not None:
        close(speech, table, result.contract.side, score, named=named)
    show(table.drawn)


def _step_by_step(speech: Speech, score: Score) -> Iterator[tuple[SheetPlace, str, int]]:
    for step in score.steps:
        yield step.line, speech.say(f"step-{step.code.value}", step.args), step.points


def _summed(speech: Speech, score: Score) -> Iterator[tuple[SheetPlace, str, int]]:
    """The sums of each line of the sheet, those below it first."""
    from schlemm.scoring.items import SheetPlace
    from schlemm.scoring.sums import sums

    for place in SheetPlace:
        for each in sums([step for step in score.steps if step.line is place]):
            yield place, speech.say(f"sum-{each.code.value}"), each.points


def close(speech: Speech, table: SumTable, side: Side, score: Score, *, named: bool) -> None:
    """Write the sum under the steps, for the side that is credited with it."""
    total = score.for_side(side)
    credited = side if total >= 0 else side.other
    role = speech.say("cli-for-declarer" if credited is side else "cli-for-defenders")
    table.close(speech.translator.words.side(credited) if named else role, abs(total))
