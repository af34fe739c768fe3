"""Who may ask what about bidding and play: the one place that decides it.

At home and in practice everybody may ask about every call and every defender's card, and whoever is in turn to call may
ask for a hint, unless other people play at the table: a hint would be unfair to them. In a match partners must not help
each other by their questions: what a call or a card means reaches its player's human partner only once the board is
over (online players alert for themselves), and nobody is given a hint.

With the house rule "Stichzwang" (S4:41) no solver knows the rules, so there are no figures about the play.
"""

from __future__ import annotations

from schlemm.core.seats import Seat
from schlemm.core.state import Bidding, Finished, Playing, State
from schlemm.table.refusal import Reason, Refused
from schlemm.table.sight import actor
from schlemm.table.table import Table


def check_question(table: Table, asker: Seat, caller: Seat) -> None:
    """Let pass that a player asks what a call means.

    Args:
        table: The table.
        asker: The seat of the person who asks.
        caller: The seat that made the call.

    Raises:
        Refused: If the asker's partner made the call and would be told by the answer what they may not be told yet.
    """
    if not table.explains(caller, asker):
        raise Refused(Reason.PARTNERS_CALL)


def check_hint(table: Table, asker: Seat) -> None:
    """Let pass that a player asks what their system would call, or why it would not make a call.

    Raises:
        Refused: If hints are not given here, or if it is not theirs to call.
    """
    _check_company(table)
    if not isinstance(table.board, Bidding) or table.stopped or table.board.turn is not asker:
        raise Refused(Reason.NOT_TO_CALL)


def check_card_hint(table: Table, asker: Seat) -> None:
    """Let pass that a player asks which card to play.

    Raises:
        Refused: If hints are not given here, if it is not theirs to play, or if no figures hold by the house rules.
    """
    _check_company(table)
    if not isinstance(table.board, Playing) or actor(table) is not asker:
        raise Refused(Reason.NOT_TO_PLAY)
    _check_rules(table.board)


def check_review(table: Table) -> None:
    """Let pass that somebody looks back at the board that ended last.

    It is the one on the table, or, where the game was stopped in the middle of that one, the one before; the tables of
    a match have reviews of their own then.

    Raises:
        Refused: If it is not over everywhere, or if no figures hold by the house rules.
    """
    ended = isinstance(table.board, Finished) or (table.is_over and table.elsewhere is None)
    if table.board is None or not ended:
        raise Refused(Reason.BOARD_NOT_OVER)
    if isinstance(table.board, Finished) and not table.board_is_open:
        raise Refused(Reason.BOARD_ELSEWHERE)
    _check_rules(table.board)


def _check_company(table: Table) -> None:
    if not table.gives_hints:
        raise Refused(Reason.NO_HINTS if table.is_match else Reason.NO_HINTS_AMONG_PEOPLE)


def _check_rules(board: State) -> None:
    if board.board.conditions.rules.must_beat:
        raise Refused(Reason.OTHER_RULES)
