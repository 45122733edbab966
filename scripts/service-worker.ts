import { createHash } from 'node:crypto';
import { copyFileSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin, ResolvedConfig } from 'vite';
import { SERVICE_WORKER } from '../src/lib/service-worker.ts';

/** Many hosts answer unknown addresses with this file, so that any page opens. */
const NOT_FOUND = '404.html';

/** Not cached: the service worker itself, msw's own script, and the settings of a host. */
const LEFT_OUT = new Set([SERVICE_WORKER, NOT_FOUND, 'mockServiceWorker.js', 'config.json']);

/** Names under assets/ contain a hash of the contents. */
const revisionOf = (folder: string, file: string): string | null =>
  file.startsWith('assets/')
    ? null
    : createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex')
        .slice(0, 16);

/**
 * Builds the service worker beside the application, with the list of all its files in it.
 * @param entry its source, from the root of the repository
 */
export function serviceWorker(entry: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'tournee:service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const folder = path.resolve(config.root, config.build.outDir);
        const files = globSync('**/*.*', { cwd: folder })
          .map((file) => file.replaceAll(path.sep, '/'))
          .filter((file) => !LEFT_OUT.has(file))
          .toSorted()
          .map((url) => ({ url, revision: revisionOf(folder, url) }));
        copyFileSync(path.join(folder, 'index.html'), path.join(folder, NOT_FOUND));
        const bundle = await rolldown({
          input: path.join(config.root, entry),
          transform: { define: { __FILES__: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' } },
        });
        await bundle.write({ file: path.join(folder, SERVICE_WORKER), format: 'iife', minify: true });
        await bundle.close();
      },
    },
  };
}
