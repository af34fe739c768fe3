// Builds the worker after the page: one file at the top of the site, which names all files of the build.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const BUILT = '../src/schlemm/static';
/** What the page names besides its assets. */
const PLAIN = ['favicon.svg', 'theme.js', 'icons/icon-192.png'];

const digest = (file: string): string =>
  createHash('sha256')
    .update(readFileSync(join(import.meta.dirname, BUILT, file)))
    .digest('hex')
    .slice(0, 16);

const assets = readdirSync(join(import.meta.dirname, BUILT, 'assets')).sort();
const files = [
  { url: '/', revision: digest('index.html') },
  ...PLAIN.map((file) => ({ url: `/${file}`, revision: digest(file) })),
  // Their names change with their content.
  ...assets.map((file) => ({ url: `/assets/${file}`, revision: null })),
];
const build = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);

export default defineConfig({
  publicDir: false,
  define: {
    FILES: JSON.stringify(files),
    BUILD: JSON.stringify(build),
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    outDir: BUILT,
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'src/worker/worker.ts',
      output: { format: 'iife', entryFileNames: 'worker.js' },
    },
  },
});
