"""Who may ask what about bidding and play: the one place that decides it.

At home and in practice everybody may ask about every call and every defender's card, and whoever is in turn to call may
ask for a hint, unless other people play at the table: a hint would be unfair to them. In a match partners must not help
each other by their questions: what a call or a card means reaches its player's human partner only once the board is
over (online players alert for themselves), and nobody is given a hint.

What people say themselves about their calls is for their opponents alone, at home too; partner reads it once the board
is open. While cards are played, who may look at which calls is a matter of the Laws (41B, 20F) or of the table's
setting; what is out of sight is neither shown nor explained.

With the house rule "Stichzwang" (S4:41) no solver knows the rules, so there are no figures about the play.
"""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.core.board.state import Bidding, Finished, Playing, State
from schlemm.core.play import Play
from schlemm.core.seats import SEATS, Seat
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.events import CallExplained, ExplanationAsked
from schlemm.table.state.settings import LookingBack
from schlemm.table.state.table import Table


def check_question(table: Table, asker: Seat, caller: Seat) -> None:
    """Check that a player may ask what a call means.

    Args:
        table: The table.
        asker: The seat of the person who asks.
        caller: The seat that made the call.

    Raises:
        Refused: If the asker's partner made the call and would be told by the answer what they may not be told yet, or
            if the call is out of sight and nobody has asked them about it.
    """
    if not table.explains(caller, asker):
        raise Refused(RefusalCode.PARTNERS_CALL)
    is_asked = caller is asker and any(each.seat is asker for each in table.explanations.asked)
    if caller not in calls_in_sight(table, asker) and not is_asked:
        raise Refused(RefusalCode.CALL_GONE)


@dataclass(frozen=True, slots=True)
class Disclosed:
    """What a player may know about the calls of the board, besides the calls themselves, and how long tricks lie open.

    Attributes:
        looking_back: How long the last trick may be looked at.
        speakers: The seats whose calls and cards are explained to them.
        in_sight: The seats whose calls they may look at.
        explained: What callers have said to them, and what they have said themselves.
        asked: The questions that they have asked, or have to answer.
    """

    looking_back: LookingBack = LookingBack.LAWS
    speakers: tuple[Seat, ...] = ()
    in_sight: tuple[Seat, ...] = ()
    explained: tuple[CallExplained, ...] = ()
    asked: tuple[ExplanationAsked, ...] = ()


def disclosed(table: Table, seat: Seat) -> Disclosed:
    """What the player of this seat may know about the calls of the board in progress, or of the last one."""
    in_sight = calls_in_sight(table, seat)
    asked = table.explanations.asked if table.board_in_progress else ()
    return Disclosed(
        looking_back=table.looking_back,
        speakers=tuple(at for at in SEATS if table.explains(at, seat)),
        in_sight=in_sight,
        explained=tuple(
            each
            for each in table.explanations.given
            if each.seat in in_sight and _hears(table, seat, each.seat)
        ),
        asked=tuple(each for each in asked if seat in {each.by, each.seat}),
    )


