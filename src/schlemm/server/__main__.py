"""``python -m schlemm.server``: serves on any free port, for whoever has no ``schlemm serve``."""

from __future__ import annotations

import argparse
from pathlib import Path

from schlemm.server.run import serve

if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--seed", type=int)
    given = parser.parse_args()
    serve(
        given.data,
        given.host,
        given.port,
        open_browser=False,
        seed=given.seed,
        announce=lambda serving: print(serving.address, serving.data, flush=True),  # noqa: T201
    )
