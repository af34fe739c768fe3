"""What is true where a plan of declarer's is told: each sentence is held against hands and imagined deals."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from schlemm.bots.cards.sight import CardView
from schlemm.bots.review.compare import CardComparison
from schlemm.bots.solving import compiled_solver
from schlemm.core.cards import Card, Suit
from schlemm.core.hand import Hand
from schlemm.core.seats import Seat
from schlemm.core.sentence import Sentence
from schlemm.dd.endings import EndingSolver
from schlemm.dd.position import Position
from schlemm.scoring.matchpoints import NAME as MATCHPOINTS


def is_counted(sight: CardView, found: CardComparison, sentence: Sentence, holds: list[bool]) -> None:
    """The numbers of a sentence are how often this holds, and how often the contract is made with it and without."""
    goal, card = sight.play.contract.tricks, found.best.card
    makes = [tricks[card] >= goal for tricks in found.by_deal]
    pairs = Counter(zip(holds, makes, strict=True))
    made, saved = pairs[True, True], pairs[False, True]
    works, fails = made + pairs[True, False], saved + pairs[False, False]
    numbers = {"works": works, "made": made, "saved": saved, "fails": fails, "count": found.count}
    assert sentence.args | numbers == sentence.args


def lengths(sight: CardView, found: CardComparison, suit: Suit) -> list[int]:
    """In each deal, how many rounds of the suit, that in progress among them, the longer opponent can follow to."""
    seats = (sight.seat.left, sight.seat.right)
    placed = [seat for seat, card in sight.trick.by_seat() if card.suit is suit]
    return [
        max(len(deal.hands.of(seat).in_suit(suit)) + (seat in placed) for seat in seats)
        for deal in found.deals
    ]


def has_honour(sight: CardView, found: CardComparison, sentence: Sentence) -> None:
    """The honour is hidden, a card of ours is above it and one below, and the numbers are those of where it lies."""
    honour = Card.parse(str(sentence.args["card"]))
    ours = (sight.ours_at_first - Hand.of(sight.play.cards[: 4 * len(sight.play.winners)])).in_suit(
        honour.suit
    )
    assert honour in sight.hidden
    assert any(card.index > honour.index for card in ours)
    assert any(card.index < honour.index for card in ours)
    seat = sight.seat.right if sight.trick.cards else sight.seat.left
    is_counted(sight, found, sentence, [honour in deal.hands.of(seat) for deal in found.deals])


def has_one_before(sight: CardView, found: CardComparison, sentence: Sentence) -> None:
    """The card is hidden, and beats the best of the hand that is led to."""
    higher, seat = Card.parse(str(sentence.args["card"])), Seat.parse(str(sentence.args["seat"]))
    partners = (sight.partner_hand or Hand()).in_suit(higher.suit)
    assert higher in sight.hidden
    assert higher.index > partners.highest.index
    assert seat is sight.seat.left
    is_counted(sight, found, sentence, [higher in deal.hands.of(seat) for deal in found.deals])


def has_trumps_out(sight: CardView, found: CardComparison, sentence: Sentence) -> None:
    """The opponents have trumps, ours are enough for so many rounds, and the numbers are those of how they lie."""
    rounds, trump = int(sentence.args["rounds"]), found.best.card.suit
    assert trump is sight.trump
    assert sight.hidden.in_suit(trump)
    assert rounds <= max(len(hand.in_suit(trump)) for hand in (sight.hand, sight.partner_hand or Hand()))
    is_counted(sight, found, sentence, [length <= rounds for length in lengths(sight, found, trump)])


def has_long_suit(sight: CardView, found: CardComparison, sentence: Sentence) -> None:
    """One hand of ours outlasts so many rounds, and the numbers are those of how the suit lies."""
    rounds, suit = int(sentence.args["rounds"]), found.best.card.suit
    assert sentence.args["suit"] == suit.letter
    partners = len((sight.partner_hand or Hand()).in_suit(suit))
    followed = sight.trick.card_of(sight.seat.partner)
    assert rounds < max(
        len(sight.hand.in_suit(suit)), partners + (followed is not None and followed.suit is suit)
    )
    is_counted(sight, found, sentence, [length <= rounds for length in lengths(sight, found, suit)])


def has_run(sight: CardView, found: CardComparison, sentence: Sentence) -> None:
    """The opponents have one card above a run of ours, and none in it."""
    above, run = Card.parse(str(sentence.args["card"])), int(sentence.args["run"])
    ours = (sight.hand | (sight.partner_hand or Hand())).cards_of(above.suit)
    assert [card for card in sight.hidden.in_suit(above.suit) if card.index > ours[run - 1].index] == [above]
    assert above.index > ours[0].index


def has_stopper(sight: CardView, found: CardComparison, sentence: Sentence) -> None:
    """A high card is kept, and the numbers are those of how many the leader's partner has left, unless few."""
    suit, seat = Suit.parse(str(sentence.args["suit"])), Seat.parse(str(sentence.args["seat"]))
    assert sight.trick.led is suit
    assert seat is sight.trick.leader.partner
    assert any(sight.is_high(card) for card in sight.hand.in_suit(suit).without(found.best.card))
    assert 4 * int(sentence.args["works"]) >= found.count or sentence.args["matters"] == "yes"
    most = 0 if sight.trick.card_of(seat) else 1
    is_counted(
        sight, found, sentence, [len(deal.hands.of(seat).in_suit(suit)) <= most for deal in found.deals]
    )


