"""The compiled library: built anywhere, says what is wrong, and draws the words of our own generator."""

import re
from array import array
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import compiling
import environment
import schlemm_native
from schlemm.core.hand import PACK, Hand
from schlemm.dealing.pcg import Pcg32
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.classes import class_of, hands_in
from schlemm_native import library
from schlemm_native.errors import Status

ROOT = Path(__file__).resolve().parents[3]
HEADER = (ROOT / "native" / "cpp" / "schlemm_native.h").read_text(encoding="utf-8")
needs_library = pytest.mark.skipif(
    not schlemm_native.is_built(),
    reason="the compiled library is not built: this machine has no C++ compiler",
)
STRONG = hands_in(Box(Range(12, 20)))
EIGHT = Hand.parse("AK.QJ.T9.87")
"""Cards of four players, two for each, that nobody holds in the little packs below."""


def little(seed: int, count: int, **asked: Any) -> list[tuple[int, ...]]:
    """Deals in which all but eight cards are held, so that there are 2520."""
    rest = iter(PACK - EIGHT)
    held = [Hand.of(next(rest) for _ in range(11)).bits for _ in range(4)]
    hands = array("Q", bytes(32 * count))
    dealer = schlemm_native.Dealer(held=held, **asked)
    assert dealer.deal_into(hands, seed).found == count
    return [tuple(hands[at : at + 4]) for at in range(0, 4 * count, 4)]


@needs_library
def test_the_words_are_those_of_the_generator() -> None:
    """From anywhere on a stream, the library draws the words that `Pcg32` draws there."""
    random = Pcg32(2**63 + 5, 2**62 + 3)
    drawn = [random.word() for _ in range(300)]
    for first in (0, 1, 255):
        assert list(schlemm_native.words(2**63 + 5, 2**62 + 3, first, 45)) == drawn[first : first + 45]


@needs_library
def test_every_deal_of_a_little_pack_is_equally_likely() -> None:
    """All 2520 ways to deal the last eight cards come, each as often as any other (chi-squared, 0.1 %)."""
    each = 20
    counts = Counter(little(7, each * 2520))
    assert len(counts) == 2520
    assert sum((count - each) ** 2 / each for count in counts.values()) < 2519 + 3.3 * (2 * 2519) ** 0.5


@needs_library
def test_held_cards_are_held_and_deals_are_deals() -> None:
    """Each deal has all 52 cards, thirteen for each, and what was held where it was held."""
    south = Hand.parse("AK742.K72.A4.QT8")
    hands = array("Q", bytes(32 * 50))
    assert schlemm_native.Dealer(held=(0, 3, south.bits, 0)).deal_into(hands, 3).found == 50
    for at in range(0, 200, 4):
        dealt = hands[at : at + 4]
        assert dealt[2] == south.bits
        assert dealt[1] & 3 == 3
        assert [hand.bit_count() for hand in dealt] == [13] * 4
        assert sum(dealt) == PACK.bits


@needs_library
def test_threads_share_a_dealer() -> None:
    """A trial follows from its number: threads that each make a part of them find what one finds alone."""
    dealer = schlemm_native.Dealer(classes=(STRONG, STRONG, None, None))

    def part(first: int, trials: int) -> bytes:
        hands = bytearray(32 * trials)
        draw = dealer.deal_into(hands, 11, 4, first, trials)
        assert draw.trial == first + trials
        return bytes(hands[: 32 * draw.found])

    with ThreadPoolExecutor(4) as pool:
        parts = b"".join(pool.map(lambda number: part(500 * number, 500), range(4)))
    assert parts == part(0, 2000)
    assert 0 < len(parts) < 32 * 1500


WRONG: list[tuple[dict[str, object], Status, str]] = [
    ({"held": (1, 1, 0, 0)}, Status.HELD_TWICE, "east holds cards that another"),
    ({"held": (0, 0, 1 << 52, 0)}, Status.NOT_A_CARD, "south holds bits that are no card"),
    ({"held": (0, 0, 0, -1)}, Status.NOT_A_CARD, "west holds bits that are no card"),
    ({"held": ((1 << 14) - 1, 0, 0, 0)}, Status.TOO_MANY_HELD, "north holds 14 cards"),
    ({"tests": [schlemm_native.Test(4, 1, 1)]}, Status.UNKNOWN_TEST, "test 0 has kind or seat 4"),
    ({"tests": [schlemm_native.Test(1, 1 << 60, 1)]}, Status.NOT_A_CARD, "test 0 names bits"),
    ({"classes": (None, 0, None, None)}, Status.NOTHING_FITS, "what is asked of east"),
    (
        {"sides": (schlemm_native.Side((9, 3)), schlemm_native.Side())},
        Status.BAD_RANGE,
        "north-south: the range of points",
    ),
    (
        {"sides": (schlemm_native.Side((25, 40)), schlemm_native.Side((25, 40)))},
        Status.NOTHING_FITS,
        "what is asked of north-south",
    ),
]


