// A comment on a call or a card: what it is about, its text, and sending it over the socket of one's own table.
import type { CommentView, Reason, ServerMessage } from '../../generated/wire';
import { newId } from '../../lib/newId';
import { openLine } from '../../lib/socket';
import { atLeisure } from '../../lib/time';

type Subject = Pick<CommentView, 'room' | 'what' | 'index'>;
const PATIENCE = 10_000;

/** Says something on the socket of a table once its first view has come; fails with the reason of a refusal. */
export function tellTable(table: string, seat: string, wish: Record<string, unknown>): Promise<void> {
  const path = `/ws/tables/${encodeURIComponent(table)}?seat=${seat}&seen=0`;
  return new Promise((resolve, reject) => {
    const id = newId();
    const end = (why?: Reason): void => {
      cancel();
      line.close();
      if (why) reject(why);
      else resolve();
    };
    const cancel = atLeisure(PATIENCE, () => end({ code: 'no-server' }));
    let asked = false;
    const hear = (said: ServerMessage): void => {
      if (said.type === 'update' && !asked) {
        asked = true;
        line.send({ ...wish, id, seen: said.view.version });
      } else if (said.type === 'done' && said.id === id) end();
      else if (said.type === 'refused' && said.id === id) end(said.why);
      else if (said.type === 'trouble') end(said.why);
    };
    const line = openLine(path, hear, () => end({ code: 'no-server' }));
  });
}

export class Comments {
  about: Subject | null = $state.raw(null);
  text = $state('');
  busy = $state(false);
  trouble: Reason | null = $state.raw(null);

  constructor(
    /** The reader's own table, seat, and the board that is spoken of. */
    private readonly where: () => { table: string; seat: string; board: number },
    private readonly onsaid: () => void,
  ) {}

  /** What is to be spoken of; the same once more: nothing. */
  choose(about: Subject): void {
    const { room, what, index } = this.about ?? {};
    const same = room === about.room && what === about.what && index === about.index;
    this.about = same ? null : about;
  }

  async send(): Promise<void> {
    const text = this.text.trim();
    if (!this.about || text === '' || this.busy) return;
    this.busy = true;
    this.trouble = null;
    const { table, seat, board } = this.where();
    try {
      await tellTable(table, seat, { type: 'comment', board, ...this.about, text });
      this.text = '';
      this.about = null;
      this.onsaid();
    } catch (why) {
      this.trouble = why as Reason;
    } finally {
      this.busy = false;
    }
  }
}
