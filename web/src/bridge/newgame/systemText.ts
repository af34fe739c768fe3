// Systems of one's own are texts, and their names are these texts: as such they are kept, opened at tables and linked to.

const OWN = 'text/';

/** Whether the name of a system is the text of one. */
export const isText = (system: string): boolean => system.startsWith(OWN);

/** The name of the system that a text says. */
export function nameOfText(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return OWN + btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_');
}

/** The text that is the name of a system; nothing if it is none. */
export function textOf(system: string): string {
  try {
    const bytes = atob(system.slice(OWN.length).replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (one) => one.charCodeAt(0)),
    );
  } catch {
    return '';
  }
}

/** What stands behind a text in a link, so that one that was cut on its way is known. */
const WHOLE = '/end';

/** The link that brings a text to somebody else. */
export const linkOf = (text: string): string => `/systems#${nameOfText(text)}${WHOLE}`;

/** The text behind the `#` of an address; nothing if it is cut or broken, `null` where there is none. */
export function textIn(hash: string): string | null {
  const sent = hash.slice(1);
  if (!isText(sent)) return null;
  return sent.endsWith(WHOLE) ? textOf(sent.slice(0, -WHOLE.length)) : '';
}

/** What a line of the head says, without the remark behind it. */
const line = (word: string, text: string): string =>
  new RegExp(`^${word} +(.*)$`, 'mu').exec(text)?.[1]?.split(' # ')[0]?.trim() ?? '';

/** What its owner calls the system; may be empty. */
export const titleIn = (text: string): string => line('system', text).slice(0, 40);

/** The system in the box that a text builds on, without what is changed in it; empty if it builds on none. */
export const baseIn = (text: string): string =>
  /^[a-z-]+/u.exec(line('on', text))?.[0]?.replace('nothing', '') ?? '';
