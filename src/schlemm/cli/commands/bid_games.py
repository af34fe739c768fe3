"""Where ``schlemm bid`` has its games from: a file, standard input, a typed deal, a number, or chance."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from schlemm.cli.parameters import refuse_together
from schlemm.cli.speech import Speech
from schlemm.cli.system_words import reason_of
from schlemm.cli.trouble import CommandError, path_code

if TYPE_CHECKING:
    from schlemm.formats.pbn import PbnDefect, PbnGame

STANDARD_INPUT: Final = "-"
"""What is typed for a file that comes through a pipe."""

REPEATED: Final = 80
"""How many signs of what was typed an error repeats."""


@dataclass(frozen=True, slots=True)
class DealOption:
    """Which cards are dealt where none are named.

    Attributes:
        count: How many deals.
        board: The number of the first.
        number: The number of the only deal, if it is a certain one.
        seed: Where chance starts; ``None`` for real chance.
    """

    count: int | None = None
    board: int | None = None
    number: int | None = None
    seed: int | None = None

    @property
    def asked(self) -> tuple[str, ...]:
        """The options that were given."""
        values = {"count": self.count, "board": self.board, "number": self.number, "seed": self.seed}
        return tuple(f"--{name}" for name, value in values.items() if value is not None)


def typed_games(speech: Speech, text: str, dealt: DealOption) -> list[PbnGame | PbnDefect]:
    """The games of a file, or the one deal that was typed, or, if nothing was typed, dealt ones.

    Raises:
        Trouble: If there is no such file, no game in it, the deal is wrong, or cards are both named and dealt.
    """
    if text and dealt.asked:
        raise CommandError("bid-both", {"option": dealt.asked[0], "text": _shortened(text)})
    if not text:
        return dealt_games(dealt)
    if is_file(text):
        return filed_games(text)
    return typed_game(speech, text)


def is_file(text: str) -> bool:
    """Whether a file is meant; a deal has a colon and blanks."""
    if text == STANDARD_INPUT or text.casefold().endswith(".pbn"):
        return True
    try:
        return len(text) < 256 and Path(text).expanduser().exists()  # a pipe is as good as a file
    except (OSError, RuntimeError, ValueError):  # no path at all: a deal, or nonsense
        return False


def filed_games(path: str) -> list[PbnGame | PbnDefect]:
    """The games of a file as far as they can be read, and what is wrong where no game is.

    Raises:
        Trouble: If it cannot be read, or there is no game in it.
    """
    from schlemm.formats.pbn import read_pbn

    games = read_pbn(content(path))
    if not games:
        raise CommandError("bid-no-games", {"path": path})
    return list(games)


def content(path: str) -> bytes:
    """What is in the file, as far as one can be read.

    Raises:
        Trouble: If it cannot be read.
    """
    from schlemm.formats.pbn.limits import LONGEST_FILE

    try:
        if path == STANDARD_INPUT:
            return sys.stdin.buffer.read(LONGEST_FILE + 1)
        with Path(path).expanduser().open("rb") as file:
            return file.read(LONGEST_FILE + 1)
    except (OSError, RuntimeError, ValueError) as error:
        facts = {"path": path, "detail": reason_of(error)}
        raise CommandError("system-file-trouble", dict(facts), path_code(error)) from error


def _shortened(text: str) -> str:
    """What was typed, as far as an error repeats it."""
    return text if len(text) <= REPEATED else f"{text[:REPEATED]}…"


def typed_game(speech: Speech, text: str) -> list[PbnGame | PbnDefect]:
    """The deal that was typed in the notation of PBN; the first seat in it deals.

    Raises:
        Trouble: If it is none, or cards are missing.
    """
    from schlemm.formats.pbn import PbnDefect, read_pbn

    if ":" not in text:
        raise CommandError("bid-neither", {"text": _shortened(text)})
    quoted = text.replace("\\", "\\\\").replace('"', '\\"')
    first = text.strip()[:1].upper()
    dealer = f'[Dealer "{first}"]\n' if first in {*"NESW"} else ""
    typed = read_pbn(f'{dealer}[Deal "{quoted}"]')
    found = (each for item in typed for each in ((item,) if isinstance(item, PbnDefect) else item.defects))
    defects = [speech.tell(each.sentence) for each in found]
    if defects:
        raise CommandError("bid-deal-defect", {"text": " ".join(defects)})
    return list(typed)


def dealt_games(dealt: DealOption) -> list[PbnGame | PbnDefect]:
    """Deals by their number, a seed or chance; dealer and vulnerability follow from the number of the board.

    Raises:
        Trouble: If the options contradict each other.
    """
    from schlemm.cli.commands.deal import dealt as cards
    from schlemm.core.conditions import Conditions
    from schlemm.formats.pbn import PbnGame

    refuse_together("number", "seed")
    refuse_together("number", "count")
    games: list[PbnGame | PbnDefect] = []
    deals = cards(dealt.count or 1, dealt.number, dealt.seed)
    for number, deal in enumerate(deals, start=dealt.board or 1):
        conditions = Conditions.of_board(number)
        games.append(PbnGame(number, conditions.dealer, conditions.vulnerability, deal.hands))
    return games
