"""The backs of the two packs, `web/src/bridge/cards/back-*.svg`, drawn for Schlemm: the same when they are turned round.

`PYTHONPATH=tools python -m art.backs` draws them anew.
"""

from math import cos, pi, sin

from art.faces import SHEET

FOLDER = SHEET.parent
WIDTH, HEIGHT = 240, 340
PACKS = {"blue": ("#254f86", "#1b3c69", "#c5d6ec"), "red": ("#8f2434", "#6e1826", "#f0cfc6")}
GOLD = "#e0b25a"
CROWN = "M-26 14L-30-14-13-2 0-24 13-2 30-14 26 14Z"


def _net(line: str) -> str:
    """Circles through each other's middles, with a seed where four meet."""
    return (
        '<pattern id="n" width="24" height="24" patternUnits="userSpaceOnUse">'
        f'<g fill="none" stroke="{line}" stroke-width="1.3" opacity=".75">'
        '<circle cx="0" cy="0" r="17"/><circle cx="24" cy="0" r="17"/>'
        '<circle cx="0" cy="24" r="17"/><circle cx="24" cy="24" r="17"/></g>'
        f'<path d="M12 8.500L15.500 12 12 15.500 8.500 12Z" fill="{line}"/>'
        f'<circle r="2.600" fill="{GOLD}"/><circle cx="24" r="2.600" fill="{GOLD}"/>'
        f'<circle cy="24" r="2.600" fill="{GOLD}"/><circle cx="24" cy="24" r="2.600" fill="{GOLD}"/></pattern>'
    )


def _star(points: int, outer: float, inner: float) -> str:
    """A star about the middle, first point upwards."""
    corners = (
        (radius * sin(pi * step / points), -radius * cos(pi * step / points))
        for step, radius in enumerate((outer, inner) * points)
    )
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "Z"


def back(pack: str) -> str:
    """The back of the pack named `blue` or `red`, on a field of 240 by 340."""
    ground, deep, line = PACKS[pack]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"><defs>{_net(line)}</defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="19" fill="#fffdf7"/>'
        f'<rect x="11" y="11" width="218" height="318" rx="11" fill="{ground}"/>'
        f'<rect x="24" y="26" width="192" height="288" fill="url(#n)"/>'
        f'<rect x="17" y="17" width="206" height="306" rx="7" fill="none" stroke="{GOLD}" stroke-width="1.8"/>'
        f'<rect x="24" y="26" width="192" height="288" fill="none" stroke="{line}" stroke-width="1.5"/>'
        '<g transform="translate(120 170)">'
        f'<path d="{_star(16, 80, 68)}" fill="{deep}" stroke="{line}" stroke-width="2"/>'
        f'<circle r="60" fill="{ground}" stroke="{GOLD}" stroke-width="2.500"/>'
        f'<circle r="53" fill="none" stroke="{line}" stroke-width="1.2" stroke-dasharray="2 4.600"/>'
        f'<g fill="{GOLD}"><path d="{CROWN}" transform="translate(0 -23) scale(.82)"/>'
        f'<path d="{CROWN}" transform="rotate(180) translate(0 -23) scale(.82)"/>'
        '<path d="M-38 0h23M15 0h23" stroke="#e0b25a" stroke-width="2"/><path d="M0-6L6 0 0 6-6 0Z"/></g></g></svg>\n'
    )


if __name__ == "__main__":
    for pack in PACKS:
        (FOLDER / f"back-{pack}.svg").write_text(back(pack), encoding="utf-8")
