"""The pictures beside names and the reactions: one sheet of symbols, ``web/src/lib/portraits/portraits.svg``.

Heads of animals on a coloured ground, for people; heads of brass, copper, pewter and verdigris for bots, which one knows by
their angles; six small drawings for what a table feels. Flat colour and one ink line, as on the court cards.
Run it as ``python -m tools.art.portraits``.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

SHEET: Final = Path(__file__).parents[2] / "web" / "src" / "lib" / "portraits" / "portraits.svg"
INK: Final = "#241c16"
CREAM: Final = "#f6ead6"
GOLD: Final = "#e0ad45"


def shape(path: str, fill: str = "none") -> str:
    """A filled path with the ink line around it, which the sheet gives to all."""
    return f'<path d="{path}" fill="{fill}"/>'


def plain(path: str, fill: str) -> str:
    """A filled path without a line."""
    return f'<path d="{path}" fill="{fill}" stroke="none"/>'


def disc(x: float, y: float, r: float, fill: str, line: bool = True) -> str:
    """A circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"{"" if line else " stroke=" + chr(34) + "none" + chr(34)}/>'


def eyes(left: float, right: float, y: float, r: float = 2.3) -> str:
    """Two eyes of ink with a light in each."""
    return "".join(
        disc(x, y, r, INK, line=False) + disc(x + r / 3, y - r / 3, r / 3, CREAM, line=False)
        for x in (left, right)
    )


