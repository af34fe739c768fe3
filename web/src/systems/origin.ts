// Where the systems of the sources stand in them.
import PLACES from './origin.json';

const places: Record<string, readonly string[]> = PLACES;

/** The places of the source that a system is taken from, as the library names them; none for a system of no source. */
export const placesOf = (base: string): readonly string[] => places[base] ?? [];
