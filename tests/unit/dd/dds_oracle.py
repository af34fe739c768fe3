"""Bo Haglund's DDS, which the package `endplay` carries: another double-dummy engine, to compare ours with.

It keeps its memory in global variables, so two threads in it crash, and a crash takes the process with it: ask it from
one thread. Only tests and benchmarks have it.
"""

from __future__ import annotations

from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from schlemm.core.cards import STRAINS, SUITS, Strain
from schlemm.core.hand import SUIT_BITS
from schlemm.core.seats import SEATS
from schlemm.dd.engine import EngineError, Facts, Hands, Rows

_SUITS: Final = SUITS[::-1]
"""The suits at the index that DDS gives them: S H D C."""
_LOWEST: Final = 2
"""The rank that DDS gives a two; an ace is 14."""
_ALL_CARDS: Final = 3
_ONE_CARD: Final = 1
"""How many cards DDS is to find: all of them with their tricks, or one that reaches the target."""
_MOST: Final = -1
"""The target that means as many tricks as possible."""
_SEARCH: Final = 1
"""Search even if there is only one card to play."""


def load() -> Any:
    """The thin layer over the machine code, told to use one thread.

    The layer's file is run by itself: to import it as `endplay._dds` would run the whole of `endplay` before, and
    with it a plotting library, which is not installed.

    Raises:
        ImportError: If the package is not there.
        RuntimeError: If its machine code does not run here.
    """
    package = find_spec("endplay")
    if package is None or not package.submodule_search_locations:
        raise ImportError("no package of this name is installed")
    file = Path(package.submodule_search_locations[0], "_dds", "__init__.py")
    spec = spec_from_file_location("schlemm_dds_layer", file)
    if spec is None or spec.loader is None:
        raise ImportError(f"{file} cannot be loaded")
    layer = module_from_spec(spec)
    spec.loader.exec_module(layer)
    layer.SetMaxThreads(1)
    return layer


class DdsEngine:
    """An `Engine` that keeps its memory in global variables, cannot be stopped, and may crash its process.

    Raises:
        ImportError: If the package is not there.
        RuntimeError: If its machine code does not run here.
    """

    def __init__(self) -> None:
        self._layer = load()

    def table(self, hands: Hands) -> Rows:
        """Have DDS fill its table. Bit 2 of a holding is the two, bit 14 the ace; hands are N E S W."""
        layer = self._layer
        question, answer = layer.ddTableDeal(), layer.ddTableResults()
        _lay(question.cards, hands)
        try:
            layer.CalcDDtable(question, answer)
        except layer.DDSError as error:
            raise EngineError(str(error)) from error
        return tuple(
            tuple(int(answer.resTable[_strain(strain.index)][seat.index]) for strain in STRAINS)
            for seat in SEATS
        )

    def cards(self, facts: Facts) -> dict[int, int]:
        """For each card that may be played, by its index, the tricks that the side in turn takes."""
        answer = _ask(self._layer, facts, _MOST, _ALL_CARDS)
        found: dict[int, int] = {}
        for at in range(answer.cards):
            suit, score = 13 * _SUITS[answer.suit[at]].index, int(answer.score[at])
            found[suit + answer.rank[at] - _LOWEST] = score
            equals = int(answer.equals[at]) >> _LOWEST
            found |= {suit + rank: score for rank in range(13) if equals >> rank & 1}
        return found

    def makes(self, facts: Facts, tricks: int) -> bool:
        """Whether the side in turn takes so many tricks, which is at least one and at most those left."""
        answer = _ask(self._layer, facts, tricks, _ONE_CARD)
        return int(answer.score[0]) >= tricks


def _ask(layer: Any, facts: Facts, target: int, solutions: int) -> Any:
    question, answer = layer.deal(), layer.futureTricks()
    question.trump, question.first = _strain(facts.strain), facts.leader
    for at, card in enumerate(facts.trick):
        suit, rank = divmod(card, 13)
        question.currentTrickSuit[at], question.currentTrickRank[at] = (
            _SUITS.index(SUITS[suit]),
            rank + _LOWEST,
        )
    _lay(question.remainCards, facts.hands)
    try:
        layer.SolveBoard(question, target, solutions, _SEARCH, answer, 0)
    except layer.DDSError as error:
        raise EngineError(str(error)) from error
    return answer


def _lay(cards: Any, hands: Hands) -> None:
    for seat in range(4):
        for place, suit in enumerate(_SUITS):
            cards[seat][place] = (hands[seat] >> 13 * suit.index & SUIT_BITS) << _LOWEST


def _strain(index: int) -> int:
    """The index that DDS gives a denomination: S H D C NT."""
    return 4 if index == Strain.NOTRUMP.index else 3 - index
