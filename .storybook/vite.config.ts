import { defineConfig } from 'vite';
import packageJson from '../package.json' with { type: 'json' };
import { sourcePlugins } from '../vite.config.ts';

export default defineConfig({
  plugins: [sourcePlugins()],
  define: {
    __DEMO__: 'false',
    __VERSION__: JSON.stringify(packageJson.version),
    // Static files of Storybook may lie in any folder; the addresses of a screen begin at the root wherever they do.
    'import.meta.env.BASE_URL': '"/"',
  },
  build: { target: 'es2023' },
  optimizeDeps: {
    // What stories reach, told in advance: met on the way, each would reload the page under a running test.
    include: [
      '@dagrejs/dagre',
      '@faker-js/faker/locale/fr',
      '@graphql-tools/schema',
      '@internationalized/date',
      '@lingui/core',
      '@lingui/react',
      '@tanstack/react-query',
      '@tanstack/react-virtual',
      '@vanilla-extract/recipes/createRuntimeFn',
      '@visx/scale',
      '@visx/shape',
      '@xstate/react',
      'graphql',
      'graphql-request',
      'idb',
      'lucide-react',
      'papaparse',
      'pigeon-maps',
      'react',
      'react-aria-components',
      'react-aria/useFocusRing',
      'react-aria/useObjectRef',
      'react-aria/useProgressBar',
      'react-aria/useSlider',
      'react-aria/useTextField',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'read-excel-file/universal',
      'regexparam',
      'supercluster',
      'topojson-client',
      'wouter/use-browser-location',
      'xstate',
      'xstate/graph',
    ],
  },
});
