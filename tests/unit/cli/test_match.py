"""``schlemm match``: what it tells, what it keeps when something breaks, and what it refuses."""

import json
import shlex
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

import pytest
from tests.unit.bot_match.stand_ins import Guess, made_up, open_bold
from tests.unit.cli.conftest import Ran, Terminal
from tests.unit.dd.test_spread import Here

from schlemm.bot_match.match import BoardRecord, hold_board
from schlemm.bot_match.workers import MatchPlan
from schlemm.cli.commands.match import solver_at
from schlemm.core.board.board import Board
from schlemm.core.deal import Deal
from schlemm.dd.solver import SolverError
from schlemm.dd.table import TrickTable
from schlemm.formats.filed import decoded
from schlemm.formats.pbn import PbnGame, read_pbn
from schlemm.i18n.profile import LANGUAGES

ROOT = Path(__file__).resolve().parents[3]
EXAMPLE = f"exec:{shlex.quote(sys.executable)} {ROOT / 'examples' / 'external_bot.py'}"


class GuessingSolver(Guess):
    """Stands in for the solver: its tables are made up, so that nothing has to be solved."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes

    def __enter__(self) -> "GuessingSolver":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass


@pytest.fixture(autouse=True)
def _guess(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("schlemm.dd.native.NativeSolver", GuessingSolver)


def program(code: str) -> str:
    """The name of a bidder that greets, and then answers each question by this code."""
    loop = f"""
import json, sys, os, time
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello": print('{{"name": "x", "can": ["bid"]}}', flush=True)
    if message["type"] == "board": board = message
    if message["type"] == "bid":
        {code}
        sys.stdout.flush()
"""
    return "exec:" + shlex.join([sys.executable, "-c", loop])


def match(terminal: Terminal, a: str, b: str, *words: str, **environment: str) -> Ran:
    """A short match in this process."""
    usual = {"--boards": "6", "--seed": "1", "--jobs": "1"}
    options = [word for name, value in usual.items() if name not in words for word in (name, value)]
    bid_only = () if "--bid-only" in words else ("--bid-only",)
    return terminal("match", a, b, *options, *bid_only, *words, **environment)


def told(ran: Ran) -> dict[str, Any]:
    """The last line of standard output."""
    value: dict[str, Any] = json.loads(ran.out.splitlines()[-1])
    return value


@pytest.mark.slow
def test_the_line_for_programs(terminal: Terminal) -> None:
    """The last line has the numbers; the same seed gives the same line in one process and in two."""
    ran = match(terminal, "forum", EXAMPLE, "--json")
    numbers = told(ran)
    assert ran.code == 0
    assert numbers["boards"] == 6
    assert {type(numbers[key]) for key in ("imps_per_board", "standard_error", "off_par")} == {float}
    assert numbers["imps_per_board"] == round(numbers["imps"] / 6, 3)
    assert numbers["failures"] == []
    assert numbers["stopped"] is None
    assert len(numbers["worst"]) == 6
    assert told(match(terminal, "forum", EXAMPLE, "--json", "--jobs", "2")) == numbers
    assert told(match(terminal, "forum", EXAMPLE, "--json", "--seed", "2")) != numbers


def test_two_of_a_kind_are_even(terminal: Terminal) -> None:
    """A bidder against itself wins nothing and loses nothing."""
    numbers = told(match(terminal, EXAMPLE, EXAMPLE, "--json"))
    assert (numbers["imps"], numbers["imps_per_board"], numbers["standard_error"]) == (0, 0, 0)
    assert numbers["games"]["a"] == numbers["games"]["b"]


def test_the_system_of_a_program_may_be_told(terminal: Terminal) -> None:
    """What stands before a program is its system on everybody's card; without it nobody knows one."""
    knows = """print(json.dumps({"call": "P"} if "forum/weak_diamonds=yes" in board["systems"].values() else {}))"""
    foreign = program(knows)
    assert told(match(terminal, "forum", f"forum/weak_diamonds=yes@{foreign}", "--json"))["failures"] == []
    assert told(match(terminal, "forum", foreign, "--json"))["failures"]


@pytest.mark.sweep
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page(terminal: Terminal, language: str) -> None:
    """The page names both bidders and the seed, fits the screen, and shows as many boards as were asked for."""
    ran = match(terminal, "forum", EXAMPLE, "--worst", "2", SCHLEMM_LANG=language)
    assert ran.code == 0
    assert "forum (A)" in ran.out
    assert "longest suit 1 (B)" in ran.out
    assert "match-" not in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80
    more = match(terminal, "forum", EXAMPLE, "--worst", "4", SCHLEMM_LANG=language)
    assert len(more.out.splitlines()) == len(ran.out.splitlines()) + 2
    assert ran.err == ""


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("os._exit(1)", "ended"),
        ("print('one spade')", "unreadable"),
        ('print(\'{"call": "XX"}\')', "illegal-call"),
    ],
)
def test_a_bidder_that_keeps_failing(terminal: Terminal, code: str, expected: str) -> None:
    """Each failure is told with its place, three boards in a row end the match, and what was bid is kept."""
    ran = match(terminal, program(code), "forum", "--json", "--patience", "1", "--boards", "20")
    numbers = told(ran)
    assert ran.code == 1
    assert numbers["stopped"] == "failures"
    assert numbers["boards"] == 3
    assert {(each["code"], each["bidder"], each["fallback"]) for each in numbers["failures"]} == {
        (expected, "a", "P")
    }
    assert [(each["board"], each["table"]) for each in numbers["failures"]] == [
        (board, table) for board in (1, 2, 3) for table in (1, 2)
    ]


