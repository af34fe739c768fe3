// What is about to be written on the pad: picked or typed, kept until it is written.
import type { PadView } from '../generated/wire';
import { pickedOf, resultOf, type Picked } from '../bridge/result/picked';
import type { DefectView } from '../bridge/result/tutor.svelte';
import { readTyped } from './api';
import type { Entry, Seat, Target, Written } from './entry';

/** Whether the line that is to be corrected is still as it was. */
function stands(view: PadView, { round, at, entry }: Target): boolean {
  const lines =
    view.form === 'match'
      ? view.boards.flatMap(({ tables }) => tables.filter((table) => table?.at === at))
      : [{ entry: view.rounds[round]?.entries[at] }];
  return lines.some((line) => JSON.stringify(line?.entry) === JSON.stringify(entry));
}

const NOTHING: Picked = { level: 0, strain: '', doubling: '', seat: '', margin: 0 };

export class Draft {
  picked: Picked = $state(NOTHING);
  passed = $state(false);
  heldBy: Seat | '' = $state('');
  held: 0 | 4 | 5 = $state(0);
  board = $state(0);
  room: 1 | 2 = $state(1);
  text = $state('');
  defects: readonly DefectView[] = $state.raw([]);
  /** What it replaces; `null` for a new line. */
  target: Target | null = $state.raw(null);
  #latest = 0;

  /** Takes what was picked; whatever was typed before counts no more. */
  pick(picked: Picked): void {
    this.picked = picked;
    this.passed = false;
    this.text = '';
    this.defects = [];
    this.#latest++;
  }

  pass(): void {
    this.pick(NOTHING);
    this.passed = true;
    this.held = 0;
  }

  /** Reads what is typed; the latest text counts. */
  async read(): Promise<void> {
    const turn = ++this.#latest;
    const { account, defects, declarer } = await readTyped(this.text);
    if (turn !== this.#latest) return;
    this.defects = this.text.trim() ? defects : [];
    if (!account || defects.length > 0) return;
    const picked = pickedOf(account.result);
    this.passed = picked === null;
    this.picked = picked ? { ...picked, seat: declarer ?? this.picked.seat } : NOTHING;
  }

  get notrump(): boolean {
    return this.picked.strain === 'NT';
  }

  /** What is still missing, as the end of a message's name; nothing if it can be written. */
  get missing(): '' | 'typed' | 'contract' | 'declarer' | 'held' {
    if (this.defects.length > 0) return 'typed';
    if (this.passed) return '';
    if (this.picked.level === 0) return 'contract';
    if (!this.picked.seat) return 'declarer';
    return this.held > 0 && !this.heldBy ? 'held' : '';
  }

  /** What is written. */
  get entry(): Entry {
    const held = this.passed ? 0 : this.notrump && this.held > 0 ? 4 : this.held;
    const by = held > 0 && this.heldBy ? this.heldBy : null;
    const result = this.passed ? 'P' : resultOf(this.picked);
    return { result, held, heldBy: by, board: this.board, room: this.room };
  }

  /** Begins with an entry that is to be corrected. */
  take(target: Target): void {
    const { entry } = target;
    this.clear();
    this.target = target;
    this.picked = pickedOf(entry.result) ?? NOTHING;
    this.passed = entry.result === 'P';
    this.held = entry.held ?? 0;
    this.heldBy = entry.heldBy ?? '';
    this.board = entry.board ?? 0;
    this.room = entry.room ?? 1;
  }

  /** What is to be kept of it; `null` as long as nothing is chosen or typed. */
  get kept(): Written | null {
    const { picked, passed, heldBy, held, board, room, text, target } = this;
    const begun = picked.level > 0 || passed || text.trim() !== '';
    return begun ? { picked, passed, heldBy, held, board, room, text, target } : null;
  }

  /** Goes on with what was kept. What corrects a line that is another by now is a line of its own. */
  goOn(kept: Written, view: PadView): void {
    Object.assign(this, kept);
    if (kept.target && !stands(view, kept.target)) this.target = null;
    if (this.text.trim()) void this.read().catch(() => undefined);
  }

  /** An empty one. */
  clear(): void {
    this.pick(NOTHING);
    this.heldBy = '';
    this.held = 0;
    this.target = null;
  }

  /** In a match: the next board that is to be written, at the same table if it goes on there. */
  suggest(view: PadView): void {
    if (view.form !== 'match') return;
    const open = (room: 1 | 2) => view.boards.find((board) => !board.tables[room - 1])?.number;
    const room = open(this.room) ? this.room : ((3 - this.room) as 1 | 2);
    this.room = room;
    this.board = open(room) ?? 1;
  }
}
