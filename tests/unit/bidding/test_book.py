"""The system book: complete, as it is agreed, and with words for everything in it."""

import pytest
from tests.effort import mostly_slow

from schlemm.bidding.book.book import BookAuction, BookEntry, agreed, book, topics_of
from schlemm.bidding.book.parts import parts_of
from schlemm.bidding.book.wording import usual_reading
from schlemm.bidding.choose import choose_call
from schlemm.bidding.interpret import interpret, reading_of
from schlemm.bidding.rules.agreements import Agreements, UnknownSystem
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.systems import NAMES, system_named
from schlemm.carding.leads import lead_rules
from schlemm.core.auction import Auction
from schlemm.core.calls import Bid
from schlemm.core.seats import BySide, Seat, Vulnerability
from schlemm.core.sentence import Sentence
from schlemm.core.view import Public
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.i18n.profile import LANGUAGES, profile_named
from schlemm.i18n.translator import Translator

CHANGED = ("forum/notrump=12-14/majors=4/transfers=no", "natur-b/majors=5")
CARDED = ("forum", "forum/leads=third/attitude=low/count=low", "natur-b/preference=no")


BOOKS = pytest.mark.parametrize("name", mostly_slow(NAMES, "natur-b"))
"""The whole book of each system; that of Forum takes seconds to be written."""


def cases(name: str, topic: str | None = None) -> list[BookAuction]:
    """Every auction of a book, or of one of its chapters."""
    return [case for chapter in book(name, topic) for page in chapter.pages for case in page.cases]


@pytest.mark.parametrize("name", mostly_slow([*NAMES, *CHANGED], "natur-b"))
def test_every_table_of_every_topic_is_in_the_book(name: str) -> None:
    """A book has the topics and tables of its system, each told once, and begins with the openings."""
    system = system_named(name)
    told = {
        chapter.name: [page.pattern for page in chapter.pages] for chapter in book(name) if not chapter.rules
    }
    there = {
        topic.name: [table.pattern.text for table in topic.tables if not table.repeats]
        for topic in system.topics
    }
    assert told == there
    assert book(name)[0].name == "opening" == topics_of(system)[0].name


def test_what_a_book_leaves_out_is_told_elsewhere() -> None:
    """Tables that repeat others differ from them in the range only: the calls of each are those after an opening."""
    told = {table.pattern.text for topic in system_named("forum").topics for table in topic.tables}
    for topic in system_named("forum").topics:
        for table in topic.tables:
            if table.repeats:
                over, after = table.pattern.text.split("NT P", 1)
                assert f"{over[-1]}NT P{after}" in told, table.pattern.text


@BOOKS
def test_nearly_every_table_has_an_example(name: str) -> None:
    """Of the tables of a system in the box, at most one in eight is told by its pattern alone."""
    pages = [page for chapter in book(name) for page in chapter.pages]
    bare = [page.pattern for page in pages if not page.cases]
    assert len(bare) * 8 <= len(pages), bare


@BOOKS
def test_what_the_book_says_is_possible_at_the_table(name: str) -> None:
    """Every hand that makes a call of the book by the rules may make it at a table, by what is explained there."""
    for case in cases(name)[::10]:
        public = Public(Seat.NORTH, _vulnerability(name, case), case.auction, BySide(name, name))
        agreed_so, at_table = interpret(public).agreed_readings, interpret(public).readings
        for entry in case.entries:
            assert entry.call in at_table, f"{case.auction} {entry.call}"
            wider = at_table[entry.call].hands.classes
            assert agreed_so[entry.call].hands.classes & ~wider == 0, f"{case.auction} {entry.call}"


