"""How hand records look: A4, several boards on a page, legible in colour and without."""

from __future__ import annotations

from typing import Final

STYLE: Final = """
@page { size: A4; margin: 10mm }
* { box-sizing: border-box; margin: 0; padding: 0 }
html { color-scheme: light }
body { max-width: 190mm; margin: 0 auto; padding: 4mm 0; background: #fff; color: #000;
  font: 9pt/1.3 system-ui, "Segoe UI", "Liberation Sans", Arial, sans-serif; font-variant-numeric: tabular-nums }
h1 { font-size: 15pt; line-height: 1.2 }
h2 { font-size: 11pt }
i { font-style: normal }
i.h, i.d { color: #c00000 }
.top { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 1mm 6mm;
  margin-bottom: 3mm; border-bottom: 0.5mm solid #000 }
.boards { display: grid; gap: 3mm; grid-template-columns: repeat(auto-fill, minmax(min(60mm, 100%), 1fr)) }
.boards.few { grid-template-columns: repeat(auto-fill, minmax(min(90mm, 100%), 1fr)) }
.boards.many { grid-template-columns: 1fr }
.board { border: 0.3mm solid #000; padding: 2mm; break-inside: avoid; overflow: hidden }
.many .board { display: flex; flex-wrap: wrap; gap: 2mm 4mm; align-items: flex-start }
.record { flex: 0 0 60mm; max-width: 100% }
.many .results { flex: 1 1 100mm }
header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0 2mm;
  border-bottom: 0.2mm solid #999; margin-bottom: 1mm }
.deal { display: grid; grid-template: auto auto auto / 1fr 15mm 1fr; gap: 1mm }
.hand p { padding-left: 1.3em; text-indent: -1.3em }
.hand i { display: inline-block; width: 1.3em; text-indent: 0; text-align: center }
.hand.north { grid-area: 1 / 2 / auto / span 2 }
.hand.west { grid-area: 2 / 1 }
.hand.east { grid-area: 2 / 3 }
.hand.south { grid-area: 3 / 2 / auto / span 2 }
.compass { grid-area: 2 / 2; display: grid; grid-template: 1fr 1fr 1fr / 1fr 1fr 1fr; width: 15mm; height: 15mm;
  place-items: center; border: 0.3mm solid #000; align-self: center; font-size: 7.5pt; line-height: 1 }
.compass b, .points b { min-width: 4.2mm; padding: 0.5mm; text-align: center }
.compass b { border: 0.3mm solid transparent }
.compass .danger { background: #a00000; color: #fff; print-color-adjust: exact; -webkit-print-color-adjust: exact }
.compass .dealer { border-color: #000; outline: 0.3mm solid #fff; outline-offset: -0.6mm; text-decoration: underline }
.compass span { grid-area: 2 / 2; font-size: 10pt; font-weight: bold }
.points { grid-area: 3 / 1; display: grid; grid-template: auto auto auto / 6mm 6mm 6mm; justify-content: start;
  align-content: center; justify-items: center; font-size: 8pt; line-height: 1.1 }
.points b { font-weight: normal }
b.north { grid-area: 1 / 2 }
b.west { grid-area: 2 / 1 }
b.east { grid-area: 2 / 3 }
b.south { grid-area: 3 / 2 }
.worth { display: flex; gap: 3mm; margin-top: 1.5mm; border-top: 0.2mm solid #999; padding-top: 1mm; font-size: 8pt }
table { border-collapse: collapse }
.tricks { flex: none }
.tricks td, .tricks th { width: 5mm; text-align: center; line-height: 1.2 }
.par ul { list-style: none }
.results { width: 100%; font-size: 7.5pt; line-height: 1.25; overflow-wrap: anywhere }
.board > .results:not(:first-child) { margin-top: 1.5mm }
.results th, .results td { border: 0.2mm solid #999; padding: 0.4mm 0.8mm; text-align: left; vertical-align: top }
.results th { background: #eee; print-color-adjust: exact; -webkit-print-color-adjust: exact }
.results td:nth-child(n + 4), .results th:nth-child(n + 4) { overflow-wrap: normal }
.results td:nth-child(n + 7) { text-align: right; white-space: nowrap }
.legend { margin-top: 3mm; font-size: 7.5pt; color: #333 }
@media screen { body { padding: 4mm } .board { overflow-x: auto } }
@media print { .hint { display: none } body { padding: 0 } }
"""
