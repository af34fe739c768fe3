// The names of systems of one's own: they are their texts, whatever signs these have.
import { expect, test } from 'vitest';
import { baseIn, isText, linkOf, nameOfText, textIn, textOf, titleIn } from './systemText';

test('a name says its text, as the server writes it', () => {
  const text = 'system Mine\non forum\n';
  expect(nameOfText(text)).toBe('text/c3lzdGVtIE1pbmUKb24gZm9ydW0K');
  for (const each of [text, '', 'system Größe ♠ 🂡\n', '???>>>~~~']) {
    expect(isText(nameOfText(each))).toBe(true);
    expect(textOf(nameOfText(each))).toBe(each);
  }
  expect(textOf('text/%')).toBe('');
  expect(isText('forum/notrump=12-14')).toBe(false);
});

test('a text says its title and what it builds on', () => {
  const text = '# mine\nsystem Bellas Forum\non natur-b/notrump=12-14\ntopic mine\n';
  expect(titleIn(text)).toBe('Bellas Forum');
  expect(baseIn(text)).toBe('natur-b');
  expect(baseIn('on nothing\n')).toBe('');
  expect(titleIn('system Bella # hers\n')).toBe('Bella');
  expect(titleIn('topic mine\n')).toBe('');
});

test('a link brings a text as a whole or not at all', () => {
  const text = 'system Größe ♠\non forum\n# a remark\n';
  const hash = new URL(linkOf(text), 'https://example.org').hash;
  expect(textIn(hash)).toBe(text);
  for (let cut = 1; cut < hash.length - '#text/'.length; cut++) expect(textIn(hash.slice(0, -cut))).toBe('');
  expect(textIn('#text/%%%/end')).toBe('');
  expect(textIn('#text/w7Y_/end')).toBe('ö?');
  expect(textIn('#text/_w==/end')).toBe('');
  expect(textIn('#topic-slam')).toBeNull();
  expect(textIn('')).toBeNull();
});
