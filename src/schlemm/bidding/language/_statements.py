"""Rows of a table and what stands around them: ``each``, ``longest``, ``if``, ``let`` and ``use``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from schlemm.bidding.language._hands import HandTerms, read_hand
from schlemm.bidding.language.expressions import (
    HAND,
    HANDS,
    LETTERS,
    MEANINGS,
    NUMBER,
    RESERVED,
    RULES,
    SUIT,
    SUITS_OF,
    Env,
    Scope,
    SystemWord,
    Value,
    arguments,
    condition,
    kept,
    longest_first,
    number,
    of_one,
    of_two,
    suit,
    suits,
    value,
)
from schlemm.bidding.language.lines import Reader, TextLine, words_of
from schlemm.bidding.rules._own_meaning import OwnMeaning
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.core.calls import DOUBLE, PASS, REDOUBLE, Bid, Call
from schlemm.core.cards import Strain
from schlemm.evaluation.box import Box

MOST_RULES: Final = 20_000
"""Rules that a table may have in one auction."""
_HIGHEST: Final = 7
_MANY: Final = 60
"""How many rules a block that reckons has at most, and hands a word for hands."""
_TWICE: Final = 8
"""How many suits a sum of sets has at most."""
_CALLS: Final[Mapping[str, Call]] = MappingProxyType({"P": PASS, "X": DOUBLE, "XX": REDOUBLE})
_SUFFIXES: Final = ("each", "longest", "if")
_FORCES: Final = MappingProxyType(
    {"forcing": Force.ROUND, "game forcing": Force.GAME, "request": Force.REQUEST}
)

Lines = Sequence[TextLine]
Run = Callable[[Env, list[Rule]], None]


class TextStatement(NamedTuple):
    """A statement that was read.

    Attributes:
        run: Adds its rules.
        most: How many rules it adds at most.
    """

    run: Run
    most: int


@dataclass(frozen=True)
class TextBlock:
    """Rows with a name, which a text puts in elsewhere.

    Attributes:
        name: Its name.
        lines: Its lines.
        takes: What it takes: kinds by names.
        given: What is taken for those that a text leaves out.
        scope: What names mean outside of it.
    """

    name: str
    lines: tuple[TextLine, ...]
    takes: Mapping[str, str]
    given: Mapping[str, Value]
    scope: Scope

    @property
    def needed(self) -> int:
        """How many of what it takes a text must give."""
        return len(self.takes) - len(self.given)

    @cached_property
    def body(self) -> tuple[tuple[TextStatement, ...], int]:
        """Its statements, and the size of their environment; what it takes comes after the situation."""
        scope = self.scope.apart()
        for name, kind in self.takes.items():
            scope.place(name, kind)
        found = statements(self.lines, scope)
        return found, scope.size[0]


def statements(lines: Lines, scope: Scope) -> tuple[TextStatement, ...]:
    """Return the statements of some lines of one depth, with what stands in them.

    Raises:
        SystemTextError: If a line says nothing that is known.
    """
    found: list[TextStatement] = []
    place = 0
    while place < len(lines):
        line, end = lines[place], end_of(lines, place)
        inner = lines[place + 1 : end]
        if inner and inner[0].depth > line.depth + 1:
            Reader(inner[0]).fail("a line stands in by one step")
        other: Lines = ()
        if end < len(lines) and lines[end].words[0][0] == "else":
            after = end_of(lines, end)
            Reader(lines[end], 1).end()
            other = lines[end + 1 : after]
            end = after
        found += _statement(line, inner, other, scope)
        place = end
    if sum(each.most for each in found) > MOST_RULES:
        Reader(lines[0]).fail(f"a table has {MOST_RULES} rules at most")
    return tuple(found)


def end_of(lines: Lines, place: int) -> int:
    """Return where the lines end that stand in this one."""
    end = place + 1
    while end < len(lines) and lines[end].depth > lines[place].depth:
        end += 1
    return end


def _statement(line: TextLine, inner: Lines, other: Lines, scope: Scope) -> Sequence[TextStatement]:
    reader = Reader(line)
    word = reader.next
    if word in _SUFFIXES:
        if not inner:
            reader.fail("lines should stand in this one")
        return _around(reader, inner, other, scope)
    if inner or other:
        Reader((*inner, *other)[0]).fail("this line stands in no other")
    if reader.has("let"):
        return _let(reader, scope)
    return _row(line, scope)


def _let(reader: Reader, scope: Scope) -> Sequence[TextStatement]:
    """``let need = 25 - partner.figures.low``; nothing is done where it is always the same."""
    name, found = let_value(reader, scope)
    get = found.get
    if get is None:
        scope.values[name] = found
        return ()
    at = scope.place(name, found.kind)

    def run(env: Env, out: list[Rule]) -> None:
        env[at] = get(env)

    return (TextStatement(run, 1),)


def let_value(reader: Reader, scope: Scope) -> tuple[str, Value]:
    """Return the name and the value of a ``let``.

    Raises:
        SystemTextError: If either is none.
    """
    name = reader.next
    if not name.isidentifier() or name in LETTERS or name in RESERVED or name in scope.words:
        reader.fail("a new name should stand here")
    reader.take()
    reader.need("=")
    start = reader.place
    found = value(Reader(reader.line, start), scope)
    found = number(reader, scope) if found.kind == NUMBER else suits(reader, scope)
    reader.end()
    return name, found


def _around(reader: Reader, inner: Lines, other: Lines, scope: Scope) -> Sequence[TextStatement]:
    """What ``each``, ``longest`` and ``if`` do with the statements that stand in them."""
    if reader.next != "if" and other:
        Reader(other[0]).fail("only 'if' has an 'else'")
    inside = scope.inside()
    wrap = _suffix(reader, inside)
    reader.end()
    return wrap(statements(inner, inside), statements(other, scope.inside()) if other else ())


Wrap = Callable[[Sequence[TextStatement], Sequence[TextStatement]], Sequence[TextStatement]]


def _suffix(reader: Reader, scope: Scope) -> Wrap:
    """What stands before or behind rows and says how often and whether they are there."""
    word = reader.take()
    if word == "if":
        return _if(condition(reader, scope))
    name = reader.next
    after = [each for each, _ in reader.line.words[reader.place : reader.place + 3]]
    if word == "each" and after[1:2] == ["in"] and after[-1].isdecimal():
        return _each_number(reader, scope)
    if word == "each" and name == "hand":
        reader.take()
        reader.need("by")
        return _each_hand("", reader, scope)
    if not _is_letter(name):
        reader.fail("a letter for a suit should stand here")
    reader.take()
    if word == "each" and reader.has("by"):
        return _each_hand(name, reader, scope)
    reader.need("in")
    among = suits(reader, scope)
    if word == "longest":
        longest = number(reader, scope)
        reader.need("..")
        least = number(reader, scope)
        if longest.get is not None:
            reader.fail("a number that is always the same should stand here", back=3)
        scope.longest = name
        return _longest(among, longest.always, least, scope.place(name, SUIT), scope.place("cards", NUMBER))
    at = scope.place(name, SUIT)

    def wrap(inner: Sequence[TextStatement], other: Sequence[TextStatement]) -> Sequence[TextStatement]:
        runs = tuple(each.run for each in inner)

        def run(env: Env, out: list[Rule]) -> None:
            for one in among(env):
                env[at] = one
                for each in runs:
                    each(env, out)

        return (TextStatement(run, _TWICE * sum(each.most for each in inner)),)

    return wrap


def _each_hand(name: str, reader: Reader, scope: Scope) -> Wrap:
    """``each y by best_answers(x): strength 14..``: suits with the hands that tell them, from the best."""
    word = scope.words.get(reader.next)
    if word is None or word.kind != HANDS:
        known = [each for each, found in scope.words.items() if found.kind == HANDS]
        return reader.fail("a word for hands should stand here", known)
    reader.take()
    takes = _given(word, reader, scope)
    get, hand = _function(word, takes, scope), scope.place("hand", HAND)
    at = scope.place(name, SUIT) if name else 0

    def wrap(inner: Sequence[TextStatement], other: Sequence[TextStatement]) -> Sequence[TextStatement]:
        runs = tuple(each.run for each in inner)

        def run(env: Env, out: list[Rule]) -> None:
            for told in get(env):
                if at:
                    env[at], env[hand] = told
                else:
                    env[hand] = told
                for each in runs:
                    each(env, out)

        return (TextStatement(run, (_MANY if at else _TWICE) * sum(each.most for each in inner)),)

    return wrap


def _is_letter(name: str) -> bool:
    return len(name) == 1 and name.isalpha() and name not in LETTERS


def _each_number(reader: Reader, scope: Scope) -> Wrap:
    """``each n in 7 6 5``."""
    name = reader.take()
    reader.need("in")
    numbers = [number(reader, scope)]
    while reader.next and reader.next not in _SUFFIXES:
        numbers.append(number(reader, scope))
    at = scope.place(name, NUMBER)

    def wrap(inner: Sequence[TextStatement], other: Sequence[TextStatement]) -> Sequence[TextStatement]:
        runs = tuple(each.run for each in inner)

        def run(env: Env, out: list[Rule]) -> None:
            for one in numbers:
                env[at] = one(env)
                for each in runs:
                    each(env, out)

        return (TextStatement(run, len(numbers) * sum(each.most for each in inner)),)

    return wrap


def _longest(among: Value, longest: int, least: Value, at: int, cards: int) -> Wrap:
    """Suits with lengths, from the longest: the row takes a hand with so many cards there."""

    def wrap(inner: Sequence[TextStatement], other: Sequence[TextStatement]) -> Sequence[TextStatement]:
        runs = tuple(each.run for each in inner)

        def run(env: Env, out: list[Rule]) -> None:
            for one, length in longest_first(among(env), longest, max(least(env), 0)):
                env[at], env[cards] = one, length
                for each in runs:
                    each(env, out)

        return (TextStatement(run, 4 * longest * sum(each.most for each in inner)),)

    return wrap


def _if(depends: Value) -> Wrap:
    def wrap(inner: Sequence[TextStatement], other: Sequence[TextStatement]) -> Sequence[TextStatement]:
        if depends.get is None:
            return inner if depends.always else other
        runs, others = tuple(each.run for each in inner), tuple(each.run for each in other)

        def run(env: Env, out: list[Rule]) -> None:
            for each in runs if depends(env) else others:
                each(env, out)

        return (TextStatement(run, max(sum(each.most for each in some) for some in (inner, other))),)

    return wrap


def _row(line: TextLine, scope: Scope) -> Sequence[TextStatement]:
    """A row, or a ``use``, with the ``each`` and the ``if`` that stand behind it."""
    places = _suffixes(line)
    inside = scope.inside() if places else scope
    wraps = []
    for start, end in pairwise((*places, len(line.words))):
        reader = Reader(line._replace(words=line.words[:end]), start)
        wraps.append(_suffix(reader, inside))
        reader.end()
    front = Reader(line._replace(words=line.words[: places[0]]) if places else line)
    found = _use(front, inside) if front.has("use") else _rules(front, inside)
    for wrap in reversed(wraps):
        found = wrap(found, ())
    return found


def _suffixes(line: TextLine) -> list[int]:
    """Where the words stand that begin what is said behind a row; those in brackets are none."""
    depth, found = 0, list[int]()
    for place, (word, _) in enumerate(line.words):
        depth += (word == "(") - (word == ")")
        if word in _SUFFIXES and not depth:
            found.append(place)
    return found


class _Marks(NamedTuple):
    """What a row says besides its call and its hand.

    Attributes:
        meaning: The meaning.
        at_game: The meaning of a bid of game.
        force: The force.
        below_game: Whether it forces only below game.
        shows: The suits that it shows, its suit of the opponents, and the suit that it agrees.
        rival: Whether it competes with the row before it.
        own: What the text itself says of the call.
        denies: Whether a rival takes hands of its own.
    """

    meaning: Meaning
    at_game: Meaning
    force: Force
    below_game: bool
    shows: Mapping[str, Value]
    rival: bool
    own: OwnMeaning | None
    denies: bool


def _rules(reader: Reader, scope: Scope) -> Sequence[TextStatement]:
    """A call, its meaning, its marks, and the hands that make it."""
    call = _Called.read(reader, scope)
    marks = _marks(reader, scope, call)
    hands: list[HandTerms] = []
    if reader.has(":"):
        hands.append(read_hand(reader, scope))
        while reader.has("or"):
            hands.append(read_hand(reader, scope))
    reader.end()
    hands = hands or [HandTerms((), ())]
    if scope.longest:
        takes = scope.values[scope.longest], scope.values["cards"]
        hands = [_with_length(each, takes) for each in hands]
    return (_statement_of(call, marks, hands),)


def _with_length(hand: HandTerms, takes: tuple[Value, Value]) -> HandTerms:
    """A hand with the cards of the longest suit."""
    at = len(hand.takes)
    return HandTerms((*hand.parts, (_with_cards, at, at + 2)), (*hand.takes, *takes))


def _with_cards(box: Box, of: Sequence[Any]) -> Box:
    return box.with_length(of[0], of[1])


def _statement_of(call: _Called, marks: _Marks, hands: Sequence[HandTerms]) -> TextStatement:
    """The statement that adds a rule for each of the hands."""
    takes: list[Value] = [*call.takes, *marks.shows.values()]
    first, names = len(call.takes), [*marks.shows]
    places = []
    for hand in hands:
        places.append((len(takes), len(takes) + len(hand.takes)))
        takes += hand.takes

    def make(given: tuple[Any, ...]) -> tuple[Rule, ...]:
        made, meaning, force = call.made(given), marks.meaning, marks.force
        if made is None:
            return ()
        if call.call is None and given[2] <= given[0]:
            meaning, force = marks.at_game, Force.NONE if marks.below_game else force
        said = dict(zip(names, given[first:], strict=False))
        force = Force.NONE if said.get("unless") else force
        their = said.get("their")
        return tuple(
            Rule(
                made,
                hand.box(given[start:end]),
                meaning,
                force,
                said.get("suits"),
                their[0] if their else None,
                said.get("trump"),
                marks.rival,
                own=marks.own,
                denies=marks.denies,
            )
            for hand, (start, end) in zip(hands, places, strict=True)
        )

    found = kept(RULES, make, takes)
    get = found.get
    if get is None:
        rules = found.always

        def add(env: Env, out: list[Rule]) -> None:
            out.extend(rules)

        return TextStatement(add, len(rules))

    def make_and_add(env: Env, out: list[Rule]) -> None:
        out.extend(get(env))

    return TextStatement(make_and_add, len(hands))


class _Called(NamedTuple):
    """The call of a row.

    Attributes:
        call: The call, if it is no bid.
        takes: Of a bid the level and the suit, a set of one or of none for notrump, and the level of game; what limits
            the level.
        lowest: Whether there is a lowest level.
        highest: Whether there is a highest level.
    """

    call: Call | None
    takes: tuple[Value, ...]
    lowest: bool = False
    highest: bool = False

    @classmethod
    def read(cls, reader: Reader, scope: Scope) -> _Called:
        """The call that stands here."""
        word = reader.take()
        if word in _CALLS:
            return cls(_CALLS[word], ())
        level, name = _parted(word)
        strain: Value
        if name == "NT":
            strain = Value(SUITS_OF, None, ())
        elif name in LETTERS or name in scope.values or (name[:1] == "o" and name[1:] in scope.values):
            one = suit(
                Reader(reader.line._replace(words=((name, reader.line.words[reader.place - 1][1]),))), scope
            )
            strain = of_one(SUITS_OF, lambda each: (each,), one)
        else:
            reader.fail("a call should stand here", ("2NT", "2x", "#x", "#+1x", "Gx", "P", "X"), 1)
        found = [_level(level, strain, reader, scope), strain, _game(strain)]
        low, high = Value(NUMBER, None, 1), Value(NUMBER, None, _HIGHEST)
        if reader.has("at"):
            low = high = number(reader, scope)
        elif reader.has("to"):
            high = number(reader, scope)
        return cls(None, (*found, low, high))

    def made(self, given: tuple[Any, ...]) -> Call | None:
        """The call for what it takes; ``None`` if it is not at a level where it is made."""
        if self.call is not None:
            return self.call
        level, strain, _, low, high = given[:5]
        if not max(low, 1) <= level <= min(high, _HIGHEST):
            return None
        return Bid(level, Strain.of(strain[0]) if strain else Strain.NOTRUMP)


def _parted(word: str) -> tuple[str, str]:
    """A bid as its level and its denomination."""
    for name in (word[-2:], word[-1:]):
        if name == "NT" or (len(name) == 2 and name[0] == "o" and name[1] in "Mmxyzw") or len(name) == 1:
            return word.removesuffix(name), name
    return "", word


def _level(level: str, strain: Value, reader: Reader, scope: Scope) -> Value:
    """The level of a bid: a number, ``#`` the cheapest, ``#+1`` one more, ``G`` game, ``G#`` game or the cheapest."""
    cheapest = combined_level(strain, lambda situation, which: situation.cheapest(which))
    if level.isdecimal():
        return Value(NUMBER, None, int(level))
    if level == "#":
        return cheapest
    if level in {"#+1", "#+2"}:
        more = int(level[-1])
        return of_one(NUMBER, lambda one: one + more, cheapest)
    if level == "G":
        return _game(strain)
    if level == "G#":
        return of_two(NUMBER, max, cheapest, _game(strain))
    if level.startswith("{") and level.endswith("}"):
        column = reader.line.words[reader.place - 1][1]
        inner = inner_words(level[1:-1], reader.line, column + 1)
        found = number(inner, scope)
        inner.end()
        return found
    return reader.fail("a call should stand here", ("2NT", "2x", "#x", "#+1x", "Gx", "P", "X"), 1)


