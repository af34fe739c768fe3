"""What a file tells of a board is compared: boards that were played agree, and one change is found."""

from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.board.state import Finished
from schlemm.core.calls import PASS
from schlemm.core.cards import Card
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.play import legal_cards
from schlemm.core.seats import SEATS, Seat, Side, Vulnerability
from schlemm.formats.check import DifferenceCode, differences
from schlemm.formats.filed import FiledBoard, FiledPlay, Irregularity, play_in_order
from schlemm.formats.pbn import PbnGame, read_pbn
from schlemm.scoring.duplicate import board_score
from schlemm.testing import deals, finished, seats


def told(state: Finished) -> FiledBoard:
    """A board that was played as a file tells it, with its points for North and South."""
    board, result = state.board, state.result
    play = state.play
    claimed = result.tricks if play is not None and not play.is_over else None
    points = board_score(result, board.conditions.vulnerability).for_side(Side.NORTH_SOUTH)
    return FiledBoard(
        dealer=board.conditions.dealer,
        vulnerability=board.conditions.vulnerability,
        hands=board.deal.hands,
        auction=state.auction if not board.conditions.rules.minibridge else None,
        told=None if not board.conditions.rules.minibridge else result.contract,
        tricks=None if result.contract is None else result.tricks,
        play=None if play is None else FiledPlay.of(play, is_closed=claimed is not None, claimed=claimed),
        tags=(("Score", f"NS {points}"),),
    )


def codes(board: FiledBoard) -> list[DifferenceCode]:
    """Which differences are found."""
    return [difference.code for difference in differences(board)]


def scored(board: FiledBoard, text: str) -> FiledBoard:
    """The board with other points."""
    return replace(board, tags=(("Score", text),))


PLAYED = finished().map(told)
WITH_CONTRACT = PLAYED.filter(lambda board: isinstance(board.contract, Contract))


@given(PLAYED)
def test_what_was_played_agrees(board: FiledBoard) -> None:
    """Nothing contradicts anything in a board that was bid and played by the rules, claims among them."""
    assert differences(board) == ()


@given(PLAYED, st.sampled_from(["NS {ns}", "EW {ew}", "NS {ns} EW {ew}", "ew {ew}  ns {ns}", "{own}"]))
def test_points_may_be_written_in_five_ways(board: FiledBoard, form: str) -> None:
    """The points of one side, of both or of declarer are understood, and other points are found in all of them."""
    result = board.result
    assert result is not None
    north_south = board_score(result, board.vulnerability or Vulnerability.NONE).for_side(Side.NORTH_SOUTH)
    own = north_south if result.contract is None or result.contract.side is Side.NORTH_SOUTH else -north_south
    assert differences(scored(board, form.format(ns=north_south, ew=-north_south, own=own))) == ()
    wrong = form.format(ns=north_south + 10, ew=-north_south - 10, own=own + 10)
    assert codes(scored(board, wrong)) == [DifferenceCode.SCORE]


@given(PLAYED)
def test_points_that_are_none(board: FiledBoard) -> None:
    """Two sides that do not lose what the other wins are found, and so is what is no score; a gap is none."""
    assert codes(scored(board, "NS 50 EW 50")) == [DifferenceCode.SCORE_SIDES]
    assert codes(scored(board, "very much")) == [DifferenceCode.SCORE_UNKNOWN]
    assert codes(scored(board, "?")) == []


def test_points_of_a_rubber_are_not_looked_at() -> None:
    """What a rubber is worth depends on the boards before it."""
    (game,) = read_pbn(
        '[Vulnerable "None"]\n[Declarer "S"]\n[Contract "2C"]\n[Result "8"]\n[Score "NS 40"]\n[Scoring "Rubber"]'
    )
    assert isinstance(game, PbnGame)
    assert differences(game) == ()


@given(WITH_CONTRACT, st.integers(0, 13))
def test_another_result_is_found(board: FiledBoard, tricks: int) -> None:
    """A result that is not that of the cards and the claim is found, whatever its points are."""
    other = replace(board, tricks=tricks, tags=())
    assert bool(codes(other)) == (tricks != board.tricks)
    assert {*codes(other)} <= {DifferenceCode.RESULT, DifferenceCode.CLAIM, DifferenceCode.RESULT_REACHED}


@given(WITH_CONTRACT, st.integers(0, 13), st.integers(0, 52))
def test_a_result_without_the_last_cards(board: FiledBoard, tricks: int, cards: int) -> None:
    """Of a play that breaks off, a result is doubted only where it cannot have come about any more."""
    play = board.played
    assert play is not None
    assert isinstance(board.contract, Contract)
    begun = play_in_order(board.contract, play.cards[:cards])
    won, lost = (begun.won_by(side) for side in (board.contract.side, board.contract.side.other))
    filed = FiledPlay.of(begun, is_closed=True)
    found = codes(replace(board, tricks=tricks, play=filed, tags=()))
    assert bool(found) == (not won <= tricks <= 13 - lost)
    claim = replace(filed, claimed=tricks)
    assert bool(codes(replace(board, tricks=None, play=claim, tags=()))) == bool(found)


