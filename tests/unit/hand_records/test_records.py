"""Hand records: every card once, every number as it was found, and nothing of a file but text."""

import re
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples
from tests.unit.hand_records.printed_records import EVENING, GOLDEN, Element, boards_in, printed, read_page

from schlemm.core.cards import STRAINS, SUITS, Suit
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract, Result
from schlemm.core.deal import Deal
from schlemm.core.seats import SEATS, SIDES, BySeat, Seat, Side, Vulnerability
from schlemm.dd.par import Par, par_words
from schlemm.dd.table import TrickTable
from schlemm.evaluation.points import figure_points
from schlemm.formats.filed import FiledBoard
from schlemm.hand_records.gather import gather_records
from schlemm.hand_records.hand_record import HandRecord, TravellerLine
from schlemm.hand_records.page import hand_records_page
from schlemm.hand_records.record_words import RecordWords, with_letters
from schlemm.hand_records.style import repeated_title
from schlemm.hand_records.traveller import RecordScoring, points_won, usual_scoring
from schlemm.i18n.profile import LANGUAGES, PROFILES, Profile, profile_named
from schlemm.i18n.translator import Translator
from schlemm.scoring.duplicate import board_score
from schlemm.testing.auctions import results
from schlemm.testing.cards import deals, seats, vulnerabilities

SAY = {profile.id: Translator(profile) for profile in PROFILES}
TABLES = st.lists(st.integers(0, 13), min_size=20, max_size=20).map(
    lambda digits: TrickTable.parse("".join(f"{digit:x}" for digit in digits))
)
NAMES = st.text(max_size=90) | st.sampled_from(
    ["</title><script>alert(1)</script>", '" onload="x', "<img src=x onerror=y>", "&lt;b&gt;", "a\0b\x1b[31m",
     "\u202egnp", "\ud800", "--><svg/onload=1>", "x" * 100_000, "\u2069\u202d<bdi>", "{ $seat }", "'; drop"]
)  # fmt: skip
PLAYED = FiledBoard(3, Seat.SOUTH, Vulnerability.EAST_WEST, told=Contract.parse("4SE"), tricks=10)
DEAL = Deal.parse("N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85")


@st.composite
def lines(draw: st.DrawFn, vulnerability: Vulnerability = Vulnerability.NONE) -> TravellerLine:
    """What came of a board at a table."""
    result = draw(results())
    score = board_score(result, vulnerability).for_side(Side.NORTH_SOUTH)
    players = BySeat(*(draw(NAMES) for _ in SEATS))
    return TravellerLine(draw(NAMES), players, result, None, draw(st.sampled_from([score, None])))


def one(page: str, tag: str = "", name: str = "") -> Element:
    """The only element of a page with this tag and class."""
    (found,) = read_page(page).all(tag, name)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_as_they_were_looked_through(language: str) -> None:
    """An evening of two boards looks as it did when somebody has read it, in each language."""
    assert printed(language) == (GOLDEN / f"{language}.html").read_text(encoding="utf-8")


@settings(max_examples=examples(40))
@given(st.lists(deals(), min_size=1, max_size=3, unique_by=str), st.sampled_from(PROFILES))
def test_every_card_is_printed_once_in_its_hand(dealt: list[Deal], profile: Profile) -> None:
    """Each hand of each board holds its cards and no other, in the letters of the language, and its points are told."""
    page = hand_records_page(
        [HandRecord(number, deal) for number, deal in enumerate(dealt, 1)], SAY[profile.id]
    )
    boards = [*read_page(page).all("article")]
    assert len(boards) == len(dealt)
    for board, deal in zip(boards, dealt, strict=True):
        for seat in SEATS:
            (hand,) = board.all("section", seat.name.lower())
            rows = [row.whole_text for row in hand.all("p")]
            assert [row[0] for row in rows] == [suit.symbol for suit in reversed(SUITS)]
            held = {suit: row[1:].split() for suit, row in zip(reversed(SUITS), rows, strict=True)}
            assert held == {suit: _ranks(deal, seat, suit, profile) for suit in SUITS}
            (points,) = next(board.all("div", "points")).all("b", seat.name.lower())
            assert points.text == str(figure_points(deal.hand(seat)))


