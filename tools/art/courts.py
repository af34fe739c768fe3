"""Kings, queens and jacks: twelve people from parts, drawn for Schlemm.

A court stands in a window of 148 by 138; the window's lower edge is the middle of the card, about which the figure turns.
Every figure is flat colour under one ink line, with gold as its only ornament. What tells them apart besides head-dress
and beard is what each suit gives: hair, second colour of the robe, its pattern, what they hold, and where they look.
"""

from dataclasses import dataclass

INK = "#17211d"
GOLD = "#d9a441"
DEEP_GOLD = "#b98427"
SKIN = "#f4dcbf"
BLUSH = "#e7a98c"
LIPS = "#b3342f"
LINEN = "#fffaf0"
LEAF = "#2b7345"
STEEL = "#cdd5d8"
WOOD = "#8a5a2b"
LINE = f'stroke="{INK}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"'
HAIRLINE = f'fill="none" stroke="{INK}" stroke-width="1.4" stroke-linecap="round"'


@dataclass(frozen=True)
class House:
    """What the three courts of a suit share."""

    robe: str
    second: str
    hair: str
    beard: str
    pattern: str
    """Path of one ornament of the robe, about its own middle."""
    glance: float
    """How far the pupils look to the figure's left, in units."""


HOUSES = {
    "S": House("#22303a", "#2f6196", "#33281f", "#4d4a45", "M0-3.2L3.2 0 0 3.2-3.2 0Z", 1.3),
    "H": House("#bf2b2d", "#1f6a55", "#e3b45c", "#efe7d4", "M0 3.4C-5 0-3-4 0-1.6 3-4 5 0 0 3.4Z", -1.3),
    "D": House(
        "#c4610f", "#29497f", "#a4502a", "#b5672f", "M-4 0L0-1.6 4 0 0 1.6ZM0-4.4L1.4 0 0 4.4-1.400 0Z", 1.3
    ),
    "C": House("#20693d", "#a3352f", "#6d4523", "#7b5028", "M0-3.2A3.2 3.2 0 1 1-.01-3.2Z", -1.3),
}


def _shape(path: str, fill: str) -> str:
    return f'<path d="{path}" fill="{fill}" {LINE}/>'


def _line(path: str) -> str:
    return f'<path d="{path}" fill="none" {LINE}/>'


def _dot(x: float, y: float, r: float, fill: str, line: bool = False) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"{" " + LINE if line else ""}/>'


def _robe(house: House) -> str:
    """Two wide lapels with the suit's pattern, edged in gold, and the belt at the card's middle."""
    left = "M0 138V113C16 100 36 94 54 91L74 138Z"
    right = "M148 138V113C132 100 112 94 94 91L74 138Z"
    spots = [(9, 119), (24, 111), (39, 106), (15, 131), (31, 125), (46, 119), (57, 131)]
    ornaments = "".join(
        f'<path d="{house.pattern}" transform="translate({x} {y})"/>'
        for x, y in [*spots, *((148 - x, y) for x, y in spots)]
    )
    edge = "M51 92L71 138M97 92L77 138"
    return (
        _shape(left, house.robe)
        + _shape(right, house.second)
        + f'<g fill="{GOLD}">{ornaments}</g>'
        + f'<path d="{edge}" fill="none" stroke="{INK}" stroke-width="7"/>'
        + f'<path d="{edge}" fill="none" stroke="{GOLD}" stroke-width="3.4"/>'
    )


def _face(house: House, brow: str) -> str:
    glance = house.glance
    return (
        _shape("M55 44H93V66C93 81 85 90 74 90 63 90 55 81 55 66Z", SKIN)
        + _dot(61, 71, 3.4, BLUSH)
        + _dot(87, 71, 3.4, BLUSH)
        + f'<path d="{brow}" fill="none" {LINE}/>'
        + _line("M61.500 60Q66 57.500 70.500 60M77.500 60Q82 57.500 86.500 60")
        + _dot(66 + glance, 61.4, 2.1, INK)
        + _dot(82 + glance, 61.4, 2.1, INK)
        + f'<path d="M74 60V69Q73 71.500 {70.5 if glance < 0 else 77.5} 70.500" {HAIRLINE.replace("1.4", "1.9")}/>'
    )


