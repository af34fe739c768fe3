// The players' letters and the words of the catalogues for tests, read from the files that the server reads.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { Words, type Letters } from '../lib/words';
import letters from './letters.json';

/** Every profile's letters, as the server sends them; a test of the server's holds the file true. */
export const LETTERS: Readonly<Record<string, Letters>> = letters;
export const LANGUAGES = ['de', 'en', 'it', 'fr'] as const;

const CATALOGUES = import.meta.glob<string>('../../../src/schlemm/i18n/catalogues/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Words and symbols of a language, from its catalogues. */
export function wordsOf(language: (typeof LANGUAGES)[number], englishCards = false): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(CATALOGUES))
    if (path.includes(`/catalogues/${language}/`)) bundle.addResource(new FluentResource(text));
  const own = LETTERS[language];
  if (!own) throw new Error(`no letters of ${language}`);
  return new Words(
    () => own,
    (id, args) => {
      const pattern = bundle.getMessage(id)?.value;
      return pattern ? bundle.formatPattern(pattern, args ?? null) : undefined;
    },
    () => englishCards,
  );
}

/** The language whose words for the table are longest altogether. */
export function longest(): (typeof LANGUAGES)[number] {
  const length = (language: string): number =>
    Object.entries(CATALOGUES)
      .filter(([path]) => path.includes(`/catalogues/${language}/`))
      .flatMap(([, text]) => text.match(/^table-[^]*?(?=^\S|$(?![^]))/gm) ?? [])
      .join('').length;
  return LANGUAGES.reduce((one, other) => (length(other) > length(one) ? other : one));
}
