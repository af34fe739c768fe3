"""A table in step: the same boards as without the protocol, in whatever order lines come; and what breaks it."""

from random import Random

import pytest
from tests.unit.table_manager.session import TEAMS, Session, beginner
from tests.unit.table_manager.transcript import GOLDEN, transcript

from schlemm.bot_match.contestants import Contestant
from schlemm.bot_match.match import MatchTerms, hold_board, numbered_board
from schlemm.core.cards import CARDS
from schlemm.core.seats import SEATS, Seat
from schlemm.table_manager.fault import TableFault, TableFaultCode
from schlemm.table_manager.format import format_message
from schlemm.table_manager.lock_step import EARLY, STRANGE, LockStep, Phase, Turn
from schlemm.table_manager.messages import CallLine, CallNote, CardLine, Message
from schlemm.table_manager.parse import parse_message

BOARDS = tuple(numbered_board(1, number) for number in range(1, 5))


def in_auction() -> LockStep:
    """A table whose dealer, North, is about to call, and for whom all are ready."""
    table = LockStep(TEAMS, BOARDS)
    topics = ("ready for teams", "ready to start", "ready for deal", "ready for cards")
    for topic in topics:
        table = said(table, *(f"{seat.name} {topic}" for seat in SEATS))
    return said(table, *(f"{seat} ready for North's bid" for seat in ("East", "South", "West")))


def said(table: LockStep, *lines: str) -> LockStep:
    """The table after these lines, each of the seat that it names first."""
    for line in lines:
        table, _ = table.after(Seat[line.split()[0].upper()], parse_message(line), 0.0)
    return table


def told(table: LockStep, line: str) -> dict[Seat, Message]:
    """What each seat is told upon a line, the first thing of several."""
    _, sends = table.after(Seat[line.split(maxsplit=1)[0].upper()], parse_message(line), 0.0)
    return dict(reversed(sends))


@pytest.mark.slow
def test_a_session_reads_as_it_always_has() -> None:
    """Two boards give the transcript that is kept, to be read by people."""
    assert transcript() == GOLDEN.read_text(encoding="utf-8")


@pytest.mark.sweep
@pytest.mark.parametrize("seed", range(3))
def test_the_protocol_changes_nothing(seed: int) -> None:
    """Whoever speaks first, each board is called and played as two bots play it without any protocol."""
    chance = Random(seed)
    table = Session(BOARDS, order=chance.choice).play()
    contestant = Contestant("forum", beginner())
    without = [hold_board(board, contestant, contestant, MatchTerms(plays=True)) for board in BOARDS]
    assert table.phase is Phase.OVER
    assert list(table.records) == [record.tables[0] for record in without]
    assert table.owing() == ()


def test_nobody_is_sent_what_is_not_theirs_to_see() -> None:
    """Of the cards, each player is told their own, dummy's after the lead, and those that are played."""
    session = Session(BOARDS[:1])
    session.play()
    for seat in SEATS:
        heard = [line[4:] for line in session.written if line.startswith(f"{seat} <")]
        shown = [line for line in heard if "'s cards" in line]
        own = f"{seat.name.capitalize()}'s cards"
        assert all(line.startswith((own, "Dummy's cards")) for line in shown)
        for line in shown[1:]:
            before = session.written[: session.written.index(f"{seat} < {line}")]
            assert any(" plays " in said_before for said_before in before)
        plays = [line for line in session.written if line.startswith(f"{seat} ") and " plays " in line]
        assert len(plays) == len(CARDS)


def test_ready_lines_may_come_early() -> None:
    """A seat that is ready before the others have their cards waits, and nothing is lost."""
    table = said(LockStep(TEAMS, BOARDS), "North ready for teams", "North ready to start")
    assert table.owing() == (Seat.EAST, Seat.SOUTH, Seat.WEST)
    table = said(table, *(f"{seat.name} ready for teams" for seat in SEATS[1:]))
    assert table.phase is Phase.START
    assert table.owing() == (Seat.EAST, Seat.SOUTH, Seat.WEST)


