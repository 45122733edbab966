import { defineConfig } from 'vite';
import packageJson from '../package.json' with { type: 'json' };
import { sourcePlugins } from '../vite.config.ts';

export default defineConfig({
  plugins: [sourcePlugins()],
  define: {
    __DEMO__: 'false',
    __VERSION__: JSON.stringify(packageJson.version),
    // Storybook's static files may be served from any folder, but the addresses of a screen always start at the root.
    'import.meta.env.BASE_URL': '"/"',
  },
  build: { target: 'es2023' },
  optimizeDeps: {
    // Dependencies of the stories, listed so that Vite does not discover one during a test and reload the page.
    include: [
      '@dagrejs/dagre',
      '@faker-js/faker/locale/fr',
      '@graphql-tools/mock',
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
      'axe-core',
      'fflate',
      'graphql',
      'graphql-request',
      'idb',
      'lucide-react',
      'papaparse',
      'pigeon-maps',
      'react',
      'react-aria-components',
      'react-aria/useFocusRing',
      'react-aria/useKeyboard',
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
