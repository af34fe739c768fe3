// What components may not contain beyond what svelte-check and the formatter see to. All other code Oxlint reads, which is
// much quicker, but blind for markup.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import { everywhere, noSyntax } from './restricted.config.js';

/** Without its services, which know types, components are parsed once and not twice. */
const parser = {
  meta: ts.parser.meta,
  parseForESLint(code, options) {
    const { ast, scopeManager, visitorKeys } = ts.parser.parseForESLint(code, options);
    return { ast, scopeManager, visitorKeys };
  },
};

export default defineConfig({
  files: ['**/*.svelte'],
  extends: [js.configs.recommended, ts.configs.strict, ts.configs.stylistic, svelte.configs.recommended],
  languageOptions: { globals: globals.browser, parserOptions: { parser, jsDocParsingMode: 'none' } },
  linterOptions: { reportUnusedDisableDirectives: 'error' },
  rules: {
    ...everywhere,
    'no-restricted-syntax': ['error', ...noSyntax],
    // `{' '}` keeps a space about which the layout of the file would otherwise decide.
    'svelte/no-useless-mustaches': 'off',
    // What nobody shows need not be reactive: what is under way, an address that is being built.
    'svelte/prefer-svelte-reactivity': 'off',
  },
});
