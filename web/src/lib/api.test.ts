import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf, ApiError, get, post } from './api';
import { postForFile, postText } from './files';

let asked: { address: string; init: RequestInit }[] = [];
let answer: Response;

beforeEach(() => {
  asked = [];
  answer = Response.json({ table: 'abc' });
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    asked.push({ address, init });
    return Promise.resolve(answer.clone());
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the questions over HTTP', () => {
  it('fill path and query, and escape what could lead elsewhere', async () => {
    await get('/api/tables/{table}/links', { path: { table: 'a/../b?c' }, query: { seat: 'N' } });
    expect(asked[0]?.address).toBe('/api/tables/a%2F..%2Fb%3Fc/links?seat=N');
    expect(addressOf('/api/deal', { query: { text: 'A K' } })).toBe('/api/deal?text=A%20K');
    expect(addressOf('/api/score/bids')).toBe('/api/score/bids');
    await post('/api/systems/{name}', { path: { name: 'forum/majors=5' } });
    expect(asked[1]?.address).toBe('/api/systems/forum/majors%3D5');
  });

  it('keep the page from being still until the answer is read', async () => {
    const still = (): boolean => document.documentElement.hasAttribute('data-still');
    let read = (): void => undefined;
    const body = new Promise<unknown>((resolve) => (read = () => resolve([])));
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, json: () => body }));
    const coming = get('/api/score/bids');
    await vi.waitFor(() => expect(still()).toBe(false));
    for (let turns = 0; turns < 10; turns += 1) await Promise.resolve();
    expect(still()).toBe(false);
    read();
    await coming;
    expect(still()).toBe(true);
  });

  it('send a body as JSON, and none where there is none', async () => {
    await post('/api/pads/{pad}/join', { path: { pad: 'p' }, body: { key: 'k' } });
    await post('/api/tables/{table}/again', { path: { table: 't' } });
    expect(asked.map(({ address, init }) => [address, init.method, init.body])).toEqual([
      ['/api/pads/p/join', 'POST', '{"key":"k"}'],
      ['/api/tables/t/again', 'POST', undefined],
    ]);
    expect(asked[0]?.init.headers).toEqual({ 'content-type': 'application/json' });
  });

  it('send a text as it is, and bring a file with its name', async () => {
    await postText('/api/analysis/text', 'md|"', { query: { letters: 'de' } });
    expect(asked[0]?.address).toBe('/api/analysis/text?letters=de');
    expect([asked[0]?.init.method, asked[0]?.init.body, asked[0]?.init.headers]).toEqual([
      'POST',
      'md|"',
      { 'content-type': 'text/plain' },
    ]);
    const headers = { 'content-disposition': 'attachment; filename="schlemm-deals.pbn"' };
    answer = new Response('boards', { headers });
    const query = { seed: '1' };
    const body = { system: 'forum' };
    const file = await postForFile('/api/deals/file/{kind}', { path: { kind: 'pbn' }, query, body });
    expect([file.name, await file.content.text()]).toEqual(['schlemm-deals.pbn', 'boards']);
    answer = Response.json({ why: { code: 'too-much-work' } }, { status: 422 });
    await expect(
      postForFile('/api/deals/file/{kind}', { path: { kind: 'pbn' }, query, body }),
    ).rejects.toEqual(new ApiError({ code: 'too-much-work' }, 422));
  });

  it('fail with the reason of the server', async () => {
    answer = Response.json({ why: { code: 'not-found' } }, { status: 404 });
    await expect(get('/api/school')).rejects.toEqual(new ApiError({ code: 'not-found' }, 404));
    answer = new Response('nonsense', { status: 500 });
    await expect(get('/api/school')).rejects.toEqual(new ApiError({ code: 'server-error' }, 500));
  });

  it('know a proxy that has no server behind it from a server that is in trouble', async () => {
    answer = new Response('Bad Gateway', { status: 502 });
    await expect(get('/api/school')).rejects.toEqual(new ApiError({ code: 'no-server' }, 502));
    answer = Response.json({ why: { code: 'bot-trouble' } }, { status: 503 });
    await expect(get('/api/school')).rejects.toEqual(new ApiError({ code: 'bot-trouble' }, 503));
  });

  it('know what the server serves: what it does not is no program', () => {
    const wrong = [
      // @ts-expect-error: there is no such path
      (): unknown => get('/api/tabels'),
      // @ts-expect-error: it is there, but nothing is sent to it
      (): unknown => post('/api/school'),
      // @ts-expect-error: the path has a part
      (): unknown => get('/api/fair/{table}'),
      // @ts-expect-error: the part is called otherwise
      (): unknown => get('/api/fair/{table}', { path: { match: 'm' } }),
      // @ts-expect-error: no such thing can be asked
      (): unknown => get('/api/deal', { query: { words: 'A K' } }),
      // @ts-expect-error: a body is wanted
      (): unknown => post('/api/pads/{pad}/join', { path: { pad: 'p' } }),
      // @ts-expect-error: and one with a key
      (): unknown => post('/api/pads/{pad}/join', { path: { pad: 'p' }, body: { clef: 'k' } }),
      // @ts-expect-error: the answer is a list of tables
      (): Promise<string> => get('/api/tables', { query: { ids: 'a' } }),
    ];
    expect(wrong).toHaveLength(8);
  });
});
