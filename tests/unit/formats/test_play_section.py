"""The play in PBN: a trick a line, the leader's column first, and how it ends."""

from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract
from schlemm.core.play import Play
from schlemm.core.seats import BySeat
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.formats.filed import FiledPlay
from schlemm.formats.pbn import PbnGame, read_pbn, write_pbn

DEAL = random_deal(Pcg32.from_text("play").below)


def played(cards: int) -> Play:
    """So many cards of 4♠ by East, always the lowest legal one."""
    play, hands = Play(Contract.parse("4SE")), DEAL.hands
    for _ in range(cards):
        seat = play.turn
        card = min(play.legal_cards(hands.of(seat)), key=lambda each: each.index)
        play = play.after(card, hands.of(seat))
        hands = BySeat(*hands).put(seat, hands.of(seat).without(card))
    return play


def rows_of(play: Play) -> list[list[str]]:
    """The lines of the section in which a play is written."""
    game = PbnGame(told=play.contract, play=FiledPlay.of(play, is_closed=not play.is_over))
    section = write_pbn([game]).split("[Play ")[1]
    return [line.split() for line in section.splitlines()[1:]]


def test_a_line_a_trick() -> None:
    """Thirteen lines of four cards, in each column the cards of one player, from the opening leader's."""
    rows = rows_of(played(52))
    assert [len(row) for row in rows] == [4] * 13
    for turns in range(4):
        seat = Contract.parse("4SE").leader.after(turns)
        assert {row[turns] for row in rows} == {str(card) for card in DEAL.hand(seat)}


def test_a_claim_ends_with_a_star() -> None:
    """After a claim the trick in progress has dashes, and a star says that no more cards come."""
    play = played(26)
    rows = rows_of(play)
    assert rows[-1] == ["*"]
    assert len(rows) == 8
    assert rows[-2].count("-") == 2
    assert [token for row in rows[:6] for token in sorted(row)] == [
        token for index in range(6) for token in sorted(map(str, play.completed(index).cards))
    ]
    assert rows_of(played(0)) == [["*"]]


def test_it_is_read_again() -> None:
    """A game with its play is the same when it has been written and read."""
    conditions = Conditions.of_board(1)
    for cards in (0, 3, 26, 52):
        game = PbnGame(
            number=1,
            dealer=conditions.dealer,
            vulnerability=conditions.vulnerability,
            hands=DEAL.hands,
            told=Contract.parse("4SE"),
            tricks=9,
            play=FiledPlay.of(played(cards), is_closed=cards < 52),
        )
        assert list(read_pbn(write_pbn([game]))) == [game]
        assert game.played == played(cards)
