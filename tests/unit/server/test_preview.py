"""What a page says of itself before any script runs."""

import re
import struct
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from tests.unit.i18n.lint import messages

from schlemm.i18n.profile import LANGUAGES
from schlemm.learn.school.lessons.course import read_course
from schlemm.server.app.application import STATIC
from schlemm.server.app.manifest import manifest_of
from schlemm.server.app.pages import APP, PLACES
from schlemm.server.app.preview import NAMED, head_of, page_previewed, with_head

ORIGIN = "https://bridge.example"
ROUTER = Path(__file__).resolve().parents[3] / "web/src/lib/router.svelte.ts"
PUBLIC = Path(__file__).resolve().parents[3] / "web" / "public"
ADDRESSES = [place.replace("[^/]+", "x").replace(r"\d{1,3}", "3") for place in PLACES]
LESSONS = [lesson.name for part in read_course() for lesson in part.lessons]


class Told(HTMLParser):
    """The title, the `meta` lines and the links of a head."""

    def __init__(self, head: str) -> None:
        super().__init__()
        self.said: dict[str, str] = {}
        self._in_title = False
        self.feed(head)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a line says."""
        named = dict(attrs)
        self._in_title = tag == "title"
        if tag == "meta":
            self.said[named.get("name") or named.get("property") or ""] = named.get("content") or ""
        if tag == "link":
            self.said[named.get("rel") or ""] = named.get("href") or ""

    def handle_data(self, data: str) -> None:
        """Note the title."""
        if self._in_title:
            self.said["title"] = data
            self._in_title = False


def told(path: str, language: str = "de") -> dict[str, str]:
    """What the page at this path says of itself."""
    return Told(head_of(page_previewed(path), language, ORIGIN)).said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ADDRESSES)
def test_every_page_says_what_it_is(path: str, language: str) -> None:
    """Each address of the page has a title, a description and a picture, in words of the reader's language."""
    assert APP.fullmatch(path)
    said = told(path, language)
    assert said["title"].endswith("– Schlemm") or said["title"].startswith("Schlemm")
    assert said["og:title"] == said["title"]
    assert len(said["description"]) > 10
    assert said["og:description"] == said["description"]
    assert (PUBLIC / said["og:image"].removeprefix(f"{ORIGIN}/")).is_file()
    assert not {text for text in said.values() if text.startswith(("title-", "preview-", "lesson-"))}
    assert page_previewed(path).page != "unknown" or path == "/lesson/x"


def test_a_link_to_a_seat_says_who_invites_and_no_other_page_does() -> None:
    """The name in the link is its title, without signs that show nothing; what is too long for a name is none."""

    def title(path: str, inviter: str) -> str:
        return Told(head_of(page_previewed(path, inviter), "de", ORIGIN)).said["og:title"]

    assert title("/sit/x", "Anna\u200b") == "Anna lädt dich zum Bridge ein – Schlemm"
    assert title("/sit/x", '"><b>') == '"><b> lädt dich zum Bridge ein – Schlemm'
    assert title("/sit/x", "Anna" * 11) == title("/sit/x", "") == "Platz nehmen – Schlemm"
    assert title("/table/x", "Anna") == title("/table/x", "")


