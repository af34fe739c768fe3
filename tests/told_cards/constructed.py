"""Moments in which rare sentences are said: deals without an auction, in contracts that are just made or just fail."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from tests.told_cards.scene import Scene
from tests.told_cards.telling import told, told_of_each

from schlemm.bots.cards.by_rules import choose_by_rules
from schlemm.bots.solving import compiled_solver
from schlemm.core.auction import Auction
from schlemm.core.calls import Bid
from schlemm.core.cards import STRAINS, Strain, Suit
from schlemm.core.contract import Contract, Doubling
from schlemm.core.deal import Deal
from schlemm.core.seats import BySide, Seat, Vulnerability
from schlemm.core.view import Public, View
from schlemm.dd.open_play import OpenPlay
from schlemm.dd.position import Position
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32


@dataclass(frozen=True)
class Theme:
    """Which moments of which deals are explained.

    Attributes:
        name: What the deals follow from.
        deals: How many there are.
        first: With so many tricks left the first card is explained ...
        last: ... and with so many the last.
        declares: Whether the cards of declarer's side, or of the defenders, are explained; both if it is ``None``.
        strains: The denominations to choose from.
        system: What is bid and led by.
        wanted: Which deals are taken, with South as declarer.
        each: The sentences that are looked for, of all cards; empty to hear what is said.
        good: Whether only of those that are as good as the best.
    """

    name: str
    deals: int
    first: int
    last: int
    declares: bool | None = None
    strains: tuple[Strain, ...] = STRAINS
    system: str = "forum"
    wanted: Callable[[Deal], bool] = lambda deal: True
    each: frozenset[str] = frozenset()
    good: bool = True


def told_of_theme(theme: Theme, number: int) -> Iterator[Scene]:
    """All that is said in the moments of one deal of a theme."""
    random = Pcg32.from_text(f"{theme.name} {number}")
    deal = random_deal(random.below)
    while not theme.wanted(deal):
        deal = random_deal(random.below)
    now = OpenPlay.start(deal, _contract(deal, theme, random))
    systems = BySide(theme.system, theme.system)
    public = Public(Seat.SOUTH, Vulnerability.NONE, Auction.parse("S: "), systems)
    while not now.play.is_over and now.play.tricks_left >= theme.last:
        view = now.view(public)
        if _is_asked(view, theme):
            yield from told_of_each(view, theme.each, good=theme.good) if theme.each else told(view)
        now = now.after(choose_by_rules(view, now.play))


def _is_asked(view: View, theme: Theme) -> bool:
    assert view.play is not None
    declares = view.play.turn.side is view.play.contract.side
    has_choice = len(view.legal_cards()) > 1
    return has_choice and view.play.tricks_left <= theme.first and theme.declares in (None, declares)


def _contract(deal: Deal, theme: Theme, random: Pcg32) -> Contract:
    """South's contract in one of the denominations, as high as it goes with open cards."""
    strain = theme.strains[random.below(len(theme.strains))]
    level = min(max(_tricks(deal, strain) - 6, 1), 7)
    return Contract(Bid(level, strain), Doubling.UNDOUBLED, Seat.SOUTH)


def _tricks(deal: Deal, strain: Strain) -> int:
    """How many tricks South takes with open cards."""
    (worth,) = compiled_solver().cards([Position.opening(deal, strain, Seat.SOUTH)])
    return 13 - max(worth.values())


def _holds_up(deal: Deal) -> bool:
    """West has a long suit in which the ace is all that South and North have."""
    for suit in Suit:
        west, south = deal.hand(Seat.WEST).cards_of(suit), deal.hand(Seat.SOUTH).cards_of(suit)
        ranks = "".join(card.rank.letter for card in (*south, *deal.hand(Seat.NORTH).cards_of(suit)))
        if len(west) == 5 and "A" in ranks and not {*"KQJ"} & {*ranks} and len(south) > 2:
            return True
    return False


def _reasons(*names: str) -> frozenset[str]:
    return frozenset(f"card-why-{name}" for name in names)


LEADS: Final = _reasons(
    "lead-single", "lead-passive", "lead-trump", "lead-fourth", "lead-third", "lead-fifth"
)
RUFFS: Final = _reasons("under-ruff", "overruff", "gives-ruff", "lead-trump", "returns")
LETS_GO: Final = _reasons("conceals", "hides", "covers", "ducks", "runs", "usual")
LEVEL: Final = _reasons("odds-level", "runs-to")
ANYWAY: Final = _reasons("usual", "usual-anyway")
SUITS: Final = tuple(strain for strain in STRAINS if strain.trump)
THEMES: Final = (
    Theme("leads", 60, 13, 13, declares=False, strains=SUITS, each=LEADS, good=False),
    Theme("other leads", 80, 13, 13, declares=False, system="forum/leads=third", each=LEADS, good=False),
    Theme("ruffs", 100, 8, 2, strains=SUITS, each=RUFFS),
    Theme("let go", 60, 9, 3, each=LETS_GO),
    Theme("level", 30, 9, 3, each=LEVEL, good=False),
    Theme("usual", 8, 12, 5, each=ANYWAY, good=False),
    Theme("hold up", 24, 13, 11, declares=True, strains=(Strain.NOTRUMP,), wanted=_holds_up),
)
