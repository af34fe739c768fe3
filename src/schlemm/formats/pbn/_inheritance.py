"""Tags that take their value from an earlier game: ``#`` and ``##`` (4.8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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


def inherited(games: Iterable[RawGame | PlainGame], ration: Ration) -> Iterator[RawGame | PlainGame]:
    """The games with every value in its place; games of nothing but ``##`` are a header, and none.

    Raises:
        TooDense: If the games inherit more than there is room for.
    """
    values: dict[str, str] = {}
    lasting: set[str] = set()
    for found in games:
        if isinstance(found, PlainGame) and not lasting:
            values = _remembered(values, zip(found.names, found.values, strict=True))
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
        if not is_header:
            ration.weigh_inherited(game, lasting)
            added = tuple(RawTag(name, values[name], line) for name in sorted(lasting - given))
            yield replace(game, tags=(*tags, *added)) if tags else game


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
