"""Lines of the table-manager protocol: what is written is read, however programs write it."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.calls import parse_call
from schlemm.core.cards import Card
from schlemm.core.hand import Hand
from schlemm.core.seats import BySide, Seat
from schlemm.table_manager.format import format_message
from schlemm.table_manager.messages import (
    BoardConditions,
    CallLine,
    CallNote,
    CardLine,
    CardsOf,
    Connecting,
    EndOfSession,
    Explain,
    Message,
    Ready,
    ReadyForCall,
    ReadyForCard,
    ReadyTopic,
    Scoring,
    Seated,
    StartOfBoard,
    Teams,
    Timing,
    ToLead,
    Unknown,
)
from schlemm.table_manager.parse import parse_message
from schlemm.testing import calls, cards, hands, seats, vulnerabilities

PRINTED = st.characters(min_codepoint=33, max_codepoint=126, exclude_characters='"')
names = st.lists(st.text(PRINTED, min_size=1, max_size=8), min_size=1, max_size=3).map(" ".join)
explanations = st.lists(st.text(PRINTED, min_size=1, max_size=8), max_size=4).map(" ".join)
notes = st.builds(CallNote, st.booleans(), explanations)
seconds = st.builds(BySide, st.integers(0, 5999), st.integers(0, 5999))
maybe_seats = seats() | st.none()
messages: st.SearchStrategy[Any] = st.one_of(
    st.builds(Connecting, names, maybe_seats, st.integers(0, 9999)),
    st.builds(Ready, seats(), st.sampled_from(ReadyTopic)),
    st.builds(ReadyForCall, seats(), seats()),
    st.builds(ReadyForCard, seats(), maybe_seats, st.integers(1, 13)),
    st.builds(CallLine, seats(), calls(), notes | st.none()),
    st.builds(CardLine, seats(), cards(), explanations),
    st.builds(Seated, seats(), names),
    st.builds(Teams, st.builds(BySide, names, names), st.sampled_from(Scoring) | st.none()),
    st.just(StartOfBoard()),
    st.just(EndOfSession()),
    st.builds(BoardConditions, st.integers(1, 999_999), seats(), vulnerabilities()),
    st.builds(CardsOf, maybe_seats, hands()),
    st.builds(ToLead, maybe_seats),
    st.builds(Timing, seconds, seconds),
    st.builds(Explain, seats(), calls()),
)


@given(messages)
def test_what_is_written_is_read(message: Message) -> None:
    """Every message comes back from its line, and the line is of the protocol's characters alone."""
    line = format_message(message)
    assert parse_message(line) == message
    assert all(" " <= sign <= "~" for sign in line)


@given(messages, st.randoms(use_true_random=False))
def test_case_blanks_and_dots_do_not_matter(message: Message, chance: Any) -> None:
    """A line means the same in any case, with more blanks, and without its last dot; names and texts keep theirs."""
    bare = message
    if isinstance(message, CallLine):
        bare = CallLine(message.seat, message.call)
    elif isinstance(message, CardLine):
        bare = CardLine(message.seat, message.card)
    line = format_message(bare).removesuffix(".")
    parts = line.split('"')
    noisy = [
        part
        if index % 2
        else "".join(sign.swapcase() if chance.random() < 0.5 else sign for sign in part).replace(" ", "   ")
        for index, part in enumerate(parts)
    ]
    assert parse_message("  " + '"'.join(noisy) + " \t") == bare


@given(hands(), st.permutations(range(4)), seats())
def test_the_suits_of_a_hand_come_in_any_order(hand: Hand, order: list[int], seat: Seat) -> None:
    """Some managers begin with clubs: the hand is the same, and one that names a suit twice is none."""
    whose, _, suits = format_message(CardsOf(seat, hand)).partition(" : ")
    holdings = suits.removesuffix(".").split(". ")
    assert len(holdings) == 4
    line = f"{whose}: {'. '.join(holdings[index] for index in order)}."
    assert parse_message(line) == CardsOf(seat, hand)
    twice = f"{whose}: {'. '.join((holdings[0], *holdings[:3]))}."
    assert parse_message(twice) == Unknown(twice)


@given(st.text(max_size=200) | st.binary(max_size=200).map(lambda some: some.decode("latin-1")))
def test_anything_is_read_as_something(text: str) -> None:
    """No line whatsoever fails, and what is nothing is told as it was."""
    message = parse_message(text)
    if isinstance(message, Unknown):
        assert message.text == " ".join(text.split())


@given(names, explanations)
def test_any_language_goes_over_the_wire(name: str, text: str) -> None:
    """Signs that the protocol has not are spelled with those that it has."""
    line = format_message(Seated(Seat.NORTH, f"{name} Käse♠ 桥"))
    assert parse_message(line) == Seated(Seat.NORTH, f"{name} KaeseS ?")
    noted = format_message(CallLine(Seat.EAST, parse_call("1C"), CallNote(True, f"{text} ♥")))
    assert noted.startswith("East bids 1C Alert.")
    assert noted.endswith(" H")


ENDLESS = f"Timing N/S this board {'9' * 5000}:00, total 0:01 E/W this board 0:01, total 0:01"
"""A number with more digits than any computer has time for."""


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('Connecting "WBridge5" as ANYPL using protocol version 18', Connecting("WBridge5", None, 18)),
        ('Connecting "R" as East using protocol version 19. RoboBridge', Connecting("R", Seat.EAST, 19)),
        ("NORTH PASSES", CallLine(Seat.NORTH, parse_call("P"))),
        ("West passes.", CallLine(Seat.WEST, parse_call("P"))),
        ("SOUTH bids 1n", CallLine(Seat.SOUTH, parse_call("1NT"))),
        ("South doubles Alert.", CallLine(Seat.SOUTH, parse_call("X"), CallNote(True))),
        (
            "South bids 1NT Infos. C=2-5,HCP=15-17.",
            CallLine(Seat.SOUTH, parse_call("1NT"), CallNote(False, "C=2-5,HCP=15-17.")),
        ),
        ("EAST plays 3h", CardLine(Seat.EAST, Card.parse("H3"))),
        ("East plays 10S", CardLine(Seat.EAST, Card.parse("ST"))),
        ("East plays S10", CardLine(Seat.EAST, Card.parse("ST"))),
        ('Teams: N/S "silent". E/W "bidders"', Teams(BySide("silent", "bidders"))),
        ("North silent seated", Seated(Seat.NORTH, "silent")),
        (
            "Dummy's cards : S A 10 3. H . D 6 5. C Q J T 9.",
            CardsOf(None, Hand.parse("AT3..65.QJT9")),
        ),
        (
            "Timing - N/S : this board 01:30, total 0:10:30. E/W : this board 00:10, total 0:00:10",
            Timing(BySide(90, 10), BySide(630, 10)),
        ),
        (ENDLESS, Unknown(ENDLESS)),
        ("NS:12 EW:3", Unknown("NS:12 EW:3")),
        ("North's cards : S A A. H -. D -. C -.", Unknown("North's cards : S A A. H -. D -. C -.")),
    ],
)
def test_dialects(line: str, message: Message) -> None:
    """What programs are known to write is understood."""
    assert parse_message(line) == message
