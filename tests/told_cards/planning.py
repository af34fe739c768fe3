"""Sentences about the plan that declarer's card belongs to."""

from collections.abc import Sequence

from tests.told_cards.registry import reads
from tests.told_cards.scene import Scene

from schlemm.bots.solving import compiled_solver
from schlemm.core.cards import Suit
from schlemm.core.hand import Hand
from schlemm.core.seats import Seat
from schlemm.dd.position import Position


def _counted(scene: Scene, holds: Sequence[bool]) -> str | None:
    """Whether the numbers are how often this is so, and how often the contract is made then, and otherwise."""
    makes = scene.declarer_makes(scene.card)
    works, count = sum(holds), len(holds)
    made = sum(one and other for one, other in zip(holds, makes, strict=True))
    numbers = {
        "works": works,
        "count": count,
        "fails": count - works,
        "made": made,
        "saved": sum(makes) - made,
    }
    wrong = {name: value for name, value in numbers.items() if scene.number(name) != value}
    if wrong:
        return f"it is {wrong}"
    if "matters" in scene.told and scene.told["matters"] == "no":
        return None
    return _depends(made, works, sum(makes) - made, count - works)


def _depends(made: int, works: int, saved: int, fails: int) -> str | None:
    """Whether the contract is made more often where it is so than where it is not."""
    if not works or not fails:
        return "it is so always, or never"
    return None if made * fails > saved * works else f"{made} of {works} is not more than {saved} of {fails}"


@reads("card-plan-finesse")
def depends_on_finesse(scene: Scene) -> str | None:
    """The card lies well with the opponent who plays before the hand that takes the finesse."""
    return _counted(scene, scene.in_deals(scene.seat.after(3 if scene.table else 1), scene.named))


@reads("card-plan-towards")
def depends_on_place(scene: Scene) -> str | None:
    """The opponent before the hand that is led to has the higher card."""
    if scene.told["seat"] != scene.seat.after(1).letter:
        return "that is not the opponent who plays next"
    return _counted(scene, scene.in_deals(scene.seat.after(1), scene.named))


def _followed(scene: Scene, seat: Seat, suit: Suit) -> bool:
    """Whether the player has followed to the trick in progress, which is the first of the rounds."""
    return any(by is seat and card.suit is suit for by, card in scene.table)


def _runs_out(scene: Scene, suit: Suit, rounds: int) -> list[bool]:
    """In each deal, whether no opponent has a card of the suit after so many rounds of it."""
    return [
        all(
            deal.hands.of(seat).length(suit) + _followed(scene, seat, suit) <= rounds
            for seat in scene.opponents
        )
        for deal in scene.found.deals
    ]


def _long_enough(scene: Scene, suit: Suit, rounds: int) -> str | None:
    """Whether declarer's side can play so many rounds of the suit."""
    other = scene.other.length(suit) + _followed(scene, scene.partner, suit)
    most = max(scene.hand.length(suit), other)
    return None if rounds <= most else f"there are only {most} rounds to play"


@reads("card-plan-trumps")
def draws_trumps(scene: Scene) -> str | None:
    """After so many rounds of trumps, this one included, the opponents have none."""
    trump = scene.trump
    if trump is None or scene.suit is not trump or scene.table:
        return "no trump is led"
    rounds = scene.number("rounds")
    return _long_enough(scene, trump, rounds) or _counted(scene, _runs_out(scene, trump, rounds))


@reads("card-plan-long-suit")
def exhausts(scene: Scene) -> str | None:
    """After so many rounds the opponents have none of the suit, and then a small card is left."""
    rounds, suit = scene.number("rounds"), scene.suit
    if scene.told["suit"] != suit.letter or scene.led not in (None, suit):
        return "it is of another suit"
    return _long_enough(scene, suit, rounds + 1) or _counted(scene, _runs_out(scene, suit, rounds))


