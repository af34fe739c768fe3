"""The quick way of reading games in export format: it is taken, and reads what the careful way reads."""

import re
from collections.abc import Callable
from dataclasses import replace
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.auction import Auction
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract
from schlemm.core.hand import Hand
from schlemm.core.play import Play
from schlemm.core.seats import BySeat
from schlemm.formats.filed import FiledPlay, LeftOut
from schlemm.formats.pbn import PbnDefect, PbnGame, _lexer, ration, read_pbn, write_pbn
from schlemm.formats.pbn._deal_tag import ReadDeals
from schlemm.formats.pbn._lexer import split_games
from schlemm.formats.pbn._plain import PlainGame
from schlemm.formats.pbn._plain_reading import Layouts, read_plain
from schlemm.testing import auctions, deals

NOTES = st.sampled_from(("five hearts", "\N{BLACK SPADE SUIT} or more", 'says "no"', ""))
VALUES = st.sampled_from(
    ("", "?", "A", "Käthe", 'the "best"', "#", "##", "#1", "a\\b", "2026.10.03", "[x]", "{x}")
)
BITS = (
    *("[", "]", '"', "{", "}", "{x}", ";", "%", "\n", "\n\n", " ", "\t", "\r", "\\", "#", "##", "-", "+", "*", "**"),
    *("=1=", "=33=", "!", "$7", "^R", "^I", "^S", "AP", "pass", "P", "X", "XX", "1NT", "7NT", "1n", "SA", "S10", "H2"),
    *("N:", "AKQ", ".", "10", "\0", "\x85", "\xa0", "\u2028", '"x y"', "% escaped\n", "; rest\n", "xy\n", "\n \n"),
    *('[Note "1:x"]\n', '[Note "x"]\n', '[Board "9"]\n', '[Event "#"]\n', '[Deal "#"]\n', '[Play "?"]\n', '[A ""]\n'),
    *('[Auction "N"]\n', '[ScoreTable "A;B"]\n1 x\n2 y\n', '[Contract "4HX"]\n', '[Declarer "^S"]\n', '[Result "9"]\n'),
)  # fmt: skip


@st.composite
def whole_games(draw: st.DrawFn) -> PbnGame:
    """A game as tournaments have them: deal, auction to the end, lawful cards to some end."""
    number, deal = draw(st.integers(1, 40)), draw(deals())
    conditions = Conditions.of_board(number)
    called = draw(auctions(longest=20)).calls
    auction = Auction(conditions.dealer, called)
    notes = draw(st.dictionaries(st.integers(0, len(called) - 1), NOTES, max_size=4)) if called else {}
    contract = auction.contract if auction.is_over else None
    tags = draw(st.dictionaries(st.sampled_from(("Table", "X", "Y")), VALUES, max_size=3))
    return PbnGame(
        number=number,
        dealer=conditions.dealer,
        vulnerability=conditions.vulnerability,
        hands=deal.hands,
        auction=auction,
        notes=tuple(sorted(notes.items())),
        tricks=None if contract is None else draw(st.none() | st.integers(0, 13)),
        tags=tuple(sorted(tags.items())),
        play=None if contract is None else lawful(contract, deal.hands, draw(st.integers(0, 52)), draw),
    )


def lawful(contract: Contract, hands: BySeat[Hand], cards: int, draw: st.DrawFn) -> FiledPlay:
    """So many cards that follow suit, closed if some are left."""
    play = Play(contract)
    highest = draw(st.booleans())
    for _ in range(cards):
        seat = play.turn
        legal = tuple(play.legal_cards(hands.of(seat)))
        card = legal[0 if highest else -1]
        play = play.after(card, hands.of(seat))
        hands = hands.put(seat, hands.of(seat).without(card))
    return FiledPlay.of(play, is_closed=cards < 52)


