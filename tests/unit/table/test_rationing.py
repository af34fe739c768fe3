"""What one player can append to a board has an end, which is told before it comes; with each board all begins anew."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from tests.unit.table.friends import NAMES, after, asked, everybody, gathering, owner_of, secret_of
from tests.unit.table.playing import TABLE, deals_from, something_legal

from schlemm.core.action import AnswerClaim, MakeCall, MakeClaim, PlayCard
from schlemm.core.board.state import Playing
from schlemm.core.calls import PASS, parse_call
from schlemm.core.errors import RuleViolation
from schlemm.core.seats import SEATS, Seat
from schlemm.table.rules.act import Command, Request
from schlemm.table.rules.acts import ACTS
from schlemm.table.rules.announcing import ReadOn
from schlemm.table.rules.ceremony import CutPack
from schlemm.table.rules.dealing import Contribute
from schlemm.table.rules.decide import decide
from schlemm.table.rules.devices import AddKey, RenewLink, ReplaceDevice
from schlemm.table.rules.evolve import evolve
from schlemm.table.rules.explaining import AskAboutCall, ExplainCall
from schlemm.table.rules.fixed_lines import Say
from schlemm.table.rules.leaving import FreeSeat
from schlemm.table.rules.next_board import DealNext
from schlemm.table.rules.pausing import Pause, Resume
from schlemm.table.rules.programs import EndProgram, LetProgram
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.rematch import GoOn
from schlemm.table.rules.seat_drawing import DrawSeats
from schlemm.table.rules.seating import TakeSeat
from schlemm.table.rules.settings import ChangeSettings
from schlemm.table.rules.spectators import SendAway, Stand, Watch, spectator_key
from schlemm.table.rules.standing_in import ComeBack, StandIn
from schlemm.table.rules.stopping import StopNow
from schlemm.table.rules.undo import AnswerUndo, Undo
from schlemm.table.state.board_quota import MOST, NOTHING_SPENT, TOLD_FROM, Repeatable
from schlemm.table.state.chat import Line
from schlemm.table.state.players import hashed
from schlemm.table.state.table import Table
from schlemm.table.views.sight import sight_for

NORTH, EAST, SOUTH, WEST = SEATS

COUNTED = {
    Undo,
    MakeClaim,
    Say,
    ExplainCall,
    AskAboutCall,
    TakeSeat,
    ComeBack,
    LetProgram,
    RenewLink,
    ChangeSettings,
    Watch,
    Pause,
}
"""What can be asked for without end, and is counted."""

ENDING: dict[type, str] = {
    MakeCall: "an auction has an end, and what is taken back is counted",
    PlayCard: "a board has 52 cards",
    AnswerClaim: "needs a claim",
    AnswerUndo: "needs somebody who asks",
    ReadOn: "once for each announcement, again only after taking back",
    DealNext: "once a board",
    CutPack: "once a board",
    StopNow: "once a game",
    GoOn: "once a game",
    DrawSeats: "once a game",
    Contribute: "once a deal for each seat",
    AddKey: "no more than twelve devices a person",
    StandIn: "needs that the person has sat down or come back",
    FreeSeat: "needs that somebody has sat down",
    ReplaceDevice: "needs a link that was made anew",
    SendAway: "needs somebody who has come to look on",
    Resume: "needs a pause",
    EndProgram: "needs that a program has been let to the seat",
}
"""What needs no count, and why."""


def test_every_command_ends_by_itself_or_is_counted() -> None:
    """A new command has to be put into one of the two lists."""
    assert {act.request for act in ACTS} == COUNTED | ENDING.keys()
    assert not COUNTED & ENDING.keys()


def dealt() -> Table:
    """Four people, their first board just dealt."""
    return after(everybody(), SOUTH, DealNext())


def in_play(gathered: Table | None = None) -> Table:
    """The same in the play, or other people: North declares one notrump, East leads."""
    begun = dealt() if gathered is None else after(gathered, SOUTH, DealNext())
    table = after(begun, NORTH, MakeCall(parse_call("1NT")))
    for seat in (EAST, SOUTH, WEST):
        table = after(table, seat, MakeCall(PASS))
    return table


def took_back(table: Table) -> Table:
    """North has called, asked to take it back, and everybody has agreed."""
    table = after(table, NORTH, MakeCall(PASS), Undo())
    for seat in (EAST, SOUTH, WEST):
        table = after(table, seat, AnswerUndo(True))
    return table


def came_back(table: Table) -> Table:
    """East has gone away and come back."""
    return after(table, EAST, StandIn(EAST), ComeBack())


def asked_about(table: Table) -> Table:
    """East asks what one notrump means, and North says so."""
    table = after(table, EAST, AskAboutCall(0, parse_call("1NT")))
    return after(table, NORTH, ExplainCall(0, parse_call("1NT"), None))


Again = Callable[[Table], Table]


def until_refused(table: Table, again: Again, most: int) -> tuple[list[Table], Refused | None]:
    """The table each time when this has been done once more, and why it was refused at last, if it was."""
    tables: list[Table] = []
    for _ in range(most):
        try:
            table = again(table)
        except Refused as refused:
            return tables, refused
        tables.append(table)
    return tables, None


OVER_AND_OVER: dict[str, tuple[Callable[[], Table], Again, Seat, Repeatable]] = {
    "taking back": (dealt, took_back, NORTH, Repeatable.TAKE_BACK),
    "talk": (dealt, lambda table: after(table, WEST, Say(Line.MOMENT)), WEST, Repeatable.LINE),
    "settings": (
        dealt, lambda table: after(table, WEST, ChangeSettings(table.settings)), EAST, Repeatable.SETTINGS,
    ),
    "coming and going": (dealt, came_back, EAST, Repeatable.SEAT),
    "links": (dealt, lambda table: after(table, SOUTH, RenewLink(NORTH)), NORTH, Repeatable.SEAT),
    "questions": (in_play, asked_about, EAST, Repeatable.EXPLANATION),
}  # fmt: skip


@pytest.mark.parametrize("what", OVER_AND_OVER)
def test_what_is_done_over_and_over_is_told_and_then_refused(what: str) -> None:
    """Far above what anybody needs a player reads how often it is still possible, down to 0; then it is refused."""
    start, again, seat, kind = OVER_AND_OVER[what]
    tables, refused = until_refused(start(), again, 10 * MOST[kind])
    sights = (sight_for(table, seat) for table in tables)
    told = [each.left for sight in sights for each in sight.running_out if each.what is kind]
    table = tables[-1]
    assert refused == Refused(RefusalCode.TOO_OFTEN, (("what", kind.value), ("most", MOST[kind])))
    assert told == [*range(TOLD_FROM, -1, -1)]
    assert table.spent.left(kind, seat) == 0


def test_people_claim_only_so_often_and_bots_are_not_kept_from_it() -> None:
    """Who has claimed in vain very often on one board may do so no more; a bot in their place goes by its rules."""
    table, often = in_play(), NOTHING_SPENT
    for _ in range(MOST[Repeatable.CLAIM]):
        often = often.once_more(Repeatable.CLAIM, (EAST,))
    with pytest.raises(Refused) as refusal:
        after(replace(table, spent=often), EAST, MakeClaim(13))
    assert refusal.value.reason is RefusalCode.TOO_OFTEN
    counted = after(table, EAST, MakeClaim(13)).spent
    assert counted.of(Repeatable.CLAIM, EAST) == 1
    with_bot = replace(in_play(gathering(NORTH, WEST)), spent=often)
    assert after(with_bot, EAST, MakeClaim(13)).board != with_bot.board


def test_what_one_has_used_up_others_have_not() -> None:
    """North can take back no longer; East can, and reads nothing of it."""
    table = dealt()
    for _ in range(MOST[Repeatable.TAKE_BACK]):
        table = took_back(table)
    assert sight_for(table, EAST).running_out == ()
    assert after(after(table, NORTH, MakeCall(PASS)), EAST, MakeCall(PASS), Undo()).company.asked is not None


def test_with_the_next_board_all_begins_anew() -> None:
    """Whoever has talked enough on one board may talk on the next."""
    table = dealt()
    for _ in range(MOST[Repeatable.LINE]):
        table = after(table, WEST, Say(Line.MOMENT))
    for seat in (NORTH, EAST, SOUTH, WEST):
        table = after(table, seat, MakeCall(PASS))
    assert table.spent.left(Repeatable.LINE, WEST) == 0
    table = after(table, SOUTH, DealNext())
    assert table.spent == NOTHING_SPENT
    assert asked(table, WEST, Say(Line.MOMENT))


def test_spectators_come_and_are_sent_away_only_so_often() -> None:
    """One who lets in and sends away without end, each time with another browser, comes to an end all the same."""
    most = MOST[Repeatable.SPECTATOR]

    def watched(table: Table) -> Table:
        key, number = spectator_key(table, Stand(SOUTH)), len(table.company.spectators) + 1
        assert key is not None
        return after(table, SOUTH, Watch(f"Gast {number}", f"hash {number}", key), SendAway(number))

    came, refused = until_refused(dealt(), watched, 10 * most)
    assert refused is not None
    assert (refused.reason, len(came)) == (RefusalCode.TOO_OFTEN, most)


def whatever(table: Table, random: Random) -> tuple[Seat, Command]:
    """Something that one of four people can ask for while a board is played."""
    seat, call = (
        random.choice(SEATS),
        None if table.board is None else next(iter(table.board.auction.calls), None),
    )
    wishes: list[Command] = [
        Undo(),
        AnswerUndo(random.random() < 0.8),
        Say(random.choice([*Line])),
        ChangeSettings(table.settings),
        StandIn(random.choice(SEATS)),
        ComeBack(),
        FreeSeat(random.choice(SEATS), "Robo"),
        RenewLink(random.choice(SEATS)),
        ReplaceDevice(f"{random.random()}", owner_of(seat)),
        TakeSeat(NAMES.of(seat), hashed(secret_of(seat), TABLE), table.company.invitation.places.of(seat)),
        AddKey(f"{random.random()}", owner_of(seat)),
    ]
    wishes += [] if call is None else [ExplainCall(0, call, "stark"), AskAboutCall(0, call)]
    return seat, random.choice(wishes)


def cards_on(table: Table) -> int:
    """How many calls and cards lie on the table."""
    board = table.board
    if board is None:
        return 0
    return len(board.auction.calls) + (len(board.play.cards) if isinstance(board, Playing) else 0)


@pytest.mark.sweep
@pytest.mark.parametrize("calls", [0, 6], ids=["before the first call", "in the play"])
def test_people_who_do_anything_but_go_on_come_to_an_end(calls: int) -> None:
    """Thirty thousand wishes of four people who never finish a board bring about some thousand events, then none."""
    random, deals = Random(calls), deals_from(1)
    table = in_play() if calls else dealt()
    last = 0
    for step in range(30_000):
        on = cards_on(table) < calls and table.board_in_progress
        by, command = something_legal(table, random, 0.3) if on and step % 3 else whatever(table, random)
        try:
            happened = decide(table, Request("", by, table.version, command), deals)
        except (Refused, RuleViolation):
            continue
        for event in happened:
            table = evolve(table, event)
        last = step if happened else last
    assert table.board_in_progress
    assert 500 < table.version < 6_000
    assert last < 25_000
