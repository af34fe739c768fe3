import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import LETTERS from '../testing/letters.json';
import { shownProfile, t, useRoom, useProfile } from './i18n.svelte';

const UNKNOWN = /\+[^/.]*altwort/;
let asked: string[] = [];
/** What the server answers besides: a status by a part of the address. */
let trouble: Record<string, number> = {};

/** What a chapter's only message says. */
const said = (chapter: string): string => t(['message', chapter].join('-'));

function answer(address: string): Response {
  const refused = Object.entries(trouble).find(([part]) => address.includes(part));
  if (refused) return new Response(null, { status: refused[1] });
  if (UNKNOWN.test(address)) return new Response(null, { status: 404 });
  if (address.endsWith('/words.json')) return Response.json({ clubs: { treff: 'Treff', kreuz: 'Kreuz' } });
  const room = /\/(\w+)\.json$/.exec(address)?.[1] ?? '';
  const words = { [`message-${room}`]: ` { message-part }, ${address}`, 'message-part': ' here' };
  return Response.json({ letters: LETTERS.de, words });
}

beforeEach(() => {
  [asked, trouble] = [[], {}];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(answer(address));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the words of a profile with words chosen besides', () => {
  it('are shown, on pages with words of their own too, without a word that the server does not know', async () => {
    await useProfile('de+altwort+kreuz');
    await useRoom('drill');
    expect(shownProfile()).toBe('de+kreuz');
    expect(said('drill')).toBe('here, /i18n/any/de+kreuz/drill.json');
    await useProfile('de-AT+altwort');
    expect(said('drill')).toBe('here, /i18n/any/de-AT/drill.json');
  });

  it('are not exchanged for others because the server does not answer for a moment', async () => {
    await useProfile('de');
    trouble = { 'de+kreuz': 503 };
    await expect(useProfile('de+kreuz')).rejects.toThrow();
    expect(shownProfile()).toBe('de');
    await useRoom('pad');
    expect(said('pad')).toBe('here, /i18n/any/de/pad.json');
    trouble = {};
    await useProfile('de+kreuz');
    expect(shownProfile()).toBe('de+kreuz');
    expect(asked).not.toContain('/i18n/de/words.json');
  });

  it('come as they were asked for wherever the server knows them all', async () => {
    await useProfile('de+kreuz');
    expect(shownProfile()).toBe('de+kreuz');
    expect(asked).toContain('/i18n/any/de+kreuz/main.json');
    expect(asked.filter((address) => !address.startsWith('/i18n/any/de+kreuz/'))).toEqual([]);
  });
});