def _king(suit: str, house: House) -> str:
    ermine = "".join(
        f'<path d="M{x} {y}l1.800 6-1.800 2.400-1.800-2.400Z" fill="{INK}"/>'
        for x, y in ((60, 97), (88, 97), (67, 106), (81, 106), (74, 115))
    )
    collar = _shape("M48 91C56 104 66 120 74 130 82 120 92 104 100 91L90 84H58Z", LINEN) + ermine
    hair = _shape(
        "M50 44C39 55 39 74 46 84 53 86 58 81 59 72V44ZM98 44C109 55 109 74 102 84 95 86 90 81 89 72V44Z",
        house.beard,
    )
    strands = f'<path d="M48 58Q51 66 48 77M100 58Q97 66 100 77" {HAIRLINE}/>'
    chin = {
        "S": "M55 68C58 73 64 72 68 70 71 68 77 68 80 70 84 72 90 73 93 68 96 88 90 108 74 114 58 108 52 88 55 68Z",
        "H": "M55 68C58 73 64 72 68 70 71 68 77 68 80 70 84 72 90 73 93 68 97 78 95 90 88 96 84 103 78 104 74 101 70 104 64 103 60 96 53 90 51 78 55 68Z",
        "D": "M55 68C58 73 64 72 68 70 71 68 77 68 80 70 84 72 90 73 93 68 94 84 86 94 80 98L74 110 68 98C62 94 54 84 55 68Z",
        "C": "M55 68C58 73 64 72 68 70 71 68 77 68 80 70 84 72 90 73 93 68 97 84 92 100 84 104L74 100 64 104C56 100 51 84 55 68Z",
    }[suit]
    curls = f'<path d="M64 84Q65 92 68 97M74 85V98M84 84Q83 92 80 97M60 78Q60 84 62 88M88 78Q88 84 86 88" {HAIRLINE}/>'
    mouth = f'<path d="M69.500 77.500Q74 80 78.500 77.500" fill="none" stroke="{LIPS}" stroke-width="2.6" stroke-linecap="round"/>'
    return (
        _robe(house)
        + collar
        + hair
        + strands
        + _face(house, "M61 55.500Q66 53 70.500 55.500M77.500 55.500Q82 53 87 55.500")
        + _shape(chin, house.beard)
        + curls
        + mouth
        + _crown(suit, house)
        + _held_by_king(suit, house)
    )


def _crown(suit: str, house: House) -> str:
    """Four crowns: with a cross, of five points, of lilies, and closed by an arch."""
    band = _shape("M50 46C66 42 82 42 98 46V37C82 33 66 33 50 37Z", house.second)
    pearls = "".join(_dot(x, 40.6 + abs(x - 74) * 0.06 - 1.2, 1.9, LINEN) for x in (56, 65, 74, 83, 92))
    top = {
        "S": _shape("M50 37L45 15 59 25 74 9 89 25 103 15 98 37C82 33 66 33 50 37Z", GOLD)
        + "".join(_dot(x, y, 3.4, LINEN, True) for x, y in ((45, 14), (103, 14)))
        + _line("M74 9V1M70 4.500H78"),
        "H": _shape("M50 37L43 14 56 24 62 8 74 22 86 8 92 24 105 14 98 37C82 33 66 33 50 37Z", GOLD)
        + "".join(_dot(x, y, 3.2, house.robe, True) for x, y in ((43, 13), (62, 7), (86, 7), (105, 13))),
        "D": _shape(
            "M50 37C47 28 46 22 48 15 53 17 56 21 58 27 62 18 68 14 74 4 80 14 86 18 90 27 92 21 95 17 100 15 102 22 101 28 98 37 82 33 66 33 50 37Z",
            GOLD,
        )
        + _shape("M74 14L79 21.500 74 29 69 21.500Z", house.robe),
        "C": _shape("M50 37C46 20 58 10 74 10 90 10 102 20 98 37 82 33 66 33 50 37Z", house.robe)
        + f'<path d="M62 34.500C62 24 66 15 74 10 82 15 86 24 86 34.500" fill="none" stroke="{INK}" stroke-width="6.600"/>'
        + f'<path d="M62 34.500C62 24 66 15 74 10 82 15 86 24 86 34.500" fill="none" stroke="{GOLD}" stroke-width="3"/>'
        + _dot(74, 6.5, 4.4, GOLD, True),
    }[suit]
    return top + band + pearls


