"""What lessons tell of hands, and their tables of points and shapes."""

from __future__ import annotations

from schlemm.core.cards import CARDS, RANKS, Card, Rank
from schlemm.core.deal import Deal
from schlemm.core.hand import PACK, Hand
from schlemm.core.seats import Seat
from schlemm.core.sentence import Sentence
from schlemm.dealing.frequencies import MOST_POINTS, points_probability
from schlemm.evaluation import shape as shape_counts
from schlemm.evaluation.odds import at_least, points_of_partner
from schlemm.evaluation.points import SHORT, figure_points, length_count, shortness_count
from schlemm.evaluation.shape import Shape, ShapeClass, class_probability
from schlemm.evaluation.strength import Strength, strength_band
from schlemm.learn.school.exercises.results.stakes import ENOUGH, SHOWN, chance_of_together
from schlemm.learn.school.picture import RowsPicture
from schlemm.learn.school.shares import percent, share


def cards() -> int:
    """Return how many cards a pack has."""
    return len(CARDS)


def ranks() -> int:
    """Return how many cards a suit has."""
    return len(RANKS)


def figure(card: str) -> int:
    """Return the figure points of a card."""
    return figure_points(Hand.of((Card.parse(card),)))


def pack_points() -> int:
    """Return the figure points of all cards."""
    return figure_points(PACK)


def average_points() -> int:
    """Return the figure points of a player on average."""
    return figure_points(PACK) // 4


def points(hand: str) -> int:
    """Return the figure points of a hand."""
    return figure_points(Hand.parse(hand))


def length(hand: str) -> int:
    """Return the points of a hand for its long suits."""
    return length_count(Hand.parse(hand)).points


def with_length(hand: str) -> int:
    """Return the figure points of a hand and those for its long suits."""
    return points(hand) + length(hand)


def short(hand: str) -> int:
    """Return the points of a hand for its short suits."""
    return shortness_count(Hand.parse(hand)).points


def with_short(hand: str) -> int:
    """Return the figure points of a hand and those for its short suits."""
    return points(hand) + short(hand)


def shortness(count: str) -> int:
    """Return the points for a suit of so many cards: none, one or two."""
    return [points for _, points in SHORT][int(count)]


def aces(hand: str) -> int:
    """Return the number of aces in a hand."""
    return sum(card.rank is Rank.ACE for card in Hand.parse(hand))


def enough() -> int:
    """Return the figure points of both hands from which a game is usually made."""
    return ENOUGH


def needed(hand: str) -> int:
    """Return the figure points that partner of this hand needs for a game."""
    return ENOUGH - points(hand)


def points_of_two(deal: str) -> int:
    """Return the figure points of North and South together."""
    read = Deal.parse(deal)
    return figure_points(read.hand(Seat.NORTH)) + figure_points(read.hand(Seat.SOUTH))


def shape(hand: str) -> str:
    """Return the shape of a hand."""
    return str(Shape.of(Hand.parse(hand)))


def shape_of_south(deal: str) -> str:
    """Return the shape of South's hand."""
    return str(Shape.of(Deal.parse(deal).hand(Seat.SOUTH)))


def flat() -> str:
    """Return the flattest shape."""
    return str(Shape((4, 3, 3, 3)))


def usual_shape() -> str:
    """Return the shape that comes most often."""
    return str(shape_counts.shapes()[0])


def number_of_shapes() -> int:
    """Return how many shapes there are."""
    return len(shape_counts.shapes())


def strength_bands() -> RowsPicture:
    """Return from how many points to how many each word goes, and which part of all hands that is."""
    rows = []
    for band in Strength:
        held = [each for each in range(MOST_POINTS + 1) if strength_band(each) is band]
        rows.append((Sentence(band.value), (held[0], held[-1], share(sum(map(points_probability, held))))))
    return RowsPicture.of("row-strength row-from row-to row-share", rows)


def shape_classes() -> RowsPicture:
    """Return how many shapes each class has, and how often one of them comes."""
    rows = []
    for kind in ShapeClass:
        of_kind = [each for each in shape_counts.shapes() if each.shape_class is kind]
        rows.append((Sentence(kind.value), (str(of_kind[0]), len(of_kind), share(class_probability(kind)))))
    return RowsPicture.of("row-class row-usual row-count row-share", rows)


def frequent_shapes(count: str) -> RowsPicture:
    """Return so many of the shapes that come most often."""
    most = shape_counts.shapes()[: int(count)]
    rows = [(Sentence("row-shape", (("shape", str(each)),)), (share(each.probability),)) for each in most]
    return RowsPicture.of("row-shapes row-share", rows)


def partner_chances(hand: str) -> RowsPicture:
    """Return how likely both hands have enough for a game, by what partner of this one has shown."""
    partner, missing = points_of_partner(Hand.parse(hand)), needed(hand)
    rows = [(Sentence("row-nothing"), (percent(at_least(partner, missing)),))]
    for low, high in sorted(SHOWN)[:3]:
        chance = percent(chance_of_together(partner, low, high, missing))
        rows.append((Sentence("row-shown", (("low", low), ("high", high))), (chance,)))
    heads = (Sentence("row-partner"), Sentence("row-enough", (("enough", ENOUGH),)))
    return RowsPicture(heads, tuple(rows))
