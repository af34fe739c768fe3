"""What a server tells each reader of what is in a data file, in few words: a line for each of them and each game."""

from collections.abc import AsyncIterator, Iterator

import httpx
from tests.integration.house import House, Line, Said
from tests.stored.files import PEOPLE, secret

from schlemm.core.seats import SEATS
from schlemm.server.network.cookies import COOKIE

DEVICES = (1, 2)
STATES = ("human", "away", "lost", "kept")
"""What is told of somebody at a seat besides their name."""


async def told(home: House, streams: dict[str, int]) -> list[str]:
    """What everybody who may know of these streams is told of them; all that can be taken home is taken home too."""
    lines: list[str] = []
    for stream in sorted(streams):
        kind, _, name = stream.rpartition(" ")
        reading = {"series": circle_told, "pad": pad_told}.get(kind, game_told)
        lines += [
            f"{stream}: {streams[stream]} events",
            *[f"    {line}" async for line in reading(home, name)],
            "",
        ]
    return lines


async def browsers(home: House) -> AsyncIterator[tuple[str, httpx.AsyncClient]]:
    """A browser of everybody, and their other one."""
    for person in PEOPLE:
        for device in DEVICES:
            async with home.browser() as browser:
                browser.cookies.set(COOKIE, secret(person, device))
                yield f"{person}{' on another device' if device > 1 else ''}", browser


async def game_told(home: House, name: str) -> AsyncIterator[str]:
    """What players and spectators see of a table, or of a match and both its tables."""
    async for who, browser in browsers(home):
        for table in (name, f"{name}.1", f"{name}.2"):
            async for line in seats_of(home, browser, table):
                view = line.latest if is_back(line.latest) else await line.view(is_back)
                yield f"{who} at {table}: {'; '.join(seen_at_table(view))}"
                await take_home(
                    browser, f"tables/{table}/export/pbn", f"tables/{table}/export/csv", f"fair/{name}"
                )
            async with home.watch_line(browser, table) as line:
                heard = await line.hear()
            if heard["type"] == "update":
                yield f"{who} looks on at {table}: {'; '.join(seen_at_table(heard['view']))}"
            elif heard["type"] == "gallery":
                yield f"{who} in the gallery of {table}: {', '.join(map(seated, heard['players']))}"
        if match := await read(browser, f"matches/{name}/boards"):
            yield f"{who} reads of {name}: {'; '.join(seen_of_match(match))}"
            await take_home(browser, f"matches/{name}/export/pbn", f"matches/{name}/export/csv")


async def seats_of(home: House, browser: httpx.AsyncClient, table: str) -> AsyncIterator[Line]:
    """A socket to each seat that this browser opens at a table; each has heard what is told there first."""
    for seat in SEATS:
        async with home.line(browser, table, f"?seat={seat.letter}") as line:
            heard = await line.hear()
            if heard["type"] != "update":
                return
            if heard["view"]["me"] == seat.letter:
                yield line


def is_back(view: Said) -> bool:
    """Whether the reader plays themselves: who was away comes back by opening the page."""
    return not any(player["away"] for player in view["players"] if player["seat"] == view["me"])


async def circle_told(home: House, name: str) -> AsyncIterator[str]:
    """What members see of a circle."""
    async for who, browser in browsers(home):
        if circle := await read(browser, f"series/{name}"):
            yield f"{who}: {'; '.join(seen_of_circle(circle))}"
            await take_home(browser, f"series/{name}/export/pbn", f"series/{name}/standing/csv")


async def pad_told(home: House, name: str) -> AsyncIterator[str]:
    """What those see who write on a pad."""
    async for who, browser in browsers(home):
        if pad := await read(browser, f"pads/{name}"):
            yield f"{who}: {'; '.join(seen_on_pad(pad))}"
            await take_home(browser, f"pads/{name}/csv")


async def read(browser: httpx.AsyncClient, path: str) -> Said | None:
    """What this person is answered; ``None`` if they may not know of it."""
    answer = await browser.get(f"/api/{path}")
    assert answer.status_code in {httpx.codes.OK, httpx.codes.NOT_FOUND}, (path, answer.text)
    found: Said | None = answer.json() if answer.status_code == httpx.codes.OK else None
    return found


