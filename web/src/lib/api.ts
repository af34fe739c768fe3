// The few questions that are asked over HTTP; all the rest is said on a table's socket.
import type { Problem, Reason } from '../generated/wire';

/** The server said no, or nothing at all. `why` is a code of the catalogue with its arguments. */
export class ApiError extends Error {
  constructor(
    readonly why: Reason,
    readonly status: number,
  ) {
    super(`${why.code} (${status})`);
  }
}

/** Why something did not work: the server's own reason, or that it has trouble. */
export function reasonOf(error: unknown): Reason {
  return error instanceof ApiError ? error.why : { code: 'server-error' };
}

function isProblem(value: unknown): value is Problem {
  const why =
    typeof value === 'object' && value !== null
      ? (value as { why?: { code?: unknown } | null }).why
      : undefined;
  return typeof why === 'object' && why !== null && typeof why.code === 'string';
}

/** The answer to a question; fails with the reason that the server gives. */
export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new ApiError({ code: 'no-server' }, 0);
  }
  const value: unknown = await response.json().catch(() => null);
  if (response.ok && value !== null) return value as T;
  throw new ApiError(isProblem(value) ? value.why : { code: 'server-error' }, response.status);
}

/** The answer to a question that has a body, as all have that change something. */
export function post<T>(path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return ask<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
}
