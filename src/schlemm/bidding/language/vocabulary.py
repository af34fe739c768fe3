"""The words of a text that are functions of the situation, and the kinds of things that they take and give."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import attrgetter
from types import MappingProxyType
from typing import Any, Final

from schlemm.bidding.rules.meaning import Meaning
from schlemm.core.cards import Suit

NUMBER: Final = "number"
TRUTH: Final = "condition"
SUIT: Final = "suit"
SUITS_OF: Final = "suits"
RANGE: Final = "range"
MEANING: Final = "meaning"
CALL: Final = "call"
HAND: Final = "hand"
RULES: Final = "rules"
HANDS: Final = "hands"
KINDS: Final = MappingProxyType(
    {
        "int": NUMBER,
        "bool": TRUTH,
        "Suit": SUIT,
        "tuple[Suit, ...]": SUITS_OF,
        "Sequence[Suit]": SUITS_OF,
        "Range": RANGE,
        "Meaning": MEANING,
        "tuple[Meaning, ...]": MEANING,
        "Call": CALL,
        "Box": HAND,
        "Box | None": HAND,
        "Iterator[tuple[Suit, Box]]": HANDS,
        "Iterator[Box]": HANDS,
        "Iterable[Rule]": RULES,
        "Iterator[Rule]": RULES,
    }
)
"""What a word of the vocabulary is or takes, by the annotation of its function."""
MEANINGS: Final = MappingProxyType(
    {each.value.removeprefix("meaning-").replace("-", " "): each for each in Meaning}
)
"""The meanings of calls, as a text writes them."""


@dataclass(frozen=True, slots=True)
class SystemWord:
    """A word of the vocabulary: a function of the situation, and of what stands in brackets behind it.

    Attributes:
        name: How a text writes it.
        function: Takes the situation, the agreements if it asks for them, and what a text gives.
        kind: What it gives.
        takes: What it takes, by the names of its parameters, which a text may write.
        needed: How many of these a text must give.
        reads_agreements: Whether the agreements come after the situation.
        told: What it is, in a sentence.
    """

    name: str
    function: Callable[..., Any]
    kind: str
    takes: Mapping[str, str]
    needed: int
    reads_agreements: bool
    told: str

    @property
    def rules(self) -> str:
        """The name of the rules that it takes and changes; nothing if it takes none."""
        return next((name for name, kind in self.takes.items() if kind == RULES), "")

    @classmethod
    def of(cls, name: str, function: Any) -> SystemWord:
        """The word for a function with annotations, or a property; the first line of its docstring says what it is."""
        read = getattr(function, "func", None) or getattr(function, "fget", function)
        annotations = {each: kind for each, kind in read.__annotations__.items() if kind != "Situation"}
        kind, others = annotations.pop("return"), [*annotations.items()]
        get = function if read is function else attrgetter(read.__name__)
        if kind == "Suit | None":
            get, kind = _as_suits(get), "tuple[Suit, ...]"
        reads = bool(others) and others[0][1] == "Agreements"
        takes = {each: KINDS[asked] for each, asked in others[reads:]}
        defaults = len(read.__defaults__ or ()) + len(read.__kwdefaults__ or ())
        told = (read.__doc__ or "").partition("\n")[0]
        return cls(name, get, KINDS[kind], MappingProxyType(takes), len(takes) - defaults, reads, told)


Vocabulary = Mapping[str, SystemWord]


def _as_suits(get: Callable[..., Suit | None]) -> Callable[..., tuple[Suit, ...]]:
    """The function that gives one suit or none as one that gives a set."""

    def found(*args: Any, **named: Any) -> tuple[Suit, ...]:
        one = get(*args, **named)
        return () if one is None else (one,)

    return found


def vocabulary(**functions: Any) -> Vocabulary:
    """Return the words by which a text may call these functions."""
    return MappingProxyType({name: SystemWord.of(name, function) for name, function in functions.items()})