@st.composite
def files(draw: st.DrawFn) -> str:
    """A file in export format in which somebody has changed something here and there."""
    text = write_pbn(draw(st.lists(whole_games(), min_size=1, max_size=3)))
    pieces: list[str] = re.findall(
        r"\w+|\s|.", text.replace("\r\n", draw(st.sampled_from(("\n", "\r\n", "\r"))))
    )
    for _ in range(draw(st.integers(0, 4))):
        place = draw(st.integers(0, len(pieces)))
        pieces[place : place + draw(st.integers(0, 2))] = draw(st.lists(st.sampled_from(BITS), max_size=1))
    return "".join(pieces)


def read_carefully(text: str) -> tuple[PbnGame | PbnDefect, ...]:
    """The same file, each game token by token."""
    with (
        patch.object(_lexer, "plain_game", return_value=None),
        patch.object(ReadDeals, "_plain_deal", return_value=None),
    ):
        return read_pbn(text)


@given(files())
def test_both_ways_read_the_same(text: str) -> None:
    """Whatever has been changed in a file: the same games, the same defects at the same places."""
    quick, careful = read_pbn(text), read_carefully(text)
    assert quick == careful
    assert [item.line for item in quick] == [item.line for item in careful]


@given(files())
def test_games_read_the_quick_way_are_right(text: str) -> None:
    """What is built without looking at it again passes every check of a game and of a play."""
    for game in read_pbn(text):
        if isinstance(game, PbnGame):
            assert replace(game, play=game.play and replace(game.play)) == game


@given(files(), st.integers(0, 30_000))
def test_both_ways_take_the_same_from_the_ration(text: str, left: int) -> None:
    """How much of a text that is too dense is read does not depend on how it is read."""
    with patch.object(ration, "FREE", left - 13 * len(text)):
        assert read_pbn(text) == read_carefully(text)


WRONG: dict[str, Callable[[str], str]] = {
    "a card twice in the deal": lambda text: text.replace("AKQJT98765432", "AKQJT98765433"),
    "a hand of twelve cards": lambda text: text.replace("AKQJT98765432", "AKQJT9876543"),
    "a call too low": lambda text: text.replace("1S =1= Pass", "1S =1= 1H"),
    "a double of one's own side": lambda text: text.replace("Pass Pass Pass", "Pass X Pass Pass"),
    "a call behind the end": lambda text: text.replace("Pass Pass Pass", "Pass Pass Pass 7NT"),
    "a card twice in the play": lambda text: text.replace("H2", "HA"),
    "another's card in a column": lambda text: text.replace("HA", "CA"),
    "no card": lambda text: text.replace("D2", "Z9"),
    "another contract": lambda text: text.replace('"1S"', '"2S"'),
    "too many tricks": lambda text: text.replace('[Result "13"]', '[Result "14"]'),
    "no such board": lambda text: text.replace('[Board "1"]', '[Board "one"]'),
    "a note without its number": lambda text: text + '[Note "x"]\n',
}
FILE = """\
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]
[Declarer "N"]
[Contract "1S"]
[Result "13"]
[Auction "N"]
1S =1= Pass Pass Pass
[Note "1:nothing"]
[Play "E"]
HA D2 C2 S2
H2 D3 C3 S3
*
"""


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_found_in_either_way(name: str) -> None:
    """Whatever is wrong with a game in export format, both ways tell the same of it."""
    text = WRONG[name](FILE)
    assert text != FILE
    assert read_pbn(text) == read_carefully(text)
    assert read_pbn(text) != read_pbn(FILE)


@given(whole_games())
def test_games_in_export_format_are_read_the_quick_way(game: PbnGame) -> None:
    """What ``write_pbn`` writes of a tournament's games needs no second look, so that it is fast."""
    text = write_pbn([PbnGame(), game])
    _, raw = split_games(text, LeftOut())
    if isinstance(raw, PlainGame):
        read = read_plain(raw, Layouts(), ReadDeals())
        assert (read is not None) is (game.auction is None or game.auction.is_over)
    else:
        assert '"#' in text
