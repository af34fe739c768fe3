"""A system of one's own: loaded from text, file or package, bid, explained, told in its book, and checked."""

from importlib.metadata import EntryPoint
from pathlib import Path
from types import SimpleNamespace
from typing import Final

import pytest

from schlemm import Auction, BySide, Hand, Public, Seat, Vulnerability, bot_named, load_system
from schlemm.bidding.book.book import book
from schlemm.bidding.choose import choices, choose_call
from schlemm.bidding.explanation.advice import advice_by
from schlemm.bidding.explanation.explain import explain
from schlemm.bidding.interpret import interpret
from schlemm.bidding.language.lines import SystemTextError
from schlemm.bidding.own import load_system as loading
from schlemm.bidding.own.text_faults import faults_of_text, hints_of_system
from schlemm.bidding.rules.agreements import UnknownSystem
from schlemm.bidding.systems import agreements_named, system_named
from schlemm.bidding.systems.system import System
from schlemm.core.bot_name import LARGEST_TEXT, name_of_text, split, text_of_name
from schlemm.i18n.profile import profile_named
from schlemm.i18n.translator import Translator

MINE: Final = """system Bella's Forum
on forum/notrump=14-16
# Two diamonds is a weak two in a major.
meaning multi as ask
  en: shows a weak two in a major
  de: zeigt ein Weak Two in einer Oberfarbe

topic multi
-
  2D multi, forcing, shows nothing: figures 5..9, H 6 or figures 5..9, S 6
  use as_before(weak_two|game_force)

2D P
  2H relay
"""
HIDDEN_SUIT: Final = """  3H natural: H 6..
  #x natural, shows nothing: x 6.. each x in CS
  2H relay"""
"""Rows of which the second is not artificial and does not speak of its suit."""
FIVE_SPADES: Final = Hand.parse("K8643.4.QJ842.32")
SIX_HEARTS: Final = Hand.parse("84.KQ8743.J84.82")


def public(text: str, ours: System | str, theirs: str = "forum") -> Public:
    """An auction in which North and South bid a system of their own."""
    return Public(Seat.NORTH, Vulnerability.NONE, Auction.parse(text), BySide(ours, theirs))


def test_a_text_is_bid_by_its_side_and_by_nobody_else() -> None:
    """The weak two is two diamonds for whoever has the text, and two hearts for the others."""
    mine = load_system(MINE)
    assert (mine.title, mine.agreements.notrump) == ("Bella's Forum", (14, 16))
    assert str(choose_call(public("N:", mine), SIX_HEARTS)) == "2D"
    assert str(choose_call(public("N: P", mine), SIX_HEARTS)) == "2H"
    assert str(choose_call(public("N:", "forum"), SIX_HEARTS)) == "2H"
    one_notrump = Hand.parse("K84.KQ4.KJ84.Q82")
    assert str(choose_call(public("N:", mine), one_notrump)) == "1NT", "all else as in Forum with 14 to 16"


def test_its_name_says_all_of_it() -> None:
    """A process that has never seen the text finds the system by its name alone."""
    mine = load_system(MINE)
    assert text_of_name(mine.name) == MINE
    assert system_named(mine.name).title == mine.title
    assert str(agreements_named(mine.name)) == "forum/notrump=14-16"
    assert split(f"{mine.name}:klub") == (mine.name, "klub")
    assert bot_named(mine) == bot_named(f"{mine.name}:klub")


@pytest.mark.parametrize(
    ("profile", "said"),
    [
        ("en", "shows a weak two in a major: "),
        ("de", "zeigt ein Weak Two in einer Oberfarbe: "),
        ("fr", "shows a weak two in a major\u202f: "),
    ],
)
def test_a_call_is_explained_in_the_words_of_its_text(profile: str, said: str) -> None:
    """In the reader's language, in another one in English; artificial calls are alerted."""
    told = explain(public("N: 2D P 2H P", load_system(MINE)), 0)
    assert Translator(profile_named(profile)).tell(told.message).startswith(said)
    assert told.artificial


@pytest.mark.parametrize(
    ("sentences", "said"),
    [
        ("", "multi: "),
        ("  it: mostra un maggiore\n", "mostra un maggiore: "),
        ("  it: mostra un maggiore\n  en: <b>{ $low }</b> in a major\n", "<b>{ $low }</b> in a major: "),
    ],
)
def test_a_hint_says_what_there_is_where_a_language_has_no_sentence(sentences: str, said: str) -> None:
    """English stands in for it, then the first sentence, then the name; of signs nothing is made but signs."""
    told = MINE.replace(MINE[MINE.index("  en:") : MINE.index("\ntopic")], sentences)
    board, say = public("N:", load_system(told)), Translator(profile_named("de"))
    rule = choices(board, SIX_HEARTS)[0]
    hint = advice_by(rule, board, SIX_HEARTS)
    for message in (hint.rule, hint.promises.message):
        assert say.tell(message).startswith(said)


