// How large everything on the felt is, and where it lies: one value for a room and a board. Nothing in it depends on
// cards that are still to come, so that nothing moves when they do. Lengths in cqw and cqh are parts of the felt.
import type { Place } from '../../bridge/seats/seats';

/** Everything under each other, the players around the felt, or, where that is low, the trick beside dummy. */
export type Plan = 'under' | 'around' | 'low';

/** The room there is, in pixels. */
export interface Room {
  /** Whether there is a panel beside the cards. */
  beside: boolean;
  /** Of the surface: the felt and the own hand. */
  width: number;
  height: number;
  /** How high the felt is above the own hand. */
  felt: number;
}

/** What a board asks for. */
export interface Laid {
  /** Whether the cards of past tricks lie before their players. */
  ring: boolean;
  /** Whether a hand lies open opposite, or will once there is a lead: the trick leaves room for it. */
  below: boolean;
  /** Where hands lie open. */
  open: readonly Place[];
  /** Where everything lies under each other, who is at the top with their cards, or will be once there is a lead. */
  heads: readonly Place[];
}

export interface Sizes {
  plan: Plan;
  /** Whether the felt is so low that rows of past tricks lie beside the names. */
  tight: boolean;
  /** Custom properties for everything on the felt, as a declaration. */
  lengths: string;
}

type Lengths = Record<`--${string}`, string>;

const declared = (lengths: Lengths): string =>
  Object.entries(lengths)
    .map(([name, length]) => `${name}:${length}`)
    .join(';');

/** Of a surface, up to which height the trick lies beside dummy; and its width where that is all there is. */
const LOW = 470;
const NARROW = 440;
/** Up to which width of a surface the names at the sides take less. */
const HARDLY_WIDE = 800;
/** Of a felt on which everything lies under each other. */
const TIGHT = 380;
const TINY = 300;

/** Four columns of a hand, and the spaces between. */
const FOUR = '(var(--dummy-w) * 4 + 24px)';

function under({ felt }: Room, { ring, heads }: Laid): Lengths {
  const [tight, tiny] = [ring && felt <= TIGHT, felt <= TINY];
  const beside = tight ? '34px' : '0px';
  /** Whether the name opposite stands by itself, between another's hand and the trick. */
  const apart = !heads.includes('top');
  const above = heads.length + Number(apart);
  // What the names above and the trick below leave.
  const left = tight
    ? '100cqh - 46px - var(--trick-w) * var(--card-ratio) * 1.16'
    : ring
      ? '100cqh - 118px - var(--trick-w) * var(--card-ratio) * 1.8'
      : '100cqh - 54px - var(--trick-w) * var(--card-ratio) * (1 + 2 * var(--spread))';
  return {
    '--above': String(above),
    '--dummy-w': 'clamp(42px, min(15cqw, 16cqh), 84px)',
    '--trick-w': tight ? 'clamp(36px, 12.8cqh, 46px)' : 'clamp(42px, min(16cqw, 14cqh), 96px)',
    '--spread': tiny ? '0.08' : '0.2',
    '--strip-most': '44px',
    '--lane-gap': 'clamp(6px, (100cqw - 4 * var(--dummy-w)) / 4, 28px)',
    '--top-h': tiny ? '1.25rem' : 'max(1.5rem, 24px)',
    '--name-size': tiny ? '0.875rem' : '1.0625rem',
    // Room for six cards of a suit is kept, however many there are.
    '--hand-most': `calc(${left} - ${above - 1} * (var(--top-h) + 6px) - ${heads.length - 1} * var(--line-h))`,
    '--line-h': 'calc(var(--dummy-w) * var(--card-ratio) * 0.6)',
    '--room': ring
      ? 'var(--hand-most)'
      : 'min(var(--hand-most), var(--dummy-w) * var(--card-ratio) + 5 * var(--strip-most))',
    '--side':
      ring && !tight
        ? 'calc(50cqw - var(--trick-w) * 1.4 - 18px)'
        : `min(7rem, (100cqw - 3.15 * var(--trick-w) - ${beside}) / 2)`,
    '--top-x': tight ? '0px' : 'calc(50cqw - 4.5rem)',
    '--head-x': tight && !apart ? '0px' : 'calc(50cqw - 4.5rem)',
    '--head-w': tight && !apart ? 'var(--top-w)' : 'calc(50cqw - 0.25rem)',
    '--top-w': tight ? 'calc(100cqw - 122px)' : 'calc(50cqw - 0.25rem)',
    '--back-w': tight ? '8.5px' : 'clamp(9px, var(--card-w) * 0.2, 20px)',
    '--ring-spread': tight ? '0.08' : '0.3',
    '--ring-reach': tight ? '1.05' : '1.7',
    '--ring-gap': tight ? '2px' : '5px',
    ...(tight && apart ? { '--opposite': '-1.1rem', '--opposite-in': 'calc(var(--s2) - var(--side))' } : {}),
  };
}

