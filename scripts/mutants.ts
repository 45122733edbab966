// Breaks the machines on purpose, one small fault at a time, and counts how many of these mutants the model tests catch.
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { type Endpoint, wrap } from 'comlink';
import { createRandom } from '../mocks/seed/random.ts';
import { type Equivalent, EQUIVALENTS } from './mutants/equivalents.ts';
import { type Mutant, mutantsOf } from './mutants/mutate.ts';
import type { Judge, Order } from './mutants/worker.ts';
import { ROOT } from './tools.mjs';

const USAGE = `npm run mutants                     every mutant of every machine
npm run mutants -- reminder draft   those of these machines
                --sample 60         so many, drawn by lot
                --seed 7            another lot`;

/** Milliseconds. A mutant that takes longer walks for ever, and is caught by that. */
const PATIENCE = 60_000;
/** Modules of a mutant stay in memory: a new worker begins after so many. */
const MOST_PER_WORKER = 150;
const WORKERS = 2;

const ENDLESS = 'it ends the worker, or never ends';

const machineOf = ({ file }: Mutant): string => path.basename(path.dirname(file));

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ');
const isSame =
  ({ file, before, after }: Mutant) =>
  (known: Equivalent) =>
    known.file === file && known.before === oneLine(before) && known.after === oneLine(after);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' }, help: { type: 'boolean' } },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

const all = globSync('machines/*/*.ts', { cwd: ROOT })
  .toSorted()
  .flatMap((file) => mutantsOf(file, readFileSync(path.join(ROOT, file), 'utf8')))
  .filter((mutant) => positionals.length === 0 || positionals.includes(machineOf(mutant)));
const chosen =
  values.sample === undefined ? all : createRandom(Number(values.seed), 'mutants').sample(all, Number(values.sample));

/** A port of Node, whose types differ from those of a browser's. */
const endpointOf = (port: MessagePort): Endpoint => ({
  postMessage: (message: unknown) => port.postMessage(message, []),
  addEventListener: port.addEventListener.bind(port),
  removeEventListener: port.removeEventListener.bind(port),
  start: () => port.start(),
});

interface Hired {
  readonly worker: Worker;
  readonly judge: (order: Order) => Promise<string | null>;
}

/** Starts a worker. Whatever ends it has caught the mutant that it was given. */
function hire(): Hired {
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(new URL('mutants/worker.ts', import.meta.url), {
    workerData: port2,
    transferList: [port2],
  });
  const { judge } = wrap<Judge>(endpointOf(port1));
  const failure = once(worker, 'error').then(() => ENDLESS);
  return {
    worker,
    judge: (order) => Promise.race([judge(order), failure, delay(PATIENCE, ENDLESS, { ref: false })]),
  };
}

/** Runs mutants in one worker after another. */
async function run(waiting: Mutant[], tell: (mutant: Mutant, caughtBy: string | null) => void): Promise<void> {
  let hired: Hired | undefined;
  let number = 0;
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    hired ??= hire();
    number += 1;
    const caughtBy = await hired.judge({ machine: machineOf(mutant), number, mutant });
    tell(mutant, caughtBy);
    if (number < MOST_PER_WORKER && caughtBy !== ENDLESS) continue;
    await hired.worker.terminate();
    [hired, number] = [undefined, 0];
  }
  await hired?.worker.terminate();
}

const inWords = ({ file, line, kind, before, after }: Mutant): string =>
  `${file}:${line} ${kind}: ${oneLine(before)} → ${oneLine(after)}`;

const counts = new Map<string, { caught: number; all: number }>();
const survivors: Mutant[] = [];
let equivalent = 0;
const waiting = [...chosen];
const started = performance.now();
await Promise.all(
  Array.from({ length: WORKERS }, () =>
    run(waiting, (mutant, caughtBy) => {
      if (caughtBy === null && EQUIVALENTS.some(isSame(mutant))) {
        equivalent += 1;
        return;
      }
      for (const row of [mutant.file, `by kind: ${mutant.kind}`, 'together']) {
        const count = counts.get(row) ?? { caught: 0, all: 0 };
        counts.set(row, { caught: count.caught + (caughtBy === null ? 0 : 1), all: count.all + 1 });
      }
      if (caughtBy !== null) return;
      survivors.push(mutant);
      console.log(inWords(mutant));
    }),
  ),
);

for (const [row, { caught, all: made }] of [...counts].toSorted(([a], [b]) => a.localeCompare(b)))
  console.log(
    `${row.padEnd(50)}${String(caught).padStart(6)} of ${String(made).padStart(5)}  ${((100 * caught) / made).toFixed(1)} %`,
  );
console.log(
  `${equivalent} more are equivalent (scripts/mutants/equivalents.ts). ${((performance.now() - started) / 1000).toFixed(0)} s`,
);
process.exitCode = survivors.length > 0 ? 1 : 0;
