/**
 * Which folders of `src/features` a story or an end-to-end test opens, and which sources an end-to-end test is about.
 *
 * `npm test` skips a test that has passed when nothing it depends on has changed, and it does not depend on the screens
 * of a folder that it does not open: screens do not import each other (`npm run arrows`). `npm test -- changed` runs the
 * end-to-end tests that are about what changed.
 */

/** Folders of `src/features`: an area with all its screens, or a folder of screens. */
type Folders = readonly string[] | 'all';

interface Walk {
  readonly opens: Folders;
  /** Folders or files, from the root of the repository. */
  readonly about: readonly string[];
}

/** The folders that are opened, including sign-in, which every test passes; `undefined` for all folders. */
export const opens = (folders: Folders): readonly string[] | undefined =>
  folders === 'all' ? undefined : [...folders, 'session'];

/** The areas by the addresses of their screens, to check that a test names those that it opens. */
const ADDRESSES: readonly (readonly [RegExp, string])[] = [
  [/^\/[^/]+\/finances\//, 'finance'],
  [/^\/[^/]+\/administration\/(?:products?|reminders|type-regulatory-actions)(?:\/|$)/, 'regulatory'],
  [/^\/app\/customer-card\//, 'customers'],
  [/^\/app\/programs\//, 'field'],
  [
    /^\/[^/]+\/(?:visits\/|dashboard-progress-details$|(?:supervisor|delegate|sellermanager)(?:\/|$)|visit-report$)/,
    'field',
  ],
  [/^\/[^/]+\/reports\/weekly(?:\/|$)/, 'weekly-reports'],
  [/^\/[^/]+\/administration\/absences$/, 'absences'],
  [/^\/[^/]+\/agencies$/, 'agencies'],
  // `/app/dashboard` only leads on to where each role begins.
  [/^\/(?!app\/)[^/]+\/dashboard$/, 'dashboard'],
];

/** The area of an address, or of the path of a route; `undefined` for sign-in and the pages of the application itself. */
const areaAt = (pathname: string): string | undefined => ADDRESSES.find(([address]) => address.test(pathname))?.[1];

/** @returns the area of an address, if the test opens it without naming it */
export function unnamedArea(file: string, pathname: string): string | undefined {
  const folders = opens(WALKS[file]?.opens ?? 'all');
  const area = areaAt(pathname);
  return area === undefined || folders === undefined || folders.includes(area) ? undefined : area;
}

const REGULATORY = ['regulatory'];
const FINANCE = ['agencies', 'dashboard', 'finance'];

/** A walk of regulatory affairs, about some of its folders. */
const regulatory = (...folders: readonly string[]): Walk => ({
  opens: REGULATORY,
  about: folders.map((folder) => `src/features/regulatory/${folder}`),
});

/** The paths of a machine, played on the pages. */
const paths = (opened: Folders, machine: string, ...more: readonly string[]): Walk => ({
  opens: opened,
  about: [`machines/${machine}`, `tests/model/${machine}.model.ts`, ...more],
});

/** The end-to-end tests, by file. */
export const WALKS: Readonly<Record<string, Walk>> = {
  'tests/e2e/absences.spec.ts': {
    opens: ['absences', 'field'],
    about: ['src/features/absences', 'src/domain/absences', 'mocks/seed/absences.ts'],
  },
  'tests/e2e/action-types.spec.ts': regulatory('types'),
  'tests/e2e/agencies.spec.ts': { opens: ['agencies', 'dashboard', 'regulatory'], about: ['src/features/agencies'] },
  'tests/e2e/card-writes.spec.ts': {
    opens: ['customers'],
    about: ['src/features/customers/card', 'src/features/customers/shared/record-editor'],
  },
  'tests/e2e/cities.spec.ts': { opens: ['customers'], about: ['src/features/customers/cities'] },
  'tests/e2e/console.spec.ts': { opens: ['dashboard', 'regulatory'], about: ['src/app/demo-bar'] },
  'tests/e2e/customer-cards.spec.ts': {
    opens: ['customers'],
    about: ['src/features/customers/card', 'src/domain/customers'],
  },
  'tests/e2e/customer-map.spec.ts': {
    opens: ['customers'],
    about: ['src/features/customers/list', 'src/domain/customers', 'src/ui/map-with-list'],
  },
  'tests/e2e/customer-kinds.spec.ts': {
    opens: ['customers'],
    about: ['src/features/customers/list', 'src/features/customers/card', 'src/features/customers/shared'],
  },
  'tests/e2e/customer-rights.spec.ts': {
    opens: ['customers'],
    about: ['src/features/customers', 'src/domain/access', 'mocks/seed/role-grants.ts'],
  },
  'tests/e2e/customer-edits.spec.ts': {
    opens: ['customers'],
    about: ['src/features/customers/card', 'src/features/customers/shared/customer-editor'],
  },
  'tests/e2e/dashboard.spec.ts': {
    opens: ['customers', 'dashboard', 'field', 'finance', 'regulatory'],
    about: ['src/features/dashboard', 'src/domain/supervision', 'mocks/server/supervision.ts'],
  },
  'tests/e2e/demo.spec.ts': { opens: ['dashboard', 'regulatory'], about: ['src/app/demo-bar', 'src/demo'] },
  'tests/e2e/finance-edit.spec.ts': { opens: FINANCE, about: ['src/features/finance/entry'] },
  'tests/e2e/finance.spec.ts': { opens: FINANCE, about: ['src/features/finance/figures'] },
  'tests/e2e/goals.spec.ts': { opens: FINANCE, about: ['src/features/finance/goals'] },
  'tests/e2e/health-centers.spec.ts': { opens: ['customers'], about: ['src/features/customers/health-centers'] },
  'tests/e2e/live-faults.spec.ts': { opens: REGULATORY, about: ['src/app/boot.tsx', 'src/app/unsupported.ts'] },
  'tests/e2e/moving.spec.ts': {
    opens: ['field'],
    about: ['src/features/field/shared/moving', 'src/domain/field/moves.ts'],
  },
  'tests/e2e/narrow.spec.ts': {
    opens: ['dashboard', 'field', 'finance', 'regulatory'],
    about: ['src/ui/data-table', 'src/ui/bullet-bar'],
  },
  'tests/e2e/offline.spec.ts': { opens: 'all', about: ['src/offline', 'mocks/hosts', 'scripts/service-worker.ts'] },
  'tests/e2e/pages.spec.ts': { opens: 'all', about: ['src/app/pages'] },
  'tests/e2e/palette.spec.ts': {
    opens: ['agencies', 'customers', 'dashboard', 'regulatory'],
    about: ['src/ui/command-palette', 'src/app/shell'],
  },
  'tests/e2e/portfolio.spec.ts': regulatory('products'),
  'tests/e2e/printed.spec.ts': {
    opens: ['absences', 'customers', 'dashboard', 'field'],
    about: [
      'src/features/absences',
      'src/features/customers/card',
      'src/features/dashboard/overview/quotas',
      'src/features/field/people',
      'src/features/field/shared/reports',
      'src/ui/data-table',
      'src/ui/theme',
    ],
  },
  'tests/e2e/product-files.spec.ts': regulatory('files'),
  'tests/e2e/product.spec.ts': regulatory('products'),
  'tests/e2e/products.spec.ts': regulatory('products'),
  'tests/e2e/programmes.spec.ts': {
    opens: ['agencies', 'customers', 'field'],
    about: ['src/features/field', 'src/domain/field', 'machines/programme', 'machines/visit-report'],
  },
  'tests/e2e/outbox.spec.ts': {
    opens: ['customers', 'field'],
    about: [
      'src/app/shell/outbox',
      'src/domain/outbox',
      'src/features/field/shared/outbox',
      'src/features/field/shared/moving',
      'src/features/field/shared/week',
      'src/state',
      'machines/outbox',
    ],
  },
  'tests/e2e/trail.spec.ts': {
    opens: ['customers', 'field'],
    about: ['src/features/field/shared/day', 'src/state', 'machines/trail', 'mocks/hosts'],
  },
  'tests/e2e/week.spec.ts': {
    opens: ['field'],
    about: ['src/features/field/shared/week', 'src/features/field/shared/planner', 'src/domain/field/week.ts'],
  },
  'tests/e2e/regulatory-actions.spec.ts': regulatory('actions'),
  'tests/e2e/regulatory-journey.spec.ts': regulatory('shared'),
  'tests/e2e/reminders.spec.ts': regulatory('reminders'),
  'tests/e2e/replay.spec.ts': { opens: 'all', about: ['src/demo', 'mocks/replays', 'scripts/replay.ts'] },
  'tests/e2e/roles.spec.ts': { opens: 'all', about: ['src/routes', 'src/domain/access'] },
  'tests/e2e/same.spec.ts': { opens: REGULATORY, about: ['mocks/seed'] },
  'tests/e2e/scroll.spec.ts': { opens: REGULATORY, about: ['src/app', 'src/state'] },
  'tests/e2e/session.spec.ts': { opens: 'all', about: ['src/features/session', 'src/app/shell'] },
  'tests/e2e/situations.spec.ts': { opens: 'all', about: ['mocks/situations', 'src/features/customers'] },
  'tests/e2e/supervision-keyboard.spec.ts': {
    opens: 'all',
    about: ['src/features/field/people', 'src/features/absences', 'src/features/weekly-reports'],
  },
  'tests/e2e/visit-statistics.spec.ts': {
    opens: ['customers', 'field'],
    about: ['src/features/field/progress', 'src/features/field/statistics', 'src/domain/field/visit-statistics.ts'],
  },
  'tests/e2e/weekly-reports.spec.ts': {
    opens: ['customers', 'weekly-reports'],
    about: ['src/features/weekly-reports', 'src/domain/weekly-reports', 'src/queries/customer-filters.ts'],
  },
  'tests/e2e/without-storage.spec.ts': {
    opens: ['agencies', 'dashboard', 'finance', 'regulatory'],
    about: ['src/lib/device', 'src/app/shell/kept.ts', 'mocks/hosts'],
  },
  'tests/e2e/work-areas.spec.ts': { opens: ['customers'], about: ['src/features/customers/work-areas'] },
  'tests/e2e/live/counted.spec.ts': {
    opens: ['customers', 'regulatory'],
    about: ['src/ui/data-table', 'src/lib/intl.ts', 'src/state/agencies.tsx'],
  },
  'tests/e2e/live/day-pack.spec.ts': {
    opens: ['customers', 'field'],
    about: ['src/app/shell/pack', 'src/state', 'src/app/session-actors.ts', 'src/offline', 'machines/day-pack'],
  },
  'tests/e2e/live/entry.spec.ts': { opens: 'all', about: ['src/features/session'] },
  'tests/e2e/live/expiry.spec.ts': { opens: REGULATORY, about: ['src/state/session.tsx', 'machines/session'] },
  'tests/e2e/live/faults.spec.ts': { opens: REGULATORY, about: ['src/api'] },
  'tests/e2e/live/frame.spec.ts': { opens: REGULATORY, about: ['src/app/boot.tsx', 'src/features/session'] },
  'tests/e2e/live/laboratory.spec.ts': regulatory('actions', 'files'),
  'tests/e2e/live/lacks.spec.ts': { opens: FINANCE, about: ['src/api/extensions.ts', 'src/features/finance'] },
  'tests/e2e/live/killed.spec.ts': {
    opens: ['customers', 'field'],
    about: ['src/domain/outbox', 'src/features/customers/card', 'src/features/field/shared/outbox', 'src/state'],
  },
  'tests/e2e/live/month.spec.ts': { opens: FINANCE, about: ['src/features/finance/entry', 'tests/bench/month.ts'] },
  'tests/e2e/live/outbox.spec.ts': {
    opens: ['customers', 'field'],
    about: ['src/domain/outbox', 'src/features/field/shared/outbox', 'src/state'],
  },
  'tests/e2e/live/reminders.spec.ts': regulatory('reminders'),
  'tests/e2e/live/rights.spec.ts': { opens: ['agencies', 'dashboard', 'regulatory'], about: ['src/domain/access'] },
  'tests/e2e/live/sales-offline.spec.ts': { opens: FINANCE, about: ['src/features/finance/entry', 'src/state'] },
  'tests/e2e/live/tabs.spec.ts': {
    opens: ['agencies', 'customers', 'dashboard', 'regulatory'],
    about: ['src/app/device-session.ts', 'machines/session'],
  },
  'tests/e2e/live/uploads.spec.ts': regulatory('files'),
  'tests/e2e/live/without-storage.spec.ts': {
    opens: ['agencies', 'dashboard', 'finance', 'regulatory'],
    about: ['src/lib/device', 'src/app/shell/kept.ts', 'src/state/draft-claim.ts'],
  },
  'tests/e2e/live/wire.spec.ts': { opens: REGULATORY, about: ['src/api', 'scripts/content-policy.ts'] },
  'tests/e2e/live/zones.spec.ts': { opens: REGULATORY, about: ['src/app/shell/zone-gate.tsx', 'src/domain/agency'] },
  'tests/e2e/live/paths/cascade-delete.spec.ts': paths(REGULATORY, 'cascade-delete'),
  'tests/e2e/live/paths/finance.spec.ts': paths(FINANCE, 'finance', 'src/features/finance/entry'),
  'tests/e2e/live/paths/guard.spec.ts': paths('all', 'guard'),
  'tests/e2e/live/paths/import.spec.ts': paths(FINANCE, 'import', 'src/features/finance/entry/import'),
  'tests/e2e/live/paths/menu.spec.ts': paths('all', 'menu', 'src/app/shell'),
  'tests/e2e/live/paths/new-amm.spec.ts': paths(REGULATORY, 'new-amm'),
  'tests/e2e/live/paths/programme.spec.ts': paths(['field'], 'programme', 'src/features/field/shared/planner'),
  'tests/e2e/live/paths/reminder.spec.ts': paths(REGULATORY, 'reminder', 'src/features/regulatory/reminders'),
  'tests/e2e/live/paths/session.spec.ts': paths('all', 'session', 'src/features/session'),
  'tests/e2e/live/paths/trail.spec.ts': paths(['field'], 'trail', 'src/features/field/shared/day', 'src/state'),
  'tests/e2e/live/paths/upload.spec.ts': paths(REGULATORY, 'upload'),
  'tests/e2e/live/paths/visit-report.spec.ts': paths(['field'], 'visit-report', 'src/features/field/shared/report'),
};

/** The stories that show the whole application at an address, by file: one that is not here may open everything. */
export const FOLDERS_OF_STORIES: Readonly<Record<string, Folders>> = {
  'stories/screens/absences.stories.tsx': ['absences'],
  'stories/screens/action-types.stories.tsx': ['regulatory/types'],
  'stories/screens/agencies.stories.tsx': ['agencies'],
  'stories/screens/changed-meanwhile/actions.stories.tsx': ['regulatory/actions'],
  'stories/screens/card-writes.stories.tsx': ['customers/card'],
  'stories/screens/changed-meanwhile/card-writes.stories.tsx': ['customers/card'],
  'stories/screens/changed-meanwhile/cities.stories.tsx': ['customers/cities'],
  'stories/screens/changed-meanwhile/reminders.stories.tsx': ['regulatory/reminders'],
  'stories/screens/changed-meanwhile/types.stories.tsx': ['regulatory/types'],
  'stories/screens/changed-meanwhile/work-areas.stories.tsx': ['customers/work-areas'],
  'stories/screens/cities.stories.tsx': ['customers/cities'],
  'stories/screens/customer-edits.stories.tsx': ['customers/card'],
  'stories/screens/customer-cards.stories.tsx': ['customers/card'],
  'stories/screens/customers.stories.tsx': ['agencies', 'customers'],
  'stories/screens/dashboard.stories.tsx': ['dashboard/overview'],
  'stories/screens/demo-console.stories.tsx': [],
  'stories/screens/entrance.stories.tsx': [],
  'stories/screens/faulty-dates/products.stories.tsx': [
    'regulatory/actions',
    'regulatory/files',
    'regulatory/products',
  ],
  'stories/screens/faulty-dates/reminders.stories.tsx': ['regulatory/reminders'],
  'stories/screens/finance-edit.stories.tsx': ['finance/entry'],
  'stories/screens/finance.stories.tsx': ['agencies', 'finance/figures'],
  'stories/screens/goals.stories.tsx': ['finance/goals'],
  'stories/screens/health-centers.stories.tsx': ['customers/card', 'customers/health-centers'],
  'stories/screens/new-customer.stories.tsx': ['customers/list'],
  'stories/screens/outbox.stories.tsx': ['field/programmes'],
  'stories/screens/pages.stories.tsx': [],
  'stories/screens/people.stories.tsx': ['field/people'],
  'stories/screens/product-files.stories.tsx': ['regulatory/files'],
  'stories/screens/products.stories.tsx': ['regulatory/products'],
  'stories/screens/programmes.stories.tsx': ['field/programmes'],
  'stories/screens/visit-progress.stories.tsx': ['field/progress'],
  'stories/screens/visit-statistics.stories.tsx': ['field/statistics'],
  'stories/screens/weekly-reports.stories.tsx': ['weekly-reports'],
  'stories/screens/day-pack.stories.tsx': ['field/programmes'],
  'stories/screens/trail.stories.tsx': ['field/programmes'],
  'stories/screens/refusals/actions.stories.tsx': ['regulatory/actions', 'regulatory/products'],
  'stories/screens/refusals/product-files.stories.tsx': ['regulatory/files'],
  'stories/screens/refusals/reminders.stories.tsx': ['regulatory/reminders'],
  'stories/screens/refusals/types.stories.tsx': ['regulatory/types'],
  'stories/screens/regulatory-action-steps.stories.tsx': ['regulatory/actions'],
  'stories/screens/reminders.stories.tsx': ['regulatory/reminders'],
  'stories/screens/restored-drafts/actions.stories.tsx': ['regulatory/actions'],
  'stories/screens/restored-drafts/reminders.stories.tsx': ['regulatory/reminders'],
  'stories/screens/shell.stories.tsx': ['absences', 'regulatory/reminders'],
  'stories/screens/work-areas.stories.tsx': ['customers/work-areas'],
};

/** The folder of screens that a file of random answers opens. */
export const folderOfAnswers = (file: string): string => file.replace(/^tests\/answers\/|\.test\.tsx$/g, '');
