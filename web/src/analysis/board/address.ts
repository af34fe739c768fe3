// What the address of the page holds: the deal, what is tried out, and the systems. Whoever opens it sees the same.
import { SEATS, type Seat } from '../../bridge/seats/seats';
import { IN_ADDRESS, inAddress } from '../../bridge/newgame/systems.svelte';
import { BETWEEN, handText } from '../../bridge/diagram/analysed';
import { handsOf, isEnding, type Hands } from './deal';

export const DANGERS = ['None', 'NS', 'EW', 'All'] as const;
export type Danger = (typeof DANGERS)[number];

/** A deal that is looked into. */
export interface Looked {
  hands: Hands;
  dealer: Seat;
  danger: Danger;
  /** Who leads to an ending; empty of a deal, and while cards are given out. */
  lead: Seat | '';
  /** What is tried out, such as `4SXE`; empty if nothing is. */
  contract: string;
  /** The cards played. */
  cards: readonly string[];
  /** The auction that was made with these cards, the dealer's call first; empty where none is known. */
  calls: readonly string[];
  /** What each side bids. */
  ns: string;
  ew: string;
}

const CONTRACT = /^[1-7](?:NT|[SHDC])X{0,2}[NESW]$/;
const CARD = /^[SHDC][AKQJT2-9]$/;
const CALL = /^(?:P|X|XX|[1-7](?:NT|[SHDC]))$/;
const SYSTEM = /^[\w/.,=+:-]+$/;

const SIDES = ['ns', 'ew'] as const;

const oneOf = <T extends string>(values: readonly T[], value: string | null, otherwise: T): T =>
  values.find((each) => each === value) ?? otherwise;

/** What an address shows; `null` without a whole deal or an ending in it. */
export function lookedIn(search: string, usual: string): Looked | null {
  const query = new URLSearchParams(search);
  const hands = handsOf(query.get('deal') ?? '', BETWEEN);
  if (!hands) return null;
  const system = (name: string): string => {
    const named = query.get(name) ?? '';
    return named.length <= IN_ADDRESS && SYSTEM.test(named) ? named : usual;
  };
  const contract = query.get('contract') ?? '';
  const cards = (query.get('cards') ?? '').split('.').filter((card) => CARD.test(card));
  const calls = (query.get('calls') ?? '').split('.');
  return {
    hands,
    dealer: oneOf(SEATS, query.get('dealer'), 'N'),
    danger: oneOf(DANGERS, query.get('vul'), 'None'),
    lead: isEnding(hands) ? oneOf(SEATS, query.get('lead'), 'S') : '',
    contract: CONTRACT.test(contract) ? contract : '',
    cards: CONTRACT.test(contract) ? cards : [],
    calls: calls.every((call) => CALL.test(call)) ? calls : [],
    ns: system('ns'),
    ew: system('ew'),
  };
}

/** The page on which an ending is played against the best defence. */
export const endingPath = (looked: Looked): string => addressFor(looked).replace('/analysis?', '/cards?');

/** The address under which all of it is found again. */
export function addressFor(looked: Looked): string {
  const hands = SEATS.map((seat) => handText(looked.hands[seat]));
  const query = [`deal=${hands.join(BETWEEN)}`, `dealer=${looked.dealer}`, `vul=${looked.danger}`];
  query.push(...SIDES.map((side) => `${side}=${encodeURIComponent(inAddress(looked[side]))}`));
  if (looked.lead) query.push(`lead=${looked.lead}`);
  if (looked.calls.length > 0) query.push(`calls=${looked.calls.join('.')}`);
  if (looked.contract) query.push(`contract=${looked.contract}`);
  if (looked.contract && looked.cards.length > 0) query.push(`cards=${looked.cards.join('.')}`);
  return `/analysis?${query.join('&')}`;
}
