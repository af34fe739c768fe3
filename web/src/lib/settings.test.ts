import { expect, it } from 'vitest';
import { spokenProfile } from './settings.svelte';

it.each([
  ['it-IT', 'it'],
  ['fr-CA', 'fr'],
  ['en-GB', 'en'],
  ['de-AT', 'de-AT'],
  ['ja-JP', 'de'],
])('greets a browser that asks for %s in %s', (language, profile) => {
  expect(spokenProfile([language])).toBe(profile);
});