@pytest.mark.slow
def test_a_bidder_that_fails_sometimes(terminal: Terminal) -> None:
    """One failure is told on the page in every language and the match goes on to its end."""
    code = "print('nonsense' if board['dealer'] == 'S' else '{\"call\": \"P\"}')"
    for language in LANGUAGES:
        ran = match(terminal, program(code), EXAMPLE, SCHLEMM_LANG=language)
        assert ran.code == 0
        assert "nonsense" in ran.out
        assert "match-" not in ran.out


class DyingSolver(GuessingSolver):
    """Solves one batch and no more."""

    asked = 0

    def tables(self, deals: "Any") -> list[TrickTable]:
        """Tables at first, then an error."""
        self.asked += 1
        if self.asked > 1:
            raise self.error()
        return super().tables(deals)

    def error(self) -> BaseException:
        """What goes wrong."""
        return SolverError("crashed", Deal.parse(str(ANY_DEAL)), "boom")


class InterruptedSolver(DyingSolver):
    """Is interrupted in its second batch."""

    def error(self) -> BaseException:
        """Ctrl-C."""
        return KeyboardInterrupt()


ANY_DEAL = "N:AKQ54.K32.QJ3.32 J2.QJT9.AK2.AK54 T98.A54.T98.T986 763.876.7654.QJ7"


@pytest.mark.parametrize(
    ("solver", "stopped", "code"), [(DyingSolver, "solver", 1), (InterruptedSolver, "interrupted", 130)]
)
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.exhaustive
def test_what_was_played_is_kept(
    terminal: Terminal,
    monkeypatch: pytest.MonkeyPatch,
    solver: type[DyingSolver],
    stopped: str,
    code: int,
    jobs: str,
) -> None:
    """Ctrl-C or a broken solver end a match with the boards that are done, told as such."""
    monkeypatch.setattr("schlemm.dd.native.NativeSolver", solver)
    ran = match(terminal, EXAMPLE, "forum", "--json", "--boards", "20", "--jobs", jobs)
    assert (ran.code, told(ran)["boards"], told(ran)["stopped"]) == (code, 8, stopped)
    page = match(terminal, EXAMPLE, "forum", "--boards", "20", "--jobs", jobs)
    assert page.code == code
    assert "match-" not in page.out


