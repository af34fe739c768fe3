"""Addresses of routes: their paths with something in the place of every parameter."""

import re
from collections.abc import Mapping

PARAMETER = re.compile(r"{(\w+)(?::\w+)?}")


def filled(path: str, stand_in: Mapping[str, str]) -> str:
    """The address that this path is with these values for its parameters.

    Raises:
        KeyError: If there is none for one of them: a test would ask for what is nowhere, and see nothing but that.
    """
    return PARAMETER.sub(lambda hit: stand_in[hit[1]], path)