async def take_home(browser: httpx.AsyncClient, *paths: str) -> None:
    """Ask for what must be there."""
    for path in paths:
        answer = await browser.get(f"/api/{path}")
        assert answer.status_code == httpx.codes.OK, (path, answer.text)


def seen_at_table(view: Said) -> Iterator[str]:
    """The seats, the board as far as the reader sees it, and the score."""
    yield f"{view['me']}, {view['phase']}"
    yield ", ".join(map(seated, view["players"]))
    board, contract, trick = view["board"], view["contract"], view["trick"]
    if board is not None:
        yield f"board {board['number']} {board['dealer']} {board['vulnerability']}: {' '.join(view['calls'])}"
    yield from (f"{hand['seat']} ({hand['why']}) {' '.join(hand['cards'])}" for hand in view["hands"])
    if contract is not None:
        yield f"{contract['text']} after {len(view['piles'])} tricks"
    if trick is not None:
        yield f"{trick['leader']} leads {' '.join(each['card'] for each in trick['cards'])}".rstrip()
    if view["claim"] is not None:
        yield f"claim by {view['claim']['by']}"
    yield from (f"{said['seat']} of call {said['index']}: {said['text']}" for said in view["explanations"])
    if view["chat"]:
        yield " ".join(said["line"].removeprefix("chat-") for said in view["chat"])
    yield f"looked at by {', '.join(each['name'] for each in view['spectators']) or 'nobody'}"
    yield from scored(view["sheet"])


def seated(player: Said) -> str:
    """Who sits at a seat, and how it stands with them."""
    states = [state for state in STATES if player[state]]
    coming = [f"then {player['coming']}"] if player["coming"] else []
    return " ".join([player["seat"], player["name"], *states, *coming])


def scored(sheet: Said) -> Iterator[str]:
    """The score, line by line."""
    yield " ".join([sheet["form"], *sheet["rules"]])
    for line in sheet["lines"]:
        points = [f"{each['side']} {each['line']} {each['points']}" for each in line["entries"]]
        yield " ".join([line["kind"], line["result"] or "", *points]).strip()
    yield f"{sheet['totals']['NS']}:{sheet['totals']['EW']}{' over' if sheet['over'] else ''}"


def seen_of_match(match: Said) -> Iterator[str]:
    """The line-up, the standing, and every board that both tables have finished."""
    line_up, standing = match["lineUp"], match["standing"]
    yield f"{match['me']} of team {match['team']}, finished {match['finished']}"
    yield ", ".join(f"{each['place']} {each['team']} {each['name']}" for each in line_up["players"])
    yield f"captains {' '.join(team['captain'] for team in line_up['teams'])}"
    for board in match["boards"]:
        results = (f"{each['result']} {each['score']}" for each in board["tables"])
        yield f"board {board['number']}: {', '.join(results)}, {board['imps']} IMPs, {board['comments']} said"
    yield f"{standing['total']} {standing['imps']} IMPs{' over' if match['over'] else ''}"


def seen_of_circle(circle: Said) -> Iterator[str]:
    """Members, games and the standing."""
    yield f"{circle['name']}, member {circle['me']}"
    yield " ".join(member["name"] for member in circle["members"])
    yield f"{circle['rules']}"
    for evening in circle["evenings"]:
        for game in evening["games"]:
            seats = " ".join(f"{each['member']}={each['place']}" for each in game["seated"])
            ended = f"{game['points']} points, {game['imps']} IMPs" if game["over"] else "goes on"
            yield f"{evening['date']} {game['form']} {game['game']} {seats}: {ended}"
    for line in circle["standing"]:
        games = f"{line['robbers']} robbers, {line['matches']} matches"
        yield f"{line['member']}: {line['points']} points, {line['imps']} IMPs, {games}"


def seen_on_pad(pad: Said) -> Iterator[str]:
    """People, what is written, and what comes of it."""
    yield f"{pad['version']} seen, {pad['form']}, {' '.join(pad['people'])}"
    for played in pad["rounds"]:
        yield f"{played['date']} {played['seated']}: {' '.join(each['result'] for each in played['entries'])}"
        yield from scored(played["sheet"])
    for board in pad["boards"]:
        results = (each["entry"]["result"] if each else "-" for each in board["tables"])
        yield f"board {board['number']}: {', '.join(results)}, {board['imps']}"
