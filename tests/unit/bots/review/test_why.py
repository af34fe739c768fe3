"""The sentence why a card is best: it names what the card does."""

from functools import reduce

import pytest
from hypothesis import given, settings
from tests.effort import examples

from schlemm.bots.cards.sight import CardView
from schlemm.bots.play.imagine import imagined
from schlemm.bots.review.compare import CardComparison, Prospect
from schlemm.bots.review.finesse import missing_between
from schlemm.bots.review.why import why
from schlemm.core.auction import Auction
from schlemm.core.board.project import view_for
from schlemm.core.board.state import Playing
from schlemm.core.cards import Card
from schlemm.core.contract import Contract
from schlemm.core.hand import PACK, Hand
from schlemm.core.play import Play, beats
from schlemm.core.seats import BySeat, Seat, Vulnerability
from schlemm.core.view import Public, View
from schlemm.testing import playing


def seen(
    contract: str, hand: str, dummy: str, trick: str = "", before: str = "H2 H3 H4 H5", calls: str = ""
) -> CardView:
    """What declarer sees, or the leader if no card has been played.

    Args:
        contract: What is played; declarer is South.
        hand: The cards of the player.
        dummy: Those of dummy.
        trick: The cards of the trick in progress.
        before: A complete trick before it; without one it is the opening lead.
        calls: The auction, from North.
    """
    public = Public(Seat.NORTH, Vulnerability.NONE, Auction.parse(f"N: {calls}"))
    deal = Contract.parse(contract)
    play = Play(deal)
    for text in (*before.split(), *trick.split()):
        play = play.after(Card.parse(text), PACK if play.led is None else Hand.of([Card.parse(text)]))
    faced = BySeat[Hand | None](None, None, None, None)
    if play.cards:
        faced = faced.put(Seat.NORTH, Hand.parse(dummy))
    seat = Seat.SOUTH if play.turn in (Seat.NORTH, Seat.SOUTH) else play.turn
    return CardView(View(seat, public, Hand.parse(hand), play, faced), play)


def reason(sight: CardView, card: str) -> str:
    """The code why this card is played, as if it were better than all others."""
    play = sight.play
    deals = imagined(sight.view, play, 4)
    best = Prospect(Card.parse(card), len(deals), 12, 2)
    others = tuple(Prospect(other, 0, 6, 1) for other in sight.legal if other != best.card)
    return why(sight, CardComparison(best, others, deals)).code.removeprefix("card-why-")


def sight_in(state: Playing) -> CardView:
    """What whoever chooses the next card sees."""
    play = state.play
    seat = play.contract.declarer if play.turn is play.contract.dummy else play.turn
    return CardView(view_for(state, seat), play)


SOUTHS = "H6 H3 HT HA"
"""A trick that South wins in hand, so that South leads next."""
NORTHS = "H6 HA HT H3"
"""A trick that North wins."""
WESTS = "HA H6 HT H3"
"""A trick that West wins."""