def has_winners(sight: CardView, found: CardComparison, sentence: Sentence) -> None:
    """Led one after the other, so many cards win their tricks, whatever the others have and play."""
    others = sight.hidden | (sight.partner_hand or Hand())
    winners = [card for card in sight.hand if card == (others | Hand.of([card])).in_suit(card.suit).highest]
    assert len(winners) == sentence.args["sure"]
    assert len(winners) >= int(sentence.args["needed"]) == sight.needed
    assert sight.trump is None or not sight.hidden.in_suit(sight.trump)


def has_ruff(sight: CardView, found: CardComparison, sentence: Sentence) -> None:
    """Trumps are out, the hand with fewer has some and at most one card of the suit, and trumps make it less often."""
    trump, suit = sight.trump, found.best.card.suit
    assert trump is not None
    assert suit is not trump
    assert sight.out.in_suit(trump)
    short, long = sorted((sight.hand, sight.partner_hand or Hand()), key=lambda hand: hand.length(trump))
    assert short.length(suit) <= 1 <= short.length(trump) < long.length(trump)
    assert any(not sight.is_high(card) for card in long.in_suit(suit))
    assert sentence.args["instead"] == max(one.reached for one in found.others if one.card.suit is trump)
    assert int(sentence.args["instead"]) < found.best.reached == sentence.args["reached"]


def has_greedy_card(sight: CardView, found: CardComparison, sentence: Sentence) -> None:
    """The other card brings more tricks, and makes the contract less often; no card makes it more often."""
    other = found.of(Card.parse(str(sentence.args["card"])))
    assert found.best.reached == max(one.reached for one in (found.best, *found.others))
    assert other.tricks > found.best.tricks
    assert other.reached == int(sentence.args["instead"]) < found.best.reached == sentence.args["reached"]


