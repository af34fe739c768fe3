"""Words that somebody may choose one by one: Treff or Kreuz, Vollspiel or Manche (domain D2, G6).

What each word replaces stands in ``catalogues/words``, a file a language; here stands which words are for one thing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from schlemm.core.accents import without_accents


@dataclass(frozen=True, slots=True)
class WordChoice:
    """A thing that has several words.

    Attributes:
        thing: Its name.
        words: The names of its words; the first is the one that the language's catalogue itself uses.
    """

    thing: str
    words: tuple[str, ...]


_TABLE: Final = """
de hearts: coeur herz
de clubs: treff kreuz
de notrump: sa sans ohne nt
de ace: as ass
de major: oberfarbe edelfarbe
de dealer: geber teiler
de deal: austeilung teilung
de auction: reizung lizit
de pass: passe pass
de sacrifice: opfergebot stoergebot
de preempt: sperrgebot barrage
de declarer: alleinspieler hand
de dummy: tisch dummy strohmann
de defenders: gegenspieler verteidiger
de lead: ausspiel angriff
de trump: trumpf atout
de follow: bedienen bekennen
de ruff: stechen schnappen stehlen
de finesse: impass schnitt
de balanced: gleichmaessig ausgeglichen
de part-score: teilkontrakt teilspiel
de game: vollspiel manche partie
de slam: schlemm slam
de overtrick: ueberstich extrastich
de undertrick: faller fehlschlag
de vulnerability: in-gefahr gefaehrdet rot
de scoring: abrechnung anschrift
de rubber: robber rubber
it notrump: sa nt
it declarer: dichiarante giocante vivo
it double: contro contre
it major: nobile maggiore
it overtrick: surlevee presa-in-piu
en notrump: notrump no-trump
en part-score: part-score partscore
fr sacrifice: sacrifice defense
"""


def _choices(table: str) -> Mapping[str, tuple[WordChoice, ...]]:
    found: dict[str, tuple[WordChoice, ...]] = {}
    for line in table.strip().splitlines():
        thing, _, words = line.partition(": ")
        language, _, name = thing.partition(" ")
        found[language] = (*found.get(language, ()), WordChoice(name, tuple(words.split())))
    return found


CHOICES: Final = _choices(_TABLE)
"""What can be chosen in each language."""


def word_named(name: str) -> str:
    """The name of a word as somebody may type it: ``Störgebot`` is ``stoergebot``, ``in Gefahr`` ``in-gefahr``.

    >>> word_named("Überstich")
    'ueberstich'
    """
    umlauts = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "œ": "oe"})
    spelt = name.strip().casefold().replace(" ", "-").translate(umlauts)
    return without_accents(spelt)


def in_place_of(language: str, before: Iterable[str], chosen: Iterable[str]) -> tuple[str, ...]:
    """The words in use once some are chosen, one a thing, without those that the language uses anyway.

    Args:
        language: Whose words they are.
        before: The words in use so far, as this function gave them.
        chosen: The words now chosen, however they are spelt; of two for one thing the later one holds.

    Raises:
        KeyError: With the word, if the language has no such choice.
    """
    in_use: dict[str, str] = {}
    for name in (*before, *map(word_named, chosen)):
        thing = next((choice.thing for choice in CHOICES.get(language, ()) if name in choice.words), None)
        if thing is None:
            raise KeyError(name)
        in_use[thing] = name
    return tuple(
        in_use[choice.thing]
        for choice in CHOICES.get(language, ())
        if in_use.get(choice.thing, choice.words[0]) != choice.words[0]
    )


def differing(language: str, usual: Iterable[str], chosen: Iterable[str]) -> tuple[str, ...]:
    """The words of ``chosen`` for things that ``usual`` calls something else; both as ``in_place_of`` gives them."""
    usual, chosen = frozenset(usual), frozenset(chosen)
    pairs = ((_used(choice, usual), _used(choice, chosen)) for choice in CHOICES.get(language, ()))
    return tuple(new for old, new in pairs if old != new)


def _used(choice: WordChoice, words: frozenset[str]) -> str:
    return next((word for word in choice.words if word in words), choice.words[0])


def words_of(language: str) -> tuple[str, ...]:
    """Every word that can be chosen in a language."""
    return tuple(word for choice in CHOICES.get(language, ()) for word in choice.words)
