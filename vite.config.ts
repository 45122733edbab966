import { fileURLToPath } from 'node:url';
import type { PluginObj } from '@babel/core';
import { linguiTransformerBabelPreset, lingui } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel, { defineRolldownBabelPreset, type RolldownBabelPreset } from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, type PluginOption } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { compileHints } from './scripts/compile-hints.ts';
import { contentPolicy } from './scripts/content-policy.ts';
import { readsMark } from './scripts/reads-mark.ts';
import { serviceWorker } from './scripts/service-worker.ts';

/**
 * The plugins that every bundle of our sources needs: the application, Storybook and the tests.
 * @param presets for Babel, each with a filter: a plain plugin would have it parse every file, twice the work of a build
 */
export const sourcePlugins = (presets: readonly RolldownBabelPreset[] = []): PluginOption[] => [
  react(),
  babel({ presets: [linguiTransformerBabelPreset(), ...presets] }),
  lingui(),
  vanillaExtractPlugin(),
];

/** Leaves out the descriptions of machines: only the atlas and `npm run paths` show them. */
const descriptions: PluginObj = {
  visitor: {
    ObjectProperty(property) {
      const { key, value } = property.node;
      const isText = value.type === 'StringLiteral' || value.type === 'TemplateLiteral';
      if (key.type === 'Identifier' && key.name === 'description' && isText) property.remove();
    },
  },
};

const withoutDescriptions = defineRolldownBabelPreset({
  preset: { plugins: [() => descriptions] },
  rolldown: { filter: { id: /\.machine\.ts$/, code: /\bdescription:/ } },
});

/**
 * The first screen is one file. Split by who shares what, it would be dozens of small files, which compress badly and wait
 * for each other. The entry stays apart: it waits for the demo's chunk, which needs this file.
 */
const FIRST_SCREEN = { name: 'first', test: /src[\\/](app[\\/]boot|features[\\/]session[\\/]login\.screen)\.tsx$/ };

/** What stands beside the form. With its parts in `shared`, it waited for the frame and all that follows the sign-in page. */
const BESIDE = { name: 'beside', test: /src[\\/]features[\\/]session[\\/](pitch|roles)\.tsx$/ };

/** The session's machine, which the sign-in page does not wait for. */
const SESSION = { name: 'session', test: /src[\\/]app[\\/]create-session\.ts$/ };

/** What follows the public pages: the guard and the table of routes. */
const INSIDE = { name: 'inside', test: /src[\\/](app[\\/]inside\.tsx|routes[\\/](links|match|landing)\.ts)$/ };

/** The same for the frame around every page, and for the components of nearly every page. */
const FRAME = { name: 'frame', test: /src[\\/]app[\\/]shell[\\/]shell\.tsx$/ };
const LISTS = {
  name: 'lists',
  test: /src[\\/]ui[\\/](data-table|search-field|segmented-control|select|empty-state|error-state|skeleton|banner|badge)[\\/][^\\/]+\.tsx$/,
};
const EDITORS = {
  name: 'editors',
  test: /src[\\/]ui[\\/](dialog|form|text-field|text-area|combo-box|date-field|date-picker|time-field|confirm-dialog|switch|checkbox)[\\/][^\\/]+\.tsx$/,
};

/**
 * What many screens share, and is small. Each module in a file of its own, a dashboard asked for 44 files and a day for 108,
 * and the link that preloads each costs a slow processor two milliseconds.
 */
const SHARED = {
  name: 'shared',
  test: /src[\\/](ui|lib|state|queries|domain)[\\/]|lucide-react/,
  minShareCount: 8,
  maxModuleSize: 6000,
};

/** Files of which the way to a first list calls a third to four fifths, and screens, of which half is called once they are shown. */
const CALLED_ON_LOAD = [FIRST_SCREEN, SESSION, INSIDE, FRAME, LISTS].map(({ name }) => name);
const SCREEN = /\.screen$/;

/** Short hashes: the first screen lists every file that may follow it, and hashes do not compress. */
const FILE = 'assets/[name]-[hash:7]';

/** React has had this hook since version 18; xstate and wouter import a copy for older versions. */
const OF_REACT_ITSELF = [
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
  { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
];

/** Modules of react-aria that would ask `Intl` as they are loaded. `scripts/check-live.mjs` notices if one is renamed. */
const WITHOUT_INTL = [
  {
    find: /^\.{1,2}\/(private\/)?(i18n\/)?I18nProvider\.mjs$/,
    replacement: fileURLToPath(new URL('src/app/locale-provider.ts', import.meta.url)),
  },
  {
    find: /^\.\/(private\/)?NumberFormatter\.mjs$/,
    replacement: fileURLToPath(new URL('src/app/number-formatter.ts', import.meta.url)),
  },
];

/** Icons of one path instead of an element for each stroke. `scripts/check-live.mjs` notices if the module is renamed. */
const ICONS_OF_ONE_PATH = [
  {
    find: /^\.\.\/createLucideIcon\.mjs$/,
    replacement: fileURLToPath(new URL('src/ui/icon/create-icon.ts', import.meta.url)),
  },
];

export default defineConfig(({ mode }) => {
  const demo = mode === 'demo';
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    base: process.env['BASE'] ?? '/',
    plugins: [
      ...sourcePlugins([withoutDescriptions]),
      { ...optimizeLocales.vite({ locales: ['fr-FR', 'en-US'] }), enforce: 'pre' },
      contentPolicy(),
      compileHints(CALLED_ON_LOAD, SCREEN),
      demo && msw({ mode: 'worker-only' }),
      serviceWorker(demo ? 'mocks/hosts/service-worker.ts' : 'src/offline/worker.ts'),
    ],
    resolve: { alias: [...OF_REACT_ITSELF, ...WITHOUT_INTL, ...ICONS_OF_ONE_PATH] },
    // A constant rather than a variable: the live build drops the demo's branch, and with it every import behind it.
    define: {
      __DEMO__: JSON.stringify(demo),
      __READS__: JSON.stringify(readsMark()),
      __VERSION__: JSON.stringify(packageJson.version),
    },
    worker: { format: 'es' },
    // `npm run dev:live`: page and server share one host, as in production.
    server: process.env['API'] ? { proxy: { '/api': process.env['API'] } } : {},
    build: {
      outDir: demo ? 'dist-demo' : 'dist',
      target: 'es2023',
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: {
          chunkFileNames: `${FILE}.js`,
          assetFileNames: `${FILE}[extname]`,
          codeSplitting: { groups: [FIRST_SCREEN, BESIDE, SESSION, INSIDE, FRAME, LISTS, EDITORS, SHARED] },
        },
      },
    },
  };
});
