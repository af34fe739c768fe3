"""How hand records look: A4, several boards on a page, legible in colour and without."""

from __future__ import annotations

import re
from typing import Final

STYLE: Final = """
@page { size: A4; margin: 10mm 10mm 13mm;
  @bottom-right { content: counter(page) " / " counter(pages); font: 7.5pt Arial } }
* { box-sizing: border-box; margin: 0; padding: 0 }
html { color-scheme: light }
body { max-width: 190mm; margin: 0 auto; padding: 4mm 0; background: #fff; color: #000;
  font: 8.5pt/1.25 Arial, "Liberation Sans", Helvetica, system-ui, sans-serif; font-variant-numeric: tabular-nums }
h1 { font-size: 15pt; line-height: 1.2; overflow-wrap: anywhere }
h2 { font-size: 11pt; line-height: 1.2 }
i { font-style: normal }
i.h, i.d { color: #e03030; -webkit-text-stroke: 0.12mm #800000 }
.top { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0 6mm;
  margin-bottom: 2mm; border-bottom: 0.5mm solid #000; break-after: avoid }
.outcome { font-size: 11pt }
.part { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0 6mm;
  margin: 4mm 0 1.5mm; break-after: avoid; overflow-wrap: anywhere }
.part:first-child { margin-top: 0 }
.part h2 { font-size: 13pt }
.legend { margin-bottom: 2mm; font-size: 7pt; line-height: 1.2; color: #333; break-after: avoid }
.boards { display: grid; gap: 2.5mm; padding-right: 0.3mm;
  grid-template-columns: repeat(auto-fill, minmax(min(60mm, 100%), 1fr)) }
.boards.few { grid-template-columns: repeat(auto-fill, minmax(min(90mm, 100%), 1fr)) }
.boards.many { grid-template-columns: minmax(0, 1fr) }
.board { border: 0.3mm solid #000; padding: 1.5mm; break-inside: avoid; min-width: 0 }
.board.long { break-inside: auto }
.many .board { display: flex; flex-wrap: wrap; gap: 2mm 3mm; align-items: flex-start }
.many .record { flex: 0 0 57mm; max-width: 100%; break-inside: avoid }
.many .results { flex: 1 1 100mm; min-width: 0 }
.deal { display: grid; grid-template: auto auto auto / minmax(0, 1fr) 13mm minmax(0, 1fr); gap: 0.8mm 1mm }
.deal header { grid-area: 1 / 1; font-size: 7.5pt; line-height: 1.15 }
.hand p { padding-left: 1.2em; text-indent: -1.2em }
.hand i { display: inline-block; width: 1.2em; text-indent: 0 }
.hand.north { grid-area: 1 / 2 / auto / span 2; padding-right: 11mm }
.hand.west { grid-area: 2 / 1 }
.hand.east { grid-area: 2 / 3 }
.hand.south { grid-area: 3 / 2 / auto / span 2 }
.compass { grid-area: 2 / 2; display: grid; grid-template: 1fr 1fr 1fr / 1fr 1fr 1fr; width: 13mm; height: 13mm;
  place-items: center; border: 0.3mm solid #000; align-self: center; font-size: 7pt; line-height: 1 }
.compass b { min-width: 3.6mm; padding: 0.5mm 0; text-align: center; border: 0.3mm solid transparent }
.compass .danger { background: #a00000; color: #fff; print-color-adjust: exact; -webkit-print-color-adjust: exact }
.compass .dealer { border-color: #000; outline: 0.3mm solid #fff; outline-offset: -0.6mm; text-decoration: underline }
.compass span { grid-area: 2 / 2; font-size: 8pt; font-weight: bold }
.compass .wide { font-size: 6pt }
.points { grid-area: 1 / 3; justify-self: end; align-self: start; display: grid; justify-items: center;
  grid-template: auto auto auto / 4mm 2.5mm 4mm; font-size: 7.5pt; line-height: 1.1 }
.points b { font-weight: normal }
b.north { grid-area: 1 / 2 }
b.west { grid-area: 2 / 1 }
b.east { grid-area: 2 / 3 }
b.south { grid-area: 3 / 2 }
table { border-collapse: collapse }
.tricks { grid-area: 3 / 1; align-self: end; justify-self: start; font-size: 6.8pt }
.tricks td, .tricks th { width: 3.4mm; text-align: center; line-height: 1.15 }
.par { margin-top: 1mm; border-top: 0.2mm solid #999; padding-top: 0.7mm; font-size: 7.5pt; line-height: 1.2 }
.par p, .par ul, .par li { display: inline; list-style: none }
.par li { white-space: nowrap }
.par li:not(:last-child)::after { content: ", " }
.results { width: 100%; table-layout: fixed; font-size: 7pt; line-height: 1.2; overflow-wrap: break-word }
.few .results { margin-top: 1.2mm }
.results tr { break-inside: avoid }
.results th, .results td { border: 0.2mm solid #999; padding: 0.3mm 0.6mm; text-align: left; vertical-align: top }
.results th { background: #eee; print-color-adjust: exact; -webkit-print-color-adjust: exact }
.results tbody th span { display: inline-block }
.results thead th { font-size: 6.3pt }
.results tbody th { background: none; font-weight: normal }
.results .room { width: 11mm }
.many .results .result { width: 19mm }
.many .results .declarer { width: 12mm }
.many .results .lead { width: 13.5mm }
.many .results .score { width: 12mm }
.many .results .won { width: 9mm }
.few .results .result { width: 26mm }
.few .results .declarer { width: 13mm }
.few .results .lead { width: 14mm }
.results .score, .results .won { text-align: right }
@media screen { body { max-width: 198mm; padding: 4mm } .board { overflow-x: auto }
  .many .results { min-width: 115mm } }
@media print { .hint { display: none } body { padding: 0 } }
"""

_PLAIN: Final = re.compile("[0-9A-Za-z ]")


def repeated_title(title: str) -> str:
    r"""A rule that has a title at the foot of every sheet but the first.

    Every sign that could mean something, to the style sheet or to the page around it, is told by its number.

    >>> repeated_title('A"</b>')[32:52]
    '"A\\22 \\3c \\2f b\\3e "'
    """
    told = "".join(sign if _PLAIN.match(sign) else f"\\{ord(sign):x} " for sign in title)
    return (
        f'@page {{ @bottom-left {{ content: "{told}"; font: 7.5pt Arial }} }} '
        '@page :first { @bottom-left { content: "" } }'
    )
