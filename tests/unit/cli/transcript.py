"""What the terminal shows, as transcripts in German and English that people can read.

``python -m tests.unit.cli.transcript`` writes them anew; look at what has changed before you commit it.
"""

import io
import os
import shlex
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

from schlemm.cli.run import run

GOLDEN = Path(__file__).parents[2] / "golden" / "cli"
READ = ("de", "en")
"""Their languages: a change of one is the same change of the others, whose words other tests see to."""

COMMANDS = (
    "schlemm --help",
    "schlemm score --help",
    "schlemm hand --help",
    "schlemm deal --help",
    "schlemm bid --help",
    "schlemm system --help",
    "schlemm sources --help",
    "schlemm check --help",
    "schlemm convert --help",
    "schlemm stats --help",
    "schlemm analyse --help",
    "schlemm records --help",
    "schlemm match --help",
    "schlemm table-manager --help",
    "schlemm table-client --help",
    "schlemm serve --help",
    "schlemm bots --help",
    "schlemm backup --help",
    "schlemm restore --help",
    "schlemm store --help",
    "schlemm store migrate --help",
    "schlemm store copy --help",
    "schlemm store list --help",
    "schlemm score 4♠X+1 --vul",
    "schlemm score '6SA=' --declarer E",
    "schlemm score '3♥ kontriert -3'",
    "schlemm score 2♠X+1 --form rubber --below 60 --vul",
    "schlemm score 1♣XX -2 --simple-doubling",
    "schlemm score passed out",
    "schlemm score 4♠X+1 --more",
    "schlemm score 3SA-2 --more",
    "schlemm score 4♠X+1 --vul --json",
    "schlemm score 4♠-1 --form rubber --json",
    "schlemm hand AKQ54.K32.QJ3.32",
    "schlemm hand AKQ54.K32.QJ3.32 --more",
    "schlemm hand ♠AKQJ1098765432",
    "schlemm hand S:A2 H:KQ92 D:- C:J1087654",
    "schlemm hand AKQ54.K32.QJ3.32 --json",
    "schlemm deal --seed 7 --board 4",
    "schlemm deal --number 0",
    "schlemm deal --seed 7 --count 2 --pbn",
    "schlemm deal --number 0 --json",
    "schlemm deal --seed 7 --south '15-17 balanced' --ns 25+",
    "schlemm deal --seed 7 --auction '1NT P 2C' --count 2 --pbn",
    "schlemm system",
    "schlemm system --json",
    "schlemm sources S1:17",
    "schlemm sources S4:29 --json",
    "schlemm sources S1:2",
    "schlemm score",
    "schlemm score '4P= O'",
    "schlemm score '8♠ blub & 15'",
    "schlemm score 4♠+4 --declarer O",
    "schlemm score 4♠",
    "schlemm score 4♠= --form chicago",
    "schlemm score 4♠= --vull",
    "schlemm score 4♠E= --declarer W",
    "schlemm hand AKKD.T98x.J.5432",
    "schlemm deal --count 0",
    "schlemm deal --seed 1 --number 2",
    "schlemm deal again",
    "schlemm deal --south 'strong 4-4-4-4'",
    "schlemm deal --ns '25+ balanced'",
    "schlemm deal --north 21+ --south 20+",
    "schlemm deal --auction '1NT 1C'",
    "schlemm check missing.pbn",
    "schlemm convert missing.pbn",
    "schlemm convert missing.pbn boards.lin",
    "schlemm analyse missing.pbn --resume",
    "schlemm records missing.pbn --pdf",
    "schlemm records missing.pbn --no-tricks",
    "schlemm match forum",
    "schlemm match forum forum --bid-only --costs",
    "schlemm match forum nobody --bid-only",
    "schlemm match forum forum --cluster nonsense",
    "schlemm system nobody",
    "schlemm system forum/majors=6",
    "schlemm system forum --set colour=red",
    "schlemm system --save mine.json",
    "schlemm bid nothing",
    "schlemm bid N:AKQJ.T98.765.432 - - -",
    "schlemm bid N:AKQ.T98.765.432 AKQJ.T98.765.43",
    "schlemm bid missing.pbn",
    "schlemm bid .63.AKQ987.A9732",
    "schlemm table-manager --rooms 3",
    "schlemm table-manager --deals missing.pbn",
    "schlemm table-client",
    "schlemm table-client forum --seats NX",
    "schlemm serve --port",
    "schlemm bots",
    "schlemm bots --bus nonsense",
    "schlemm bots --bus nats://127.0.0.1 --workers 0",
    "schlemm serve --data evening.db --port 8001 --show-config",
    "schlemm serve --data evening.db --port 8001 --show-config --json",
    "schlemm serve --config missing.toml",
    "schlemm store migrate @missing",
    "schlemm backup",
    "schlemm backup copy.db --data missing.db",
    "schlemm restore missing.db --data data.db",
    "schlemm scor",
)


def transcript(language: str) -> str:
    """All commands with what they write, to standard error too, and exit codes that are not 0."""
    os.environ["COLUMNS"] = "80"
    return "\n".join(_told(command, language) for command in COMMANDS)


def _told(command: str, language: str) -> str:
    screen = io.StringIO()
    with redirect_stdout(screen), redirect_stderr(screen):
        code = run(shlex.split(command)[1:], {"SCHLEMM_LANG": language})
    return f"$ {command}\n{screen.getvalue()}{f'[{code}]' if code else ''}\n"


if __name__ == "__main__":
    GOLDEN.mkdir(parents=True, exist_ok=True)
    for name in READ:
        (GOLDEN / f"{name}.txt").write_text(transcript(name), encoding="utf-8")
