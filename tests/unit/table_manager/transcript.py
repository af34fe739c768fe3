"""A session of the table-manager protocol as a page that people can read.

``python -m tests.unit.table_manager.transcript`` writes it anew; look at what has changed before you commit it.
"""

from pathlib import Path

from tests.unit.table_manager.session import Session

from schlemm.bot_match.match import numbered_board

GOLDEN = Path(__file__).parents[2] / "golden" / "table_manager" / "session.txt"
HEADING = """\
Two boards of the table-manager protocol. A line: seat, who speaks (> the player, < the table manager), what.

"""


def transcript() -> str:
    """All lines of two boards, in the order in which they are said; the clock ticks once a line."""
    session = Session([numbered_board(1, 1), numbered_board(1, 2)])
    session.play()
    return HEADING + "\n".join(session.written) + "\n"


if __name__ == "__main__":
    GOLDEN.parent.mkdir(parents=True, exist_ok=True)
    GOLDEN.write_text(transcript(), encoding="utf-8")
