"""One word a thing: no public class shares its name with another one, and no function but those that play one role."""

import ast
import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]

SHARED = {
    *("answers", "opening", "rebids", "topics", "overcalls", "advances", "after_overcall"),
    "command",
    *("decide", "evolve", "opened", "encode", "decode"),
    *("bids", "boards"),
    *("overtricks", "shapes"),
}
"""Functions that play one role in several packages; the vocabulary says which."""


def public_names(*kinds: type[ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef]) -> Counter[str]:
    """How many public definitions of these kinds the package has of each name."""
    return Counter(
        node.name
        for path in (ROOT / "src" / "schlemm").rglob("*.py")
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, kinds) and not node.name.startswith("_")
    )


def spoken_of() -> set[str]:
    """The names that stand in the vocabulary, as code."""
    page = (ROOT / "docs" / "vocabulary.md").read_text("utf-8")
    return set(re.findall(r"`(\w+)`", page))


def test_a_class_has_a_name_of_its_own() -> None:
    """No public class stands twice."""
    names = public_names(ast.ClassDef)
    assert names["Table"], "nothing was found; does the package lie elsewhere?"
    doubles = {name for name, count in names.items() if count > 1}
    assert not doubles, "give the newcomer another name"


def test_a_function_has_a_name_of_its_own() -> None:
    """Only functions that play the same role in several packages share a name, and the vocabulary speaks of each."""
    names = public_names(ast.FunctionDef, ast.AsyncFunctionDef)
    doubles = {name for name, count in names.items() if count > 1}
    assert doubles == SHARED, "give the newcomer another name, or begin it with an underscore"
    assert doubles <= spoken_of()


def phrases_to_avoid() -> list[str]:
    """What the first column of the vocabulary's last table has."""
    table = (ROOT / "docs" / "vocabulary.md").read_text("utf-8").partition("## Words of docstrings")[2]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| ")][1:]
    return [phrase.strip() for row in rows for phrase in row.split(",")]


def test_docstrings_and_comments_speak_as_the_trade_does() -> None:
    """Nothing in the package or the browser's sources has a phrase that the vocabulary replaces."""
    assert "let pass" in phrases_to_avoid()
    wrong = re.compile(rf"\b({'|'.join(phrases_to_avoid())})\b", re.IGNORECASE)
    sources = [
        *(ROOT / "src" / "schlemm").rglob("*.py"),
        *(ROOT / "web" / "src").rglob("*.ts"),
        *(ROOT / "web" / "src").rglob("*.svelte"),
    ]
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in sources
        if "generated" not in path.parts
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if wrong.search(line.replace("outcome of", ""))
    ]
    assert not found
