// Who may import whom: one rule an arrow (docs/decisions tell why). `npm run arrows` holds it.

/** A room, as the path of its files. */
const ROOMS = {
  lib: '^src/lib/',
  domain: '^src/domain/',
  demo: '^src/demo/',
  queries: '^src/queries/',
  ui: '^src/ui/',
  api: '^src/api/',
  state: '^src/state/',
  routes: '^src/routes/',
  features: '^src/features/',
  app: '^src/app/',
  offline: '^src/offline/',
  locales: '^src/locales/',
  main: '^src/main[.]tsx$',
  machines: '^machines/',
  mocks: '^mocks/',
  scripts: '^scripts/',
  tests: '^(tests|stories|[.]storybook)/',
};

/** Our own folders. Every other file that resolves is in a package. */
const OURS = '^(src|machines|mocks|scripts|tests|stories|[.]storybook)/';

/**
 * Of our own files, a room imports itself and those that are allowed.
 * @param {keyof typeof ROOMS} room
 * @param {readonly (keyof typeof ROOMS)[]} allowed
 * @param {string} comment
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const arrow = (room, allowed, comment) => ({
  name: `${room}-imports-only-${allowed.join('-') || 'itself'}`,
  comment,
  severity: 'error',
  from: { path: ROOMS[room] },
  to: { path: OURS, pathNot: [ROOMS[room], ...allowed.map((name) => ROOMS[name])] },
});

/**
 * Packages that stay in one room.
 * @param {string} name
 * @param {readonly string[]} packages
 * @param {string[]} rooms
 * @param {string} comment
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const packageOnlyIn = (name, packages, rooms, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: OURS, pathNot: rooms },
  to: { path: packages.map((each) => `^node_modules/${each}/`) },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    arrow('lib', [], 'lib is pure: it knows nothing of ours.'),
    arrow('domain', ['lib'], 'The rules of the business are pure: machines, the demo server and screens share them.'),
    arrow('demo', ['domain', 'lib'], 'What the page and the demo server say to each other, as types and data.'),
    arrow('queries', ['api', 'domain', 'lib'], 'What several areas read, and the keys of all that is read.'),
    arrow('ui', ['lib'], 'A component knows no domain: what it shows is given to it.'),
    arrow('api', ['lib'], 'The way to the server knows neither screens nor workflows.'),
    arrow('machines', ['lib', 'domain', 'api'], 'A workflow has no screen and no server of its own.'),
    {
      name: 'machines-import-only-types-of-api',
      comment: 'A machine is given its effects as actors: it may name the contract, never call it.',
      severity: 'error',
      from: { path: ROOMS.machines },
      to: { path: ROOMS.api, dependencyTypesNot: ['type-only'] },
    },
    arrow(
      'state',
      ['machines', 'queries', 'api', 'domain', 'demo', 'lib', 'routes'],
      'Machines and queries bound to React, below every screen.',
    ),
    {
      name: 'state-imports-only-types-of-routes',
      comment: 'A screen is told its route; only the router matches addresses.',
      severity: 'error',
      from: { path: ROOMS.state },
      to: { path: ROOMS.routes, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-import-what-lies-below',
      comment: 'An area knows what lies below and the typed links; never another area, never a route.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: {
        path: OURS,
        pathNot: [
          '^src/features/$1/',
          ROOMS.queries,
          ROOMS.domain,
          ROOMS.demo,
          '^src/routes/(links|entrance)[.]ts$',
          ROOMS.machines,
          ROOMS.api,
          ROOMS.ui,
          ROOMS.lib,
          ROOMS.state,
        ],
      },
    },
    {
      name: 'screens-of-an-area-share-through-shared',
      comment: 'A folder of an area knows its own files and the area’s shared ones, never the screens beside it.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/([^/]+)/' },
      to: { path: '^src/features/$1/[^/]+/', pathNot: '^src/features/$1/($2|shared)/' },
    },
    arrow('routes', ['lib', 'domain', 'features'], 'Routes are data: an address, a right, a title, a loader.'),
    {
      name: 'routes-load-features-lazily',
      comment: 'Only import() keeps a screen out of the first load.',
      severity: 'error',
      from: { path: ROOMS.routes },
      to: { path: ROOMS.features, dynamic: false },
    },
    {
      name: 'app-imports-src-and-machines',
      comment: 'The only place that sees all of the application, and nothing of the demo.',
      severity: 'error',
      from: { path: ROOMS.app },
      to: { path: OURS, pathNot: ['^src/(?!main|offline)', ROOMS.machines] },
    },
    {
      name: 'app-loads-features-through-routes',
      comment: 'A screen imported here would be part of every page’s first load.',
      severity: 'error',
      from: { path: ROOMS.app },
      to: { path: ROOMS.features, dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    arrow('offline', ['lib'], 'The service worker knows files, not what is in them.'),
    arrow(
      'mocks',
      ['lib', 'domain', 'demo', 'api', 'offline'],
      'The demo server stands on the contract alone; its service worker, on that of the application.',
    ),
    {
      name: 'mocks-import-types-and-codes-of-api',
      comment: 'The two sides share the contract and its codes as data, not the way of calling.',
      severity: 'error',
      from: { path: ROOMS.mocks },
      to: { path: ROOMS.api, pathNot: '^src/api/error-catalogue[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'main-reaches-mocks-lazily',
      comment: 'One import(), behind a constant that the live build drops.',
      severity: 'error',
      from: { path: ROOMS.main },
      to: { path: ROOMS.mocks, dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-imports-tests-or-main',
      comment: 'Tests, stories and the entry are where imports begin.',
      severity: 'error',
      from: { path: OURS, pathNot: [ROOMS.tests, ROOMS.scripts] },
      to: { path: [ROOMS.tests, ROOMS.scripts, ROOMS.main] },
    },
    packageOnlyIn(
      'graphql-request-only-in-api',
      ['graphql-request'],
      [ROOMS.api],
      'There is one way to the server, and it adds the token, the agency and the time-out.',
    ),
    packageOnlyIn(
      'idb-only-in-lib-device',
      ['idb'],
      ['^src/lib/device/', ROOMS.tests],
      'A browser may refuse its databases: one place knows how to do without.',
    ),
    packageOnlyIn(
      'demo-packages-only-in-mocks',
      ['@faker-js', 'msw', '@graphql-tools', 'graphql-yoga'],
      [ROOMS.mocks, ROOMS.tests],
      'The live build must not be able to reach them.',
    ),
    packageOnlyIn(
      'graphql-only-in-mocks',
      ['graphql'],
      [ROOMS.mocks, ROOMS.tests, ROOMS.scripts],
      'Documents are strings: a parser has no place in the page.',
    ),
    {
      name: 'no-react-under-machines',
      comment: 'A machine runs in a test without a page.',
      severity: 'error',
      from: { path: ['^machines/', ROOMS.lib, ROOMS.domain, ROOMS.demo, '^mocks/(server|seed)/'] },
      to: { path: '^node_modules/(react|react-dom|@xstate/react|@lingui|@tanstack)/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one, or there is a third. Types are erased and do not count.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolvable',
      comment: 'A rule cannot see an import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-undeclared-packages',
      comment: 'What is imported is in package.json.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'application-uses-no-dev-packages',
      comment: 'What the page runs is a dependency, not a tool.',
      severity: 'error',
      from: { path: '^(src|machines)/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    // TypeScript 7 has no compiler API for tools yet: swc reads the sources, types and import() included.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.]po$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
};
