// Two hands that judge mutants at the same time, each with worker threads of its own.
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { type Endpoint, wrap } from 'comlink';
import type { File } from '../inputs.ts';
import type { Judge as ModelJudge, Order as ModelOrder } from './model-worker.ts';
import type { Mutant } from './mutate.ts';
import type { Judge as UnitJudge, Order as UnitOrder } from './unit-worker.ts';

/** Milliseconds. A mutant that takes longer runs for ever, and is caught by that. */
const PATIENCE = 240_000;
/** Modules of a mutant stay in memory: a new worker begins after so many. */
const MOST_PER_WORKER = 150;
const HANDS = 2;

const ENDLESS = 'it ends the worker, or never ends';

/** What caught a mutant; `null` if nothing did. */
type Verdict = string | null;

/** A port of Node, whose types differ from those of a browser's. */
const endpointOf = (port: MessagePort): Endpoint => ({
  postMessage: (message: unknown) => port.postMessage(message, []),
  addEventListener: port.addEventListener.bind(port),
  removeEventListener: port.removeEventListener.bind(port),
  start: () => port.start(),
});

interface Hired<TOrder> {
  readonly worker: Worker;
  readonly judge: (order: TOrder) => Promise<Verdict>;
}

/** What asks the worker at the other end of a port. */
type Asking<TOrder> = (endpoint: Endpoint) => (order: TOrder) => Promise<Verdict>;

/** Starts a worker. Whatever ends it has caught the mutant that it was given. */
function hire<TOrder>(module: string, asking: Asking<TOrder>): Hired<TOrder> {
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(new URL(module, import.meta.url), { workerData: port2, transferList: [port2] });
  const ask = asking(endpointOf(port1));
  const failure = once(worker, 'error').then(() => ENDLESS);
  return {
    worker,
    judge: (order) => Promise.race([ask(order), failure, delay(PATIENCE, ENDLESS, { ref: false })]),
  };
}

/** One worker after another: a new one when the last has run for ever, or has run many. */
function place<TOrder>(module: string, asking: Asking<TOrder>) {
  let hired: Hired<TOrder> | undefined;
  let count = 0;
  const dismiss = async () => {
    const dismissed = hired;
    [hired, count] = [undefined, 0];
    await dismissed?.worker.terminate();
  };
  return {
    async judge(order: TOrder): Promise<Verdict> {
      hired ??= hire(module, asking);
      count += 1;
      const verdict = await hired.judge(order);
      if (verdict === ENDLESS || count >= MOST_PER_WORKER) await dismiss();
      return verdict;
    },
    dismiss,
  };
}

/** The tests that have caught a mutant of each file, the last one first: they will likely catch the next. */
const catchers = new Map<File, readonly File[]>();

/** Tests that pass on the sources, and so may catch a mutant. */
const sound = new Map<File, Promise<Verdict>>();

/** What is about a file. */
export interface Reach {
  readonly testsOf: (file: File) => readonly File[];
  readonly machinesOf: (file: File) => readonly string[];
}

/**
 * Judges mutants: of a machine by the models that reach it, and what they let pass, and all others, by the unit tests about
 * the file.
 * @param mutants they are taken from this list
 */
async function judgeAll(
  mutants: Mutant[],
  { testsOf, machinesOf }: Reach,
  tell: (mutant: Mutant, caughtBy: Verdict) => void,
): Promise<void> {
  const models = place<ModelOrder>('model-worker.ts', (endpoint) => wrap<ModelJudge>(endpoint).judge);
  const units = place<UnitOrder>('unit-worker.ts', (endpoint) => wrap<UnitJudge>(endpoint).judge);
  let number = 0;

  const byModel = async (mutant: Mutant, machine: string) => {
    number += 1;
    return models.judge({ machine, number, mutant });
  };
  const byUnits = async (mutant: Mutant) => {
    const known = catchers.get(mutant.file) ?? [];
    const tests = [...new Set([...known, ...testsOf(mutant.file)])];
    if (tests.length === 0) return null;
    const caughtBy = await units.judge({ mutant, tests });
    if (caughtBy === null || !tests.includes(caughtBy)) return caughtBy;
    const onSources = sound.get(caughtBy) ?? units.judge({ mutant: null, tests: [caughtBy] });
    sound.set(caughtBy, onSources);
    if ((await onSources) !== null) throw new Error(`${caughtBy} fails without a mutant.`);
    catchers.set(mutant.file, [caughtBy, ...known.filter((test) => test !== caughtBy)]);
    return caughtBy;
  };

  for (let mutant = mutants.shift(); mutant; mutant = mutants.shift()) {
    let caughtBy: Verdict = null;
    for (const machine of machinesOf(mutant.file)) caughtBy ??= await byModel(mutant, machine);
    tell(mutant, caughtBy ?? (await byUnits(mutant)));
  }
  await Promise.all([models.dismiss(), units.dismiss()]);
}

/** The same with two hands, since the machine of a developer has two processors or more. */
export async function judgeMutants(...[mutants, ...others]: Parameters<typeof judgeAll>): Promise<void> {
  const waiting = [...mutants];
  await Promise.all(Array.from({ length: HANDS }, () => judgeAll(waiting, ...others)));
}
