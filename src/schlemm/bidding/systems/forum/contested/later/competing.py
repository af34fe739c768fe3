"""Every contested auction that no other table answers: game, double, compete, sacrifice, or leave it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.natural.development import development
from schlemm.bidding.natural.fit import agreed_suit, expected
from schlemm.bidding.natural.sacrifices import are_in_game, sacrifices
from schlemm.bidding.rules.agreements import Agreements
from schlemm.bidding.rules.meaning import ASKING, Meaning
from schlemm.bidding.rules.pattern import Bound, Pattern
from schlemm.bidding.rules.rule import Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.rules.topic import RuleTable, Topic
from schlemm.bidding.systems.forum.constructive.shared.values import NOTRUMP_GAME
from schlemm.bidding.systems.forum.constructive.third_round import over_game
from schlemm.bidding.systems.forum.contested.later import second_chances
from schlemm.bidding.systems.forum.contested.later.answering_doubles import answer_double
from schlemm.bidding.systems.forum.contested.later.asking_doubles import asking_doubles
from schlemm.bidding.systems.forum.contested.later.game_tries import (
    answer_game_try,
    are_bidding_over_a_raise,
    is_try_to_answer,
    over_their_bid,
)
from schlemm.bidding.systems.forum.contested.later.strong_hands import (
    answer_with_stopper,
    suits_of_doubler,
    their_suit,
    too_strong_to_pass,
)
from schlemm.bidding.systems.forum.contested.shared import trumps
from schlemm.bidding.systems.forum.contested.shared.contest import (
    has_partner_notrump,
    have_they_bid,
    is_left_to_us,
    is_silent,
    longest,
    partner_figures,
    stopped,
    suit_bid,
)
from schlemm.bidding.systems.forum.contested.shared.penalties import (
    balance_doubles,
    doubles_over_our_game,
    hunting_doubles,
    penalty_doubles,
    strength_doubles,
)
from schlemm.bidding.systems.forum.contested.shared.runs import (
    run_from_double,
    run_from_what_asks,
    would_play_what_asks,
)
from schlemm.bidding.systems.forum.hand_points import with_figure_points
from schlemm.bidding.systems.forum.open_suits import open_suits
from schlemm.core.calls import Bid
from schlemm.core.cards import MAJORS, MINORS, SUITS, Strain, Suit
from schlemm.evaluation.box import Box
from schlemm.evaluation.counts import PointCount

EXPECTED: Final = 12
"""Figure points that a new suit at level three has, though a long one may have fewer."""
STRONG: Final = 20
"""Points with length of a hand that has opened strong."""
NOTHING: Final = 5
"""Points with length of a hand that says its suit of four again, asked by a strong partner."""
ANSWER: Final = 6
"""Figure points of a partner who has answered; without them a long suit needs more of one's own."""
HIGH: Final = 4
"""The level from which one's own suit takes seven cards."""
NOT_SHORT: Final = 2
"""Cards of their suit with which a double comes before a long suit of one's own."""
THREE_NOTRUMP: Final = 6
"""Figure points with which partner's question is answered by three notrump."""
STRONGEST: Final = 20
"""Figure points of a hand that has doubled and is too strong for any suit that partner may pass."""
LONGEST: Final = 5
"""The most cards in a suit of such a hand; with more the suit is bid."""