@pytest.mark.slow
def test_an_error_keeps_what_was_played(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is raised over a board, the report of those before it follows."""

    def hold(board: Board, *others: Any) -> BoardRecord:
        if board.number == 9:
            raise LookupError("boom")
        return hold_board(board, *others)

    monkeypatch.setattr("schlemm.bot_match.workers.hold_board", hold)
    ran = match(terminal, EXAMPLE, "forum", "--json", "--boards", "20", "--jobs", "1")
    assert (ran.code, told(ran)["boards"], told(ran)["stopped"]) == (1, 8, "worker")


@pytest.mark.slow
def test_nothing_played_is_no_match(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """A solver that is missing from the start is a failure with words, not a report."""
    monkeypatch.setattr(DyingSolver, "asked", 1)
    monkeypatch.setattr("schlemm.dd.native.NativeSolver", DyingSolver)
    ran = match(terminal, "forum", "forum")
    assert (ran.code, ran.out) == (1, "")
    assert "Stiche lassen sich nicht berechnen" in " ".join(ran.err.split())
    assert "boom" not in ran.err
    monkeypatch.setattr("schlemm.dd.native.NativeSolver", InterruptedSolver)
    assert match(terminal, "forum", "forum").code == 130


@pytest.mark.parametrize(
    ("words", "code", "named"),
    [
        (("nobody", "forum"), 2, "nobody"),
        (("forum", "forum:emperor"), 2, "forum:emperor"),
        (("exec:no-such-program-anywhere", "forum"), 2, "no-such-program-anywhere"),
        (("exec:", "forum"), 2, "exec:"),
        (("forum", "forum", "--pbn", "no/such/folder/x.pbn"), 2, "no/such/folder/x.pbn"),
        (("forum", "forum", "--tables", "no/such/folder/solved"), 2, "no/such/folder/solved"),
        (("forum", "forum", "--boards", "0"), 2, "--boards"),
        (("forum", "forum", "--boards", "-3"), 2, "--boards"),
        (("forum/majors=7", "forum"), 2, "majors=4"),
        (("forum", "forum/majors=7@exec:no-such-program-anywhere"), 2, "majors=4"),
        (("forum", "nowhere.json"), 2, "nowhere.json"),
    ],
)
def test_bad_input(terminal: Terminal, words: tuple[str, ...], code: int, named: str) -> None:
    """What cannot be played is refused before it begins, in words that name it."""
    for language in LANGUAGES:
        ran = match(terminal, *words, SCHLEMM_LANG=language)
        assert (ran.code, ran.out) == (code, "")
        assert named in ran.err.replace("\n", " ")
        assert "match-" not in ran.err


def test_a_program_that_does_not_greet(terminal: Terminal) -> None:
    """A program that says nothing is waited for as long as was asked, and then named."""
    ran = match(terminal, "forum", program("pass").replace("hello", "goodbye"), "--patience", "1")
    assert (ran.code, ran.out) == (1, "")
    assert "1 s" in ran.err


@pytest.mark.slow
def test_solved_deals_are_kept(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is in the file is not solved again, and changes nothing; a file of something else is refused."""
    file = tmp_path / "solved"
    first = match(terminal, EXAMPLE, "forum", "--json", "--tables", str(file))
    monkeypatch.setattr(DyingSolver, "asked", 1)
    monkeypatch.setattr("schlemm.dd.native.NativeSolver", DyingSolver)
    assert match(terminal, EXAMPLE, "forum", "--json", "--tables", str(file)).out == first.out
    assert len(file.read_text(encoding="utf-8").splitlines()) == 6
    file.write_text("no deal\n", encoding="utf-8")
    for path, code in ((str(file), 1), (str(tmp_path), 2)):
        ran = match(terminal, EXAMPLE, "forum", "--tables", path)
        assert (ran.code, ran.out) == (code, "")
        assert "--tables" in ran.err


def test_a_workplace_is_not_asked_what_the_file_knows(tmp_path: Path) -> None:
    """Deals that are in the file are not solved anew elsewhere; the others come in their order, and are added."""
    plan = MatchPlan("a", "b", 6, 1, open_bold)
    deals = list(plan.deals())
    file = tmp_path / "solved"
    file.write_text("".join(f"{deal}\t{made_up(str(deal))}\n" for deal in deals[:4]), encoding="utf-8")
    place = Here()
    with solver_at(place, plan, str(file)) as solver:
        assert solver.tables(deals) == Guess().tables(deals)
    assert place.asked == deals[4:]
    assert len(file.read_text(encoding="utf-8").splitlines()) == 6


def test_costs_need_cards(terminal: Terminal) -> None:
    """What the play gives away cannot be asked for where nothing is played, and the error names both options."""
    ran = match(terminal, "forum", "forum", "--costs")
    assert ran.code == 2
    assert "--bid-only" in ran.err
    assert "--costs" in ran.err


def test_the_file_holds_both_tables(terminal: Terminal, tmp_path: Path) -> None:
    """The PBN file has each board twice, with the auction, contract and tricks of each table."""
    file = tmp_path / "match.pbn"
    numbers = told(match(terminal, EXAMPLE, "forum", "--json", "--pbn", str(file)))
    games = [game for game in read_pbn(decoded(file.read_bytes())) if isinstance(game, PbnGame)]
    assert [game.number for game in games] == [number for number in range(1, 7) for _ in range(2)]
    for board in numbers["worst"]:
        both = [game for game in games if game.number == board["board"]]
        assert [str(game.result) for game in both] == [table["result"] for table in board["tables"]]
        assert [str(game.deal) for game in both] == [board["deal"]] * 2
        assert [game.tag("North") for game in both] == ["longest suit 1", "forum"]


def test_a_file_is_replaced_by_a_match_and_by_nothing_less(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was in the PBN file is kept where no board could be played, and else gone."""
    file = tmp_path / "match.pbn"
    file.write_text("the last match", encoding="utf-8")
    assert match(terminal, EXAMPLE, "forum", "--pbn", str(file)).code == 0
    first = file.read_bytes()
    assert b"the last match" not in first
    monkeypatch.setattr(DyingSolver, "asked", 1)
    monkeypatch.setattr("schlemm.dd.native.NativeSolver", DyingSolver)
    assert match(terminal, EXAMPLE, "forum", "--pbn", str(file)).code == 1
    assert file.read_bytes() == first


@pytest.mark.slow
def test_a_saved_system_takes_part(terminal: Terminal, tmp_path: Path) -> None:
    """A file that ``schlemm system --save`` has written is a bidder like the system in it."""
    file = tmp_path / "ours.json"
    assert terminal("system", "forum/majors=4", "--save", str(file)).code == 0
    numbers = told(match(terminal, str(file), EXAMPLE, "--json"))
    assert numbers == told(match(terminal, "forum/majors=4", EXAMPLE, "--json"))
    assert numbers["a"] == "forum/majors=4"
