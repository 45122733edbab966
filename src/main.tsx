import { boot } from '#app/boot.tsx';
import { missingTechnologies } from '#app/unsupported.ts';

const page = document.documentElement;
const root = document.getElementById('root');
if (!root) throw new Error('index.html lacks #root');

const missing = missingTechnologies();
if (missing.length > 0) {
  page.dataset['unsupported'] = missing.join(' ');
} else {
  // `__DEMO__` is a build-time constant: the live build does not contain the demo server.
  const demo = __DEMO__
    ? import('#mocks/hosts/browser.ts').then(({ startDemo }) => startDemo())
    : Promise.resolve(null);
  // Not even the messages could be loaded: a static text in index.html is shown instead.
  await boot(root, demo).catch((error: unknown) => {
    page.dataset['unstarted'] = 'true';
    throw error;
  });
}
