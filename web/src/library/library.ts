// What the library asks the server, and how a place on one of its pages is found.
import type { ConflictsView, GlossaryView, HistoryView, PassageView, RulesView } from '../generated/wire';
import type { SearchView, SourcesView } from '../generated/wire';
import { get, post } from '../lib/api';
import { useRoom } from '../lib/i18n.svelte';

/** The pages of the library, and what each of them shows. */
export interface Shelves {
  rules: RulesView;
  conflicts: ConflictsView;
  history: HistoryView;
  glossary: GlossaryView;
  sources: SourcesView;
}

const asked: { [Name in keyof Shelves]: () => Promise<Shelves[Name]> } = {
  rules: () => get('/api/library/rules'),
  conflicts: () => get('/api/library/conflicts'),
  history: () => get('/api/library/history'),
  glossary: () => get('/api/library/glossary'),
  sources: () => get('/api/library/sources'),
};

/** What a page of the library shows, once its words are here too. */
export async function shelf<Name extends keyof Shelves>(
  name: Name,
  chapters: readonly string[],
): Promise<Shelves[Name]> {
  const words = Promise.all(['library', name, ...chapters].map(useRoom));
  const [view] = await Promise.all([asked[name](), words]);
  return view;
}

const CHAPTERS = { rule: 'rules', conflict: 'conflicts', history: 'history' } as const;

/** What stands at a place of a source such as S1:29, and what is made of it, once its words are here too. */
export async function passageAt(place: string): Promise<PassageView> {
  const view = await get('/api/library/sources/{place}', { path: { place } });
  await Promise.all(['library', 'sources', ...view.uses.map((use) => CHAPTERS[use.shelf])].map(useRoom));
  return view;
}

/** Shows a place on this page, and has readers by ear and keyboard begin there. */
export function goTo(place: string): void {
  const there = place ? document.getElementById(place) : null;
  there?.scrollIntoView({ block: 'center' });
  there?.focus({ preventScroll: true });
}

/** Where these words stand, in the words of a profile. */
export function search(profile: string, words: string): Promise<SearchView> {
  return post('/api/library/search', { query: { profile, words } });
}

/** A text without accents and capitals. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe');
}
