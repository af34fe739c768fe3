import { describe, expect, it } from 'vitest';
import { keptAt } from './kept';

describe('what is kept', () => {
  it('is words and what is the same for everybody', () => {
    expect(keptAt('/i18n/de-AT+kreuz/words.json')).toEqual({
      bundle: '/offline/words/de-AT+kreuz.json',
      name: 'words',
    });
    expect(keptAt('/i18n/0f3a/fr/lesson-trick.json')).toEqual({
      bundle: '/offline/words/fr.json',
      name: 'room',
    });
    for (const path of [
      '/api/school',
      '/api/school/questions',
      '/api/school/lessons/trick',
      '/api/library/glossary',
      '/api/score/results',
    ])
      expect(keptAt(path)).toEqual({ bundle: '/offline/answers.json', name: path });
  });

  it('is nothing of a table, a pad, a circle or a person', () => {
    for (const path of [
      '/',
      '/api/tables',
      '/api/tables/abc/links',
      '/api/tables/abc/invitation',
      '/api/pads/abc',
      '/api/series/abc',
      '/api/matches/abc',
      '/api/school/../tables',
      '/api/school/lessons/trick/plays/0',
      '/api/school/exercises/which-higher',
      '/sit/abc',
      '/table/abc',
      '/offline/answers.json',
    ])
      expect(keptAt(path)).toBeNull();
  });
});
