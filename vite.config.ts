import { fileURLToPath } from 'node:url';
import { linguiTransformerBabelPreset, lingui } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, type PluginOption } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { contentPolicy } from './scripts/content-policy.ts';
import { serviceWorker } from './scripts/service-worker.ts';

/** What every bundle of our sources needs: the application's, Storybook's and the tests'. */
export const sourcePlugins = (): PluginOption[] => [
  react(),
  babel({ presets: [linguiTransformerBabelPreset()] }),
  lingui(),
  vanillaExtractPlugin(),
];

/**
 * What the first screen needs is one file: cut along who else needs what, it would be dozens of small ones, which
 * compress badly and wait for each other. Not the entry itself: it waits for what the demo loads, and that needs this file.
 */
const FIRST_SCREEN = { name: 'first', test: /src[\\/](app[\\/]boot|features[\\/]session[\\/]login\.screen)\.tsx$/ };

/** The same for what comes next: the frame around every page, then what nearly every page is made of. */
const FRAME = { name: 'frame', test: /src[\\/]app[\\/]shell[\\/]shell\.tsx$/ };
const LISTS = {
  name: 'lists',
  test: /src[\\/]ui[\\/](data-table|search-field|segmented-control|select|empty-state|error-state|skeleton|banner|badge)[\\/][^\\/]+\.tsx$/,
};
const EDITORS = {
  name: 'editors',
  test: /src[\\/]ui[\\/](dialog|form|text-field|text-area|combo-box|date-field|date-picker|time-field|confirm-dialog|switch|checkbox)[\\/][^\\/]+\.tsx$/,
};

/** The first screen lists every file that may follow it: their hashes are letters that do not compress. */
const FILE = 'assets/[name]-[hash:7]';

/** React has had this hook since its 18; what xstate and wouter ask for is a copy for those before. */
const OF_REACT_ITSELF = [
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
  { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
];

export default defineConfig(({ mode }) => {
  const demo = mode === 'demo';
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    base: process.env['BASE'] ?? '/',
    plugins: [
      ...sourcePlugins(),
      { ...optimizeLocales.vite({ locales: ['fr-FR', 'en-US'] }), enforce: 'pre' },
      contentPolicy(),
      demo && msw({ mode: 'worker-only' }),
      serviceWorker(demo ? 'mocks/hosts/service-worker.ts' : 'src/offline/worker.ts'),
    ],
    resolve: { alias: OF_REACT_ITSELF },
    // A constant rather than a variable: the live build drops the demo's branch, and with it every import behind it.
    define: { __DEMO__: JSON.stringify(demo), __VERSION__: JSON.stringify(packageJson.version) },
    worker: { format: 'es' },
    // `npm run dev:live`: the page and the server seem to be one host, as they are in use.
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
          codeSplitting: { groups: [FIRST_SCREEN, FRAME, LISTS, EDITORS] },
        },
      },
    },
  };
});