def _hand(x: float, y: float) -> str:
    return (
        _dot(x, y, 7.6, SKIN, True)
        + f'<path d="M{x - 3} {y - 3.4}h6M{x - 3.6} {y}h7M{x - 3} {y + 3.4}h6" {HAIRLINE}/>'
    )


def _staff(x: float, top: float, fill: str, width: float = 4.2) -> str:
    return f'<path d="M{x:g} 138V{top:g}" stroke="{INK}" stroke-width="{width + 4:g}"/><path d="M{x:g} 138V{top:g}" stroke="{fill}" stroke-width="{width:g}"/>'


def _held_by_king(suit: str, house: House) -> str:
    """A sword, a sceptre, an axe, an orb on its staff: at the figure's left."""
    held = {
        "S": _shape("M130 20L135 32V92H125V32Z", STEEL)
        + f'<path d="M130 30V90" {HAIRLINE}/>'
        + _shape("M116 90H144V97H116Z", GOLD)
        + _shape("M126.500 97H133.500V128H126.500Z", house.second)
        + _dot(130, 131, 4.6, GOLD, True),
        "H": _staff(130, 30, GOLD)
        + _shape("M130 38C118 30 121 19 130 24 139 19 142 30 130 38Z", house.robe)
        + _dot(130, 42, 3.6, GOLD, True),
        "D": _staff(130, 26, WOOD)
        + _shape("M127 34C118 30 112 34 109 44 113 52 120 54 127 50ZM133 36H140V48H133Z", STEEL)
        + _shape("M130 16L134 26H126Z", GOLD),
        "C": _staff(130, 44, GOLD)
        + _dot(130, 34, 10, house.second, True)
        + _line("M120 34H140M130 24V14M126 18H134"),
    }[suit]
    return held + _hand(128, 112)


def _queen(suit: str, house: House) -> str:
    collar = _shape("M50 91C58 102 66 114 74 126 82 114 90 102 98 91L90 85H58Z", LINEN)
    chain = (
        f'<path d="M58 93C64 104 84 104 90 93" fill="none" stroke="{DEEP_GOLD}" stroke-width="2.800"/>'
        + _dot(74, 103, 4, house.robe, True)
    )
    hair = {
        "S": "M46 40C38 56 40 84 44 98 52 102 59 98 60 88V40ZM102 40C110 56 108 84 104 98 96 102 89 98 88 88V40Z",
        "H": "M47 40C34 52 42 64 36 76 34 90 46 98 54 96 60 92 60 86 60 78V40ZM101 40C114 52 106 64 112 76 114 90 102 98 94 96 88 92 88 86 88 78V40Z",
        "D": "M48 40C40 52 42 68 46 78L40 86 48 94 42 104 52 106 58 92 60 78V40ZM100 40C108 52 106 68 102 78L108 86 100 94 106 104 96 106 90 92 88 78V40Z",
        "C": "M47 40C36 46 34 62 40 72 36 80 44 88 52 86 58 84 60 78 60 70V40ZM101 40C112 46 114 62 108 72 112 80 104 88 96 86 90 84 88 78 88 70V40Z",
    }[suit]
    strands = f'<path d="M48 56Q53 70 49 86M100 56Q95 70 99 86" {HAIRLINE}/>'
    fringe = _shape(
        "M55 58C54 48 62 44 74 46 86 44 94 48 93 58 90 50 82 49 74 52 66 49 58 50 55 58Z", house.hair
    )
    mouth = (
        f'<path d="M68.500 78Q71.500 75.500 74 77 76.500 75.500 79.500 78 74 83 68.500 78Z" fill="{LIPS}"/>'
    )
    return (
        _robe(house)
        + collar
        + chain
        + _shape(hair, house.hair)
        + strands
        + _face(house, "M62 56Q66 54 70 56M78 56Q82 54 86 56")
        + fringe
        + mouth
        + _coronet(suit, house)
        + _held_by_queen(suit, house)
    )


