// A worker thread that listens which functions a test calls.
import { fileURLToPath } from 'node:url';
import { workerData } from 'node:worker_threads';
import { expose } from 'comlink';
import type { File } from '../inputs.ts';
import { type Called, probed } from './calls.ts';
import { startUnitTests } from './unit-tests.ts';

const PROBED = /^(?:src|mocks)\/.*\.tsx?$/u;

const unitTests = await startUnitTests({
  replaced: (file, source) => (PROBED.test(file) ? probed(file, source) : undefined),
  setupFiles: [fileURLToPath(new URL('./calls-setup.ts', import.meta.url))],
});

/** @returns the functions that a test file calls; `null` if it fails: some cannot run in a thread */
async function callsOf(test: File): Promise<readonly Called[] | null> {
  const { testModules } = await unitTests.run([test]);
  const [module] = testModules;
  return module?.ok() ? (module.meta().called ?? []) : null;
}

/** What a worker offers. */
export interface Listener {
  readonly callsOf: typeof callsOf;
}

const port: unknown = workerData;
if (port instanceof MessagePort) expose({ callsOf } satisfies Listener, port);
