// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { decoded } from './decoded';

const TEXT = '[West "Müller"]';

/** The text with each sign as two bytes, the lower one first, and the mark before it. */
const wide = (text: string): Uint8Array =>
  Uint8Array.from([
    0xff,
    0xfe,
    ...[...text].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
  ]);

describe('the text of a file', () => {
  it('is the same in whichever letters it was written', () => {
    expect(decoded(new TextEncoder().encode(TEXT))).toBe(TEXT);
    expect(decoded(new TextEncoder().encode(`\uFEFF${TEXT}`))).toBe(TEXT);
    expect(decoded(Uint8Array.from([...TEXT].map((sign) => sign.charCodeAt(0))))).toBe(TEXT);
    expect(decoded(wide(TEXT))).toBe(TEXT);
  });

  it('is there even of bytes that are no text', () => {
    expect(decoded(Uint8Array.from([0, 255, 128, 200])).length).toBeGreaterThan(0);
    expect(decoded(new Uint8Array())).toBe('');
  });
});
