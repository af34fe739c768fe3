// What a call means to everybody at the table.
import type { Meaning } from '../../generated/wire';

/** What a call means; `said` is why not if it may not be told. */
export type CallMeaning = Pick<Meaning, 'said' | 'shown' | 'force' | 'artificial'>;
