// Builds the worker that keeps a folder without a server: one file at its top, which names all files of the folder.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const FOLDER = process.env.SCHLEMM_FOLDER ?? '../page';
/** Copies of the page under the names of its addresses: it is kept once. */
const COPY = /(?:.\/index|404)\.html$|licences|pictures|^worker\.js$/;

const names = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile())
  .map((file) => join(file.parentPath, file.name).slice(join(FOLDER, '/').length))
  .filter((name) => !COPY.test(name))
  .sort();
const WORDS = 'i18n/';
const words = names.filter((name) => name.startsWith(WORDS)).map((name) => `/${name}`);
const files = names
  .filter((name) => !name.startsWith(WORDS))
  .map((name) => ({
    url: name === 'index.html' ? '/' : `/${name}`,
    revision: createHash('sha256')
      .update(readFileSync(join(FOLDER, name)))
      .digest('hex')
      .slice(0, 16),
  }));

export default defineConfig({
  publicDir: false,
  define: {
    FILES: JSON.stringify(files),
    WORDS: JSON.stringify(words),
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    outDir: FOLDER,
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'src/worker/keeper.ts',
      output: { format: 'iife', entryFileNames: 'worker.js' },
    },
  },
});
