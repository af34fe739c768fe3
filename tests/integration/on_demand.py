"""An application whose routes are registered when they are first asked for: to register all takes most of its start."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any
from unittest.mock import patch

from litestar import Litestar
from litestar.utils.path import normalize_path

from schlemm.server.app.application import ROUTES, Site, application
from schlemm.server.app.composition import Composition
from schlemm.server.app.description import PATH

PART = re.compile(r"\{\w+:(\w+)\}")
"""A part of a route's path that is not the same in every address."""


class OnDemand:
    """An application that registers a route when it is first asked for, and answers as one with all of them does.

    Args:
        parts: What it is made of.
        site: What it is made for.
    """

    def __init__(self, parts: Composition, site: Site) -> None:
        with patch("schlemm.server.app.application.ROUTES", ()):
            self._app = application(parts, site)
        self._left = [*ROUTES]
        self.lifespan = self._app.lifespan

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Register what may answer, and have it answer."""
        path = normalize_path(scope.get("path", "/"))
        everything = path.startswith(PATH)  # which describes all routes
        self._register([route for route in self._left if everything or _may_answer(route, path)])
        await self._app(scope, receive, send)

    @property
    def whole(self) -> Litestar:
        """The application with all of its routes."""
        self._register([*self._left])
        return self._app

    def _register(self, routes: Sequence[Any]) -> None:
        for route in routes:
            self._left.remove(route)
            self._app.register(route)


def _may_answer(route: Any, path: str) -> bool:
    """Whether an address is of one of the paths of a route, whatever the method."""
    return any(_pattern(each).fullmatch(path) for each in route.paths)


@cache
def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(PART.sub(lambda part: ".*" if part[1] == "path" else "[^/]+", path))
