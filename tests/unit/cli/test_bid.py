"""``schlemm bid``: auctions with their meanings, and what is wrong with deals and files."""

import io
import json
import os
import sys
from pathlib import Path

import pytest
from tests.unit.cli.conftest import Terminal

from schlemm.core.auction import Auction
from schlemm.core.calls import parse_call
from schlemm.core.deal import Deal
from schlemm.core.seats import Seat
from schlemm.formats.pbn import PbnGame, read_pbn

DEAL = "N:KQT2.AT.J6542.85 .63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4"
LACKING = "N:KQT2.AT.J6542.8 .63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4"


@pytest.mark.slow
def test_an_auction_ends_legally_and_every_call_is_told(terminal: Terminal) -> None:
    """The calls are an auction from the dealer to its end, each with a meaning, and its contract follows."""
    (game,) = json.loads(terminal("bid", DEAL, "--dealer", "E", "--vul", "ns", "--json").out)["games"]
    assert (game["dealer"], game["vulnerability"], game["board"]) == ("E", "NS", None)
    auction = Auction(Seat.EAST)
    for call in game["auction"]:
        auction = auction.after(parse_call(call["call"]))
        assert call["meaning"]["code"].startswith("meaning-")
    assert auction.is_over
    assert game["contract"] == str(auction.contract or "P")


@pytest.mark.slow
def test_the_notes_of_the_page_are_numbered(terminal: Terminal) -> None:
    """Each call but the closing passes has a number, under which its meaning stands below the auction."""
    (game,) = json.loads(terminal("bid", DEAL, "--json").out)["games"]
    ran = terminal("bid", *DEAL.split())
    closing = 3 if game["contract"] != "P" else 0
    assert all(f" ({number})" in ran.out for number in range(1, len(game["auction"]) - closing + 1))
    assert max(map(len, ran.out.splitlines())) <= 80
    assert "Kontrakt" in ran.out


def test_both_sides_have_their_systems_and_the_auction_goes_on(terminal: Terminal) -> None:
    """Systems are taken by side, and a given beginning stands at the beginning of the auction."""
    ran = terminal(
        "bid", DEAL, "--ns", "natur-a", "--ew", "forum/notrump=12-14", "--auction", "P 1D 1S", "--json"
    )
    (game,) = json.loads(ran.out)["games"]
    assert game["systems"] == {"NS": "natur-a", "EW": "forum/notrump=12-14"}
    assert [call["call"] for call in game["auction"][:3]] == ["P", "1D", "1S"]


def test_pbn_comes_back_with_auction_and_notes(terminal: Terminal) -> None:
    """What --pbn writes can be read again: same cards, the auction, and a note with the systems' words."""
    (game,) = read_pbn(terminal("bid", DEAL, "--pbn", "--lang", "en").out)
    assert isinstance(game, PbnGame)
    assert game.auction is not None
    assert game.auction.is_over
    assert game.notes
    assert game.tag("BidSystemNS") == "forum"


def test_what_can_be_opened_is_a_file(terminal: Terminal, tmp_path: Path) -> None:
    """A device without games and a folder are told as such, not as deals that are typed wrongly."""
    empty = terminal("bid", os.devnull, "--lang", "en")
    assert (empty.code, "no game" in empty.err) == (2, True)
    folder = terminal("bid", str(tmp_path), "--lang", "en")
    assert folder.code != 0
    assert "deal" not in folder.err


def test_a_bad_game_of_a_file_is_named_and_the_others_are_bid(terminal: Terminal, tmp_path: Path) -> None:
    """Games that lack cards or hands are told with their place on standard error; the exit code is 2."""
    file = tmp_path / "games.pbn"
    games = [
        f'[Board "1"]\n[Deal "{LACKING}"]',
        f'[Board "2"]\n[Deal "{DEAL}"]',
        '[Board "3"]\n[Deal "N:- - - -"]',
    ]
    file.write_text("\n\n".join(games) + "\n", encoding="utf-8")
    ran = terminal("bid", str(file), "--json")
    told = json.loads(ran.out)
    assert ran.code == 2
    assert [game["board"] for game in told["games"]] == [2]
    assert {each["board"] for each in told["wrong"]} == {"1", "3"}
    assert "Zeile 2, Board 1" in " ".join(ran.err.split())  # a long path breaks the line where it likes
    assert "Board 3" in " ".join(ran.err.split())