def _ranks(deal: Deal, seat: Seat, suit: Suit, profile: Profile) -> list[str]:
    return [profile.letters.rank(card.rank.letter) for card in deal.hand(seat).cards_of(suit)] or ["–"]


@settings(max_examples=examples(40))
@given(TABLES, seats(), vulnerabilities(), st.sampled_from(PROFILES))
def test_tricks_and_par_are_those_found(
    table: TrickTable, dealer: Seat, danger: Vulnerability, profile: Profile
) -> None:
    """The table has the tricks of each player in each denomination, and par all contracts that there is room for."""
    board = FiledBoard(dealer=dealer, vulnerability=danger, hands=DEAL.hands)
    (record,) = gather_records([board], {DEAL: table})
    page = hand_records_page([record], SAY[profile.id])
    head, *rows = one(page, "table", "tricks").all("tr")
    assert [each.whole_text for each in head.all("th")] == [
        SAY[profile.id].words.strain(each) for each in STRAINS
    ]
    order = [Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST]
    for seat, row in zip(order, rows, strict=True):
        assert next(row.all("th")).text == profile.letters.seat(seat.letter)
        assert [int(cell.text) for cell in row.all("td")] == [
            table.tricks(strain, seat) for strain in STRAINS
        ]
    best = record.par
    assert best is not None
    shown = one(page, "div", "par")
    assert RecordWords(SAY[profile.id]).points_for(best.score) in shown.text
    told = [SAY[profile.id].words.short_result(result) for _, result in par_words(best)]
    contracts = [each.whole_text for each in shown.all("li")]
    assert len(contracts) == min(len(told), 5)
    assert all(text.startswith(start) for text, start in zip(contracts[:4], told, strict=False))


@given(st.integers(1, 64), st.sampled_from(PROFILES))
@settings(max_examples=examples(20))
def test_dealer_and_danger_are_marked(number: int, profile: Profile) -> None:
    """One seat is the dealer's, and those in danger are the sides that are."""
    conditions = Conditions.of_board(number)
    record = HandRecord(number, DEAL, conditions.dealer, conditions.vulnerability)
    page = hand_records_page([record], SAY[profile.id])
    marks = {seat: next(one(page, "div", "compass").all("b", seat.name.lower())).classes for seat in SEATS}
    assert [seat for seat in SEATS if "dealer" in marks[seat]] == [conditions.dealer]
    assert [side for side in SIDES if all("danger" in marks[seat] for seat in side.seats)] == [
        side for side in SIDES if conditions.vulnerability.of(side)
    ]
    head = one(page, "header").whole_text
    assert SAY[profile.id].words.seat(conditions.dealer) in head
    assert SAY[profile.id].words.vulnerability(conditions.vulnerability) in head


ALLOWED = {
    *("html", "head", "meta", "title", "style", "body", "main", "div", "article", "header", "section", "bdi"),
    *("h1", "h2", "p", "b", "i", "span", "table", "thead", "tbody", "tr", "th", "td", "ul", "li"),
}
SAYS = {
    "class",
    "lang",
    "charset",
    "name",
    "content",
    "http-equiv",
    "aria-label",
    "aria-hidden",
    "title",
    "scope",
    "colspan",
}


@settings(max_examples=examples(80))
@given(st.lists(lines(), max_size=4), NAMES, st.sampled_from([*RecordScoring]), st.sampled_from(PROFILES))
def test_names_are_text_whatever_they_hold(
    played: list[TravellerLine], title: str, scoring: RecordScoring, profile: Profile
) -> None:
    """Names and titles bring no element, no attribute and no sign that is not seen, and no page without end."""
    record = HandRecord(1, DEAL, Seat.NORTH, Vulnerability.NONE, None, None, tuple(played))
    page = hand_records_page([record], SAY[profile.id], title=title, scoring=scoring)
    plain = hand_records_page([record], SAY[profile.id], scoring=scoring)
    assert page.encode("utf-8").decode("utf-8") == page
    elements = [*read_page(page).all()]
    assert {each.tag for each in elements} <= ALLOWED
    assert {name for each in elements for name in each.attributes} <= SAYS
    assert not {*page} & {*map(chr, range(9)), "\x1b", "\u202d", "\u202e", "\u2066", "\u2069", "\ud800"}
    assert page.count("<style>") == page.count("</style>") == page.count("<title>") == 1
    assert len(page) < len(plain) + 2_000 < 30_000
    assert len(elements) - len([*read_page(plain).all()]) <= 1  # the name of the evening by itself


