// Texts that are sent as they are, and files that the server writes.
import {
  answer,
  asked,
  filled,
  posted,
  type Answer,
  type Arguments,
  type Filled,
  type Operation,
  type Path,
} from './api';

/** A file that the server has written, with the name that it gives it. */
export interface NamedFile {
  content: Blob;
  name: string;
}

async function fileIn(response: Response): Promise<NamedFile> {
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { content: await response.blob(), name: name ?? '' };
}

/** The answer to a text, which is sent as it is; fails with the reason that the server gives. */
export function postText<P extends Path<'post'>>(
  path: P,
  text: string,
  ...[given]: Arguments<Operation<'post', P>>
): Promise<Answer<Operation<'post', P>>> {
  const headers = { 'content-type': 'text/plain' };
  return answer(filled(path, (given ?? {}) as Filled), { method: 'POST', headers, body: text });
}

/** A file that takes long to write; fails with the reason that the server gives. */
export function postForFile<P extends Path<'post'>>(
  path: P,
  ...[given]: Arguments<Operation<'post', P>>
): Promise<NamedFile> {
  return asked(filled(path, (given ?? {}) as Filled), posted(given), fileIn);
}
