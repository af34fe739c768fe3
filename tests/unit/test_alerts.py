"""The rules for Prometheus: each names what a server tells, fires where it must, and says what to do."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # pyrefly: ignore[untyped-import]
from prometheus_client.parser import text_string_to_metric_families

from schlemm.server.metrics.instruments import Instruments
from schlemm.server.metrics.numbers import Numbers

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "examples" / "deploy" / "alerts.yaml"
RULES: list[dict[str, Any]] = yaml.safe_load(FILE.read_text(encoding="utf-8"))["groups"][0]["rules"]
EXPRESSIONS = {rule["alert"]: rule["expr"] for rule in RULES}

PROMTOOL = shutil.which("promtool")
needs_promtool = pytest.mark.skipif(
    PROMTOOL is None, reason="promtool is not installed (Debian: apt-get install prometheus)"
)

LABELS = 'instance="one",job="schlemm"'
GOOD = {
    f"up{{{LABELS}}}": "1x80",
    f'schlemm_command_seconds_bucket{{le="0.25",{LABELS}}}': "0+10x80",
    f'schlemm_command_seconds_bucket{{le="2.0",{LABELS}}}': "0+10x80",
    f'schlemm_command_seconds_bucket{{le="+Inf",{LABELS}}}': "0+10x80",
    f'schlemm_event_loop_delay_seconds_bucket{{le="0.05",{LABELS}}}': "0+240x80",
    f'schlemm_event_loop_delay_seconds_bucket{{le="2.0",{LABELS}}}': "0+240x80",
    f'schlemm_event_loop_delay_seconds_bucket{{le="+Inf",{LABELS}}}': "0+240x80",
    f'schlemm_store_append_seconds_bucket{{le="0.05",{LABELS}}}': "0+10x80",
    f'schlemm_store_append_seconds_bucket{{le="2.0",{LABELS}}}': "0+10x80",
    f'schlemm_store_append_seconds_bucket{{le="+Inf",{LABELS}}}': "0+10x80",
    f'schlemm_store_appends_total{{outcome="kept",{LABELS}}}': "0+10x80",
    f'schlemm_store_appends_total{{outcome="conflict",{LABELS}}}': "0+1x80",
    f'schlemm_store_appends_total{{outcome="full",{LABELS}}}': "0x80",
    f'schlemm_bot_question_seconds_bucket{{urgency="move",le="5.0",{LABELS}}}': "0+10x80",
    f'schlemm_bot_question_seconds_bucket{{urgency="move",le="30.0",{LABELS}}}': "0+10x80",
    f'schlemm_bot_question_seconds_bucket{{urgency="move",le="+Inf",{LABELS}}}': "0+10x80",
    f"schlemm_bot_questions_waiting{{{LABELS}}}": "0 5 5x1 0 3 0x76",
    f'schlemm_bot_questions_total{{kind="WhatToDo",outcome="answered",{LABELS}}}': "0+10x80",
    f"schlemm_bot_workers_killed_total{{{LABELS}}}": "0x80",
    f"process_open_fds{{{LABELS}}}": "700x80",
    f"process_max_fds{{{LABELS}}}": "1000x80",
    f'schlemm_info{{version="1",{LABELS}}}': "1x80",
}
"""A server that is well: of each series a value a minute."""

BAD = {
    "SchlemmDown": {f"up{{{LABELS}}}": "1x10 0x70"},
    "SchlemmSlow": {f'schlemm_command_seconds_bucket{{le="0.25",{LABELS}}}': "0+9x80"},
    "SchlemmLoopLate": {f'schlemm_event_loop_delay_seconds_bucket{{le="0.05",{LABELS}}}': "0+230x80"},
    "SchlemmStoreSlow": {f'schlemm_store_append_seconds_bucket{{le="0.05",{LABELS}}}': "0+9x80"},
    "SchlemmStoreFails": {f'schlemm_store_appends_total{{outcome="full",{LABELS}}}': "0x76 1x4"},
    "SchlemmBotsLate": {f'schlemm_bot_question_seconds_bucket{{urgency="move",le="5.0",{LABELS}}}': "0+9x80"},
    "SchlemmBotsWaiting": {f"schlemm_bot_questions_waiting{{{LABELS}}}": "1x80"},
    "SchlemmBotsFail": {
        f'schlemm_bot_questions_total{{kind="WhatToDo",outcome="failed",{LABELS}}}': "_x76 1x4"
    },
    "SchlemmWorkersKilled": {f"schlemm_bot_workers_killed_total{{{LABELS}}}": "0x76 1x4"},
    "SchlemmErrors": {f'schlemm_errors_total{{logger="schlemm.store",{LABELS}}}': "_x76 1x4"},
    "SchlemmFilesFull": {f"process_open_fds{{{LABELS}}}": "900x80"},
    "SchlemmVersionsDiffer": {'schlemm_info{version="2",instance="two",job="schlemm"}': "1x80"},
}
"""What is otherwise where each alert is due."""


def told() -> set[str]:
    """The names of all series that a server tells, and what Prometheus knows of it by itself."""
    instruments = Instruments()
    instruments.append_seconds.observe(1)
    instruments.errors.labels("schlemm").inc()
    instruments.questions.labels("WhatToDo", "failed").inc()
    instruments.question_seconds.labels("move").observe(1)
    instruments.appends.labels("full").inc()
    instruments.follow(lambda: Numbers(*[0] * 9))
    families = text_string_to_metric_families(instruments.page().decode())
    return {sample.name for family in families for sample in family.samples} | {"up"}


def test_the_rules_name_what_a_server_tells() -> None:
    """A rule about a name that nobody tells would be silent for ever."""
    named = {
        name
        for text in EXPRESSIONS.values()
        for name in re.findall(r"\b(?:schlemm|process|python)_[a-z_]+", text)
    }
    assert len(named) >= 11
    assert named <= told()


def test_the_bounds_are_bounds_of_the_histograms() -> None:
    """Between two of them a share is only guessed."""
    instruments = Instruments()
    instruments.question_seconds.labels("move").observe(1)
    page = instruments.page().decode()
    for text in EXPRESSIONS.values():
        found = re.search(r"(schlemm_\w+_bucket).* > ([0-9.]+)$", text)
        if found is not None:
            assert re.search(rf'^{found[1]}{{.*le="{float(found[2])}"', page, re.MULTILINE), text


def test_each_alert_says_what_to_do() -> None:
    """The page has a line for each, and for none that there is not."""
    page = (ROOT / "docs" / "alerts.md").read_text(encoding="utf-8")
    assert {*re.findall(r"`(Schlemm\w+)`", page)} == {*EXPRESSIONS} == {*BAD}
    assert all(line.count(" | ") == 1 for line in page.splitlines() if line.startswith("| "))


@needs_promtool
def test_prometheus_understands_the_rules() -> None:
    """``promtool`` has no objection."""
    checked = subprocess.run([str(PROMTOOL), "check", "rules", FILE], capture_output=True, check=False)
    assert (checked.returncode, b"SUCCESS" in checked.stdout) == (0, True), checked


@needs_promtool
def test_each_alert_is_raised_where_it_is_due_and_nowhere_else(tmp_path: Path) -> None:
    """Over an hour and more of a server that is well there is none; with one thing amiss there is that one."""
    tests = [
        {
            "interval": "1m",
            "input_series": [
                {"series": name, "values": values} for name, values in {**GOOD, **BAD.get(due, {})}.items()
            ],
            "promql_expr_test": [
                {
                    "expr": f'count by (alertname) (ALERTS{{alertname="{name}",alertstate="firing"}})',
                    "eval_time": "78m",
                    "exp_samples": [{"labels": f'{{alertname="{name}"}}', "value": 1}] if name == due else [],
                }
                for name in EXPRESSIONS
            ],
        }
        for due in ("", *BAD)
    ]
    file = tmp_path / "tests.yaml"
    file.write_text(json.dumps({"rule_files": [str(FILE)], "evaluation_interval": "1m", "tests": tests}))
    ran = subprocess.run([str(PROMTOOL), "test", "rules", file], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