def inner_words(text: str, line: TextLine, column: int) -> Reader:
    """Return what stands in curly brackets, as a line of its own."""
    return Reader(line._replace(words=words_of(line.file, line.number, text, column)))


def combined_level(strain: Value, get: Callable[[Any, Strain], int]) -> Value:
    """Return a level in a suit, which is given as a set of one, or in notrump."""
    if strain.get is None:
        fixed = Strain.of(strain.always[0]) if strain.always else Strain.NOTRUMP
        return Value(NUMBER, lambda env: get(env[0], fixed))
    which = strain.get
    return Value(NUMBER, lambda env: get(env[0], Strain.of(which(env)[0])))


def _game(strain: Value) -> Value:
    return combined_level(strain, lambda situation, which: situation.game_level(which))


def _marks(reader: Reader, scope: Scope, call: _Called) -> _Marks:
    """The meaning and what follows it behind commas."""
    meaning, own = _meaning(reader, call, scope)
    at_game = meaning
    if call.call is None and reader.has("|"):
        at_game = _meaning(reader, call, scope)[0]
    force, below, rival, denies, shows = Force.NONE, False, False, True, dict[str, Value]()
    while reader.has(","):
        word = reader.take()
        if word == "game" and reader.next == "forcing":
            reader.take()
            force = Force.GAME
            below = reader.has("below")
            if below:
                reader.need("game")
        elif word in _FORCES:
            force = _FORCES[word]
            if reader.has("unless"):
                shows["unless"] = condition(reader, scope)
        elif word == "shows":
            shows["suits"] = Value(SUITS_OF, None, ()) if reader.has("nothing") else _listed(reader, scope)
        elif word == "about":
            shows["their"] = suits(reader, scope)
        elif word == "agrees":
            shows["trump"] = suit(reader, scope)
        elif word == "for":
            shows["trump"] = suit(reader, scope)
            shows["suits"] = of_one(SUITS_OF, lambda each: (each,), shows["trump"])
        elif word in {"rival", "beside"}:
            rival, denies = True, word == "rival"
        else:
            reader.fail(
                "a mark should stand here",
                (*_FORCES, "shows", "about", "agrees", "for", "rival", "beside"),
                1,
            )
    return _Marks(meaning, at_game, force, below, shows, rival, own, denies)


