"""Hand records in four languages as pages that people can read, and a page read back.

``python -m tests.unit.hand_records.printed_records`` writes them anew; look at what has changed before you commit it.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

from schlemm.core.deal import Deal
from schlemm.dd.table import TrickTable
from schlemm.formats.filed import FiledBoard
from schlemm.formats.pbn import read_pbn
from schlemm.hand_records.gather import common_event, gather_records
from schlemm.hand_records.page import hand_records_page
from schlemm.hand_records.style import STYLE
from schlemm.hand_records.traveller import usual_scoring
from schlemm.i18n.profile import LANGUAGES, profile_named
from schlemm.i18n.translator import Translator

GOLDEN = Path(__file__).parents[2] / "golden" / "records"
VOID = {"meta", "br"}
"""Elements without an end."""

DEAL = "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"
TRICKS = {Deal.parse(DEAL): TrickTable.parse("765a8775a84866548665")}
EVENING = f"""[Event "Donnerstag & Freitag"]
[Date "2026.11.19"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "{DEAL}"]
[Table "1"]
[North "Anna"]
[East "Egon"]
[South "Sofie <Süd>"]
[West "Walter"]
[Declarer "E"]
[Contract "4S"]
[Result "10"]
[Play "S"]
D3 D2 DA DT
*

[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "{DEAL}"]
[Table "2"]
[North "Nora"]
[South "Sven"]
[Declarer "N"]
[Contract "5DX"]
[Result "9"]

[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "{DEAL}"]
[Table "3"]
[Contract "Pass"]

[Board "2"]
[Dealer "E"]
[Vulnerable "NS"]
[Deal "E:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]
"""


def boards_in(text: str) -> list[FiledBoard]:
    """The boards of a PBN text."""
    return [item for item in read_pbn(text.encode()) if isinstance(item, FiledBoard)]


def printed(language: str) -> str:
    """An evening of two boards, without the style sheet."""
    boards = boards_in(EVENING)
    records = gather_records(boards, TRICKS)
    say = Translator(profile_named(language))
    scoring = usual_scoring(boards, max(len(record.lines) for record in records))
    page = hand_records_page(records, say, title=common_event(boards) or "Club", scoring=scoring)
    style = "\n".join(f"    {line}" for line in STYLE.strip().split("\n"))
    assert style in page
    return page.replace(style, "    …")


@dataclass
class Element:
    """An element of a page.

    Attributes:
        tag: Its name.
        attributes: What its tag says.
        text: What is written in it, elements in it apart.
        within: The elements in it.
    """

    tag: str
    attributes: dict[str, str | None]
    text: str = ""
    within: "list[Element]" = field(default_factory=list)

    @property
    def classes(self) -> set[str]:
        """Its classes."""
        return set((self.attributes.get("class") or "").split())

    @property
    def whole_text(self) -> str:
        """All that is written in it, without the signs that say how a suit is drawn."""
        return self.text.replace("\ufe0e", "")

    def all(self, tag: str = "", name: str = "") -> "Iterator[Element]":
        """The elements in it with this tag and class, in the order of the page."""
        for each in self.within:
            if (not tag or each.tag == tag) and (not name or name in each.classes):
                yield each
            yield from each.all(tag, name)


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open = [Element("", {})]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, dict(attrs))
        self.open[-1].within.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop().tag == tag, "elements are closed in their order"

    def handle_data(self, data: str) -> None:
        for element in self.open:
            element.text += data


def read_page(page: str) -> Element:
    """A page as a tree; its elements are closed in their order."""
    reader = _Reader()
    reader.feed(page)
    reader.close()
    assert len(reader.open) == 1
    return reader.open[0]


if __name__ == "__main__":
    GOLDEN.mkdir(parents=True, exist_ok=True)
    for name in LANGUAGES:
        (GOLDEN / f"{name}.html").write_text(printed(name), encoding="utf-8")
