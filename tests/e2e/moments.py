"""Moments of play at which everything that a table can show lies on it, for whoever looks at its layout."""

from dataclasses import replace
from itertools import accumulate

from tests.e2e.staged import Moment

from schlemm.core.goal import Goal
from schlemm.core.laws import HouseRules
from schlemm.core.seats import Seat
from schlemm.scoring.forms.boards import DuplicateForm
from schlemm.scoring.forms.minibridge import MinibridgeForm
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.table.state.board_quota import MOST, TOLD_FROM, Repeatable
from schlemm.table.state.settings import Ceremony, CeremonyDeals, Settings, Tempo

LONG, EAST, STRONG, WEST = (
    "A72.KJ98765.85.4",
    "53.4.7642.AT8653",
    "KQJT9.A2.A93.K72",
    "864.QT3.KQJT.QJ9",
)
HANDS = f"{LONG} {EAST} {STRONG} {WEST}"
"""The first is dummy's, with seven hearts; two turns on sits the player of four spades."""

SURE = "5432.K3.K32.K432 .7654.87654.8765 AKQJT9876.A2.A.A .QJT98.QJT9.QJT9"
"""The third takes every trick in spades, whatever happens."""

SPADES = "1S P 4S P P P"
LADDER = "1C P 1D P 1H P 1S P 1NT P 2C P 2D P 2H P 2S P 2NT P 3C P 3D P 3H X"
THREE_CARDS = "DK D5 D2"
TWO_TRICKS = "DK D5 D2 DA SK S4 S2 S3"
NINE_TRICKS = """DT D8 D2 D9 HT H8 H4 HA SJ S6 SA S3 S2 S5 SQ S4 C7 CQ C4 CA C6 CK C9 H5 ST S8 S7 D4 C2 CJ H9 C8 HQ H7
    D7 H2 H3 HK CT"""
SEVEN_TRICKS = (
    """CJ C4 C6 CK DA DQ D5 D7 H2 HQ HJ H4 HT H5 CT HA SJ S6 S7 S5 D3 DJ D8 D2 C9 S2 C3 C2 HK CA C7"""
)
EIGHT_TRICKS = """CQ C4 C6 C2 HQ HK H4 HA ST S6 S2 S3 SJ S4 SA S5 D5 D7 D9 DK CJ H9 C3 C7 C9 HJ C5 CK SQ S8 S7 D6 D3 DT
    D8"""
ELEVEN_TRICKS = """H3 HK H4 HA SJ S8 S2 S3 SK S6 S7 S5 S9 S4 SA C5 HJ C3 H2 HT D8 D2 DA DJ C2 C9 C4 C8 DT D5 D6 D9
    DQ H9 D4 D3 DK H8 D7 C7 CQ H7 CA CK C6 ST CJ"""
"""So many tricks, won by both sides, and three cards: with dummy opposite, to the left, to the right, and with South's
own cards as dummy's."""
TWELVE_TRICKS = """HQ H3 H4 HA SA HJ S2 H5 SK HT S3 H6 SQ H9 S4 H7 SJ H8 S5 D4 ST DQ D2 D5 S9 DJ D3 D6 S8 DT C2 D7
    S7 D9 C3 D8 S6 CQ C4 C5 DA CJ DK C6 CA CT CK C7"""
"""Of the grand slam: what is left is the last card of each hand."""
MINI = MinibridgeForm(first_dealer=Seat.SOUTH)
OFTEN = MOST[Repeatable.TAKE_BACK] - TOLD_FROM - 1
"""How often one has taken back just before one is told."""

