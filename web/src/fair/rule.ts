// The published rule by which deals follow from promises (docs/fair-dealing.md), in the browser.
//
// The browser's own SHA-256 is there on secure pages only, and a server at home is none: so a small one is brought along.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { FairDeal } from '../generated/wire';

/** A deal that was promised, after its secret has been told. */
export type Ruled = FairDeal & { commitment: string; secret: string };

const SEATS = 'NESW';
const RANKS = '23456789TJQKA';

function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let each = 1; each <= k; each++) ways = (ways * BigInt(n - k + each)) / BigInt(each);
  return n < k ? 0n : ways;
}

const EAST = choose(39, 13);
const SOUTH = choose(26, 13);
/** How many deals there are. */
export const DEALS = choose(52, 13) * EAST * SOUTH;

function digest(about: string, facts: readonly (readonly [string, string | number])[]): string {
  const lines = [`schlemm ${about} 1`, ...facts.map(([name, value]) => `${name}: ${value}`)];
  return bytesToHex(sha256(utf8ToBytes(lines.map((line) => line + '\n').join(''))));
}

const place = ([who]: readonly [string, string]): number =>
  10 * Number(who.slice(0, -1)) + SEATS.indexOf(who.slice(-1));

/** What binds the server to its secret. */
export function commitmentOf(game: string, deal: Ruled): string {
  return digest('promise', [
    ['game', game],
    ['deal', deal.number],
    ['secret', deal.secret],
  ]);
}

/** The digest of all that the deal follows from. */
export function seedOf(game: string, deal: Ruled): string {
  return digest('deal', [
    ['game', game],
    ['deal', deal.number],
    ['secret', deal.secret],
    ...Object.entries(deal.given).sort((one, other) => place(one) - place(other)),
    ['cut', deal.cut ?? 'none'],
  ]);
}

/** The numbers of deals that follow from a seed, without end. */
function* numbersFrom(seed: string): Generator<bigint, never> {
  for (let block = 0; ; block++) {
    const number = BigInt(
      '0x' +
        digest('block', [
          ['seed', seed],
          ['block', block],
        ]).slice(0, 24),
    );
    if (number < DEALS) yield number;
  }
}

/** The number of a deal: the first that follows from its seed; for a newcomer the first of a deal that somebody declares. */
export function numberOf(deal: FairDeal, seed: string): bigint {
  const numbers = numbersFrom(seed);
  let number = numbers.next().value;
  // Former versions drew no other deal in place of one with 20 points on either side.
  if (deal.declarer && !isLevel(deal.deal)) while (isLevel(dealOf(number))) number = numbers.next().value;
  return number;
}

/** Takes the hand with this index out of the pack. */
function take(pack: number[], index: bigint): number[] {
  const hand: number[] = [];
  for (let size = 13; size > 0; size--) {
    let place = size - 1;
    while (choose(place + 1, size) <= index) place++;
    index -= choose(place, size);
    hand.push(...pack.splice(place, 1));
  }
  return hand;
}

function written(hand: readonly number[]): string {
  const suits = [3, 2, 1, 0].map((suit) =>
    hand
      .filter((card) => Math.floor(card / 13) === suit)
      .sort((one, other) => other - one)
      .map((card) => RANKS.charAt(card % 13))
      .join(''),
  );
  return suits.join('.');
}

const FIGURES: Record<string, number> = { A: 4, K: 3, Q: 2, J: 1 };

function figurePoints(hand: string): number {
  return [...hand].reduce((sum, rank) => sum + (FIGURES[rank] ?? 0), 0);
}

/** Whether both sides have the same points, so that nobody declares mini-bridge. */
function isLevel(deal: string): boolean {
  const [north = '', , south = ''] = deal.slice(2).split(' ');
  return figurePoints(north) + figurePoints(south) === 20;
}

/** Whether the hands, the newcomer's first, make them declarer of mini-bridge: they deal, so of equal hands it is theirs. */
function declares([own = '', left = '', opposite = '', right = '']: readonly string[]): boolean {
  const [mine, theirs] = [figurePoints(own), figurePoints(opposite)];
  return mine + theirs > figurePoints(left) + figurePoints(right) && mine >= theirs;
}

/** The deal when all hands were passed on clockwise until declarer's of mini-bridge lay with this seat, who deals. */
export function passedTo(deal: string, seat: string): string {
  const hands = deal.slice(2).split(' ');
  const round = (first: number): string[] => [0, 1, 2, 3].map((step) => hands[(first + step) % 4] ?? '');
  const at = SEATS.indexOf(seat);
  const turns = [0, 1, 2, 3].find((turns) => declares(round(at - turns + 4))) ?? 0;
  return `N:${round(4 - turns).join(' ')}`;
}

/** The cards that follow from the number of a deal, passed on where a newcomer declares. */
export function cardsOf(deal: FairDeal, number: bigint): string {
  const drawn = dealOf(number);
  return deal.declarer ? passedTo(drawn, deal.declarer) : drawn;
}

/** The deal with this number, as PBN with North first. */
export function dealOf(number: bigint): string {
  const pack = Array.from({ length: 52 }, (_, card) => card);
  const north = take(pack, number / SOUTH / EAST);
  const east = take(pack, (number / SOUTH) % EAST);
  const south = take(pack, number % SOUTH);
  return `N:${[north, east, south, pack].map(written).join(' ')}`;
}
