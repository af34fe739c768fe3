"""Foreign programs as players: those that do their part, and all the ways in which one may not."""

import json
import os
import shlex
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from schlemm.bots.bidder import SystemBot
from schlemm.bots.bot import NotAsked
from schlemm.bots.external.attended import AttendedBot
from schlemm.bots.external.bot import ExternalBot
from schlemm.bots.external.fault import ExternalFault, FaultCode
from schlemm.bots.external.language import bid_line, board_line, dealt_hand, play_line
from schlemm.bots.level import Level
from schlemm.core.action import AnswerClaim, MakeCall, MakeClaim, PlayCard
from schlemm.core.auction import Auction
from schlemm.core.board.board import Board
from schlemm.core.board.project import view_for
from schlemm.core.board.state import Bidding, Playing
from schlemm.core.calls import PASS, parse_call
from schlemm.core.cards import Card
from schlemm.core.claim import Claim
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.seats import SEATS, BySide, Seat, Vulnerability
from schlemm.core.view import Public, Stakes, View

EXAMPLE = (
    f"{shlex.quote(sys.executable)} {Path(__file__).resolve().parents[4] / 'examples' / 'external_bot.py'}"
)
DEAL = Deal.parse("N:AKQ54.K32.QJ3.32 J2.QJT9.AK2.AK54 T98.A54.T98.T986 763.876.7654.QJ7")

GREETS = 'print(\'{"name": "x", "can": ["bid"]}\', flush=True); input(); input();'
"""The beginning of a program that greets and then reads board and question."""


def view(auction: str, deal: Deal = DEAL) -> View:
    """What the seat in turn sees after these calls from North."""
    calls = Auction.parse(f"N: {auction}")
    public = Public(Seat.NORTH, Vulnerability.NORTH_SOUTH, calls)
    return View(calls.turn, public, deal.hand(calls.turn))


def play(cards: str = "") -> Playing:
    """The board with these cards played in 1♠ by North."""
    state = Bidding.start(Board(1, Conditions.of_board(1), DEAL))
    now: object = state
    for call in ["1S", "P", "P", "P"]:
        assert isinstance(now, Bidding)
        now = now.after(now.turn, parse_call(call))
    assert isinstance(now, Playing)
    for card in cards.split():
        after = now.after(now.turn, Card.parse(card))
        assert isinstance(after, Playing)
        now = after
    return now


def asked(cards: str = "") -> View:
    """What the player who chooses the next card sees."""
    now = play(cards)
    return view_for(now, now.contract.declarer if now.turn is now.contract.dummy else now.turn)


@contextmanager
def running(code: str, patience: float = 20) -> Iterator[ExternalBot]:
    """A bidder that is this Python code, after it has read our greeting."""
    command = shlex.join([sys.executable, "-c", f"input(); {code}"])
    with ExternalBot(command, patience) as bidder:
        yield bidder


def fault_of(code: str, auction: str = "", patience: float = 20) -> ExternalFault:
    """What is wrong with a program that is this Python code."""
    with running(code, patience) as bidder, pytest.raises(ExternalFault) as caught:
        bidder.act(view(auction))
    return caught.value


def test_the_example_bids_for_both_seats() -> None:
    """One process serves both seats of a side: each call fits the hand of the seat that was asked."""
    with ExternalBot(EXAMPLE) as bidder:
        assert bidder.hello() == "longest suit 1"
        told = [str(bidder.act(view(auction))) for auction in ("", "P", "P P", "P P P", "P 1H P", "")]
    calls = ["1S", "1H", "P", "P", "P", "1S"]
    assert told == [str(MakeCall(parse_call(call))) for call in calls]


def test_a_line_tells_no_more_than_the_view() -> None:
    """The line of a board holds the hand of the seat and no card of another, and the question only the calls."""
    for auction in ("", "P", "P 1C", "P 1C X"):
        seen = view(auction)
        told = json.loads(board_line(seen, 4, "imps"))
        assert told["seat"] == seen.seat.letter
        assert told["hand"] == str(DEAL.hand(seen.seat))
        words = board_line(seen, 4, "imps") + bid_line(seen.auction)
        others = [str(DEAL.hand(seat)) for seat in SEATS if seat is not seen.seat]
        assert not any(suit in words for hand in others for suit in hand.split(".") if len(suit) > 2)
        asked = json.loads(bid_line(seen.auction))
        assert asked["auction"] == [str(call) for call in seen.auction.calls]
        assert len(asked["meanings"]) == len(asked["auction"])


