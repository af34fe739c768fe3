// What this browser remembers of the school: what was got right often enough, and what went wrong and comes back.
import { SvelteMap } from 'svelte/reactivity';
import type { CardInput } from 'ts-fsrs';
import { fieldsOf, listOf, StoredValue } from '../lib/storage';
import { part } from '../lib/part';
import { now } from '../lib/time';

/** A question that went wrong once, by its seed, and what the scheduler knows of it. */
export interface Missed {
  exercise: string;
  seed: string;
  card: CardInput;
}

/** How far a person has come in a lesson. */
export type Mark = 'begun' | 'done' | null;

/** At most so many are kept to repeat; those that come back last are dropped. */
const MOST = 120;
/** Milliseconds within which what went wrong comes back for the first time. */
const SOON = 30 * 60_000;

/** By lesson the exercises in which enough was right in a row; none as long as it is only begun. */
const passed = new SvelteMap<string, readonly string[]>();
/** By exercise and seed. */
const missed = new SvelteMap<string, Missed>();

const stored = new StoredValue('schlemm-school', (raw) =>
  fieldsOf<{ passed: unknown; missed: unknown }>(raw),
);

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 60;
}

function isMissed(value: unknown): value is Missed {
  const { exercise, seed, card } = (value ?? {}) as Partial<Missed>;
  return isText(exercise) && isText(seed) && !Number.isNaN(Date.parse(String(card?.due)));
}

function read(): void {
  const { passed: lessons, missed: cards } = stored.read();
  for (const [name, exercises] of Object.entries((lessons ?? {}) as Record<string, unknown>)) {
    if (Array.isArray(exercises)) passed.set(name, exercises.filter(isText));
  }
  for (const each of listOf(cards, isMissed, MOST)) missed.set(key(each), each);
}

function keep(): void {
  const kept = [...missed.values()].sort((one, other) => dueAt(one) - dueAt(other)).slice(0, MOST);
  stored.keep({ passed: Object.fromEntries(passed), missed: kept });
}

function key({ exercise, seed }: { exercise: string; seed: string }): string {
  return `${exercise} ${seed}`;
}

function dueAt({ card }: Missed): number {
  return new Date(card.due).getTime();
}

/** Before this moment something is due today; shortly before midnight also what comes back a little after it. */
function tomorrow(): number {
  return Math.max(now().setHours(24, 0, 0, 0), now().getTime() + SOON);
}

/** What is to be repeated today, the longest due first; `known` are the exercises that there are. */
export function dueToday(known: ReadonlySet<string>): Missed[] {
  const today = [...missed.values()].filter((each) => known.has(each.exercise) && dueAt(each) < tomorrow());
  return today.sort((one, other) => dueAt(one) - dueAt(other));
}

/** How far this person is in a lesson with these exercises. */
export function markOf(lesson: string, exercises: readonly string[]): Mark {
  const done = passed.get(lesson);
  if (!done) return null;
  return exercises.every((exercise) => done.includes(exercise)) ? 'done' : 'begun';
}

/** Whether enough answers of an exercise were right in a row in this lesson. */
export function hasPassed(lesson: string, exercise: string): boolean {
  return passed.get(lesson)?.includes(exercise) ?? false;
}

/** Notes an answer in a lesson; `enough` says that so many were right in a row. */
export function answeredIn(lesson: string, exercise: string, enough: boolean): void {
  const before = passed.get(lesson) ?? [];
  if (enough && !before.includes(exercise)) passed.set(lesson, [...before, exercise]);
  else if (!passed.has(lesson)) passed.set(lesson, []);
  keep();
}

/** Has a question that went wrong come back today, tomorrow, then later and later; one never missed does not. */
export async function remember(exercise: string, seed: string, right: boolean): Promise<void> {
  const before = missed.get(key({ exercise, seed }));
  if (!before && right) return;
  const { createEmptyCard, fsrs, Rating } = await part(() => import('ts-fsrs'));
  const at = now();
  // Right once on the day itself is not enough: it comes again the next day at the latest.
  const scheduler = fsrs({ learning_steps: ['10m', '1d'], relearning_steps: ['10m', '1d'] });
  const { card } = scheduler.next(
    before?.card ?? createEmptyCard(at),
    at,
    right ? Rating.Good : Rating.Again,
  );
  missed.set(key({ exercise, seed }), { exercise, seed, card });
  keep();
}

/** Forgets everything. */
export function forget(): void {
  passed.clear();
  missed.clear();
  stored.forget();
}

/** Whether there is anything to forget. */
export function remembers(): boolean {
  return passed.size > 0 || missed.size > 0;
}

read();
