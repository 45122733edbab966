// Unit tests in a thread of their own, which stays warm between runs.
import path from 'node:path';
import type { Plugin } from 'vite';
import { createVitest, type TestModule, type TestSequencer, type TestSpecification } from 'vitest/node';
import { SOURCES, UNIT } from '../../tests/unit/project.ts';
import { sourcePlugins } from '../../vite.config.ts';
import type { File } from '../inputs.ts';
import { ROOT } from '../tools.mjs';

/** Milliseconds. */
const PATIENCE = 200_000;

/** Vitest would run first what failed last. */
class InOrder implements TestSequencer {
  shard = (files: TestSpecification[]) => files;
  sort = (files: TestSpecification[]) => files;
}

interface Options {
  /** What a file of the repository is replaced by; `undefined` leaves it as it is. */
  readonly replaced: (file: File, source: string) => string | undefined;
  readonly setupFiles?: readonly string[];
}

export interface UnitTests {
  /** Runs test files in this order, until one fails. */
  readonly run: (
    tests: readonly File[],
  ) => Promise<{ readonly testModules: readonly TestModule[]; readonly unhandledErrors: readonly unknown[] }>;
  /** The next run reads the file anew. */
  readonly forget: (file: File) => void;
}

export async function startUnitTests({ replaced, setupFiles = [] }: Options): Promise<UnitTests> {
  const plugin: Plugin = {
    name: 'mutants',
    enforce: 'pre',
    transform: (source, id) => replaced(path.relative(ROOT, id), source),
  };
  const vitest = await createVitest(
    'test',
    {
      ...UNIT,
      root: ROOT,
      config: false,
      watch: false,
      setupFiles: [...setupFiles],
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
    { ...SOURCES, plugins: [plugin, sourcePlugins()] },
  );
  const [project] = vitest.projects;
  if (!project) throw new Error('Vitest has no project.');
  return {
    async run(tests) {
      const specifications = tests.map((test) => project.createSpecification(path.join(ROOT, test)));
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
      // Vitest tells of the runs before too.
      const own = new Set(specifications.map(({ moduleId }) => moduleId));
      return { testModules: testModules.filter(({ moduleId }) => own.has(moduleId)), unhandledErrors };
    },
    forget: (file) => vitest.invalidateFile(path.join(ROOT, file)),
  };
}