def test_its_book_has_its_own_topics_first_and_then_those_below() -> None:
    """What the text says stands in the book beside what the system in the box says."""
    mine = load_system(MINE)
    (chapter,) = book(mine, "multi")
    (entry,) = (each for each in chapter.pages[0].cases[0].entries if str(each.call) == "2D")
    assert entry.explanation.message.code == "meaning-own"
    assert mine.topics[0].name == "multi"
    assert [each.name for each in mine.topics[1:]] == [each.name for each in system_named("forum").topics]


def test_a_topic_of_the_same_name_stands_in_the_place_of_the_one_in_the_box() -> None:
    """So the tables of a topic can be copied and changed."""
    mine = load_system("on natur-b\ntopic answers\n1x P\n  P\n")
    names = [topic.name for topic in system_named("natur-b").topics]
    assert [topic.name for topic in mine.topics] == names
    assert len(mine.topics[names.index("answers")].tables) == 1


def test_what_builds_on_nothing_has_only_its_own_tables() -> None:
    """Natural rules go on elsewhere."""
    mine = load_system(
        "on nothing/notrump=12-14\ntopic opening\n-\n  1NT opening notrump: figures agreed(notrump)\n"
    )
    assert [topic.name for topic in mine.topics] == ["opening"]
    assert str(choose_call(public("N:", mine), Hand.parse("K84.KQ4.KJ84.982"))) == "1NT"


def test_a_file_is_read_with_its_name(tmp_path: Path) -> None:
    """What is wrong names the file; Windows' line ends and marks do not matter."""
    file = tmp_path / "mine.system"
    file.write_bytes(b"\xef\xbb\xbf" + MINE.replace("\n", "\r\n").encode())
    assert load_system(str(file)) == load_system(file)
    assert load_system(file).title == "Bella's Forum"
    file.write_text(MINE.replace("2H relay", "2H rely"))
    with pytest.raises(SystemTextError, match=r"^mine\.system:14:6: .*perhaps relay"):
        load_system(file)
    file.write_bytes(b"\xff")
    with pytest.raises(SystemTextError, match="UTF-8"):
        load_system(file)