@pytest.mark.parametrize(
    ("contract", "hand", "dummy", "before", "trick", "card", "code"),
    [
        ("4SS", "KQJT9.2.K432.32", "8765.4.A765.654", SOUTHS, "", "SK", "draws-trumps"),
        ("3NTS", "AK32.2.K432.432", "8765.4.A765.A65", SOUTHS, "", "SA", "cashes"),
        ("3NTS", "432.2.K432.AK32", "AQ5.4.A9765.654", SOUTHS, "", "S2", "to-finesse"),
        ("3NTS", "432.2.K432.AK32", "K65.4.A9765.654", SOUTHS, "", "S2", "towards"),
        ("3NTS", "K32.2.K432.A432", "Q65.4.A9765.K65", SOUTHS, "", "SK", "odds"),
        ("3NTS", "96532.2.K43.AK2", "AT.4.A9765.6543", SOUTHS, "", "S2", "develops"),
        ("3NTS", "9432.2.K432.AK2", "J765.4.A765.654", SOUTHS, "", "S2", "develops"),
        ("3NTS", "9432.2.K432.AK2", "8765.4.A765.654", SOUTHS, "", "S2", "develops"),
        ("4SS", "KQJT.2.K432.A32", "8765.4..QJT9876", SOUTHS, "", "D2", "ruff-there"),
        ("4SS", "KQJT.2.A432.A32", "8765.4..QJT9876", SOUTHS, "", "DA", "cashes-unless"),
        ("3NTS", "43.2.K432.AK32", "AQ5.4.A9765.654", SOUTHS, "S2 S7", "SQ", "finesse"),
        ("3NTS", "43.2.K432.AK32", "AQ5.4.A9765.654", SOUTHS, "S2 S7", "SA", "sure"),
        ("3NTS", "43.2.K432.AK32", "AQ5.4.A9765.654", SOUTHS, "S2 S7", "S5", "ducks"),
        ("3NTS", "A432.2.K43.AK32", "J5.4.A9765.654", NORTHS, "SQ S7", "S2", "runs"),
        ("4SS", "KQJT9.2.AK32.32", "8765.4.987654.A", SOUTHS, "", "DA", "cashes-unless"),
        ("4SS", "KQJT9.2.AK32.3", "8765..987654.A5", SOUTHS, "H9 H7", "S5", "ruff-high"),
        ("4SS", "432.2.AKQJT98.2", "765.4.765432.A6", SOUTHS, "", "DA", "must-ruff"),
        ("3NTS", "AT5.4.A9765.654", "43.2.K432.AK32", WESTS, "S6 S2 S7", "ST", "cheaply"),
        ("3NTS", "A65.4.A9765.654", "43.2.K432.AK32", WESTS, "S9 S2 S7", "SA", "wins"),
        ("3NTS", "KQ6.4.A9765.654", "43.2.K432.AK32", WESTS, "S9 S2 SJ", "SQ", "cheaply"),
        ("3NTS", "KQ6.4.A9765.654", "43.2.K432.AK32", WESTS, "S9 S2 SJ", "SK", "conceals"),
        ("3NTS", "K65.4.A9765.654", "43.2.K432.AK32", WESTS, "SA S2 SJ", "S5", "cannot"),
        ("3NTS", "K65.4.A9765.654", "43.2.K432.AK32", WESTS, "SA S2 SJ", "S6", "hides"),
        ("3NTS", "K75.4.A9765.654", "43.2.K432.AK32", WESTS, "SA S2 SJ", "S7", "odds"),
        ("3NTS", "K65.4.A9765.654", "42.2.K432.AK32", NORTHS, "S3 SA", "S6", "odds"),
    ],
)  # fmt: skip
def test_what_declarer_does(
    contract: str, hand: str, dummy: str, before: str, trick: str, card: str, code: str
) -> None:
    """Trumps, finesses, honours and long suits are called by their names."""
    assert reason(seen(contract, hand, dummy, trick, before), card) == code


@pytest.mark.parametrize(
    ("held", "card", "honour"),
    [
        ("AQ5", "SQ", "SK"),
        ("AQT", "ST", "SJ"),
        ("AJT", "ST", "SQ"),
        ("AJ5", "SJ", "SQ"),
        ("KJ5", "SJ", "SQ"),
        ("AJ9", "S9", "ST"),
        ("AT5", "ST", ""),
        ("A97", "S7", ""),
        ("AKQ", "SQ", ""),
        ("QJ5", "SQ", ""),
    ],
)
def test_a_finesse_plays_against_the_next_honour(held: str, card: str, honour: str) -> None:
    """It is the lowest one between the card and the next one held; three and more between are too many to finesse."""
    sight = seen("3NTS", "43.2.K432.AK5432", f"{held}.4.A9765.T976", "S3 S2", SOUTHS)
    found = missing_between(sight, Card.parse(card), Hand.parse(f"{held}..."))
    assert str(found or "") == honour


