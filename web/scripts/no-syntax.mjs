// A rule for Oxlint: no code that a selector finds, as `no-restricted-syntax` of ESLint, which Oxlint does not have.
export default {
  meta: { name: 'own' },
  rules: {
    'no-syntax': {
      meta: { schema: false },
      create: (context) =>
        Object.fromEntries(
          context.options.map(({ selector, message }) => [
            selector,
            (node) => context.report({ node, message }),
          ]),
        ),
    },
  },
};