@needs_library
@pytest.mark.parametrize(("asked", "status", "said"), WRONG, ids=lambda value: getattr(value, "name", ""))
def test_what_is_wrong_is_told(asked: dict[str, Any], status: Status, said: str) -> None:
    """A request that makes no sense is an error of a type of its own, which says what is wrong and where."""
    with pytest.raises(schlemm_native.RequestError, match=said) as caught:
        schlemm_native.Dealer(**asked)
    assert caught.value.status is status
    assert isinstance(caught.value, schlemm_native.NothingFitsError) == (status is Status.NOTHING_FITS)


@needs_library
def test_a_buffer_of_parts_of_deals_is_refused() -> None:
    """A buffer that is not one of whole deals, or cannot be written, is an error, and nothing is written."""
    for buffer in (bytearray(33), bytes(32)):
        with pytest.raises(schlemm_native.RequestError, match="whole deals of 32 bytes"):
            schlemm_native.Dealer().deal_into(buffer, 1)


def test_the_package_speaks_as_the_header_does() -> None:
    """Version, statuses and exported functions of the Python layer are those of the header."""
    assert re.search(r"#define SCHLEMM_ABI (\d+)u", HEADER)[1] == str(library.ABI)  # pyrefly: ignore[unsupported-operation]
    told = dict(re.findall(r"SCHLEMM_(\w+) = (\d+),? +/\* place", HEADER)) | {"OK": "0", "NO_MEMORY": "1"}
    assert {name: int(number) for name, number in told.items()} == {each.name: each.value for each in Status}
    assert {*re.findall(r"SCHLEMM_API [\w ]+?\*?(schlemm_\w+)\(", HEADER)} == {*library.SIGNATURES}


@pytest.mark.parametrize("found", ["missing", "foreign"])
def test_a_library_that_cannot_be_used_is_told(
    found: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there is no library, or one that is none, the error says so and what builds one."""
    file = tmp_path / "_library.so"
    if found == "foreign":
        file.write_text("no library", encoding="utf-8")
    monkeypatch.setattr(library, "FILE", file)
    with pytest.raises(schlemm_native.NotBuiltError, match="build"):
        library.library.__wrapped__()


def test_without_a_compiler_it_is_said_once_and_all_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where nothing can be compiled the set-up goes on, says so once, and tries again when a compiler has come."""

    def nothing(lock: str) -> None:
        raise environment.SetUpError(lock)

    monkeypatch.setattr(environment, "VENV", tmp_path)
    monkeypatch.setattr(environment, "install", nothing)
    monkeypatch.setattr(compiling, "PACKAGE", tmp_path)
    monkeypatch.setattr(compiling, "system_compiler", lambda: None)
    environment.build_library()
    environment.build_library()
    said = capsys.readouterr().err
    assert said.count("not built, so bots play by rules of thumb") == 1
    monkeypatch.setattr(compiling, "system_compiler", lambda: ["/no/such/compiler"])
    environment.build_library()
    assert capsys.readouterr().err.count("not built") == 1


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", compiling.TARGETS)
def test_it_is_built_for_other_machines(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With zig the library is compiled for every machine that wheels are made for, in that machine's own format.

    Nothing else is left, neither beside it nor where the work began.
    """
    if compiling.zig() is None:
        pytest.skip("ziglang is not installed; `make native ARGS=--wheels` installs it")
    monkeypatch.chdir(tmp_path)
    made = tmp_path / compiling.TARGETS[name].file
    compiling.build(made, compiling.TARGETS[name])
    kinds = {"linux": b"\x7fELF", "macos": b"\xcf\xfa\xed\xfe", "windows": b"MZ"}
    assert made.read_bytes().startswith(kinds[name.partition("-")[0]])
    assert [path.name for path in tmp_path.iterdir()] == [made.name]


@needs_library
def test_combinations_are_as_many_as_counted() -> None:
    """The exact count of a hand's ways is that of all sets of cards that fit, looked at one by one."""
    held = [0, 0, 0, 0]
    pool = Hand.parse("AKQ2.KJ3.QT98.A7654")
    out = iter(PACK - pool)
    for seat in (1, 2, 3):
        held[seat] = Hand.of(next(out) for _ in range(12)).bits
    wanted = hands_in(Box(Range(16, 18)))
    counted = sum(bool(wanted & class_of(Hand.of(cards))) for cards in combinations(pool, 13))
    dealer = schlemm_native.Dealer(held=held, classes=(wanted, None, None, None))
    assert (dealer.start, dealer.ways, dealer.all) == (0, counted, 560)
