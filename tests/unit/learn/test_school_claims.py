"""What lessons claim of cards: tricks, calls and chances are what the solvers and the systems say."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest

from schlemm.bidding.choose import choose_call
from schlemm.carding.carding import STANDARD
from schlemm.carding.leads import lead_rule
from schlemm.core.auction import Auction
from schlemm.core.calls import BIDS, PASS, Bid
from schlemm.core.cards import Card, Strain, Suit
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.play import Play
from schlemm.core.seats import BySeat, Seat
from schlemm.dd.endings import EndingSolver
from schlemm.dd.native import NativeSolver
from schlemm.dd.position import Position
from schlemm.dealing.pcg import Pcg32
from schlemm.evaluation.odds import breaks
from schlemm.learn.school.effort import make_question
from schlemm.learn.school.exercises import EXERCISES
from schlemm.learn.school.exercises.bidding.counts import any_hand
from schlemm.learn.school.exercises.bidding.openings import ACE_ANSWER, asked_for_aces, begun_auction
from schlemm.learn.school.exercises.play.missing import a_layout
from schlemm.learn.school.exercises.results.stakes import one_more
from schlemm.learn.school.facts.bids import answer_from, answer_to
from schlemm.learn.school.facts.hands import with_length
from schlemm.learn.school.facts.play import spades_of_two
from schlemm.learn.school.lesson import Show
from schlemm.learn.school.lessons.course import read_course
from schlemm.learn.school.picture import AuctionPicture, DealPicture, HandPicture, PlayedPicture, PlayPicture
from schlemm.learn.school.taught import TAUGHT_SYSTEMS

SHOWN = {
    (lesson.name, part.code): part
    for group in read_course()
    for lesson in group.lessons
    for part in lesson.parts
    if isinstance(part, Show)
}
"""What lessons show, by their names and those of the lines under it."""


def _hand(lesson: str, code: str) -> Hand:
    picture = SHOWN[lesson, code].picture
    assert isinstance(picture, HandPicture)
    return picture.hand


def _auction(lesson: str, code: str) -> Auction:
    picture = SHOWN[lesson, code].picture
    assert isinstance(picture, AuctionPicture)
    return picture.auction


@pytest.mark.parametrize("code", ["notrump", "spades"])
def test_a_play_that_is_shown_is_the_best_of_all(code: str) -> None:
    """Every card of the play is legal and all are played; declarer's side wins as many tricks as best play gives."""
    shown = SHOWN["stealing", code]
    play = shown.picture
    assert isinstance(play, PlayPicture)
    assert isinstance(play.deal, BySeat)
    now, hands = Play(play.contract), play.deal
    for name in play.cards:
        card, seat = Card.parse(name), now.turn
        now = now.after(card, hands.of(seat))
        hands = hands.put(seat, hands.of(seat).without(card))
    assert not any(map(len, hands))
    (worth,) = EndingSolver().cards([Position(play.deal, play.contract.strain, play.contract.leader)])
    left = len(play.deal.of(Seat.WEST))
    assert dict(shown.facts)["tricks"] == now.won_by(play.contract.side) == left - max(worth.values())


def test_the_wild_deal_makes_more_of_the_same_points() -> None:
    """Both deals of the lesson on wild shapes have the same points and, double dummy, the tricks that it tells."""
    told = [SHOWN["wild", code] for code in ("flat", "wild")]
    pictures = [part.picture for part in told if isinstance(part.picture, DealPicture)]
    with NativeSolver() as solver:
        tables = solver.tables([each.deal for each in pictures if isinstance(each.deal, Deal)])
    facts = [dict(part.facts) for part in told]
    assert [table.tricks(Strain.SPADES, Seat.SOUTH) for table in tables] == [each["tricks"] for each in facts]
    assert facts[0]["points"] == facts[1]["points"]