MOMENTS = {
    "first-call": Moment(f"N:{HANDS}"),
    "full-box": Moment(f"N:{HANDS}", "N", LADDER),
    "dummy": Moment(f"N:{HANDS}", "S", SPADES, THREE_CARDS),
    "dummy-left": Moment(f"W:{HANDS}", "E", SPADES, "DK D5 D2 DA SK"),
    "in-danger": Moment(f"N:{HANDS}", "S", "P P 1S P 4S P P P", THREE_CARDS, earlier=2),
    "dummy-right": Moment(f"E:{HANDS}", "W", SPADES, "DK D5"),
    "both-hands": Moment(f"S:{HANDS}", "N", SPADES, THREE_CARDS),
    "lead": Moment(f"N:{HANDS}", "S", SPADES, TWO_TRICKS),
    "rest": Moment(f"N:{SURE}", "S", "7S P P P", "HQ"),
    "claimed": Moment(f"N:{HANDS}", "S", SPADES, THREE_CARDS, claim=("W", 3)),
    "refused": Moment(f"N:{HANDS}", "S", SPADES, TWO_TRICKS, claim=("W", 3), agreed=None),
    "result": Moment(f"N:{HANDS}", "S", SPADES, TWO_TRICKS, claim=("S", 9), agreed=True),
    "slam": Moment(f"N:{SURE}", "S", "7S P P P", "HQ", claim=("S", 13), agreed=True),
    "down": Moment(f"N:{HANDS}", "S", SPADES, TWO_TRICKS, claim=("S", 7), agreed=True),
    "last-card": Moment(f"N:{SURE}", "S", "7S P P P", TWELVE_TRICKS),
    "mini-points": Moment(f"N:{HANDS}", "S", form=MINI),
    "mini-name": Moment(f"N:{HANDS}", "S", form=MINI, read=True),
    "mini-contract": Moment(f"N:{HANDS}", "S", "4S", form=MINI),
    "mini-play": Moment(f"N:{HANDS}", "S", "4S", THREE_CARDS, form=MINI),
    "match-call": Moment(f"N:{HANDS}", "N", "1H P", minutes=10, match=True),
    "match-play": Moment(f"N:{HANDS}", "N", "P P 1S P 4S P P P", THREE_CARDS, minutes=10, match=True),
    "piles": Moment(f"N:{HANDS}", "N", "P P 1S P 4S P P P", NINE_TRICKS),
    "piles-left": Moment(f"W:{HANDS}", "N", "P 1S P 4S P P P", SEVEN_TRICKS),
    "piles-right": Moment(f"E:{HANDS}", "N", "P P P 1S P 4S P P P", EIGHT_TRICKS),
    "rows": Moment(f"N:{HANDS}", "N", "P P 1S P 4S P P P", NINE_TRICKS, match=True),
    "rows-left": Moment(f"W:{HANDS}", "N", "P 1S P 4S P P P", SEVEN_TRICKS, match=True),
    "rows-right": Moment(f"E:{HANDS}", "N", "P P P 1S P 4S P P P", EIGHT_TRICKS, match=True),
    "rows-both-hands": Moment(f"S:{HANDS}", "N", "1S P 4S P P P", ELEVEN_TRICKS, match=True),
    "absent": Moment(f"N:{HANDS}", "S", SPADES, THREE_CARDS, away="E"),
    "few-left": Moment(f"N:{HANDS}", taken_back=OFTEN),
}
"""By name; at each of them the person at South is to act, so that nothing changes until they do."""


def card_by_card(start: Moment, cards: str) -> tuple[Moment, ...]:
    """Return the moments from this one on, one more for each of these cards."""
    more = accumulate(cards.split(), lambda before, card: f"{before} {card}", initial=start.cards)
    return tuple(replace(start, cards=played.strip()) for played in more)


PASSED_TO_SPADES = ["P", "P", "1S", "P", "4S", "P", "P", "P"]
PRACTISED = replace(MOMENTS["lead"], form=DuplicateForm(boards=1, first=3), goal=Goal.MAKE)
"""Board 3, of which South is dealer."""

LAST_TRICK = (MOMENTS["last-card"], *card_by_card(MOMENTS["last-card"], "H2 C9 HK C8")[1:])
IN_TRICK = replace(MOMENTS["piles"], cards="DT D8 D2")
TAKEN_BACK = replace(IN_TRICK, cards="DT D8 D2 D9", undone=True)
SINGLY = Settings(tempo=Tempo.SLOW, ceremony=Ceremony.SINGLY)
UNCUT = Moment(f"W:{HANDS}", "W", habits=SINGLY)
"""West deals, so South cuts."""


def cut(uncut: Moment) -> tuple[Moment, ...]:
    """Return the moments around a cut."""
    return uncut, replace(uncut, cut=26)


