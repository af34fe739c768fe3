"""The plan told with a hint for declarer: own deals with one sentence each, and that every told plan is true."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.effort import examples
from tests.property.self_play import self_play
from tests.unit.bots.review.plan_truths import TRUE
from tests.unit.i18n.lint import catalogue_text

import schlemm.bots.review
from schlemm.bots.bidder import SystemBot
from schlemm.bots.cards.by_rules import choose_by_rules
from schlemm.bots.cards.sight import CardView
from schlemm.bots.level import Level
from schlemm.bots.play.imagine import imagined
from schlemm.bots.review import plan_instead
from schlemm.bots.review.compare import CardComparison, Prospect, compare_cards
from schlemm.bots.review.plan import declarers_plan
from schlemm.bots.review.plan_chance import Chance
from schlemm.bots.review.plan_tricks import has_enough
from schlemm.bots.review.why import why
from schlemm.bots.solving import compiled_solver
from schlemm.core.auction import Auction
from schlemm.core.board.board import Board
from schlemm.core.cards import Card
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat, Seat, Vulnerability
from schlemm.core.sentence import Facts, Sentence
from schlemm.core.view import Public, Stakes
from schlemm.dd.open_play import OpenPlay
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.i18n.catalogue import Catalogue
from schlemm.i18n.profile import LANGUAGES, PROFILES, Profile
from schlemm.scoring.matchpoints import NAME as MATCHPOINTS

SOURCES = Path(schlemm.bots.review.__file__).parent

HEARTS = "HQ H3 H5 HK"
SPADES = "SQ S2 S5 SK"

DEALS = [
    # Queen and king of trumps are not missing: five are out, and three rounds see to them mostly.
    ("4SS", "Q95.A43.K432.765", "73.765.T8.QJT984", "AKJT8.K2.A765.32", "642.QJT98.QJ9.AK", HEARTS,
     "card-plan-trumps rounds=3"),
    # The diamonds bring enough if the king is with West.
    ("3NTS", "A43.654.AQJT.432", "876.T987.87.QJT9", "K52.A32.932.AK65", "QJT9.KQJ.K654.87", "HK H4 H7 HA",
     "card-plan-finesse card=DK"),
    # Two low cards of dummy are good once the five that are out have fallen three and two.
    ("3NTS", "K32.54.AK8653.43", "876.T987.Q7.KQJ2", "A54.A632.42.A865", "QJT9.KQJ.JT9.T97", "SQ S2 S6 SA",
     "card-plan-long-suit suit=D rounds=3"),
    # Five diamonds are worth four tricks when the ace has been played; it does not matter who has it.
    ("3NTS", "32.54.KQJT9.A432", "8765.T987.52.QJ9", "AK4.A632.843.K65", "QJT9.KQJ.A76.T87", SPADES,
     "card-plan-drives-out suit=D card=DA run=6"),
    # East comes to nothing in hearts when the ace waits once more.
    ("3NTS", "Q4.A63.KQJ64.K32", "T762.97.832.Q976", "AK3.542.T9.AJT54", "J985.KQJT8.A75.8", "HK H3 H7 H2 HQ",
     "card-plan-holds-up suit=H seat=E"),
    # Four clubs are high in dummy, and four tricks are missing.
    ("1NTS", "762.54.K5.AQJT98", "T83.T87.87643.32", "A54.A632.AQ2.K65", "KQJ9.KQJ9.JT9.74",
     "SK S2 S3 SA CK C7 C8 C2 C5 C4 CT C3", "card-plan-enough needed=4 sure=4"),
    # Dummy's only diamond goes first: the low trumps of the other hand can ruff nothing once they are drawn.
    ("3CN", "Q654.K876.K7.AT8", "AK87.J32.98.KJ72", "T.Q54.AJ653.Q953", "J932.AT9.QT42.64",
     "SA ST S9 S4 D9 D3 D4 DK", "card-plan-ruffs-first suit=D"),
    # A heart to the queen: it wins a trick where the king is in front of it.
    ("2NTE", "T86.JT5.Q532.972", "A3.A432.AT6.K853", "K742.K96.K4.AJT4", "QJ95.Q87.J987.Q6",
     "CT CQ C2 C3 DJ D5 D6 DK D4 D7 D2 DT HA H6 H7 H5 DA S7 D8 D3", "card-plan-towards card=HK seat=S"),
    # West keeps the queen and knave of hearts, and has no room for the king of diamonds on the last club.
    ("6NTS", "KQ32.AT5.432.432", "T9875..T876.8765", "AJ4.32.AQ5.AKQJT", "6.KQJ98764.KJ9.9",
     ("HK H5 DT H2 S6 S2 S7 SA DA D9 D2 D6 SJ H4 S3 S5 S4 H6 SK S8 SQ S9 D5 H7 "
      "C2 C5 CA C9 CK H8 C3 C6 CQ H9 C4 C7 CJ DJ D3 C8"), "card-plan-squeezes seat=W works=67 count=100 made=67"),
    # The nine is left to whoever has the queen, so that the suit still runs if all five that are out lie together.
    ("4NTS", "432.432.AKT43.32", "QT976.Q7.Q.QJT86", "AK5.AK5.J92.AK54", "J8.JT986.8765.97", "SJ S2 S9 SA D9 D5",
     "card-plan-safety card=DA suit=D length=4"),
    # North wins the club and has nothing left but hearts, of which both hands of declarer are out.
    ("3SE", "862.AJT642.4.QT5", "AQJ74.K.J85.K872", "K.Q853.AQT732.J9", "T953.97.K96.A643",
     "DA D6 D4 D5 D3 DK S2 D8 HA HK H3 H7 HJ S4 H5 H9 C2 C9 CA C5 S3 S6 SA SK SQ D2 S5 S8 CK CJ C3 CT",
     "card-plan-throws-in seat=N"),
]  # fmt: skip
"""Contract, the hands of North, East, South and West, the cards played, and how the plan begins."""


@pytest.mark.sweep
@pytest.mark.parametrize(("contract", "north", "east", "south", "west", "played", "told"), DEALS)
def test_a_plan_has_its_sentence(
    contract: str, north: str, east: str, south: str, west: str, played: str, told: str
) -> None:
    """Each of these deals has one plan, and that is told with what it rests on, and is true."""
    sight = sight_at(contract, (north, east, south, west), played)
    found = compare_cards(sight.view, sight.play, compiled_solver())
    sentence = declarers_plan(sight, found, why(sight, found), compiled_solver())
    assert sentence is not None
    assert f"{sentence} ".startswith(f"{told} ")
    TRUE[sentence.code](sight, found, sentence)


def sight_at(
    contract: str, hands: tuple[str, str, str, str], played: str, form: str = "duplicate"
) -> CardView:
    """What declarer sees after these cards, where nothing is known from an auction."""
    now = OpenPlay.start(Deal(BySeat(*map(Hand.parse, hands))), Contract.parse(contract))
    for text in played.split():
        now = now.after(Card.parse(text))
    public = Public(Seat.NORTH, Vulnerability.NONE, Auction.parse("N: "), stakes=Stakes(form))
    return CardView(now.view(public), now.play)


@pytest.mark.parametrize(
    ("other", "reached", "tricks", "told"),
    [
        ("D4", 8, 629, "card-plan-contract-first card=D4 instead=8 reached=27 count=80"),
        ("D4", 8, 623, None),
        ("D4", 20, 629, None),
        ("S4", 8, 629, None),
    ],
)
def test_the_contract_comes_first_where_another_card_brings_more_tricks(
    other: str, reached: int, tricks: int, told: str | None
) -> None:
    """A card of the same suit is named that brings more tricks and makes the contract much less often."""
    contract, north, east, south, west, played, _ = DEALS[1]
    sight = sight_at(contract, (north, east, south, west), played)
    deals = imagined(sight.view, sight.play, 80)
    best, rest = Prospect(Card.parse("D9"), 27, 624, 9), Prospect(Card.parse(other), reached, tricks, 8)
    found = CardComparison(best, (rest,), deals)
    sentence = declarers_plan(sight, found, Sentence("card-why-odds"), compiled_solver())
    assert (None if sentence is None else str(sentence)) == told


def test_the_contract_comes_first_only_where_no_card_makes_it_more_often() -> None:
    """Nothing is said of a card that brings more tricks where a third one makes the contract more often than both."""
    contract, north, east, south, west, played, _ = DEALS[1]
    sight = sight_at(contract, (north, east, south, west), played)
    deals = imagined(sight.view, sight.play, 80)
    best, rest = Prospect(Card.parse("D9"), 27, 624, 9), Prospect(Card.parse("D4"), 8, 629, 8)
    for reached, told in ((27, True), (28, False)):
        third = Prospect(Card.parse("S5"), reached, 600, 7)
        found = CardComparison(best, (rest, third), deals)
        sentence = declarers_plan(sight, found, Sentence("card-why-odds"), compiled_solver())
        assert (sentence is not None) == told


@pytest.mark.parametrize(
    ("chance", "is_rare", "is_plan"),
    [
        (Chance(count=40, works=20, made=0, saved=0), False, True),
        (Chance(count=40, works=19, made=0, saved=0), False, False),
        (Chance(count=40, works=19, made=19, saved=0), False, True),
        (Chance(count=40, works=10, made=10, saved=0), False, True),
        (Chance(count=40, works=9, made=9, saved=0), True, False),
    ],
)
def test_what_is_rare_is_no_plan(chance: Chance, is_rare: bool, is_plan: bool) -> None:
    """A plan holds in half of the deals, or in a quarter if the contract rests on it."""
    assert (chance.is_rare, chance.is_plan) == (is_rare, is_plan)


@pytest.mark.parametrize(("card", "is_told"), [("CQ", True), ("S6", False)])
def test_winners_suffice_for_a_card_that_is_one(card: str, is_told: bool) -> None:
    """That the winners make the contract is no plan of a card that is none of them."""
    contract, north, east, south, west, played, _ = DEALS[5]
    sight = sight_at(contract, (north, east, south, west), played)
    deals = imagined(sight.view, sight.play, 4)
    found = CardComparison(Prospect(Card.parse(card), len(deals), 32, 9), (), deals)
    assert (has_enough(sight, found) is not None) is is_told


def test_tricks_come_first_by_matchpoints() -> None:
    """The ace is played on the king: the card that makes the contract more often brings fewer tricks on average."""
    hands = ("432.43.AQ9543.32", "T97.T96.J87.JT96", "AK5.AK52.T2.AK54", "QJ86.QJ87.K6.Q87")
    played = "C8 C2 CT CA SA SQ S2 ST SK SJ S3 S7 HK H7 H3 H6 DT DK"
    told = {}
    for form in (MATCHPOINTS, "duplicate"):
        sight = sight_at("4NTS", hands, played, form)
        found = compare_cards(sight.view, sight.play, compiled_solver())
        sentence = declarers_plan(sight, found, why(sight, found), compiled_solver())
        told[form] = f"{sentence} ".startswith("card-plan-tricks-first card=D5 ")
        if sentence is not None:
            TRUE[sentence.code](sight, found, sentence)
    assert told == {MATCHPOINTS: True, "duplicate": False}


@pytest.mark.exhaustive
def test_a_told_plan_is_true() -> None:
    """Whichever of declarer's cards were best: what its plan names is there, its numbers those of the deals."""
    told = {sentence.code for number in range(1, examples(48) + 1) for sentence in true_plans(number)}
    assert len(told) > len(TRUE) // 2