PEOPLE: Final[dict[str, tuple[str, str]]] = {
    "owl": (
        "#35566b",
        shape(
            "M10 11Q15 12 18 15Q24 13 30 15Q33 12 38 11Q40 22 38 30Q34 42 24 42Q14 42 10 30Q8 22 10 11Z",
            "#8d6c47",
        )
        + plain("M16 33Q24 29 32 33Q30 41 24 41Q18 41 16 33Z", "#c9a878")
        + shape("M20 35l2 2 2-2 2 2 2-2M22 38.5l2 2 2-2")
        + disc(17.3, 23, 6.8, CREAM)
        + disc(30.7, 23, 6.8, CREAM)
        + eyes(18, 30, 23, 3.2)
        + shape("M24 25.5L21.4 29 24 33.5 26.6 29Z", GOLD),
    ),
    "fox": (
        "#3f6350",
        shape(
            "M8 8Q14 10 18 15.5Q24 14 30 15.5Q34 10 40 8Q43 21 37.5 29L24 42.5 10.5 29Q5 21 8 8Z", "#d9722e"
        )
        + plain("M10.2 27.5Q17 25 20.5 31L24 41.5Z" + "M37.8 27.5Q31 25 27.5 31L24 41.5Z", CREAM)
        + plain("M10.5 11.5L16 16.5 11 19Z" + "M37.5 11.5L32 16.5 37 19Z", "#7a3a1c")
        + eyes(17.8, 30.2, 25.5)
        + shape("M21.6 38.6Q24 37 26.4 38.6L24 41.8Z", INK),
    ),
    "cat": (
        "#7b5570",
        shape(
            "M9 8L18 14.5Q24 13 30 14.5L39 8Q42.5 20 40 28.5Q36.5 40.5 24 40.5Q11.5 40.5 8 28.5Q5.5 20 9 8Z",
            "#66727d",
        )
        + plain("M11 12L16 16 11.5 20Z" + "M37 12L32 16 36.5 20Z", "#e3a9a0")
        + shape("M24 14v5M20 15.2l1 3.3M28 15.2l-1 3.3")
        + plain("M15 32Q19 28.5 24 32Q29 28.5 33 32Q31 39 24 39Q17 39 15 32Z", CREAM)
        + "".join(
            f'<ellipse cx="{x}" cy="25" rx="3.7" ry="4" fill="#e2d66b"/><path d="M{x} 21.8v6.4" stroke-width="2.4"/>'
            for x in (17, 31)
        )
        + shape("M22.2 31h3.6L24 33.2Z", "#d98b84")
        + shape(
            "M24 33.2Q22.5 36 20 35.2M24 33.2Q25.5 36 28 35.2M14 33l-7-1.5M14 35l-6.5 1.5M34 33l7-1.5M34 35l6.5 1.5"
        ),
    ),
    "hare": (
        "#6f8a4f",
        shape("M17 23Q8 6 14 3.5Q21 4 22 20Z", "#c9a77d")
        + shape("M31 23Q40 6 34 3.5Q27 4 26 20Z", "#c9a77d")
        + plain(
            "M17.6 18Q12.6 8 14.8 6Q18.6 7.5 19.8 18Z" + "M30.4 18Q35.4 8 33.2 6Q29.4 7.5 28.2 18Z", "#e6b6a4"
        )
        + shape("M24 18Q37 18 37 31Q36 43 24 43Q12 43 11 31Q11 18 24 18Z", "#c9a77d")
        + plain("M16 35Q20 31 24 34Q28 31 32 35Q31 42 24 42Q17 42 16 35Z", CREAM)
        + shape("M22.3 38h3.4v3.6h-3.4Z", "#fff")
        + eyes(17.6, 30.4, 28)
        + shape("M22 33h4L24 35.5Z", "#b8665c")
        + shape("M24 35.5V38M15 36l-6-1M33 36l6-1"),
    ),
    "bear": (
        "#b98546",
        disc(12.5, 14, 5.8, "#6b4830")
        + disc(35.5, 14, 5.8, "#6b4830")
        + disc(12.5, 14, 2.6, "#b68861", line=False)
        + disc(35.5, 14, 2.6, "#b68861", line=False)
        + shape("M24 11Q40 11 40 27Q39 42 24 42Q9 42 8 27Q8 11 24 11Z", "#7b5437")
        + '<ellipse cx="24" cy="33" rx="8.6" ry="6.8" fill="#dbbb91"/>'
        + eyes(17, 31, 24)
        + '<ellipse cx="24" cy="30.2" rx="3.4" ry="2.4" fill="#241c16"/>'
        + shape("M24 32.5V35M20.5 36Q22.5 37.5 24 35Q25.5 37.5 27.5 36"),
    ),
    "hedgehog": (
        "#93a06c",
        shape(
            "M24 5l3.5 4.5 5-2.5 1 5.5 5.5-.5.5 5.5 4.5 2-2.5 4.5 2.5 4-4.5 2.5.5 5-5.5.5H14l-5.5-.5.5-5L4.5 28.5 7 24.5 4.5 20l4.5-2 .5-5.5 5.5.5 1-5.5 5 2.5Z",
            "#5c4734",
        )
        + shape(
            "M24 21Q29 14.5 34 19Q38.5 24 36 32Q32 42 24 42Q16 42 12 32Q9.5 24 14 19Q19 14.5 24 21Z",
            "#e8cba2",
        )
        + eyes(18.5, 29.5, 28)
        + disc(24, 35, 2.8, INK)
        + shape("M20 38.5Q24 41 28 38.5"),
    ),
    "frog": (
        "#2f6d69",
        shape(
            "M14 11a6.5 6.5 0 0 1 6.3 6Q24 16 27.7 17a6.5 6.5 0 0 1 12.8 1.5Q41 21 39.5 22.5Q42 27 41 31Q38 41 24 41Q10 41 7 31Q6 27 8.5 22.5Q7 21 7.5 18A6.5 6.5 0 0 1 14 11Z",
            "#83b04c",
        )
        + disc(14, 18, 4.3, CREAM)
        + disc(34, 18, 4.3, CREAM)
        + eyes(14.5, 33.5, 18.4, 2.5)
        + disc(12, 31, 2.4, "#dd8f6b", line=False)
        + disc(36, 31, 2.4, "#dd8f6b", line=False)
        + shape("M12 29Q24 40 36 29M22 25.5v.1M26 25.5v.1"),
    ),
    "robin": (
        "#8db2c6",
        shape("M24 8Q39 8 39 25Q39 42 24 42Q9 42 9 25Q9 8 24 8Z", "#7d6850")
        + plain("M12 32Q17 37 24 37Q31 37 36 32Q33 41.2 24 41.2Q15 41.2 12 32Z", CREAM)
        + shape(
            "M24 17Q28 13 32 16Q36.5 20 35 28Q32 36 24 36Q16 36 13 28Q11.5 20 16 16Q20 13 24 17Z", "#d3582f"
        )
        + eyes(17.5, 30.5, 21.5)
        + shape("M21.5 24h5L24 29Z", GOLD),
    ),
    "whale": (
        "#b7d0d6",
        shape(
            "M5 27Q7 15.5 21 15.5Q33 16 36.5 24Q38 20 36.5 15.5Q40 17 42.5 13.5Q45.5 20 41.5 27Q37 38.5 21 38.5Q5 38 5 27Z",
            "#3f6f92",
        )
        + plain("M6 30Q14 34 27 33Q22 38 17 37.7Q8 36.5 6 30Z", "#e4ece8")
        + shape("M6 30Q14 34 27 33M11 33.5v2M15 34.5v2M19 34.5v2")
        + eyes(13.5, 13.5, 25.5)
        + shape("M18 13Q17 6.5 11 8.5M18 13Q19 6.5 25 8.5"),
    ),
    "turtle": (
        "#d9bd80",
        shape("M12 33h7v5.5h-6ZM28 33h7l-1 5.5h-6ZM8 31l-4 2.5 4 .5Z", "#9db562")
        + shape("M36 30Q36 20 41 19.5Q46 20.5 45 26Q44 31 37 33.5Z", "#9db562")
        + eyes(41.8, 41.8, 23.6, 1.7)
        + shape("M7 33Q7 13 22.5 13Q38 13 38 33Z", "#5e7d3b")
        + shape("M17 20h11l4 7-4 6H17l-4-6ZM17 20l-3-3M28 20l3-3M13 27H8M32 27h5.5", "#86a34f"),
    ),
    "bee": (
        "#5f97a3",
        '<ellipse cx="16" cy="15" rx="6" ry="9" transform="rotate(-28 16 15)" fill="#e8f1ef"/><ellipse cx="32" cy="15" rx="6" ry="9" transform="rotate(28 32 15)" fill="#e8f1ef"/>'
        + shape("M24 16Q38 17 38 29Q38 41 24 42Q10 41 10 29Q10 17 24 16Z", "#ecbc3d")
        + plain("M12 34Q24 37.5 36 34Q35 37 33.3 38.5Q24 41 14.7 38.5Q13 37 12 34Z", "#4a3620")
        + plain(
            "M15.5 19.5Q24 16.5 32.5 19.5Q35 21.5 35.5 22.5Q24 19 12.5 22.5Q13 21.5 15.5 19.5Z", "#4a3620"
        )
        + eyes(18.5, 29.5, 27.5, 2.6)
        + shape("M20 31.5Q24 35 28 31.5M21 16Q20 10 16.5 9M27 16Q28 10 31.5 9"),
    ),
    "snail": (
        "#a3789a",
        shape("M4.5 39Q7 34 15 34.5H31Q36 34 35.5 27Q35.5 21 39.5 21Q43.5 21.5 43 29Q42 39 34 39Z", "#ead6aa")
        + shape("M37.5 21.5L36 14.5M41 21.5L43 14.5")
        + disc(36, 13.5, 1.6, INK)
        + disc(43, 13.5, 1.6, INK)
        + disc(20.5, 23.5, 12.5, "#cb833f")
        + shape("M20.5 36A12 12 0 0 1 12 23A8.5 8.5 0 0 1 28.5 22A5.5 5.5 0 0 1 18 24A3 3 0 0 1 23 23")
        + shape("M38 31Q40 32 41.5 30"),
    ),
}
"""Ground and drawing of each picture that people choose."""

