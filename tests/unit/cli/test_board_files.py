"""``schlemm check``, ``convert`` and ``stats``: what is in files of boards, whatever happens to them."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.field import field
from tests.unit.cli.conftest import Terminal

from schlemm.cli.board_files.checked import FEW
from schlemm.cli.board_files.losses import Losses
from schlemm.core.conditions import Conditions
from schlemm.core.seats import Seat
from schlemm.formats.file_formats import FORMATS, FileFormat
from schlemm.formats.filed import FiledBoard
from schlemm.formats.pbn import read_pbn
from schlemm.i18n.profile import LANGUAGES

GAME = """[Board "{number}"]
[Dealer "{dealer}"]
[Vulnerable "{vulnerable}"]
[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]
[Declarer "E"]
[Contract "4S"]
[Result "{tricks}"]
[Score "EW {score}"]
[Scoring "IMP"]
[Auction "{dealer}"]
{calls}
"""


def game(number: int = 1, tricks: int = 10, score: int = 420, calls: str = "") -> str:
    """A board that agrees with itself unless told otherwise."""
    dealer, vulnerable = [("N", "None"), ("E", "NS"), ("S", "EW"), ("W", "All")][number - 1]
    bids = {"N": "1D 1S 3H 4S AP", "E": "1S 2H 4S AP", "S": "2H 4D 4H 4S AP", "W": "1H 2D 4S AP"}
    calls = calls or bids[dealer].replace("1H 2D 4S", "Pass Pass 4S")
    return GAME.format(
        number=number, dealer=dealer, vulnerable=vulnerable, tricks=tricks, score=score, calls=calls
    )


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to be in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def written(folder: Path, name: str, *games: str) -> str:
    """A file of these games."""
    (folder / name).write_text("\n".join(games), encoding="utf-8")
    return name


def unwrapped(text: str) -> list[str]:
    """The lines of what was said, as they were before they were made to fit a terminal."""
    return text.replace("\n    ", " ").splitlines()


def test_boards_that_agree(terminal: Terminal, folder: Path) -> None:
    """Where nothing contradicts anything, the command says so and ends with 0."""
    name = written(folder, "good.pbn", game(1), game(2))
    ran = terminal("check", name)
    assert (ran.code, ran.out, ran.err) == (0, "good.pbn: 2 Boards, 2 stimmen.\n", "")


def test_differences_have_a_place(terminal: Terminal, folder: Path) -> None:
    """Each difference has its file, line and board, in words and in JSON, and the exit code is 1."""
    name = written(folder, "odd.pbn", game(1), game(2, tricks=9))
    ran = terminal("check", name, SCHLEMM_LANG="en")
    assert ran.code == 1
    assert "odd.pbn, line 13, board 2: Points for East-West in the file: 420" in ran.out
    told = json.loads(terminal("check", name, "--json").out)
    (difference,) = told["differences"]
    assert (difference["file"], difference["line"], difference["board"]) == ("odd.pbn", 13, "2")
    assert (difference["code"], difference["args"]) == (
        "differ-score",
        {"side": "EW", "told": 420, "expected": -50},
    )
    assert told["files"] == [
        {"file": name, "format": "pbn", "boards": 2, "agree": 1, "contradict": 1, "partly_read": 0}
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_that_were_numbered_anew(terminal: Terminal, folder: Path, language: str) -> None:
    """Where numbers fit no dealer, that is said once with a count; what else differs is told, and JSON has all."""
    usual = (Conditions.of_board(number) for number in range(1, 9))
    anew = (
        f'[Board "{number}"]\n[Dealer "{each.dealer.letter}"]\n[Vulnerable "{each.vulnerability.notation}"]\n'
        '[Contract "Pass"]\n'
        for number, each in enumerate(usual, 2)
    )
    name = written(folder, "anew.pbn", *anew, game(2, tricks=9))
    found = json.loads(terminal("check", name, "--json").out)["differences"]
    twice = ["differ-dealer", "differ-vulnerability"]
    assert [each["code"] for each in found] == [*twice * 8, "differ-score"]
    ran = terminal("check", name, SCHLEMM_LANG=language)
    lines = [line for line in unwrapped(ran.out) if line.startswith("anew.pbn, ")]
    assert [re.findall(r"\d+", line.split(":")[0]) for line in lines] == [["1", "2"], ["1", "2"], ["41", "2"]]
    assert [re.findall(r"\b7\b", line) for line in lines] == [["7"], ["7"], []]


@pytest.mark.parametrize("count", [FEW, FEW + 1])
def test_a_few_numbers_that_do_not_fit_are_told_one_by_one(
    terminal: Terminal, folder: Path, count: int
) -> None:
    """So many that they can be looked at are named with their lines."""
    games = ('[Board "2"]\n[Dealer "N"]\n[Vulnerable "NS"]\n[Contract "Pass"]\n' for _ in range(count))
    lines = terminal("check", written(folder, "odd.pbn", *games)).out.splitlines()
    assert sum(line.startswith("odd.pbn,") for line in lines) == (count if count == FEW else 1)


def test_a_file_that_is_missing_keeps_none_from_being_checked(terminal: Terminal, folder: Path) -> None:
    """What cannot be read is named on standard error, all other files are looked at, and the exit code is 2."""
    good = written(folder, "good.pbn", game(1))
    for command in ("check", "stats"):
        ran = terminal(command, "missing.pbn", good)
        assert ran.code == 2
        assert "missing.pbn" in ran.err
        assert "Board" in ran.out


@pytest.mark.parametrize("command", ["check", "stats", "analyse"])
@pytest.mark.parametrize(
    ("content", "code"),
    [(b"", 2), (b"\n\n", 2), (b"Dear friends", 2), (b"\xff\xfe[\0B\0", None), (b"\0" * 5000, 2), (b"[" * 9999, None)],
    ids=["empty", "blank", "letter", "utf-16", "zeros", "brackets"],
)  # fmt: skip
def test_files_that_are_none(
    terminal: Terminal, folder: Path, command: str, content: bytes, code: int | None
) -> None:
    """Whatever is in a file, the command ends in words; what is no file of boards is bad input."""
    (folder / "odd.dat").write_bytes(content)
    ran = terminal(command, "odd.dat")
    assert ran.code in {0, 1, 2}
    assert code is None or ran.code == code
    assert "odd.dat" in ran.out + ran.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_in_every_language(terminal: Terminal, folder: Path, language: str) -> None:
    """What is found is told in every language, on pages of 80 columns, and no message is missing."""
    name = written(folder, "odd.pbn", game(1, tricks=9), game(2, calls="1H nonsense"))
    for words in (("check", name), ("stats", name), ("convert", name, "out.lin", "--force")):
        ran = terminal(*words, SCHLEMM_LANG=language)
        lines = (ran.out + ran.err).splitlines()
        assert max(map(len, lines)) <= 80
        assert [line for line in lines if "differ-" in line or "stats-" in line or "convert-" in line] == []


def test_a_file_that_was_cut_off(terminal: Terminal, folder: Path) -> None:
    """Wherever a file ends, what could be read before is checked, counted and converted."""
    whole = game(1) + "\n" + game(2)
    for length in range(0, len(whole), 97):
        (folder / "cut.pbn").write_text(whole[:length])
        assert terminal("check", "cut.pbn").code in {0, 1, 2}
        assert terminal("stats", "cut.pbn").code in {0, 2}
        assert terminal("convert", "cut.pbn", "out.lin", "--force").code in {0, 2}


@pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.name)
def test_boards_go_into_every_format_and_back(terminal: Terminal, folder: Path, form: object) -> None:
    """All boards are written in every format that there is, and those of that format are read again."""
    name = written(folder, "in.pbn", *(game(number) for number in range(1, 5)))
    to = next(each for each in FORMATS if each is form)
    out = f"out{to.suffixes[0]}"
    ran = terminal("convert", name, out)
    assert ran.code == 0, ran.err
    back = [item for item in to.read((folder / out).read_bytes()) if isinstance(item, FiledBoard)]
    assert len(back) == 4


def test_what_gets_lost_is_named(terminal: Terminal, folder: Path) -> None:
    """Tags and parts that the format has no room for are named with how many boards lose them; PBN loses nothing."""
    name = written(folder, "in.pbn", game(1), game(2))
    told = json.loads(terminal("convert", name, "out.lin", "--json").out)
    assert told["losses"]["tags"]["Scoring"] == 2
    assert "  [Scoring]: 2 Boards" in terminal("convert", name, "two.lin").out.splitlines()
    told = json.loads(terminal("convert", name, "out.pbn", "--json").out)
    assert told["losses"] == {"boards": 0, "parts": {}, "tags": {}}


def lost_in(terminal: Terminal, name: str, out: str) -> dict[str, Any]:
    """What the boards of a file lose in another one."""
    losses: dict[str, Any] = json.loads(terminal("convert", name, out, "--force", "--json").out)["losses"]
    return losses


def test_what_gets_lost_is_counted_over_the_whole_file(terminal: Terminal, folder: Path) -> None:
    """A machine's file of 99 deals loses all boards behind them, and one that counts from 1 loses no number."""
    terminal("deal", "--count", "201", "--seed", "1", "--out", "many.pbn")
    assert lost_in(terminal, "many.pbn", "many.dlm") == {"boards": 102, "parts": {}, "tags": {}}
    assert lost_in(terminal, "many.pbn", "many.bri") == {"boards": 0, "parts": {}, "tags": {}}
    ran = terminal("convert", "many.pbn", "many.dlm", "--force")
    assert ran.out.startswith("many.dlm: 99 Boards in DLM geschrieben.")