def true_plans(number: int) -> Iterator[Sentence]:
    """The plans told in a board, at every third card of declarer's, each found to be true."""
    board = Board(number, Conditions.of_board(number), random_deal(Pcg32.from_text(f"plans {number}").below))
    moments = [(view, view.play) for view, action in self_play(board, SystemBot(Level.BEGINNER)) if view.play]
    chosen = [
        (view, play)
        for view, play in moments
        if view.seat is play.contract.declarer and play.tricks_left < 12
    ]
    for view, play in chosen[::3]:
        if len(view.legal_cards()) > 1:
            yield from plans_at(CardView(view, play))


SELDOM = (3, 16, 73, 170)
"""Boards in which few deals have a throw-in, a squeeze, tricks that come first, and a safety play."""


@pytest.mark.slow
def test_what_few_deals_show_is_true_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """Squeezes, throw-ins and safety plays are seldom told; where less were enough, all that is counted is so, too."""
    monkeypatch.setattr(Chance, "is_plan", property(lambda chance: chance.works > 0))
    monkeypatch.setattr(plan_instead, "SOME", 1)
    monkeypatch.setattr(plan_instead, "OFTEN", 99)
    monkeypatch.setattr(plan_instead, "FEWER", 1)
    boards = {*range(1, examples(18) + 1), *SELDOM}
    told = {sentence.code for number in boards for sentence in true_endings(number)}
    seldom = {"card-plan-squeezes", "card-plan-throws-in", "card-plan-safety", "card-plan-tricks-first"}
    assert seldom <= told


