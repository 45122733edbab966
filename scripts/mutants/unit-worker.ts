// A worker thread that runs unit tests on mutants, one after another.
import path from 'node:path';
import { workerData } from 'node:worker_threads';
import { expose } from 'comlink';
import type { File } from '../inputs.ts';
import { ROOT } from '../tools.mjs';
import { type Mutant, mutated } from './mutate.ts';
import { startUnitTests } from './unit-tests.ts';

/** The tests to run on a mutant, in this order, until one fails; without a mutant, on the sources. */
export interface Order {
  readonly mutant: Mutant | null;
  readonly tests: readonly File[];
}

let current: Mutant | null = null;

const unitTests = await startUnitTests({
  replaced: (file, source) => (current?.file === file ? mutated(source, current) : undefined),
});

/** @returns the test file that failed; `null` if none did */
async function judge({ mutant, tests }: Order): Promise<File | null> {
  if (current) unitTests.forget(current.file);
  if (mutant) unitTests.forget(mutant.file);
  current = mutant;
  const { testModules, unhandledErrors } = await unitTests.run(tests);
  const failed = testModules.find((module) => !module.ok());
  if (failed) return path.relative(ROOT, failed.moduleId);
  return unhandledErrors.length > 0 ? String(unhandledErrors[0]) : null;
}

/** What a worker offers. */
export interface Judge {
  readonly judge: typeof judge;
}

const port: unknown = workerData;
if (port instanceof MessagePort) expose({ judge } satisfies Judge, port);
