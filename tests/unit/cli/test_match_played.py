"""``schlemm match`` with the cards played: what it tells of the play, and whose level counts."""

import json
import shlex
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.effort import mostly_slow
from tests.unit.cli.conftest import Ran, Terminal
from tests.unit.cli.test_match import EXAMPLE, GuessingSolver, InterruptedSolver, program, told

from schlemm.bot_match.match import MatchTerms
from schlemm.bot_match.result import score_boards
from schlemm.bot_match.workers import MatchPlan, records
from schlemm.cli.match_report.page import print_match_page
from schlemm.cli.match_report.players import Introduced, blame, open_player, spare
from schlemm.cli.match_report.report import MatchReport
from schlemm.cli.speech import Speech
from schlemm.core.cards import Card
from schlemm.core.contract import Contract
from schlemm.core.hand import PACK, Hand
from schlemm.formats.filed import decoded
from schlemm.formats.pbn import PbnGame, read_pbn
from schlemm.i18n.profile import LANGUAGES, profile_named

BEGINNER = "forum:anfaenger"


@pytest.fixture(autouse=True)
def _guess(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("schlemm.dd.native.NativeSolver", GuessingSolver)


def match(terminal: Terminal, a: str, b: str, *words: str, **environment: str) -> Ran:
    """Two boards with their cards, unless the words say how many."""
    usual = {"--boards": "2", "--seed": "1", "--jobs": "1"}
    said = [word for name, value in usual.items() if name not in words for word in (name, value)]
    return terminal("match", a, b, *said, *words, **environment)


def cards_of(table: dict[str, Any]) -> Hand:
    """The cards that were played at a table."""
    return Hand.of(Card.parse(card) for card in table["play"])


@pytest.mark.slow
def test_the_line_for_programs(terminal: Terminal) -> None:
    """Each table has its contract, lead, tricks and cards, and the same seed gives the same line in two processes."""
    ran = match(terminal, BEGINNER, EXAMPLE, "--json")
    numbers = told(ran)
    assert (ran.code, numbers["boards"], numbers["played"], numbers["failures"]) == (0, 2, True, [])
    assert numbers["cards_by"] == {"a": BEGINNER, "b": EXAMPLE}
    assert "costs" not in numbers
    for board in numbers["worst"]:
        for table in board["tables"]:
            contract = Contract.parse(table["contract"])
            assert table["result"].startswith(str(contract))
            assert table["lead"] == table["play"][0]
            assert 0 <= table["tricks"] <= 13
            assert len(cards_of(table)) == len(table["play"])
            assert cards_of(table) & PACK == cards_of(table)
            assert table["costs"] is None
    assert told(match(terminal, BEGINNER, EXAMPLE, "--json", "--jobs", "2")) == numbers


@pytest.mark.exhaustive
def test_costs_are_counted_if_asked(terminal: Terminal) -> None:
    """With --costs both sides have tricks given away by lead, declarer and defence; nothing else changes."""
    plain = told(match(terminal, BEGINNER, BEGINNER, "--json"))
    numbers = told(match(terminal, BEGINNER, BEGINNER, "--json", "--costs"))
    costs = numbers.pop("costs")
    assert set(costs) == {"a", "b"}
    for part in ("lead", "declarer", "defence"):
        assert costs["a"][part] == costs["b"][part]
        tables = [table["costs"][part] for board in numbers["worst"] for table in board["tables"]]
        assert costs["a"][part]["tricks"] + costs["b"][part]["tricks"] == sum(tables)
        assert set(costs["a"][part]) == {"deals", "tricks", "per_deal", "standard_error"}
    for board in (*numbers["worst"], *plain["worst"]):
        for table in board["tables"]:
            table.pop("costs")
    assert numbers == plain


@pytest.mark.parametrize("language", mostly_slow(LANGUAGES, "de"))
def test_the_page(terminal: Terminal, language: str) -> None:
    """The page tells lead, tricks and calls of the worst boards and the costs of both, and fits the screen."""
    ran = match(terminal, BEGINNER, BEGINNER, "--costs", SCHLEMM_LANG=language)
    assert (ran.code, ran.err) == (0, "")
    assert "match-" not in ran.out
    assert "forum:klub" not in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80
    assert ran.out.count("±") == 1 + 6


@pytest.mark.slow
@pytest.mark.parametrize("language", mostly_slow(LANGUAGES, "de"))
def test_whose_cards_somebody_else_plays(capsys: pytest.CaptureFixture[str], language: str) -> None:
    """The page says who plays the cards of a program that only bids."""
    terms = MatchTerms(blame, plays=True, spare=spare)
    plan = MatchPlan(BEGINNER, BEGINNER, 1, 1, partial(open_player, patience=5.0), terms)
    results = tuple(score_boards(records(plan), GuessingSolver()))
    players = (Introduced(BEGINNER, BEGINNER), Introduced("x", "forum:klub"))
    print_match_page(Speech(profile_named(language)), MatchReport(plan, players, results), 0)
    out = capsys.readouterr().out
    assert out.count("forum:klub") == 1
    assert "match-" not in out


@pytest.mark.exhaustive
def test_a_program_that_only_bids(terminal: Terminal) -> None:
    """The cards of a program that only bids are played by a club player, and the result says so."""
    passes = program('print(\'{"call": "P"}\')')
    numbers = told(match(terminal, passes, BEGINNER, "--json", "--boards", "1", "--seed", "3"))
    assert numbers["cards_by"] == {"a": "forum:klub", "b": BEGINNER}
    assert numbers["failures"] == []


def player(code: str) -> str:
    """The name of a program that opens one club, and answers each question for a card by this code."""
    loop = f"""
import json, sys, os
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello": print('{{"name": "x", "can": ["bid", "play"]}}', flush=True)
    if message["type"] == "bid":
        print('{{"call": "%s"}}' % ("P" if set(message["auction"]) - {{"P"}} else "1C"), flush=True)
    if message["type"] == "play":
        {code}
        sys.stdout.flush()
"""
    return "exec:" + shlex.join([sys.executable, "-c", loop])


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ('print(\'{"card": "S1"}\')', "no-card"),
        ("print(json.dumps({'card': (message['played'] or ['SA'])[0]}))", "illegal-card"),
        ("os._exit(1)", "ended"),
    ],
)
@pytest.mark.exhaustive
def test_a_program_that_fails_in_the_play(terminal: Terminal, code: str, expected: str) -> None:
    """A card is played instead of what failed and named in the failure, and the board is played out."""
    ran = match(terminal, player(code), BEGINNER, "--json", "--boards", "1")
    numbers = told(ran)
    failures = [each for each in numbers["failures"] if each["fallback"]]
    assert ran.code == 0
    assert expected in {each["code"] for each in failures}
    assert {each["bidder"] for each in failures} == {"a"}
    for failure in failures:
        table = numbers["worst"][0]["tables"][failure["table"] - 1]
        assert failure["fallback"] in table["play"]
    page = match(terminal, player(code), BEGINNER, "--boards", "1")
    assert "match-" not in page.out