@reads("card-plan-drives-out")
def drives_out(scene: Scene) -> str | None:
    """One card of the opponents is higher than so many of the side, and all their others are lower."""
    named, run = scene.named, scene.number("run")
    if named not in scene.theirs or named.suit is not scene.suit or scene.told["suit"] != scene.suit.letter:
        return f"{named} is with no opponent"
    best = [*scene.ours.in_suit(named.suit)][:run]
    over = [
        Hand.of(card for card in scene.theirs.in_suit(named.suit) if card.index > each.index) for each in best
    ]
    return (
        None
        if len(best) == run and all(each == Hand.of([named]) for each in over)
        else f"above them are {over}"
    )


@reads("card-plan-holds-up")
def cuts(scene: Scene) -> str | None:
    """The partner of the opponent who has led has none of the suit after this trick."""
    leader = scene.table[0][0] if scene.table else None
    if leader not in scene.opponents or scene.told["seat"] != leader.after(2).letter:
        return "that is not the partner of an opponent who has led"
    other = leader.after(2)
    left = 0 if other in {seat for seat, _ in scene.table} else 1
    suit = scene.table[0][1].suit
    if scene.told["suit"] != suit.letter:
        return "it is of another suit"
    return _counted(scene, [deal.hands.of(other).length(suit) <= left for deal in scene.found.deals])


@reads("card-plan-enough")
def has_enough(scene: Scene) -> str | None:
    """So many tricks are missing, and the hand on lead has at least as many winners that nobody can ruff."""
    needed = scene.play.contract.tricks - scene.play.won_by(scene.seat.side)
    masters = [card for card in scene.hand if scene.is_master(card)]
    needed_told, sure = scene.number("needed"), scene.number("sure")
    if needed_told != needed or not 0 < needed <= sure <= len(masters) or scene.table:
        return f"{needed} are missing, and there are {len(masters)} winners"
    if scene.trump is not None and scene.theirs.in_suit(scene.trump):
        return "an opponent may ruff"
    return None if scene.card in masters else "the card is none of them"


@reads("card-plan-ruffs-first")
def ruffs_first(scene: Scene) -> str | None:
    """Instead of a trump a suit is led of which one hand runs out, and the other has a loser to be ruffed."""
    trump, suit = scene.trump, scene.suit
    if trump is None or suit is trump or scene.told["suit"] != suit.letter:
        return "it is no side suit"
    if scene.table:
        return f"no trump can be led now: {scene.table[0][1]} was led"
    trumps = [one.reached for one in scene.found.others if one.card.suit is trump]
    figures = (max(trumps, default=-1), scene.found.best.reached, scene.found.count)
    if tuple(map(scene.number, ("instead", "reached", "count"))) != figures:
        return f"the figures are {figures}"
    if not scene.theirs.in_suit(trump):
        return "no trump is out"
    return (
        None if figures[0] < figures[1] and _ruffs_a_loser(scene, trump) else "nothing is ruffed that loses"
    )


def _ruffs_a_loser(scene: Scene, trump: Suit) -> bool:
    """Whether one hand has no more of the suit than it plays now, and trumps, and the other one a loser to ruff."""
    suit = scene.suit
    here, there = scene.hand, scene.other
    losers = [card for card in here.in_suit(suit) if not scene.is_master(card)]
    if not there.in_suit(suit):  # the card itself is ruffed, or after a winner that is cashed a later one
        return bool(there.in_suit(trump)) and bool(losers)
    if there.length(suit) == 1 and there.in_suit(trump):
        return any(card != scene.card for card in losers)
    losing = [card for card in there.in_suit(suit) if not scene.is_master(card)]
    return here.length(suit) == 1 and bool(here.in_suit(trump)) and bool(losing) and there.length(suit) > 1


