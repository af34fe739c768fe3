"""Plain games in which nothing is wrong, each read in one go: every tag is looked up among the texts most files have.

Whatever is not found there is left to ``read``, which knows every way in which a tag may be written, and says what is
wrong with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Final

from schlemm.core.calls import BIDS, PASS, Pass
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract, Doubling
from schlemm.core.play import TRICKS
from schlemm.core.seats import SEATS, Seat, Vulnerability
from schlemm.formats.filed import NO_HANDS, FiledPlay, Hands
from schlemm.formats.pbn._deal_tag import ReadDeals
from schlemm.formats.pbn._encoding import note_of
from schlemm.formats.pbn._field_tags import dealer_of
from schlemm.formats.pbn._plain import PlainGame
from schlemm.formats.pbn._plain_sections import NO_REFERENCES, PlainAuction, plain_auction, plain_play
from schlemm.formats.pbn.game import MANDATORY, TYPED, PbnGame, tag_order
from schlemm.formats.pbn.limits import LONGEST_NUMBER

_OPEN: Final = ("", "?")
"""Values of tags that say nothing."""
_SEATS: Final[dict[str, Seat | None]] = {**dict.fromkeys(_OPEN), **{seat.letter: seat for seat in SEATS}}
_VULNERABLE: Final[dict[str, Vulnerability | None]] = {
    **dict.fromkeys(_OPEN),
    **{each.value: each for each in Vulnerability},
}
_TOLD: Final[dict[tuple[str, str], Contract | Pass | None]] = {
    **dict.fromkeys(product(_OPEN, _OPEN)),
    **dict.fromkeys(product(("Pass",), (*_OPEN, *"NESW")), PASS),
    **{
        (f"{bid}{doubling}", seat.letter): Contract(bid, doubling, seat)
        for bid, doubling, seat in product(BIDS, Doubling, SEATS)
    },
}
"""What the tags Contract and Declarer say."""
_RESULTS: Final[dict[str, int | None]] = {
    **dict.fromkeys(_OPEN),
    **{str(tricks): tricks for tricks in range(TRICKS + 1)},
}


MOST_LAYOUTS: Final = 32
"""Orders of tags of a file that are kept at once to be found again."""
_PLAYED: Final = frozenset({"Auction", "Play"})


@dataclass(frozen=True, slots=True)
class TagLayout:
    """The tags of a game by what they are, each with its place in the game.

    Attributes:
        others: Those that are no fields of a game, as (name, place) pairs in the order in which a game has them.
        notes: The notes, as (section they belong to, place) pairs.
        sections: The places at which calls and cards may stand.
        auction: The place of the Auction tag, -1 without one.
        play: The place of the Play tag, likewise.
    """

    others: tuple[tuple[str, int], ...]
    notes: tuple[tuple[str, int], ...]
    sections: frozenset[int]
    auction: int
    play: int

    @classmethod
    def of(cls, names: tuple[str, ...]) -> TagLayout | None:
        """The layout of tags with these names; ``None`` where one stands there twice that is no note."""
        places = {name: place for place, name in enumerate(names) if name != "Note"}
        if len(places) + names.count("Note") < len(names):
            return None
        others = sorted(((name, place) for name, place in places.items() if name not in TYPED), key=_order)
        auction, play = places.get("Auction", -1), places.get("Play", -1)
        return cls(
            tuple(others),
            tuple(_note_places(names)),
            frozenset({auction, play}),
            auction,
            play,
        )


class Layouts:
    """The layouts of a file."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[tuple[str, ...], TagLayout | None] = {}

    def of(self, names: tuple[str, ...]) -> TagLayout | None:
        """What ``TagLayout.of`` gives."""
        if names not in self._known:
            if len(self._known) == MOST_LAYOUTS:
                self._known.clear()
            self._known[names] = TagLayout.of(names)
        return self._known[names]


def _note_places(names: tuple[str, ...]) -> Iterator[tuple[str, int]]:
    section = ""
    for place, name in enumerate(names):
        if name == "Note":
            yield section, place
        elif name in _PLAYED:
            section = name


def _order(tag: tuple[str, int]) -> tuple[int, str]:
    return tag_order(tag[0])


class NotPlain(Exception):
    """Something that has to be looked at in detail."""


