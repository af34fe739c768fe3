// What the middle of the table shows, frame by frame, as the browser draws it: no card blinks, flies twice or lies where
// it should not.
import { atEachFrame, holdTime } from './heldTime';

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** A card in the middle, in one frame. */
interface Shown {
  card: string;
  /** Who played it. */
  seat: string;
  /** Whether it is away from its place, flying. */
  moved: boolean;
  /** Whether it is dark because another card won. */
  dimmed: boolean;
  opacity: number;
  box: Box;
}

/** What was drawn at one moment. */
export interface Frame {
  cards: readonly Shown[];
  /** Where cards of hands lie. */
  hands: readonly { card: string; box: Box }[];
}

const TRICK = 4;
/** Pixels from which on a card is away from its place. */
const AWAY = 0.5;

function shownIn(node: HTMLElement): Shown {
  const { translate, opacity } = getComputedStyle(node);
  const parts = translate === 'none' ? [] : translate.split(' ');
  return {
    card: node.dataset.card ?? '',
    seat: node.dataset.from ?? '',
    moved: parts.some((part) => Math.abs(parseFloat(part)) > AWAY),
    dimmed: node.matches('.dim'),
    opacity: Number(opacity),
    box: node.getBoundingClientRect(),
  };
}

/** Holds time, and looks at the middle in each frame, from now on until the test is over. */
export function filmTricks(): Frame[] {
  const frames: Frame[] = [];
  holdTime();
  atEachFrame(() => {
    const held = [...document.querySelectorAll<HTMLElement>('[data-testid=table] [data-hand] [data-card]')];
    frames.push({
      cards: [...document.querySelectorAll<HTMLElement>('[data-trick] > [data-card]')].map(shownIn),
      hands: held.map((node) => ({ card: node.dataset.card ?? '', box: node.getBoundingClientRect() })),
    });
  });
  return frames;
}

/** The cards in the middle, in the order in which they came there. */
const allOf = (frames: readonly Frame[]): string[] => [
  ...new Set(frames.flatMap(({ cards }) => cards.map(({ card }) => card))),
];

/** How often something comes true that was not before. */
const begins = (truths: readonly boolean[]): number =>
  truths.filter((now, index) => now && !truths[index - 1]).length;

/** Four by four; the last may have fewer. */
export function tricksOf(frames: readonly Frame[]): string[][] {
  const order = allOf(frames);
  return Array.from({ length: Math.ceil(order.length / TRICK) }, (_, at) =>
    order.slice(at * TRICK, (at + 1) * TRICK),
  );
}

/** The tricks of which the winner was shown: the other three cards dark. */
export function shone(frames: readonly Frame[]): string[][] {
  const dark = new Set(
    frames.flatMap(({ cards }) => cards.filter(({ dimmed }) => dimmed)).map(({ card }) => card),
  );
  return tricksOf(frames).filter((trick) => trick.filter((card) => dark.has(card)).length === TRICK - 1);
}

/** Who has played the last card of a trick. */
export function lastPlayers(frames: readonly Frame[]): string[] {
  const seats = new Map(frames.flatMap(({ cards }) => cards.map(({ card, seat }) => [card, seat] as const)));
  return shone(frames).map((trick) => seats.get(trick.at(-1) ?? '') ?? '');
}

/** Cards that were in the middle, then in no frame or not to be seen, and then in the middle again. */
export function cameBack(frames: readonly Frame[]): string[] {
  const there = (wanted: string) => (frame: Frame) =>
    frame.cards.some(({ card, opacity }) => card === wanted && opacity > 0);
  return allOf(frames).filter((card) => begins(frames.map(there(card))) > 1);
}

/** Cards that have come to rest and left their place more than once: the first time is the way to the pile. */
export function flewAgain(frames: readonly Frame[]): string[] {
  const leaves = (wanted: string): number => {
    const moved = frames
      .flatMap(({ cards }) => cards.filter(({ card }) => card === wanted))
      .map((one) => one.moved);
    return begins(moved) - (moved[0] ? 1 : 0);
  };
  return allOf(frames).filter((card) => leaves(card) > 1);
}

/** Cards that were dark before all four cards of their trick had come to rest. */
export function dimmedEarly(frames: readonly Frame[]): string[] {
  const rested = new Set<string>();
  const tricks = tricksOf(frames);
  return frames.flatMap(({ cards }) => {
    for (const { card, moved } of cards) if (!moved) rested.add(card);
    return cards
      .filter(({ dimmed }) => dimmed)
      .map(({ card }) => card)
      .filter((card) => {
        const trick = tricks.find((each) => each.includes(card)) ?? [];
        return trick.length < TRICK || !trick.every((each) => rested.has(each));
      });
  });
}

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Cards of a complete trick that lay over a card of a hand while they were gathered, and over which. */
export function flewOverHands(frames: readonly Frame[]): string[] {
  const won = new Set<string>();
  const tricks = tricksOf(frames);
  return frames.flatMap(({ cards, hands }) => {
    const flying = cards.filter(({ card, moved }) => moved && won.has(card));
    const met = flying.flatMap(({ card, box }) =>
      hands.filter((held) => meet(box, held.box)).map((held) => `${card} over ${held.card}`),
    );
    for (const { card } of cards.filter(({ dimmed }) => dimmed))
      for (const each of tricks.find((trick) => trick.includes(card)) ?? []) won.add(each);
    return met;
  });
}
