// What a call means to everybody at the table.
import type { MeaningView } from '../../generated/wire';

/** What a call means; `said` is why not if it may not be told. */
export type CallMeaning = Pick<MeaningView, 'usually' | 'said' | 'shown' | 'force' | 'artificial'>;
