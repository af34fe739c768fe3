"""A worker process: ``python -m schlemm.bots.workers.worker`` answers questions from stdin until it is closed.

One that is asked nothing at first uses the time for what its first questions would have to wait for (``warming``).
It ends by itself when the server is gone, however that ended, because the pipe closes with it, and at once,
whatever it is thinking about: a thread listens to the pipe meanwhile.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from contextlib import suppress
from typing import BinaryIO, Final

from schlemm.bots.workers.frames import packed, read_frame
from schlemm.bots.workers.questions import Failed, Question, reply_to
from schlemm.bots.workers.warming import warm_up

_NICENESS = 5
"""Thinking gives way to the event loop where both want the same core."""


_CHUNK: Final = 1 << 16
"""Bytes that are read at once."""

_LEISURE: Final = 1.0
"""Seconds without a question after which a new worker warms up: servers that live no longer need not."""


def answer_questions(questions: BinaryIO, replies: BinaryIO) -> None:
    """Answer one question after the other until the stream ends."""
    while True:
        try:
            question = read_frame(questions)
        except EOFError:
            return
        wrong = Failed(f"not a question: {type(question).__name__}")
        reply = reply_to(question) if isinstance(question, Question) else wrong
        replies.write(packed(reply))
        replies.flush()


def main() -> None:
    """Run as a worker process, deaf to the terminal's Ctrl-C, which is meant for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    replies = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a stray print must not end up between the frames
    with (
        suppress(BrokenPipeError),
        os.fdopen(replies, "wb") as stream,
        handed_on(sys.stdin.fileno(), asked := threading.Event()) as questions,
    ):
        if not asked.wait(_LEISURE):
            warm_up()
        answer_questions(questions, stream)


def handed_on(source: int, asked: threading.Event) -> BinaryIO:
    """What comes from this pipe, by way of a thread that ends the process as soon as the pipe is closed.

    Args:
        source: The pipe.
        asked: Set as soon as anything has come.
    """
    ours, theirs = os.pipe()
    threading.Thread(target=_hand_on, args=(source, theirs, asked), name="lifeline", daemon=True).start()
    return os.fdopen(ours, "rb")


def _hand_on(source: int, target: int, asked: threading.Event) -> None:
    while data := os.read(source, _CHUNK):
        asked.set()
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(target, rest) :]
    os._exit(0)  # nobody waits for what is being thought about


if __name__ == "__main__":
    main()
