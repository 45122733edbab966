import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** What the pages before the door say, beside the application itself: the rest waits for whoever enters. */
const BEFORE_THE_DOOR = [
  'src/routes/table.ts',
  ...['error-state', 'field', 'password-field', 'status-glyph', 'thread', 'toast'].map((name) => `src/ui/${name}`),
];

/** Shown inside the shell only. */
const NOT_BUILT = 'src/app/pages/not-built.tsx';

/** The demo alone says this: the live build has none of it. */
const OF_THE_DEMO = ['src/app/demo-bar', 'src/features/session/roles.tsx'];

const within = (folder: string) => `${folder}{,/**}`;

/** The words of some folders, without those that other catalogues hold. */
const catalogue = (folder: string, include: string[], elsewhere: string[] = []) => ({
  path: `<rootDir>/${folder}/locales/{locale}`,
  include,
  exclude: ['**/generated/**', ...elsewhere.map(within)],
});

export default defineConfig({
  sourceLocale: 'fr',
  locales: ['fr', 'en'],
  // docs/decisions/0009: the first is loaded at once, each of the others with the code of its folder.
  catalogs: [
    catalogue('src', ['src/app', 'src/state', ...BEFORE_THE_DOOR], ['src/app/shell', 'src/app/demo-bar', NOT_BUILT]),
    catalogue('src/app/shell', ['src/app/shell', NOT_BUILT, 'src/routes', 'src/ui', 'src/api'], BEFORE_THE_DOOR),
    catalogue('src/app/demo-bar', OF_THE_DEMO),
    catalogue('src/features/{name}', ['src/features/{name}'], OF_THE_DEMO),
  ],
  format: formatter({ lineNumbers: false }),
});
