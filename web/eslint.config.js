// What the browser's code may not contain beyond what TypeScript, svelte-check and Prettier see to.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

const noStorage = {
  name: 'localStorage',
  message: 'keep it by a `StoredValue` of lib/storage, which lives without storage',
};
const noFetch = {
  name: 'fetch',
  message: 'ask by `get` or `post` of lib/api, which know every path, what goes with it and what comes back',
};

const noClock = [
  'setTimeout',
  'setInterval',
  'clearTimeout',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'performance',
].map((name) => ({ name, message: 'wait, draw and measure by lib/time, the only clock of the page' }));
const noSocket = { name: 'WebSocket', message: 'open a line by `openLine` of lib/socket' };
const noDate = [
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'ask `now` of lib/time, the only clock of the page',
  },
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'ask `now` of lib/time, the only clock of the page',
  },
];

export default defineConfig(
  globalIgnores(['src/generated/']),
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['error'] }],
      // A line may break while a part of the page is fetched: `part` of lib/part asks for it again.
      'no-restricted-syntax': [
        'error',
        ...noDate,
        {
          selector: ':not(ArrowFunctionExpression) > ImportExpression',
          message: 'hand `() => import(…)` to `part` of lib/part, which asks again where it does not come',
        },
        {
          selector: ':matches(TemplateElement[value.raw=/^.api./], SvelteLiteral[value=/^.api./])',
          message: 'name the path to `get`, `post` or `addressOf` of lib/api, which know all that are served',
        },
      ],
      'no-restricted-globals': ['error', noStorage, noFetch, noSocket, ...noClock],
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // `{' '}` keeps a space about which the layout of the file would otherwise decide.
      'svelte/no-useless-mustaches': 'off',
      // What nobody shows need not be reactive: what is under way, an address that is being built.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    // Rules that know types read no components: there svelte-check knows more of them than the plugin can.
    files: ['**/*.ts'],
    extends: [ts.configs.strictTypeCheckedOnly, ts.configs.stylisticTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // `void key` says that an effect depends on it.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // Cards, calls and seats are plain letters, so a string may be taken apart by them.
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      // A server refuses with a reason, which is data.
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ['src/lib/storage.ts', 'public/theme.js', 'src/testing/*.ts', '**/*.test.ts'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'CallExpression[callee.name=/^(it|test)$/]',
          'CallExpression[callee.callee.property.name="each"]',
        ].map((test) => ({
          selector: `${test}[arguments.2]:not([arguments.2.type=/Function|Identifier/])`,
          message: 'all tests have the patience that vitest.config.ts says',
        })),
      ],
    },
  },
  {
    files: ['src/lib/api.ts', 'src/lib/part.ts', 'src/lib/i18n.svelte.ts', 'src/worker/*.ts'],
    rules: { 'no-restricted-globals': ['error', noStorage, ...noClock] },
  },
  {
    files: ['src/lib/socket.ts'],
    rules: { 'no-restricted-globals': ['error', noStorage, noFetch, ...noClock] },
  },
  {
    // A worker has no page, and so no clock of one.
    files: ['src/worker/*.ts'],
    rules: { 'no-restricted-globals': ['error', noStorage], 'no-restricted-syntax': 'off' },
  },
  {
    files: ['src/lib/time.ts'],
    rules: { 'no-restricted-globals': ['error', noStorage, noFetch], 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    languageOptions: { globals: globals.node },
  },
);
