"""What lessons claim of cards: tricks, calls and chances are what the solvers and the systems say."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest

from schlemm.bidding.choose import choose_call
from schlemm.bidding.systems import NAMES
from schlemm.core.calls import BIDS
from schlemm.core.cards import Card, Strain, Suit
from schlemm.core.hand import Hand
from schlemm.core.play import Play
from schlemm.core.seats import Seat
from schlemm.dd.endings import EndingSolver
from schlemm.dd.native import NativeSolver
from schlemm.dd.position import Position
from schlemm.dealing.pcg import Pcg32
from schlemm.evaluation.odds import breaks
from schlemm.learn.school.effort import make_question
from schlemm.learn.school.exercises import EXERCISES
from schlemm.learn.school.exercises.bidding.openings import ACE_ANSWER, asked_for_aces, begun_auction
from schlemm.learn.school.exercises.play.missing import a_layout
from schlemm.learn.school.exercises.play.trumping import tricks_with
from schlemm.learn.school.exercises.results.stakes import one_more
from schlemm.learn.school.lessons import answer, finesse, lead, notrump, opening, slam, stealing, trumps, wild
from schlemm.learn.school.picture import AuctionPicture, HandPicture, PlayedPicture, PlayPicture

ENDING_PLAYS = (stealing.NOTRUMP, stealing.SPADES)


@pytest.mark.parametrize("play", ENDING_PLAYS, ids=lambda play: str(play.contract))
def test_a_play_that_is_shown_is_the_best_of_all(play: PlayPicture) -> None:
    """Every card of the play is legal and all are played; declarer's side wins as many tricks as best play gives."""
    now, hands = Play(play.contract), stealing.ENDING
    for name in play.cards:
        card, seat = Card.parse(name), now.turn
        now = now.after(card, hands.of(seat))
        hands = hands.put(seat, hands.of(seat).without(card))
    assert not any(map(len, hands))
    position = Position(stealing.ENDING, play.contract.strain, play.contract.leader)
    (worth,) = EndingSolver().cards([position])
    left = len(stealing.ENDING.of(Seat.WEST))
    assert stealing.tricks_won(play) == now.won_by(play.contract.side) == left - max(worth.values())


def test_the_wild_deal_makes_more_of_the_same_points() -> None:
    """Both deals of the lesson on wild shapes have the same points and, double dummy, the tricks that it tells."""
    with NativeSolver() as solver:
        tables = solver.tables([wild.FLAT, wild.WILD])
    assert [table.tricks(Strain.SPADES, Seat.SOUTH) for table in tables] == [
        wild.FLAT_TRICKS,
        wild.WILD_TRICKS,
    ]
    assert wild.points(wild.FLAT) == wild.points(wild.WILD)


@pytest.mark.parametrize(("hand", "calls"), opening.OPENED.items(), ids=str)
def test_openings_are_those_of_the_systems(hand: Hand, calls: tuple[str, ...]) -> None:
    """Two hands open in each system what the lesson tells, and a third one notrump in all of them."""
    systems = ("natur-a", "natur-b", "forum")
    assert tuple(str(choose_call(begun_auction(name, Seat.SOUTH), hand)) for name in systems) == calls
    assert {str(choose_call(begun_auction(name, Seat.SOUTH), notrump.ALL)) for name in NAMES} == {"1NT"}


@pytest.mark.parametrize("code", answer.EXAMPLES)
def test_answers_are_those_of_the_system(code: str) -> None:
    """Each hand that answers in the lesson does so in the system of S1."""
    text, call = answer.EXAMPLES[code]
    public = replace(begun_auction("natur-a", Seat.NORTH), auction=answer.AUCTION)
    assert str(choose_call(public, Hand.parse(text))) == call


def test_an_answer_to_the_question_for_aces_stops_at_five_of_trumps() -> None:
    """The hand of the lesson understates, and the auction shown is one in which partner asks."""
    public = asked_for_aces(Suit.HEARTS)
    assert public.auction == slam.AUCTION
    assert str(choose_call(public, slam.HELD)) == slam.ANSWER


def test_the_hand_that_is_asked_for_aces_has_made_the_calls_shown() -> None:
    """South of the slam lesson jumps to three as the auction beside it says: the system of S1 wants more than 13."""
    opened = replace(slam.AUCTION, calls=slam.AUCTION.calls[:2])
    public = replace(begun_auction("natur-a", Seat.NORTH), auction=opened)
    assert choose_call(public, slam.HELD) == slam.AUCTION.calls[2]


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
    queen, king = finesse.layout(("AJT", "K"), 9), finesse.layout(("AQJ", ""), 11)
    assert [f"{float(chance):.4f}" for chance in queen.chances()] == ["0.5622", "0.5791"]
    assert [f"{float(chance):.2f}" for chance in king.chances()] == ["0.50", "0.52"]


def test_missing_cards_lie_as_often_as_they_break() -> None:
    """Without other knowledge the drop of a king is as likely as half of an even break with two cards missing."""
    _, drop = finesse.layout(("AQJ", ""), 11).chances()
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
    drawn, ruffed = tricks_with(*trumps.DRAW)
    assert drawn > ruffed
    drawn, ruffed = tricks_with(*trumps.RUFF)
    assert drawn < ruffed


@pytest.mark.parametrize("code", lead.HELD)
def test_leads_are_by_the_rules_that_they_stand_for(code: str) -> None:
    """Each holding of the lesson is led by the rule that the lesson tells; from the ace it depends on trumps."""
    assert lead.rule(lead.HELD[code]).startswith(code)
    assert lead.rule(lead.ACE, Suit.HEARTS) == "ace"
    assert lead.led(lead.ACE) != lead.led(lead.ACE, Suit.HEARTS)


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
