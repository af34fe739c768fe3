import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatView, TableView, WordsView } from '../../generated/wire';
import { tableView } from '../../testing/views';
import { heardFrom, isBeside, Lately, linesHeard, speakerOf } from './lastSaid.svelte';
import { talk, TalkState, writingEnds } from './talk.svelte';

const said = (id: string, name: string, seat: WordsView['seat'] = 'N'): WordsView => ({
  id,
  seat,
  name,
  text: `words ${id}`,
  mine: name === 'Anna',
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
    expect(ids(talk.heard)).toEqual(['1', '2', '3']);
    talk.follow(tableView({ table: 'another', words: [said('4', 'Ben')] }));
    expect(ids(talk.heard)).toEqual(['4']);
  });

  it('are shown over the table where their speaker has no place beside the result, or none at all', () => {
    const at = (phase: TableView['phase'], seat: WordsView['seat']): boolean =>
      isBeside(tableView({ me: 'S', phase }), said('1', 'Ben', seat));
    expect([at('result', 'N'), at('result', 'W'), at('play', 'N'), at('play', null)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('of one person or all are not heard by who has muted them, and one’s own always are', () => {
    const talk = new TalkState();
    talk.follow(tableView({ words: [said('1', 'Ben'), said('2', 'Carla', 'E'), said('3', 'Anna', 'S')] }));
    talk.mute('Ben', true);
    expect(ids(talk.heard)).toEqual(['2', '3']);
    talk.mute(null, true);
    expect(ids(talk.heard)).toEqual(['3']);
    expect(new TalkState().hears('Carla')).toBe(false);
    talk.mute(null, false);
    expect([talk.hears('Ben'), talk.hears('Carla')]).toEqual([false, true]);
    talk.mute('Ben', false);
    expect(new TalkState().hears('Ben')).toBe(true);
  });

  it('are unread until they are read; nobody is called for what they do not want to hear, or have said', () => {
    const talk = new TalkState();
    expect(talk.unread).toBe(false);
    talk.follow(tableView({}));
    talk.follow(tableView({ words: [said('1', 'Anna', 'S')] }));
    expect(talk.unread).toBe(false);
    talk.follow(tableView({ words: [said('2', 'Ben')] }));
    expect(talk.unread).toBe(true);
    talk.read();
    expect(talk.unread).toBe(false);
    talk.mute('Carla', true);
    talk.follow(tableView({ words: [said('3', 'Carla', 'E')] }));
    expect(talk.unread).toBe(false);
  });

  it('that stand there when a page comes to a table are no news, nor is what was read once others are muted', () => {
    const talk = new TalkState();
    talk.follow(tableView({ words: [said('1', 'Carla', 'E'), said('2', 'Ben')] }));
    expect(talk.unread).toBe(false);
    talk.mute('Ben', true);
    expect(talk.unread).toBe(false);
    talk.follow(tableView({ words: [said('3', 'Carla', 'E')] }));
    expect(talk.unread).toBe(true);
  });

  it('are told by who said them, wherever seats were drawn since', () => {
    const talk = new TalkState();
    const view = tableView({ words: [said('1', 'Anna', 'N'), said('2', 'Ben', 'S')] });
    talk.follow(tableView({}));
    talk.follow(view);
    expect(talk.unread).toBe(true);
    expect(heardFrom(view)).toEqual([said('2', 'Ben', 'S')]);
    talk.mute('Ben', true);
    expect(ids(talk.heard)).toEqual(['1']);
  });

  it('come back to be sent again where they are refused, and by no later refusal', () => {
    const talk = new TalkState();
    talk.draft = ' Coffee? ';
    talk.sent();
    expect(talk.draft).toBe('');
    talk.answered(true);
    expect(talk.draft).toBe('Coffee?');
    talk.sent();
    talk.answered(false);
    talk.answered(true);
    expect(talk.draft).toBe('');
  });

  it('end when a board begins, not when the host or another table ends them', () => {
    const settings = { ...tableView({}).settings, words: true };
    const ends = (before: TableView['phase'], phase: TableView['phase']): boolean =>
      writingEnds(before, tableView({ phase, settings }));
    expect([ends('result', 'auction'), ends('waiting', 'naming')]).toEqual([true, true]);
    expect([ends('result', 'result'), ends('claim', 'play'), ends('play', 'result')]).toEqual([
      false,
      false,
      false,
    ]);
    expect(writingEnds('result', tableView({ phase: 'auction' }))).toBe(false);
  });
});

describe('what was said lately', () => {
  const line = (number: number): ChatView => ({ number, seat: 'N', name: 'Ben', line: 'chat-applause' });

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

  it('is told by the name of who said it, and muted by it, though another sits at that seat by now', () => {
    const left: ChatView = { number: 1, seat: null, name: 'Ben', line: 'chat-good-evening' };
    const players = tableView().players.map((one) => (one.seat === 'N' ? { ...one, name: 'Cora' } : one));
    const view = tableView({
      players,
      chat: [left, { ...line(2), name: 'Cora' }, { ...line(3), seat: 'S' }],
    });
    expect(view.chat.slice(0, 2).map((said) => speakerOf(view, said))).toEqual(['Ben', 'Cora']);
    expect(heardFrom(view)).toEqual(view.chat.slice(0, 2));
    vi.stubGlobal('localStorage', new Kept());
    talk.mute('Ben', true);
    expect(linesHeard(view).map(({ number }) => number)).toEqual([2, 3]);
    talk.mute('Ben', false);
  });
});
