"""Lists what languages have no words for yet, with the English ones; ``--complete`` fails if there is anything.

What is not understood in them or in a lesson, or refers to what is not there, comes first, with file and line: then it
fails, too.

A patch needs German and English; whoever knows another language finds here what to write. Releases are complete.
"""

from __future__ import annotations

import sys

from schlemm.i18n.catalogue import missing
from schlemm.i18n.faults import faults
from schlemm.i18n.profile import LANGUAGES
from schlemm.learn.school.lessons.course import read_course
from schlemm.learn.school.lessons.reader import LessonError


def main(args: list[str]) -> int:
    """Print the list; return 1 where something cannot be said, or releases have to be complete and are not."""
    wrong: list[Exception] = [fault for language in LANGUAGES for fault in faults(language)]
    try:
        read_course()
    except LessonError as error:
        wrong.append(error)
    if wrong:
        print(*wrong, sep="\n")
        return 1
    gaps = {language: missing(language) for language in LANGUAGES}
    for language, entries in gaps.items():
        print(f"{language}: {len(entries)} missing" if entries else f"{language}: complete")
        for entry in entries.values():
            print("    " + entry.replace("\n", "\n    ").rstrip())
    return int("--complete" in args and any(gaps.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