@BOOKS
def test_the_book_holds_for_nearly_every_hand(name: str) -> None:
    """Of hands that make the calls of a book by the rules, at most one in ten is otherwise than the book says."""
    told = other = 0
    for case in cases(name)[::15]:
        public = Public(Seat.NORTH, _vulnerability(name, case), case.auction, BySide(name, name))
        situation, readings = interpret(public).agreed_situation, interpret(public).agreed_readings
        usual = {entry.call: usual_reading(readings[entry.call]) for entry in case.entries}
        for number in range(300):
            hand = random_deal(Pcg32.from_text(f"{case.auction}/{number}").below).hand(Seat.NORTH)
            call = choose_call(public, hand)
            if hand in situation.known.of(situation.seat) and call in usual:
                told += 1
                other += not usual[call].admits(hand)
    assert told > 300
    assert other * 10 <= told


def _vulnerability(name: str, case: BookAuction) -> Vulnerability:
    """Where the book speaks of the auction: nobody is vulnerable, else everybody."""
    agreed_so = Public(Seat.NORTH, Vulnerability.NONE, case.auction, BySide(name, name))
    return Vulnerability.NONE if interpret(agreed_so).is_agreed else Vulnerability.BOTH


@BOOKS
def test_no_auction_of_the_book_is_one_that_nobody_bids(name: str) -> None:
    """Some rule makes each call on the way to an auction of the book, as it reads at a table."""
    for case in cases(name):
        vulnerability = _vulnerability(name, case)
        public = Public(Seat.NORTH, vulnerability, case.auction, BySide(name, name))
        unread = [index for index in range(len(case.auction.calls)) if reading_of(public, index) is None]
        assert unread == [], str(case.auction)


def test_the_book_does_not_say_again_what_was_said() -> None:
    """Who has opened one of a major is not told to have five cards of it once more."""
    (answered,) = [case for case in cases("forum", "opener-two-level") if str(case.auction) == "N: 1S P 2C P"]
    lengths = [
        detail.args
        for entry in answered.entries
        for detail in entry.explanation.details
        if detail.code == "shows-length" and detail.args["suit"] == "S"
    ]
    assert [facts for facts in lengths if int(facts["low"]) <= 5 and facts["span"] == "from"] == []


def test_length_that_makes_up_for_points_is_told_by_itself() -> None:
    """The raise to three of a major takes eleven points, and with a fourth trump ten."""
    (answered,) = [case for case in cases("forum", "answers-major") if str(case.auction) == "N: 1S P"]
    (raised,) = [entry.explanation for entry in answered.entries if str(entry.call) == "3S"]
    facts = raised.message.args
    assert (facts["length"], facts["low"], facts["high"]) == (3, 11, 12)
    assert Sentence("shows-case", (("suit", "S"), ("length", 4), ("low", 10))) in raised.details


@BOOKS
def test_calls_stand_in_the_order_of_bidding(name: str) -> None:
    """The calls of an auction are legal there, each once, from the lowest."""
    for case in cases(name):
        calls = [entry.call for entry in case.entries]
        assert all(case.auction.why_not(call) is None for call in calls)
        bids = [call.index for call in calls if isinstance(call, Bid)]
        assert bids == sorted({*bids})


@BOOKS
def test_auctions_answered_alike_have_the_same_kinds_of_calls(name: str) -> None:
    """What stands together as alike has bids, passes and doubles at the same places."""
    for case in cases(name):
        for auction in case.likewise:
            assert _kinds(auction) == _kinds(case.auction)


def _kinds(auction: Auction) -> list[type]:
    return [type(call) for call in auction.calls]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_books_has_words(language: str) -> None:
    """Titles of topics and agreements, and every sentence of every call, exist in each language."""
    knows = Translator(profile_named(language)).knows
    needed = {f"topic-{chapter.name}" for name in NAMES for chapter in book(name)}
    needed |= {f"agreement-{each.name.replace('_', '-')}" for each in agreed(Agreements())}
    needed |= {f"carding-{rule.name}" for name in CARDED for chapter in book(name) for rule in chapter.rules}
    needed |= {f"agreed-{word}" for word in ("fourth", "third", "high", "low")}
    needed |= {f"part-{part.name}" for part in parts_of(system_named("forum"))}
    needed |= {code for name in NAMES for base in ("name", "about") for code in [f"system-{base}-{name}"]}
    entries = [entry for name in NAMES for case in cases(name) for entry in case.entries]
    needed |= {message.code for entry in entries for message in _messages(entry)}
    assert {code for code in needed if not knows(code)} == set()


