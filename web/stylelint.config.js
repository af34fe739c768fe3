// What not every engine reads: WebKit drops a text-decoration that says more than its line as a whole.
export default {
  overrides: [{ files: ['**/*.svelte'], customSyntax: 'postcss-html' }],
  rules: {
    'declaration-property-value-allowed-list': {
      'text-decoration': ['none', 'underline', 'line-through', 'inherit'],
    },
  },
};
