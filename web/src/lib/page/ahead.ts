// Pages below the routes that lead to a table: its part of the application comes while the person still reads.
import { createContext } from 'svelte';

/** How the table's part of the application is fetched before it is wanted; the application says it to its pages. */
export const [fetchTable, setFetchTable] = createContext<() => Promise<unknown>>();