@pytest.mark.sweep
@pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.name)
def test_what_gets_lost_is_the_same_in_pieces(
    terminal: Terminal, folder: Path, monkeypatch: pytest.MonkeyPatch, form: FileFormat
) -> None:
    """Boards compared some at a time lose what they lose as one file, also in formats that count through."""
    monkeypatch.setattr("schlemm.cli.board_files.converted.CHUNK", 7)
    terminal("deal", "--count", "60", "--seed", "1", "--out", "dealt.pbn")
    rooms = [
        f'[Event "Cup"]\n[Room "{room}"]\n{game(number)}' for number in (1, 2) for room in ("Open", "Closed")
    ]
    games = [*rooms, '[Board "4"]\n[Contract "Pass"]\n', (folder / "dealt.pbn").read_text(encoding="utf-8")]
    for first in (2, 970):
        name = written(folder, "many.pbn", game(2).replace('[Board "2"]', f'[Board "{first}"]'), *games)
        boards = [item for item in read_pbn((folder / name).read_bytes()) if isinstance(item, FiledBoard)]
        whole = Losses.of(boards, form, form.write(boards))
        told = lost_in(terminal, name, f"many{form.suffixes[0]}")
        assert told == {"boards": whole.boards, "parts": whole.parts, "tags": whole.names}