@given(WITH_CONTRACT.filter(lambda board: board.play is not None and board.play.cells), st.data())
def test_a_card_from_another_hand_is_found(board: FiledBoard, data: st.DataObject) -> None:
    """Where a card that was played is in another hand, it is told, with its trick and player."""
    assert board.play is not None
    cell = data.draw(st.sampled_from([cell for cell, card in enumerate(board.play.cells) if card]))
    card, seat = board.play.cells[cell], board.play.seat_of(cell)
    assert card is not None
    other = data.draw(st.sampled_from([other for other in SEATS if other is not seat]))
    theirs, own = board.hands.of(other), board.hands.of(seat)
    assert theirs is not None
    assert own is not None
    given_back = data.draw(st.sampled_from(list(theirs)))
    hands = board.hands.put(seat, own.without(card) | Hand.of([given_back]))
    hands = hands.put(other, theirs.without(given_back) | Hand.of([card]))
    found = [
        each for each in differences(replace(board, hands=hands)) if each.code is DifferenceCode.NOT_HELD
    ]
    assert (("card", str(card)), ("seat", seat.letter), ("trick", cell // 4 + 1)) in [
        each.data for each in found
    ]


@given(deals(), seats(), st.integers(0, 2**32))
def test_revokes_are_those_of_the_rules(deal: Deal, declarer: Seat, seed: int) -> None:
    """Of cards that were played at random, just those are told that the rules forbid; a file may own up to them."""
    contract = Contract.parse(f"3NT{declarer}")
    random = Random(seed)
    hands = deal.hands
    cards = list[Card]()
    wrong = list[Card]()
    for _ in range(52):
        now = play_in_order(contract, cards)
        hand = hands.of(now.turn)
        card = random.choice([*hand])
        if card not in legal_cards(now.trick, hand, now.rules, None):
            wrong.append(card)
        cards.append(card)
        hands = hands.put(now.turn, hand.without(card))
    play = play_in_order(contract, cards)
    filed = FiledPlay.of(play)
    board = FiledBoard(hands=deal.hands, told=contract, play=filed)
    assert [dict(each.data)["card"] for each in differences(board)] == [str(card) for card in wrong]
    owned = tuple((cell, Irregularity.REVOKE) for cell, card in enumerate(filed.cells) if card in wrong)
    assert differences(replace(board, play=replace(filed, irregular=owned))) == ()


@given(st.integers(1, 64), seats(), st.sampled_from(Vulnerability))
def test_numbers_have_their_dealers(number: int, dealer: Seat, vulnerability: Vulnerability) -> None:
    """Dealer and vulnerability are those of the number, or each is told."""
    usual = Conditions.of_board(number)
    found = codes(FiledBoard(number, dealer, vulnerability))
    assert (DifferenceCode.DEALER in found) == (dealer is not usual.dealer)
    assert (DifferenceCode.VULNERABILITY in found) == (vulnerability is not usual.vulnerability)


def test_cards_of_a_board_passed_out() -> None:
    """Nobody plays where all have passed; and the opening lead is that of the player on declarer's left."""
    play = FiledPlay(Seat.WEST, (Card.parse("SA"),))
    assert codes(FiledBoard(told=PASS, play=play)) == [DifferenceCode.PASSED_OUT]
    (found,) = differences(FiledBoard(told=Contract.parse("4SN"), play=play, line=7))
    assert (found.code, found.line, found.data) == (DifferenceCode.LEADER, 7, (("seat", "W"), ("turn", "E")))


def test_a_file_tells_where_its_boards_begin() -> None:
    """The line of a board is that of its first tag."""
    games = read_pbn('% PBN 2.1\n[Board "1"]\n[Dealer "S"]\n\n\n[Board "2"]\n[Dealer "N"]\n')
    found = [each for game in games if isinstance(game, PbnGame) for each in differences(game)]
    assert [(each.board, each.line) for each in found if each.code is DifferenceCode.DEALER] == [
        ("1", 2),
        ("2", 6),
    ]
    assert isinstance(found[0].sentence.args["seat"], str)


def test_tricks_behind_a_gap_may_be_either_sides() -> None:
    """Of a play that goes on, what was won up to now may lie in tricks of which nothing is told."""
    for tricks, found in ((0, []), (2, []), (3, [DifferenceCode.RESULT_REACHED])):
        text = '[Declarer "S"]\n[Contract "3NT"]\n[Result "{}"]\n[Play "W"]\nSA - - -\n- - - -\n+\n'
        (game,) = read_pbn(text.format(tricks))
        assert isinstance(game, PbnGame)
        assert game.play is not None
        assert game.play.next_cell == 8
        assert codes(game) == found
