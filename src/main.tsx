import { boot } from '#app/boot.tsx';
import { missingTechnologies } from '#app/unsupported.ts';

const page = document.documentElement;
const root = document.getElementById('root');
if (!root) throw new Error('index.html lacks #root');

const missing = missingTechnologies();
if (missing.length > 0) {
  page.dataset['unsupported'] = missing.join(' ');
} else {
  // `__DEMO__` is known when building: the live build has no trace of the demo's server.
  const demo = __DEMO__
    ? import('#mocks/hosts/browser.ts').then(({ startDemo }) => startDemo())
    : Promise.resolve(null);
  // Without the words of any language only the page itself can still say something.
  await boot(root, demo).catch((error: unknown) => {
    page.dataset['unstarted'] = 'true';
    throw error;
  });
}