def test_a_board_left_out_takes_nothing_from_the_others(terminal: Terminal, folder: Path) -> None:
    """Where a format leaves out a board or puts others before it, each is held against what became of it."""
    name = written(folder, "some.pbn", '[Board "1"]\n[Contract "Pass"]\n', game(2), game(3))
    losses = lost_in(terminal, name, "some.dlm")
    assert (losses["boards"], "number" in losses["parts"], "hands" in losses["parts"]) == (1, False, False)
    name = written(folder, "turned.pbn", game(3), game(1))
    assert lost_in(terminal, name, "turned.xml")["parts"] == {"auction": 2}


def test_a_board_that_says_nothing_in_a_format_takes_nothing_from_the_others(
    terminal: Terminal, folder: Path
) -> None:
    """In RBN lines hold until others come; a board without a line of its own is left out, wherever it stands."""
    name = written(folder, "some.pbn", game(1), '[Annotator "Ann"]\n', game(2))
    losses = lost_in(terminal, name, "some.rbn")
    assert (losses["boards"], losses["parts"]) == (1, {})


def test_names_that_look_like_markup(
    terminal: Terminal, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bar that shows how far a file has come takes its name as it stands."""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    (folder / "a[x][").mkdir()
    assert terminal("convert", written(folder, "a[x][/b].pbn", game(1)), "b.lin").code == 0


def test_standard_input_that_was_closed(
    terminal: Terminal, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there is no standard input the command says so, as of any file that cannot be read."""
    monkeypatch.setattr("sys.stdin", None)
    for command, code in ((("check", "-"), 2), (("convert", "-", "b.lin"), 1)):
        ran = terminal(*command)
        assert (ran.code, ran.err.startswith("Das geht nicht: ")) == (code, True)


def test_names_as_long_as_they_can_be(terminal: Terminal, folder: Path) -> None:
    """A name may have all the bytes that the system allows."""
    name = written(folder, "good.pbn", game(1))
    out = "\u8a9e" * 83 + ".lin"
    assert terminal("convert", name, out).code == 0
    assert (folder / out).exists()


def test_pbn_stays_as_it_is_in_pieces(terminal: Terminal, folder: Path) -> None:
    """Files that are put together in pieces are the same as written at once, and as their own conversion."""
    from schlemm.cli.board_files.converted import CHUNK

    many = written(folder, "many.pbn", *(game(1 + number % 4) for number in range(CHUNK + 20)))
    assert terminal("convert", many, written(folder, "x", ""), "once.pbn").code == 2
    assert terminal("convert", many, many, "once.pbn").code == 0
    assert terminal("convert", "once.pbn", "twice.pbn").code == 0
    assert (folder / "once.pbn").read_bytes() == (folder / "twice.pbn").read_bytes()
    (pbn,) = (form for form in FORMATS if form.name == "pbn")
    boards = [item for item in pbn.read((folder / "many.pbn").read_bytes()) if isinstance(item, FiledBoard)]
    assert (folder / "once.pbn").read_bytes() == pbn.write([*boards, *boards])


def test_no_file_is_lost(terminal: Terminal, folder: Path) -> None:
    """A file that is there stays as it is unless --force is typed, also where reading fails half way."""
    name = written(folder, "in.pbn", game(1))
    (folder / "out.lin").write_text("precious")
    ran = terminal("convert", name, "out.lin")
    assert ran.code == 2
    assert "--force" in ran.err
    assert terminal("convert", name, "missing.pbn", "out.lin", "--force").code == 2
    assert (folder / "out.lin").read_text() == "precious"
    assert terminal("convert", name, "out.lin", "--force").code == 0
    assert (folder / "out.lin").read_bytes().count(b"md|") == 1
    assert sorted(path.name for path in folder.iterdir()) == ["in.pbn", "out.lin"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("in.pbn",), "Nenn hinter den Dateien"),
        (("in.pbn", "out.doc"), "--to FORMAT"),
        (("in.pbn", "out", "--to", "doc"), "„doc“"),
        (("in.pbn", "nowhere/out.lin"), "nowhere/out.lin"),
        (("in.pbn", "."), "--to FORMAT"),
        (("in.pbn", "-", "--json"), "--json"),
        (("letter.txt", "out.pbn"), "letter.txt"),
        *(
            (("tags.pbn", f"out{end}"), "hat für keins dieser Boards Platz")
            for end in (".bri", ".dlm", ".url", ".rbn")
        ),
        (("tags.pbn", "-", "--to", "rbn"), "RBN hat für keins dieser Boards Platz"),
    ],
)
def test_what_cannot_be_converted(
    terminal: Terminal, folder: Path, words: tuple[str, ...], said: str
) -> None:
    """Where nothing can be written, the sentence says why, the exit code is 2, and there is no file."""
    written(folder, "tags.pbn", '[Annotator "Ann"]\n')
    written(folder, "in.pbn", game(1))
    written(folder, "letter.txt", "Dear friends")
    ran = terminal("convert", *words)
    assert (ran.code, ran.out) == (2, "")
    assert said in " ".join(ran.err.split())
    assert sorted(path.name for path in folder.iterdir()) == ["in.pbn", "letter.txt", "tags.pbn"]


