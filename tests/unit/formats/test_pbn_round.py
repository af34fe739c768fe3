"""PBN there and back: what is written is read as it was, in the form that the standard wants."""

import re
import string
from dataclasses import replace
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.auction import Auction
from schlemm.core.calls import BIDS, PASS, Pass
from schlemm.core.cards import Card
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat, BySide, Seat, Vulnerability
from schlemm.formats.filed import NO_HANDS, FiledComment, FiledPlay, Irregularity, decoded, final_contract
from schlemm.formats.filed.play import without_end
from schlemm.formats.pbn import PbnGame, PbnSection, encode_pbn, join_pbn, read_pbn, write_game, write_pbn
from schlemm.formats.pbn._encoding import remark_text
from schlemm.formats.pbn.game import (
    MANDATORY,
    TYPED,
    comment_order,
    places_of_comments,
    section_order,
    tag_order,
)
from schlemm.testing import auctions, cards, contracts, deals, seats, vulnerabilities

T = TypeVar("T")

LETTERS = st.characters(
    min_codepoint=32, max_codepoint=0x2665, exclude_categories=["Cc", "Cf", "Cs", "Zl", "Zp"]
)
TEXTS = st.text(LETTERS, max_size=12)
VALUES = TEXTS.filter(lambda text: text != "#" and not text.startswith("##"))
NOTES = st.text(LETTERS | st.sampled_from("♠♥♦♣"), max_size=12).filter(
    lambda text: text == text.strip() and not re.search(r"\\[SHDC]", text)
)
NAMES = st.text(string.ascii_letters + string.digits + "_", min_size=1, max_size=8).map("X".__add__)
TOKENS = st.text(
    [chr(code) for code in range(33, 127) if chr(code) not in '[]{};"%'], min_size=1, max_size=5
) | st.sampled_from(['"A B"', '""'])


@st.composite
def hands(draw: st.DrawFn) -> BySeat[Hand | None]:
    """A deal, some of its hands left out."""
    deal = draw(deals())
    return BySeat.from_function(lambda seat: deal.hand(seat) if draw(st.integers(0, 3)) else None)


@st.composite
def told(draw: st.DrawFn, auction: Auction | None) -> Contract | Pass | None:
    """What may be told of the contract beside this auction."""
    settled = final_contract(auction)
    if settled is None:
        return draw(st.none() | st.just(PASS) | contracts())
    if isinstance(settled, Contract) and draw(st.booleans()):
        return Contract(settled.bid, settled.doubling, settled.declarer.partner)
    return None


@st.composite
def tags(draw: st.DrawFn) -> tuple[tuple[str, str], ...]:
    """Some other tags, mandatory ones among them."""
    names = st.sampled_from([name for name in MANDATORY if name not in TYPED]) | NAMES
    found = draw(st.dictionaries(names, VALUES.filter(lambda value: value != "?"), max_size=4))
    return tuple(sorted(found.items(), key=lambda pair: tag_order(pair[0])))


@st.composite
def sections(draw: st.DrawFn) -> tuple[PbnSection, ...]:
    """Some sections that are kept as written."""
    names = draw(st.sets(NAMES.map("Z".__add__), max_size=2))
    rows = st.lists(st.lists(TOKENS, min_size=1, max_size=4).map(tuple), min_size=1, max_size=3).map(tuple)
    notes = st.dictionaries(st.integers(1, 32), NOTES, max_size=2).map(
        lambda found: tuple(sorted(found.items()))
    )
    return tuple(
        sorted((PbnSection(name, draw(VALUES), draw(rows), draw(notes)) for name in names), key=section_order)
    )


@st.composite
def filed_plays(draw: st.DrawFn) -> FiledPlay:
    """Any play: with gaps, notes and grades, closed or to go on."""
    cells: list[Card | None] = [*draw(st.lists(cards(), unique=True, max_size=48))]
    for _ in range(draw(st.integers(0, 3))):
        cells.insert(draw(st.integers(0, len(cells))), None)
    played, closed = without_end(cells), draw(st.booleans())
    known = [cell for cell, card in enumerate(played) if card is not None]
    holes = sorted({*range(min(len(played) + 3, 52))} - {*known})
    return FiledPlay(
        draw(seats()),
        played,
        closed,
        None if closed or not holes else draw(st.none() | st.sampled_from(holes)),
        notes=draw(told_of(known, NOTES)),
        grades=draw(graded(known)),
        irregular=draw(told_of(known, st.sampled_from(Irregularity))),
    )


