// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { TableView, TurnView } from '../../generated/wire';
import { tableView } from '../../testing/views';
import { afterRefusal, afterView, isDone, OVER, pendingOf } from './pending';

const playing = tableView({
  phase: 'play',
  version: 7,
  turn: { seat: 'S', actor: 'S', mine: true, calls: [], cards: ['SA', 'SK'], reasons: {} },
});
const later = { ...playing, version: 8 };
const played: TableView = {
  ...later,
  turn: { seat: 'W', actor: 'W', mine: false, calls: [], cards: [], reasons: {} },
};
const STALE = { code: 'stale' };

describe('a card on its way', () => {
  const card = pendingOf({ type: 'card', card: 'SA' }, playing);

  it('stays on its way while others do what changes nothing about it, such as speaking', () => {
    expect(afterView(card, playing, later, false)).toEqual({ pending: card, message: null });
  });

  it('is over with the view that shows it', () => {
    expect(afterView(card, playing, played, false)).toEqual(OVER);
  });

  it('is over when it is done only once the view has come as far', () => {
    expect(isDone(card, 8, playing)).toBe(false);
    expect(isDone(card, 8, played)).toBe(true);
  });

  it('goes out once more, as the same one, when the same view comes after the line broke', () => {
    expect(afterView(card, playing, playing, true)).toEqual({ pending: card, message: card.message });
  });

  it('is taken back when the table went on without it while the line was broken', () => {
    expect(afterView(card, playing, later, true)).toEqual(OVER);
  });

  it('is over when it is refused, however late it came', () => {
    expect(afterRefusal(card, { code: 'revoke' }, playing)).toEqual(OVER);
    expect(afterRefusal(card, STALE, later)).toEqual(OVER);
  });
});

describe('a call on its way', () => {
  it('is over once the auction is longer, even if the next turn is the caller’s as well', () => {
    const turn: TurnView = { seat: 'S', actor: 'S', mine: true, calls: ['P'], cards: [], reasons: {} };
    const before = tableView({ calls: ['P'], turn });
    const call = pendingOf({ type: 'call', call: 'P' }, before);
    const view = { ...before, version: 2 };
    expect(afterView(call, before, view, false).pending).toBe(call);
    expect(afterView(call, before, { ...view, calls: ['P', 'P'] }, false).pending).toBeNull();
  });
});

describe('what is neither a call nor a card', () => {
  const undo = pendingOf({ type: 'undo' }, playing);

  it('is over when the server says that it is done, and not with the next view', () => {
    expect(afterView(undo, playing, later, false)).toEqual({ pending: undo, message: null });
    expect(isDone(undo, 9, later)).toBe(true);
  });

  it('goes out again, as a new one, after the view it missed, but not for ever', () => {
    let pending = undo;
    for (let version = 8; version <= 11; version++) {
      const before = { ...playing, version: version - 1 };
      const waiting = afterRefusal(pending, STALE, before);
      expect(waiting.message).toBeNull();
      if (!waiting.pending) throw new Error('it waits for the view it missed');
      const next = afterView(waiting.pending, before, { ...playing, version }, false);
      expect(next.message).toMatchObject({ type: 'undo', seen: version });
      expect(next.message?.id).not.toBe(pending.message.id);
      if (!next.pending) throw new Error('it is on its way again');
      pending = next.pending;
    }
    expect(afterRefusal(pending, STALE, { ...playing, version: 11 })).toEqual(OVER);
  });

  it('goes out again at once when the view it missed has come before its refusal', () => {
    const { pending, message } = afterRefusal(undo, STALE, later);
    expect(message).toMatchObject({ type: 'undo', seen: 8 });
    expect(pending).toMatchObject({ message, late: 1, waits: false });
  });
});