def _listed(reader: Reader, scope: Scope) -> Value:
    """Some suits one after the other."""
    found = suits(reader, scope)
    while reader.next not in {"", ",", ":"}:
        found = of_two(SUITS_OF, lambda one, other: (*one, *other), found, suits(reader, scope))
    return found


def _meaning(reader: Reader, call: _Called, scope: Scope) -> tuple[Meaning, OwnMeaning | None]:
    """The words up to the next comma or colon, of all systems or the text's own; a pass needs none."""
    start, words = reader.place, list[str]()
    while reader.next not in {"", ",", ":", "|"}:
        words.append(reader.take())
    if not words and call.call is PASS:
        return Meaning.PASS, None
    name = " ".join(words)
    own = scope.meanings.get(name.replace("_", " "))
    if own is None and name not in MEANINGS:
        reader.fail(f"{name!r} is no meaning of a call", (*MEANINGS, *scope.meanings), reader.place - start)
    return (MEANINGS[name], None) if own is None else (own.kind, own)


def _use(reader: Reader, scope: Scope) -> Sequence[TextStatement]:
    """A block with what it takes: ``use raises(M, 3): M 4..``; ``but 2NT`` leaves calls of it out."""
    name = reader.take()
    asks: TextBlock | SystemWord | None = scope.blocks.get(name) or scope.words.get(name)
    if asks is None or (isinstance(asks, SystemWord) and (asks.kind != RULES or asks.rules)):
        known = [each for each, found in scope.words.items() if found.kind == RULES]
        reader.fail("a block that was written before should stand here", (*scope.blocks, *known), 1)
    given = _given(asks, reader, scope)
    if isinstance(asks, SystemWord):
        get = _function(asks, given, scope)

        def run(env: Env, out: list[Rule]) -> None:
            out.extend(get(env))

        found = TextStatement(run, _MANY)
    else:
        found = _block(asks, given)
    if reader.has("through"):
        return (changed_by(reader, (found,), scope),)
    reader.end()
    return (found,)