SCENES = {
    "the next deal": (MOMENTS["result"], replace(MOMENTS["result"], followed=True)),
    "from the first card to the result": (
        *(
            replace(MOMENTS["first-call"], dealer="N", calls=" ".join(PASSED_TO_SPADES[:made]))
            for made in range(len(PASSED_TO_SPADES) + 1)
        ),
        *card_by_card(replace(MOMENTS["piles"], cards=""), " ".join(NINE_TRICKS.split()[:20]))[1:],
        replace(MOMENTS["piles"], cards=" ".join(NINE_TRICKS.split()[:20]), claim=("S", 6), agreed=True),
    ),
    "West names a contract": (
        replace(MOMENTS["mini-points"], deal=f"E:{HANDS}"),
        replace(MOMENTS["mini-points"], deal=f"E:{HANDS}", read=True, calls="4S"),
        replace(MOMENTS["mini-points"], deal=f"E:{HANDS}", read=True, calls="4S", cards="DK"),
    ),
    "a newcomer declares": (
        replace(MOMENTS["mini-points"], form=replace(MINI, newcomer=Seat.SOUTH)),
        replace(MOMENTS["mini-points"], form=replace(MINI, newcomer=Seat.SOUTH), read=True),
        replace(MOMENTS["mini-play"], form=replace(MINI, newcomer=Seat.SOUTH)),
        replace(MOMENTS["mini-play"], form=replace(MINI, newcomer=Seat.SOUTH), claim=("S", 9), agreed=True),
        replace(
            MOMENTS["mini-play"],
            form=replace(MINI, newcomer=Seat.SOUTH),
            claim=("S", 9),
            agreed=True,
            followed=True,
        ),
    ),
    "a contract to make": (
        PRACTISED,
        replace(PRACTISED, claim=("S", 9), agreed=True),
    ),
    "with a partner": (replace(MOMENTS["dummy"], away="N"),),
    "a trick in a match": card_by_card(MOMENTS["rows-left"], "H3"),
    "a trick at home": card_by_card(MOMENTS["piles"], "SK"),
    "a cut": cut(UNCUT),
    "a cut of a pack that was promised": cut(replace(UNCUT, promised=True)),
    "a cut before packets": cut(replace(UNCUT, habits=replace(SINGLY, ceremony=Ceremony.PACKETS))),
    "after a cut": cut(UNCUT)[1:],
    "a cut of somebody else": cut(replace(UNCUT, deal=f"N:{HANDS}", dealer="N", away="W")),
    "the only cut": cut(replace(UNCUT, habits=replace(SINGLY, ceremony_deals=CeremonyDeals.FIRST))),
    "a hand in Natur A": (replace(MOMENTS["first-call"], bot="natur-a:anfaenger"),),
    "a hand in Natur B": (replace(MOMENTS["first-call"], bot="natur-b:anfaenger"),),
    "a strong opening": (MOMENTS["first-call"], replace(MOMENTS["first-call"], calls="2C")),
    "a rule to beat": (
        replace(MOMENTS["dummy"], form=RobberOfFourForm(Seat.SOUTH, rules=HouseRules(must_beat=True))),
    ),
    "a whole deal": (
        replace(MOMENTS["piles"], cards=" ".join(NINE_TRICKS.split()[:20]), claim=("S", 6), agreed=True),
    ),
    "calls": tuple(replace(MOMENTS["first-call"], calls=calls) for calls in ("", "1S", "1S P", "1S P 4S")),
    "a trick": card_by_card(MOMENTS["dummy"], "DA SK S4 S2 S3"),
    "tricks": card_by_card(replace(MOMENTS["piles"], cards=""), " ".join(NINE_TRICKS.split()[:20])),
    "a card taken back": (IN_TRICK, replace(IN_TRICK, cards="DT D8 D2 D9"), TAKEN_BACK),
    "a claim": (MOMENTS["dummy"], MOMENTS["claimed"], MOMENTS["refused"]),
    "a concession": (MOMENTS["absent"], replace(MOMENTS["absent"], claim=("S", 0))),
    "a call taken back": (MOMENTS["few-left"], replace(MOMENTS["few-left"], taken_back=OFTEN + 1)),
    "the end": LAST_TRICK,
    "the end, and the next board": (*LAST_TRICK, replace(LAST_TRICK[-1], followed=True)),
    "the end of a game": tuple(replace(moment, earlier=3, dealer="W") for moment in LAST_TRICK),
}
"""Moments that follow one another, for pages that are shown how something goes."""
