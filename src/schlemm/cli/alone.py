"""Where the library is installed alone, without what the terminal needs: said without any of that."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from schlemm.cli.extras import missing_modules


def why_alone(args: Sequence[str], environment: Mapping[str, str] = os.environ) -> str | None:
    """Return what to install before any command can run, in the language asked for; nothing where all is there.

    Args:
        args: The words behind the program's name.
        environment: The variables of the process.
    """
    missing = missing_modules("cli")
    if not missing:
        return None
    from schlemm.cli.speech import asked_or_usual_speech

    speech, _ = asked_or_usual_speech(args, environment)
    return speech.say("cli-alone", {"missing": ", ".join(missing)})