@reads("card-plan-contract-first")
def contract_first(scene: Scene) -> str | None:
    """The other card brings more tricks, and makes the contract in fewer deals."""
    other, best = scene.found.of(scene.named), scene.found.best
    figures = (other.reached, best.reached, scene.found.count)
    if tuple(map(scene.number, ("instead", "reached", "count"))) != figures:
        return f"the figures are {figures}"
    return None if other.tricks > best.tricks and other.reached < best.reached else f"{other.card} is not so"


@reads("card-plan-tricks-first")
def tricks_first(scene: Scene) -> str | None:
    """Tricks count most; the other card brings fewer, and makes the contract in more deals."""
    other, best = scene.found.of(scene.named), scene.found.best
    figures = (other.reached, best.reached, scene.found.count)
    if tuple(map(scene.number, ("instead", "reached", "count"))) != figures:
        return f"the figures are {figures}"
    if scene.view.public.stakes.form != "matchpoints":
        return "tricks do not count most"
    return None if other.tricks < best.tricks and other.reached > best.reached else f"{other.card} is not so"


@reads("card-plan-safety")
def plays_safe(scene: Scene) -> str | None:
    """Where an opponent has so many of the suit the card makes the contract more often than the other one."""
    suit, length = Suit.parse(scene.told["suit"]), scene.number("length")
    holds = [
        max(deal.hands.of(seat).length(suit) for seat in scene.opponents) >= length
        for deal in scene.found.deals
    ]
    made, instead = (
        sum(one and makes for one, makes in zip(holds, scene.declarer_makes(card), strict=True))
        for card in (scene.card, scene.named)
    )
    figures = (sum(holds), scene.found.count, made, instead)
    if tuple(map(scene.number, ("works", "count", "made", "instead"))) != figures:
        return f"the figures are {figures}"
    return None if made > instead and length > 1 else "it guards against nothing"


@reads("card-plan-squeezes")
def squeezes(scene: Scene) -> str | None:
    """In so many deals the opponent has to throw a card away, and does not keep the tricks by any of them."""
    seat = Seat(scene.told["seat"])
    if scene.table or seat not in scene.opponents:
        return "no opponent has to throw"
    free = sum(_throws(scene, deal.hands.of(seat)) for deal in scene.found.deals)
    if scene.number("works") > free:
        return f"{seat} throws a card in {free} deals alone"
    return _sums(scene)


def _throws(scene: Scene, hand: Hand) -> bool:
    """Whether a hand can neither follow to the card nor ruff it."""
    return not hand.in_suit(scene.suit) and not (scene.trump is not None and hand.in_suit(scene.trump))


@reads("card-plan-throws-in")
def throws_in(scene: Scene) -> str | None:
    """In so many deals the opponent wins this trick, and the side would take fewer tricks with the lead in hand."""
    seat = Seat(scene.told["seat"])
    if seat not in scene.opponents:
        return "that is no opponent"
    can = sum(_wins_trick(scene, deal, seat) for deal in scene.found.deals)
    return _sums(scene) if scene.number("works") <= can else f"{seat} can win the trick in {can} deals alone"


def _wins_trick(scene: Scene, deal: Position, seat: Seat) -> bool:
    """Whether the opponent wins the trick by some way in which it can be played without loss."""
    now = [deal.after(scene.card)]
    while now and now[0].trick:
        worth = compiled_solver().cards(now)
        now = [
            position.after(card)
            for position, cards in zip(now, worth, strict=True)
            for card, value in cards.items()
            if value == max(cards.values())
        ][:24]
    return any(position.leader is seat for position in now)


def _sums(scene: Scene) -> str | None:
    """Whether the numbers fit each other, and the contract is made more often where it is said to matter."""
    works, count, fails = (scene.number(name) for name in ("works", "count", "fails"))
    made, saved = scene.number("made"), scene.number("saved")
    makes = sum(scene.declarer_makes(scene.card))
    if works + fails != count or count != scene.found.count or made + saved != makes or made > works:
        return "the numbers do not add up"
    return _depends(made, works, saved, fails) if scene.told["matters"] == "yes" else None
