// A file that was made here or fetched, handed to the person who looks on.
import { atLeisure } from '../time';

/** Hands a file to the person who looks on. */
export function saved(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  atLeisure(60_000, () => URL.revokeObjectURL(link.href));
}