@pytest.mark.parametrize(
    ("contract", "hand", "card", "code"),
    [
        ("3NTS", "KQJ2.432.432.432", "SK", "lead-sequence"),
        ("3NTS", "KT862.43.432.432", "S6", "lead-fourth"),
        ("4SS", "432.2.AK432.5432", "H2", "lead-single"),
        ("4SS", "432.K2.AK432.543", "S2", "lead-trump"),
        ("4SS", "432.K2.AK432.543", "C5", "lead-passive"),
        ("4SS", "432.K2.AK32.7642", "C2", "lead-passive"),
        ("3NTS", "432.K2.AK32.7642", "C2", "lead-fourth"),
    ],
)
def test_opening_leads_have_names(contract: str, hand: str, card: str, code: str) -> None:
    """Sequence, fourth best, short suit, trumps, from nothing."""
    assert reason(seen(contract, hand, "", before=""), card) == code


@pytest.mark.parametrize(("calls", "code"), [("P 1H 2S 3H", "lead-partner"), ("P P 2S 3H", "lead-fourth")])
def test_only_a_suit_that_partner_has_bid_is_led_as_partners(calls: str, code: str) -> None:
    """A suit that the leader alone has bid is not said to be partner's."""
    sight = seen("4SS", "32.KT862.AK4.543", "", before="", calls=calls)
    assert reason(sight, "H6") == code


@pytest.mark.parametrize(
    ("calls", "code"),
    [("P P P 1NT P 2H P 2S P 3NT 4S", "lead-fourth"), ("P 1NT P 2C P 2H P 3NT P 4S", "lead-partner")],
)
def test_a_suit_named_by_an_artificial_bid_is_not_led_as_partners(calls: str, code: str) -> None:
    """Hearts that ask for spades are no suit of partner's; hearts that answer Stayman are."""
    sight = seen("4SS", "32.KT862.AK4.543", "", before="", calls=calls)
    assert reason(sight, "H6") == code


@given(playing(claiming=False))
@settings(max_examples=examples(40))
def test_every_card_has_a_sentence_that_names_true_cards(state: Playing) -> None:
    """Whichever card is best, there is a reason; a card it names is no card of the other hand's tricks gone by."""
    play, sight = state.play, sight_in(state)
    deals = imagined(sight.view, play, 2)
    legal = tuple(sight.view.legal_cards())
    for card in legal:
        others = tuple(Prospect(other, 0, 0, 0) for other in legal if other != card)
        found = CardComparison(Prospect(card, 2, 10, 1), others, deals if others else ())
        said = why(sight, found)
        assert said.code.startswith("card-why-")
        named = said.args.get("card")
        done = play.cards[: 4 * len(play.winners)]
        assert named is None or Card.parse(str(named)) not in done


SURE = {"card-why-sure", "card-why-partners", "card-why-ruff", "card-why-cashes"}


@pytest.mark.slow
@given(playing(claiming=False))
@settings(max_examples=examples(150))
def test_what_is_called_sure_is_sure(state: Playing) -> None:
    """Where a trick is said to be won, no opponent still to play has a card that may be played and takes it."""
    play, sight = state.play, sight_in(state)
    deals = imagined(sight.view, play, 2)
    for card in sight.legal if len(sight.legal) > 1 else ():
        others = tuple(Prospect(other, 0, 0, 0) for other in sight.legal if other != card)
        if why(sight, CardComparison(Prospect(card, 2, 10, 1), others, deals)).code not in SURE:
            continue
        trick = (*play.trick.cards, card)
        led = trick[0].suit
        best = reduce(lambda one, other: other if beats(other, one, sight.trump) else one, trick)
        for turns in range(1, 5 - len(trick), 2):
            held = state.hands.of(play.turn.after(turns))
            may = held.in_suit(led) or held
            assert not any(beats(other, best, sight.trump) for other in may), (card, held)