METALS: Final = {"N": "#c9a350", "E": "#c07d55", "S": "#9fabad", "W": "#74a593"}
ANTENNAS: Final = {
    "N": "M24 13V7",
    "E": "M18 13L14 7M30 13L34 7",
    "S": "M24 13Q24 8 30 8",
    "W": "M16 13V9M24 13V7M32 13V9",
}
TIPS: Final = {
    "N": ((24, 6),),
    "E": ((13.5, 6.5), (34.5, 6.5)),
    "S": ((31, 8),),
    "W": ((16, 8.5), (24, 6), (32, 8.5)),
}


def bot(seat: str) -> str:
    """A head made of one metal a seat."""
    metal = METALS[seat]
    lights = "".join(disc(x, y, 2, GOLD) for x, y in TIPS[seat])
    return (
        shape(ANTENNAS[seat])
        + lights
        + shape("M6 22h4v9H6ZM38 22h4v9h-4Z", "#5d6b66")
        + shape("M13 13H35Q38 13 38 16V36Q38 40 34 40H14Q10 40 10 36V16Q10 13 13 13Z", metal)
        + shape("M14 18.5H34V28H14Z", "#182a24")
        + "".join(disc(x, 23.3, 2.6, "#bff0cf", line=False) for x in (19, 29))
        + shape("M17 33.5H31M20 31.5V35.5M24 31.5V35.5M28 31.5V35.5")
    )


