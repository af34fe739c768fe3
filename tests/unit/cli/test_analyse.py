"""``schlemm analyse``: the same whoever solves it, however often it was broken off, and what others find."""

import json
from collections.abc import Generator, Iterable
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples
from tests.field import field
from tests.unit.cli.conftest import Terminal

from schlemm.bot_match.costs import costs_of
from schlemm.cli.analysis.analysed import analysed, ending_tasks, tasks_of
from schlemm.cli.analysis.filing import filed_game
from schlemm.cli.analysis.journal import Journal, OtherWork
from schlemm.cli.analysis.run import known_answers, solve
from schlemm.cli.analysis.work import DealTask, PlayedCards, costs_of_cards, solved
from schlemm.cli.trouble import CommandError
from schlemm.core.cards import Card
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.core.seats import Side
from schlemm.dd.inside import InsideSolver, can_solve
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.formats.filed import FiledBoard, FiledPlay, play_in_order
from schlemm.formats.pbn import PbnGame, read_pbn, write_pbn
from schlemm.workers.process import WorkerFault, WorkerSetup

pytestmark = pytest.mark.skipif(not can_solve(), reason="the compiled solver is not built")

Q = TypeVar("Q")
A = TypeVar("A")

CONTRACT = Contract.parse("3NTS")


def dealt(count: int, seed: int = 1) -> list[Deal]:
    """Some deals."""
    random = Pcg32(seed)
    return [random_deal(random.below) for _ in range(count)]


def played_at_random(deal: Deal, cards: int, seed: int) -> tuple[Card, ...]:
    """Lawful cards from the opening lead."""
    random, hands, play = Pcg32(seed), deal.hands, play_in_order(CONTRACT, ())
    for _ in range(cards):
        hand = hands.of(play.turn)
        legal = [*play.legal_cards(hand)]
        card = legal[random.below(len(legal))]
        hands = hands.put(play.turn, hand.without(card))
        play = play.after(card, hand)
    return play.cards


class Here:
    """A workplace in this process that loses its worker after so many answers."""

    def __init__(self, last: int | None = None) -> None:
        self.last, self.asked = last, 0

    def answers(
        self, setup: WorkerSetup[Q, A], questions: Iterable[Q], urgency: int = 0, together: int = 1
    ) -> Generator[A, None, None]:
        """The answers one after the other."""
        with setup() as answer:
            for question in islice(questions, self.last):
                self.asked += 1
                yield answer(question)
        if self.last is not None:
            raise WorkerFault("crashed", "lost")


@given(st.integers(0, 2**16), st.integers(0, 40))
@settings(max_examples=examples(12))
def test_costs_are_those_of_a_match(seed: int, cards: int) -> None:
    """What cards cost adds up to what a match finds for the same play, by lead, declarer and defence."""
    (deal,) = dealt(1, seed)
    played = PlayedCards(CONTRACT, played_at_random(deal, cards, seed))
    costs = costs_of_cards(deal, played, InsideSolver())
    assert len(costs) == cards
    whole = costs_of(deal, play_in_order(CONTRACT, played.cards), InsideSolver())
    assert sum(costs) == whole.lead + whole.declarer + whole.defence
    play = FiledPlay.of(play_in_order(CONTRACT, played.cards))
    board = FiledBoard(hands=deal.hands, told=CONTRACT, play=play)
    (task,) = tasks_of([board])
    found = analysed(board, task, solved(task, InsideSolver()))
    if cards:
        given = found.given
        assert given is not None
        assert given.of(Side.NORTH_SOUTH) == whole.declarer
        assert [(each.place, each.cost) for each in found.dear] == [
            (index, cost) for index, cost in enumerate(costs) if cost
        ]


def test_a_card_against_the_rules_ends_the_costs() -> None:
    """Cards after one that nobody could have played are not looked at."""
    (deal,) = dealt(1)
    cards = played_at_random(deal, 9, 1)
    wrong = (*cards[:6], cards[0], *cards[7:])
    assert len(costs_of_cards(deal, PlayedCards(CONTRACT, wrong), InsideSolver())) == 6


@pytest.mark.slow
@given(st.integers(0, 5), st.integers(0, 60))
@settings(max_examples=examples(12))
def test_a_run_goes_on_where_it_was(tmp_path_factory: pytest.TempPathFactory, last: int, cut: int) -> None:
    """After a worker is lost, and the journal's end with it, only the rest is solved, and the answers are the same."""
    tasks = [DealTask(deal, (PlayedCards(CONTRACT, played_at_random(deal, 45, 3)),)) for deal in dealt(5)]
    expected = solve(tasks, [], Here(), None, "")
    journal = Journal(tmp_path_factory.mktemp("run") / "out.pbn.progress", tasks)
    with pytest.raises(CommandError, match="analyse-failed"):
        solve(tasks, [], Here(last), journal, "")
    left = journal.path.read_text()
    journal.path.write_text(left[: max(len(left) - cut, 0)])
    known = known_answers(journal, resume=True)
    assert known == expected[: len(known)]
    place = Here()
    assert solve(tasks, known, place, journal, "") == expected
    assert place.asked == len(tasks) - len(known)
    assert journal.read() == expected


