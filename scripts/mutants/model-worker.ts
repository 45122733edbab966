// A worker thread that runs the model of a machine on mutants, one after another.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import { expose } from 'comlink';
import { checksOf } from '../../tests/model/checks.ts';
import { type AnyModel, walkAlong, walkEveryEdge } from '../../tests/model/harness.ts';
import { markOfPath, marksIn, specificationOf } from '../../tests/model/specification.ts';
import { waysIn } from '../../tests/model/told-paths.ts';
import { ROOT } from '../tools.mjs';
import { type Mutant, mutated } from './mutate.ts';

/** A mutant to run, and its number among all that this worker has run. */
export interface Order {
  readonly machine: string;
  /** The paths of the specification, or every edge; most mutants differ on the paths already. */
  readonly along: 'paths' | 'edges';
  readonly number: number;
  readonly mutant: Mutant;
}

const MARK = 'mutant';
/** What may import a machine: the others are shared by all mutants. */
const REPEATED = ['machines/', 'tests/model/'].map((folder) => pathToFileURL(path.join(ROOT, folder)).href);

let current: Order | undefined;

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const number = context.parentURL && new URL(context.parentURL).searchParams.get(MARK);
    if (!number || !REPEATED.some((folder) => resolved.url.startsWith(folder))) return resolved;
    return { ...resolved, url: `${resolved.url}?${MARK}=${number}` };
  },
  load(url, context, next) {
    const loaded = next(url, context);
    if (!current || !url.endsWith(`?${MARK}=${current.number}`)) return loaded;
    const file = path.relative(ROOT, fileURLToPath(url.replace(/\?.*/u, '')));
    if (file !== current.mutant.file) return loaded;
    return { ...loaded, source: mutated(readFileSync(path.join(ROOT, file), 'utf8'), current.mutant) };
  },
});

const isModel = (loaded: unknown): loaded is { model: AnyModel } =>
  typeof loaded === 'object' && loaded !== null && 'model' in loaded;

/** Whether a path of the specification leads elsewhere, or leaves something else behind. */
function strays(mutant: AnyModel, specification: string): boolean {
  const marks = marksIn(specification);
  return waysIn(specification).some(
    ({ start, words }, index) => markOfPath(mutant, walkAlong(mutant, start, words)) !== marks[index],
  );
}

/** Runs a mutant. @returns what caught it; `null` if nothing did */
async function judge(order: Order): Promise<string | null> {
  current = order;
  const { machine, number, along } = order;
  try {
    const loaded: unknown = await import(
      `${pathToFileURL(path.join(ROOT, `tests/model/${machine}.model.ts`)).href}?${MARK}=${number}`
    );
    if (!isModel(loaded)) throw new Error(`There is no model of ${machine}.`);
    const { model } = loaded;
    const specification = readFileSync(path.join(ROOT, `machines/${machine}/${machine}.md`), 'utf8');
    if (along === 'paths') return strays(model, specification) ? 'specification' : null;
    const walks = walkEveryEdge(model);
    if (specificationOf(model, walks) !== specification) return 'specification';
    return Object.entries(checksOf(model, walks)).find(([, broken]) => broken().length > 0)?.[0] ?? null;
  } catch (error) {
    return String(error);
  }
}

/** What a worker offers. */
export interface Judge {
  readonly judge: typeof judge;
}

// XState throws in a later task what no observer takes. The mutant was judged by then, or is stuck and never answers.
process.on('uncaughtException', () => {});

const port: unknown = workerData;
if (port instanceof MessagePort) expose({ judge } satisfies Judge, port);
