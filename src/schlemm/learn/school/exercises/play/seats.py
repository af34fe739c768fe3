"""Who sits where, and who does what in the play (S1:7, S1:50, S4:11, S4:39-41)."""

from __future__ import annotations

from typing import Final

from schlemm.core.calls import BIDS
from schlemm.core.contract import Contract, Doubling
from schlemm.core.seats import SEATS, SIDES, Seat
from schlemm.core.sentence import Sentence
from schlemm.dealing.pcg import Pcg32
from schlemm.learn.school.options import any_seat
from schlemm.learn.school.question import Choice, Made, Question, Why, one_of


def partner_of(random: Pcg32) -> Question:
    """Who is whose partner, who comes next, who came before, and which side somebody belongs to."""
    seat = one_of(random, SEATS)
    match random.below(4):
        case 0:
            return _about(seat, "ask-partner", seat.partner, "why-partner")
        case 1:
            return _about(seat, "ask-next-turn", seat.left, "why-clockwise")
        case 2:
            return _about(seat, "ask-right", seat.right, "why-right")
        case _:
            return _side(seat)


def _side(seat: Seat) -> Question:
    facts = (("seat", seat.letter), ("seat-2", seat.partner.letter), ("side", seat.side.letters))
    sides = Choice(tuple(side.letters for side in SIDES), "side")
    asked = Sentence("ask-side", facts[:1])
    return Question(asked, (), sides, (seat.side.letters,), (Sentence("why-side", facts),))


def _about(seat: Seat, ask: str, right: Seat, why: str) -> Question:
    facts = (("seat", seat.letter), ("seat-2", right.letter))
    return Question(Sentence(ask, facts[:1]), (), any_seat(), (right.letter,), (Sentence(why, facts),))


def who_leads(random: Pcg32) -> Question:
    """Who leads, whose cards go face up, and who chooses the cards of a seat, once the contract is known."""
    contract = Contract(one_of(random, BIDS[:25]), Doubling.UNDOUBLED, one_of(random, SEATS))
    match random.below(4):
        case 0:
            return _of(contract, "ask-dummy", contract.dummy, "why-dummy", _leader_wrong(contract))
        case 1:
            return _chooses(random, contract)
        case _:
            return _of(contract, "ask-leads", contract.leader, "why-leads", _lead_wrong(contract))


def _chooses(random: Pcg32, contract: Contract) -> Question:
    """Who chooses the cards of this seat: for dummy it is declarer, everybody else for themselves."""
    whose = contract.dummy if random.below(3) else contract.leader.partner
    dummy = whose is contract.dummy
    right = contract.declarer if dummy else whose
    why = "why-declarer-chooses" if dummy else "why-defender-chooses"
    facts = (("contract", str(contract)), ("seat", right.letter), ("seat-2", whose.letter))
    asked = Sentence("ask-chooses", (facts[0], ("seat", whose.letter)))
    wrong = ((whose.letter, (Sentence("why-dummy-rests", (("seat", whose.letter),)),)),) if dummy else ()
    return Question(asked, (), any_seat(), (right.letter,), (Sentence(why, facts),), wrong)


def _of(contract: Contract, ask: str, right: Seat, why: str, wrong: tuple[tuple[str, Why], ...]) -> Question:
    facts = (("seat", right.letter), ("seat-2", contract.declarer.letter))
    asked = Sentence(ask, (("contract", str(contract)),))
    return Question(asked, (), any_seat(), (right.letter,), (Sentence(why, facts),), wrong)


def _lead_wrong(contract: Contract) -> tuple[tuple[str, Why], ...]:
    declarer = (Sentence("why-declarer-leads-not", (("seat", contract.declarer.letter),)),)
    right_hand = (Sentence("why-right-leads-not", (("seat", contract.declarer.right.letter),)),)
    return ((contract.declarer.letter, declarer), (contract.declarer.right.letter, right_hand))


def _leader_wrong(contract: Contract) -> tuple[tuple[str, Why], ...]:
    return (
        (contract.declarer.letter, (Sentence("why-declarer-hides", (("seat", contract.declarer.letter),)),)),
    )


PARTNER_OF: Final = Made("partner-of", partner_of, "exercises-first")
WHO_LEADS: Final = Made("who-leads", who_leads, "exercises-first")