def test_what_is_counted(terminal: Terminal, folder: Path) -> None:
    """Boards, deals, auctions, results and contracts are counted; what could not be read is told with its kind."""
    name = written(folder, "in.pbn", game(1), game(2, tricks=9), game(3, calls="1H nonsense"))
    told = json.loads(terminal("stats", name, "--json").out)
    assert (told["files"], told["boards"], told["deals"], told["different_deals"]) == (1, 3, 3, 1)
    assert (told["auctions"], told["begun"], told["results"]) == (2, 1, 3)
    assert (told["contracts"], told["made"], told["lost"]) == ({"4S": 3}, {"4S": 2}, {"4S": 1})
    assert (told["points"], told["declarers_points"]) == ({"NS": 18.0, "EW": 22.0}, 22.0)
    assert [(each["code"], each["count"], each["line"]) for each in told["defects"]] == [
        ("pbn-unknown-call", 1, 35)
    ]
    shown = terminal("stats", name, SCHLEMM_LANG="en").out
    assert "3 boards in one file" in shown
    assert "1 × in.pbn, line 35, board 3: " in shown


def test_an_encoding_that_somebody_knows_better(terminal: Terminal, folder: Path) -> None:
    """A file that does not say its encoding is read in the one that is typed, and what is none is refused by name."""
    (folder / "odd.pbn").write_bytes('[Board "1"]\n[West "Łukasz"]\n'.encode("iso-8859-2"))
    ran = terminal("convert", "odd.pbn", "out.json", "--encoding", "ISO-8859-2")
    assert ran.code == 0
    assert "Łukasz" in (folder / "out.json").read_text("utf-8")
    ran = terminal("check", "odd.pbn", "--encoding", "punycode")
    assert ran.code == 2
    assert "punycode" in ran.err


