"""Reading PBN: from a text to games, with everything that is wrong on the way."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby

from schlemm.formats.pbn.board_tags import read_dealer, read_number, read_vulnerability
from schlemm.formats.pbn.deal_tag import read_deal
from schlemm.formats.pbn.defect import Findings, PbnCode, PbnDefect
from schlemm.formats.pbn.encoding import decode_pbn, with_signs
from schlemm.formats.pbn.game import (
    MANDATORY,
    NO_HANDS,
    TYPED,
    PbnGame,
    PbnSection,
    section_order,
    tag_order,
)
from schlemm.formats.pbn.inheritance import inherited
from schlemm.formats.pbn.lexer import RawGame, RawTag, Word, games_of
from schlemm.formats.pbn.outcome import read_outcome


def read_pbn(source: str | bytes) -> tuple[PbnGame | PbnDefect, ...]:
    r"""All games of a file, in its order; in place of a game that cannot be read, everything that is wrong with it.

    Nothing is half read: a game stands here whole or not at all, and the games behind a bad one are read. What
    the standard allows in import format is understood, and what is common in files and can mean one thing only.

    >>> print(*read_pbn('[Board "7"]\n[Auction "S"]\n1NT Pess'))
    line 3, board 7, [Auction]: unknown-call (number=2, call=Pess)

    Args:
        source: A text, or the bytes of a file in Latin-1 or UTF-8.
    """
    text = decode_pbn(source) if isinstance(source, bytes) else source
    games = list(games_of(text))
    if not games and _says_something(text):
        return (PbnDefect(PbnCode.NO_GAMES, 1),)
    return tuple(item for game in inherited(games) for item in _read_game(game))


def _says_something(text: str) -> bool:
    """Whether there is more than comments and escaped lines; without a tag such a text is no PBN."""
    lines = (line.strip("\ufeff\x1a\0 \t") for line in text.splitlines())
    return any(line and not line.startswith(("%", ";", "{")) for line in lines)


def _read_game(raw: RawGame) -> Iterable[PbnGame | PbnDefect]:
    """One game, or its defects."""
    tags, notes = _by_name(raw)
    findings = raw.findings
    findings.board = tags["Board"].value if "Board" in tags else None
    findings.defects = [
        PbnDefect(defect.code, defect.line, findings.board, defect.tag, defect.data)
        for defect in findings.defects
    ]
    game = _game(tags, notes, findings)
    if game is not None:
        return (game,)
    return sorted(findings.defects, key=lambda defect: defect.line)


def _by_name(raw: RawGame) -> tuple[dict[str, RawTag], dict[str, list[RawTag]]]:
    """The tags by their names, where the first one counts, and the notes by the section they belong to."""
    tags: dict[str, RawTag] = {}
    notes: dict[str, list[RawTag]] = {}
    section = ""
    for tag in raw.tags:
        if tag.name == "Note":
            notes.setdefault(section, []).append(tag)
            continue
        if tag.name in {"Auction", "Play"} or tag.words:
            section = tag.name
        tags.setdefault(tag.name, tag)
    return tags, notes


def _game(tags: dict[str, RawTag], notes: dict[str, list[RawTag]], findings: Findings) -> PbnGame | None:
    number = read_number(tags.get("Board"), findings)
    dealer = read_dealer(tags.get("Dealer"), number, findings)
    vulnerability = read_vulnerability(tags.get("Vulnerable"), number, findings)
    hands = read_deal(tags["Deal"], findings) if "Deal" in tags else NO_HANDS
    texts = {name: _note_texts(found, findings) for name, found in notes.items()}
    outcome = read_outcome(tags, dealer, findings)
    if outcome is None:
        return None
    sections = _sections(tags, texts)
    said = texts.get("Auction", {})
    return PbnGame(
        number,
        dealer or (outcome.auction.first if outcome.auction else None),
        vulnerability,
        hands,
        outcome.auction,
        tuple((index, said.get(note, "")) for index, note in outcome.references),
        outcome.told,
        outcome.tricks,
        _other_tags(tags, sections),
        sections,
    )


def _note_texts(notes: list[RawTag], findings: Findings) -> dict[int, str]:
    """The texts of a section's notes by their numbers; of two with one number, the first counts."""
    texts: dict[int, str] = {}
    for note in notes:
        match = re.fullmatch(r"\s*(\d{1,9})\s*:\s*(.*?)\s*", note.value, re.DOTALL)
        if match is None:
            findings.report(PbnCode.UNKNOWN_NOTE, note.line, note.name, text=note.value)
        else:
            texts.setdefault(int(match[1]), with_signs(match[2]))
    return texts


def _sections(tags: dict[str, RawTag], notes: dict[str, dict[int, str]]) -> tuple[PbnSection, ...]:
    found = [
        PbnSection(tag.name, tag.value, _rows(tag.words), tuple(sorted(notes.get(tag.name, {}).items())))
        for tag in tags.values()
        if tag.name not in {*MANDATORY, *TYPED} and (tag.words or tag.name == "Play")
    ]
    return tuple(sorted(found, key=section_order))


def _rows(words: tuple[Word, ...]) -> tuple[tuple[str, ...], ...]:
    lines = groupby(words, key=lambda word: word.line)
    return tuple(tuple(word.text for word in line) for _, line in lines)


def _other_tags(tags: dict[str, RawTag], sections: tuple[PbnSection, ...]) -> tuple[tuple[str, str], ...]:
    elsewhere = {*TYPED, *(section.name for section in sections)}
    pairs = [(name, tag.value) for name, tag in tags.items() if name not in elsewhere]
    known = [(name, value) for name, value in pairs if name not in MANDATORY or value != "?"]
    return tuple(sorted(known, key=lambda pair: tag_order(pair[0])))
