// What a request is called by who sends it, so that it is carried out once though it may be sent again.

/** An id that no other request has; `randomUUID` exists only where the page is secure or local. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