def competition(agreements: Agreements) -> Topic:
    """The topic."""

    def raised(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from _after_cue_raise(situation)

    def tried(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from answer_game_try(situation)

    def trying(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from over_their_bid(situation)

    def asked(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from answer_double(situation)

    def forced(situation: Situation, bound: Bound) -> Iterator[Rule]:
        yield from answer_with_stopper(situation)
        yield from suits_of_doubler(situation)
        yield from _nine_tricks(situation)
        yield from trumps.game_in_fit(situation)
        yield from _raise_notrump(situation)
        yield from _cheaply(situation)
        yield from development(situation)

    def free(situation: Situation, bound: Bound) -> Iterator[Rule]:
        if situation.is_game and situation.is_quiet:
            yield from over_game(situation, agreements)
            return
        yield from _free(situation)

    return Topic(
        "competition",
        (
            RuleTable(Pattern("? *"), raised, closed=True, when=_has_cue_raise),
            RuleTable(Pattern("? *"), tried, closed=True, when=is_try_to_answer),
            RuleTable(Pattern("? *"), asked, closed=True, when=_is_double_to_answer),
            RuleTable(Pattern("? *"), forced, closed=True, when=_is_forced),
            RuleTable(Pattern("? *"), trying, closed=True, when=are_bidding_over_a_raise),
            RuleTable(Pattern("? *"), free, closed=True, when=_is_contested),
        ),
    )


def _is_contested(situation: Situation) -> bool:
    return have_they_bid(situation) and not is_silent(situation)


def _is_forced(situation: Situation) -> bool:
    if not _is_contested(situation) or not situation.is_ours or situation.is_game:
        return False
    last = situation.last.of(situation.seat.partner)
    doubled = not situation.is_quiet and last is not None and last.is_artificial
    return doubled or (situation.is_quiet and (situation.is_asked or situation.is_forced_to_game))


def _is_double_to_answer(situation: Situation) -> bool:
    last = situation.last.of(situation.seat.partner)
    return (
        _is_contested(situation)
        and not situation.is_ours
        and not isinstance(situation.right_hand_call, Bid)
        and situation.partner_doubled
        and last is not None
        and last.meaning in ASKING
    )


def _has_cue_raise(situation: Situation) -> bool:
    last = situation.last.of(situation.seat.partner)
    return (
        last is not None
        and last.meaning in trumps.GOES_ON
        and situation.last_bid == last.call
        and _is_contested(situation)
        and agreed_suit(situation) not in {None, situation.last_bid.strain.trump}
    )


def _after_cue_raise(situation: Situation) -> Iterator[Rule]:
    """Partner raises well through their suit: game with more than the least, else the cheapest of the suit."""
    suit = agreed_suit(situation)
    if suit is None:
        return
    yield from trumps.game_in_fit(situation)
    level, game = situation.cheapest(Strain.of(suit)), situation.game_level(Strain.of(suit))
    if not suit.is_major:
        box = stopped(with_figure_points(15), situation.their_suits)
        if situation.cheapest(Strain.NOTRUMP) <= 3:
            yield Rule(Bid(3, Strain.NOTRUMP), box, Meaning.GAME)
        if situation.cheapest(Strain.NOTRUMP) == 2:
            least = stopped(with_figure_points(0, 14), situation.their_suits)
            yield Rule(Bid(2, Strain.NOTRUMP), least, Meaning.NATURAL_NOTRUMP)
    if is_left_to_us(situation):
        yield Rule(suit_bid(level, suit), Box(), Meaning.MINIMUM if level < game else Meaning.GAME)


def _free(situation: Situation) -> Iterator[Rule]:
    """Nobody asks: bid for a reason; partner's double for penalties stands."""
    if would_play_what_asks(situation):
        yield from run_from_what_asks(situation)
        return
    last = situation.last.of(situation.seat.partner)
    stands = situation.partner_doubled and not isinstance(situation.right_hand_call, Bid)
    if stands and last is not None and last.meaning is Meaning.PENALTY:
        return
    yield from hunting_doubles(situation)
    if not situation.is_ours and (are_in_game(situation) or not _may_take_out(situation)):
        yield from penalty_doubles(situation)
    yield from trumps.game_in_fit(situation, MAJORS)
    if situation.is_ours:
        yield from run_from_double(situation)
        yield from trumps.invitations(situation)
        yield from _raise_notrump(situation)
        yield from _notrump(situation)
        yield from too_strong_to_pass(situation)
        yield from trumps.game_in_fit(situation, MINORS)
        yield from second_chances.late_invitations(situation)
        yield from _uncontested_now(situation)
        return
    yield from trumps.game_in_fit(situation, MINORS)
    yield from strength_doubles(situation)
    yield from second_chances.support_of_answer(situation)
    yield from second_chances.major_of_double(situation)
    yield from _notrump(situation)
    yield from trumps.competing(situation)
    yield from doubles_over_our_game(situation, trumps=NOT_SHORT)
    yield from sacrifices(situation)
    yield from _more_shape(situation)
    yield from doubles_over_our_game(situation)
    yield from asking_doubles(situation)
    yield from balance_doubles(situation)


def _nine_tricks(situation: Situation) -> Iterator[Rule]:
    """Partner's new minor at level three forces: notrump with their suits stopped, before the minor is raised."""
    last = situation.last_bid
    if last is None or last.level != 3 or not last.strain.is_minor or situation.bidder is situation.seat:
        return
    need = max(NOTRUMP_GAME - max(situation.partner.figures.low, EXPECTED), 12)
    box = with_figure_points(need, 17).with_length(SUITS[last.strain.index], 2, 4)
    yield Rule(Bid(3, Strain.NOTRUMP), stopped(box, situation.their_suits), Meaning.GAME)


def _cheaply(situation: Situation) -> Iterator[Rule]:
    """Partner's new suit asks: one's own six cards or notrump at the cheapest level, with no more than was shown."""
    last = situation.last_bid
    if last is None or last.strain.trump is None or last.level > 3:
        return
    for suit in situation.suits_of(situation.seat)[:1]:
        level = situation.cheapest(Strain.of(suit))
        if level <= 3:
            box = Box().with_count(PointCount.LONG, 0, 16).with_length(suit, 6)
            yield Rule(suit_bid(level, suit), box, Meaning.REBID)
            partner = situation.last.of(situation.seat.partner)
            if partner is not None and partner.meaning is Meaning.CUE_STRONG:
                weak = Box().with_count(PointCount.LONG, 0, NOTHING).with_length(suit, 4)
                yield Rule(suit_bid(level, suit), weak, Meaning.REBID)
    level = situation.cheapest(Strain.NOTRUMP)
    if level <= 3:
        least = THREE_NOTRUMP if level == 3 else 0
        box = stopped(
            with_figure_points(least, 14).with_length(last.strain.trump, 0, 2), situation.their_suits
        )
        yield Rule(Bid(level, Strain.NOTRUMP), box, Meaning.REBID_NOTRUMP)


def _uncontested_now(situation: Situation) -> Iterator[Rule]:
    """They have gone quiet: as in a peaceful auction."""
    if not situation.is_game:
        yield from development(situation)


def _notrump(situation: Situation) -> Iterator[Rule]:
    """Game in notrump with their suits stopped and the points of both hands."""
    partner = expected(situation, PointCount.FIGURES)
    least = EXPECTED
    if situation.is_ours:
        partner, least = max(partner, partner_figures(situation)), EXPECTED - 2
    if situation.cheapest(Strain.NOTRUMP) <= 3 and situation.their_suits and not situation.is_game:
        box = stopped(with_figure_points(max(round(25 - partner), least)), open_suits(situation))
        for suit in SUITS:
            box = box.with_length(suit, 1)
        yield Rule(Bid(3, Strain.NOTRUMP), box, Meaning.GAME)


def _raise_notrump(situation: Situation) -> Iterator[Rule]:
    """Partner bid notrump with their suits stopped: game, or one more to ask, by the points of both hands."""
    last = situation.last_bid
    if last is None or not situation.is_ours or last.strain is not Strain.NOTRUMP or situation.is_game:
        return
    low, high = situation.partner.figures
    game = situation.game_level(Strain.NOTRUMP)
    yield Rule(Bid(game, Strain.NOTRUMP), with_figure_points(25 - low, 31 - low), Meaning.GAME)
    if last.level + 1 < game and high > low:
        yield Rule(
            Bid(last.level + 1, Strain.NOTRUMP),
            with_figure_points(max(25 - high, 23 - low)),
            Meaning.INVITATION,
        )


def _more_shape(situation: Situation) -> Iterator[Rule]:
    """A long suit again, or a second one, with more than was shown; a preempt has told all."""
    if situation.own.figures.high <= 11:
        return
    mine = situation.suits_of(situation.seat)
    if not mine:
        if situation.calls_of(situation.seat):
            yield from their_suit(situation, STRONGEST, LONGEST)
        yield from _first_suits(situation)
        if situation.own.strength.low >= STRONG:
            yield from _strong_suits(situation)
        return
    partner = situation.partner.figures.low
    for suit in mine:
        if suit not in situation.their_suits:
            yield from _again(situation, suit, partner)
    for suit in situation.unbid_suits:
        level = situation.cheapest(Strain.of(suit))
        for length, low in ((5, 13 + 2 * level), (4, 16 + 2 * level)):
            if level <= 3:
                box = Box().with_count(PointCount.LONG, max(min(low, low + 3 - partner), 11))
                yield Rule(suit_bid(level, suit), box.with_length(suit, length), Meaning.SECOND_SUIT)


def _again(situation: Situation, suit: Suit, partner: int) -> Iterator[Rule]:
    """One's own suit with two cards more than promised, at a level that its length and the points carry."""
    level, silent = situation.cheapest(Strain.of(suit)), max(0, ANSWER - partner)
    ways: tuple[tuple[int, int], ...] = ()
    if level <= 3:
        ways = tuple(
            (cards, min(low, max(15 + 2 * level - partner, 11)))
            for cards, low in ((7, 11 + level), (6, 11 + 2 * level))
        )
    elif level == HIGH:
        ways = ((8, 12), (7, 15)) if suit.is_major else ((8, 15 + silent), (7, 17 + silent))
    elif level == HIGH + 1:
        ways = ((8, 18 + silent), (7, 19 + silent))
    for length, low in ways:
        box = Box().with_count(PointCount.LONG, low).with_length(suit, length)
        yield Rule(suit_bid(level, suit), box, Meaning.REBID)


def _first_suits(situation: Situation) -> Iterator[Rule]:
    """A first suit of one's own, late: five cards at a low level, six at level three, seven or eight above."""
    ways = {1: ((6, 5),), 2: ((9, 5),), 3: ((11, 6),), HIGH: ((14, 8), (18, 7)), HIGH + 1: ((18, 8),)}
    for suit, box in longest(Box(), situation.unbid_suits, 5):
        level = situation.cheapest(Strain.of(suit))
        for least, cards in ways.get(level, ()):
            if box.length(suit).low >= cards:
                hands = box.with_count(PointCount.LONG, least)
                yield Rule(suit_bid(level, suit), hands, Meaning.SUIT_TO_PLAY)
                break


def _strong_suits(situation: Situation) -> Iterator[Rule]:
    """The suit of an artificial strong opening that they have crowded: five cards, six from level four."""
    for suit, box in longest(Box(), situation.unbid_suits, 5):
        level = situation.cheapest(Strain.of(suit))
        if level <= HIGH + 1 and (level < HIGH or box.length(suit).low >= 6):
            yield Rule(suit_bid(level, suit), box, Meaning.NEW_SUIT)


def _may_take_out(situation: Situation) -> bool:
    """Whether a double here asks partner to choose: below game, by a hand that may be strong."""
    last = situation.last_bid
    low = last is not None and last.level <= 3 and last.strain.trump in situation.their_suits
    return low and situation.own.figures.high >= 15 and not has_partner_notrump(situation)