@pytest.mark.parametrize(
    ("best", "others", "code"),
    [
        ((3, 30), [(2, 31), (1, 20)], "odds"),
        ((3, 30), [(3, 29), (1, 20)], "tricks"),
        ((3, 30), [(3, 30), (1, 20)], "tricks-level"),
        ((3, 30), [(3, 31), (1, 20)], "odds-level"),
        ((3, 30), [(3, 31), (3, 20)], "usual"),
        ((3, 30), [(3, 32), (3, 20)], "odds-level"),
        ((2, 30), [(3, 31), (1, 20)], "usual-anyway"),
        ((2, 30), [(3, 34), (1, 20)], "usual-anyway"),
    ],
)
def test_figures_are_not_claimed_that_are_not_there(
    best: tuple[int, int], others: list[tuple[int, int]], code: str
) -> None:
    """A card is said to bring most, or to work most often, only where no other does; else that none does more."""
    sight = seen("4SS", "432.K2.AK432.543", "", before="")
    cards = [Card.parse(text) for text in ("HK", "DK", "D4")]
    found = [Prospect(card, *figures, 1) for card, figures in zip(cards, [best, *others], strict=True)]
    deals = imagined(sight.view, sight.play, 4)
    said = why(sight, CardComparison(found[0], tuple(found[1:]), deals))
    assert said.code == f"card-why-{code}"


def equal(sight: CardView, card: str, tricks: int = 2) -> str:
    """The code why this card is played where the figures of all cards are the same.

    Args:
        sight: What the player sees.
        card: The card that is chosen.
        tricks: How many of all the tricks the side takes in each of the deals.
    """
    deals = imagined(sight.view, sight.play, 3)
    same = [Prospect(each, 1, tricks * len(deals), 3) for each in sight.legal]
    best = next(one for one in same if one.card == Card.parse(card))
    others = tuple(one for one in same if one is not best)
    return why(sight, CardComparison(best, others, deals)).code.removeprefix("card-why-")


@pytest.mark.parametrize(
    ("hand", "dummy", "before", "trick", "card", "tricks", "code"),
    [
        ("432.2.K432.AK32", "K65.4.A9765.654", SOUTHS, "", "S2", 9, "cheapest"),
        ("K842.2.K432.A32", "965.4.A9765.K65", SOUTHS, "", "S2", 9, "lowest"),
        ("K842.2.K432.A32", "965.4.A9765.K65", SOUTHS, "", "S4", 9, "equal"),
        ("K842.2.K432.A32", "965.4.A9765.K65", SOUTHS, "", "S4", 13, "all-yours"),
        ("K842.2.K432.A32", "965.4.A9765.K65", SOUTHS, "", "S4", 1, "none-left"),
        ("KT862.43.432.432", "", "", "", "S6", 5, "lead-fourth"),
        ("KT862.43.432.432", "", "", "", "S8", 5, "equal"),
        ("KQJ2.432.432.432", "", "", "", "SK", 5, "lead-sequence"),
        ("KQ2.4.A9765.654", "43.2.K432.AK832", SOUTHS, "S9", "S2", 5, "second-low"),
    ],
)  # fmt: skip
def test_that_cards_are_equal_is_said_last(
    hand: str, dummy: str, before: str, trick: str, card: str, tricks: int, code: str
) -> None:
    """Where all figures are the same the lead or rule is named, or what is spared; else that it makes no difference."""
    assert equal(seen("3NTS", hand, dummy, trick, before), card, tricks) == code


@pytest.mark.slow
@given(playing(claiming=False))
@settings(max_examples=examples(60))
def test_equal_cards_are_not_called_so_where_one_is_plainly_the_one_to_play(state: Playing) -> None:
    """Neither the smallest of a suit, nor the highest of a sequence that is led, is said to be as good as any other."""
    sight = sight_in(state)
    for card in sight.legal if len(sight.legal) > 1 else ():
        held = sight.legal.cards_of(card.suit)
        said = equal(sight, str(card), tricks=6)
        if len(held) > 1 and card == held[-1]:
            assert said != "equal"
        if said == "lowest":
            assert card == held[-1] != held[0]
        if said == "cheapest":
            assert held[0].index > card.index


def test_the_only_card_needs_no_reason() -> None:
    """Who has one card has no choice to be explained."""
    sight = seen("3NTS", "432.2.K432.AK32", "K65.4.A9765.654", "", SOUTHS)
    only = Prospect(Card.parse("S2"), 1, 2, 3)
    assert why(sight, CardComparison(only, (), ())).code == "card-why-only"
