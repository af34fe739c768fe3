"""The ceremony of dealing: who shuffles, who cuts, and that the cut comes before the deal and counts for it."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.unit.table.friends import after as asked_for
from tests.unit.table.friends import everybody, gathering
from tests.unit.table.playing import AT_ONCE, PLAYERS, TABLE, deals_from, folded, something_legal
from tests.unit.table.promises import ONE, promised_deals

from schlemm.bots.workers.executor import Executor
from schlemm.core.action import MakeCall
from schlemm.core.board.state import Bidding
from schlemm.core.calls import parse_call
from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.dealing.fair import Promise
from schlemm.scoring.forms.boards import DuplicateForm
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.store.store import Stored, entries
from schlemm.table.live.bot_timing import bots_to_ask, pause, people_waited_for
from schlemm.table.live.codec import decode, encode
from schlemm.table.live.dealt import ledger_of
from schlemm.table.live.robots import chosen_action
from schlemm.table.rules.act import Command, DealSource, Request
from schlemm.table.rules.acts import told
from schlemm.table.rules.ceremony import CutPack, cut_of_bot
from schlemm.table.rules.dealing import Contribute, Contributed
from schlemm.table.rules.decide import decide, opening
from schlemm.table.rules.evolve import evolve
from schlemm.table.rules.next_board import DealNext
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.rules.seat_drawing import DrawSeats, by_height
from schlemm.table.rules.settings import ChangeSettings
from schlemm.table.rules.standing_in import StandIn
from schlemm.table.rules.stopping import StopNow
from schlemm.table.rules.undo import Undo
from schlemm.table.state.events import BoardDealt, BoardEnded, DealPromised, Event, PackShuffled, TableOpened
from schlemm.table.state.pack import CUTS, Back
from schlemm.table.state.settings import Ceremony, CeremonyDeals, Settings, Shuffler, Tempo
from schlemm.table.state.table import Table
from schlemm.table.views.sight import sight_for

PLAYED = replace(AT_ONCE, ceremony=Ceremony.SINGLY)


def begun(deals: DealSource, dealer: Seat = Seat.EAST, settings: Settings = PLAYED) -> tuple[Event, ...]:
    """The first events of a table where the dealing is played."""
    return opening(TableOpened(RobberOfFourForm(first_dealer=dealer), PLAYERS, settings), deals, TABLE)


def grown(table: Table, by: Seat, command: Command, deals: DealSource) -> tuple[Table, tuple[Event, ...]]:
    """The table when this player has asked for this, and what came of it."""
    happened = decide(table, Request("", by, table.version, command), deals)
    for event in happened:
        table = evolve(table, event)
    return table, happened


def passed_out(table: Table, deals: DealSource) -> Table:
    """The table when everybody has passed."""
    for _ in SEATS:
        assert isinstance(table.board, Bidding)
        table, _ = grown(table, table.board.turn, MakeCall(parse_call("P")), deals)
    return table


def refusal(table: Table, by: Seat, command: Command) -> Refused:
    """Why it is refused."""
    with pytest.raises(Refused) as refused:
        grown(table, by, command, deals_from(1))
    return refused.value


def test_the_pack_is_shuffled_and_waits_to_be_cut() -> None:
    """With the ceremony a new table has a pack before it has a board, and with the cut the board is dealt."""
    deals = promised_deals()
    events = begun(deals)
    assert [type(event) for event in events] == [TableOpened, DealPromised, PackShuffled]
    table, happened = grown(folded(events), Seat.NORTH, CutPack(23), deals)
    assert [type(event) for event in happened] == [Contributed, BoardDealt, DealPromised]
    assert isinstance(table.board, Bidding)
    assert table.pack is not None
    assert (table.pack.cut, table.pack_to_cut) == (23, None)


def test_without_the_ceremony_nothing_is_shuffled() -> None:
    """As long as nobody has agreed on the ceremony, boards are dealt at once and no sight has a pack."""
    events = begun(deals_from(1), settings=AT_ONCE)
    assert [type(event) for event in events] == [TableOpened, BoardDealt]
    assert sight_for(folded(events), Seat.SOUTH).pack is None


def test_the_ceremony_may_be_for_the_first_deal_of_a_game_alone() -> None:
    """Agreed on for the first deal, the pack is cut once; the next board is dealt at once, passed out or not."""
    deals, once = deals_from(1), replace(PLAYED, ceremony_deals=CeremonyDeals.FIRST)
    events = begun(deals, settings=once)
    assert [type(event) for event in events] == [TableOpened, PackShuffled]
    table, _ = grown(folded(events), Seat.NORTH, CutPack(26), deals)
    table, happened = grown(passed_out(table, deals), Seat.SOUTH, DealNext(), deals)
    assert [type(event) for event in happened] == [BoardDealt]
    assert table.pack is None


@pytest.mark.parametrize("dealer", SEATS)
def test_only_the_dealers_right_hand_opponent_cuts(dealer: Seat) -> None:
    """Whoever deals, the opponent at their right cuts; the three others are told whose it is (S1:17)."""
    table = folded(begun(deals_from(1), dealer))
    for seat in SEATS:
        if seat is dealer.right:
            assert grown(table, seat, CutPack(26), deals_from(1))[0].board is not None
        else:
            assert refusal(table, seat, CutPack(26)) == Refused(
                RefusalCode.CUT_FIRST, (("seat", dealer.right.letter),)
            )


@pytest.mark.parametrize("after", [-1, 0, 4, 48, 52])
def test_a_cut_leaves_cards_on_both_sides(after: int) -> None:
    """Fewer than five cards on one side are no cut."""
    assert refusal(folded(begun(deals_from(1))), Seat.NORTH, CutPack(after)).reason is RefusalCode.BAD_CUT


def test_a_pack_is_cut_once_and_only_where_one_lies() -> None:
    """Neither a board that is dealt nor a table without the ceremony has a pack to cut."""
    table, _ = grown(folded(begun(deals_from(1))), Seat.NORTH, CutPack(26), deals_from(1))
    assert refusal(table, Seat.NORTH, CutPack(20)).reason is RefusalCode.NO_PACK_TO_CUT
    plain = folded(begun(deals_from(1), settings=AT_ONCE))
    assert refusal(plain, Seat.NORTH, CutPack(20)).reason is RefusalCode.NO_PACK_TO_CUT


def test_nobody_deals_before_the_cut() -> None:
    """While a pack waits nobody may ask for the next board, and the sight says so."""
    table = folded(begun(deals_from(1)))
    assert refusal(table, Seat.SOUTH, DealNext()).reason is RefusalCode.CUT_FIRST
    assert not sight_for(table, Seat.SOUTH).offered["next"]


def test_packs_take_turns_and_the_deal_goes_round() -> None:
    """Blue and red take turns, North shuffles the blue pack and South the red one, and the deal passes clockwise."""
    deals, form = deals_from(1), RobberOfFourForm(first_dealer=Seat.EAST)
    table = folded(opening(TableOpened(form, PLAYERS, PLAYED), deals, TABLE))
    seen, random, ended = [], Random(3), 0
    while ended < 4:
        if table.pack_to_cut is not None:
            seen.append((table.pack_to_cut.back, table.pack_to_cut.shuffler, table.pack_to_cut.dealer))
            by: Seat = table.pack_to_cut.cutter
            command: Command = CutPack(26)
        else:
            by, command = something_legal(table, random, 0.05)
        table, happened = grown(table, by, command, deals)
        ended += sum(
            isinstance(event, BoardEnded) and event.result.contract is not None for event in happened
        )
    blue, red = (Back.BLUE, Seat.NORTH), (Back.RED, Seat.SOUTH)
    assert [(back, by) for back, by, _ in seen] == [(red, blue)[index % 2] for index in range(len(seen))]
    assert list(dict.fromkeys(dealer for *_, dealer in seen)) == [
        Seat.EAST,
        Seat.SOUTH,
        Seat.WEST,
        Seat.NORTH,
    ]


@pytest.mark.parametrize(
    ("dealer", "back", "shuffler"),
    [
        (Seat.EAST, Back.RED, Seat.SOUTH),
        (Seat.WEST, Back.BLUE, Seat.NORTH),
        (Seat.NORTH, Back.BLUE, Seat.NORTH),
        (Seat.SOUTH, Back.BLUE, Seat.NORTH),
    ],
)
def test_the_first_dealer_takes_the_pack_at_their_left(dealer: Seat, back: Back, shuffler: Seat) -> None:
    """North lays the blue pack at West's left, South the red one at East's (S1:17); else the partner has shuffled."""
    pack = folded(begun(deals_from(1), dealer)).pack_to_cut
    assert pack is not None
    assert (pack.back, pack.shuffler, pack.dealer) == (back, shuffler, dealer)


def test_the_dealer_may_shuffle() -> None:
    """Where that is agreed the dealer shuffles the pack (S4:15)."""
    settings = replace(PLAYED, shuffler=Shuffler.DEALER)
    for dealer in SEATS:
        pack = folded(begun(deals_from(1), dealer, settings)).pack_to_cut
        assert pack is not None
        assert pack.shuffler is dealer


def test_a_redeal_is_shuffled_and_cut_again() -> None:
    """After four passes the same dealer deals again, with the other pack, and it is cut anew."""
    deals = deals_from(1)
    table, _ = grown(folded(begun(deals)), Seat.NORTH, CutPack(26), deals)
    table, _ = grown(passed_out(table, deals), Seat.SOUTH, DealNext(), deals)
    assert table.pack_to_cut is not None
    assert (table.pack_to_cut.back, table.pack_to_cut.dealer) == (Back.BLUE, Seat.EAST)


@given(after=st.sampled_from(CUTS), number=st.booleans())
def test_the_cut_is_part_of_what_the_deal_follows_from(after: int, number: bool) -> None:
    """A promised deal is the one that the published rule makes of the secret, the numbers and this cut."""
    deals = promised_deals()
    events = begun(deals)
    table = folded(events)
    if number:
        table, given_ = grown(table, Seat.SOUTH, Contribute(1, ONE), deals)
        events = (*events, *given_)
    assert table.promise is not None
    secret = table.promise.secret
    table, happened = grown(table, Seat.NORTH, CutPack(after), deals)
    given_numbers = (("S", ONE),) if number else ()
    expected = Promise(TABLE, 1, secret, given_numbers, after)
    assert [event.deal for event in happened if isinstance(event, BoardDealt)] == [expected.deal]
    written = entries([encode(event) for event in (*events, *happened)], "")
    board = ledger_of(TABLE, [Stored(at, entry) for at, entry in enumerate(written, start=1)], 1).dealt[0]
    assert board.is_kept
    assert board.promise == expected


def test_dictated_deals_do_not_depend_on_the_cut() -> None:
    """Where deals follow from a seed the cut is on record and changes no card."""
    cards = set()
    for after in (5, 26, 47):
        deals = deals_from(7)
        _, happened = grown(folded(begun(deals)), Seat.NORTH, CutPack(after), deals)
        assert happened[0] == Contributed(Seat.NORTH, "", after)
        cards |= {event.deal for event in happened if isinstance(event, BoardDealt)}
    assert len(cards) == 1


def test_events_are_kept_and_read_again() -> None:
    """The pack and the cut are written and read without loss, and settings of before mean every deal or none."""
    for event in (PackShuffled(Back.RED, Seat.SOUTH, Seat.EAST), Contributed(Seat.NORTH, "", 23)):
        assert decode(*encode(event)) == event
    kind, content = encode(TableOpened(RobberOfFourForm(), PLAYERS, AT_ONCE))
    former = content.replace(b',"ceremony":"off","ceremony_deals":"every","shuffler":"two"', b"")
    assert former != content
    assert decode(kind, former) == TableOpened(RobberOfFourForm(), PLAYERS, AT_ONCE)
    kind, content = encode(TableOpened(RobberOfFourForm(), PLAYERS, PLAYED))
    former = content.replace(b'"ceremony_deals":"every",', b"")
    assert former != content
    assert decode(kind, former) == TableOpened(RobberOfFourForm(), PLAYERS, PLAYED)


def test_the_cut_is_public_and_the_deal_is_not() -> None:
    """Everybody may know who has shuffled and where it was cut; before that no sight differs by the deal to come."""
    first, second = (folded(begun(deals_from(seed))) for seed in (1, 2))
    for viewer in SEATS:
        assert sight_for(first, viewer) == sight_for(second, viewer)
    one, two = (grown(first, Seat.NORTH, CutPack(23), deals_from(seed)) for seed in (1, 2))
    for viewer in SEATS:
        heard = [tuple(told(event, viewer) for event in happened) for _, happened in (one, two)]
        assert heard[0] == heard[1]
        assert sight_for(one[0], viewer).pack == sight_for(two[0], viewer).pack


def test_a_bot_cuts_for_itself_and_for_who_is_away() -> None:
    """A bot at the dealer's right cuts, and one that stands in does; a person who is there is waited for."""
    assert bots_to_ask(folded(begun(deals_from(1), Seat.EAST))) == (Seat.NORTH,)
    table = folded(begun(deals_from(1), Seat.WEST))
    assert bots_to_ask(table) == ()
    friends = replace(everybody(), settings=PLAYED)
    friends, _ = grown(friends, Seat.SOUTH, DealNext(), deals_from(1))
    assert friends.pack_to_cut is not None
    cutter = friends.pack_to_cut.cutter
    assert bots_to_ask(friends) == ()
    gone = asked_for(friends, cutter.left, StandIn(cutter))
    assert bots_to_ask(gone) == (cutter,)


