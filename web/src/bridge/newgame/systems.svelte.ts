// Bidding systems: those in the box, and those that a person has changed and kept in this browser.
import type { SystemBook } from '../../generated/wire';
import { fieldsOf, listOf, StoredValue } from '../../lib/storage';
import { t } from '../../lib/i18n.svelte';
import { ApiError, post } from '../../lib/api';
import { baseIn, isText, textOf, titleIn } from './systemText';

/** A system under a name that its owner gave it. */
export interface OwnSystem {
  name: string;
  system: string;
}

export const BOX = ['forum', 'natur-a', 'natur-b', 'acol'] as const;
const MOST = 24;

function isOwn(value: unknown): value is OwnSystem {
  const own = fieldsOf<OwnSystem>(value);
  return typeof own.name === 'string' && typeof own.system === 'string';
}

const stored = new StoredValue('schlemm-systems', (raw) => listOf(raw, isOwn, MOST));
const kept: { list: OwnSystem[] } = $state({ list: stored.read() });

function store(list: OwnSystem[]): void {
  kept.list = list;
  stored.keep(list);
}

/** The systems of one's own, by their names. */
export function ownSystems(): readonly OwnSystem[] {
  return kept.list;
}

/** Keeps a system under a name; a former one of that name gives way. Whether there was room for it. */
export function keepSystem(name: string, system: string): boolean {
  const others = kept.list.filter((own) => own.name !== name);
  if (others.length >= MOST) return false;
  store([...others, { name, system }].sort((one, other) => one.name.localeCompare(other.name)));
  return stored.read().some((own) => own.name === name && own.system === system);
}

/** Forgets the system of this name. */
export function forgetSystem(name: string): void {
  store(kept.list.filter((own) => own.name !== name));
}

/** What a system is called: by its owner, or by the box it comes from. */
export function systemTitle(system: string): string {
  const own = kept.list.find((each) => each.system === system);
  if (own) return own.name;
  if (isText(system)) return titleIn(textOf(system)) || t('systems-own-title');
  const [base = '', ...changes] = system.split('/');
  const name = t(`system-name-${base}`);
  return changes.length > 0 ? t('system-changed', { name }) : name;
}

/** What can be said of a system in a few sentences: where it comes from, or on what its text builds. */
export function aboutSystem(system: string): string {
  const text = isText(system) ? textOf(system) : null;
  const base = text === null ? (system.split('/')[0] ?? '') : baseIn(text);
  if (text === null) return t(`system-about-${base}`);
  return BOX.some((each) => each === base)
    ? t('systems-own-about', { name: t(`system-name-${base}`) })
    : t('systems-own-alone');
}

/** The system in the box, or the one that a text builds on. */
export const withoutText = (system: string): string =>
  isText(system) ? baseIn(textOf(system)) || BOX[0] : system;

/** So many signs of a system an address holds: with more, programs cut it on its way. */
export const IN_ADDRESS = 3000;

/** The system as an address holds it: of a long text the one in the box that it builds on. */
export const inAddress = (system: string): string =>
  system.length > IN_ADDRESS ? withoutText(system) : system;

/** Everything that can be chosen: the box, what is there besides, one's own, and what is chosen now. */
export function systemOptions(
  now: string,
  besides: readonly string[] = [],
): { value: string; label: string }[] {
  const values = new Set<string>([...BOX, ...besides, ...kept.list.map(({ system }) => system), now]);
  return [...values].map((value) => ({ value, label: systemTitle(value) }));
}

/** The same for who need not know them: those of the box with where they come from. */
export function systemsByOrigin(now: string): { value: string; label: string }[] {
  return systemOptions(now).map(({ value, label }) => ({
    value,
    label: BOX.some((each) => each === value) ? t(`system-origin-${value}`) : label,
  }));
}

/** A system's agreements and contents, with one chapter of its book. */
export async function systemBook(system: string, topic: string): Promise<SystemBook> {
  if (isText(system)) {
    const { book } = await post('/api/system-texts', { body: { text: textOf(system), topic } });
    if (!book)
      throw new ApiError({ code: 'unknown-system', args: { name: systemTitle(system), part: 'text' } }, 422);
    return book;
  }
  return post('/api/systems/{name}', { path: { name: system }, query: { topic } });
}
