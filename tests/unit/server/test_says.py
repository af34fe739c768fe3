"""What cards say, on their way to the browser."""

from collections.abc import Iterator
from random import Random
from unittest.mock import Mock

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples
from tests.unit.table.playing import moments
from tests.unit.table.test_disclosure import at_home, in_a_match
from tests.unit.table.test_sight import reshuffled

from schlemm.carding import meaning
from schlemm.core.board.state import Playing
from schlemm.core.cards import CARDS, Card
from schlemm.core.seats import SEATS, Seat
from schlemm.i18n.catalogue import Catalogue
from schlemm.i18n.profile import PROFILES, Profile
from schlemm.server.protocol.server import CardSays
from schlemm.server.protocol.view import TableView, TrickCard
from schlemm.server.views.says import card_said
from schlemm.server.views.table import table_view
from schlemm.table.rules.refusal import Refused
from schlemm.table.state.table import Table
from schlemm.table.views.sight import sight_for

FEW = settings(max_examples=examples(5))


def view_of(table: Table, seat: Seat) -> TableView:
    """What this player is sent."""
    return table_view(sight_for(table, seat), frozenset(SEATS))


def laid(table: Table, seat: Seat) -> Iterator[TrickCard]:
    """The cards of the trick in progress and of the last one, as this player is shown them."""
    view = view_of(table, seat)
    for trick in (view.trick, view.last_trick):
        yield from trick.cards if trick else ()


def says(table: Table, seat: Seat, played: TrickCard) -> CardSays | None:
    """What this player is told who asks about a card that lies on the table."""
    return card_said("", sight_for(table, seat), Card.parse(played.card)).says if played.tells else None


@pytest.mark.slow
def test_only_defenders_speak_and_everybody_is_told() -> None:
    """At home a card tells all four players something or none of them, and none of declarer's or dummy's does."""
    spoken = 0
    for table in at_home():
        heard = [[played.seat for played in laid(table, seat) if says(table, seat, played)] for seat in SEATS]
        assert all(seats == heard[0] for seats in heard)
        spoken += len(heard[0])
        if isinstance(table.board, Playing):
            assert not {seat.letter for seat in table.board.contract.side.seats} & set(heard[0])
    assert spoken > 20


@pytest.mark.slow
def test_in_a_match_partners_cards_are_explained_once_the_board_is_over() -> None:
    """While a board of a match goes on nobody is told what partner's cards say, as opponents are; afterwards all is."""
    during, after = set[bool](), set[bool]()
    for table in in_a_match():
        for seat in SEATS:
            result = view_of(table, seat).result
            found = (
                laid(table, seat)
                if result is None
                else (card for trick in result.tricks for card in trick.cards)
            )
            mates = {played.seat is seat.partner for played in found if says(table, seat, played)}
            during, after = (during | mates, after) if table.board_in_progress else (during, after | mates)
    assert during == {False}
    assert after == {False, True}


@pytest.mark.slow
@FEW
@given(st.integers(0, 10_000), st.sampled_from(SEATS))
def test_what_cards_say_does_not_depend_on_cards_that_may_not_be_seen(seed: int, seat: Seat) -> None:
    """With the hidden cards dealt anew, every card on the table says the same, byte for byte."""
    random, spoken = Random(seed), 0
    for table, _ in moments(seed):
        other = reshuffled(table, seat, random) if isinstance(table.board, Playing) else None
        if other is not None:
            said = [
                [(played, says(one, seat, played)) for played in laid(one, seat)] for one in (table, other)
            ]
            assert msgspec.json.encode(said[0]) == msgspec.json.encode(said[1])
            spoken += sum(told is not None for _, told in said[0])
    assert spoken > 0


@FEW
@given(st.integers(0, 10_000))
def test_afterwards_nothing_is_left_to_guess(seed: int) -> None:
    """With all hands open, what a card that said something is said to mean is certain, or excluded."""
    told, known = set[str](), set[str]()
    for table, _ in moments(seed):
        told |= {played.card for played in laid(table, Seat.SOUTH) if says(table, Seat.SOUTH, played)}
        result = view_of(table, Seat.SOUTH).result
        if result is not None:
            asked = (
                (each.card, says(table, Seat.SOUTH, each)) for trick in result.tricks for each in trick.cards
            )
            open_says = {card: said for card, said in asked if said is not None}
            assert {each for each in told if each in open_says} == {*open_says}
            assert all(said.standing != "agreed" and not said.alone for said in open_says.values())
            known |= {said.standing for said in open_says.values()}
            told = set()
    assert known == {"certain", "excluded"}


@pytest.mark.slow
def test_what_lies_no_longer_open_or_tells_nothing_is_not_explained() -> None:
    """Who asks is answered about the cards that are marked on their table, and refused about all others."""
    answered, refused = 0, 0
    playing = [table for table in (*at_home(), *in_a_match()) if isinstance(table.board, Playing)]
    for table in playing[::25]:
        for seat in SEATS:
            marked = {played.card for played in laid(table, seat) if played.tells}
            for card in CARDS:
                if str(card) in marked:
                    assert card_said("", sight_for(table, seat), card).card == str(card)
                    answered += 1
                else:
                    with pytest.raises(Refused):
                        card_said("", sight_for(table, seat), card)
                    refused += 1
    assert answered > 10
    assert refused > 100


def test_nothing_of_what_cards_say_is_worked_out_before_somebody_asks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """To show all players a whole board, the meaning of no card is looked for."""
    read = Mock(wraps=meaning._read)
    monkeypatch.setattr(meaning, "_read", read)
    marked = [
        (table, seat, played)
        for table in at_home()
        for seat in SEATS
        for played in laid(table, seat)
        if played.tells
    ]
    assert not read.called
    assert says(*marked[0]) is not None
    assert read.called


@pytest.mark.sweep
@pytest.mark.parametrize("profile", PROFILES, ids=lambda profile: profile.id)
def test_every_card_can_be_read(profile: Profile) -> None:
    """Whatever a card says is a whole sentence in each profile, and a lead's names what it may come from."""
    words = Catalogue(profile)
    asked = (
        says(table, Seat.WEST, played)
        for seed in range(2)
        for table, _ in moments(seed)
        for played in laid(table, Seat.WEST)
    )
    found = {msgspec.json.encode(told): told for told in asked if told is not None}
    assert len({told.said.code for told in found.values()}) > 6
    for told in found.values():
        names = [words.text(holding, {}) for holding in told.holdings]
        from_what = {"first": names[0], "others": ", ".join(names[1:])} if names else {}
        text = words.text(told.said.code, {**told.said.args, **from_what})
        assert "{" not in text
        assert all(name in text for name in names)
