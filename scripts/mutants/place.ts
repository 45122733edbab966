// Worker threads that take orders, one after another.
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { Endpoint } from 'comlink';

/** Milliseconds. A mutant that takes longer runs for ever, and is caught by that. */
const PATIENCE = 240_000;
/** Modules of a mutant stay in memory: a new worker begins after so many. */
const MOST_PER_WORKER = 150;

/** Said of a worker that gave no answer. */
export const ENDLESS = 'it ends the worker, or never ends';

/** A port of Node, whose types differ from those of a browser's. */
const endpointOf = (port: MessagePort): Endpoint => ({
  postMessage: (message: unknown) => port.postMessage(message, []),
  addEventListener: port.addEventListener.bind(port),
  removeEventListener: port.removeEventListener.bind(port),
  start: () => port.start(),
});

interface Hired<TOrder, TAnswer> {
  readonly worker: Worker;
  readonly judge: (order: TOrder, patience: number) => Promise<TAnswer | typeof ENDLESS>;
}

/** What asks the worker at the other end of a port. */
type Asking<TOrder, TAnswer> = (endpoint: Endpoint) => (order: TOrder) => Promise<TAnswer>;

/** Starts a worker. Whatever ends it has caught the mutant that it was given. */
function hire<TOrder, TAnswer>(module: string, asking: Asking<TOrder, TAnswer>): Hired<TOrder, TAnswer> {
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(new URL(module, import.meta.url), { workerData: port2, transferList: [port2] });
  const ask = asking(endpointOf(port1));
  const failure = once(worker, 'error').then((): typeof ENDLESS => ENDLESS);
  return {
    worker,
    judge: (order, patience) =>
      Promise.race([ask(order), failure, delay<typeof ENDLESS>(patience, ENDLESS, { ref: false })]),
  };
}

/** One worker after another: a new one when the last has run for ever, or has run many. */
export function place<TOrder, TAnswer>(module: string, asking: Asking<TOrder, TAnswer>) {
  let hired: Hired<TOrder, TAnswer> | undefined;
  let count = 0;
  const dismiss = async () => {
    const dismissed = hired;
    [hired, count] = [undefined, 0];
    await dismissed?.worker.terminate();
  };
  return {
    async judge(order: TOrder, patience = PATIENCE): Promise<TAnswer | typeof ENDLESS> {
      hired ??= hire(module, asking);
      count += 1;
      const verdict = await hired.judge(order, patience);
      if (verdict === ENDLESS || count >= MOST_PER_WORKER) await dismiss();
      return verdict;
    },
    dismiss,
  };
}
