// A worker thread that runs unit tests on mutants, one after another. Vitest stays warm between them.
import path from 'node:path';
import { workerData } from 'node:worker_threads';
import { expose } from 'comlink';
import { createVitest, type TestSequencer, type TestSpecification } from 'vitest/node';
import { SOURCES, UNIT } from '../../tests/unit/project.ts';
import { sourcePlugins } from '../../vite.config.ts';
import type { File } from '../inputs.ts';
import { ROOT } from '../tools.mjs';
import { type Mutant, mutated } from './mutate.ts';

/** The tests to run on a mutant, in this order, until one fails; without a mutant, on the sources. */
export interface Order {
  readonly mutant: Mutant | null;
  readonly tests: readonly File[];
}

/** Milliseconds. */
const PATIENCE = 200_000;

let current: Mutant | null = null;

/** Vitest would run first what failed last. */
class InOrder implements TestSequencer {
  shard = (files: TestSpecification[]) => files;
  sort = (files: TestSpecification[]) => files;
}

const vitest = await createVitest(
  'test',
  {
    ...UNIT,
    root: ROOT,
    config: false,
    watch: false,
    // On a busy machine, a test that takes long has caught nothing.
    testTimeout: PATIENCE,
    // It knows modules by what is in the file, so that it would take a mutant for the file.
    fsModuleCache: false,
    // A thread ends with this one, whatever it does.
    pool: 'threads',
    maxWorkers: 1,
    bail: 1,
    reporters: [{}],
    silent: true,
    sequence: { sequencer: InOrder },
  },
  {
    ...SOURCES,
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        transform: (code, id) => (current && id === path.join(ROOT, current.file) ? mutated(code, current) : undefined),
      },
      sourcePlugins(),
    ],
  },
);
const [project] = vitest.projects;

/** The next run reads the file anew. */
const forget = (file: File): void => vitest.invalidateFile(path.join(ROOT, file));

/** @returns the test file that failed; `null` if none did */
async function judge({ mutant, tests }: Order): Promise<File | null> {
  if (!project) throw new Error('Vitest has no project.');
  if (current) forget(current.file);
  if (mutant) forget(mutant.file);
  current = mutant;
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    tests.map((test) => project.createSpecification(path.join(ROOT, test))),
  );
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
