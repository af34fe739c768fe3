// What the browser's code may use by one name of its own only: in components ESLint sees to it, elsewhere Oxlint.
const clocks = [
  ...['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'],
  'performance',
];

export const noStorage = {
  name: 'localStorage',
  message: 'keep it by a `StoredValue` of lib/storage, which lives without storage',
};
export const noFetch = {
  name: 'fetch',
  message: 'ask by `get` or `post` of lib/api, which know every path, what goes with it and what comes back',
};
export const noSocket = { name: 'WebSocket', message: 'open a line by `openLine` of lib/socket' };
export const noClock = clocks.map((name) => ({
  name,
  message: 'wait, draw and measure by lib/time, the only clock of the page',
}));

/** What holds for all code, be it of a component or not. */
export const everywhere = {
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-console': ['error', { allow: ['error'] }],
  'no-restricted-globals': ['error', noStorage, noFetch, noSocket, ...noClock],
  '@typescript-eslint/no-dynamic-delete': 'off',
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
};

/** Selectors of syntax, each with what to do instead. */
export const noSyntax = [
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'ask `now` of lib/time, the only clock of the page',
  },
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'ask `now` of lib/time, the only clock of the page',
  },
  // A line may break while a part of the page is fetched: `part` of lib/part asks for it again.
  {
    selector: ':not(ArrowFunctionExpression) > ImportExpression',
    message: 'hand `() => import(…)` to `part` of lib/part, which asks again where it does not come',
  },
  {
    selector:
      ':matches(SvelteAwaitBlock, UnaryExpression[operator="void"], MemberExpression[property.name="then"])' +
      ' > CallExpression[callee.name="useRoom"]',
    message: 'hand `() => useRoom(…)` to `part` of lib/part, which asks again where the words do not come',
  },
  {
    selector: ':matches(TemplateElement[value.raw=/^.api./], SvelteLiteral[value=/^.api./])',
    message: 'name the path to `get`, `post` or `addressOf` of lib/api, which know all that are served',
  },
];
