"""What holds for every route, also for those that somebody will add: limits, headers, no other origin."""

import re
from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from tests.integration.house import House, house

from schlemm.server.app.application import Site
from schlemm.server.network.security import COSTS, HEADERS, HEALTH, SAFE

STRANGER = "http://127.0.0.1:9"


def routes(app: Litestar) -> Iterator[tuple[str, str, HTTPRouteHandler]]:
    """Method, an address of it, and handler of each route over HTTP."""
    for route in app.routes:
        for handler in route.route_handlers if hasattr(route, "route_handlers") else ():
            if isinstance(handler, HTTPRouteHandler):
                path = re.sub(r"{\w+:\w+}", "x", re.sub(r"{\w+:int}", "1", route.path))
                for method in sorted(handler.http_methods):
                    yield str(method), path, handler


async def answered(home: House, method: str, path: str, **headers: str) -> tuple[int, str]:
    """Status and code of the answer, which has all the headers that answers have, each as it should be."""
    async with home.browser() as browser:
        answer = await browser.request(method, path, headers=headers)
    for name, value in HEADERS.items():
        assert answer.headers.get_list(name) == [value], (method, path, name)
    if path.startswith("/api/"):
        assert answer.headers["cache-control"] == "no-store", (method, path)
    assert "access-control-allow-origin" not in answer.headers
    assert answer.headers.get("content-type", "").count("charset") <= 1, (method, path)
    problem = (
        answer.status_code >= 400
        and answer.headers["content-type"] == "application/json"
        and method != "HEAD"
    )
    return answer.status_code, answer.json()["why"]["code"] if problem else ""


async def test_what_works_beside_the_loop_is_known_to_be_costly() -> None:
    """Whoever puts the work of a route into a thread because it takes long says so to the limits as well."""
    async with house() as home:
        beside = [
            handler for method, _, handler in routes(home.app) if method in SAFE and handler.sync_to_thread
        ]
    assert beside
    assert all(handler.opt.items() >= COSTS.items() for handler in beside)


async def test_every_answer_of_every_route_carries_the_security_headers() -> None:
    """Whatever is asked in whatever way: answered, refused, too often, from another site, by another name, or wrong."""
    async with house(site=Site(openings=10_000, looks=10_000, costly=10_000)) as home:
        addresses = {path for _, path, _ in routes(home.app)}
        assert len(addresses) > 20
        for path in sorted(addresses):
            for method in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"):
                status, code = await answered(home, method, path)
                assert status < 500, (method, path)
                ours = path.startswith("/api/") and not path.startswith("/api/schema") and method != "HEAD"
                assert status < 400 or code or not ours, (method, path)
            status, _ = await answered(home, "GET", path, host="evil.example")
            # what cannot be asked at all is refused before anything is looked at
            assert status in ({200} if path in HEALTH else {421, 405}), path


async def test_every_route_that_changes_something_is_limited_and_closed_to_other_sites() -> None:
    """Once an address has changed enough, each of them answers that it was too much; another site's page never may."""
    async with house(site=Site(openings=1)) as home:
        changing = [
            (method, path)
            for method, path, handler in routes(home.app)
            if method not in SAFE and "costly" not in handler.opt
        ]
        assert len(changing) > 8
        await answered(home, *changing[0])
        for method, path in changing:
            assert await answered(home, method, path) == (429, "too-fast"), path
            assert await answered(home, method, path, origin=STRANGER) == (403, "foreign-origin"), path


@pytest.mark.parametrize("site", [Site(looks=1), Site(costly=1)], ids=["looks", "costly"])
async def test_every_question_to_the_api_is_limited(site: Site) -> None:
    """Looking is limited far above what anybody looks; what is costly to find out has a limit of its own."""
    async with house(site=site) as home:
        asking = [
            (method, path)
            for method, path, handler in routes(home.app)
            if path.startswith("/api/")
            and (method in SAFE - {"OPTIONS"} or "costly" in handler.opt)
            and (site.looks == 1 or handler.opt.get("costly") is True)
        ]
        assert {"GET", "POST"} <= {method for method, _ in asking}
        await answered(home, *asking[0])
        for method, path in asking:
            assert await answered(home, method, path) == (429, "too-fast"), path


KEPT_ONCE = ("/api/score/results", "/api/school/questions", "/offline/answers.json")
"""What is found out once for all who ask."""


async def test_what_takes_long_is_asked_by_post_where_anybody_may_ask_it() -> None:
    """No picture on a foreign page starts costly work; what names a stream, or is one's own, they cannot ask."""
    async with house() as home:
        asked = {
            path
            for method, path, handler in routes(home.app)
            if method in SAFE and "costly" in handler.opt
            if not re.match(r"/api/(tables|matches|series|pads|games|fair)\b", path)
        }
    assert asked == {*KEPT_ONCE, "/offline/words/x"}


async def test_a_costly_question_of_another_sites_page_is_refused() -> None:
    """Before anything of it is read."""
    async with house() as home:
        costly = [
            (method, path)
            for method, path, handler in routes(home.app)
            if method not in SAFE and "costly" in handler.opt
        ]
        assert len(costly) > 12
        for method, path in costly:
            assert await answered(home, method, path, origin=STRANGER) == (403, "foreign-origin"), path