@settings(max_examples=examples(60))
@given(st.lists(lines(), min_size=2, max_size=8))
def test_what_tables_win_adds_up(played: list[TravellerLine]) -> None:
    """In IMPs the tables win nothing together, in matchpoints two for each pair of results; better is never less."""
    scores = [line.score for line in played if line.score is not None]
    count = len(scores)
    for scoring in (RecordScoring.IMPS, RecordScoring.MATCHPOINTS):
        won = points_won(played, scoring)
        assert [each is None for each in won] == [line.score is None or count < 2 for line in played]
        found = [each for each in won if each is not None]
        if scoring is RecordScoring.IMPS:
            assert sum(each.north_south for each in found) == 0
            assert all(each.north_south == -each.east_west for each in found)
        elif found:
            assert sum(each.north_south for each in found) == count * (count - 1)
            assert {each.north_south + each.east_west for each in found} == {Fraction(2 * (count - 1))}
        ranked = [
            each.north_south for _, each in sorted(zip(scores, found, strict=False), key=lambda pair: pair[0])
        ]
        assert ranked == sorted(ranked)


def test_a_board_of_several_tables_is_one_record() -> None:
    """Boards with the same number and cards are one, with a line a table; another number or dealer is another board."""
    boards = boards_in(EVENING)
    first, second = gather_records(boards)
    assert [len(record.lines) for record in (first, second)] == [3, 0]
    assert [line.score for line in first.lines] == [-420, -300, 0]
    assert [line.result for line in first.lines] == [
        Result(Contract.parse("4SE"), 10),
        Result(Contract.parse("5DXN"), 9),
        Result(None, 0),
    ]
    assert str(first.lines[0].lead) == "D3"
    assert [len(record.lines) for record in gather_records(boards, results=False)] == [0, 0]
    other = FiledBoard(dealer=Seat.WEST, vulnerability=Vulnerability.NONE, hands=boards[0].hands)
    assert len(gather_records([*boards, other])) == 3


def test_boards_without_four_hands_or_a_result_have_no_record() -> None:
    """Of a hand alone nothing is printed, nor of a result that no number says what it belongs to."""
    one_hand = BySeat(DEAL.hand(Seat.NORTH), None, None, None)
    untold = [FiledBoard(number=None), FiledBoard(hands=one_hand), replace(PLAYED, number=None)]
    assert gather_records(untold) == []
    assert gather_records([PLAYED], results=False) == []


def test_results_come_to_the_cards_that_another_file_tells() -> None:
    """A result without cards stands at the only board of its number, by itself where none or several could be it."""
    dealt = replace(PLAYED, hands=DEAL.hands, told=None, tricks=None)
    (record,) = gather_records([PLAYED, dealt])
    assert (record.deal, record.dealer) == (DEAL, Seat.SOUTH)
    assert [line.score for line in record.lines] == [-620]
    other = replace(dealt, hands=BySeat(*(DEAL.hand(seat.partner) for seat in SEATS)))
    elsewhere = replace(PLAYED, vulnerability=Vulnerability.NONE)
    for boards in ([PLAYED], [PLAYED, replace(dealt, number=4)], [PLAYED, dealt, other], [elsewhere, dealt]):
        alone = gather_records(boards)[0]
        assert alone.deal is None
        assert len(alone.lines) == 1
        page = hand_records_page([alone], SAY["de"])
        assert next(read_page(page).all("h2")).text == "Board 3"
        assert not [*read_page(page).all("section")]


