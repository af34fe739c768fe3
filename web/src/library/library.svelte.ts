// What the library asks the server, and how a place on one of its pages is found.
import { tick } from 'svelte';
import type { ConflictsView, GlossaryView, HistoryView, RulesView, SearchView } from '../generated/wire';
import { ask, reasonOf } from '../lib/api';
import { say, useChapter } from '../lib/i18n.svelte';

interface Shelves {
  rules: RulesView;
  conflicts: ConflictsView;
  history: HistoryView;
  glossary: GlossaryView;
}

/** A page of the library: what it shows, once that and its words are here, or why it is not. */
export class Shelf<Name extends keyof Shelves> {
  view: Shelves[Name] | null = $state.raw(null);
  trouble = $state('');
  /** The place that the address names. */
  readonly place = decodeURIComponent(location.hash.slice(1));

  constructor(
    private readonly name: Name,
    private readonly chapters: readonly string[] = [],
  ) {}

  async load(): Promise<void> {
    try {
      const [view] = await Promise.all([
        ask<Shelves[Name]>(`/api/library/${this.name}`),
        ...['library', this.name, ...this.chapters].map(useChapter),
      ]);
      this.view = view as Shelves[Name];
    } catch (error) {
      this.trouble = say(reasonOf(error), 'refused-');
      return;
    }
    await tick();
    goTo(this.place);
  }
}

/** Shows a place on this page, and has readers by ear and keyboard begin there. */
function goTo(place: string): void {
  const there = place ? document.getElementById(place) : null;
  there?.scrollIntoView({ block: 'center' });
  there?.focus({ preventScroll: true });
}

/** Where these words stand, in the words of a profile. */
export function search(profile: string, words: string): Promise<SearchView> {
  return ask<SearchView>(`/api/library/search?${new URLSearchParams({ profile, words }).toString()}`);
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