def _coronet(suit: str, house: House) -> str:
    """Four coronets: of pearls, of leaves, of rays, and a hood with a band."""
    if suit == "C":
        veil = _shape("M50 45C42 24 56 10 74 10 92 10 106 24 98 45 84 38 64 38 50 45Z", house.second)
        band = _shape("M50 45C64 37 84 37 98 45V38C84 30 64 30 50 38Z", GOLD)
        return (
            veil + band + "".join(_dot(x, 36.5 + abs(x - 74) * 0.13, 2, LINEN) for x in (58, 66, 74, 82, 90))
        )
    points = {
        "S": "M52 44C49 33 52 25 58 20L65 30 74 15 83 30 90 20C96 25 99 33 96 44 82 39 66 39 52 44Z",
        "H": "M52 44C48 34 48 27 52 19 57 21 60 25 61 31 63 22 68 18 74 10 80 18 85 22 87 31 88 25 91 21 96 19 100 27 100 34 96 44 82 39 66 39 52 44Z",
        "D": "M52 44L46 24 57 31 60 16 68 28 74 11 80 28 88 16 91 31 102 24 96 44C82 39 66 39 52 44Z",
    }[suit]
    pearls = {
        "S": ((58, 19), (74, 13), (90, 19)),
        "H": ((74, 9),),
        "D": ((46, 23), (60, 15), (74, 10), (88, 15), (102, 23)),
    }[suit]
    tips = "".join(_dot(x, y, 3, LINEN, True) for x, y in pearls)
    return (
        _shape(points, GOLD)
        + tips
        + _dot(74, 33.5, 3.8, house.robe, True)
        + _line("M53 39.500Q74 40 95 39.500")
    )


def _held_by_queen(suit: str, house: House) -> str:
    """A tulip, a rose, a fan of wheat, a sprig of clover: at the figure's right."""
    stem = f'<path d="M20 138C18 116 22 92 20 66" fill="none" stroke="{INK}" stroke-width="6.600"/><path d="M20 138C18 116 22 92 20 66" fill="none" stroke="{LEAF}" stroke-width="3"/>'
    leaf = _shape("M20 92C10 92 6 84 7 78 16 79 20 84 20 92Z", LEAF)
    bloom = {
        "S": _shape("M8 44L14 52 20 42 26 52 32 44C35 58 30 68 20 70 10 68 5 58 8 44Z", house.second),
        "H": _dot(20, 56, 12.5, house.robe, True)
        + f'<path d="M20 56m-4 0a4 4 0 1 1 5 4M20 48a8 8 0 1 1-8 9" fill="none" stroke="{LINEN}" stroke-width="1.8" stroke-linecap="round"/>',
        "D": "".join(
            _shape(
                f"M20 {y}C{20 - 9} {y - 3} {20 - 9} {y - 11} {20 - 5} {y - 15} 20 {y - 11} 21 {y - 6} 20 {y}ZM20 {y}C{20 + 9} {y - 3} {20 + 9} {y - 11} {20 + 5} {y - 15} 20 {y - 11} 19 {y - 6} 20 {y}Z",
                GOLD,
            )
            for y in (72, 61)
        )
        + _shape("M20 50C15 45 16 38 20 34 24 38 25 45 20 50Z", GOLD),
        "C": "".join(_dot(x, y, 7.6, LEAF, True) for x, y in ((20, 47), (12.5, 59), (27.5, 59))),
    }[suit]
    return stem + leaf + bloom + _hand(21, 112)


def _jack(suit: str, house: House) -> str:
    collar = _shape("M50 91C58 102 66 114 74 124 82 114 90 102 98 91L90 85H58Z", LINEN)
    knot = _shape("M74 100L64 94 63 106ZM74 100L84 94 85 106Z", house.second) + _dot(74, 100, 3.4, GOLD, True)
    hair = _shape(
        "M50 42C40 54 41 72 45 82 54 86 60 80 60 70V42ZM98 42C108 54 107 72 103 82 94 86 88 80 88 70V42Z",
        house.hair,
    )
    strands = f'<path d="M48 56Q51 66 48 78M100 56Q97 66 100 78" {HAIRLINE}/>'
    lip = {
        "S": f'<path d="M64 75Q69 71 74 74.500 79 71 84 75" fill="none" stroke="{house.hair}" stroke-width="3" stroke-linecap="round"/>',
        "H": "",
        "D": f'<path d="M62 74Q64 77 74 74.500 84 77 86 74" fill="none" stroke="{house.hair}" stroke-width="2.800" stroke-linecap="round"/><path d="M72 84h4l-2 5Z" fill="{house.hair}"/>',
        "C": "",
    }[suit]
    mouth = f'<path d="M69.500 79.500Q74 82.500 78.500 79.500" fill="none" stroke="{LIPS}" stroke-width="2.400" stroke-linecap="round"/>'
    return (
        _robe(house)
        + collar
        + knot
        + hair
        + strands
        + _face(house, "M61.500 56Q66 54 70 56M78 56Q82 54 86.500 56")
        + lip
        + mouth
        + _cap(suit, house)
        + _held_by_jack(suit, house)
    )


