import { expect, it } from 'vitest';
import { Mini } from './guidance.svelte';

it.each([
  [0, 'much'],
  [1, 'much'],
  [2, 'little'],
  [5, 'none'],
  [9, 'none'],
])('who has played %i deals is told %s', (done, guidance) => {
  localStorage.setItem('schlemm-minibridge', JSON.stringify({ done }));
  expect(new Mini().guidance).toBe(guidance);
  localStorage.clear();
});
