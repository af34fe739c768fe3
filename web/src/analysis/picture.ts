// The deal as a picture, made in the browser: the same strokes as an SVG document and on a canvas.
import { PIPS } from '../bridge/cards/pips';
import { SEATS, type Seat } from '../bridge/seats/seats';
import { SUITS, type Hands } from './board/deal';

interface Text {
  x: number;
  y: number;
  text: string;
  bold?: boolean;
  size?: number;
}
interface Sign {
  x: number;
  y: number;
  suit: (typeof SUITS)[number];
}
/** What is drawn, on a field of `WIDTH` by `HEIGHT`. */
export interface Drawing {
  texts: Text[];
  signs: Sign[];
}

/** Words of the picture in the reader's language. */
export interface PictureWords {
  seat: (seat: Seat) => string;
  rank: (rank: string) => string;
  /** What stands below: dealer, danger, par. */
  lines: readonly string[];
}

export const WIDTH = 760;
export const HEIGHT = 560;
const ROW = 30;
const PIP = 20;
const PLACES: Record<Seat, readonly [number, number]> = {
  N: [270, 36],
  W: [30, 186],
  E: [510, 186],
  S: [270, 336],
};
const COLOURS = { S: '#16211c', H: '#b3261e', D: '#b34700', C: '#1f6b3a' } as const;
const PAPER = '#fffdf7';
const INK = '#16211c';
const FONT = 'system-ui, sans-serif';

/** Where everything stands. */
export function drawn(hands: Hands, words: PictureWords): Drawing {
  const drawing: Drawing = { texts: [], signs: [] };
  for (const seat of SEATS) {
    const [x, top] = PLACES[seat];
    drawing.texts.push({ x, y: top, text: words.seat(seat), bold: true });
    SUITS.forEach((suit, row) => {
      const y = top + (row + 1) * ROW;
      const held = hands[seat]
        .filter((card) => card.startsWith(suit))
        .map((card) => words.rank(card.slice(1)));
      drawing.signs.push({ x, y: y - PIP + 3, suit });
      drawing.texts.push({ x: x + PIP + 10, y, text: held.join(' ') || '–' });
    });
  }
  words.lines.forEach((text, at) => drawing.texts.push({ x: 30, y: 496 + at * 26, text, size: 18 }));
  return drawing;
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);

/** The drawing as a document of its own. */
export function asSvg({ texts, signs }: Drawing): string {
  const words = texts.map(
    ({ x, y, text, bold, size = 22 }) =>
      `<text x="${x}" y="${y}" font-size="${size}"${bold ? ' font-weight="700"' : ''}>${escaped(text)}</text>`,
  );
  const pips = signs.map(
    ({ x, y, suit }) =>
      `<path transform="translate(${x} ${y}) scale(${PIP / 32})" fill="${COLOURS[suit]}" d="${PIPS[suit]}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"` +
    ` font-family="${FONT}" fill="${INK}"><rect width="100%" height="100%" fill="${PAPER}"/>` +
    `${[...words, ...pips].join('')}</svg>`
  );
}

/** The drawing as a PNG, twice as fine as it is large. */
export function asPng({ texts, signs }: Drawing): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [2 * WIDTH, 2 * HEIGHT];
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.scale(2, 2);
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = INK;
  for (const { x, y, text, bold, size = 22 } of texts) {
    pen.font = `${bold ? '700 ' : ''}${size}px ${FONT}`;
    pen.fillText(text, x, y);
  }
  for (const { x, y, suit } of signs) {
    pen.save();
    pen.translate(x, y);
    pen.scale(PIP / 32, PIP / 32);
    pen.fillStyle = COLOURS[suit];
    pen.fill(new Path2D(PIPS[suit]));
    pen.restore();
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
