import { describe, expect, it } from 'vitest';
import { ownLink, sharedText } from './shared';

const HERE = 'https://bridge.example';

describe('what is shared', () => {
  it('is one text, whichever field it comes in', () => {
    expect(sharedText('?title=A&text=N%3AAKQ&url=')).toBe('N:AKQ A');
    expect(sharedText('')).toBe('');
  });

  it('leads on where it holds a link of ours, with its key', () => {
    expect(ownLink(`Komm: ${HERE}/sit/abc#key_1 bis gleich`, HERE)).toBe('/sit/abc#key_1');
    expect(ownLink(`${HERE}/?new=mini`, HERE)).toBe('/?new=mini');
  });

  it('leads nowhere else', () => {
    for (const text of [
      'https://other.example/sit/abc#key',
      `${HERE}.evil.example/sit/abc`,
      `${HERE}@evil.example/sit/abc`,
      `${HERE}/nowhere`,
      `${HERE}/deal?text=x`,
      'javascript:alert(1)',
      'http://[',
    ])
      expect(ownLink(text, HERE)).toBeNull();
  });
});
