/** How unit tests read the sources, besides the plugins of every build. */
export const SOURCES = {
  define: { __DEMO__: 'false', __READS__: JSON.stringify('tests') },
  // One copy of graphql: packages that are not bundled would load its CommonJS build, which has classes of its own.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
};

/** How unit tests run, on the sources and on their mutants. */
export const UNIT = {
  name: 'unit',
  environment: 'node',
  isolate: false,
  /** Milliseconds; generous, for a busy machine. */
  testTimeout: 30_000,
  include: ['tests/unit/**/*.test.{ts,tsx}'],
};
