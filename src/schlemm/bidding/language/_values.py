"""Values of expressions, reckoned once where the agreements decide, and what names mean where a line stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from schlemm.bidding.language.vocabulary import Vocabulary
from schlemm.bidding.rules._own_meaning import OwnMeaning
from schlemm.bidding.rules.agreements import Agreements

Env = list[Any]
"""What names stand for while rules are made: first the situation, then letters and what was let."""
Get = Callable[[Env], Any]
_MOST_KEPT: Final = 1024


@dataclass(frozen=True, slots=True)
class Value:
    """An expression that was read.

    Attributes:
        kind: What it is.
        get: Gives it while rules are made; ``None`` if it is always the same.
        always: What it is then.
    """

    kind: str
    get: Get | None = None
    always: Any = None

    def __call__(self, env: Env) -> Any:
        """What it is now."""
        return self.always if self.get is None else self.get(env)


def of_one(kind: str, join: Callable[[Any], Any], part: Value) -> Value:
    """Return the value that a function makes of another: at once, if that is always the same."""
    get = part.get
    return Value(kind, None, join(part.always)) if get is None else Value(kind, lambda env: join(get(env)))


def of_two(kind: str, join: Callable[[Any, Any], Any], one: Value, other: Value) -> Value:
    """Return the value that a function makes of two others: at once, if they are always the same."""
    first, second = one.get, other.get
    if first is None:
        always = one.always
        if second is None:
            return Value(kind, None, join(always, other.always))
        return Value(kind, lambda env: join(always, second(env)))
    if second is None:
        constant = other.always
        return Value(kind, lambda env: join(first(env), constant))
    return Value(kind, lambda env: join(first(env), second(env)))


def kept(kind: str, make: Callable[[tuple[Any, ...]], Any], takes: Sequence[Value]) -> Value:
    """Return the value that a function makes of a tuple of others, which is kept for when they are the same again."""
    changing = tuple(each.get for each in takes if each.get is not None)
    if not changing:
        return Value(kind, None, make(tuple(each.always for each in takes)))
    made: dict[tuple[Any, ...], Any] = {}

    def get(env: Env) -> Any:
        key = tuple([each(env) for each in changing])
        found = made.get(key)
        if found is None:
            if len(made) >= _MOST_KEPT:
                made.clear()
            now = iter(key)
            found = made[key] = make(tuple(each.always if each.get is None else next(now) for each in takes))
        return found

    return Value(kind, get)


@dataclass(slots=True)
class Scope:
    """What names mean where a line stands.

    Attributes:
        agreements: What the pair has agreed.
        words: The vocabulary.
        values: The names that were let, the letters that stand for suits, the parameters of a block.
        blocks: The blocks of rows that were written before.
        size: How many places the environment takes here and in what stands in it.
        meanings: The meanings that the text has besides those of all systems.
        first: The lines that stand before the rows of each table here.
        longest: The letter of the suit in which the rows here take hands by their longest suit.
    """

    agreements: Agreements
    words: Vocabulary
    values: dict[str, Value] = field(default_factory=dict)
    blocks: dict[str, Any] = field(default_factory=dict)
    size: list[int] = field(default_factory=lambda: [1])
    meanings: Mapping[str, OwnMeaning] = field(default_factory=dict)
    first: tuple[Any, ...] = ()
    longest: str = ""

    def inside(self) -> Scope:
        """The scope of what stands in this line: it sees all, and what it lets is gone at its end."""
        return replace(self, values=dict(self.values))

    def apart(self, takes: Iterable[tuple[str, str]] = ()) -> Scope:
        """The scope of a table or block: it sees what is let outside, and its environment begins with what it takes."""
        scope = replace(self, values=dict(self.values), size=[1], longest="")
        for name, kind in takes:
            scope.place(name, kind)
        return scope

    def place(self, name: str, kind: str) -> int:
        """A place in the environment for a name."""
        at = self.size[0]
        self.size[0] += 1
        self.values[name] = Value(kind, lambda env: env[at])
        return at
