"""Reading PBN: from a text to games, with everything that is wrong on the way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import chain, groupby
from typing import Final

from schlemm.core.calls import Pass
from schlemm.core.checks import check_type
from schlemm.core.contract import Contract
from schlemm.formats.filed import NO_HANDS, Hands, LeftOut, decoded, is_short
from schlemm.formats.pbn._auction_section import ReadAuction
from schlemm.formats.pbn._comments import read_comments
from schlemm.formats.pbn._encoding import note_of
from schlemm.formats.pbn._end_position import OF_RESULT, read_end_position
from schlemm.formats.pbn._field_tags import dealer_of, read_dealer, read_number, read_vulnerability
from schlemm.formats.pbn._inheritance import inherited
from schlemm.formats.pbn._lexer import StreamSplitter, says_something, split_games
from schlemm.formats.pbn._outcome import read_outcome
from schlemm.formats.pbn._plain import PlainGame
from schlemm.formats.pbn._plain_reading import read_plain
from schlemm.formats.pbn._play_section import ReadPlay, read_play, with_notes
from schlemm.formats.pbn._tokens import NO_WORDS, RawGame, RawTag
from schlemm.formats.pbn.defect import Findings, PbnCode, PbnDefect
from schlemm.formats.pbn.game import MANDATORY, TYPED, PbnGame, PbnSection, section_order, tag_order
from schlemm.formats.pbn.limits import LONGEST_FILE, shortened
from schlemm.formats.pbn.ration import Ration, TooDense

KNOWN: Final = frozenset({*MANDATORY, *TYPED})
"""Tags whose sections are no tables."""
_WITHOUT_SECTIONS: Final = KNOWN - {"Auction", "Play"}

NOTHING: Final = PbnGame()
"""A game of which nothing is known."""


def read_pbn(source: str | bytes) -> tuple[PbnGame | PbnDefect, ...]:
    r"""All games of a file, in its order, each as far as it can be read and with everything that is wrong with it.

    A defect stands by itself where it belongs to no game: nothing else could be read there. What the standard allows
    in import format is understood, and what is common in files and can mean one thing only.

    >>> (game,) = read_pbn('[Board "7"]\n[Auction "S"]\n1NT Pess')
    >>> print(game.auction, "|", *game.defects)
    S: 1NT | line 3:5, board 7, [Auction]: unknown-call (number=2, call=Pess)

    A text takes at most 20 bytes of memory a byte, beside a fixed half a megabyte: what is longer than the limits of
    ``limits``, or has more tiny pieces than a record of bridge, is not read, and a defect says so.

    Args:
        source: A text, or the bytes of a file.

    Raises:
        WrongType: If it is neither.
    """
    check_type("PBN", source, (str, bytes), "str or bytes")
    if len(source) > LONGEST_FILE:
        return (PbnDefect(PbnCode.FILE_TOO_LONG, 1, data=(("most", LONGEST_FILE >> 20),)),)
    return tuple(_items_of(decoded(source) if isinstance(source, bytes) else source))


def read_stream(blocks: Iterable[str]) -> Iterator[PbnGame | PbnDefect]:
    """What ``read_pbn`` would read of a text, one game after the other, however long it is.

    Args:
        blocks: The text in pieces, its lines ended by line feeds.
    """
    left_out = LeftOut()
    splitter = StreamSplitter(blocks, left_out)
    raw = splitter.games()
    first = next(raw, None)
    if first is not None:
        yield from _items(chain((first,), raw), Ration.of_stream(), left_out)
    elif splitter.says_something:
        yield PbnDefect(PbnCode.NO_GAMES, 1)


def _items_of(text: str) -> Iterator[PbnGame | PbnDefect]:
    left_out = LeftOut()
    raw = split_games(text, left_out)
    first = next(raw, None)
    if first is not None:
        yield from _items(chain((first,), raw), Ration.of(text), left_out)
    elif says_something(text):
        yield PbnDefect(PbnCode.NO_GAMES, 1)


def _items(
    raw: Iterable[RawGame | PlainGame], ration: Ration, left_out: LeftOut
) -> Iterator[PbnGame | PbnDefect]:
    """Games and defects, one game after the other, as long as there is room for them; then what is left out."""
    try:
        for game in inherited(_weighed(raw, ration), ration):
            plain = None
            if isinstance(game, PlainGame):
                plain = read_plain(game, ration.layouts, ration.deals)
            if plain is not None:
                yield plain
                continue
            detailed = game.in_detail() if isinstance(game, PlainGame) else game
            yield from _read_game(detailed, ration)
            left_out.take_from(detailed.findings.left_out)
    except TooDense as error:
        yield PbnDefect(PbnCode.TOO_DENSE, error.line)
    yield from left_out.told()


def _weighed(games: Iterable[RawGame | PlainGame], ration: Ration) -> Iterator[RawGame | PlainGame]:
    """The same games, each taken from the ration.

    Raises:
        TooDense: If there is no room left for one.
    """
    for game in games:
        if isinstance(game, PlainGame):
            ration.weigh_plain(game)
        else:
            ration.weigh(game)
        yield game


def _read_game(raw: RawGame, ration: Ration) -> Iterable[PbnGame | PbnDefect]:
    """One game with its defects; the defects alone where nothing else is there.

    Raises:
        TooDense: If there is no room left for its defects.
    """
    findings = raw.findings
    tags, notes = _by_name(raw)
    findings.board = shortened(tags["Board"].value) if "Board" in tags else None
    findings.defects = [replace(defect, board=findings.board) for defect in findings.defects]
    weighed = len(findings.defects)
    game = _game(raw, tags, notes, findings, ration)
    ration.weigh_defects(raw, len(findings.defects) - weighed)
    ration.weigh_grades(raw, len(game.grades) + len(game.play.grades if game.play else ()))
    if not findings.defects:
        return (game,)
    defects = tuple(sorted(findings.defects, key=lambda defect: (defect.line, defect.column)))
    return defects if game == NOTHING else (replace(game, defects=defects),)


def _by_name(raw: RawGame) -> tuple[dict[str, RawTag], dict[str, list[RawTag]]]:
    """The tags by their names, where the first one counts, and the notes by the section they belong to."""
    tags: dict[str, RawTag] = {}
    notes: dict[str, list[RawTag]] = {}
    section = ""
    for tag in raw.tags:
        if tag.words and tag.name in _WITHOUT_SECTIONS:
            raw.findings.left_out.add(tag.name, tag.line)
        if tag.name == "Note":
            notes.setdefault(section, []).append(tag)
            continue
        if tag.words is not NO_WORDS or tag.name in {"Auction", "Play"}:
            section = tag.name
        if tags.setdefault(tag.name, tag) is not tag:
            raw.findings.left_out.add(tag.name, tag.line)
    return tags, notes


def _game(
    raw: RawGame,
    tags: dict[str, RawTag],
    notes: dict[str, list[RawTag]],
    findings: Findings,
    ration: Ration,
) -> PbnGame:
    """What can be read of a game; what cannot is reported."""
    number = read_number(tags.get("Board"), findings)
    dealer = read_dealer(tags.get("Dealer"), findings)
    vulnerability = read_vulnerability(tags.get("Vulnerable"), number, findings)
    hands = ration.deals.hands(tags["Deal"], findings) if "Deal" in tags else NO_HANDS
    texts = {name: _note_texts(found, findings) for name, found in notes.items()}
    short = is_short(hands)
    of_board = {name: tag for name, tag in tags.items() if name not in OF_RESULT} if short else tags
    outcome = read_outcome(of_board, dealer, findings)
    auction, read, contract = outcome.auction, outcome.read, outcome.contract
    played = _read_play(tags, contract, hands, findings)
    settled = contract if isinstance(contract, Contract) else None
    ending = (
        read_end_position(tags, hands, settled, played.play if played else None, findings) if short else None
    )
    if ending is not None and played is not None and not (played.play.cells or played.comments):
        played = None
    sections = _sections(tags, texts, ration.words)
    said = texts.get("Auction", {})
    _leave_out_notes(notes, texts, (read, played), findings)
    game = PbnGame(
        number=number,
        dealer=dealer or dealer_of(number, auction.first if auction else None),
        vulnerability=vulnerability,
        hands=NO_HANDS if short else hands,
        auction=auction,
        notes=tuple((index, said.get(note, "")) for index, note in (read.references if read else ())),
        told=outcome.told,
        tricks=outcome.tricks,
        tags=_other_tags(tags, sections),
        play=with_notes(played.play, played.references, texts.get("Play", {})) if played else None,
        grades=read.grades if read else (),
        won=outcome.won,
        sections=sections,
        ending=ending,
        line=raw.tags[0].line if raw.tags else raw.line,
    )
    return replace(game, comments=comments) if (comments := read_comments(raw, game, read, played)) else game


def _read_play(
    tags: dict[str, RawTag], contract: Contract | Pass | None, hands: Hands, findings: Findings
) -> ReadPlay | None:
    if "Play" not in tags:
        return None
    return read_play(tags["Play"], contract if isinstance(contract, Contract) else None, hands, findings)


def _leave_out_notes(
    notes: dict[str, list[RawTag]],
    texts: dict[str, dict[int, str]],
    read: tuple[ReadAuction | None, ReadPlay | None],
    findings: Findings,
) -> None:
    """Count the notes to which no call and no card refers."""
    auction, play = read
    referred = {
        "Auction": () if auction is None else auction.references,
        "Play": () if play is None else play.references,
    }
    for section, found in notes.items():
        if section and section not in KNOWN:  # a table, which keeps them
            continue
        for _ in texts[section].keys() - {number for _, number in referred.get(section, ())}:
            findings.left_out.add("Note", found[0].line)


def _note_texts(notes: list[RawTag], findings: Findings) -> dict[int, str]:
    """The texts of a section's notes by their numbers; of two with one number, the first counts."""
    texts: dict[int, str] = {}
    for note in notes:
        said = note_of(note.value)
        if said is None:
            findings.report(PbnCode.UNKNOWN_NOTE, note.at, note.name, text=note.value)
        elif texts.setdefault(*said) != said[1]:
            findings.left_out.add("Note", note.line)
    return texts


