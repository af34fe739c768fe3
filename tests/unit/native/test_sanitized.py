"""The compiled library under the sanitizers: they see what they are for, and find nothing in it."""

import subprocess
from pathlib import Path

import pytest

import native_library
from native_library import SANITIZERS

RACE = """
#include <pthread.h>
int shared = 0;
void *add(void *) { ++shared; return nullptr; }
int main() {
    pthread_t other;
    pthread_create(&other, nullptr, add, nullptr);
    add(nullptr);
    return pthread_join(other, nullptr);
}
"""
BESIDE = "int main(int n, char **) { int *made = new int[3]; made[2 + n] = 1; delete[] made; }"
BEYOND = "int main(int n, char **) { volatile int most = 2147483647; return most + n == 7; }"
FAULTY = {
    "beside an array": ("address,undefined", BESIDE),
    "beyond a number": ("address,undefined", BEYOND),
    "two at once": ("thread", RACE),
}
"""Programs with a fault, and the sanitizer that sees it."""


def needed(sanitizer: str) -> None:
    """Skip the test aloud where the compiler has no such sanitizer."""
    if not native_library.has_sanitizer(sanitizer):
        pytest.skip(f"the compiler here has no sanitizer of {sanitizer}, or there is none")


@pytest.mark.parametrize("fault", FAULTY)
def test_a_sanitizer_reports_what_it_is_for(fault: str, tmp_path: Path) -> None:
    """A program with a fault, compiled as the library is for a sanitizer, ends with a report of it."""
    sanitizer, program = FAULTY[fault]
    needed(sanitizer)
    (tmp_path / "faulty.cpp").write_text(program, encoding="utf-8")
    native_library.compile_with(sanitizer, str(tmp_path), "faulty.cpp", "-o", "faulty")
    told = subprocess.run([tmp_path / "faulty"], capture_output=True, text=True, check=False)
    assert told.returncode != 0
    assert "Sanitizer" in told.stderr or "runtime error" in told.stderr


@pytest.mark.exhaustive
@pytest.mark.parametrize("sanitizer", SANITIZERS)
def test_nothing_is_found_in_the_library(sanitizer: str) -> None:
    """Neither sensible nor malformed questions, nor several threads at once, make a sanitizer report anything."""
    needed(sanitizer)
    assert native_library.fuzzed(sanitizer) == 0


def test_what_cannot_be_tried_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`make sanitize` says aloud which sanitizer the compiler lacks and runs the others; a failure stays one."""
    monkeypatch.setattr(native_library, "has_sanitizer", lambda name: name != "thread")
    monkeypatch.setattr(native_library, "fuzzed", lambda name: 6)
    assert native_library.sanitize() == 6
    assert "thread: SKIPPED" in capsys.readouterr().err
