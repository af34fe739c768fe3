"""A match of two tables in real browsers: agreed on, played over a killed server, and compared."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.choices import choose
from tests.e2e.conftest import Guest, Server
from tests.e2e.player import Player, play
from tests.e2e.test_people import link_to, sit

from schlemm.core.conditions import Conditions
from schlemm.core.contract import Result
from schlemm.core.seats import Side
from schlemm.scoring.duplicate import board_score

BOARDS = 4


def agree(page: Page, url: str, **places: str) -> None:
    """On the start page's form: a match with bots that act at once, and at these places somebody else than a bot."""
    page.goto(url)
    page.get_by_role("link", name="Einstellen und einladen").click()
    page.get_by_label("Dein Name").fill("Anna")
    for place, kind in places.items():
        page.locator(f"[data-place='{place.removeprefix('at_')}'] select").select_option(kind)
    choose(page.get_by_role("radio", name="Anfänger"))
    choose(page.get_by_role("radio", name="Sofort"))
    page.get_by_test_id("begin").click()


def at_table(page: Page) -> Player:
    """The player of a page, once there are cards or a room."""
    player = Player(page)
    expect(player.table).to_be_visible()
    return player


def is_over(page: Page) -> bool:
    """Whether the match is over, as this page shows it."""
    return page.get_by_test_id("match-end").is_visible()


def board_of(page: Page) -> int:
    """The number of the board on the table."""
    found = re.search(r"Board (\d+) von", page.get_by_test_id("match-strip").inner_text())
    assert found is not None
    return int(found[1])


def number(text: str) -> int:
    """A number as the German page writes it."""
    digits = re.sub(r"[^\d]", "", text)
    return int(digits) if digits else 0


def shown(cell: Locator) -> int:
    """The points in a cell, positive for the team with the disc."""
    points = cell.locator("[data-points]")
    if points.count() == 0:
        return 0
    team = points.locator("[data-team]")
    amount = number(points.locator(".amount").inner_text())
    return amount if team.count() == 0 or team.get_attribute("data-team") == "A" else -amount


def assert_right_to_the_point(page: Page) -> None:
    """Every number of the comparison follows from the results that it shows; points decide where nobody has chosen."""
    rows = page.get_by_test_id("match").locator("tr[data-board]")
    expect(rows).to_have_count(BOARDS)
    gaps: list[int] = []
    for board, row in enumerate(rows.all(), start=1):
        vulnerability = Conditions.of_board(board).vulnerability
        scores = []
        for room in (1, 2):
            cell = row.locator(f"[data-room='{room}']")
            result = Result.parse(cell.get_attribute("data-result") or "")
            scores.append(board_score(result, vulnerability).for_side(Side.NORTH_SOUTH))
            assert shown(cell) == (scores[-1] if room == 1 else -scores[-1])
        gaps.append(scores[0] - scores[1])
        assert shown(row.locator("td.difference")) == gaps[-1]
        earned = [row.locator("td.won").get_attribute(f"data-earned-{team}") for team in "ab"]
        assert earned == [str(max(gaps[-1], 0)), str(max(-gaps[-1], 0))]
        totals = [number(text) for text in row.locator("td.total .one").all_inner_texts()]
        assert totals == [sum(max(gap, 0) for gap in gaps), sum(max(-gap, 0) for gap in gaps)]
    end = page.get_by_test_id("final")
    expect(end).to_contain_text("Abrechnungspunkte")
    expect(end.get_by_test_id("victory-points")).to_have_count(0)
    leader = {1: "A", 0: "none", -1: "B"}[(sum(gaps) > 0) - (sum(gaps) < 0)]
    expect(end).to_have_attribute("data-leader", leader)


