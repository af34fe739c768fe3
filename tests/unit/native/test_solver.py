"""The compiled double-dummy search: the same answers as two solvers that share nothing with it, limits, and faults."""

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from random import Random

import numpy as np
import pytest
from tests.unit.dd import foreign
from tests.unit.dd.dds_oracle import DdsEngine
from tests.unit.dd.made import endings, random_deals

import schlemm_native
from schlemm.core.cards import Strain
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat, Seat
from schlemm.dd.endings import EndingSolver
from schlemm.dd.inside import InsideSolver
from schlemm.dd.plain import bits_of, plain_facts
from schlemm.dd.position import Position
from schlemm.dd.table import TrickTable
from schlemm_native import Question, RequestError, Solver

pytestmark = pytest.mark.skipif(
    not schlemm_native.is_built(),
    reason="the compiled library is not built: this machine has no C++ compiler",
)
POSITION = np.dtype(
    [
        ("hands", "u8", 4),
        ("trick", "u1", 4),
        ("played", "u1"),
        ("leader", "u1"),
        ("strain", "u1"),
        ("target", "u1"),
    ]
)
VOIDS = Deal.parse("N:.Q853.AJ962.KT74 Q853.AJ962.KT74. AJ962.KT74..Q853 KT74..Q853.AJ962")
"""Everybody lacks a suit: of all deals those that take longest are like this one."""


@pytest.fixture
def solver() -> Solver:
    """One with the usual bounds."""
    return Solver()


def plain(position: Position, target: int = 0) -> schlemm_native.Position:
    """The position in numbers."""
    facts = plain_facts(position)
    return schlemm_native.Position(facts.hands, facts.strain, facts.leader, facts.trick, target)


def tuple_of(position: schlemm_native.Position) -> tuple[object, ...]:
    """The position as a row of an array."""
    trick = (*position.trick, 0, 0, 0, 0)[:4]
    return position.hands, trick, len(position.trick), position.leader, position.strain, position.target


def flat(table: TrickTable) -> tuple[int, ...]:
    """A table as the library writes it."""
    return tuple(tricks for row in table.rows for tricks in row)


@pytest.mark.slow
@foreign.needed
def test_the_foreign_tables(solver: Solver) -> None:
    """A third of the hundred deals that another project has solved have the tables that it wrote down."""
    games = foreign.games()[1::3]
    assert len(games) == 33
    assert solver.tables([bits_of(game.deal.hands) for game in games]) == [flat(game.table) for game in games]


@pytest.mark.slow
def test_every_table_is_that_of_the_other_solver(solver: Solver) -> None:
    """Random deals have the tables that DDS finds."""
    deals = random_deals(12, seed=31)
    expected = [flat(table) for table in InsideSolver(DdsEngine).tables(deals)]
    assert solver.tables([bits_of(deal.hands) for deal in deals]) == expected


@pytest.mark.parametrize("cards", [2, 3, 5, 7, 9, 11, 13])
def test_every_card_is_worth_what_the_other_solver_says(solver: Solver, cards: int) -> None:
    """Positions of every size, many in the middle of a trick, have card for card the tricks that DDS finds."""
    positions = endings(300 if cards < 9 else 60 if cards < 13 else 12, cards, seed=cards)
    expected = [
        {card.index: tricks for card, tricks in found.items()}
        for found in InsideSolver(DdsEngine).cards(positions)
    ]
    assert solver.cards([plain(position) for position in positions]) == expected


@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_every_card_is_worth_what_plain_search_says(solver: Solver, cards: int) -> None:
    """Endings have card for card the tricks that the short solver in plain Python finds, which knows no such tricks."""
    positions = endings(120, cards, seed=70 + cards)
    expected = [
        {card.index: tricks for card, tricks in found.items()} for found in EndingSolver().cards(positions)
    ]
    assert solver.cards([plain(position) for position in positions]) == expected


def test_nobody_ruffs_with_what_a_lead_of_trumps_has_drawn(solver: Solver) -> None:
    """Where west's trump draws the ace and the king of both opponents at once, west takes three tricks of five."""
    hands = BySeat(*map(Hand.parse, ("A9..A.KQ", "KJ.9..AJ", ".AQJT.K.", "QT.K.QJ.")))
    ending = Position(hands, Strain.DIAMONDS, Seat.WEST)
    (expected,) = InsideSolver(DdsEngine).cards([ending])
    assert max(expected.values()) == 3
    assert solver.makes([plain(ending, target) for target in (3, 4)]) == [True, False]


def test_goals_are_values_compared(solver: Solver) -> None:
    """A side makes exactly the goals that are not above its value, nothing and more than there is among them."""
    positions = endings(40, 6, seed=9)
    values = solver.values([plain(position) for position in positions])
    for target in range(8):
        made = solver.makes([plain(position, target) for position in positions])
        assert made == [value is not None and target <= value for value in values]