@pytest.mark.parametrize("code", ["long", "flat"])
def test_openings_are_those_of_the_systems(code: str) -> None:
    """Two hands open in each system what the lesson tells, and a third one notrump in all of them."""
    told = [call for name, call in SHOWN["opening", code].facts if name.startswith("call")]
    systems = ("natur-a", "natur-b", "forum")
    assert [
        str(choose_call(begun_auction(each, Seat.SOUTH), _hand("opening", code))) for each in systems
    ] == told
    assert {
        str(choose_call(begun_auction(name, Seat.SOUTH), _hand("notrump", "all"))) for name in TAUGHT_SYSTEMS
    } == {"1NT"}


@pytest.mark.parametrize("code", ["raise", "refuse", "jump"])
def test_answers_are_those_of_the_system(code: str) -> None:
    """Each hand that answers in the lesson does so in the system of S1."""
    public = replace(begun_auction("natur-a", Seat.NORTH), auction=_auction("answer", "auction"))
    assert str(choose_call(public, _hand("answer", code))) == dict(SHOWN["answer", code].facts)["call"]


@pytest.mark.parametrize("seed", range(60))
def test_answers_begin_and_jump_where_the_lesson_says(seed: int) -> None:
    """In the system of S1 a hand answers from the points that the lesson tells, and with more than most it jumps."""
    hand = any_hand(Pcg32(seed))
    public = replace(begun_auction("natur-a", Seat.NORTH), auction=_auction("answer", "auction"))
    call, points = choose_call(public, hand), with_length(str(hand))
    assert (call == PASS) == (points < answer_from())
    if isinstance(call, Bid) and call.strain is not Strain.NOTRUMP:
        lowest = (
            2 if call.strain is Strain.SPADES else next(b.level for b in BIDS[4:] if b.strain is call.strain)
        )
        assert (call.level > lowest) == (points > answer_to())


def test_an_answer_to_the_question_for_aces_stops_at_five_of_trumps() -> None:
    """The hand of the lesson understates, and the auction shown is one in which partner asks."""
    public = asked_for_aces(Suit.HEARTS)
    assert public.auction == _auction("slam", "auction")
    assert str(choose_call(public, _hand("slam", "limit"))) == dict(SHOWN["slam", "limit"].facts)["call"]


def test_the_hand_that_is_asked_for_aces_has_made_the_calls_shown() -> None:
    """South of the slam lesson jumps to three as the auction beside it says: the system of S1 wants more than 13."""
    auction = _auction("slam", "auction")
    public = replace(begun_auction("natur-a", Seat.NORTH), auction=replace(auction, calls=auction.calls[:2]))
    assert choose_call(public, _hand("slam", "limit")) == auction.calls[2]


@pytest.mark.parametrize("seed", range(12))
def test_each_hand_of_the_exercise_on_aces_has_made_the_calls_shown(seed: int) -> None:
    """Who is asked for aces or kings has a hand that raises to three by the system of S1, as the auction shows."""
    auction, held = ACE_ANSWER.make(Pcg32(seed)).pictures
    assert isinstance(auction, AuctionPicture)
    assert isinstance(held, HandPicture)
    opened = replace(auction.auction, calls=auction.auction.calls[:2])
    public = replace(begun_auction("natur-a", Seat.NORTH), auction=opened)
    assert choose_call(public, held.hand) == auction.auction.calls[2]


@pytest.mark.parametrize("trump", [Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES], ids=str)
def test_no_answer_goes_above_the_trump_suit(trump: Suit) -> None:
    """With no to three aces the answer is the step of their number, or five of trumps if that would be higher."""
    hands = ("5432.5432.432.32", "A432.5432.432.32", "A432.A432.432.32", "A432.A432.A32.32")
    answers = [str(choose_call(asked_for_aces(trump), Hand.parse(hand))) for hand in hands]
    assert answers == [f"5{'CDHS'[min(count, trump.index)]}" for count in range(4)]


@pytest.mark.parametrize("vulnerable", [False, True])
@pytest.mark.parametrize(("lower", "higher"), [(9, 14), (13, 18), (18, 28), (28, 33)])
def test_a_bet_pays_from_the_chance_that_is_told(lower: int, higher: int, *, vulnerable: bool) -> None:
    """At the percent that lessons tell, the bold way loses nothing on average; at one percent less it does."""
    bet = one_more(BIDS[lower], BIDS[higher], vulnerable=vulnerable)
    assert bet.worth(Fraction(bet.percent, 100)) >= 0 > bet.worth(Fraction(bet.percent - 1, 100))


