"""``schlemm deal``: all four hands, and the same ones again."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.effort import examples
from tests.unit.cli.conftest import Terminal

from schlemm.bidding.deals_asked import Rareness
from schlemm.cli.commands.deal import LAST_NUMBER
from schlemm.cli.dealing.told import rareness_told
from schlemm.cli.speech import speech_for
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.dealing.numbered import DEALS, deal_of_number
from schlemm.formats.file_formats import FORMATS, FileFormat, recognise
from schlemm.formats.filed import FiledBoard
from schlemm.i18n.profile import LANGUAGES


@given(st.integers(0, DEALS - 1), st.integers(1, 40))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=examples(25))
def test_a_number_is_a_deal(terminal: Terminal, number: int, board: int) -> None:
    """The deal with a number is that deal, under the conditions of its board, and tells its number again."""
    (told,) = json.loads(terminal("deal", "--number", str(number), "--board", str(board), "--json").out)[
        "deals"
    ]
    conditions = Conditions.of_board(board)
    assert told["deal"] == str(deal_of_number(number))
    assert told["number"] == str(number)
    assert (told["board"], told["dealer"]) == (board, conditions.dealer.letter)
    assert told["vulnerability"] == conditions.vulnerability.notation
    assert sum(told["points"].values()) == 40


def test_the_last_number_is_the_last_deal() -> None:
    """The option takes exactly the numbers that there are."""
    assert LAST_NUMBER == DEALS - 1


def test_a_seed_gives_the_same_cards(terminal: Terminal) -> None:
    """The same seed gives the same deals, another gives others; without a seed chance decides."""
    told = [terminal("deal", "--seed", seed, "--count", "3", "--json").out for seed in ("1", "1", "2")]
    assert told[0] == told[1] != told[2]
    assert terminal("deal", "--json").out != terminal("deal", "--json").out


def test_the_number_on_the_screen_deals_again(terminal: Terminal) -> None:
    """What stands under the diagram is the number that ``--number`` takes."""
    shown = terminal("deal", "--seed", "5").out
    number = shown.rstrip().rsplit(maxsplit=1)[-1]
    assert terminal("deal", "--number", number).out == shown


def test_pbn_is_a_line_a_deal_from_dealer(terminal: Terminal) -> None:
    """Each line is a tag that programs read, with dealer's hand first, and holds the deal of the seed."""
    lines = terminal("deal", "--seed", "9", "--count", "5", "--pbn").out.splitlines()
    deals = json.loads(terminal("deal", "--seed", "9", "--count", "5", "--json").out)["deals"]
    tags = [line.removeprefix('[Deal "').removesuffix('"]') for line in lines]
    assert [tag[0] for tag in tags] == list("NESWN")
    assert [Deal.parse(tag) for tag in tags] == [Deal.parse(deal["deal"]) for deal in deals]


@pytest.mark.parametrize("language", ["de", "it", "en", "fr"])
@pytest.mark.parametrize(
    ("words", "width"), [(("--seed", "3"), 80), (("--seed", "3"), 40), (("--number", "0"), 80)]
)
def test_the_diagram_shows_all_52_cards(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, language: str, words: tuple[str, str], width: int
) -> None:
    """Every diagram has all cards in the letters of the language and fits the screen, however narrow or wild."""
    monkeypatch.setenv("COLUMNS", str(width))
    shown = terminal("deal", *words, SCHLEMM_LANG=language).out
    assert max(len(line) for line in shown.splitlines()) <= width
    court = {"de": "AKDB", "it": "ARDF", "en": "AKQJ", "fr": "ARDV"}[language]
    rows = [
        part for line in shown.splitlines() for part in line.split("   ") if part.strip()[:1] in tuple("♠♥♦♣")
    ]
    ranks = [rank for row in rows for rank in row.split()[1:] if rank != "–"]
    assert sorted(ranks) == sorted([*court, "10", *"98765432"] * 4)


