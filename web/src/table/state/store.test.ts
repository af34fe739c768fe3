import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CardSaid, ClientMessage, ServerMessage, TableView } from '../../generated/wire';
import { tableView } from '../../testing/views';
import { TableStore } from './store.svelte';

/** The server's end of every socket that the store has opened, the newest last. */
const sockets: FakeSocket[] = [];

class FakeSocket {
  static readonly OPEN = 1;
  readyState = FakeSocket.OPEN;
  sent: ClientMessage[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    sockets.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  show(view: TableView): void {
    this.say({ type: 'update', events: [], view });
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const playing = tableView({
  phase: 'play',
  version: 7,
  hands: [{ seat: 'S', cards: ['SA', 'SK'], why: 'own' }],
  left: { N: 2, E: 2, S: 2, W: 2 },
  turn: { seat: 'S', actor: 'S', mine: true, calls: [], cards: ['SA', 'SK'], reasons: {} },
});

const played: TableView = {
  ...playing,
  version: 8,
  hands: [{ seat: 'S', cards: ['SK'], why: 'own' }],
  turn: { seat: 'W', actor: 'W', mine: false, calls: [], cards: [], reasons: {} },
};

const held = (store: TableStore): string[] | undefined =>
  store.shown?.hands.find((hand) => hand.seat === 'S')?.cards;

function opened(): { store: TableStore; socket: FakeSocket } {
  const store = new TableStore('one');
  store.open();
  const socket = newest();
  socket.show(playing);
  return { store, socket };
}

function newest(): FakeSocket {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('no socket was opened');
  return socket;
}

function last(socket: FakeSocket): ClientMessage & { id: string; seen: number } {
  return socket.sent.at(-1) as ClientMessage & { id: string; seen: number };
}

// For good: whether there is such a table is asked by and by, maybe after the test that broke the line.
vi.stubGlobal('WebSocket', FakeSocket);
vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody answers')));

beforeEach(() => {
  sockets.length = 0;
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a question', () => {
  it('outlasts what happens before its answer comes', () => {
    const { store, socket } = opened();
    store.answers.askAbout('SA');
    const { id } = last(socket);
    socket.show({ ...playing, version: 8 });
    const said: CardSaid = { type: 'card-said', id, card: 'SA', says: null };
    socket.say(said);
    expect(store.answers.cardsSaid).toEqual({ SA: said });
  });

  it('is waited for no more once the line has broken', () => {
    const { store, socket } = opened();
    store.answers.askAbout('SA');
    const { id } = last(socket);
    socket.breaks();
    socket.say({ type: 'card-said', id, card: 'SA', says: null });
    expect(store.answers.cardsSaid).toEqual({});
  });
});

describe('a card that is played', () => {
  it('lies on the table at once, and is asked for as the view was that the player saw', () => {
    const { store, socket } = opened();
    expect(store.send({ type: 'card', card: 'SA' })).toBe(true);
    expect(last(socket)).toMatchObject({ type: 'card', card: 'SA', seen: 7 });
    expect(held(store)).toEqual(['SK']);
    expect(store.shown?.trick?.cards).toEqual([{ seat: 'S', card: 'SA' }]);
    expect(store.busy).toBe(true);
  });

  it('is the only thing on its way', () => {
    const { store, socket } = opened();
    store.send({ type: 'card', card: 'SA' });
    expect(store.send({ type: 'card', card: 'SK' })).toBe(false);
    expect(socket.sent).toHaveLength(1);
  });

  it('goes back into the hand when it is refused, with the reason', () => {
    const { store, socket } = opened();
    store.send({ type: 'card', card: 'SA' });
    socket.say({ type: 'refused', id: last(socket).id, why: { code: 'revoke' } });
    expect(held(store)).toEqual(['SA', 'SK']);
    expect(store.refusal).toEqual({ code: 'revoke' });
    expect(store.busy).toBe(false);
  });

  it('is played once more, as the same one, when the line broke before there was an answer', () => {
    const { store, socket } = opened();
    store.send({ type: 'card', card: 'SA' });
    const first = last(socket);
    socket.breaks();
    expect(store.link).toBe('offline');
    expect(store.send({ type: 'card', card: 'SK' })).toBe(false);
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    newest().show(playing);
    expect(newest().sent).toEqual([first]);
  });

  it('is not played again when it had arrived before the line broke', () => {
    const { store, socket } = opened();
    store.send({ type: 'card', card: 'SA' });
    socket.breaks();
    vi.advanceTimersByTime(500);
    newest().show(played);
    expect(newest().sent).toEqual([]);
    expect(store.busy).toBe(false);
  });
});

describe('what is neither a call nor a card', () => {
  it('goes out again after the view it missed, and is over when the server says that it is done', () => {
    const { store, socket } = opened();
    store.send({ type: 'undo' });
    socket.say({ type: 'refused', id: last(socket).id, why: { code: 'stale' } });
    expect(store.refusal).toBeNull();
    socket.show({ ...playing, version: 8 });
    expect(last(socket)).toMatchObject({ type: 'undo', seen: 8 });
    expect(store.busy).toBe(true);
    socket.say({ type: 'done', id: last(socket).id, version: 8 });
    expect(store.busy).toBe(false);
    expect(socket.sent).toHaveLength(2);
  });
});

describe('a view', () => {
  it('that is older than the one that is shown changes nothing', () => {
    const { store, socket } = opened();
    socket.show({ ...playing, version: 6, phase: 'auction' });
    expect(store.view?.version).toBe(7);
    expect(store.shown?.phase).toBe('play');
  });
});

describe('a question', () => {
  it('is answered, or refused as no command is', () => {
    const { store, socket } = opened();
    const says = { said: { code: 'card-says-count-even', args: {} }, standing: 'agreed' as const };
    store.answers.askAbout('D7');
    socket.say({ type: 'card-said', id: last(socket).id, card: 'D7', says });
    store.answers.askAbout('D8');
    socket.say({ type: 'refused', id: last(socket).id, why: { code: 'card-unexplained' } });
    expect(store.answers.cardsSaid).toMatchObject({ D7: { says }, D8: { code: 'card-unexplained' } });
    expect(store.refusal).toBeNull();
  });

  it('may be asked once more after the line broke, and then only the new answer counts', () => {
    const { store, socket } = opened();
    store.answers.lookBack();
    const { id } = last(socket);
    socket.breaks();
    vi.advanceTimersByTime(500);
    newest().show(playing);
    store.answers.lookBack();
    expect(last(newest())).toMatchObject({ type: 'review' });
    newest().say({ type: 'refused', id, why: { code: 'lost' } });
    expect(store.answers.review).toBeNull();
  });

  it('for advice is about the version shown, and cannot be asked while the line is broken', () => {
    const { store, socket } = opened();
    socket.show({ ...playing, version: 8 });
    expect(store.advisedAt).toBe(8);
    socket.breaks();
    expect(store.advisedAt).toBeNull();
  });
});

describe('a broken line', () => {
  it('is tried again after longer and longer pauses, at most eight seconds or so', () => {
    opened();
    const pauses: number[] = [];
    for (let tries = 0; tries < 9; tries++) {
      const count = sockets.length;
      newest().breaks();
      let waited = 0;
      while (sockets.length === count && waited < 20_000) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      pauses.push(waited);
    }
    expect(pauses[0]).toBeLessThanOrEqual(350);
    expect(pauses[8]).toBeGreaterThan(6_000);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(9_650);
  });
});
