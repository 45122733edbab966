// Two hands that judge mutants at the same time, each with worker threads of its own.
import { wrap } from 'comlink';
import type { File } from '../inputs.ts';
import { type Listening, listening } from './listening.ts';
import type { Judge as ModelJudge, Order as ModelOrder } from './model-worker.ts';
import type { Mutant } from './mutate.ts';
import { ENDLESS, place } from './place.ts';
import type { Judge as UnitJudge, Order as UnitOrder } from './unit-worker.ts';

const HANDS = 2;

/** Milliseconds after which a mutant may run for ever: {@link LONGER} tells whether it does. */
const SHORT_PATIENCE = 30_000;
/** So many times as long as on the sources is for ever. */
const LONGER = 5;

/** What caught a mutant; `null` if nothing did. */
type Verdict = string | null;

const isRule = ({ file }: Mutant): boolean => !file.startsWith('machines/');

/** The tests that have caught a mutant of each file: they will likely catch the next. */
const catchers = new Map<File, ReadonlySet<File>>();

/** Tests that pass on the sources, and so may catch a mutant. */
const sound = new Map<File, Promise<Verdict>>();

/** What is about a file. */
export interface Reach {
  readonly testsOf: (file: File) => readonly File[];
  /** The same for the same inputs of a test. */
  readonly inputsOf: (test: File) => string;
  readonly machinesOf: (file: File) => readonly string[];
}

/**
 * Judges mutants: of a machine by the paths of the models that reach it, and what they let pass, and all others, by the unit
 * tests about the file. To walk every edge of the models takes a hundred times as long, and comes last.
 * @param mutants they are taken from this list
 */
async function judgeAll(
  mutants: Mutant[],
  { testsOf, machinesOf, callersAmong }: Reach & Pick<Listening, 'callersAmong'>,
  tell: (mutant: Mutant, caughtBy: Verdict) => void,
): Promise<void> {
  const models = place<ModelOrder, Verdict>('model-worker.ts', (endpoint) => wrap<ModelJudge>(endpoint).judge);
  const units = place<UnitOrder, Verdict>('unit-worker.ts', (endpoint) => wrap<UnitJudge>(endpoint).judge);
  let number = 0;

  const byModels = async (mutant: Mutant, along: ModelOrder['along']) => {
    let caughtBy: Verdict = null;
    for (const machine of machinesOf(mutant.file)) {
      number += 1;
      caughtBy ??= await models.judge({ machine, number, mutant, along });
    }
    return caughtBy;
  };
  /** The same tests are run on the sources before a mutant is said to be endless, since they may be slow themselves. */
  const judgedByUnits = async (order: UnitOrder): Promise<Verdict> => {
    const verdict = await units.judge(order, SHORT_PATIENCE);
    if (verdict !== ENDLESS) return verdict;
    const started = performance.now();
    await units.judge({ ...order, mutant: null });
    const isSlow = (performance.now() - started) * LONGER > SHORT_PATIENCE;
    return isSlow ? units.judge(order) : ENDLESS;
  };
  const byUnits = async (mutant: Mutant) => {
    const known = catchers.get(mutant.file) ?? new Set();
    const nearest = testsOf(mutant.file).toSorted((a, b) => Number(known.has(b)) - Number(known.has(a)));
    const tests = isRule(mutant) ? await callersAmong(nearest, mutant) : nearest;
    if (tests.length === 0) return null;
    const caughtBy = await judgedByUnits({ mutant, tests });
    if (caughtBy === null || !tests.includes(caughtBy)) return caughtBy;
    const onSources = sound.get(caughtBy) ?? units.judge({ mutant: null, tests: [caughtBy] });
    sound.set(caughtBy, onSources);
    if ((await onSources) !== null) throw new Error(`${caughtBy} fails without a mutant.`);
    catchers.set(mutant.file, new Set([...known, caughtBy]));
    return caughtBy;
  };

  for (let mutant = mutants.shift(); mutant; mutant = mutants.shift()) {
    const caughtBy = (await byModels(mutant, 'paths')) ?? (await byUnits(mutant));
    tell(mutant, caughtBy ?? (await byModels(mutant, 'edges')));
  }
  await Promise.all([models.dismiss(), units.dismiss()]);
}

/** The same with two hands, since the machine of a developer has two processors or more. */
export async function judgeMutants(
  mutants: readonly Mutant[],
  reach: Reach,
  tell: (mutant: Mutant, caughtBy: Verdict) => void,
): Promise<void> {
  const waiting = [...mutants];
  const { callersAmong, dismiss } = listening(reach.inputsOf);
  await Promise.all(Array.from({ length: HANDS }, () => judgeAll(waiting, { ...reach, callersAmong }, tell)));
  await dismiss();
}