def assert_mine_is_marked(page: Page, team: str, room: int) -> None:
    """A word stands at the reader's team, table and result, and at no other; who listens hears it too."""
    other = {"Team Blau": "Team Gelb", "Team Gelb": "Team Blau"}[team]
    standing = page.get_by_test_id("final").get_by_test_id("standing")
    expect(standing).to_contain_text(f"{team} (dein Team)")
    expect(standing).not_to_contain_text(f"{other} (dein Team)")
    for crew in page.get_by_test_id("final").locator(".crew").all():
        expect(crew.locator("[data-own]")).to_have_count(1 if team in crew.inner_text() else 0)
    heads = page.get_by_test_id("boards").get_by_role("columnheader", name="Tisch")
    expect(heads.nth(room - 1)).to_contain_text("dein Tisch")
    expect(heads.nth(2 - room)).not_to_contain_text("dein Tisch")
    mark = {"Team Blau": "A", "Team Gelb": "B"}[team]
    for points in page.get_by_test_id("boards").locator("[data-points]:has([data-team])").all():
        own = points.locator("[data-team]").get_attribute("data-team") == mark
        expect(points).to_contain_text(f"für {team} (dein Team)" if own else f"für {other}:")
    won = {mark: "gewonnen", "none": "gleichauf"}.get(
        page.get_by_test_id("final").get_attribute("data-leader") or "", "verloren"
    )
    expect(page.get_by_test_id("own-result")).to_contain_text(won)


@pytest.mark.exhaustive
def test_two_people_and_six_bots_play_a_match_over_a_killed_server(
    page: Page, serve: Callable[[int], Server], guest: Guest
) -> None:
    """Four boards at two tables, the server killed in the middle; at the end the comparison is right to the point."""
    server = serve(31)
    agree(page, server.url, at_2N="Mensch")
    expect(page.get_by_test_id("room")).to_be_visible()
    friend = guest()
    sit(friend, link_to(page, "'2N'"), "Ben")
    expect(friend).to_have_url(re.compile(r"/table/\w+\.2\?seat=N$"))
    page.get_by_test_id("start").click()
    players = at_table(page), at_table(friend)
    for each in (page, friend):
        expect(each.locator("button[data-card]")).to_have_count(13)
    play(players, lambda: board_of(page) == 2 and players[0].phase == "play", deal=True)
    versions = [player.version for player in players]
    server.kill()
    for each in (page, friend):
        expect(each.get_by_test_id("offline")).to_be_visible()
    server.start()
    for each in (page, friend):
        expect(each.get_by_test_id("offline")).to_be_hidden()
    assert all(player.version >= version for player, version in zip(players, versions, strict=True))
    play(players, lambda: is_over(page) and is_over(friend), deal=True)
    for each, mine, room in ((page, "Team Blau", 1), (friend, "Team Gelb", 2)):
        each.get_by_test_id("all-boards").click()
        assert_right_to_the_point(each)
        assert_mine_is_marked(each, mine, room)


def test_what_one_table_has_finished_stays_there_until_the_other_has(
    page: Page, serve: Callable[[int], Server], guest: Guest
) -> None:
    """After a board the own result is shown at once; cards and comparison open when the other table is done."""
    agree(page, serve(32).url, at_2N="Mensch")
    friend = guest()
    sit(friend, link_to(page, "'2N'"), "Ben")
    page.get_by_test_id("start").click()
    anna, ben = at_table(page), at_table(friend)
    play((anna,), lambda: anna.phase == "finished-here", soon_over=True)
    expect(page.get_by_test_id("still-playing")).to_be_visible()
    expect(page.get_by_test_id("result").locator("[data-result]")).to_have_count(1)
    expect(page.get_by_test_id("outcome").get_by_test_id("points-shown")).to_be_visible()
    expect(page.get_by_test_id("four-hands").locator("[data-card]")).to_have_count(0)
    expect(page.get_by_test_id("comparison")).to_have_count(0)
    expect(friend.get_by_test_id("other-table")).to_have_attribute("data-finished", "1")
    page.goto(page.url.replace("/table/", "/match/").replace(".1?seat=S", "/board/1"))
    expect(page.get_by_test_id("no-match").or_(page.get_by_test_id("no-board"))).to_be_visible()
    page.go_back()
    play((ben,), page.get_by_test_id("comparison").is_visible, soon_over=True)
    page.get_by_test_id("look-row").click()
    expect(page.get_by_test_id("turned-up")).to_be_visible()
    page.get_by_test_id("look-both").click()
    expect(page.get_by_test_id("match-board")).to_be_visible()
