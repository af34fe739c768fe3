"""Reading PBN: games a CPU-second of files like those of tournaments, beside endplay and bridgebots if they are there.

``schlemm`` checks deal, auction, play, contract and result of every game; endplay checks none of it, bridgebots little.
"""

import logging
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.timing import ROUNDS, Row, Table, side_by_side
from benchmarks.tournament_file import tournament

from schlemm.formats.pbn import encode_pbn, read_pbn
from schlemm.formats.streaming import iter_pbn

GAMES = 500
TARGET = 5_000
WHOLE, STREAM, ENDPLAY, BRIDGEBOTS = "schlemm", "schlemm, as a stream", "endplay", "bridgebots"
FILES = {"pbn-repeated": ("24 deals at many tables", 24), "pbn-single": ("every deal once", GAMES)}


def measure(rounds: int = ROUNDS) -> tuple[Table, ...]:
    """Games a CPU-second."""
    return tuple(table(name, title, deals, rounds) for name, (title, deals) in FILES.items())


def table(name: str, title: str, deals: int, rounds: int) -> Table:
    """One file read by everybody."""
    text = tournament(GAMES, deals)
    data = encode_pbn(text)
    with TemporaryDirectory() as folder:
        contenders: dict[str, Callable[[], object]] = {
            WHOLE: lambda: read_pbn(data),
            STREAM: lambda: sum(1 for _ in iter_pbn(BytesIO(data))),
            **endplay(text),
            **bridgebots(text, Path(folder) / "games.pbn"),
        }
        taken = side_by_side(contenders, rounds)
    rows = tuple(
        Row(
            who,
            tuple(GAMES / seconds for seconds in all_of),
            TARGET if who == WHOLE else None,
            foreign=who in {ENDPLAY, BRIDGEBOTS},
        )
        for who, all_of in taken.items()
    )
    return Table(name, f"PBN, {title}", "games a CPU-second", rows, True)


def endplay(text: str) -> dict[str, Callable[[], object]]:
    """How endplay reads the same text; nothing where it is not installed."""
    try:
        from endplay.parsers import pbn
    except ImportError:
        return {}
    logging.getLogger().setLevel(logging.CRITICAL)  # it says of every game passed out that it has no result
    lines = text.replace("\r\n", "\n")
    return {ENDPLAY: lambda: pbn.loads(lines)}


def bridgebots(text: str, path: Path) -> dict[str, Callable[[], object]]:
    """How bridgebots reads the same text from a file, which is all it can; nothing where it is not installed."""
    try:
        from bridgebots.pbn import parse_pbn
    except ImportError:
        return {}
    path.write_text(text.replace("\r\n", "\n"), encoding="utf-8")
    return {BRIDGEBOTS: lambda: parse_pbn(path)}