def test_a_journal_belongs_to_its_boards(tmp_path: Path) -> None:
    """What was solved for other boards, or is no journal, is never taken for these."""
    tasks = [DealTask(deal) for deal in dealt(2)]
    journal = Journal(tmp_path / "a", tasks)
    solve(tasks, [], Here(), journal, "")
    for others in (tasks[:1], [DealTask(deal) for deal in dealt(2, 5)]):
        with pytest.raises(OtherWork):
            Journal(tmp_path / "a", others).read()
    (tmp_path / "b").write_bytes(b"\xff\n")
    with pytest.raises(OtherWork):
        Journal(tmp_path / "b", tasks).read()
    with pytest.raises(CommandError, match="analyse-begun"):
        known_answers(journal, resume=False)


def filed(deals: list[Deal]) -> str:
    """A file of boards with these deals, a play with each."""
    games = [
        PbnGame(
            number,
            Conditions.of_board(number).dealer,
            Conditions.of_board(number).vulnerability,
            deal.hands,
            told=CONTRACT,
            play=FiledPlay.of(play_in_order(CONTRACT, played_at_random(deal, 45, number)), is_closed=True),
        )
        for number, deal in enumerate(deals, start=1)
    ]
    return write_pbn(games)


def test_analysed_again_it_stays_the_same() -> None:
    """An analysed board is read back as written, remarks as of all of it; another run puts the same in its place."""
    for item in read_pbn(filed(dealt(2))):
        assert isinstance(item, PbnGame)
        (task,) = tasks_of([item])
        answer = solved(task, InsideSolver())
        once = filed_game(analysed(item, task, answer))
        (back,) = read_pbn(write_pbn([once]))
        remarks = tuple(replace(each, about="", after=0) for each in once.comments)
        assert back == replace(once, comments=remarks)
        assert isinstance(back, PbnGame)
        assert back.tag("DoubleDummyTricks") == str(answer.table)
        assert filed_game(analysed(back, task, answer)) == once


@pytest.mark.slow
def test_it_is_the_same_with_any_number_of_processes(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One process or two, the file is the same byte for byte, agrees with itself, and nothing else is left."""
    monkeypatch.chdir(tmp_path)
    Path("in.pbn").write_text(filed(dealt(3)), encoding="latin-1")
    for jobs in ("1", "2"):
        ran = terminal("analyse", "in.pbn", "--out", f"{jobs}.pbn", "--jobs", jobs)
        assert (ran.code, ran.out) == (0, f"{jobs}.pbn: 3 Boards, davon 3 ausgerechnet.\n")
    assert Path("1.pbn").read_bytes() == Path("2.pbn").read_bytes()
    assert terminal("check", "1.pbn").code == 0
    assert {path.name for path in tmp_path.iterdir()} == {"in.pbn", "1.pbn", "2.pbn"}
    assert terminal("analyse", "in.pbn", "--out", "1.pbn").code == 2
    Path("-.progress").write_text("somebody's", encoding="utf-8")
    assert terminal("analyse", "in.pbn", "--jobs", "1", "--out", "-").code == 0
    assert Path("-.progress").exists()
    told = json.loads(terminal("analyse", "in.pbn", "--jobs", "1", "--json").out)["boards"]
    assert [board["tricks"] for board in told] == [
        game.tag("DoubleDummyTricks")
        for game in read_pbn(Path("1.pbn").read_bytes())
        if isinstance(game, PbnGame)
    ]


def test_options_that_would_be_ignored(terminal: Terminal, tmp_path: Path) -> None:
    """What has no effect without a file to write is refused, and so is going on in two ways at once."""
    name = str(tmp_path / "in.pbn")
    Path(name).write_text(filed(dealt(1)), encoding="latin-1")
    for words in (("--resume",), ("--force",), ("--to", "pbn"), ("--jobs", "1", "--cluster", "local")):
        ran = terminal("analyse", name, *words)
        assert ran.code == 2
        assert words[0] in ran.err


def test_an_ending_is_solved_for_each_who_may_lead(terminal: Terminal, tmp_path: Path) -> None:
    """Three cards each are two tricks for North and South, whoever leads; the file that is written is read again."""
    path = tmp_path / "ending.pbn"
    path.write_bytes(field("ending.pbn"))
    (board,) = json.loads(terminal("analyse", str(path), "--json").out)["boards"]
    assert [(each["turn"], each["tricks"], len(each["line"])) for each in board["ending"]] == [
        (seat, {"NS": 2, "EW": 1}, 12) for seat in "NESW"
    ]
    out = tmp_path / "out.pbn"
    terminal("analyse", str(path), "--out", str(out))
    (game,) = read_pbn(out.read_bytes())
    assert isinstance(game, PbnGame)
    assert (len(game.comments), game.ending and game.ending.size) == (4, 3)
    begun = tmp_path / "begun.pbn"
    begun.write_text('[Deal "N:AJ.K.. Q2.A.. 3.Q.. 9.J.."]\n[Contract "NT"]\n[Play "S"]\nSK ST')
    (board,) = json.loads(terminal("analyse", str(begun), "--json").out)["boards"]
    (line,) = board["ending"]
    assert (line["turn"], line["trick"], line["tricks"]) == ("N", ["SK", "ST"], {"NS": 2, "EW": 1})


def test_endings_are_kept_where_a_run_breaks_off(tmp_path: Path) -> None:
    """The answer about an ending is read again from the journal as it was."""
    (game,) = read_pbn(field("ending.pbn"))
    assert isinstance(game, PbnGame)
    tasks = ending_tasks([game])
    journal = Journal(tmp_path / "out.progress", tasks)
    found = solve(tasks, [], Here(), journal, "")
    assert journal.read() == found