/** Where the piles and the hands at the sides end, seen from the felt's edge. */
const edges = ({ open }: Laid): Lengths => ({
  '--side-strip': 'calc(var(--side-w) * 0.44)',
  // As wide as seven cards of a suit, if the trick leaves that.
  '--open-w': 'min(var(--side-w) * 3.64, 50cqw - var(--trick-w) * var(--half) - 2.5rem)',
  '--pile-left': `calc(var(${open.includes('left') ? '--open-w' : '--side'}) + 8px)`,
  '--pile-right': `calc(var(${open.includes('right') ? '--open-w' : '--side'}) + 8px)`,
});

function around({ width }: Room, laid: Laid): Lengths {
  const { ring, below } = laid;
  const hardly = width <= HARDLY_WIDE;
  const trick = !below ? '25cqh' : ring ? '16cqh - 7px' : '20cqh - 6px';
  return {
    '--dummy-w': below && ring ? 'clamp(36px, 13.4cqh, 118px)' : 'clamp(38px, 15cqh, 118px)',
    '--side-w': 'clamp(32px, min(15cqh, (100cqh - var(--plate-h) - 20px) / 4.3), 118px)',
    '--trick-w': `clamp(${below && ring ? 40 : 44}px, min(${trick}, 11cqw), 150px)`,
    '--spread': '0.2',
    '--strip-most': 'calc(var(--dummy-w) * 0.42)',
    '--room': 'calc(var(--dummy-w) * 3.9)',
    '--middle-top': below ? 'var(--room)' : '4rem',
    '--plate-h': 'max(3.5rem, 56px)',
    '--side': hardly ? '8.5rem' : '12rem',
    '--wraps': hardly ? 'normal' : 'nowrap',
    '--half': ring ? '2.6' : '1.55',
    '--top-x': laid.open.includes('top') ? `calc(50cqw + ${FOUR} / 2 + var(--s3))` : 'calc(50cqw - 4.5rem)',
    ...(hardly ? { '--ring-reach': '1.2', '--ring-columns': '4px' } : {}),
    ...edges(laid),
  };
}

function low({ width }: Room, laid: Laid): Lengths {
  const { ring, below } = laid;
  const narrow = width <= NARROW && below;
  const before = `var(--side) + ${FOUR} + 2 * var(--s2)`;
  const after = narrow ? '0px' : 'var(--side)';
  return {
    '--dummy-w': 'clamp(36px, 18cqh, 80px)',
    '--side-w': 'clamp(30px, (100cqh - 52px) / 4.4, 80px)',
    '--trick-w': `clamp(40px, ${below && ring ? 22 : 25}cqh, 100px)`,
    '--spread': '0.2',
    '--strip-most': 'calc(var(--dummy-w) * 0.42)',
    '--room': 'calc(100cqh - 4px)',
    '--middle-top': '30px',
    '--plate-h': '2.5rem',
    '--side': below
      ? `clamp(3.25rem, (100cqw - ${FOUR} - 3.1 * var(--trick-w) - ${ring ? 52 : 24}px) / 2, 5.6rem)`
      : '5.6rem',
    '--half': ring ? '2.2' : '1.55',
    '--middle-left': below ? `calc(${before})` : '0px',
    '--middle-right': below ? after : '0px',
    // At the cards opposite, from which the name at the left keeps as far.
    '--top-x': below ? `calc(${before} - var(--s1))` : 'calc(50cqw - 4rem)',
    '--hand-x': 'calc(var(--side) + var(--s2))',
    ...(narrow ? { '--right-y': '0px' } : {}),
    '--ring-spread': '0.2',
    '--ring-reach': '1.05',
    '--ring-gap': '3px',
    '--ring-columns': '4px',
    ...(below ? { '--pile-left': '0px', '--pile-right': '0px' } : edges(laid)),
  };
}

/** How everything on the felt is arranged in this room. */
export function sizesOf(room: Room, laid: Laid): Sizes {
  const plan = !room.beside ? 'under' : room.height <= LOW ? 'low' : 'around';
  const lengths = declared({ under, around, low }[plan](room, laid));
  return { plan, tight: plan === 'under' && laid.ring && room.felt <= TIGHT, lengths };
}

/** How large the own hand is, in parts of the surface; in a fan its lower edge may lie under the table's. */
export const ownSizes = (beside: boolean): string =>
  declared(
    beside
      ? {
          '--own-w': 'clamp(44px, min(11.5cqw, 19cqh), 210px)',
          // Two lines, also of large text.
          '--todo-h': 'max(clamp(42px, 8cqh, 50px), min(2.6rem, 9cqh))',
          '--own-h': 'calc(var(--own-w) * 1.24 + var(--todo-h))',
        }
      : { '--own-w': 'clamp(42px, min(13.8cqw, 9cqh), 116px)', '--below-h': '50px' },
  );