def _messages(entry: BookEntry) -> tuple[Sentence, ...]:
    return (entry.explanation.message, *entry.explanation.details, *entry.reasons)


@pytest.mark.parametrize("name", NAMES)
def test_every_agreement_can_be_chosen(name: str) -> None:
    """What is agreed and what is usual are among the choices, and every choice is a system's name."""
    for each in agreed(Agreements.parse(name)):
        assert {each.value, each.usual} <= {*each.choices}
        for choice in each.choices:
            assert Agreements.parse(f"{name}/{each.name}={choice}").base == name


@pytest.mark.slow
def test_a_single_chapter_is_that_of_the_whole_book() -> None:
    """A chapter asked for by its topic is the same as in the whole book."""
    for chapter in book("natur-b"):
        assert book("natur-b", chapter.name) == (chapter,)


def test_there_is_no_book_of_a_system_that_does_not_exist() -> None:
    """An unknown system is an error that names the wrong part."""
    with pytest.raises(UnknownSystem) as caught:
        book("forum/majors=7")
    assert caught.value.part == "majors=7"


@pytest.mark.parametrize("name", NAMES)
def test_a_book_is_read_from_the_opening_to_what_the_opponents_disturb(name: str) -> None:
    """Every topic of a system in the box has its place in a part, each once, and slam comes after opening and rebid."""
    *parts, cards = parts_of(system_named(name))
    assert (cards.name, [topic.name for topic in cards.topics]) == ("carding", ["leads", "signals"])
    told = [topic.name for part in parts for topic in part.topics]
    assert sorted(told) == sorted(topic.name for topic in system_named(name).topics if topic.tables)
    order = ["openings", "rebids", "slam", "defence", "contested"]
    assert [part.name for part in parts] == [name for name in order if name in {part.name for part in parts}]


@pytest.mark.parametrize("name", CARDED)
def test_leads_and_signals_stand_in_the_book_as_they_are_agreed(name: str) -> None:
    """The last chapters have every rule of the agreement, and each example plays the card that is led or told."""
    leads, signals = (chapter for topic in ("leads", "signals") for chapter in book(name, topic))
    carding = Agreements.parse(name).carding
    assert [rule.name for rule in leads.rules] == [f"lead-{rule.name}" for rule in lead_rules(carding)]
    assert {rule.name for rule in signals.rules} >= {
        f"attitude-{carding.attitude}",
        f"discard-{carding.attitude}",
        f"count-{carding.count}",
        "silent",
    }
    assert any(rule.name.startswith("preference") for rule in signals.rules) is carding.preference
    assert all(each.card in each.hand for rule in (*leads.rules, *signals.rules) for each in rule.examples)
    assert all(len({each.card for each in rule.examples}) == 2 for rule in signals.rules if rule.examples)


@pytest.mark.parametrize("topic", mostly_slow(("slam", None), "slam"))
def test_nobody_passes_the_question_for_aces(topic: str | None) -> None:
    """Where the opponents are silent and a call answers for aces, the book lists no pass beside the answers."""
    answers = {Meaning.ACES.value, Meaning.KEY_CARDS.value}
    told = [
        {str(entry.call): entry.explanation.message.code for entry in case.entries}
        for name in NAMES
        for case in cases(name, topic)
        if str(case.auction).endswith("NT P")
    ]
    answering = [entries for entries in told if answers & {*entries.values()}]
    assert answering
    assert [entries for entries in answering if "P" in entries] == []
