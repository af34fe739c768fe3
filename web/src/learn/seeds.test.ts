// @vitest-environment node
import { expect, it } from 'vitest';
import { newSeeds } from './exercise.svelte';

it('asks a round of six questions in turn, then any, and another round each time', () => {
  const [one, other] = [newSeeds(), newSeeds()].map((seeds) =>
    Array.from({ length: 9 }, () => seeds.next().value),
  );
  expect(one?.slice(0, 6).map((seed) => seed[0])).toEqual([...'123456']);
  expect(new Set(one?.slice(0, 6).map((seed) => seed.slice(1))).size).toBe(1);
  for (const seed of one?.slice(6) ?? []) expect(seed).not.toContain('-');
  expect(new Set([...(one ?? []), ...(other ?? [])]).size).toBe(18);
});