def test_the_score_is_told() -> None:
    """Form, part scores, games and the number of the deal reach the program."""
    stakes = Stakes("robber4", BySide(0, 1), BySide(60, 0), 3, 4, -200)
    public = Public(Seat.EAST, Vulnerability.BOTH, Auction(Seat.EAST), BySide("forum", ""), stakes)
    told = json.loads(board_line(View(Seat.EAST, public, DEAL.hand(Seat.EAST)), 2, "points"))
    assert (told["number"], told["form"], told["scoring"]) == (2, "robber4", "points")
    assert (told["dealer"], told["first"], told["vulnerable"]) == ("E", "E", "All")
    assert told["systems"] == {"NS": "forum", "EW": ""}
    assert told["score"] == {
        "games": {"NS": 0, "EW": 1},
        "part_scores": {"NS": 60, "EW": 0},
        "deal": 3,
        "deals": 4,
        "difference": -200,
    }


def test_a_board_is_told_when_seat_or_board_change(tmp_path: Path) -> None:
    """A board line comes before a question only if seat or board are new, and boards are counted."""
    log = tmp_path / "log"
    code = f"""
import json, sys
for line in sys.stdin:
    open({str(log)!r}, "a").write(line)
    kind = json.loads(line)["type"]
    if kind == "hello": print('{{"name": "x", "can": ["bid"]}}', flush=True)
    if kind == "bid": print('{{"call": "P"}}', flush=True)
"""
    program = tmp_path / "program.py"
    program.write_text(code, encoding="utf-8")
    other = Deal.parse("E:AKQ54.K32.QJ3.32 J2.QJT9.AK2.AK54 T98.A54.T98.T986 763.876.7654.QJ7")
    with ExternalBot(shlex.join([sys.executable, str(program)])) as bidder:
        for auction in ("", "1C P", "1C P 1H P", "1C P 1H P 1S P"):
            bidder.act(view(auction))
        bidder.act(view("", other))
        bidder.act(view("1C P 1S P", other))
        bidder.act(view("", other))
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    told = [(line["type"], line.get("number"), line.get("seat")) for line in lines]
    board, bid = [("board", 1, seat) for seat in "NSNS"], ("bid", None, None)
    assert told == [
        ("hello", None, None),
        *(line for each in board for line in (each, bid)),
        *(("board", 2, "N"), bid, bid, ("board", 3, "N"), bid),
        ("end", None, None),
    ]


@pytest.mark.sweep
@pytest.mark.parametrize(
    ("code", "expected", "said"),
    [
        (f"{GREETS} raise SystemExit(3)", FaultCode.ENDED, "exit code 3"),
        (f"{GREETS} import sys; sys.exit('out of ideas')", FaultCode.ENDED, "out of ideas"),
        (f"{GREETS} print('one spade')", FaultCode.UNREADABLE, "one spade"),
        (f"{GREETS} print('[1]')", FaultCode.UNREADABLE, "[1]"),
        (f"{GREETS} print('[' * 60000)", FaultCode.UNREADABLE, "[[["),
        (f"{GREETS} print('x' * 10**6)", FaultCode.UNREADABLE, "xxx"),
        (f"{GREETS} import sys; sys.stdout.buffer.write(bytes([255, 10]))", FaultCode.UNREADABLE, "\ufffd"),
        (f"{GREETS} print('{{}}')", FaultCode.NO_CALL, "{}"),
        (f"{GREETS} print('{{\"call\": 1}}')", FaultCode.NO_CALL, "1"),
        (f'{GREETS} print(\'{{"call": "8S"}}\')', FaultCode.NO_CALL, "8S"),
        (f'{GREETS} print(\'{{"error": "too hard"}}\')', FaultCode.REFUSED, "too hard"),
        (f'{GREETS} print(\'{{"call": "X"}}\')', FaultCode.ILLEGAL_CALL, "X: nothing-to-double"),
        (f"{GREETS} import os, time; os.close(1); time.sleep(60)", FaultCode.ENDED, "output closed"),
        ('print(\'{"name": "x", "can": ["play"]}\')', FaultCode.CANNOT_BID, "play"),
        ("print('hello')", FaultCode.UNREADABLE, "hello"),
        ("raise SystemExit(0)", FaultCode.ENDED, "exit code 0"),
    ],
)
def test_what_can_be_wrong(code: str, expected: FaultCode, said: str) -> None:
    """Each fault has its code, and names the command, the seat, the auction and what the program said."""
    fault = fault_of(code)
    assert fault.code is expected
    assert said in fault.said
    assert len(fault.said) <= 301
    assert fault.where == "N after N:"
    assert all(each in str(fault) for each in (fault.said, fault.where, sys.executable))