def has_length(sight: CardView, found: CardComparison, sentence: Sentence) -> None:
    """Wherever only the best card makes the contract, an opponent has so many of the suit; it never fails alone."""
    other, best = Card.parse(str(sentence.args["card"])), found.best.card
    seats, goal = (sight.seat.left, sight.seat.right), sight.play.contract.tricks
    assert sentence.args["suit"] == best.suit.letter == other.suit.letter
    assert found.of(other).tricks > found.best.tricks
    assert found.best.reached == max(one.reached for one in (found.best, *found.others))
    deals = list(zip(found.deals, found.by_deal, strict=True))
    least = int(sentence.args["length"])
    assert least > 1
    long = [any(deal.hands.of(seat).length(best.suit) >= least for seat in seats) for deal in found.deals]
    assert all(holds for (_, by), holds in zip(deals, long, strict=True) if by[other] < goal <= by[best])
    assert not any(by[best] < goal <= by[other] for by in found.by_deal)
    made = sum(by[best] >= goal for (_, by), holds in zip(deals, long, strict=True) if holds)
    instead = sum(by[other] >= goal for (_, by), holds in zip(deals, long, strict=True) if holds)
    numbers = {"works": sum(long), "count": found.count, "made": made, "instead": instead}
    assert sentence.args | numbers == sentence.args
    assert sum(long) < found.count
    assert made > instead


def has_safer_card(sight: CardView, found: CardComparison, sentence: Sentence) -> None:
    """The other card makes the contract more often, and brings fewer tricks; none that can be played brings more."""
    other = found.of(Card.parse(str(sentence.args["card"])))
    assert found.best.tricks == max(one.tricks for one in (found.best, *found.others))
    assert sight.view.public.stakes.form == MATCHPOINTS
    assert other.tricks < found.best.tricks
    assert other.reached == int(sentence.args["instead"]) > found.best.reached == sentence.args["reached"]


def has_squeeze(sight: CardView, found: CardComparison, sentence: Sentence) -> None:
    """In so many deals that opponent throws a card away which costs a trick, as it would not with one to spare."""
    seat, card, solver = Seat.parse(str(sentence.args["seat"])), found.best.card, EndingSolver()

    def holds(deal: Position) -> bool:
        hand = deal.hands.of(seat)
        if hand.in_suit(card.suit) or (sight.trump is not None and hand.in_suit(sight.trump)):
            return False
        (worth,) = solver.cards([deal])
        return not solver.takes_despite_idle(deal, card, seat, worth[card])

    kept = {deal: holds(deal) for deal in set(found.deals)}
    is_counted(sight, found, sentence, [kept[deal] for deal in found.deals])


def has_lead(sight: CardView, found: CardComparison, sentence: Sentence) -> None:
    """In so many deals that opponent leads next, and takes fewer tricks than if declarer or dummy did."""
    seat, ours = Seat.parse(str(sentence.args["seat"])), sight.seat.side
    assert seat.side is not ours

    def holds(deal: Position) -> bool:
        now = deal.after(found.best.card)
        while now.trick:
            now = now.after(best_cards(now)[0])
        theirs = best_cards(now)[1]
        others = [best_cards(replace(now, leader=leader))[1] for leader in ours.seats]
        return now.leader is seat and all(now.tricks_left - theirs > tricks for tricks in others)

    thrown = {deal: holds(deal) for deal in set(found.deals)}
    is_counted(sight, found, sentence, [thrown[deal] for deal in found.deals])


def best_cards(position: Position) -> tuple[Card, int]:
    """The lowest of the best cards, clubs before spades, and the tricks that it brings."""
    (worth,) = compiled_solver().cards([position])
    card = min(worth, key=lambda each: (-worth[each], each.rank.index, each.suit.index))
    return card, worth[card]


TRUE: dict[str, Callable[[CardView, CardComparison, Sentence], None]] = {
    "card-plan-finesse": has_honour,
    "card-plan-towards": has_one_before,
    "card-plan-trumps": has_trumps_out,
    "card-plan-long-suit": has_long_suit,
    "card-plan-drives-out": has_run,
    "card-plan-holds-up": has_stopper,
    "card-plan-enough": has_winners,
    "card-plan-ruffs-first": has_ruff,
    "card-plan-contract-first": has_greedy_card,
    "card-plan-safety": has_length,
    "card-plan-tricks-first": has_safer_card,
    "card-plan-squeezes": has_squeeze,
    "card-plan-throws-in": has_lead,
}
"""What is true where a plan is told."""