def test_packages_bring_systems(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An entry point of the group names a text or its path."""
    (tmp_path / "club.system").write_text(MINE)
    brought = SimpleNamespace(TEXT=MINE, FILE=tmp_path / "club.system")
    monkeypatch.setitem(__import__("sys").modules, "club_of_ours", brought)
    points = [EntryPoint(name, f"club_of_ours:{name.upper()}", loading.GROUP) for name in ("text", "file")]
    monkeypatch.setattr(loading, "entry_points", lambda group: points if group == loading.GROUP else [])
    assert load_system("text").name == load_system("file").name == name_of_text(MINE)
    assert load_system("natur-b") is system_named("natur-b")
    with pytest.raises(UnknownSystem):
        load_system("nobodys")


@pytest.mark.parametrize(
    ("text", "place", "told"),
    [
        ("on bridge\n", (1, 4), "fault-word"),
        ("on forum/notrump=3\n", (1, 10), "fault-near"),
        ("meaning stayman as ask\n", (1, 9), "fault-line"),
        ("meaning multi as nothing at all\n", (1, 18), "fault-word"),
        ("meaning multi\n  English: two hearts\n", (2, 3), "fault-line"),
        ("system M\u202eine\n", (1, 9), "fault-line"),
        (MINE.replace("2H relay", "2H rely"), (14, 6), "fault-near"),
        (MINE.replace("H 6 or", "H 6 ro"), (10, 55), "fault-word"),
        (MINE + "\nblock unused\n  3C rais: C 3..\n", (17, 6), "fault-near"),
        (MINE.replace("2H relay", "2H relay: H 2.."), (14, 3), "fault-not-answered"),
        (MINE.replace(" as ask", " as natural"), (10, 3), "fault-not-artificial"),
        (MINE.replace("  2H relay", HIDDEN_SUIT), (15, 3), "fault-not-artificial"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(text: str, place: tuple[int, int], told: str) -> None:
    """Words that nobody knows, and rows that break a law of systems."""
    found = faults_of_text(text)
    assert [(each.line, each.column, each.told.code) for each in found] == [(*place, told)], found


@pytest.mark.parametrize("text", [MINE, "", "on forum\n", "on nothing\n", "on natur-a/majors=5\n"])
def test_nothing_is_wrong_with_what_may_be_bid(text: str) -> None:
    """An empty text is a system as well."""
    assert faults_of_text(text) == ()


@pytest.mark.parametrize(
    ("more", "line", "told"),
    [
        ("  3C natural: C 6..\n", 15, "fault-never-made"),
        ("  2S natural: S 9.., H 9..\n", 15, "fault-never-made"),
        ("\ntopic again\n2D P\n  2H relay\n", 17, "fault-never-asked"),
        ("\n1S P when agreed_suit and not agreed_suit\n  2H relay\n", 16, "fault-never-asked"),
    ],
)
def test_what_says_nothing_is_a_hint(more: str, line: int, told: str) -> None:
    """The text may be bid: no law is broken."""
    assert faults_of_text(MINE + more) == ()
    assert [(each.line, each.told.code) for each in hints_of_system(load_system(MINE + more))] == [
        (line, told)
    ]
    assert hints_of_system(load_system(MINE)) == ()


@pytest.mark.parametrize(
    ("name", "texts"), [("natur-a", ("natur_a", "natur_a_contested")), ("natur-b", ("natur_b",))]
)
def test_the_simple_systems_of_the_box_have_no_row_without_a_hand(name: str, texts: tuple[str, ...]) -> None:
    """And no pattern without an auction."""
    assert [hints_of_system(system_named(name), f"{text}.system") for text in texts] == [()] * len(texts)


@pytest.mark.parametrize("name", ["text/", "text/!", "text/_w==", f"text/{'A' * 3 * LARGEST_TEXT}"])
def test_a_name_that_is_no_text_is_no_system(name: str) -> None:
    """It is empty, or refused as every unknown name."""
    if text_of_name(name) is None:
        with pytest.raises(UnknownSystem):
            system_named(name)
    else:
        assert system_named(name).topics == ()


@pytest.mark.parametrize(
    ("calls", "hand", "call"),
    [
        ("1S P", "32.A5.AQJ54.K432", "2D"),
        ("1S P", "32.A54.KJ432.Q32", "1NT"),
        ("1S P 1NT P", "AQ542.K32.K54.32", "2D"),
        ("1S P", "K432.32.A543.432", "2S"),
    ],
)
def test_two_over_one_differs_from_forum_in_what_its_text_says(calls: str, hand: str, call: str) -> None:
    """A suit at level two forces to game, one notrump for a round, and opener bids a minor of three over it."""
    text = (Path(__file__).parents[3] / "examples" / "two_over_one.system").read_text(encoding="utf-8")
    assert faults_of_text(text) == ()
    name = name_of_text(text)
    public = Public(Seat.NORTH, Vulnerability.NONE, Auction.parse(f"N: {calls}"), BySide(name, name))
    assert str(choose_call(public, Hand.parse(hand))) == call
    if call in {"2D", "1NT"} and calls == "1S P":
        after = Public(
            Seat.NORTH, Vulnerability.NONE, Auction.parse(f"N: {calls} {call}"), BySide(name, name)
        )
        assert explain(after, 2).force.value == {"2D": "game", "1NT": "round"}[call]


def test_the_examples_of_the_page_can_be_bid() -> None:
    """Whoever copies them with their remarks has a system in which nothing is wrong."""
    page = (Path(__file__).parents[3] / "docs" / "system-language.md").read_text("utf-8")
    examples = [block.partition("```")[0] for block in page.split("```text\n")[1:]]
    assert len(examples) > 1
    for example in examples:
        head = "" if example.startswith("system ") else "on forum\n"
        assert faults_of_text(head + example) == ()


def test_many_systems_in_play_are_read_once_each() -> None:
    """As many as pairs may play at once; what they build on is there once for all of them."""
    texts = [f"system Mine {number}\non forum\n" for number in range(40)]
    first, *others = [system_named(name_of_text(text)) for text in texts]
    assert system_named(name_of_text(texts[0])) is first
    assert all(other.topics[-1] is first.topics[-1] for other in others)


def test_a_block_written_anew_changes_the_box_for_nobody_else() -> None:
    """Rows of the box go on with the block as it stands there."""
    rows = MINE.partition("topic")[0].replace("14-16", "13-15")
    text = (
        f"{rows}block raises_to_game(M)\n  4M game: M 6..\n\ntopic mine\n1M P\n  use raises_to_game(M)\n  P\n"
    )
    mine = load_system(text)
    calls = [str(choose_call(public("N: 1S P", each), FIVE_SPADES)) for each in (mine, "forum/notrump=13-15")]
    assert calls == ["P", "4S"]


def test_a_sum_of_suits_has_each_once() -> None:
    """Nothing is cut off, however many are added."""
    text = "on nothing\ntopic mine\n1S P\n  2S raise: figures count(unbid + SHDC + CDHS + DC)\n"
    (rule, *_) = interpret(public("N: 1S P", load_system(text))).rules_alone
    assert rule.box.figures == (4, 4)