@pytest.mark.parametrize("code", [f"{GREETS} input()", "import time; time.sleep(60)"])
def test_silence_is_a_fault(code: str) -> None:
    """A program that does not answer in time, to a question or to the greeting, is late."""
    assert fault_of(code, patience=0.3).code is FaultCode.LATE


def test_a_line_too_many_is_no_answer() -> None:
    """What a program writes beyond its answer is not taken for the next one, but named."""
    code = f'{GREETS} print(\'{{"call": "P"}}\\n{{"call": "1C"}}\', flush=True); input()'
    with running(code) as bidder:
        assert bidder.act(view("")) == MakeCall(PASS)
        time.sleep(0.3)
        with pytest.raises(ExternalFault) as caught:
            bidder.act(view("P P"))
    assert (caught.value.code, caught.value.said) == (FaultCode.UNASKED, '{"call": "1C"}')


def test_a_flood_is_not_drowned_in() -> None:
    """A program that writes without end is listened to only so far, and stopped."""
    fault = fault_of("[print('y') for _ in iter(int, 1)]")
    assert fault.code is FaultCode.UNREADABLE


def test_a_program_that_is_not_there() -> None:
    """A command that cannot be started is named; so is one that no shell could read."""
    for command in ("no-such-program-anywhere", "'", ""):
        with ExternalBot(command) as bidder, pytest.raises(ExternalFault) as caught:
            bidder.hello()
        assert caught.value.code is FaultCode.NOT_STARTED
        assert caught.value.command == command


def test_after_a_fault_it_starts_anew(tmp_path: Path) -> None:
    """A program that has crashed is started once more for the next question."""
    mark = tmp_path / "mark"
    code = f"import os; known = os.path.exists({str(mark)!r}); open({str(mark)!r}, 'w').close(); {GREETS} "
    code += 'known or os._exit(1); print(\'{"call": "P"}\', flush=True); input()'
    with running(code) as bidder:
        with pytest.raises(ExternalFault):
            bidder.act(view(""))
        assert bidder.act(view("")) == MakeCall(PASS)


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="groups of processes are a thing of Unix")
def test_nothing_is_left_running(tmp_path: Path) -> None:
    """A program that ignores the end of its input is killed, with what it has started."""
    pids = tmp_path / "pids"
    code = f"""
import subprocess, sys, os, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
open({str(pids)!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")
print('{{"name": "x", "can": ["bid"]}}', flush=True)
time.sleep(60)
"""
    program = tmp_path / "program.py"
    program.write_text(code, encoding="utf-8")
    with ExternalBot(shlex.join([sys.executable, str(program)])) as bidder:
        bidder.hello()
    left = [int(pid) for pid in pids.read_text(encoding="utf-8").split()]
    assert len(left) == 2
    for _ in range(500):  # the system takes its time to bury them
        left = [pid for pid in left if alive(pid)]
        if not left:
            break
        time.sleep(0.01)
    assert left == []