async def test_what_a_bot_cuts_is_allowed_and_its_own() -> None:
    """Over many tables bots cut at any place that is allowed, and the same table always at the same."""
    tables = [replace(folded(begun(deals_from(1))), id=f"table{index}") for index in range(600)]
    cuts = [cut_of_bot(table, Seat.NORTH).after for table in tables]
    assert set(cuts) == set(CUTS)
    nobody: Executor = None  # pyrefly: ignore[bad-assignment]  # nobody is asked where to cut
    chosen = await chosen_action(nobody, deals_from(1), tables[0], Seat.NORTH)
    assert chosen.action == CutPack(cuts[0])


def test_bots_leave_time_to_see_the_dealing() -> None:
    """A bot's first call after a visible deal waits for as long as that takes; at once is at once."""
    calm, fast = (replace(PLAYED, tempo=tempo) for tempo in (Tempo.CALM, Tempo.AT_ONCE))
    pauses = []
    for settings in (calm, fast):
        table, _ = grown(
            folded(begun(deals_from(1), settings=settings)), Seat.NORTH, CutPack(26), deals_from(1)
        )
        pauses.append(pause(table))
    plain = folded(begun(deals_from(1), settings=replace(calm, ceremony=Ceremony.OFF)))
    assert pauses[0] > pause(plain) > pauses[1] == 0


