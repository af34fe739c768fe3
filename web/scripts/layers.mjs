// Holds the imports of src/ to layers.config.js, those of types and those in markup as well: each room imports what it
// may, every file is in a room, and no file is in a circle.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { ROOMS, allowed } from '../layers.config.js';

/** `import … from`, `export … from`, `import '…'` and `import('…')`, wherever they stand. */
const IMPORTS = /\b(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?(['"`])([.]{1,2}\/[^?]+?)(?:[?].*?)?\1/g;
/** How a file may be named by who imports it; types of what the server says are in a file that is no module. */
const ENDINGS = ['', '.ts', '.d.ts'];

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
const roomOf = (file) => posix.dirname(file).slice('src/'.length);

const files = readdirSync('src', { recursive: true })
  .map((name) => posix.join('src', name.replaceAll('\\', '/')))
  .filter((file) => /[.](?:ts|svelte)$/.test(file) && !file.endsWith('.test.ts'));

const wrong = [];

function importsOf(file) {
  const names = [...readFileSync(file, 'utf8').matchAll(IMPORTS)].map(([, , name]) => name);
  const found = names.map((name) => {
    const path = posix.join(posix.dirname(file), name);
    const there = ENDINGS.map((ending) => path + ending).find(isFile);
    if (!there) wrong.push(`${file} imports ${name}, which is not there`);
    return there;
  });
  return [...new Set(found.filter(Boolean))];
}

const imports = new Map(files.map((file) => [file, importsOf(file)]));

for (const [file, others] of imports) {
  const room = roomOf(file);
  if (room === 'testing') continue;
  if (room && !ROOMS.includes(room)) wrong.push(`${file} is in no room of layers.config.js`);
  const free = new Set(room ? [room, ...allowed(room)] : ['', ...ROOMS]);
  for (const other of others)
    if (other.startsWith('src/') && !free.has(roomOf(other))) wrong.push(`${file} may not import ${other}`);
}

const done = new Set();

/** Look for circles among what a file imports, and what that imports; `way` leads to it. */
function follow(file, way) {
  if (way.includes(file)) wrong.push(`a circle: ${[...way.slice(way.indexOf(file)), file].join(' → ')}`);
  if (way.includes(file) || done.has(file)) return;
  for (const other of imports.get(file) ?? []) follow(other, [...way, file]);
  done.add(file);
}
for (const file of files) follow(file, []);

for (const what of wrong) console.error(what);
if (wrong.length > 0) process.exit(1);
