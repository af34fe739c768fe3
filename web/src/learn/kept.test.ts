import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../lib/api';
import { judge, question } from './exercise.svelte';

const kept = ['kept-0', 'kept-1'].map((seed) => ({
  question: {
    exercise: 'who-wins',
    seed,
    chapter: 'exercises',
    asked: { code: 'x' },
    pictures: [],
    hide: false,
  },
  right: ['S', 'N'],
  why: [{ code: 'why' }],
  wrong: { E: [{ code: 'not-east' }] },
}));

let status = 0;
beforeEach(() => {
  vi.stubGlobal('fetch', (address: string) => {
    if (address === '/api/school/questions') return Promise.resolve(Response.json({ questions: kept }));
    if (status) return Promise.resolve(Response.json({ why: { code: 'not-found' } }, { status }));
    return Promise.reject(new TypeError('no line'));
  });
});
afterEach(() => {
  status = 0;
  vi.unstubAllGlobals();
});

describe('without the server', () => {
  it('the kept questions of an exercise follow one another', async () => {
    const seeds = [];
    for (let turn = 0; turn < 3; turn++) seeds.push((await question('who-wins', `new-${turn}`)).seed);
    expect(seeds).toEqual(['kept-0', 'kept-1', 'kept-0']);
    expect((await question('who-wins', 'kept-1', true)).seed).toBe('kept-1');
  });

  it('one that is to be repeated, and one that is not kept, cannot be asked', async () => {
    await expect(question('who-wins', 'mine', true)).rejects.toThrow(ApiError);
    await expect(question('what-score', 'new')).rejects.toMatchObject({ why: { code: 'no-server' } });
  });

  it('answers are judged with all reasons', async () => {
    const asked = await question('who-wins', 'kept-0');
    expect(await judge(asked, 'N')).toEqual({ right: true, best: 'S', why: [{ code: 'why' }] });
    expect(await judge(asked, 'E')).toEqual({
      right: false,
      best: 'S',
      why: [{ code: 'not-east' }, { code: 'why' }],
    });
  });

  it('what the server itself refuses stays refused', async () => {
    status = 404;
    await expect(question('who-wins', 'kept-0')).rejects.toMatchObject({ why: { code: 'not-found' } });
  });
});