def in_router() -> list[str]:
    """An address of every page that the browser knows, as its router lists them."""
    router = ROUTER.read_text(encoding="utf-8")
    plain, things = (
        re.search(rf"{name} = \[(.*?)\] as const;", router, re.DOTALL) for name in ("PLAIN", "THINGS")
    )
    assert plain is not None
    assert things is not None
    names, named = (re.findall(r"'(\w+)'", found[1]) for found in (plain, things))
    further = re.findall(r"plain === '([\w/]+)'", router)
    assert names
    assert further
    return [
        "/",
        *(f"/{name}" for name in (*names, *further)),
        *(f"/{name}/x" for name in named if name != "lesson"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_the_browser_has_a_title_of_its_own(language: str) -> None:
    """At each address of the browser's router, and of each lesson, the server says which page it is."""
    addresses = [*in_router(), *(f"/lesson/{lesson}" for lesson in LESSONS)]
    pages = {path: page_previewed(path) for path in addresses}
    assert [path for path, shown in pages.items() if shown.page == "unknown" or not APP.fullmatch(path)] == []
    titles: dict[str, set[tuple[str, str]]] = {}
    for path, shown in pages.items():
        titles.setdefault(told(path, language)["title"], set()).add((shown.page, shown.lesson))
    assert [both for both in titles.values() if len(both) > 1] == []


def test_a_deal_has_a_picture_of_its_own() -> None:
    """A link to a deal shows four open hands, one to a table the seats, any other page cards."""
    pictures = {path: told(path)["og:image"].rpartition("/")[2] for path in ("/deal", "/table/x", "/school")}
    assert pictures == {"/deal": "deal.jpg", "/table/x": "seats.jpg", "/school": "cards.jpg"}


def test_every_preview_belongs_to_a_page() -> None:
    """No page is told of that there is none of."""
    pages = {page_previewed(path).page for path in (*ADDRESSES, "/lesson/trick")} | {"unknown", "picture"}
    previews = {code for code in messages("de") if code.startswith("preview-")}
    assert previews == {f"preview-{page}" for page in pages}


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_named(lesson: str) -> None:
    """The title of a lesson's page is the lesson's own."""
    titles = {told(f"/lesson/{lesson}", language)["title"] for language in LANGUAGES}
    assert len(titles) > 1
    assert all(len(title) > len(" – Schlemm") for title in titles)


@pytest.mark.parametrize("page", NAMED)
def test_what_has_a_name_of_its_own_is_not_told(page: str) -> None:
    """Of a table, match, circle or pad only the kind is told: all have the same preview, and are not to be found."""
    one, other = (head_of(page_previewed(f"/{page}/{name}"), "en", ORIGIN) for name in ("abc", "secretname"))
    assert one == other
    said = Told(one).said
    assert said["robots"] == "noindex"
    assert "og:url" not in said


def test_public_pages_may_be_found() -> None:
    """Pages that anybody may read name their address, and are not hidden from search engines."""
    assert told("/glossary")["og:url"] == f"{ORIGIN}/glossary"
    assert "robots" not in told("/glossary")


def test_a_name_of_the_server_is_text() -> None:
    """Whatever the browser calls the server cannot end the line that it stands in."""
    head = head_of(page_previewed("/"), "de", 'https://x"><script>')
    assert "<script>" not in head


def test_the_head_stands_in_the_page() -> None:
    """The lines take the place of the bare title, once, and the page says which language it begins in."""
    shell = b'<!doctype html><html lang="de" data-theme="dark"><title>Schlemm</title>'
    assert with_head(shell, r"<title>\1</title>", "fr") == (
        b'<!doctype html><html lang="fr" data-theme="dark"><title>\\1</title>'
    )


def size_of(picture: Path) -> tuple[int, ...]:
    """Width and height of a PNG."""
    return struct.unpack(">II", picture.read_bytes()[16:24])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_names_what_is_there(language: str) -> None:
    """Names are said in the language, icons are there and as large as told, and what is opened is a page."""
    manifest: Any = manifest_of(language)
    icons = [*manifest["icons"], *(icon for each in manifest["shortcuts"] for icon in each["icons"])]
    for icon in icons:
        file = PUBLIC / icon["src"].lstrip("/")
        assert file.is_file()
        if icon["type"] == "image/png":
            assert "{}x{}".format(*size_of(file)) == icon["sizes"]
    assert {"any", "maskable"} == {icon["purpose"] for icon in icons}
    named = {manifest["name"], manifest["description"], *(each["name"] for each in manifest["shortcuts"])}
    assert not {text for text in named if text.startswith(("title-", "preview-", "install-", "start-"))}
    opened = [
        manifest["start_url"],
        manifest["share_target"]["action"],
        *(each["url"] for each in manifest["shortcuts"]),
    ]
    assert all(APP.fullmatch(url.partition("?")[0]) for url in opened)


def test_the_installed_page_begins_in_its_own_colour() -> None:
    """The window of the installed page has the colour that the page itself names."""
    page = (PUBLIC.parent / "index.html").read_text(encoding="utf-8")
    manifest = manifest_of("de")
    assert f'name="theme-color" content="{manifest["theme_color"]}"' in page
    assert manifest["background_color"] == manifest["theme_color"]


def test_pictures_are_small() -> None:
    """Icons weigh less than 20 KB and pictures of previews less than 100 KB."""
    for folder, most in (("icons", 20_000), ("pictures", 100_000)):
        for picture in (PUBLIC / folder).iterdir():
            assert picture.stat().st_size < most, picture


def test_the_built_page_has_a_title_to_take_the_page_previewed() -> None:
    """What the build leaves is a page whose head the server can write."""
    page = with_head((STATIC / "index.html").read_bytes(), "<title>Bridge</title>", "it").decode()
    assert "<title>Bridge</title>" in page
    assert '<html lang="it"' in page
    assert "apple-touch-icon" in page
