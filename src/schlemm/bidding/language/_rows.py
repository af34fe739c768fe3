"""Rows of a table: a call, what it means, its marks, and the hands that make it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from schlemm.bidding.language._expressions import (
    LETTERS,
    NOTHING,
    as_set,
    condition,
    joined,
    level_in,
    number,
    suit,
    suits,
)
from schlemm.bidding.language._hands import HandTerms, read_hand
from schlemm.bidding.language._values import Scope, Value, kept, of_one, of_two
from schlemm.bidding.language.lines import Reader, TextLine, words_of
from schlemm.bidding.language.vocabulary import MEANINGS, NUMBER, RULES, SUITS_OF
from schlemm.bidding.rules._own_meaning import OwnMeaning
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.core.calls import DOUBLE, PASS, REDOUBLE, Bid, Call
from schlemm.core.cards import Strain

_HIGHEST: Final = 7
_CALLS: Final[Mapping[str, Call]] = MappingProxyType({"P": PASS, "X": DOUBLE, "XX": REDOUBLE})
_FORCES: Final = MappingProxyType({"forcing": Force.ROUND, "request": Force.REQUEST, "game": Force.GAME})
_MARKS: Final = ("forcing", "game forcing", "request", "shows", "about", "agrees", "for", "rival", "beside")
_ONE_CALL: Final = ("2NT", "2x", "#x", "#+1x", "Gx", "P", "X")


class _Row(NamedTuple):
    """What a row says of its call.

    Attributes:
        call: The call, if it is no bid.
        bid: Of a bid the level, the suit (a set of one, or of none for notrump), the level of game, and the lowest and
            highest levels at which it is made.
        meaning: The meaning.
        own: What the text itself says of the call.
        at_game: The meaning of a bid of game.
        force: The force.
        below_game: Whether it forces only below game.
        shows: The suits that it shows, its suit of the opponents, the suit that it agrees, and where it does not force.
        rival: Whether it competes with the row before it.
        denies: Whether a rival takes hands of its own.
    """

    call: Call | None
    bid: tuple[Value, ...]
    meaning: Meaning
    own: OwnMeaning | None
    at_game: Meaning
    force: Force
    below_game: bool
    shows: Mapping[str, Value]
    rival: bool
    denies: bool

    def rules(self, given: tuple[Any, ...], boxes: Callable[[], list[Any]]) -> tuple[Rule, ...]:
        """The rules for what the call and its marks take."""
        call, meaning, force = self.call, self.meaning, self.force
        if call is None:
            level, strain, game, low, high = given[:5]
            if not max(low, 1) <= level <= min(high, _HIGHEST):
                return ()
            call = Bid(level, Strain.of(strain[0]) if strain else Strain.NOTRUMP)
            if game <= level:
                meaning, force = self.at_game, Force.NONE if self.below_game else force
        said = dict(zip(self.shows, given[len(self.bid) :], strict=False))
        force = Force.NONE if said.get("unless") else force
        their, named = said.get("about"), (said.get("shows"), said.get("agrees"))
        rest = (meaning, force, named[0], their[0] if their else None, named[1], self.rival)
        return tuple(Rule(call, box, *rest, denies=self.denies, own=self.own) for box in boxes())


def read_row(reader: Reader, scope: Scope) -> tuple[Value, int]:
    """Return the rules of a row, and how many they are.

    Raises:
        SystemTextError: If it says nothing that is known.
    """
    row = _read(reader, scope)
    hands: list[HandTerms] = []
    if reader.has(":"):
        hands.append(read_hand(reader, scope))
        while reader.has("or"):
            hands.append(read_hand(reader, scope))
    reader.end()
    hands = hands or [HandTerms()]
    if scope.longest:
        long = scope.values[scope.longest], scope.values["cards"]
        hands = [each.and_also(lambda box, of: box.with_length(*of), *long) for each in hands]
    takes, places = [*row.bid, *row.shows.values()], list[tuple[HandTerms, int, int]]()
    for hand in hands:
        places.append((hand, len(takes), len(takes) + len(hand.takes)))
        takes += hand.takes

    def make(given: tuple[Any, ...]) -> tuple[Rule, ...]:
        return row.rules(given, lambda: [hand.box(given[start:end]) for hand, start, end in places])

    return kept(RULES, make, takes), len(hands)


def _read(reader: Reader, scope: Scope) -> _Row:
    word = reader.take()
    call = _CALLS.get(word)
    bid = () if call is not None else _bid(word, reader, scope)
    meaning, own = _meaning(reader, call, scope)
    at_game = _meaning(reader, call, scope)[0] if call is None and reader.has("|") else meaning
    force, below, rival, denies, shows = Force.NONE, False, False, True, dict[str, Value]()
    while reader.has(","):
        word = reader.take()
        if word in _FORCES and (word != "game" or reader.next == "forcing"):
            force = _FORCES[word]
            if word == "game":
                reader.need("forcing")
                below = reader.has("below")
                if below:
                    reader.need("game")
            if reader.has("unless"):
                shows["unless"] = condition(reader, scope)
        elif word == "shows":
            shows[word] = NOTHING if reader.has("nothing") else _listed(reader, scope)
        elif word == "about":
            shows[word] = suits(reader, scope)
        elif word in {"agrees", "for"}:
            shows["agrees"] = suit(reader, scope)
            if word == "for":
                shows["shows"] = as_set(shows["agrees"])
        elif word in {"rival", "beside"}:
            rival, denies = True, word == "rival"
        else:
            reader.fail("a mark should stand here", _MARKS, 1)
    return _Row(call, bid, meaning, own, at_game, force, below, shows, rival, denies)


def _listed(reader: Reader, scope: Scope) -> Value:
    """Some suits one after the other."""
    found = suits(reader, scope)
    while reader.next not in {"", ",", ":"}:
        found = of_two(SUITS_OF, joined, found, suits(reader, scope))
    return found


def _meaning(reader: Reader, call: Call | None, scope: Scope) -> tuple[Meaning, OwnMeaning | None]:
    """The words up to the next comma or colon, of all systems or the text's own; a pass needs none."""
    start, words = reader.place, list[str]()
    while reader.next not in {"", ",", ":", "|"}:
        words.append(reader.take())
    if not words and call is PASS:
        return Meaning.PASS, None
    name = " ".join(words)
    own = scope.meanings.get(name.replace("_", " "))
    if own is None and name not in MEANINGS:
        reader.fail(f"{name!r} is no meaning of a call", (*MEANINGS, *scope.meanings), reader.place - start)
    return (MEANINGS[name], None) if own is None else (own.kind, own)


