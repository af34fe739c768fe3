import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// What the browser's code promises without a browser: tests lie beside what they test, as `*.test.ts`.
export default defineConfig({
  plugins: [svelte({ configFile: false })],
  resolve: { conditions: ['browser'] },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'happy-dom',
    // Nothing in a test leaves the machine: what fetches gets its answer from the test.
    environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: false } } } },
  },
});
