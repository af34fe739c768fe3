// What the browser's code outside components may not contain beyond what TypeScript and the formatter see to.
import js from '@eslint/js';
import ts from 'typescript-eslint';
import { everywhere, noClock, noFetch, noStorage, noSyntax } from './restricted.config.js';

/** What Oxlint does not have: no engine reads a module with the first two, the next two are only ever turned off. */
const UNKNOWN = [
  ...['no-dupe-args', 'no-octal', 'no-new-symbol', 'no-return-await'],
  '@typescript-eslint/no-unsafe-class-instance-assignment',
];

/** The rules that presets of ESLint turn on, or off again. */
const rulesOf = (...presets) =>
  Object.fromEntries(
    presets.flatMap(({ rules = {} }) => Object.entries(rules)).filter(([name]) => !UNKNOWN.includes(name)),
  );
const forAll = ({ files }) => !files;
const forTypeScript = ({ files }) => files;

export default {
  plugins: ['typescript'],
  jsPlugins: ['./scripts/no-syntax.mjs', 'eslint-plugin-svelte'],
  categories: { correctness: 'off' },
  env: { browser: true, es2024: true },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error', denyWarnings: true },
  ignorePatterns: ['src/generated/', '.svelte-check/', '**/*.svelte'],
  rules: {
    ...rulesOf(
      js.configs.recommended,
      ...ts.configs.strict.filter(forAll),
      ...ts.configs.stylistic.filter(forAll),
    ),
    ...everywhere,
    'own/no-syntax': ['error', ...noSyntax],
    // Of the rules for Svelte those that find anything outside components.
    'svelte/no-inspect': 'error',
    'svelte/no-store-async': 'error',
    'svelte/no-svelte-internal': 'error',
    'svelte/no-unnecessary-state-wrap': 'error',
    'svelte/prefer-writable-derived': 'error',
  },
  overrides: [
    {
      files: ['**/*.ts'],
      rules: {
        ...rulesOf(
          ...ts.configs.strict.filter(forTypeScript),
          ...ts.configs.strictTypeCheckedOnly,
          ...ts.configs.stylisticTypeCheckedOnly,
        ),
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
      files: ['src/lib/storage.ts', 'public/theme.js', 'src/testing/*.ts', '**/*.test.ts'],
      rules: { 'no-restricted-globals': 'off' },
    },
    {
      files: ['**/*.test.ts'],
      rules: {
        'own/no-syntax': [
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
      files: ['src/lib/answerer.ts', 'src/lib/part.ts', 'src/lib/i18n.svelte.ts', 'src/worker/*.ts'],
      rules: { 'no-restricted-globals': ['error', noStorage, ...noClock] },
    },
    {
      files: ['src/lib/socket.ts'],
      rules: { 'no-restricted-globals': ['error', noStorage, noFetch, ...noClock] },
    },
    {
      // A worker has no page, and so no clock of one.
      files: ['src/worker/*.ts', 'src/lib/standalone/worker.ts'],
      rules: { 'no-restricted-globals': ['error', noStorage], 'own/no-syntax': 'off' },
    },
    {
      files: ['src/lib/time.ts'],
      rules: { 'no-restricted-globals': ['error', noStorage, noFetch], 'own/no-syntax': 'off' },
    },
    {
      files: ['**/*.js', '**/*.mjs'],
      env: { node: true },
    },
    {
      // Programs that make or check the page, and are no part of it.
      files: ['scripts/*.mjs'],
      rules: { 'own/no-syntax': 'off' },
    },
  ],
};
