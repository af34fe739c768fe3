"""Bots by their names, and when they are asked."""

import msgspec
import pytest

from schlemm.bidding.rules.agreements import UnknownSystem
from schlemm.bots.bot import NoSuchCall, NotAsked, answers_claim, is_asked
from schlemm.bots.level import Level
from schlemm.bots.registry import LEVELS, NAMES, UnknownBot, bot_named, level_of_bot, system_of_bot
from schlemm.core.action import AnswerClaim, MakeCall
from schlemm.core.auction import Auction
from schlemm.core.board.board import Board
from schlemm.core.board.project import view_for
from schlemm.core.board.record import Record
from schlemm.core.board.state import Bidding, Playing
from schlemm.core.bot_name import DEFAULT
from schlemm.core.calls import PASS
from schlemm.core.claim import Claim
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.seats import SEATS, Seat
from schlemm.core.sentence import Sentence

DEAL = Deal.parse("N:AKQJ.432.432.432 5432.AKQJ.765.65 876.765.AKQJ.987 T9.T98.T98.AKQJT")
START = Bidding.start(Board(1, Conditions.of_board(1), DEAL))


def playing() -> Playing:
    """One notrump by North, before the opening lead."""
    state = Record(START.board, Auction.parse("N: 1NT P P P").calls).replay()
    assert isinstance(state, Playing)
    return state


@pytest.mark.parametrize("name", NAMES)
def test_every_listed_name_is_a_bot(name: str) -> None:
    """Each name in the list, the default among them, sits down and acts, at each level."""
    assert DEFAULT in [f"{each}:{level}" for each in NAMES for level in LEVELS]
    for bot in (name, *(f"{name}:{level}" for level in LEVELS)):
        assert isinstance(bot_named(bot).act(view_for(START, Seat.NORTH)), MakeCall)


@pytest.mark.parametrize(
    ("name", "system"),
    [
        ("forum", "forum"),
        ("natur-a:klub", "natur-a"),
        ("natur-b:meister", "natur-b"),
        ("forum/notrump=16-18/majors=4:klub", "forum/notrump=16-18/majors=4"),
        ("simple", "forum"),
    ],
)
def test_a_bot_bids_the_system_of_its_name(name: str, system: str) -> None:
    """The name of a bot is that of its system, changed agreements and all; tables of old name the default."""
    assert system_of_bot(name) == system
    bot_named(name)


def test_where_the_former_level_was_chosen_a_club_player_plays() -> None:
    """Names of bots and wishes with the level "meister" are understood, and it is offered to nobody."""
    assert bot_named("natur-b:meister") == bot_named("natur-b:klub")
    assert level_of_bot("forum:meister") is msgspec.json.decode(b'"meister"', type=Level) is Level.CLUB
    assert LEVELS == ("anfaenger", "klub")


@pytest.mark.parametrize("name", ["forum:weltmeister", "simple:weltmeister", ":klub:klub"])
def test_an_unknown_level_is_refused_with_those_there_are(name: str) -> None:
    """A level that no bot has raises an error that names it and lists what could be meant."""
    with pytest.raises(UnknownBot) as caught:
        bot_named(name)
    assert caught.value.name == name
    assert all(f"{name.partition(':')[0]}:{level}" in str(caught.value) for level in LEVELS)


@pytest.mark.parametrize("name", ["Forum", "nobody", "exec", "forum/majors=6", "forum/nothing=yes:klub"])
def test_an_unknown_system_is_refused(name: str) -> None:
    """A system that does not exist raises an error that names the part of it that is wrong."""
    with pytest.raises(UnknownSystem) as caught:
        bot_named(name)
    assert caught.value.part in name
    assert repr(caught.value.text) in str(caught.value)


@pytest.mark.parametrize("seat", [Seat.EAST, Seat.SOUTH, Seat.WEST])
def test_a_bot_acts_only_when_asked(seat: Seat) -> None:
    """Out of turn a bot says that it was not asked, and shows the view."""
    view = view_for(START, seat)
    assert not is_asked(view)
    with pytest.raises(NotAsked, match=f"{seat} "):
        bot_named(DEFAULT).act(view)


def test_who_is_asked_about_a_claim() -> None:
    """A claim by declarer waits for both defenders, and for nobody else, while no card can be played."""
    claimed = playing().after_claim(Claim(Seat.NORTH, 13))
    views = [view_for(claimed, seat) for seat in SEATS]
    assert [answers_claim(view) for view in views] == [is_asked(view) for view in views]
    assert [view.seat for view in views if is_asked(view)] == [Seat.EAST, Seat.WEST]


def test_refuses_a_claim_before_anything_is_known() -> None:
    """Before the opening lead nothing is proven, so all thirteen tricks are refused."""
    claimed = playing().after_claim(Claim(Seat.NORTH, 13))
    assert bot_named(DEFAULT).act(view_for(claimed, Seat.EAST)) == AnswerClaim(accept=False)


def test_dummy_does_nothing() -> None:
    """Dummy is never asked; declarer is, when dummy's card comes."""
    state = playing()
    lead = next(iter(state.hands.of(Seat.EAST)))
    after = state.after(Seat.EAST, lead)
    assert not is_asked(view_for(after, Seat.SOUTH))
    assert is_asked(view_for(after, Seat.NORTH))


@pytest.mark.parametrize("index", [-1, 1])
def test_only_calls_that_were_made_are_explained(index: int) -> None:
    """An index outside the auction raises an error that says how many calls there are."""
    public = view_for(START.after(Seat.NORTH, PASS), Seat.NORTH).public
    with pytest.raises(NoSuchCall) as caught:
        bot_named(DEFAULT).explain(public, index)
    assert caught.value == NoSuchCall(index, 1)
    assert "has 1" in str(caught.value)


def test_a_message_is_readable_in_a_log() -> None:
    """The text of a message is its code and its facts in their order."""
    assert str(Sentence("meaning-x", (("suit", "S"), ("low", 6)))) == "meaning-x suit=S low=6"