def test_finesse_and_drop_have_the_chances_of_the_tables() -> None:
    """With nine cards and no queen it is 56.2 against 57.9 percent, with eleven and no king 50 against 52."""
    queen, king = spades_of_two("AJT", "K", 9), spades_of_two("AQJ", "", 11)
    assert [f"{float(chance):.4f}" for chance in queen.chances()] == ["0.5622", "0.5791"]
    assert [f"{float(chance):.2f}" for chance in king.chances()] == ["0.50", "0.52"]


def test_missing_cards_lie_as_often_as_they_break() -> None:
    """Without other knowledge the drop of a king is as likely as half of an even break with two cards missing."""
    _, drop = spades_of_two("AQJ", "", 11).chances()
    assert drop == breaks(2)[0].chance


def test_more_room_makes_the_finesse_likelier() -> None:
    """The more unknown cards West holds, the more often the finesse wins, where West cannot hold too many to catch."""
    layouts = [layout for seed in range(60) if len((layout := a_layout(Pcg32(seed))).missing) <= 3]
    assert layouts
    for layout in layouts:
        chances = [replace(layout, spaces=spaces).chances()[0] for spaces in ((6, 11), (11, 11), (11, 6))]
        assert chances == sorted(chances)


def test_trumps_come_first_only_where_they_should() -> None:
    """One ending of the lesson is worth more with trumps first, the other with the ruff first."""
    draw, ruff = (dict(SHOWN["trumps", code].facts) for code in ("drawn", "ruffed"))
    assert int(draw["drawn"]) > int(draw["ruffed"])
    assert int(ruff["drawn"]) < int(ruff["ruffed"])


@pytest.mark.parametrize("code", ["sequence", "fourth", "low", "double"])
def test_leads_are_by_the_rules_that_they_stand_for(code: str) -> None:
    """Each holding of the lesson is led by the rule that the lesson tells; from the ace it depends on trumps."""
    assert lead_rule(_hand("lead", code), None, STANDARD).name.startswith(code)
    assert lead_rule(_hand("lead", "ace"), Suit.HEARTS, STANDARD).name == "ace"
    facts = dict(SHOWN["lead", "ace"].facts)
    assert facts["card"] != facts["card-2"]


@pytest.mark.parametrize("name", ["what-was-bid", "what-was-played"])
def test_what_is_to_be_remembered_is_put_away(name: str) -> None:
    """Drills of memory show something that the page hides before the question; no other exercise hides anything."""
    assert all(make_question(EXERCISES[name], str(seed)).hide for seed in range(10))
    assert all(make_question(EXERCISES[name], str(seed)).pictures for seed in range(10))
    assert not any(
        make_question(each, "one").hide for each in EXERCISES.values() if not each.name.startswith("what-was")
    )


def test_the_revoke_to_find_is_the_only_one() -> None:
    """Of seven tricks one card was played off suit by somebody who had the suit, as a later trick shows (S1:58)."""
    for seed in range(60):
        question = make_question(EXERCISES["find-the-revoke"], str(seed))
        (picture,) = question.pictures
        assert isinstance(picture, PlayedPicture)
        guilty = set(revoked(picture))
        assert len(guilty) == 1
        seat, number = guilty.pop()
        assert question.right == ((seat,) if question.asked.code == "ask-who-revoked" else (number,))


def revoked(picture: PlayedPicture) -> Iterator[tuple[str, str]]:
    """Who did not follow suit, and at which trick, with a card of that suit in a later trick; card by card."""
    rows = [dict(trick.by_seat()) for trick in picture.tricks]
    for number, (trick, row) in enumerate(zip(picture.tricks, rows, strict=True)):
        led = trick.cards[0].suit
        for seat, card in row.items():
            had = any(later[seat].suit is led for later in rows[number + 1 :])
            if card.suit is not led and had:
                yield seat.letter, str(number + 1)
