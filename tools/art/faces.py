"""The faces of the 52 cards as one sheet of symbols, `web/src/bridge/cards/faces.svg`, drawn for Schlemm.

`PYTHONPATH=tools python -m art.faces` draws it anew. A face is 240 by 340 and has room for an index in two corners: the letters are text of the page, because they follow its
language. Pips take the colour of the text around them; the courts bring their own.
"""

from pathlib import Path

from art.courts import GOLD, INK, half

SHEET = Path(__file__).parents[2] / "web/src/bridge/cards/faces.svg"
PIPS = {
    "S": "M16 1.5C18.6 7.4 30 12.6 30 20.3A6.4 6.4 0 0 1 18.6 24.3Q19 28.4 22.4 30.5H9.6Q13 28.4 13.4 24.3"
    "A6.4 6.4 0 0 1 2 20.3C2 12.6 13.4 7.4 16 1.5Z",
    "H": "M16 30.2C13.2 24.4 1.8 19.4 1.8 10.6A7.4 7.4 0 0 1 16 7.4A7.4 7.4 0 0 1 30.2 10.6"
    "C30.2 19.4 18.8 24.4 16 30.2Z",
    "D": "M16 .8Q20.6 9.2 27.6 16Q20.6 22.8 16 31.2Q11.4 22.8 4.4 16Q11.4 9.2 16 .8Z",
    "C": "M16 1.4A6.7 6.7 0 0 1 20.9 12.7A6.7 6.7 0 1 1 18.2 22.4Q18.4 27.6 22.2 30.5H9.8Q13.6 27.6 13.8 22.4"
    "A6.7 6.7 0 1 1 11.1 12.7A6.7 6.7 0 0 1 16 1.4Z",
}
WORN = {
    "K": (
        "M5 27L3.4 12.5L10.4 18L16 8.5L21.6 18L28.6 12.5L27 27Z",
        "M5 27L3.4 12.5L10.4 18L16 8.5L21.6 18L28.6 12.5L27 27ZM5 27H27M5.4 23.3H26.6M16 8.5V1.6M13.2 4.1H18.8",
    ),
    "Q": (
        "M5 27Q4 19 6 16Q9.5 21.5 16 21.5Q22.5 21.5 26 16Q28 19 27 27Z",
        "M5 27Q3.6 18 5.2 13.5Q9 21 11.5 20.5Q15.5 16 16 9.5Q16.5 16 20.5 20.5Q23 21 26.8 13.5Q28.4 18 27 27ZM5.3 23.5H26.7M16 9.5A2.1 2.1 0 1 1 16.01 9.5M5.2 13.5A1.9 1.9 0 1 1 5.21 13.5M26.8 13.5A1.9 1.9 0 1 1 26.81 13.5",
    ),
    "J": (
        "M5 27Q4.5 17.5 12 16.5Q20 15.5 26 20.5L27 27Z",
        "M4 27Q3.5 17.5 12 16.5Q20 15.5 26.5 20.5L28 27ZM4 27H28M4.3 23.3H27.2M20.5 17.8Q19 8 29 2.5Q30.5 10.5 23.6 18.8M21.7 17.2Q23 10.5 27.6 6",
    ),
}
"""What the pip of a plain court wears, on a field of 32 by 32: crown, coronet, cap with a feather; the gold, the lines."""
COLUMNS = (77, 120, 163)
TOP, STEP = 62, 36
ROWS = 6
SPOTS = {
    "2": "10 16",
    "3": "10 13 16",
    "4": "00 20 06 26",
    "5": "00 20 13 06 26",
    "6": "00 20 03 23 06 26",
    "7": "00 20 11.5 03 23 06 26",
    "8": "00 20 11.5 03 23 14.5 06 26",
    "9": "00 20 02 22 13 04 24 06 26",
    "T": "00 20 11 02 22 04 24 15 06 26",
}
"""Where the pips of a number lie: column 0 to 2 and row 0 to 6, those of the lower half upside down."""
WINDOW_X, WINDOW_Y, WINDOW_W, WINDOW_H = 51, 38, 138, 132


def _pip(suit: str, x: float, y: float, size: float, turned: bool = False) -> str:
    turn = " rotate(180)" if turned else ""
    return f'<use href="#{suit}" transform="translate({x:g} {y:g}){turn} scale({size / 32:.4g}) translate(-16 -16)"/>'


def _number(rank: str, suit: str) -> str:
    spots = ((COLUMNS[int(spot[0])], float(spot[1:])) for spot in SPOTS[rank].split())
    return "".join(_pip(suit, x, TOP + STEP * row, 45, row > ROWS / 2) for x, row in spots)


def _ace(suit: str) -> str:
    rings = "".join(
        f'<circle cx="120" cy="170" r="{radius}" fill="none" stroke="{GOLD}" stroke-width="{width}"/>'
        for radius, width in ((70, 2), (75, 0.9))
    )
    return rings + _pip(suit, 120, 170, 100)


def _court(rank: str, suit: str) -> str:
    scale_x, scale_y = WINDOW_W / 148, WINDOW_H / 138
    frame = f'x="{WINDOW_X}" y="{WINDOW_Y}" width="{WINDOW_W}" height="{2 * WINDOW_H}" rx="7"'
    bust = f'<g transform="translate({WINDOW_X} {WINDOW_Y}) scale({scale_x:.4g} {scale_y:.4g})">{half(rank, suit)}</g>'
    belt = f'<path d="M{WINDOW_X} 170h{WINDOW_W}" stroke="{INK}" stroke-width="7"/><path d="M{WINDOW_X} 170h{WINDOW_W}" stroke="{GOLD}" stroke-width="3"/>'
    return (
        f'<clipPath id="w{rank}{suit}"><rect {frame}/></clipPath>'
        f'<rect {frame} fill="#fbf5e6"/>'
        f'<g clip-path="url(#w{rank}{suit})"><g id="h{rank}{suit}">{bust}</g>'
        f'<use href="#h{rank}{suit}" transform="rotate(180 120 170)"/>{belt}</g>'
        f'<rect {frame} fill="none" stroke="{GOLD}" stroke-width="1.8"/>'
    )


def face(card: str) -> str:
    """What lies on a card between its indices, e.g. of `SK`, as SVG on a field of 240 by 340."""
    suit, rank = card[0], card[1]
    if rank == "A":
        return _ace(suit)
    return _court(rank, suit) if rank in "KQJ" else _number(rank, suit)


def _worn(rank: str) -> str:
    gold, line = WORN[rank]
    return (
        f'<symbol id="{rank}" viewBox="0 0 32 32"><path fill="{GOLD}" d="{gold}"/><path fill="none" stroke="currentColor" '
        f'stroke-width="2" stroke-linejoin="round" stroke-linecap="round" d="{line}"/></symbol>'
    )


def sheet() -> str:
    """All faces, each a symbol with the card's name, and what plain courts wear, with the rank's."""
    pips = "".join(f'<path id="{suit}" d="{path}"/>' for suit, path in PIPS.items())
    cards = "\n".join(
        f'<symbol id="{suit}{rank}" viewBox="0 0 240 340">{face(suit + rank)}</symbol>'
        for suit in PIPS
        for rank in "AKQJT98765432"
    )
    worn = "\n".join(_worn(rank) for rank in WORN)
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{pips}</defs>\n{cards}\n{worn}\n</svg>\n'


if __name__ == "__main__":
    SHEET.write_text(sheet(), encoding="utf-8")