def test_missing_hands_are_told_beside_what_else_is_wrong(terminal: Terminal, tmp_path: Path) -> None:
    """A game without hands and with another mistake tells both; one whose deal is wrong tells that alone."""
    file = tmp_path / "games.pbn"
    file.write_text(f'[Board "1"]\n[Dealer "Q"]\n\n[Board "2"]\n[Deal "{LACKING}"]\n', encoding="utf-8")
    wrong = json.loads(terminal("bid", str(file), "--json").out)["wrong"]
    assert [each["board"] for each in wrong].count("1") == 2
    assert [each["board"] for each in wrong].count("2") == len(defects_of(LACKING))


def defects_of(deal: str) -> tuple[object, ...]:
    """What is wrong with a deal."""
    (game,) = read_pbn(f'[Board "2"]\n[Deal "{deal}"]')
    assert isinstance(game, PbnGame)
    return game.defects


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ((LACKING,), "12 Karten"),
        ((DEAL, "--auction", "1S 1H"), "Ansage 2"),
        ((DEAL, "--auction", "P 1Z"), "1Z"),
        ((DEAL, "--auction", "P P P P P"), "Ansage 5"),
        ((DEAL, "--system", "poker"), "poker"),
        ((DEAL, "--dealer", "Q"), "Platz"),
        ((DEAL, "--vul", "some"), "--vul"),
        ((DEAL, "--pbn", "--json"), "--pbn"),
        ((DEAL, "--number", "5"), "--number"),
        (("--number", "5", "--seed", "5"), "--seed"),
        (("--number", "5", "--count", "2"), "--count"),
        (("nothing",), "nothing"),
        (("nowhere/games.pbn",), "nowhere/games.pbn"),
        (("x" * 5000,), "xxx"),
        (("a\0b",), "a"),
    ],
)
def test_bad_input_is_named(terminal: Terminal, words: tuple[str, ...], named: str) -> None:
    """Whatever is wrong with what was typed is told with its place, and nothing is bid."""
    ran = terminal("bid", *words)
    assert (ran.code, ran.out) == (2, "")
    assert named in " ".join(ran.err.split())


@pytest.mark.slow
def test_cards_are_dealt_where_none_are_named(terminal: Terminal) -> None:
    """Without a deal chance deals; a seed deals the same boards again, and the printed number the same cards."""
    assert terminal("bid").code == 0
    ran = terminal("bid", "--seed", "5", "--count", "3", "--board", "7", "--json")
    games = json.loads(ran.out)["games"]
    assert [(game["board"], game["dealer"], game["vulnerability"]) for game in games] == [
        (7, "S", "All"),
        (8, "W", "None"),
        (9, "N", "EW"),
    ]
    assert terminal("bid", "--seed", "5", "--count", "3", "--board", "7", "--json") == ran
    again = terminal("bid", "--number", games[0]["number"], "--board", "7", "--json")
    assert json.loads(again.out)["games"] == games[:1]
    assert games[0]["number"] in terminal("bid", "--number", games[0]["number"]).out


@pytest.mark.slow
def test_games_come_through_a_pipe(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """What ``schlemm deal --pbn`` writes is bid from standard input, deal by deal."""
    dealt = terminal("deal", "--seed", "3", "--count", "3", "--pbn").out
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(dealt.encode())))
    games = json.loads(terminal("bid", "-", "--json").out)["games"]
    typed = [line.removeprefix('[Deal "').removesuffix('"]') for line in dealt.splitlines()]
    assert [Deal.parse(game["deal"]) for game in games] == [Deal.parse(text) for text in typed]


def test_nothing_in_a_file_reaches_the_terminal_as_a_command(terminal: Terminal, tmp_path: Path) -> None:
    """Signs that a terminal would obey are replaced where an error repeats what a file says."""
    file = tmp_path / "games.pbn"
    file.write_text('[Board "1"]\n[Dealer "\x1b[2J"]\n', encoding="utf-8")
    ran = terminal("bid", str(file))
    assert ran.code == 2
    assert "[2J" in ran.err
    assert "\x1b" not in ran.err