@st.composite
def told_of(draw: st.DrawFn, indices: list[int], what: st.SearchStrategy[T]) -> tuple[tuple[int, T], ...]:
    """Something about some of these cards."""
    found = draw(st.dictionaries(st.sampled_from(indices), what, max_size=3)) if indices else {}
    return tuple((index, found[index]) for index in sorted(found))


@st.composite
def graded(draw: st.DrawFn, indices: list[int]) -> tuple[tuple[int, int], ...]:
    """Some grades of these calls or cards."""
    if not indices:
        return ()
    pairs = st.tuples(st.sampled_from(indices), st.integers(1, 255))
    return tuple(sorted(draw(st.sets(pairs, max_size=4))))


@st.composite
def commented(draw: st.DrawFn, game: PbnGame) -> PbnGame:
    """The game with some comments."""
    places = places_of_comments(game)
    found = [
        FiledComment(about, draw(st.integers(0, places[about])), draw(COMMENTS))
        for about in draw(st.lists(st.sampled_from(sorted(places)), max_size=4))
    ]
    return replace(game, comments=tuple(sorted(found, key=comment_order)))


COMMENTS = (
    st.text(LETTERS | st.sampled_from('♠♥♦♣\n%;{["'), min_size=1, max_size=20)
    .map(lambda text: remark_text("{" + text.replace("}", "") + "}"))
    .filter(bool)
)


@st.composite
def won_tricks(draw: st.DrawFn) -> BySide[int]:
    """Tricks of both sides, thirteen at most."""
    first = draw(st.integers(0, 13))
    return BySide(first, draw(st.integers(0, 13 - first)))


@st.composite
def games(draw: st.DrawFn) -> PbnGame:
    """Any game, from one of which nothing is known to one with everything."""
    number = draw(st.none() | st.integers(1, 200))
    auction = draw(st.none() | auctions(longest=20))
    dealer = None
    if auction is not None:
        dealer = draw(st.sampled_from([auction.first, auction.first.right]))
    elif number is not None or draw(st.booleans()):
        dealer = draw(seats())
    vulnerability = draw(vulnerabilities()) if number is not None else draw(st.none() | vulnerabilities())
    calls = len(auction.calls) if auction else 0
    notes = draw(st.dictionaries(st.integers(0, calls - 1), NOTES, max_size=6)) if calls else {}
    tell = draw(told(auction))
    plays = isinstance(tell if tell is not None else final_contract(auction), Contract)
    unknown = tell is None and final_contract(auction) is None
    play = draw(st.none() | filed_plays())
    contract = tell if tell is not None else final_contract(auction)
    if play is not None and isinstance(contract, Contract):
        play = replace(play, leader=contract.leader)  # whose column stands first in export format
    game = PbnGame(
        number=number,
        dealer=dealer,
        vulnerability=vulnerability,
        hands=draw(hands()) if play is None else NO_HANDS,  # else cards would change places to their holders
        auction=auction,
        play=play,
        grades=draw(graded(list(range(calls)))),
        won=draw(st.none() | won_tricks()) if unknown else None,
        notes=tuple(sorted(notes.items())),
        told=tell,
        tricks=draw(st.none() | st.integers(0, 13)) if plays else None,
        tags=draw(tags()),
        sections=draw(sections()),
    )
    return draw(commented(game))


def exact(written: list[PbnGame]) -> str:
    """A file of these games, with everything in its place."""
    return join_pbn(write_game(game, exact=True) for game in written)


@pytest.mark.slow
@given(st.lists(games(), max_size=3))
def test_what_is_written_is_read_as_it_was(written: list[PbnGame]) -> None:
    """Every game comes back whole, as text and as bytes."""
    text = exact(written)
    assert read_pbn(text) == tuple(written)
    assert read_pbn(encode_pbn(text)) == tuple(written)


