"""Of every route of the server the request that gives it most to do, as far as its types allow."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

import msgspec
from tests.integration.loop_time import Asking
from tests.unit.server.test_replay_files import CLUB

from schlemm.core.bot_name import name_of_text
from schlemm.core.calls import BIDS
from schlemm.formats.any_text import read_any_text
from schlemm.server.common.messages import BODY, SYSTEM_TEXT
from schlemm.server.deals.answers import MOST_BOARDS
from schlemm.server.replay.packing import packed
from schlemm.server.replay.wire import LONGEST_FILE

DEAL: Final = "N:8762.A76.AT9.AT9 3.J54.8762.QJ876 AKQ54.K32.QJ3.32 JT9.QT98.K54.K54"
LONGEST_AUCTION: Final = ".".join(
    ["P", "P", "P", *f"{'.P.P.'.join(f'{bid}.P.P.X.P.P.XX' for bid in BIDS)}.P.P.P".split(".")]
)
LONG: Final = 50_000
"""Signs of one value in an address: as many as a head of a request may have, nearly."""

RUNS: Final = ("a.", "N:A ")
"""What values are made long of."""


def _json(**content: Any) -> Asking:
    return Asking(body=msgspec.json.encode(content))


def _query(**query: str) -> Asking:
    return Asking(query)


def _bid(systems: Mapping[str, str], **query: str) -> Asking:
    return Asking(query, msgspec.json.encode(systems))


def _text(text: bytes) -> Asking:
    return Asking(body=text, kind="text/plain")


BOARD: Final = str(packed(read_any_text(CLUB).boards[0]))
KEY: Final = "k" * 22
ABOUT: Final = {"deal": DEAL, "dealer": "N", "vulnerability": "All"}
SYSTEMS: Final = {"ns": "forum/majors=4", "ew": "natur-a"}
BOARDS: Final = {"count": str(MOST_BOARDS), "seed": "1"}
SYSTEM: Final = "system Long\non forum\n\ntopic own\n\n1NT P\n" + 200 * "  2S minimum: S 6\n"
OWN: Final = {side: name_of_text(SYSTEM) for side in ("ns", "ew")}
MOMENT: Final = {"seat": "S", "calls": 0, "cards": 0}

NAMED: Final[Mapping[str, tuple[str, ...]]] = {
    "kind": ("csv", "pbn", "lin", "records"),
    "name": ("forum/majors=4", "open-it", "stealing", "who-wins"),
    "place": ("S1:29",),
    "at": ("0",),
    "number": ("1",),
    "game": ("game1",),
    "which": ("again",),
    "evening": ("2026-01-01",),
    "file": ("main.json", "de.json", "words.json"),
    "version": ("any",),
    "profile": ("de",),
    "path": ("x",),
}
"""What parts of paths stand for, besides the streams that there are."""

WORST: Final[Mapping[str, tuple[Asking, ...]]] = {
    "POST /api/tables": (_json(form="rubber", name="Anna", company=[*"NEW"]),),
    "POST /api/tables/{table}/again": (),
    "GET /api/tables": (_query(ids=",".join(["x" * 12] * 3_000)),),
    "POST /api/systems/{name}": (_query(topic="opening"), _query(topic="notrump")),
    "POST /api/system-texts": (
        _json(text=SYSTEM, topic="own"),
        _json(text="x " * (SYSTEM_TEXT // 2)),
    ),
    "POST /api/practice": (
        _json(topic="opening", system="forum/majors=4"),
        _json(topic="opening", system=OWN["ns"]),
    ),
    "POST /api/practice/{name}": (_json(topic="opening", calls=["P"] * 80),),
    "POST /api/goals": (_json(goal="make"),),
    "POST /api/goals/{table}/{which}": (),
    "GET /api/score": (_query(text="7NT XX -13", vulnerable="All", honours="4"),),
    "POST /api/hand": (_query(text="AQ94.KJ7.A3.Q852", system="forum/majors=4"),),
    "GET /api/deal": (_query(text=f"{DEAL[:-1]} " * 30),),
    "GET /api/school/lessons/{name}": (),
    "POST /api/school/lessons/{name}/plays/{at}": (_query(),),
    "POST /api/school/exercises/{name}": (_query(seed="a"),),
    "POST /api/school/exercises/{name}/answer": (_query(seed="a", given="1C"),),
    "POST /api/library/search": (_query(profile="de", words="a e i o u n s"),),
    "GET /api/library/sources/{place}": (),
    "POST /api/tables/{table}/watching": (_json(key=KEY),),
    "POST /api/tables/{table}/watch": (_json(key=KEY, name="Anna"),),
    "GET /api/tables/{table}/gallery/{number}": (),
    "GET /api/tables/{table}/links": (_query(seat="S"),),
    "POST /api/tables/{table}/lost": (_json(seat="N"),),
    "POST /api/tables/{table}/invitation": (_json(key=KEY),),
    "POST /api/tables/{table}/sit": (_json(key=KEY, name="Anna"),),
    "GET /api/tables/{table}/programs": (_query(seat="S"),),
    "POST /api/tables/{table}/programs": (_json(seat="N", name="Robo"),),
    "POST /api/tables/{table}/programs/end": (_json(seat="N"),),
    "POST /api/matches": (
        _json(boards=32, name="Anna", company=["1N", "2E"], a={"colour": "blue", "system": OWN["ns"]}),
    ),
    "GET /api/matches/{match}/boards": (),
    "GET /api/matches/{match}/boards/{number}": (),
    "GET /api/matches/{match}/boards/{number}/costs": (),
    "GET /api/tables/{table}/export/{kind}": (_query(words="de"),),
    "GET /api/matches/{match}/export/{kind}": (_query(words="de"),),
    "GET /api/series/{series}/export/{kind}": (_query(words="de"),),
    "GET /api/series/{series}/standing/csv": (_query(words="de"),),
    "GET /api/series/{series}/evenings/{evening}/records": (_query(words="de"),),
    "POST /api/series": (_json(name="Do", person="Anna"),),
    "POST /api/series/{series}/door": (_json(key=KEY),),
    "POST /api/series/{series}/join": (_json(key=KEY, name="Ben"),),
    "GET /api/series/{series}": (),
    "GET /api/series/{series}/proposal": (_query(here=".".join(map(str, range(2_000)))),),
    "POST /api/series/{series}/rules": (_json(stake=1),),
    "POST /api/series/{series}/games": (_json(form="robber4", seated=[]),),
    "POST /api/series/{series}/games/{game}/come": (),
    "POST /api/pads": (_json(form="rubber", people=[*"ABCDEFGHIJKL"]),),
    "POST /api/pads/{pad}/join": (_json(key=KEY),),
    "GET /api/pads/{pad}": (),
    "POST /api/pads/{pad}": (_json(type="write", entry={"result": "1NTS="}),),
    "GET /api/pads/{pad}/csv": (_query(words="de"),),
    "GET /api/games": (_query(after="x"),),
    "GET /api/games/statistics": (_query(reckon="1"),),
    "GET /api/games/{game}": (),
    "GET /api/games/{game}/boards/{number}": (_query(room="1"),),
    "GET /api/games/export/{kind}": (_query(words="de"),),
    "GET /api/games/{game}/boards/{number}/costs": (_query(room="0"),),
    "GET /api/games/{game}/boards/{number}/meanings": (_query(room="0"),),
    "POST /api/replay/file": (
        _text(CLUB.encode() * 600),  # more boards than are told
        _text(b"\x01" * LONGEST_FILE),
        *(_text(run * (2_048 // len(run))) for run in (b"\n", b"x ", b"md|3SAKQ,|", b'[Event "a"]\n')),
    ),
    "POST /api/replay/board": (_json(board=BOARD),),
    "POST /api/replay/costs": (_json(board=BOARD),),
    "POST /api/replay/tables": (
        _json(**MOMENT, board=BOARD, name="Anna"),
        _json(**MOMENT, game="game1", number=1),
    ),
    "POST /api/analysis/text": (
        _text(CLUB.encode() * 40),
        *(_text(run * (2_048 // len(run))) for run in (b"\n", b"x ", b"md|3SAKQ,|", b"N: AKQ\n")),
    ),
    "POST /api/analysis/table": (_query(**ABOUT),),
    "POST /api/analysis/play": (_query(**ABOUT, contract="1CS"),),
    "POST /api/analysis/defended": (_query(**ABOUT, contract="1CS"),),
    "POST /api/analysis/auction": (_bid(SYSTEMS, **ABOUT),),
    "POST /api/analysis/meanings": (_bid(SYSTEMS, **ABOUT, calls=LONGEST_AUCTION),),
    "POST /api/analysis/chances": (_bid(OWN, **ABOUT, contract="4SS", part="0"),),
    "POST /api/analysis/file/{kind}": (_query(**ABOUT, calls=LONGEST_AUCTION, table="b" * 20),),
    "POST /api/deals/rarity": (_bid({}, south="15-17 bal", ns="25+", count=BOARDS["count"]),),
    "POST /api/deals/boards": (_bid({"system": OWN["ns"]}, **BOARDS, auction="1NT P 2S"),),
    "POST /api/deals/file/{kind}": (_bid({}, **BOARDS),),
    "GET /api/fair/{table}": (),
    "GET /i18n/{profile}/words.json": (),
    "GET /i18n/{version}/{profile}/{file}": (),
    "GET /manifest.webmanifest": (_query(words="de"),),
    "GET /offline/words/{file}": (),
    "GET /": (),
    "GET /{path}": (),
}
"""By method and path; of a route that asks for nothing it is the request itself, and none stands here."""


def stretched(asking: Asking) -> Iterator[Asking]:
    """The same with one value after the other as long as it may be, and with a body of nothing but brackets."""
    for name in asking.query:
        for run in RUNS:
            yield replace(asking, query={**asking.query, name: run * (LONG // len(run))})
    if asking.kind != "application/json" or not asking.body:
        return
    content = msgspec.json.decode(asking.body)
    room = BODY - len(asking.body) - 64
    for name, value in content.items():
        if isinstance(value, str):
            yield replace(asking, body=msgspec.json.encode({**content, name: "a" * room}))
        elif isinstance(value, list):
            yield replace(asking, body=msgspec.json.encode({**content, name: ["a"] * (room // 4)}))
    yield replace(asking, body=b"[" * BODY)
    yield replace(asking, body=msgspec.json.encode({**content, "more": [0] * (room // 2)}))