@pytest.mark.parametrize(
    ("name", "word"), [("evening.bws", "Bridgemate"), ("boards.zip", "zip"), ("evening.acm", "ACBLscore")]
)
def test_files_that_are_known_by_name(terminal: Terminal, folder: Path, name: str, word: str) -> None:
    """A file of a Bridgemate, one of ACBLscore and a packed one are named for what they are, with what to do."""
    data = b"\x12\n\x03AC3" + bytes(400) if name == "evening.acm" else field(name)
    (folder / name).write_bytes(data)
    for command in (("check", name), ("convert", name, "out.pbn"), ("analyse", name)):
        ran = terminal(*command)
        assert ran.code == 2
        assert word in ran.err


def test_boards_for_a_learner(terminal: Terminal, folder: Path) -> None:
    """Who is to learn sits South, boards are numbered anew, and only those come that are asked for."""
    name = written(folder, "some.pbn", game(1), game(2), game(3, tricks=8, score=-100))

    def boards(*options: str) -> list[FiledBoard]:
        terminal("convert", name, "out.pbn", "--force", *options)
        return [each for each in read_pbn((folder / "out.pbn").read_bytes()) if isinstance(each, FiledBoard)]

    turned = boards("--rotate", "declarer", "--renumber")
    assert [(str(each.contract), each.number, str(each.vulnerability)) for each in turned] == [
        ("4SS", 1, "None"),
        ("4SS", 2, "EW"),
        ("4SS", 3, "NS"),
    ]
    assert [str(each.deal and each.deal.hand(Seat.SOUTH)) for each in turned] == ["A8654.KQ5.T.QJT6"] * 3
    assert [each.number for each in boards("--tricks", "made")] == [1, 2]
    assert [each.number for each in boards("--tricks", "7-8", "--declarer", "EW", "--contract", "game")] == [
        3
    ]
    assert [each.number for each in boards("--contract", "H,4S")] == [1, 2, 3]
    for wrong in (("--rotate", "me"), ("--contract", "9S"), ("--declarer", "Q"), ("--tricks", "x")):
        ran = terminal("convert", name, "other.pbn", *wrong, SCHLEMM_LANG="en")
        assert ran.code == 2
        assert f"“{wrong[1]}”" in ran.err
    assert "No board fits" in terminal("convert", name, "o.pbn", "--contract", "slam", SCHLEMM_LANG="en").err


def test_what_is_told_of_open_cards_is_solved_where_it_is_asked_for(terminal: Terminal, folder: Path) -> None:
    """Without ``--solve`` only forms are looked at; with it each number that is wrong is named."""
    (folder / "told.pbn").write_bytes(field("told-tables.pbn"))
    before = len(json.loads(terminal("check", "told.pbn", "--json").out)["differences"])
    found = json.loads(terminal("check", "told.pbn", "--json", "--solve").out)["differences"]
    assert {each["code"] for each in found[before:]} == {"differ-solved-tricks", "differ-solved-par"}
    assert len(found) > before + 20