def test_a_line_takes_what_the_position_is_worth(solver: Solver) -> None:
    """Lines end with the last card, are worth their position, and both searches find the same ones."""
    positions = [plain(position) for cards in (1, 4, 9) for position in endings(20, cards, seed=10 + cards)]
    lines = solver.lines(positions)
    assert lines == Solver(any_machine=True).lines(positions)
    assert [line and line.tricks for line in lines] == solver.values(positions)
    for position, line in zip(positions, lines, strict=True):
        assert line is not None
        assert sum(1 << card for card in line.cards) == sum(position.hands)


def test_of_a_line_cut_short_there_is_the_beginning(solver: Solver) -> None:
    """Where a limit comes in the middle of a line, the array has the cards up to there, and the list none."""
    position = Position.opening(random_deals(3, seed=6)[2], Strain.HEARTS, Seat.EAST)
    asked = np.array([tuple_of(plain(position))], POSITION)
    (whole,) = solver.lines([plain(position)])
    assert whole is not None
    found = []
    for share in range(1, 33):
        bounded, row = Solver(nodes=share * solver.nodes // 32), np.zeros(Question.LINES.width, np.uint8)
        bounded.answer_into(Question.LINES, asked.data, row.data)
        known = [number for number in row.tolist() if number != 255]
        assert known == row.tolist()[: len(known)] == [whole.tricks, *whole.cards][: len(known)]
        assert bounded.lines([plain(position)]) == [whole if len(known) == 53 else None]
        found.append(len(known))
    assert found == sorted(found)
    assert found[0] == 0
    assert any(0 < known < 53 for known in found)


def played_out(position: Position, random: Random) -> list[Position]:
    """The position, and those behind each card of a play in which every card is drawn, but for the last trick."""
    found = [position]
    while found[-1].tricks_left > 1:
        found.append(found[-1].after(random.choice(tuple(found[-1].legal_cards()))))
    return found


def card_between(before: Position, after: Position) -> int:
    """The card that was played, by its number."""
    seat = before.turn
    (card,) = before.hands.of(seat) - after.hands.of(seat)
    return card.index


@pytest.mark.parametrize("cards", [2, 5, 8])
def test_a_course_is_worth_what_each_position_on_the_way_is(solver: Solver, cards: int) -> None:
    """A play has the numbers that the positions behind its cards have by themselves, with the tricks won till then."""
    random = Random(cards)
    for start in endings(20, cards, seed=80 + cards):
        plays = played_out(start, random)
        course = [card_between(before, after) for before, after in pairwise(plays)]
        expected, won = list[int](), 0
        for before, now in zip([start, *plays], plays, strict=False):
            won += bool(before.trick) and not now.trick and now.leader.side is start.turn.side
            (worth,) = EndingSolver().cards([now]) if cards == 2 else InsideSolver().cards([now])
            best = max(worth.values())
            expected.append(won + (best if now.turn.side is start.turn.side else now.tricks_left - best))
        assert solver.courses([plain(start)], [course]) == [tuple(expected)]
        assert Solver(any_machine=True).courses([plain(start)], [course]) == [tuple(expected)]


def test_a_course_that_cannot_be_played_or_takes_too_long_has_no_numbers(solver: Solver) -> None:
    """A card of another hand ends it, as a limit does; what comes after it in the same call is answered."""
    deal, other = random_deals(2, seed=7)
    start, second = (Position.opening(each, Strain.SPADES, Seat.WEST) for each in (deal, other))
    mine, theirs = (next(iter(deal.hands.of(seat))).index for seat in (Seat.NORTH, Seat.EAST))
    found = solver.courses([plain(start), plain(start), plain(second)], [[theirs], [mine], []])
    assert found[0] is None
    assert found[1] is not None
    assert found[2] == tuple(solver.values([plain(second)]))
    assert Solver(nodes=1).courses([plain(start)], [[mine]]) == [None]


def test_both_searches_look_at_the_same_positions() -> None:
    """With and without instructions that not every processor has, answers and numbers of positions are the same."""
    hands = [bits_of(deal.hands) for deal in random_deals(3, seed=5)]
    fast, everywhere = Solver(), Solver(any_machine=True)
    assert fast.tables(hands) == everywhere.tables(hands)
    assert fast.nodes == everywhere.nodes > 0


@pytest.mark.slow
def test_a_limit_gives_the_same_whatever_was_asked_before() -> None:
    """A question cut short answers the same first, after others, and in threads; what it cannot say is not said."""
    deals = [bits_of(deal.hands) for deal in random_deals(4, seed=6)]
    limit = 100_000
    alone = [Solver(nodes=limit).tables([hands])[0] for hands in deals]
    together = Solver(nodes=limit)
    assert together.tables(deals[::-1]) == alone[::-1]
    with ThreadPoolExecutor(2) as threads:
        assert list(threads.map(lambda hands: Solver(nodes=limit).tables([hands])[0], deals)) == alone
    whole = Solver().tables(deals)
    assert any(None in table for table in alone)
    assert all(
        cut in (None, tricks)
        for table, full in zip(alone, whole, strict=True)
        for cut, tricks in zip(table, full, strict=True)
    )


def test_a_question_can_be_given_up(solver: Solver) -> None:
    """Another thread ends a question that takes long, and the next one is answered."""
    with ThreadPoolExecutor(1) as thread:
        waiting = thread.submit(solver.tables, [bits_of(VOIDS.hands)] * 50)
        solver.stop()
        assert waiting.result()[-1] == (None,) * 20
    solver.go_on()
    (position,) = endings(1, 3, seed=1)
    assert solver.values([plain(position)]) != [None]


def test_memory_stays_within_its_bound() -> None:
    """A small table forgets and goes on: the same answers as a large one, within the bytes that were allowed."""
    deal = random_deals(24, seed=8)[23]  # one that needs more
    small, large = Solver(memory=3 << 20), Solver(memory=64 << 20)
    assert small.tables([bits_of(deal.hands)]) == large.tables([bits_of(deal.hands)])
    assert small.memory <= 3 << 20 < 64 << 20
    assert small.nodes > large.nodes


def test_answers_go_into_arrays(solver: Solver) -> None:
    """Questions and answers in NumPy arrays are those asked one by one."""
    positions = [plain(position, 2) for position in endings(50, 5, seed=12)]
    asked = np.array([tuple_of(position) for position in positions], POSITION)
    answers = {question: np.zeros((len(positions), question.width), np.uint8) for question in Question}
    for question in (Question.VALUES, Question.MAKES, Question.CARDS):
        solver.answer_into(question, asked.data, answers[question].data)
    assert answers[Question.VALUES][:, 0].tolist() == solver.values(positions)
    assert answers[Question.MAKES][:, 0].tolist() == solver.makes(positions)
    found = [{card: n for card, n in enumerate(row) if n != 255} for row in answers[Question.CARDS].tolist()]
    assert found == solver.cards(positions)
    with pytest.raises(RequestError, match="bytes of positions"):
        solver.answer_into(Question.CARDS, asked.data, answers[Question.VALUES].data)


def test_positions_that_cannot_be_are_named(solver: Solver) -> None:
    """Each kind of nonsense is refused in words, before anything is searched."""
    four = (0b11, 0b1100, 0b110000, 0b11000000)
    for wrong, said in (
        (schlemm_native.Position((0b11, 0b110, 0, 0)), "east holds cards that another player holds"),
        (schlemm_native.Position((1 << 52, 1, 2, 4)), "north holds bits that are no card"),
        (schlemm_native.Position((0b1, 0b1100, 0b110000, 0b11000000)), "north holds 1 cards"),
        (schlemm_native.Position(four, strain=5), "5 is no strain"),
        (schlemm_native.Position(four, leader=4), "4 is no leader"),
        (schlemm_native.Position(four, trick=(0,)), "0 is no card played to the trick"),
        (schlemm_native.Position(four, trick=(20, 21, 22, 23)), "4 is no number of cards"),
        (schlemm_native.Position(four, trick=(60,)), "60 is no card"),
        (schlemm_native.Position((0, 0, 0, 0x3FFF)), "west holds 14 cards"),
        (schlemm_native.Position((-1, 0, 0, 0)), "north holds bits that are no card"),
    ):
        with pytest.raises(RequestError, match=said):
            solver.values([wrong])


def test_nothing_left_is_worth_nothing(solver: Solver) -> None:
    """Without cards there are no tricks, and no card to play."""
    empty = schlemm_native.Position((0, 0, 0, 0))
    assert solver.values([empty]) == [0]
    assert solver.cards([empty]) == [{}]
    assert solver.lines([empty]) == [(0, ())]
    assert solver.tables([(0, 0, 0, 0)]) == [(0,) * 20]


def test_any_order_of_questions_gives_the_same_answers(solver: Solver) -> None:
    """What was asked before is forgotten, for answers and for the number of positions looked at."""
    positions = [plain(position) for position in endings(30, 8, seed=14)]
    shuffled = positions[:]
    Random(4).shuffle(shuffled)
    first = dict(zip(positions, solver.values(positions), strict=True))
    looked_at = solver.nodes
    assert dict(zip(shuffled, solver.values(shuffled), strict=True)) == first
    assert solver.nodes == 2 * looked_at


def test_a_little_memory_keeps_questions_apart() -> None:
    """Where memory is so small that much is forgotten, a question takes as many positions after a wild one as alone."""
    little, wild = 3_000_000, schlemm_native.Position(bits_of(VOIDS.hands), 4, 0)
    for number, deal in enumerate(random_deals(8, seed=3)):
        asked, counts = schlemm_native.Position(bits_of(deal.hands), number % 5, 0), set[int]()
        for before in ([], [wild]):
            solver = Solver(little, 300_000)
            solver.values(before)
            start = solver.nodes
            solver.values([asked])
            counts.add(solver.nodes - start)
            assert solver.memory <= little
        assert len(counts) == 1
