// The few questions that are asked over HTTP; all the rest is said on a table's socket.
// Paths, what goes with them and what comes back are those of the server's own description.
import type {
  PathsWithMethod,
  RequestBodyJSON,
  RequiredKeysOf,
  SuccessResponseJSON,
} from 'openapi-typescript-helpers';
import type { paths, Problem, Reason } from '../generated/wire';
import { ask } from './answerer';
import { underWay } from './time';

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

type Method = 'get' | 'post';
export type Path<M extends Method> = PathsWithMethod<paths, M>;
export type Operation<M extends Method, P extends Path<M>> = paths[P][M];
type Body<O> = [RequestBodyJSON<O>] extends [never] ? { body?: never } : { body: RequestBodyJSON<O> };
type Given<O> = (O extends { parameters: infer Parameters }
  ? Pick<Parameters, keyof Parameters & ('path' | 'query')>
  : never) &
  Body<O>;
/** What goes with a question: the parts of its path, its query and its body, as the server describes them. */
export type Arguments<O> = RequiredKeysOf<Given<O>> extends never ? [given?: Given<O>] : [given: Given<O>];
export type Answer<O> = O extends Record<string | number, unknown> ? SuccessResponseJSON<O> : never;

type Values = Record<string, string | number>;
export interface Filled {
  path?: Values;
  query?: Values;
  body?: unknown;
}

/** Escaped but for the slashes inside, as a system's name has them: some proxies turn away what hides a slash. */
function segments(part: string): string {
  const all = part.split('/');
  return all.some((one) => one === '.' || one === '..')
    ? encodeURIComponent(part)
    : all.map(encodeURIComponent).join('/');
}

export function filled(path: string, { path: parts = {}, query = {} }: Filled): string {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => segments(String(parts[name] ?? '')));
  const asked = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return asked.length > 0 ? `${address}?${asked.join('&')}` : address;
}

/** What is read of an answer; fails with the reason that the server gives. The page is not still before it is read. */
export const asked = <T>(
  address: string,
  init: RequestInit,
  read: (response: Response) => Promise<T | null>,
): Promise<T> => underWay(readAnswer(address, init, read));

async function readAnswer<T>(
  address: string,
  init: RequestInit,
  read: (response: Response) => Promise<T | null>,
): Promise<T> {
  let response: Response;
  try {
    response = await ask(address, init);
  } catch {
    throw new ApiError({ code: 'no-server' }, 0);
  }
  const found = response.ok ? await read(response).catch(() => null) : null;
  if (found !== null) return found;
  const value: unknown = response.ok ? null : await response.json().catch(() => null);
  // A proxy says by its own status that there is no server behind it.
  const code = /^50[234]$/.test(`${response.status}`) ? 'no-server' : 'server-error';
  throw new ApiError(isProblem(value) ? value.why : { code }, response.status);
}

export const answer = <T>(address: string, init: RequestInit): Promise<T> =>
  asked(address, init, (response) => response.json() as Promise<T | null>);

/** The address of something to look at or to download. */
export function addressOf<P extends Path<'get'>>(
  path: P,
  ...[given]: Arguments<Operation<'get', P>>
): string {
  return filled(path, given ?? {});
}

/** The answer to a question; fails with the reason that the server gives. */
export function get<P extends Path<'get'>>(
  path: P,
  ...[given]: Arguments<Operation<'get', P>>
): Promise<Answer<Operation<'get', P>>> {
  return answer(filled(path, (given ?? {}) as Filled), {});
}

/** The answer to what changes something, or takes long to find out; fails with the reason that the server gives. */
export function post<P extends Path<'post'>>(
  path: P,
  ...[given]: Arguments<Operation<'post', P>>
): Promise<Answer<Operation<'post', P>>> {
  return answer(filled(path, (given ?? {}) as Filled), posted(given));
}

/** What is sent besides the address, as JSON. */
export function posted(given?: { body?: unknown }): RequestInit {
  const headers = { 'content-type': 'application/json' };
  const body = given?.body === undefined ? {} : { headers, body: JSON.stringify(given.body) };
  return { method: 'POST', ...body };
}
