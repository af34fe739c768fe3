"""The words for contracts and results in German, Italian, English and French, without accents (domain D2, D3).

No word here means two things, whatever the language; single letters do, and are not here.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final, TypeAlias

from schlemm.core.cards import Strain
from schlemm.core.contract import Doubling
from schlemm.core.seats import Seat


class Unit(Enum):
    """What a number in a result counts, and words that need none."""

    OVERTRICKS = "overtricks"
    UNDERTRICKS = "undertricks"
    TRICKS = "tricks"
    MADE = "made"
    PASSED_OUT = "passed-out"


Meaning: TypeAlias = Strain | Doubling | Seat | Unit | int
"""What a word can mean; an int is a number word."""


def _words(*pairs: tuple[Meaning, str]) -> dict[str, Meaning]:
    return {word: meaning for meaning, words in pairs for word in words.split()}


WORDS: Final[Mapping[str, Meaning]] = _words(
    (Strain.SPADES, "♠ pik pick picche picca spade spades pique piques"),
    (Strain.HEARTS, "♥ herz herzen coeur coeurs cuori cuore heart hearts"),
    (Strain.DIAMONDS, "♦ karo quadri quadro diamond diamonds carreau carreaux"),
    (Strain.CLUBS, "♣ treff tref kreuz fiori fiore club clubs trefle trefles"),
    (Strain.NOTRUMP, "nt sa ot sans ohne senza notrump notrumps no sansatout senzaatout"),
    (Doubling.DOUBLED, "x ! * kontra contra contro contre double doubled dbl kontriert"),
    (Doubling.DOUBLED, "contrato contrata contrati contrate contree contrees contres"),
    (
        Doubling.REDOUBLED,
        "xx !! ** rekontra recontra surcontro surcontre redouble redoubled rdbl rekontriert",
    ),
    (Doubling.REDOUBLED, "surcontrato surcontrata surcontrati surcontrate surcontree surcontrees surcontres"),
    (Seat.NORTH, "nord north"),
    (Seat.EAST, "ost est east"),
    (Seat.SOUTH, "sud sued south"),
    (Seat.WEST, "west ovest ouest"),
    (Unit.OVERTRICKS, "uberstich uberstiche uberstichen ueberstich ueberstiche ueberstichen extrastich"),
    (Unit.OVERTRICKS, "extrastiche overtrick overtricks over plus uber ueber mieux surlevee surlevees piu"),
    (Unit.UNDERTRICKS, "faller fallern down chute undertrick undertricks off under unter meno"),
    (Unit.UNDERTRICKS, "minus moins verloren gefallen lost perse persa perdu perdues"),
    (Unit.TRICKS, "stich stiche stichen trick tricks presa prese levee levees pli plis"),
    (
        Unit.MADE,
        "= erfullt erfuellt gemacht gewonnen genau made making exactly mi mantenuto mantenuta fatto fatta",
    ),
    (Unit.MADE, "fait faite reussi reussie juste egal"),
    (Unit.PASSED_OUT, "p pass passe passo passed durchgepasst rundgepasst"),
    (1, "ein eins eine einen einer one un uno una une"),
    (2, "zwei two due deux"),
    (3, "drei three tre trois"),
    (4, "vier four quattro quatre"),
    (5, "funf fuenf five cinque cinq"),
    (6, "sechs six sei"),
    (7, "sieben seven sette sept"),
)

_FILLERS: Final = (
    "im in mit gespielt von vom durch by with con da dal di par joue avec de and und et just out "
    "atout trumpf trump impegno contratto contrat kontrakt contract contratti"
)
FILLERS: Final = frozenset(_FILLERS.split())
"""Words that may stand between the others and say nothing of their own."""
