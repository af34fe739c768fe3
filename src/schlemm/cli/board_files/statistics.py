"""What is in files of boards, counted."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from schlemm.cli.board_files.checked import defect_codes
from schlemm.cli.board_files.inputs import BoardFile
from schlemm.core.cards import STRAINS, Strain
from schlemm.core.contract import Contract, Result
from schlemm.core.deal import Deal
from schlemm.core.seats import SIDES, Side
from schlemm.evaluation.points import figure_points
from schlemm.formats.filed import FiledBoard


@dataclass(slots=True)
class Statistics:
    """Counts over files, added up board by board.

    Attributes:
        files: Files.
        counts: Boards, and how many of them have what (the names are those of the messages ``stats-…``).
        deals: Deals that are different, as hashes of their cards.
        contracts: Contracts by level and denomination.
        made: Those of them that were made, where the result is known.
        lost: Those that were not.
        tricks: Tricks above (or below) the contract, over all results.
        points: Figure points of each side over all deals.
        defects: What could not be read, by the code of its message.
        examples: The first of each, as JSON has it.
    """

    files: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    deals: set[int] = field(default_factory=set)
    contracts: Counter[tuple[int, Strain]] = field(default_factory=Counter)
    made: Counter[tuple[int, Strain]] = field(default_factory=Counter)
    lost: Counter[tuple[int, Strain]] = field(default_factory=Counter)
    tricks: int = 0
    points: Counter[Side] = field(default_factory=Counter)
    declarers_points: Counter[str] = field(default_factory=Counter)
    defects: Counter[str] = field(default_factory=Counter)
    examples: dict[str, dict[str, Any]] = field(default_factory=dict)

    def add(self, file: BoardFile) -> None:
        """Count everything in a file."""
        self.files += 1
        for item in file.items:
            if isinstance(item, FiledBoard):
                self._add(item)
            for told in defect_codes(file.path, item.defects if isinstance(item, FiledBoard) else (item,)):
                self.defects[told["code"]] += 1
                place = told if file.is_text else {**told, "line": None}
                self.examples.setdefault(told["code"], place)

    def _add(self, board: FiledBoard) -> None:
        deal, result = board.deal, board.result
        self._count("boards")
        self._count("deals", deal is not None)
        self._count("hands", deal is None and any(board.hands))
        self._count("auctions", board.auction is not None and board.auction.is_over)
        self._count("begun", board.auction is not None and not board.auction.is_over)
        self._count("notes", bool(board.notes))
        self._count("plays", board.play is not None and bool(board.play.cells))
        self._count("whole", board.played is not None and board.played.is_over)
        self._count("results", result is not None)
        self._count("passed", result is not None and result.passed_out)
        if deal is not None:
            self.deals.add(hash(deal.hands))
            self._add_points(deal, board.contract)
        if isinstance(board.contract, Contract):
            self._add_contract(board.contract, result)

    def _count(self, name: str, there: bool = True) -> None:
        self.counts[name] += there

    def _add_points(self, deal: Deal, contract: object) -> None:
        for side in SIDES:
            self.points[side] += sum(figure_points(deal.hand(seat)) for seat in side.seats)
        if isinstance(contract, Contract):
            self.declarers_points["boards"] += 1
            self.declarers_points["points"] += sum(
                figure_points(deal.hand(seat)) for seat in contract.side.seats
            )

    def _add_contract(self, contract: Contract, result: Result | None) -> None:
        kind = (contract.level, contract.strain)
        self.contracts[kind] += 1
        self._count("doubled", contract.doubling.factor > 1)
        if result is not None:
            (self.made if result.margin >= 0 else self.lost)[kind] += 1
            self.tricks += result.margin

    @property
    def margin(self) -> float | None:
        """Tricks above the contract, on average; ``None`` without results."""
        played = self.made.total() + self.lost.total()
        return self.tricks / played if played else None

    def mean_points(self, side: Side) -> float | None:
        """Figure points of a side, on average; ``None`` without deals."""
        deals = self.counts["deals"]
        return self.points[side] / deals if deals else None

    @property
    def mean_declarers_points(self) -> float | None:
        """Figure points of declarer's side, on average; ``None`` where nobody plays."""
        boards = self.declarers_points["boards"]
        return self.declarers_points["points"] / boards if boards else None

    @property
    def codes(self) -> dict[str, Any]:
        """Everything, for a program."""
        kinds = {"contracts": self.contracts, "made": self.made, "lost": self.lost}
        return {
            "files": self.files,
            **dict(self.counts),
            "different_deals": len(self.deals),
            "points": {side.letters: self.mean_points(side) for side in SIDES},
            "declarers_points": self.mean_declarers_points,
            "margin": self.margin,
            **{name: _by_bid(counts) for name, counts in kinds.items()},
            "defects": [
                {**self.examples[code], "count": count} for code, count in self.defects.most_common()
            ],
        }


def _by_bid(counts: Counter[tuple[int, Strain]]) -> dict[str, int]:
    """Counts by bids in their notation, from the lowest."""
    return {
        f"{level}{strain}": counts[level, strain]
        for level in range(1, 8)
        for strain in STRAINS
        if counts[level, strain]
    }