@pytest.mark.parametrize(
    "words",
    [
        ["--count", "0"],
        ["--count", "100001"],
        ["--board", "0"],
        ["--number", str(DEALS)],
        ["--number", "x"],
        ["--seed", "1.5"],
        ["--seed", "--", "-1"],
        ["--seed", "1", "--number", "1"],
        ["--number", "1", "--count", "2"],
        ["--pbn", "--json"],
        ["AKQ"],
        ["--north", "strong"],
        ["--north", ""],
        ["--ns", "balanced"],
        ["--north", "♠A", "--south", "♠A"],
        ["--north", "25+", "--south", "25+"],
        ["--auction", "1NT 1C"],
        ["--auction", "1NT 9Q"],
        ["--auction", "1NT", "--system", "nobody"],
        ["--system", "forum"],
        ["--letters", "de"],
        ["--force"],
        ["--north", "15+", "--number", "1"],
        ["--to", "doc"],
        ["--out", "deals.doc"],
        ["--to", "pbn", "--json"],
        ["--out", "deals.pbn", "--json"],
        ["--to", "pbn", "--pbn"],
    ],
)
def test_bad_input_is_told_on_standard_error(terminal: Terminal, words: list[str]) -> None:
    """What cannot be dealt ends with exit code 2 and words on standard error; nothing else is written."""
    ran = terminal("deal", *words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("Das geht nicht: ")


def test_hands_have_what_is_asked(terminal: Terminal) -> None:
    """Every deal has what is asked of hands and sides, follows from the seed, and it is told how rare that is."""
    asked = ("--north", "15-17 balanced", "--ew", "8+♠", "--count", "20", "--seed", "4")
    told = json.loads(terminal("deal", *asked, "--json").out)
    assert len(told["deals"]) == 20
    for each in told["deals"]:
        deal = Deal.parse(each["deal"])
        assert 15 <= each["points"]["N"] <= 17
        assert min(deal.hands.north.lengths) >= 2
        assert deal.hands.east.lengths[3] + deal.hands.west.lengths[3] >= 8
    assert told["seed"] == "4"
    assert 0 < told["share"]["least"] == told["share"]["most"] < 0.0488
    assert terminal("deal", *asked, "--json").out == json.dumps(told) + "\n"
    assert "Startzahl: 4" in terminal("deal", *asked).err


def test_an_exact_share_is_said_to_be_exact(terminal: Terminal) -> None:
    """One hand alone is counted: the ace of spades is in one of four."""
    told = json.loads(terminal("deal", "--south", "♠A", "--json").out)
    assert told["share"] == {"least": 0.25, "most": 0.25, "exact": True}


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_rare_deals_are(language: str) -> None:
    """Few deals are told to a tenth, many in whole numbers, and what no trial has found is said to be that."""
    speech = speech_for(["--lang", language], {})

    def told(least: float, most: float) -> str:
        return rareness_told(speech, Rareness(least, most, exact=least == most), 1)

    often = told(0.4, 0.4)
    assert "2.5" in often or "2,5" in often
    assert " 4 " in told(0.25, 0.25)
    seldom = told(0.0, 0.05)
    assert " 20" in seldom
    assert "none " not in seldom.replace("none of", "")


def test_nobody_waits_for_deals_that_cannot_be_written(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that is there already is told of before anything is dealt."""
    out = tmp_path / "deals.pbn"
    out.touch()
    monkeypatch.setattr("schlemm.cli.dealing.told.AskedDeals.deals", None)
    ran = terminal("deal", "--south", "20+", "--out", str(out), "--seed", "1")
    assert (ran.code, ran.err.startswith("Das geht nicht: ")) == (2, True)


def test_auctions_are_dealt_board_by_board(terminal: Terminal) -> None:
    """The dealer of each board begins the auction that was asked for, and more boards change none of the first."""
    words = ("deal", "--auction", "1NT", "--seed", "2", "--json", "--count")
    few, more = (json.loads(terminal(*words, count).out)["deals"] for count in ("3", "6"))
    assert few == more[:3]
    assert all(15 <= each["points"][each["dealer"]] <= 17 for each in more)


@pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.name)
def test_deals_in_every_format(terminal: Terminal, tmp_path: Path, form: FileFormat) -> None:
    """Deals are written in every format with their dealers, into a file that is never written over in silence."""
    out = str(tmp_path / f"deals{form.suffixes[0]}")
    words = ("deal", "--seed", "9", "--count", "5", "--to", form.name, "--out", out)
    assert terminal(*words).code == 0
    read = [item for item in form.read(Path(out).read_bytes()) if isinstance(item, FiledBoard)]
    deals = json.loads(terminal("deal", "--seed", "9", "--count", "5", "--json").out)["deals"]
    assert [str(board.deal) for board in read] == [each["deal"] for each in deals]
    assert terminal(*words).code == 2
    assert terminal(*words, "--force").code == 0


def test_deals_that_a_format_has_no_room_for(terminal: Terminal, tmp_path: Path) -> None:
    """Of more deals than DLM has room for the first ninety-nine are written, and it is said how many are not."""
    out = tmp_path / "deals.dlm"
    ran = terminal("deal", "--count", "101", "--out", str(out), SCHLEMM_LANG="en")
    assert ran.code == 0
    assert "whole boards: 2 boards" in ran.err
    read = recognise(b"", out.name)
    assert read is not None
    assert len(read.read(out.read_bytes())) == 99


GOLDEN = json.loads((Path(__file__).parents[2] / "reference" / "fair_deals.json").read_text())
FIRST = {**GOLDEN[-1], "given": dict(GOLDEN[-1]["given"])}


def checked(terminal: Terminal, folder: Path, *deals: dict[str, object]) -> tuple[int, list[str]]:
    """Exit code and verdicts about a record of these deals."""
    file = folder / "record.json"
    file.write_text(json.dumps({"game": FIRST["game"], "deals": deals}))
    ran = terminal("deal", "--verify", str(file), "--json")
    return ran.code, [told["verdict"] for told in json.loads(ran.out)["deals"]]


def test_a_record_of_deals_is_checked(terminal: Terminal, tmp_path: Path) -> None:
    """A deal that follows from its promise is right; other cards, numbers, cuts and secrets end with exit code 1."""
    assert checked(terminal, tmp_path, FIRST) == (0, ["kept"])
    unruled = {**FIRST, "commitment": None, "secret": None, "given": {}, "cut": None}
    assert checked(terminal, tmp_path, FIRST, unruled) == (0, ["kept", "unruled"])
    others: tuple[dict[str, object], ...]
    others = ({"deal": GOLDEN[0]["deal"]}, {"cut": 24}, {"cut": None}, {"given": {}})
    for change in others:
        assert checked(terminal, tmp_path, FIRST, {**FIRST, **change}) == (1, ["kept", "other-cards"])
    others = ({"secret": "00" * 32}, {"number": 6}, {"commitment": "00" * 32})
    for change in others:
        assert checked(terminal, tmp_path, {**FIRST, **change}) == (1, ["broken"])


def test_a_record_is_checked_in_words(terminal: Terminal, tmp_path: Path) -> None:
    """Each deal has a line that says whether it is right."""
    (tmp_path / "record.json").write_text(json.dumps({"game": FIRST["game"], "deals": [FIRST]}))
    ran = terminal("deal", "--verify", str(tmp_path / "record.json"), LANG="en")
    assert ran.out == "Deal 5: The cards follow from the promise and the numbers.\n"


@pytest.mark.parametrize(
    "content",
    [
        "",
        "no json",
        "[]",
        "{}",
        '{"game": 1, "deals": 3}',
        '{"game": "a", "deals": []}',
        '{"game": "a", "deals": [{"number": 1}]}',
        '{"game": "a", "deals": [{"number": 1e400}]}',
        '{"game": "a", "deals": [{"number": "' + "9" * 5000 + '"}]}',
        '{"game": "a", "deals": [{"number": ' + "9" * 5000 + "}]}",
        json.dumps({"game": "a", "deals": [{**FIRST, "given": {"": "x"}}]}),
        json.dumps({"game": "a", "deals": [{**FIRST, "given": [1]}]}),
        json.dumps({"game": "a", "deals": [{**FIRST, "deal": 7}]}),
        "[" * 9999,
    ],
)
def test_what_is_no_record(terminal: Terminal, tmp_path: Path, content: str) -> None:
    """A file that holds something else is named, and so is one that is not there; both are bad input."""
    (tmp_path / "record.json").write_text(content)
    for name in ("record.json", "missing.json"):
        ran = terminal("deal", "--verify", str(tmp_path / name))
        assert ran.code == 2
        assert name in ran.err


def test_the_name_of_a_file_does_nothing_to_the_terminal(terminal: Terminal) -> None:
    """A name with control characters is told without them."""
    ran = terminal("deal", "--verify", "a\x1b[31mb")
    assert ran.code == 2
    assert "\x1b" not in ran.err


@pytest.mark.parametrize("others", [("--pbn",), ("--count", "3"), ("--board", "5"), ("--seed", "1")])
def test_a_record_is_not_dealt(terminal: Terminal, tmp_path: Path, others: tuple[str, ...]) -> None:
    """Whatever belongs to dealing does not go together with checking a record."""
    ran = terminal("deal", "--verify", str(tmp_path / "record.json"), *others)
    assert ran.code == 2
    assert others[0] in ran.err