def test_the_clock_stands_still_while_a_pack_waits() -> None:
    """Nobody's time runs for a cut."""
    assert (
        people_waited_for(folded(begun(deals_from(1), Seat.WEST, replace(PLAYED, minutes=5)))) == frozenset()
    )


def test_taking_back_stops_at_the_deal() -> None:
    """Nothing can be taken back while a pack waits, and nothing before one's own first call after it."""
    deals = deals_from(1)
    table = folded(begun(deals, Seat.WEST))
    assert refusal(table, Seat.SOUTH, Undo()).reason is RefusalCode.NOTHING_TO_TAKE_BACK
    table, _ = grown(table, Seat.SOUTH, CutPack(26), deals)
    assert refusal(table, Seat.SOUTH, Undo()).reason is RefusalCode.NOTHING_TO_TAKE_BACK


def test_the_game_can_be_stopped_while_a_pack_waits() -> None:
    """Who ends the game leaves no pack behind that anybody could cut."""
    table, _ = grown(folded(begun(deals_from(1))), Seat.SOUTH, StopNow(), deals_from(1))
    assert table.pack is None
    assert bots_to_ask(table) == ()
    assert refusal(table, Seat.NORTH, CutPack(26)).reason is RefusalCode.NO_PACK_TO_CUT


def test_it_can_be_switched_on_and_off_at_the_table() -> None:
    """Switched off, the next board is dealt at once and has no pack; switched on, the one after is cut again."""
    deals = deals_from(1)
    table, _ = grown(folded(begun(deals)), Seat.NORTH, CutPack(26), deals)
    for ceremony in (Ceremony.OFF, Ceremony.PACKETS):
        table, _ = grown(table, Seat.SOUTH, ChangeSettings(replace(PLAYED, ceremony=ceremony)), deals)
        table, happened = grown(passed_out(table, deals), Seat.SOUTH, DealNext(), deals)
        off = ceremony is Ceremony.OFF
        assert [type(event) for event in happened] == [BoardDealt if off else PackShuffled]
        assert (table.pack is None) is off