def test_a_call_is_held_back_until_all_are_ready() -> None:
    """Nobody hears a call before all three have asked for it."""
    table = in_auction()
    assert table.need(Seat.NORTH) == Turn(Seat.NORTH)
    heard = told(table, "North passes")
    assert {seat: format_message(message) for seat, message in heard.items()} == dict.fromkeys(
        (Seat.EAST, Seat.SOUTH, Seat.WEST), "North passes"
    )


def test_partner_hears_no_explanation() -> None:
    """The opponents are told what a call means, partner only the call."""
    heard = told(in_auction(), "North bids 2C Alert. strong, any shape")
    note = CallNote(True, "strong, any shape")
    call = parse_message("North bids 2C")
    assert isinstance(call, CallLine)
    assert heard[Seat.EAST] == CallLine(Seat.NORTH, call.call, note) == heard[Seat.WEST]
    assert heard[Seat.SOUTH] == call


def test_what_a_card_means_is_told_to_the_other_side_only() -> None:
    """Declarer and dummy are told what is said of the lead, partner only the card."""
    table, calls = in_auction(), ("North bids 1C", "East passes", "South passes", "West passes")
    for caller, call in zip(SEATS, calls, strict=True):
        others = [seat for seat in SEATS if seat is not caller]
        table = said(table, *(f"{seat.name} ready for {caller.name}'s bid" for seat in others), call)
    table = said(table, *(f"{seat} ready for East's card to trick 1" for seat in ("North", "South", "West")))
    card = next(iter(BOARDS[0].deal.hand(Seat.EAST)))
    lead = CardLine(Seat.EAST, card, "third or fifth")
    _, sends = table.after(Seat.EAST, lead, 0.0)
    heard = dict(reversed(sends))
    assert heard[Seat.NORTH] == lead == heard[Seat.SOUTH]
    assert heard[Seat.WEST] == CardLine(Seat.EAST, card)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("North doubles", TableFaultCode.ILLEGAL_CALL),
        ("East passes", TableFaultCode.UNEXPECTED),
        ("North plays AS", TableFaultCode.UNEXPECTED),
    ],
)
def test_what_breaks_a_rule_ends_the_table(line: str, code: TableFaultCode) -> None:
    """A call that is not legal, of somebody else, or a card in the auction is named, with whose it was."""
    table = in_auction()
    if line.startswith("East"):
        table = said(table, "North passes")
        line = "South passes"
    with pytest.raises(TableFault) as raised:
        said(table, line)
    assert raised.value.code is code
    assert raised.value.seat is Seat[line.split()[0].upper()]
    assert raised.value.detail == line


def test_lines_that_nobody_needs_are_bounded() -> None:
    """A few strange lines are overlooked; a flood of them, or of early ones, ends the table."""
    table = in_auction()
    for _ in range(STRANGE):
        table = said(table, "North whistles a tune")
    with pytest.raises(TableFault) as raised:
        said(table, "North whistles a tune")
    assert raised.value.code is TableFaultCode.FLOOD
    table = in_auction()
    with pytest.raises(TableFault):
        said(table, *["East ready for South's bid"] * (EARLY + 1))


def test_dummys_card_may_be_asked_for_by_the_seat() -> None:
    """Programs that name dummy's seat where others write dummy are understood."""
    session = Session(BOARDS[:1])
    session.play()
    spoken = [line for line in session.written if " > " in line]
    dummy = next(line for line in session.written if " > " in line and "ready for dummy's card" in line)
    table = LockStep(TEAMS, BOARDS[:1])
    for line in spoken:
        seat, words = Seat.parse(line[0]), line[4:]
        if line == dummy:
            named = table.state.contract.dummy.name.capitalize()  # pyrefly: ignore[missing-attribute]
            words = words.replace("dummy", named)
            assert named in words
        table, _ = table.after(seat, parse_message(words), 0.0)
    assert table.is_over