@given(filed_plays(), contracts())
def test_the_columns_begin_with_the_opening_leader(play: FiledPlay, contract: Contract) -> None:
    """Whoever's column stood first: each seat keeps its cards, notes and grades, and the leader's is the first."""
    (back,) = read_pbn(exact([PbnGame(told=contract, play=play)]))
    assert isinstance(back, PbnGame)
    assert back.play is not None
    assert back.play.leader is contract.leader
    assert back.play.with_columns_from(play.leader) == play
    assert all(back.play.card(trick, seat) == play.card(trick, seat) for trick in range(13) for seat in Seat)


def test_comments_follow_their_cards_to_other_columns() -> None:
    """A comment behind a card stands behind it in the column that the export format gives it."""
    text = '[Contract "1NT"]\n[Declarer "S"]\n[Play "N"]\nSA {ace} S2 S3 S4 {four}\n'
    (game,) = read_pbn(text)
    assert isinstance(game, PbnGame)
    written = exact([game])
    assert '[Play "W"]\r\nS4 {four} SA {ace} S2 S3' in written


@given(st.lists(games(), max_size=3))
def test_the_order_is_that_of_the_export_format(written: list[PbnGame]) -> None:
    """Lines end in CR LF, mandatory tags stand first and in their order, and calls four in a line."""
    lines = write_pbn(replace(game, comments=()) for game in written).split("\r\n")
    assert lines[0] == "% PBN 2.1"
    assert lines[-1] == ""
    assert not any(re.search(r"[\n\r\t]", line) for line in lines)
    paragraphs = "\r\n".join(lines[1:-1]).split("\r\n\r\n") if written else []
    assert len(paragraphs) == len(written)
    for game, paragraph in zip(written, paragraphs, strict=True):
        names = re.findall(r"^\[(\w+) ", paragraph, re.MULTILINE)
        known = [name for name in names if name in MANDATORY]
        assert known == sorted(known, key=MANDATORY.index) == names[: len(known)]
        assert f'[Deal "{game.dealer or Seat.NORTH}:' in paragraph or '[Deal "' not in paragraph
        if game.auction is not None:
            section = paragraph.split("[Auction ")[1].split("\r\n[")[0].split("\r\n")[1:]
            calls = [re.sub(r" =\d+=| \$\d+", "", line).split(" ") for line in section]
            assert all(len(line) == 4 for line in calls[:-1])


@given(st.text(max_size=80) | st.text('[]{};"%#*+-^=$:. \n\\ABoardDelNotuci123NSPX\u212a\u017f', max_size=80))
def test_no_text_is_too_odd(text: str) -> None:
    """Whatever the text, the reader says what it found; what it could read can be written and read again."""
    found = [replace(item, defects=()) for item in read_pbn(text) if isinstance(item, PbnGame)]
    assert read_pbn(write_pbn(found)) == tuple(found)


@given(st.text(max_size=40))
def test_bytes_are_decoded_as_they_were_encoded(text: str) -> None:
    """Every text survives its way through bytes; a byte order mark says nothing."""
    plain = text.removeprefix("\ufeff").removeprefix("\ufeff")
    assert decoded(encode_pbn(plain)) == plain
    assert decoded(b"\xef\xbb\xbf" + plain.encode()) == plain


DEAL = Deal.parse("N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85")

EXPORT = """\
% PBN 2.1
[Event "Clubabend \\"Mai\\""]
[Board "3"]
[South "Käthe"]
[Dealer "S"]
[Vulnerable "EW"]
[Deal "S:J973.J98742.3.K4 KQT2.AT.J6542.85 .63.AKQ987.A9732 A8654.KQ5.T.QJT6"]
[Scoring "IMP"]
[Declarer "N"]
[Contract "5DX"]
[Result "9"]
{two down}
[Room "Open"]
[Auction "S"]
Pass $3 Pass 1D =1= $25 {from strength} 1S
Pass =2= 4S 5D X =1=
Pass Pass Pass
[Note "1:\\\\D or points"]
[Note "2:"]
[Play "E"]
SA =1= S3 $8 S2 D7 {the play
  goes on
  a long way}
*
[Note "1:not fourth best"]
"""