def test_a_match_has_no_ceremony() -> None:
    """Boards that other tables play too are dealt once for all, so nobody cuts them."""
    events = opening(TableOpened(DuplicateForm(4), PLAYERS, PLAYED), deals_from(1), TABLE)
    assert [type(event) for event in events] == [TableOpened, BoardDealt]


def test_who_cut_the_highest_card_deals_first() -> None:
    """Where seats are drawn the highest card deals the first pack, and nobody draws again once it is shuffled."""
    table = replace(gathering(kept=()), settings=PLAYED)
    table = asked_for(table, Seat.SOUTH, DrawSeats())
    drawn = table.company.drawn
    assert drawn is not None
    host = table.company.invitation.host
    table = asked_for(table, host, DealNext())
    assert table.pack_to_cut is not None
    assert table.pack_to_cut.dealer is drawn.to.of(by_height(drawn.cards)[0])
    undrawn, _ = grown(replace(gathering(kept=()), settings=PLAYED), Seat.SOUTH, DealNext(), deals_from(1))
    assert refusal(undrawn, Seat.SOUTH, DrawSeats()).reason is RefusalCode.SEATS_ARE_FIXED


def test_all_seats_are_told_the_same_of_the_pack() -> None:
    """What lies on the table looks the same from every seat."""
    table = folded(begun(deals_from(1)))
    assert len({sight_for(table, seat).pack for seat in BySeat(*SEATS)}) == 1
