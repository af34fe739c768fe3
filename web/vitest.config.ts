import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { playwright } from '@vitest/browser-playwright';
import { readSources, words } from './vite.rooms.ts';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const PAGES = 'src/**/*.browser.test.ts';
/** Milliseconds after which something is taken never to happen; the longest test takes a fifth of it on a busy machine. */
const PATIENCE = 100_000;
/** Programs to play in, the best first, as in tests/conftest.py. */
const BROWSERS = ['chromium-headless-shell', 'chromium', 'google-chrome'];

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const places = (process.env.PATH ?? '').split(delimiter);
const programs = BROWSERS.flatMap((name) => places.map((place) => join(place, name)));
const chromium = process.env.SCHLEMM_CHROMIUM ?? programs.find(runs);
if (!chromium)
  console.error('TESTS OF PAGES NOT RUN: Chromium is missing, and not named in SCHLEMM_CHROMIUM.');

const units: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'units',
    include: ['src/**/*.test.ts'],
    exclude: [PAGES],
    environment: 'happy-dom',
    // Files stay apart, and a thread reads each module once for all of them.
    pool: 'vmThreads',
    // Nothing in a test leaves the machine: what fetches gets its answer from the test.
    environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: false } } } },
  },
};

const pages = (executablePath: string): TestProjectInlineConfiguration => ({
  extends: true,
  // Found out about while tests run, it would have them begin anew.
  optimizeDeps: { include: ['axe-core'] },
  test: {
    name: 'pages',
    include: [PAGES],
    globalSetup: 'src/testing/writeStage.ts',
    // One page for all files: what a test leaves behind it is put away by `stage.ts`.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu'] },
        contextOptions: { locale: 'de-DE', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

// What the browser's code promises: tests lie beside what they test. `*.test.ts` ask for no layout and run without a
// browser; `*.browser.test.ts` mount what is shown, a part or the whole page, in Chromium, without a server.
export default defineConfig({
  // Tests read files of the reference, beside this folder.
  server: { fs: { allow: ['..'] } },
  plugins: [svelte({ configFile: false }), words(readSources())],
  resolve: { conditions: ['browser'] },
  test: {
    // No test depends on how fast the machine is.
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    expect: { poll: { timeout: PATIENCE } },
    // Pages are waited for more than they reckon.
    maxWorkers: 2,
    tags: [{ name: 'slow', description: 'what `make test` leaves out' }],
    projects: [units, ...(chromium ? [pages(chromium)] : [])],
  },
});
