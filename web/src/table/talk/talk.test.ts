import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatView, WordsView } from '../../generated/wire';
import { tableView } from '../../testing/views';
import { heardFrom, Lately } from './lastSaid.svelte';
import { TalkState } from './talk.svelte';

const said = (id: string, name: string, seat: WordsView['seat'] = 'N'): WordsView => ({
  id,
  seat,
  name,
  text: `words ${id}`,
});
const ids = (words: readonly WordsView[]): string[] => words.map(({ id }) => id);

/** What a browser keeps. */
class Kept {
  #items = new Map<string, string>();
  getItem = (key: string): string | null => this.#items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#items.set(key, value);
}

describe('free words', () => {
  beforeEach(() => vi.stubGlobal('localStorage', new Kept()));

  it('stay on the page when the server has forgotten them, and are gone at another table', () => {
    const talk = new TalkState();
    talk.follow(tableView({ words: [said('1', 'Ben'), said('2', 'Ben')] }));
    talk.follow(tableView({ words: [said('2', 'Ben'), said('3', 'Ben')] }));
    talk.follow(tableView({ words: [] }));
    expect(ids(talk.heard('S'))).toEqual(['1', '2', '3']);
    talk.follow(tableView({ table: 'another', words: [said('4', 'Ben')] }));
    expect(ids(talk.heard('S'))).toEqual(['4']);
  });

  it('of one person or all are not heard by who has muted them, and one’s own always are', () => {
    const talk = new TalkState();
    talk.follow(tableView({ words: [said('1', 'Ben'), said('2', 'Carla', 'E'), said('3', 'Anna', 'S')] }));
    talk.mute('Ben', true);
    expect(ids(talk.heard('S'))).toEqual(['2', '3']);
    talk.mute(null, true);
    expect(ids(talk.heard('S'))).toEqual(['3']);
    expect(new TalkState().hears('Carla')).toBe(false);
    talk.mute(null, false);
    expect([talk.hears('Ben'), talk.hears('Carla')]).toEqual([false, true]);
    talk.mute('Ben', false);
    expect(new TalkState().hears('Ben')).toBe(true);
  });

  it('are unread until they are read; nobody is called for what they do not want to hear, or have said', () => {
    const talk = new TalkState();
    expect(talk.unread('S')).toBe(false);
    talk.follow(tableView({ words: [said('1', 'Anna', 'S')] }));
    expect(talk.unread('S')).toBe(false);
    talk.follow(tableView({ words: [said('2', 'Ben')] }));
    expect(talk.unread('S')).toBe(true);
    talk.read('S');
    expect(talk.unread('S')).toBe(false);
    talk.mute('Carla', true);
    talk.follow(tableView({ words: [said('3', 'Carla', 'E')] }));
    expect(talk.unread('S')).toBe(false);
  });
});

describe('what was said lately', () => {
  const line = (number: number): ChatView => ({ number, seat: 'N', line: 'chat-applause' });

  it('is the newest line or word of others, once, and no word once a board is open', () => {
    const lately = new Lately(heardFrom(tableView({ chat: [line(1)], words: [said('1', 'Ben')] })));
    const now = (chat: ChatView[], words: WordsView[]): unknown => {
      lately.follow(heardFrom(tableView({ chat, words })));
      return lately.said;
    };
    expect(now([line(1)], [said('1', 'Ben')])).toBe(null);
    expect(now([line(1)], [said('1', 'Ben'), said('2', 'Anna', 'S')])).toBe(null);
    expect(now([line(1)], [said('1', 'Ben'), said('3', 'Ben')])).toEqual(said('3', 'Ben'));
    expect(now([line(1)], [])).toBe(null);
    expect(now([line(1), line(2)], [])).toEqual(line(2));
    lately.stop();
  });
});
