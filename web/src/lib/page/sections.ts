// The house: six sections, and the pages in each.
import { PLAIN, type Route } from '../router.svelte';
import type { PictogramName } from '../ui/Pictogram.svelte';

type Name = Route['page'];

interface Section {
  name: 'school' | 'practice' | 'library' | 'count' | 'analysis' | 'pad';
  drawing: PictogramName;
  /** Its pages, the one that it begins with first. */
  pages: readonly [Name, ...Name[]];
}

export const SECTIONS: readonly Section[] = [
  { name: 'school', drawing: 'school', pages: ['school', 'lesson'] },
  { name: 'practice', drawing: 'cards', pages: ['practice', 'cards', 'deals'] },
  {
    name: 'library',
    drawing: 'book',
    pages: ['learn', 'rules', 'glossary', 'systems', 'sources', 'conflicts', 'history'],
  },
  { name: 'count', drawing: 'count', pages: ['count', 'tables', 'sums'] },
  { name: 'analysis', drawing: 'analysis', pages: ['analysis', 'hand', 'replay', 'deal'] },
  { name: 'pad', drawing: 'pad', pages: ['pad'] },
];

/** The section that a page belongs to, if it is in one. */
export const sectionOf = (page: Name): Section | undefined =>
  SECTIONS.find(({ pages }) => pages.includes(page));

/** The pages of a section that are tabs in it: those that an address leads to by itself, where there are several. */
export function tabsOf({ pages }: Section): readonly Name[] {
  const tabs = pages.filter((page) => page in SUBPAGES || PLAIN.some((plain) => plain === page));
  return tabs.length > 1 ? tabs : [];
}

const SUBPAGES: Partial<Record<Name, string>> = { tables: '/count/tables', sums: '/count/sums' };

/** The address of a page of a section. */
export const pathTo = (page: Name): string => SUBPAGES[page] ?? `/${page}`;