def true_endings(number: int) -> Iterator[Sentence]:
    """The plans told in the last seven tricks of a board in a contract out of four, each found to be true."""
    deal = random_deal(Pcg32.from_text(f"endings {number}").below)
    stakes = Stakes(MATCHPOINTS if number % 2 else "duplicate")
    public = Public(Seat.NORTH, Vulnerability.NONE, Auction.parse("N: "), stakes=stakes)
    now = OpenPlay.start(deal, Contract.parse(("1NTS", "3NTS", "2SS", "4HS")[number // 2 % 4]))
    while now.play.tricks_left > 2:
        view = now.view(public)
        if view.seat is Seat.SOUTH and not now.forced and now.play.tricks_left <= 7:
            yield from plans_at(CardView(view, now.play))
        now = now.after(choose_by_rules(view, now.play))


def plans_at(sight: CardView) -> Iterator[Sentence]:
    """The plans that would be told at a moment, as if each card were the best, all found to be true."""
    found = compare_cards(sight.view, sight.play, compiled_solver())
    every = (found.best, *found.others)
    for best in every:
        others = tuple(one for one in every if one is not best)
        told = CardComparison(best, others, found.deals, found.by_deal)
        sentence = declarers_plan(sight, told, why(sight, told), compiled_solver())
        if sentence is not None:
            TRUE[sentence.code](sight, told, sentence)
            yield sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_plans_and_sentences_are_the_same(language: str) -> None:
    """Every plan has a sentence in every language, and every sentence a plan; all are asked whether they are true."""
    said = set(re.findall(r"^(card-plan-[a-z-]+) =", catalogue_text(language), re.MULTILINE))
    written = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.glob("*.py"))
    assert said == set(re.findall(r'"(card-plan-[a-z-]+)"', written)) == set(TRUE)


@pytest.mark.parametrize("profile", PROFILES)
def test_every_plan_can_be_said(profile: Profile) -> None:
    """In every language each sentence finds its facts, whether they matter or not, and if all deals have them."""
    numbers: Facts = (("works", 5), ("count", 16), ("made", 4), ("saved", 1))
    named: Facts = (("card", "DK"), ("suit", "D"), ("seat", "W"), ("run", 2), ("sure", 3), ("rounds", 1))
    others: Facts = (("instead", 2), ("reached", 9), ("needed", 1), ("length", 4))
    for matters, fails in (("yes", 11), ("no", 11), ("no", 0)):
        args = dict((*numbers, *named, *others, ("matters", matters), ("fails", fails)))
        for code in TRUE:
            assert not re.search(r"[{}]|  | \.", Catalogue(profile).text(code, args))


@pytest.mark.parametrize("profile", PROFILES)
def test_what_holds_in_all_deals_is_said_of_imagined_ones(profile: Profile) -> None:
    """Nobody is told of all deals there are, for only some were looked at."""
    facts: Facts = (("works", 16), ("count", 16), ("fails", 0), ("matters", "no"), ("rounds", 3))
    for plan in ("trumps", "holds-up", "squeezes", "throws-in"):
        said = Catalogue(profile).text(f"card-plan-{plan}", dict((*facts, ("suit", "D"), ("seat", "W"))))
        assert re.search("vorgestellt|imagin|immagin", said), said