@pytest.mark.slow
def test_what_was_played_is_kept(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C ends a match with the boards that were played out and scored."""
    monkeypatch.setattr("schlemm.dd.native.NativeSolver", InterruptedSolver)
    ran = match(terminal, BEGINNER, BEGINNER, "--json", "--boards", "4")
    assert (ran.code, told(ran)["boards"], told(ran)["stopped"]) == (130, 1, "interrupted")


@pytest.mark.slow
def test_the_file_has_the_play(terminal: Terminal, tmp_path: Path) -> None:
    """Each game of the file has auction, contract, declarer, tricks and the cards in the order of the tricks."""
    file = tmp_path / "match.pbn"
    numbers = told(match(terminal, BEGINNER, EXAMPLE, "--json", "--pbn", str(file)))
    text = decoded(file.read_bytes())
    games = [game for game in read_pbn(text) if isinstance(game, PbnGame)]
    assert len(games) == 4
    for tag in ("Play", "Result", "Contract", "Declarer"):
        assert text.count(f"[{tag} ") == 4
    assert "double dummy" not in text
    for board in numbers["worst"]:
        both = [game for game in games if game.number == board["board"]]
        for game, table in zip(both, board["tables"], strict=True):
            assert game.played is not None
            cards = [str(card) for card in game.played.cards]
            assert str(game.result) == table["result"]
            assert game.tricks == table["tricks"]
            assert cards == table["play"]
            assert cards[0] == table["lead"]


@pytest.mark.slow
def test_a_level_behind_a_saved_system(terminal: Terminal, tmp_path: Path) -> None:
    """A file of ``schlemm system --save`` may have a level behind it like any system; no other is understood."""
    file = tmp_path / "ours.json"
    assert terminal("system", "forum/majors=4", "--save", str(file)).code == 0
    numbers = told(match(terminal, f"{file}:anfaenger", BEGINNER, "--json", "--boards", "1"))
    assert numbers["a"] == "forum/majors=4:anfaenger"
    ran = match(terminal, f"{file}:emperor", BEGINNER)
    assert ran.code == 2
    assert "emperor" in ran.err


@pytest.mark.slow
def test_the_line_is_json(terminal: Terminal) -> None:
    """The line is one line, whatever is in it."""
    ran = match(terminal, BEGINNER, BEGINNER, "--json", "--boards", "1", "--costs")
    assert len(ran.out.splitlines()) == 1
    assert json.loads(ran.out)["standard_error"] is None
