import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** Folders whose words the public pages need: their catalogue is loaded with the first page. */
const PUBLIC_PAGES = [
  'src/routes/entrance.ts',
  ...['error-state', 'field', 'password-field', 'status-glyph', 'thread', 'toast'].map((name) => `src/ui/${name}`),
];

/** Words of the demo only; the live build has none of them. */
const OF_THE_DEMO = ['src/app/demo-bar', 'src/features/session/roles.tsx'];

/** Words beside the code of the first page that only pages behind the sign-in show. */
const BEHIND_THE_SIGN_IN = ['src/state/item-failure.tsx', 'src/state/outbox-file.ts'];

const within = (folder: string) => `${folder}{,/**}`;

/** A catalogue of the words of some folders, without those in other catalogues. */
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
    catalogue(
      'src',
      ['src/app', 'src/state', ...PUBLIC_PAGES],
      ['src/app/shell', 'src/app/demo-bar', ...BEHIND_THE_SIGN_IN],
    ),
    catalogue(
      'src/app/shell',
      ['src/app/shell', 'src/routes', 'src/ui', 'src/api', ...BEHIND_THE_SIGN_IN],
      PUBLIC_PAGES,
    ),
    catalogue('src/app/demo-bar', OF_THE_DEMO),
    catalogue('src/features/{name}', ['src/features/{name}'], OF_THE_DEMO),
  ],
  runtimeConfigModule: { Trans: ['#ui/trans/trans.tsx', 'Trans'] },
  format: formatter({ lineNumbers: false }),
});
