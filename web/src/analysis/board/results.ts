// What a contract comes to with so many tricks.
import { neededFor } from './tricks';

/** A contract of level one needs one trick more than this. */
export const BOOK = 6;

/** "=", "+1" or "-2". */
const margin = (contract: string, tricks: number): string => {
  const over = tricks - neededFor(contract);
  return over === 0 ? '=' : over > 0 ? `+${over}` : `${over}`;
};

/** "4SXE+1" of "4SXE" and eleven tricks. */
export const resultOf = (contract: string, tricks: number): string => contract + margin(contract, tricks);

/** The same of the tricks alone, as it stands at a card: "−2" with a true minus. */
export const signOf = (contract: string, tricks: number): string =>
  margin(contract, tricks).replace('-', '−');