FACE: Final = disc(24, 24, 18, "#f0c752")
REACTIONS: Final[dict[str, str]] = {
    "chat-applause": (
        shape(
            "M12 25L25 12a2.6 2.6 0 0 1 4 3.4L31 13.5a2.6 2.6 0 0 1 4 3.5 2.5 2.5 0 0 1 3.5 3.6 2.5 2.5 0 0 1 2 4.2L28 38Q20 43 13.5 37Q8 31 12 25Z",
            "#f0c99b",
        )
        + shape("M18 26L29 15.4M22 30L35 17M26 34L38.5 20.6")
        + shape("M9 18L5 16M14 13L12 8M20 10L20.5 5")
    ),
    "chat-laughter": (
        FACE
        + shape("M13 26H35Q34 37 24 37Q14 37 13 26Z", "#7c2f22")
        + plain("M17 34.5Q24 30 31 34.5Q28 36.4 24 36.4Q20 36.4 17 34.5Z", "#e58b76")
        + shape("M13 20Q16 15.5 19 20M29 20Q32 15.5 35 20")
    ),
    "chat-surprise": (
        FACE
        + '<ellipse cx="24" cy="32" rx="4.4" ry="5.4" fill="#7c2f22"/>'
        + eyes(17.5, 30.5, 20.5, 2.8)
        + shape("M13 13.5Q16 11 19.5 12.5M35 13.5Q32 11 28.5 12.5")
    ),
    "chat-phew": (
        FACE
        + shape("M13 22Q16 25 19.5 22M28.5 22Q32 25 35 22M18 32.5Q21 30 24 32.5Q27 35 30 32.5")
        + shape("M37 7Q42 13 39.5 16A3.5 3.5 0 0 1 34 14.5Q34 11 37 7Z", "#8ec5dd")
    ),
    "chat-heart": shape(
        "M24 41C20 33 6 28 6 17.5A9.5 9.5 0 0 1 24 13A9.5 9.5 0 0 1 42 17.5C42 28 28 33 24 41Z", "#c8342b"
    ),
    "chat-cheers": (
        shape("M5 12L19 8Q23 19 17 24Q9 25 5 12ZM17 24L21 39M15 41L27 38", "#e8f1ef")
        + plain("M6.8 17L20.3 13Q21 20 16.7 23.2Q10 24 6.8 17Z", "#b23a48")
        + shape("M43 12L29 8Q25 19 31 24Q39 25 43 12ZM31 24L27 39M21 38L33 41", "#e8f1ef")
        + plain("M41.2 17L27.7 13Q27 20 31.3 23.2Q38 24 41.2 17Z", GOLD)
    ),
}
"""What a table feels, by the code of the line."""


def symbols() -> Iterator[str]:
    """All symbols of the sheet."""
    for name, (ground, drawn) in PEOPLE.items():
        yield _symbol(name, f'<path d="M0 0H48V48H0Z" fill="{ground}" stroke="none"/>{drawn}')
    for seat in METALS:
        yield _symbol(f"bot-{seat}", f'<path d="M0 0H48V48H0Z" fill="#e2d9c2" stroke="none"/>{bot(seat)}')
    for line, drawn in REACTIONS.items():
        yield _symbol(line, drawn)


def _symbol(name: str, drawn: str) -> str:
    line = f'stroke="{INK}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"'
    return f'<symbol id="{name}" viewBox="0 0 48 48"><g fill="none" {line}>{drawn}</g></symbol>'


def main() -> None:
    """Write the sheet."""
    SHEET.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg">' + "\n".join(symbols()) + "</svg>\n", encoding="utf-8"
    )


if __name__ == "__main__":
    main()
