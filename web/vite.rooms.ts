// Finds which words each part of the page says, so that they come with it: a part is what some `import()` names, its room
// the messages that its modules name, without those that are there before it is.
//
// A message is named by its id, by how it begins, or by a template, as tests/unit/i18n/lint.py reads them. Those that only
// the server chooses are named by the file of the catalogues where they stand, `import 'words:meaning'`, or by how they
// begin, `import 'words:read-'`.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = import.meta.dirname;
const CATALOGUE = join(ROOT, '../src/schlemm/i18n/catalogues/de');
const MAIN = 'src/main.ts';
/** What is smaller, in letters of German, comes with what asks for it: a request costs more than that. */
const SMALL = 1_500;
/** What so many parts say comes with the first of all. */
const COMMON = 20;

const ENTRY = /^([a-zA-Z][\w-]*) *=/gm;
const TYPES = /import\s+type\s[^;]*?from\s*['"][^'"]*['"]|typeof import\([^)]*\)/g;
const IMPORTS = /\b(?:from|import)\s*(\(?)\s*(['"])(words:[\w-]+|[.]{1,2}\/[^?'"]+)\2/g;
const DYNAMIC = /\bimport\(\s*(['"])([.]{1,2}\/[^'"?]+)\1\s*\)/g;
const LITERAL = /(['"])([a-z][\w-]*)\1/g;
const TEMPLATE = /`([a-z][\w-]*-\$\{[^`]*)`/g;
const CHOICE = /<NamedChoice\s+name="([^"]+)"/g;
const HOLE = /\$?\{[^}]*\}/;
const REFERENCE = /\{\s*([a-zA-Z][\w-]*)/g;
const WORDS = 'words:';

/** By name, the ids of the messages that come with it. */
export type Rooms = Record<string, string[]>;

interface Module {
  imports: string[];
  parts: string[];
  says: Set<string>;
}

interface Message {
  file: string;
  text: string;
}

/** Where the file of a module lies, from here. */
export const fileOf = (id: string): string => relative(ROOT, id.replace(/[?].*/, '')).replaceAll('\\', '/');

/** What a part is called: where its file lies. */
export const roomOf = (file: string): string =>
  file === MAIN ? 'main' : file.replace(/^src\/|(?:\.svelte)?(?:\.ts)?$/g, '').replaceAll('/', '.');

/** The messages of the catalogue by id, without chapters that are asked for by name. */
function messages(): Map<string, Message> {
  const found = new Map<string, Message>();
  for (const name of readdirSync(CATALOGUE).filter((each) => each.endsWith('.ftl'))) {
    const text = readFileSync(join(CATALOGUE, name), 'utf8').replace(/^#.*/gm, '');
    const starts = [...text.matchAll(ENTRY)];
    for (const [index, { 0: entry, 1: id = entry, index: start }] of starts.entries())
      found.set(id, { file: name.slice(0, -4), text: text.slice(start, starts[index + 1]?.index) });
  }
  return found;
}

function isFile(path: string): boolean {
  return statSync(join(ROOT, path), { throwIfNoEntry: false })?.isFile() ?? false;
}

/** The module that a file names so; none where it is not ours, or not there. */
function resolved(file: string, name: string): string | undefined {
  const path = posix.join(posix.dirname(file), name);
  return ['', '.ts']
    .map((ending) => path + ending)
    .find((each) => /\.(?:ts|svelte)$/.test(each) && isFile(each));
}

const escaped = (text: string): string => text.replace(/[^\w-]/g, '\\$&');

/** What a template can give: its last gap may be any words, each of the others one word. */
function pattern(template: string): string {
  const fixed = template.split(HOLE).map(escaped);
  const last = fixed.pop() ?? '';
  return fixed.length > 0 ? `${fixed.join('\\w+').concat('[\\w-]+')}${last}` : last;
}

/** Whether a message is among those named so: by the file where it stands, or by how it begins. */
const isNamed = (id: string, { file }: Message, name: string): boolean =>
  name.endsWith('-') ? id.startsWith(name) : file === name;

function read(file: string, known: Map<string, Message>): Module {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const [imports, parts, files]: [string[], string[], string[]] = [[], [], []];
  for (const [, called, , name = ''] of source.replace(TYPES, '').matchAll(IMPORTS)) {
    if (name.startsWith(WORDS)) files.push(name.slice(WORDS.length));
    else (called ? parts : imports).push(resolved(file, name) ?? '');
  }
  const literals = [...source.matchAll(LITERAL)].map(([, , text = '']) => text);
  const choices = [...source.matchAll(CHOICE)].map(([, name = '']) => name);
  const begun = [
    ...literals.filter((text) => text.endsWith('-')).map((text) => `${escaped(text)}[\\w-]+`),
    ...[...source.matchAll(TEMPLATE)].map(([, text = '']) => pattern(text)),
    ...choices.map((name) => pattern(HOLE.test(name) ? name : `${name}-{}`)),
  ];
  for (const name of files)
    if (![...known].some(([id, message]) => isNamed(id, message, name)))
      throw new Error(`${file} says ${WORDS}${name}, which is nothing in the catalogues`);
  const made = new RegExp(`^(?:${begun.join('|')})$`);
  const says = new Set(literals.concat(choices).filter((text) => known.has(text)));
  for (const [id, message] of known)
    if ((begun.length > 0 && made.test(id)) || files.some((name) => isNamed(id, message, name))) says.add(id);
  return { imports: imports.filter(Boolean), parts: parts.filter(Boolean), says };
}

/** The page's parts by the file that each begins with, and the catalogue's messages. */
interface Sources {
  parts: Map<string, Part>;
  known: Map<string, Message>;
}

interface Part {
  modules: Set<string>;
  says: Set<string>;
  asks: Set<string>;
}

/** All sources of the page as they are now. */
export function readSources(): Sources {
  const known = messages();
  const modules = new Map<string, Module>();
  const parts = new Map<string, Part>();
  const waiting = [MAIN];
  for (let start = waiting.pop(); start; start = waiting.pop()) {
    if (parts.has(start)) continue;
    const part: Part = { modules: new Set(), says: new Set(), asks: new Set() };
    parts.set(start, part);
    const follow = (file: string): void => {
      if (part.modules.has(file)) return;
      part.modules.add(file);
      const module = modules.get(file) ?? read(file, known);
      modules.set(file, module);
      for (const id of module.says) for (const each of withParts(id, known)) part.says.add(each);
      for (const other of module.parts) part.asks.add(other);
      module.imports.forEach(follow);
    };
    follow(start);
    waiting.push(...part.asks);
  }
  return { parts, known };
}

/** The rooms of the page, by name. */
export function findRooms({ parts, known }: Sources): Rooms {
  const all = [...parts.values()];
  for (const id of known.keys())
    if (all.filter(({ says }) => says.has(id)).length >= COMMON) parts.get(MAIN)?.says.add(id);
  return withoutSmall(parts, known);
}

/** A message and those that it is made of. */
function withParts(id: string, known: Map<string, Message>, found = new Set<string>()): Set<string> {
  const message = known.get(id);
  if (!message || found.has(id)) return found;
  found.add(id);
  for (const [, other = ''] of message.text.matchAll(REFERENCE)) withParts(other, known, found);
  return found;
}

/** What comes with each part: what it says and no part before it has. */
function comingWith(parts: Map<string, Part>): Map<string, Set<string>> {
  const before = new Map<string, Set<string>>([[MAIN, new Set()]]);
  for (let changed = true; changed;) {
    changed = false;
    for (const [file, { says, asks }] of parts) {
      const here = before.get(file);
      if (!here) continue;
      for (const other of asks) {
        if (other === MAIN) continue;
        const so = before.get(other);
        const now = [...(so ?? [...here, ...says])].filter((id) => here.has(id) || says.has(id));
        if (so && now.length === so.size) continue;
        before.set(other, new Set(now));
        changed = true;
      }
    }
  }
  return new Map(
    [...parts].map(([file, { says }]) => [
      file,
      new Set([...says].filter((id) => !before.get(file)?.has(id))),
    ]),
  );
}

/** The rooms, once what is small has come to those that ask for it. */
function withoutSmall(parts: Map<string, Part>, known: Map<string, Message>): Rooms {
  const size = (says: Set<string>): number =>
    [...says].reduce((sum, id) => sum + (known.get(id)?.text.length ?? 0), 0);
  for (;;) {
    const coming = comingWith(parts);
    const small = [...coming].filter(([file, says]) => file !== MAIN && says.size > 0 && size(says) < SMALL);
    if (small.length === 0)
      return Object.fromEntries(
        [...coming]
          .filter(([, says]) => says.size > 0)
          .map(([file, says]) => [roomOf(file), [...says].sort()]),
      );
    for (const [file, says] of small)
      for (const other of parts.values()) if (other.asks.has(file)) for (const id of says) other.says.add(id);
  }
}

/** Has every part come with its words, and writes the rooms beside the page, for the server. */
export function words(sources: Sources): Plugin {
  const rooms = findRooms(sources);
  return {
    name: 'words',
    enforce: 'post',
    resolveId: (id) => (id.startsWith(WORDS) ? `\0${id}` : null),
    load: (id) => (id.startsWith(`\0${WORDS}`) ? { code: '', moduleSideEffects: false } : null),
    transform(code, id) {
      const file = fileOf(id);
      if (id.includes('?') || !file.startsWith('src/') || file.startsWith('src/testing/')) return null;
      const changed = code.replace(DYNAMIC, (called: string, _: string, name: string) => {
        const room = roomOf(resolved(file, name) ?? '');
        return room in rooms ? `__withWords(${JSON.stringify(room)}, ${called})` : called;
      });
      if (changed === code) return null;
      const from = JSON.stringify(join(ROOT, 'src/lib/i18n.svelte.ts'));
      return { code: `import { withWords as __withWords } from ${from};${changed}`, map: null };
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '.vite/rooms.json', source: JSON.stringify(rooms) });
    },
  };
}
