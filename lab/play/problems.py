"""How many play problems a level solves, by theme, and which it misses.

Run ``python lab/play/problems.py [--level klub] [--only TEXT]``. The problems are those of ``tests/problems``; a
player is given what the seat sees. Printed are the solved ones by theme, and of each missed one the card chosen.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from pathlib import Path
from typing import Final

from schlemm.bots.card_choice import chosen_card
from schlemm.bots.level import Level
from schlemm.core.cards import Card
from schlemm.formats.problem import ReadingProblem, read_problems

FOLDER: Final = Path(__file__).parents[2] / "tests" / "problems"


def problems(only: str) -> list[ReadingProblem]:
    """All problems with this text in title or theme."""
    files = sorted(path for path in FOLDER.glob("*.md") if path.name != "README.md")
    found = [problem for path in files for problem in read_problems(path)]
    return [problem for problem in found if only.lower() in f"{problem.title} {problem.theme}".lower()]


def report(chosen: list[tuple[ReadingProblem, Card]]) -> None:
    """Print what was solved by theme, and what was missed."""
    by_theme: dict[str, list[bool]] = defaultdict(list)
    for problem, card in chosen:
        by_theme[problem.theme].append(card in problem.right)
    for theme, solved in by_theme.items():
        print(f"{theme:28} {sum(solved):3} of {len(solved):3}")
    total = sum(map(sum, by_theme.values()))
    print(f"{'all':28} {total:3} of {len(chosen):3}  {total / len(chosen):.0%}")
    for problem, card in chosen:
        if card not in problem.right:
            right = " ".join(map(str, problem.right))
            print(f"missed: {problem.place} {problem.title}: {card}, not {right}. {problem.why}")


def main() -> None:
    """Solve and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", choices=[level.value for level in Level], default=Level.CLUB.value)
    parser.add_argument("--only", default="", help="a part of a title or theme")
    given = parser.parse_args()
    level = Level(given.level)
    found = problems(given.only)
    report([(problem, chosen_card(problem.view, problem.play, level)) for problem in found])


if __name__ == "__main__":
    main()