@given(st.text(max_size=60))
def test_a_title_at_the_foot_of_a_sheet_is_nothing_but_text(title: str) -> None:
    """Nothing of a title ends its string, its rule or the style sheet, and a browser reads from it what was written."""
    rule = repeated_title(title)
    empty = repeated_title("")
    start = empty.index('""') + 1
    told = rule[start : len(rule) - len(empty) + start]
    assert rule == empty[:start] + told + empty[start:]
    assert re.fullmatch(r"(?:[0-9A-Za-z ]|\\[0-9a-f]{1,6} )*", told)
    read = re.sub(r"\\([0-9a-f]+) ", lambda number: chr(int(number[1], 16)), told)
    assert read == title


def test_in_a_robber_neither_points_nor_par_are_told() -> None:
    """Where boards do not count by themselves, their results stand there, and nothing that compares them."""
    boards = boards_in(EVENING)
    tricks = {DEAL: TrickTable.parse("765a8775a84866548665")}
    first, _ = gather_records(boards, tricks, counted=False)
    assert first.par is None
    assert {line.score for line in first.lines} == {None}
    page = hand_records_page([first], SAY["de"], scoring=RecordScoring.IMPS)
    assert "IMP" not in one(page, "table", "results").whole_text


@pytest.mark.parametrize(
    ("told", "most", "scoring"),
    [
        (["IMP", "IMP;Cross-IMPs"], 9, RecordScoring.IMPS),
        (["MP", "MatchPoints"], 2, RecordScoring.MATCHPOINTS),
        (["Rubber"], 2, RecordScoring.NONE),
        (["IMP", "MP"], 2, RecordScoring.IMPS),
        (["", "MP"], 3, RecordScoring.MATCHPOINTS),
        (["<script>"], 2, RecordScoring.IMPS),
    ],
)
def test_boards_are_compared_as_their_files_say(told: list[str], most: int, scoring: RecordScoring) -> None:
    """Where all boards say the same, that holds; else two tables are compared in IMPs, more in matchpoints."""
    boards = [FiledBoard(tags=(("Scoring", text),) if text else ()) for text in told]
    assert usual_scoring(boards, most) is scoring


def test_the_page_says_so_where_only_some_boards_are_solved() -> None:
    """Whoever misses the tables of some boards reads that they are not worked out; of all or none nothing is said."""
    solved = HandRecord(1, DEAL, tricks=TrickTable.parse("7" * 20))
    plain = HandRecord(2, DEAL)
    told = SAY["en"].say("records-legend-unsolved")
    pages = [hand_records_page(records, SAY["en"]) for records in ([solved, plain], [solved], [plain])]
    assert [told in page for page in pages] == [True, False, False]


def test_letters_can_be_those_of_another_language() -> None:
    """German words with English letters: a queen is Q, East is E, notrump NT."""
    say = with_letters(SAY["de"], profile_named("en").letters)
    record = HandRecord(1, DEAL, Seat.NORTH, Vulnerability.NONE, TrickTable.parse("765a8775a84866548665"))
    page = hand_records_page([record], say)
    text = read_page(page).whole_text
    assert "Geber" in text
    assert "NT" in text
    assert "SA" not in one(page, "main").whole_text
    assert next(one(page, "div", "compass").all("b", "east")).text == "E"
    assert "A\u2009K\u2009Q\u20099\u20098\u20097" in text


def test_the_browser_may_load_nothing_for_the_page() -> None:
    """The page forbids all but its own style, and asks for nothing."""
    page = hand_records_page([HandRecord(1, DEAL)], SAY["en"])
    policies = [
        each.attributes.get("content")
        for each in read_page(page).all("meta")
        if "http-equiv" in each.attributes
    ]
    assert policies == ["default-src 'none'; style-src 'unsafe-inline'"]
    assert not {"src", "href", "url(", "@import"} & {
        word for word in ("src", "href", "url(", "@import") if word in page.replace("-src", "")
    }


def test_only_the_first_contracts_of_par_are_named() -> None:
    """Where par is reached in very many ways, four are named and dots say that there are more."""
    results_ = tuple(Result(Contract.parse(f"1{strain}{seat}"), 7) for strain in "CDHS" for seat in "NE")
    record = HandRecord(1, DEAL, Seat.NORTH, Vulnerability.NONE, TrickTable.parse("7" * 20), Par(0, results_))
    items = [each.text for each in one(hand_records_page([record], SAY["en"]), "div", "par").all("li")]
    assert len(items) == 5
    assert items[-1] == "…"
