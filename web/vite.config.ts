import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const SERVER = '127.0.0.1:8000';

// While developing, the page comes from Vite and everything else from `schlemm serve`, which answers only to pages of
// its own origin: host and origin are rewritten on the way.
const toServer = { target: `http://${SERVER}`, changeOrigin: true, headers: { origin: `http://${SERVER}` } };

// Every element and every rule of a component carries this name: a short one is a good part of the page's weight.
const cssHash = ({ hash, css }: { hash: (text: string) => string; css: string }): string =>
  `s${hash(css).slice(0, 4)}`;

export default defineConfig({
  base: '/',
  plugins: [svelte({ configFile: false, compilerOptions: { cssHash } })],
  build: {
    outDir: '../src/schlemm/static',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The server's policy is `default-src 'self'`: no script in the page, no data: address, no style attribute in
    // a template (Svelte's `style:` directive is fine).
    assetsInlineLimit: 0,
    // What all tables show is in two files, and not in a dozen small ones, which pack badly.
    rolldownOptions: {
      // How long each plug-in takes is nothing to whoever only wants to play.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'cards',
              test: /src\/(bridge\/cards\/(Back|Face|Pip)\.svelte|lib\/(ui\/Marked\.svelte|scrollable\.))/,
            },
            {
              name: 'hands',
              test: /src\/(bridge\/(auction\/(AuctionGrid|BiddingBox|Call)|cards\/Hand|seats\/Plate|trick\/stage)|table\/state\/connection)\./,
            },
            // What a page of the room is made of, and a question of the school: each was four files.
            { name: 'page', test: /src\/lib\/(page\/(Page|Header|sections)|ui\/(Pictogram|focus))\./ },
            {
              name: 'question',
              test: /src\/(learn\/(Asked|Answers|progress|exercise|kept)|bridge\/(cards\/StillHand|diagram\/Diagram))\./,
            },
          ],
        },
      },
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
    proxy: { '/api': toServer, '/i18n': toServer, '/ws': { ...toServer, ws: true } },
  },
});
