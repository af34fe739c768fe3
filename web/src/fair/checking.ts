// Checks the deals of a game: against the rule, and against what this browser has seen and given before.
import type { FairDeal, FairRecord } from '../generated/wire';
import { get } from '../lib/api';
import { remembered } from './memory';
import { cardsOf, commitmentOf, numberOf, seedOf, type Ruled } from './rule';

/** `yes`: as it should be; `no`: not; `open`: this browser cannot tell. */
export type Answer = 'yes' | 'no' | 'open';

export interface Finding {
  answer: Answer;
  /** The message that says it: `fair-found-` and this. */
  code: string;
}

export interface Checked {
  deal: FairDeal;
  /** Whether it was promised at all. */
  ruled: boolean;
  findings: Finding[];
  /** Whether anything is not as it should be. */
  wrong: boolean;
  seed: string;
  number: string;
}

const isRuled = (deal: FairDeal): deal is Ruled => deal.commitment !== null && deal.secret !== null;

function cards(deal: Ruled, number: bigint): Finding {
  const follows = cardsOf(deal, number) === deal.deal;
  const right = deal.declarer ? 'cards-passed-on' : 'cards';
  return { answer: follows ? 'yes' : 'no', code: follows ? right : 'other-cards' };
}

function promise(game: string, deal: Ruled): Finding {
  if (commitmentOf(game, deal) !== deal.commitment) return { answer: 'no', code: 'broken' };
  const seen = remembered(game, deal.number)?.commitment;
  if (seen === undefined) return { answer: 'open', code: 'unseen' };
  return seen === deal.commitment ? { answer: 'yes', code: 'seen' } : { answer: 'no', code: 'changed' };
}

/** Whether the numbers that this browser has given are in the deal; one's other device may have been faster. */
function own(game: string, deal: Ruled): Finding {
  const gave = Object.entries(remembered(game, deal.number)?.given ?? {});
  if (gave.some(([who, value]) => (deal.given[who] ?? value) !== value))
    return { answer: 'open', code: 'other-number' };
  if (gave.some(([who]) => deal.given[who] === undefined)) return { answer: 'open', code: 'left-out' };
  return gave.length > 0 ? { answer: 'yes', code: 'own' } : { answer: 'open', code: 'none-given' };
}

function checked(game: string, deal: FairDeal): Checked {
  if (!isRuled(deal)) return { deal, ruled: false, findings: [], wrong: false, seed: '', number: '' };
  const seed = seedOf(game, deal);
  const number = numberOf(deal, seed);
  const findings = [cards(deal, number), promise(game, deal), own(game, deal)];
  const wrong = findings.some((finding) => finding.answer === 'no');
  return { deal, ruled: true, findings, wrong, seed, number: String(number) };
}

/** Every deal of a record, worked out again. */
export function check(record: FairRecord): Checked[] {
  return record.deals.map((deal) => checked(record.game, deal));
}

/** The record of one's own table or match. */
export function recordOf(table: string): Promise<FairRecord> {
  return get('/api/fair/{table}', { path: { table } });
}

/** A record from a file; fails if it is none. */
export async function readRecord(file: File): Promise<FairRecord> {
  const record = JSON.parse(await file.text()) as FairRecord;
  if (typeof record.game !== 'string' || !record.deals.every((deal) => typeof deal.deal === 'string'))
    throw new Error('no record of deals');
  return record;
}