def _cap(suit: str, house: House) -> str:
    """A beret with a feather, a cap with a rose, a hat turned up, a hood with bells."""
    brim = _shape("M46 45C60 36 88 36 102 45L99 50C88 42 60 42 49 50Z", GOLD)
    crown = _shape("M46 45C45 27 58 18 74 18 90 18 103 27 102 45 88 36 60 36 46 45Z", house.robe)
    feather = (
        _shape(
            "M94 26C106 8 122 6 134 14 126 16 124 20 118 22 116 30 108 38 100 40 96 38 94 33 94 26Z", LINEN
        )
        + f'<path d="M98 32C106 22 114 16 126 14" {HAIRLINE}/>'
    )
    return {
        "S": crown + brim + feather,
        "H": _shape(
            "M44 44C40 26 54 20 62 22 70 12 94 14 98 24 108 26 108 38 104 45 88 36 60 36 44 44Z", house.robe
        )
        + brim
        + _dot(96, 34, 7, house.second, True)
        + _dot(96, 34, 2.6, GOLD),
        "D": _shape(
            "M44 46L36 24C50 30 58 14 74 14 90 14 98 30 112 24L104 46C88 37 60 37 44 46Z", house.second
        )
        + _line("M48 42C62 34 86 34 100 42")
        + _shape("M54 30C44 18 32 12 22 16 28 20 30 24 36 26 40 34 48 38 54 36Z", LINEN),
        "C": _shape(
            "M46 46C40 30 50 14 66 14 86 8 108 14 118 30L108 34C104 28 100 26 96 26 102 32 103 40 102 46 88 37 60 37 46 46Z",
            house.robe,
        )
        + brim
        + _dot(114, 36, 4.6, GOLD, True),
    }[suit]


def _held_by_jack(suit: str, house: House) -> str:
    """A halberd, a hawk's lure of leaves, a spear with a flag, a bow: at the figure's right."""
    held = {
        "S": _staff(20, 30, WOOD, 3.2)
        + _shape("M20 10L26 28H14Z", STEEL)
        + _shape(
            "M24 32C36 28 42 38 40 50 32 44 28 44 24 46ZM16 34C8 34 4 38 5 44 10 44 14 44 16 44Z", STEEL
        ),
        "H": _staff(20, 40, LEAF, 2.6)
        + "".join(
            _shape(
                f"M20 {y}C8 {y} 4 {y - 8} 6 {y - 13} 16 {y - 13} 20 {y - 8} 20 {y}ZM20 {y}C32 {y} 36 {y - 8} 34 {y - 13} 24 {y - 13} 20 {y - 8} 20 {y}Z",
                LEAF,
            )
            for y in (74, 58)
        )
        + _shape("M20 45C14 40 15 31 20 27 25 31 26 40 20 45Z", LEAF),
        "D": _staff(20, 24, WOOD, 3.2)
        + _shape("M22 28C32 22 36 34 46 28V52C36 58 32 46 22 52Z", house.robe)
        + _shape("M20 8L25 23H15Z", STEEL),
        "C": f'<path d="M14 138C40 112 40 56 14 26" fill="none" stroke="{INK}" stroke-width="7.400"/><path d="M14 138C40 112 40 56 14 26" fill="none" stroke="{WOOD}" stroke-width="3.600"/><path d="M14 138V26" {HAIRLINE}/>'
        + _dot(14, 25, 3.4, GOLD, True),
    }[suit]
    return held + _hand(28 if suit == "C" else 21, 108)


def half(rank: str, suit: str) -> str:
    """The upper half of a court, as SVG in its window of 148 by 138."""
    house = HOUSES[suit]
    return {"K": _king, "Q": _queen, "J": _jack}[rank](suit, house)