def read_plain(game: PlainGame, layouts: Layouts, deals: ReadDeals) -> PbnGame | None:
    """The game, if all of it is as in most files, and right; ``None`` of any other.

    Args:
        game: Its tags.
        layouts: Those of the file so far.
        deals: Likewise.
    """
    layout = layouts.of(game.names)
    if layout is None or not game.words.keys() <= layout.sections:
        return None
    try:
        return _read(game, layout, dict(zip(game.names, game.values, strict=True)), deals)
    except (KeyError, NotPlain):  # a text that stands in none of the tables
        return None


def _read(game: PlainGame, layout: TagLayout, tags: Mapping[str, str], deals: ReadDeals) -> PbnGame:
    texts = _note_texts(game, layout)
    number = _number(tags.get("Board", ""))
    dealer = _SEATS[tags.get("Dealer", "")]
    vulnerability = _VULNERABLE[tags.get("Vulnerable", "")]
    if vulnerability is None and number is not None:
        vulnerability = Conditions.of_board(number).vulnerability
    hands = _hands(tags.get("Deal", ""), deals)
    auction, references, settled = _auction(game, layout, tags, dealer)
    told = _TOLD[tags.get("Contract", ""), tags.get("Declarer", "")]
    if told is not None and told != settled and auction is not None:
        raise NotPlain
    return PbnGame.unchecked(
        number=number,
        dealer=dealer or dealer_of(number, auction.first if auction else None),
        vulnerability=vulnerability,
        hands=hands,
        auction=auction,
        notes=_notes(texts, references),
        told=told if auction is None else None,
        tricks=_tricks(tags.get("Result", ""), settled or told),
        tags=_others(game, layout),
        play=_play(game, layout, tags, hands),
        line=game.line,
    )


def _note_texts(game: PlainGame, layout: TagLayout) -> dict[int, str]:
    """The texts of the auction's notes by their numbers; those of the play are referred to in no plain one."""
    texts: dict[int, str] = {}
    for section, place in layout.notes:
        note = note_of(game.values[place])
        if note is None or section != "Auction" or texts.setdefault(*note) != note[1]:
            raise NotPlain
    return texts


def _notes(texts: Mapping[int, str], references: Mapping[int, int]) -> tuple[tuple[int, str], ...]:
    """What is said of calls; no note is left over."""
    if not texts.keys() <= {*references.values()}:
        raise NotPlain
    return tuple([(index, texts.get(note, "")) for index, note in references.items()])


def _number(text: str) -> int | None:
    if text in _OPEN:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER and int(text) > 0):
        raise NotPlain
    return int(text)


def _hands(text: str, deals: ReadDeals) -> Hands:
    hands = NO_HANDS if text in _OPEN else deals.found(text)
    if hands is None:
        raise NotPlain
    return hands


def _auction(
    game: PlainGame, layout: TagLayout, tags: Mapping[str, str], dealer: Seat | None
) -> PlainAuction | tuple[None, Mapping[int, int], None]:
    first = _SEATS[tags.get("Auction", "")]
    words = game.words.get(layout.auction)
    if first is None and words is None:
        return None, NO_REFERENCES, None
    if first is None or words is None or (dealer is not None and dealer is not first):
        raise NotPlain
    auction = plain_auction(words, first)
    if auction is None:
        raise NotPlain
    return auction


def _tricks(text: str, contract: Contract | Pass | None) -> int | None:
    if isinstance(contract, Pass):
        return None
    tricks = _RESULTS[text]
    if tricks is not None and contract is None:
        raise NotPlain
    return tricks


def _others(game: PlainGame, layout: TagLayout) -> tuple[tuple[str, str], ...]:
    """The tags that are no fields of a game; mandatory ones only if they are known."""
    values = game.values
    if "?" not in values:
        return tuple([(name, values[place]) for name, place in layout.others])
    known = [(name, values[place]) for name, place in layout.others]
    return tuple([tag for tag in known if tag[1] != "?" or tag[0] not in MANDATORY])


def _play(game: PlainGame, layout: TagLayout, tags: Mapping[str, str], hands: Hands) -> FiledPlay | None:
    leader = _SEATS[tags.get("Play", "")]
    words = game.words.get(layout.play)
    if leader is None and words is None:
        return None
    play = None if leader is None or words is None else plain_play(words, leader, hands)
    if play is None:
        raise NotPlain
    return play
