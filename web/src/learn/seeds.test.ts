// @vitest-environment node
import { expect, it } from 'vitest';
import { newSeeds } from './exercise.svelte';

it('counts the questions of a round, however many it has, and begins another one each time', () => {
  const [one, other] = [newSeeds(), newSeeds()].map((seeds) =>
    Array.from({ length: 9 }, () => seeds.next().value),
  );
  expect(one?.map((seed) => seed[0])).toEqual([...'123456789']);
  expect(new Set(one?.map((seed) => seed.slice(1))).size).toBe(1);
  expect(new Set([...(one ?? []), ...(other ?? [])]).size).toBe(18);
});