def changed_by(reader: Reader, rows: Sequence[TextStatement], scope: Scope) -> TextStatement:
    """Return the statement that gives the rules of some rows to a word, which leaves some out or adds others.

    Raises:
        SystemTextError: If it is no word that takes rules.
    """
    word = scope.words.get(reader.next)
    if word is None or RULES not in word.takes.values():
        known = [each for each, found in scope.words.items() if RULES in found.takes.values()]
        reader.fail("a word that takes rules should stand here", known)
    reader.take()
    get, taken = _function(word, _given(word, reader, scope), scope), word.rules
    reader.end()

    def run(env: Env, out: list[Rule]) -> None:
        given: list[Rule] = []
        for each in rows:
            each.run(env, given)
        out.extend(get(env, **{taken: given}))

    return TextStatement(run, sum(each.most for each in rows) + _MANY)


def _given(asks: TextBlock | SystemWord, reader: Reader, scope: Scope) -> Mapping[str, Value]:
    """What stands behind a block in brackets, and the hand behind a colon; any hand, if none does."""
    given = arguments(asks.name, asks.takes, asks.needed, reader, scope)
    hand = next((each for each, kind in asks.takes.items() if kind == HAND), None)
    if reader.has(":"):
        if hand is None:
            reader.fail(f"{asks.name!r} asks for no hand", back=1)
        told = read_hand(reader, scope)
        given[hand] = kept(HAND, told.box, told.takes)
    elif hand is not None and hand in [*asks.takes][: asks.needed]:
        given[hand] = Value(HAND, None, Box())
    return given


def _function(word: SystemWord, given: Mapping[str, Value], scope: Scope) -> Callable[..., Any]:
    """Calls the function of a word with what is given."""
    function, named = word.function, tuple(given.items())
    front = (scope.agreements,) if word.reads_agreements else ()

    def get(env: Env, **more: Any) -> Any:
        return function(env[0], *front, **more, **{name: each(env) for name, each in named})

    return get


def _block(block: TextBlock, given: Mapping[str, Value]) -> TextStatement:
    body, size = block.body
    values = tuple(given.get(name) or block.given[name] for name in block.takes)
    runs, rest = tuple(each.run for each in body), [None] * (size - 1 - len(values))

    def run(env: Env, out: list[Rule]) -> None:
        own = [env[0], *[each(env) for each in values], *rest]
        for each in runs:
            each(own, out)

    return TextStatement(run, sum((each.most for each in body), 1))