def _bid(word: str, reader: Reader, scope: Scope) -> tuple[Value, ...]:
    """A bid: its level, its suit, the level of game there, and the levels at which it is made."""
    place = reader.line.words[reader.place - 1][1]
    names = (each for each in (word[-2:], word[-1:]) if each == "NT" or _is_suit(each, scope))
    name = next(names, "")
    level = word.removesuffix(name)
    strain = NOTHING
    if name != "NT":
        named = Reader(reader.line._replace(words=((name, place),)))
        strain = as_set(suit(named, scope)) if name else reader.fail("a call should stand here", _ONE_CALL, 1)
    cheapest = level_in(strain, lambda situation, which: situation.cheapest(which))
    game = level_in(strain, lambda situation, which: situation.game_level(which))
    if level.startswith("{") and level.endswith("}"):
        found = in_brackets(level, reader.line, place, scope)
    elif level.isdecimal():
        found = Value(NUMBER, None, int(level))
    elif level in {"#", "#+1", "#+2"}:
        more = int(level[2:] or 0)
        found = of_one(NUMBER, lambda one: one + more, cheapest) if more else cheapest
    elif level in {"G", "G#"}:
        found = game if level == "G" else of_two(NUMBER, max, cheapest, game)
    else:
        reader.fail("a call should stand here", _ONE_CALL, 1)
    low, high = Value(NUMBER, None, 1), Value(NUMBER, None, _HIGHEST)
    if reader.has("at"):
        low = high = number(reader, scope)
    elif reader.has("to"):
        high = number(reader, scope)
    return found, strain, game, low, high


def _is_suit(name: str, scope: Scope) -> bool:
    return name in LETTERS or name in scope.values or (name[:1] == "o" and name[1:] in scope.values)


def in_brackets(word: str, line: TextLine, column: int, scope: Scope) -> Value:
    """Return the number in curly brackets at the beginning of a call.

    Raises:
        SystemTextError: If there is none.
    """
    inner = word[1:].partition("}")[0]
    reader = Reader(line._replace(words=words_of(line.file, line.number, inner, column + 1)))
    found = number(reader, scope)
    reader.end()
    return found