def alive(pid: int) -> bool:
    """Whether a process is there and has not ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_who_has_nothing_to_do_is_not_asked() -> None:
    """Who has no call and no card to choose is not asked, and the program is not even started."""
    conditions = Conditions.of_board(1)
    waiting = View(
        Seat.SOUTH,
        Public(conditions.dealer, conditions.vulnerability, Auction(Seat.NORTH)),
        DEAL.hand(Seat.SOUTH),
    )
    for seen in (waiting, view_for(play(), Seat.NORTH), view_for(play("HQ"), Seat.SOUTH)):
        with ExternalBot("no-such-program-anywhere") as bot, pytest.raises(NotAsked):
            bot.act(seen)


TRICK = "HQ HA H6 H2"
"""A lead that dummy wins."""


def test_the_example_plays_for_declarer_and_dummy() -> None:
    """One process plays the cards of both defenders, and declarer's and dummy's, each from the hand in turn."""
    with ExternalBot(EXAMPLE) as bot:
        assert bot.plays
        for cards in ("", "HQ", "HQ HA", "HQ HA H6", TRICK, f"{TRICK} S8", f"{TRICK} S8 S3"):
            seen = asked(cards)
            action = bot.act(seen)
            assert isinstance(action, PlayCard)
            assert action.card in seen.legal_cards()


def test_a_question_for_a_card_tells_no_more_than_the_view() -> None:
    """Hand and dummy are those the seat sees now, dummy's not before the lead; of others only what they have played."""
    for cards in ("", "HQ", "HQ HA", "HQ HA H6", TRICK, f"{TRICK} S8"):
        seen = asked(cards)
        assert seen.play is not None
        told = json.loads(play_line(seen, seen.play))
        assert told["hand"] == str(seen.hand)
        assert told["dummy"] == (str(play(cards).hands.of(Seat.SOUTH)) if cards else None)
        assert told["played"] == cards.split()
        assert (told["contract"], told["declarer"], told["turn"]) == ("1S", "N", play(cards).turn.letter)
        assert set(told) == {"type", "auction", "contract", "declarer", "hand", "dummy", "played", "turn"}
        assert json.loads(board_line(seen, 1, "imps"))["hand"] == str(DEAL.hand(seen.seat))
        assert dealt_hand(seen) == DEAL.hand(seen.seat)


def test_the_play_belongs_to_the_board(tmp_path: Path) -> None:
    """Through auction and play it is one board for the program, told again only when the seat changes."""
    log = tmp_path / "log"
    code = f"""
import json, sys
for line in sys.stdin:
    open({str(log)!r}, "a").write(line)
    message = json.loads(line)
    if message["type"] == "hello": print('{{"name": "x", "can": ["bid", "play"]}}', flush=True)
    if message["type"] == "bid": print('{{"call": "P"}}', flush=True)
    if message["type"] == "play": print(json.dumps({{"card": message["hand"] and "H4"}}), flush=True)
"""
    program = tmp_path / "program.py"
    program.write_text(code, encoding="utf-8")
    with ExternalBot(shlex.join([sys.executable, str(program)])) as bot:
        bot.act(view(""))
        bot.act(view("1S P"))
        bot.act(asked("HQ"))
        bot.act(asked("HQ"))
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    told = [(line.get("number"), line["seat"]) for line in lines if line["type"] == "board"]
    assert told == [(1, "N"), (1, "S"), (1, "N"), (2, "N")]


READS = 'print(\'{"name": "x", "can": ["bid", "play"]}\', flush=True); input(); input();'
"""The beginning of a program that plays, up to its first question."""


@pytest.mark.parametrize(
    ("answer", "code", "said"),
    [
        ('{"card": "CA"}', FaultCode.ILLEGAL_CARD, "CA: not-in-hand"),
        ('{"card": "S8"}', FaultCode.ILLEGAL_CARD, "S8: must-follow-suit"),
        ('{"card": "X"}', FaultCode.NO_CARD, "X"),
        ('{"call": "P"}', FaultCode.NO_CARD, "call"),
        ('{"card": 7}', FaultCode.NO_CARD, "7"),
        ('{"error": "no idea"}', FaultCode.REFUSED, "no idea"),
    ],
)
def test_what_can_be_wrong_with_a_card(answer: str, code: FaultCode, said: str) -> None:
    """Each fault in the play has its code, and names the cards before it."""
    with running(f"{READS} print({answer!r})") as bot, pytest.raises(ExternalFault) as caught:
        bot.act(asked("HQ"))
    assert caught.value.code is code
    assert said in caught.value.said
    assert caught.value.where.endswith("HQ")


def test_our_bot_does_the_rest() -> None:
    """Claims are answered, and the cards of a program that only bids are played, by our bot; its calls are its own."""
    helper = SystemBot(Level.BEGINNER)
    with running(f'{GREETS} print(\'{{"call": "7NT"}}\', flush=True); input()') as program:
        attended = AttendedBot(program, helper)
        assert attended.act(view("")) == MakeCall(parse_call("7NT"))
        for cards in ("", "HQ", "HQ HA"):
            assert attended.act(asked(cards)) == helper.act(asked(cards))
    with ExternalBot(EXAMPLE) as program:
        claimed = play(TRICK).after_claim(Claim(Seat.NORTH, 12))
        answer = AttendedBot(program, helper).act(view_for(claimed, Seat.EAST))
        assert answer == AnswerClaim(accept=False)
        assert not isinstance(AttendedBot(program, helper).act(asked("HQ")), MakeClaim)
