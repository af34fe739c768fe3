"""Tags that take their value from an earlier game: ``#`` and ``##`` (4.8), and the board of the table before."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace

from schlemm.formats.pbn._plain import PlainGame
from schlemm.formats.pbn._tokens import RawGame, RawTag
from schlemm.formats.pbn.defect import PbnCode
from schlemm.formats.pbn.limits import MOST_NAMES
from schlemm.formats.pbn.ration import Ration

OWN = frozenset({"Auction", "Play", "Note"})
"""The tags whose sections cannot be inherited.

The standard forbids it of Dealer, Vulnerable, Deal, Declarer and Contract too, so that every game can be played by
itself; whole tournaments are written so all the same, and there it can mean one thing only.
"""


BOARD = frozenset({"Board", "Dealer", "Vulnerable", "Deal"})
"""The tags that say which board was played.

Programs that file both tables of a match leave all of them out at the second one. The standard knows nothing of that; a
game is taken for one of the board before if it names none of them, and its auction begins with that board's dealer.
"""


def inherited(games: Iterable[RawGame | PlainGame], ration: Ration) -> Iterator[RawGame | PlainGame]:
    """The games with every value in its place; games of nothing but ``##`` are a header, and none.

    Raises:
        TooDense: If the games inherit more than there is room for.
    """
    values: dict[str, str] = {}
    lasting: set[str] = set()
    board: dict[str, str] = {}  # what the game before says of it
    for found in games:
        if isinstance(found, PlainGame) and not lasting and not _may_go_on(found.names, board):
            values = _remembered(values, zip(found.names, found.values, strict=True))
            board = _board_in(zip(found.names, found.values, strict=True))
            yield found
            continue
        game = found.in_detail() if isinstance(found, PlainGame) else found
        _refuse_own(game)
        is_header = not game.findings.defects and all(tag.value.startswith("##") for tag in game.tags)
        lasting |= {tag.name for tag in game.tags if tag.value.startswith("##")} - OWN
        tags = tuple(_resolved(tag, values) for tag in game.tags)
        given = {tag.name for tag in tags}
        line = tags[0].line if tags else 0
        values = _remembered(values, ((tag.name, tag.value) for tag in tags))
        lasting &= values.keys()
        board = board if _goes_on(tags, board) else _board_in((tag.name, tag.value) for tag in tags)
        if not is_header:
            taken = {name: values[name] for name in lasting} | board
            missing = sorted(taken.keys() - given)
            ration.weigh_inherited(game, missing)
            added = (RawTag(name, taken[name], line) for name in missing)
            yield replace(game, tags=(*tags, *added)) if tags else game


def _board_in(tags: Iterable[tuple[str, str]]) -> dict[str, str]:
    """What these tags say of the board; nothing where its cards or its dealer are not told."""
    told = {name: value for name, value in tags if name in BOARD}
    return told if "Deal" in told and "Dealer" in told else {}


def _may_go_on(names: Collection[str], board: Mapping[str, str]) -> bool:
    """Whether a game with these tags may be of the board before."""
    return bool(board) and "Auction" in names and BOARD.isdisjoint(names)


def _goes_on(tags: Collection[RawTag], board: Mapping[str, str]) -> bool:
    """Whether this is a game of the board before."""
    first = next((tag.value for tag in tags if tag.name == "Auction"), None)
    return _may_go_on([tag.name for tag in tags], board) and first == board["Dealer"]


def _remembered(values: dict[str, str], tags: Iterable[tuple[str, str]]) -> dict[str, str]:
    """The values with those of another game; of two with one name, the first counts."""
    own = dict(reversed([*tags]))
    values |= own
    return values if len(values) <= MOST_NAMES else own


def _resolved(tag: RawTag, values: dict[str, str]) -> RawTag:
    if tag.value == "#":
        return tag._replace(value=values.get(tag.name, ""))
    return tag._replace(value=tag.value.removeprefix("##"))


def _refuse_own(game: RawGame) -> None:
    for tag in game.tags:
        if tag.name in OWN and (tag.value == "#" or tag.value.startswith("##")):
            game.findings.report(PbnCode.INHERITED, tag.at, tag.name)