def calls_in_sight(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """The seats whose calls the player may look at now: all, or while cards are played as the table looks back."""
    board = table.board
    if not isinstance(board, Playing) or table.stopped:
        return SEATS
    match table.looking_back:
        case LookingBack.FREELY:
            return SEATS
        case LookingBack.NEXT_LEAD:
            return () if board.play.cards else SEATS
        case LookingBack.LAWS:
            if not _has_played(table, board.play, seat):
                return SEATS
            return (seat.left, seat.right) if table.actor is seat else ()


def check_explaining(table: Table, seat: Seat, index: int) -> None:
    """Check that a player may explain a call to the opponents.

    Raises:
        Refused: If it is not their own call of a board in progress.
    """
    if not table.board_in_progress or _caller(table, index) is not seat:
        raise Refused(RefusalCode.NOT_YOUR_CALL)


def check_asking(table: Table, seat: Seat, index: int) -> Seat:
    """Check that a player may ask the opponent who made a call what it means; return that opponent.

    Raises:
        Refused: If it was partner's call or their own, if it is out of sight or asked about already, if it is not their
            turn, or if no person could answer.
    """
    if (refused := _why_not_ask(table, seat, index)) is not None:
        raise refused
    return _caller(table, index)


def _why_not_ask(table: Table, seat: Seat, index: int) -> Refused | None:
    caller = _caller(table, index)
    if (refused := _why_not_ask_caller(table, seat, caller)) is not None:
        return refused
    if ExplanationAsked(seat, caller, index) in table.explanations.asked:
        return Refused(RefusalCode.ASKED_ALREADY)
    return None


def _why_not_ask_caller(table: Table, seat: Seat, caller: Seat) -> Refused | None:
    """Why a player may ask this one about none of their calls; ``None`` if they may."""
    if caller.side is seat.side:
        return Refused(RefusalCode.PARTNERS_CALL)
    if table.actor is not seat:
        return Refused(RefusalCode.QUESTION_AT_TURN)
    if caller not in calls_in_sight(table, seat):
        return Refused(RefusalCode.CALL_GONE)
    if caller not in table.people:
        return Refused(RefusalCode.NOBODY_TO_ASK, (("seat", caller.letter),))
    return None


def askable(table: Table, seat: Seat) -> tuple[int, ...]:
    """Return the calls about which a player can ask a person now, counted from 0."""
    if table.actor is not seat:
        return ()
    callers = {caller for caller in SEATS if _why_not_ask_caller(table, seat, caller) is None}
    mine = {each.index for each in table.explanations.asked if each.by is seat}
    return tuple(index for index in _indices(table) if _caller(table, index) in callers and index not in mine)


def explainable(table: Table, seat: Seat) -> tuple[int, ...]:
    """Return the calls of their own that a player can explain to a person, counted from 0.

    Those are what is in sight, and what they are asked about.
    """
    if not table.board_in_progress or not any(other.side is not seat.side for other in table.people):
        return ()
    asked = {each.index for each in table.explanations.asked if each.seat is seat}
    return tuple(
        index
        for index in _indices(table)
        if _caller(table, index) is seat and (seat in calls_in_sight(table, seat) or index in asked)
    )


def _hears(table: Table, seat: Seat, speaker: Seat) -> bool:
    """Whether the player may read what another one has said about a call."""
    return speaker is not seat.partner or table.board_is_open or table.stopped


def _has_played(table: Table, play: Play, seat: Seat) -> bool:
    """Whether the player has played a card of this board; whoever plays none, once there is one on the table."""
    if all(table.plays_for(each) is not seat for each in SEATS):
        return bool(play.cards)
    first = play.completed(0) if play.winners else play.trick
    return any(table.plays_for(each) is seat for each, _ in first.by_seat())


def _indices(table: Table) -> range:
    return range(0 if table.board is None else len(table.board.auction.calls))


def _caller(table: Table, index: int) -> Seat:
    """Who made this call of the board in progress."""
    assert table.board is not None
    return table.board.auction.first.after(index)


def check_hint(table: Table, asker: Seat) -> None:
    """Check that a player may ask what their system would call, or why it would not make a call.

    Where one player names the contract there is no auction that a system could speak of.

    Raises:
        Refused: If hints are not given here, or if it is not theirs to call.
    """
    _check_company(table)
    board = table.board
    if not isinstance(board, Bidding) or table.stopped or board.turn is not asker or board.auction.is_naming:
        raise Refused(RefusalCode.NOT_TO_CALL)


def check_card_hint(table: Table, asker: Seat) -> None:
    """Check that a player may ask which card to play.

    Raises:
        Refused: If hints are not given here, if it is not theirs to play, or if no figures hold by the house rules.
    """
    _check_company(table)
    if not isinstance(table.board, Playing) or table.actor is not asker:
        raise Refused(RefusalCode.NOT_TO_PLAY)
    _check_rules(table.board)


def check_review(table: Table) -> None:
    """Check that somebody may look back at the board that ended last.

    It is the one on the table, or, where the game was stopped in the middle of that one, the one before; the tables of
    a match have reviews of their own then.

    Raises:
        Refused: If it is not over everywhere, or if no figures hold by the house rules.
    """
    ended = isinstance(table.board, Finished) or (table.is_over and table.elsewhere is None)
    if table.board is None or not ended:
        raise Refused(RefusalCode.BOARD_NOT_OVER)
    if isinstance(table.board, Finished) and not table.board_is_open:
        raise Refused(RefusalCode.BOARD_ELSEWHERE)
    _check_rules(table.board)


def _check_company(table: Table) -> None:
    if not table.gives_hints:
        raise Refused(RefusalCode.NO_HINTS if table.is_match else RefusalCode.NO_HINTS_AMONG_PEOPLE)


def _check_rules(board: State) -> None:
    if board.board.conditions.rules.must_beat:
        raise Refused(RefusalCode.OTHER_RULES)
