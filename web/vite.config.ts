import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { fileOf, readSources, words } from './vite.rooms.ts';

const SERVER = '127.0.0.1:8000';

// While developing, the page comes from Vite and everything else from `schlemm serve`, which answers only to pages of
// its own origin: host and origin are rewritten on the way.
const toServer = { target: `http://${SERVER}`, changeOrigin: true, headers: { origin: `http://${SERVER}` } };

// Every element and every rule of a component carries this name: a short one is a good part of the page's weight.
const cssHash = ({ hash, css }: { hash: (text: string) => string; css: string }): string =>
  `s${hash(css).slice(0, 4)}`;

const sources = readSources();
/** The parts, by where they begin, that a module is in. */
const partsWith = (file: string): string[] =>
  [...sources.parts].filter(([, { modules }]) => modules.has(file)).map(([part]) => part);

const START = 'src/pages/start/StartPage.svelte';
const TABLE = 'src/pages/table/TablePage.svelte';
/** What comes to a table by itself, once its cards lie there. */
const SOON = [
  'src/pages/table/later.ts',
  'src/bridge/trick/cardMover.ts',
  'src/bridge/seats/PlatePicture.svelte',
  'src/lib/ui/Dots.svelte',
  'src/table/auction/BidLegend.svelte',
  'src/table/ceremony/Ceremony.svelte',
];

/** What more parts than these have besides lies apart. */
const FEW = 3;

/**
 * The chunk of a module: each is a request, and a small one packs badly, so what is shared by many is in few.
 *
 * What every page has is in one, with what many have of a table; the rest of what a table shows first in one, what comes to
 * it soon in two, of which one is other pages' too, and what the first page has with others in one; what any two other
 * parts share is in one a folder, and all else with the part that has it.
 */
function chunkOf(id: string): string | null {
  if (/node_modules.(svelte|esm-env|clsx|@fluent)|rolldown.runtime/.test(id)) return 'main';
  const file = fileOf(id);
  const parts = partsWith(file);
  if (parts.includes('src/main.ts')) return 'main';
  // The server finds it in the build by its name.
  if (file === TABLE) return null;
  const many = parts.filter((part) => part !== TABLE && part !== START && !SOON.includes(part)).length > FEW;
  if (parts.includes(TABLE)) return many ? 'main' : 'table';
  if (parts.some((part) => SOON.includes(part))) return many ? 'board' : 'overlays';
  if (parts.includes(START)) return parts.length > 1 ? 'page' : null;
  return parts.length > 1 ? `shared-${file.split('/')[1] ?? ''}` : null;
}

/** A chunk takes with it what its modules import, unless that is in one of those before it. */
const GROUPS = ['main', 'table', 'board', 'overlays', 'page', 'shared'].map((chunk, index) => ({
  name: (id: string) => {
    const wanted = chunkOf(id);
    return wanted?.startsWith(chunk) ? wanted : null;
  },
  debugName: chunk,
  priority: 9 - index,
}));

export default defineConfig({
  base: '/',
  plugins: [
    svelte({ configFile: false, compilerOptions: { cssHash } }),
    { ...words(sources), apply: 'build' },
  ],
  build: {
    outDir: '../src/schlemm/static',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The server's policy is `default-src 'self'`: no script in the page, no data: address, no style attribute in
    // a template (Svelte's `style:` directive is fine).
    assetsInlineLimit: 0,
    rolldownOptions: {
      // How long each plug-in takes is nothing to whoever only wants to play.
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: GROUPS } },
    },
    // Only the table's files are asked for ahead: a list of every page's would be a good part of the first script.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (page, files) => (page.includes('TablePage') ? files : []),
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    // What a page says may be newer than what the server knows of its rooms: it is given all words.
    proxy: {
      '/api': toServer,
      '/i18n': { ...toServer, rewrite: (path) => path.replace(/main\.json$/, 'all.json') },
      '/ws': { ...toServer, ws: true },
    },
  },
});
