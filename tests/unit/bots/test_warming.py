"""Warming up: what a worker's first question would have to wait for is there before it comes."""

import subprocess
import sys

from schlemm.bots.bot import is_asked
from schlemm.bots.registry import bot_named
from schlemm.bots.workers.warming import first_call, second_card
from schlemm.core.bot_name import DEFAULT
from schlemm.testing.bots import is_legal

COUNTED = """
from schlemm.bidding.systems import system_in_the_box
from schlemm.bots.solving import compiled_solver
from schlemm.bots.workers.warming import first_call, second_card, warm_up
from schlemm.core.bot_name import DEFAULT
from schlemm.bots.registry import bot_named
import sys
assert not compiled_solver.cache_info().currsize
warm_up()
rules, solvers, modules = system_in_the_box.cache_info().misses, compiled_solver.cache_info().misses, set(sys.modules)
for view in (first_call(), second_card()):
    bot_named(DEFAULT).act(view)
assert (system_in_the_box.cache_info().misses, compiled_solver.cache_info().misses) == (rules, solvers)
print(rules, solvers, len(set(sys.modules) - modules))
"""


def test_after_warming_up_nothing_is_loaded_or_compiled_any_more() -> None:
    """A call and a card in a worker that has warmed up compile no system, load no solver and no further module."""
    done = subprocess.run([sys.executable, "-c", COUNTED], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    rules, _, modules = map(int, done.stdout.split())
    assert rules > 0
    assert modules == 0


def test_what_is_done_for_nothing_is_something_to_do() -> None:
    """Both questions are sound: the bot is asked, and does something legal."""
    for view in (first_call(), second_card()):
        assert is_asked(view)
        assert is_legal(bot_named(DEFAULT).act(view), view)
