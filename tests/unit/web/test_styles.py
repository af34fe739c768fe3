"""The styles of the browser: what looks alike is said once, in `web/src/styles` or in a component that is shared."""

import re
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).parents[3] / "web/src"
MOST = 42
"""How many rules there are, of two declarations or more, whose body stands elsewhere too. It may only become less."""

NO_RULES = re.compile(r"/\*.*?\*/|@keyframes [\w-]+ {(?:[^{}]*{[^{}]*})*\s*}", re.DOTALL)
STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)
RULE = re.compile(r"([^{};]+){([^{}]*)}")


def styles(path: Path) -> str:
    """The rules of a style sheet, or of a component."""
    text = path.read_text(encoding="utf-8")
    return NO_RULES.sub("", text if path.suffix == ".css" else "".join(STYLE.findall(text)))


def rules_by_body() -> dict[frozenset[str], list[str]]:
    """For each set of two declarations or more the rules that have just these."""
    found = defaultdict(list)
    for path in sorted([*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.css")]):
        for selector, body in RULE.findall(styles(path)):
            declarations = frozenset(" ".join(each.split()) for each in body.split(";") if each.strip())
            if len(declarations) > 1:
                found[declarations].append(f"{path.relative_to(SOURCE)}: {' '.join(selector.split())}")
    return found


def test_a_look_is_said_once() -> None:
    """A new rule is not one that another component has already: that is a class of `styles/`, or a component."""
    doubles = [rules for rules in rules_by_body().values() if len(rules) > 1]
    assert sum(map(len, doubles)) <= MOST, "\n".join(map(str, doubles))


def test_rules_are_found() -> None:
    """The count above sees what components and style sheets say, whatever the order and in whichever block."""
    found = rules_by_body()
    cluster = frozenset({"display: flex", "flex-wrap: wrap", "gap: var(--s2)"})
    assert "styles/layout.css: .cluster, .cluster-wide" in found[cluster]
    assert len(found) > 500
