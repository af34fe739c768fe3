import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tableView } from '../../testing/views';
import { Looking } from './connection.svelte';

/** The server's end of every socket that pages have opened, the newest last. */
const sockets: FakeSocket[] = [];

class FakeSocket {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    sockets.push(this);
  }

  close(): void {
    this.onclose = null;
  }
}

/** Has all sockets break at once, and tells after how many milliseconds each of their pages is back. */
function pauses(): number[] {
  const broken = sockets.splice(0);
  for (const socket of broken) socket.onclose?.();
  const back: number[] = [];
  for (let waited = 0; back.length < broken.length; waited += 10) {
    vi.advanceTimersByTime(10);
    while (back.length < sockets.length) back.push(waited);
  }
  return back;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  let drawn = 0;
  vi.spyOn(Math, 'random').mockImplementation(() => (drawn++ % 10) / 10);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sockets.length = 0;
});

describe('who looks on', () => {
  it('comes back when the server does, and no ten in the same moment', () => {
    for (let page = 0; page < 10; page++) new Looking('abcdefghijkm').open();
    expect(new Set(pauses()).size).toBe(10);
    const later = pauses();
    expect(new Set(later).size).toBe(10);
    expect(Math.max(...later)).toBeGreaterThan(400);
  });

  it('tries at once again after a line that had worked', () => {
    new Looking('abcdefghijkm').open();
    pauses();
    pauses();
    const data = JSON.stringify({ type: 'update', events: [], view: tableView() });
    sockets.at(-1)?.onmessage?.({ data });
    expect(pauses()[0]).toBeLessThan(310);
  });
});