def test_a_whole_game_as_it_is_written() -> None:
    """An example with every part is written exactly so."""
    conditions = Conditions.of_board(3)
    game = PbnGame(
        number=3,
        dealer=conditions.dealer,
        vulnerability=conditions.vulnerability,
        hands=DEAL.hands,
        auction=Auction.parse("S: P P 1D 1S P 4S 5D X P P P"),
        notes=((2, "♦ or points"), (4, ""), (7, "♦ or points")),
        tricks=9,
        tags=(("Event", 'Clubabend "Mai"'), ("South", "Käthe"), ("Scoring", "IMP"), ("Room", "Open")),
        grades=((0, 3), (2, 25)),
        play=FiledPlay(
            Seat.EAST,
            tuple(map(Card.parse, ("SA", "S3", "S2", "D7"))),
            is_closed=True,
            notes=((0, "not fourth best"),),
            grades=((1, 8),),
        ),
        comments=(
            FiledComment("Result", 0, "two down"),
            FiledComment("Auction", 3, "from strength"),
            FiledComment("Play", 4, "the play\n  goes on\n  a long way"),
        ),
    )
    assert exact([game]).replace("\r\n", "\n") == EXPORT
    assert read_pbn(EXPORT) == (game,)
    assert game.deal == DEAL
    assert str(game.result) == "5DXN-2"


def test_more_notes_than_numbers_become_comments() -> None:
    """The standard numbers notes up to 32; the texts of further ones are not lost, and the calls are read back."""
    auction = Auction(Seat.NORTH, BIDS[:34])
    notes = tuple((index, f"meaning {index} }}") for index in range(34))
    text = write_pbn([PbnGame(dealer=Seat.NORTH, auction=auction, notes=notes)])
    assert "=33=" not in text
    assert "{meaning 33 )}" in text
    (game,) = read_pbn(text)
    assert isinstance(game, PbnGame)
    assert game.auction == auction
    assert game.notes == notes[:32]


@pytest.mark.parametrize(
    "wrong",
    [
        {"number": 0},
        {"number": 5},
        {"hands": BySeat(Hand.parse("AK..."), None, None, None)},
        {"hands": BySeat(DEAL.hand(Seat.EAST), DEAL.hand(Seat.EAST), None, None)},
        {"auction": Auction(Seat.EAST)},
        {"auction": Auction(Seat.EAST), "dealer": Seat.WEST},
        {"notes": ((0, "no call"),)},
        {"tricks": 14, "told": Contract.parse("7NTS")},
        {"tricks": 7},
        {"told": PASS, "auction": Auction.parse("N: P P P P"), "dealer": Seat.NORTH},
        {"told": Contract.parse("2CN"), "auction": Auction.parse("N: 1C P P P"), "dealer": Seat.NORTH},
        {"tags": (("Deal", "N:- - - -"),)},
        {"tags": (("Room", "Open"), ("Event", "Cup"))},
        {"tags": (("Event", "?"),)},
        {"tags": (("no name", ""),)},
        {"sections": (PbnSection("Zeta", "", (("1",),)), PbnSection("Alpha", "", (("1",),)))},
        {"sections": (PbnSection("Play", "N"),)},
        {"comments": (FiledComment("Auction", 0, "no auction"),)},
        {"comments": (FiledComment("", 0, "a } brace"),)},
        {"play": FiledPlay(Seat.NORTH, claimed=9)},
        {"grades": ((0, 3),)},
        {"won": BySide(9, 5)},
        {"won": BySide(9, 4), "told": PASS},
        {"sections": (PbnSection("Zeta", "", (("1",),)),), "tags": (("Zeta", ""),)},
    ],
)
def test_a_game_does_not_contradict_itself(wrong: dict[str, object]) -> None:
    """Fields that cannot be true together are refused."""
    make: type[object] = PbnGame
    with pytest.raises(ValueError, match=r"\w{3}"):
        make(**wrong)


def test_vulnerability_is_written_in_one_spelling() -> None:
    """Export says None and All."""
    text = write_pbn([PbnGame(vulnerability=state) for state in (Vulnerability.NONE, Vulnerability.BOTH)])
    assert re.findall(r'Vulnerable "(\w+)"', text) == ["None", "All"]