def _sections(
    tags: dict[str, RawTag], notes: dict[str, dict[int, str]], shared: Mapping[str, str]
) -> tuple[PbnSection, ...]:
    found = [
        _section(tag, notes.get(tag.name, {}), shared)
        for tag in tags.values()
        if tag.words is not NO_WORDS and tag.name not in KNOWN and tag.words
    ]
    return tuple(sorted(found, key=section_order))


def _section(tag: RawTag, notes: dict[int, str], shared: Mapping[str, str]) -> PbnSection:
    """The lines of a section; words that come again and again are kept once."""
    rows: list[tuple[str, ...]] = []
    first = last = 0
    for last, words in groupby(tag.words, key=lambda word: word.line):
        first = first or last
        rows.append(tuple(shared.get(word.text, word.text) for word in words))
    line = first if last == first + len(rows) - 1 else None
    return PbnSection(tag.name, tag.value, tuple(rows), tuple(sorted(notes.items())), line)


def _other_tags(tags: dict[str, RawTag], sections: tuple[PbnSection, ...]) -> tuple[tuple[str, str], ...]:
    tables = {section.name for section in sections}
    pairs = [
        (name, tag.value)
        for name, tag in tags.items()
        if name not in TYPED and name not in tables and (tag.value != "?" or name not in MANDATORY)
    ]
    return tuple(sorted(pairs, key=_order_of_pair))


def _order_of_pair(pair: tuple[str, str]) -> tuple[int, str]:
    return tag_order(pair[0])
