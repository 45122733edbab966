import { type Remote, wrap } from 'comlink';

/** Calls to a worker that exposes an `Api` through comlink. */
export interface WorkerClient<Api> {
  /**
   * Calls the worker, as in `client.call((api) => api.read(file))`. Rejects with the error that the worker threw, or with
   * the reason why it ended before it answered.
   */
  readonly call: <R>(act: (api: Remote<Api>) => R) => Promise<Awaited<R>>;
  /** Ends the worker. Pending and later calls reject. */
  readonly stop: () => void;
}

/**
 * Connects to a worker. On its own, comlink never settles a call to a worker that cannot be loaded, crashes or is
 * terminated: here such calls reject.
 * @param signal ends the worker; calls reject with its reason
 */
export function connectWorker<Api>(
  worker: Pick<Worker, 'addEventListener' | 'removeEventListener' | 'postMessage' | 'terminate'>,
  signal?: AbortSignal,
): WorkerClient<Api> {
  const api = wrap<Api>(worker);
  const ended = new AbortController();

  function end(reason: unknown): void {
    worker.terminate();
    ended.abort(reason);
  }
  worker.addEventListener('error', ({ message }) => end(new Error(message || 'The worker could not be started')));
  signal?.addEventListener('abort', () => end(signal.reason), { once: true });

  return {
    call: (act) => orAborted(Promise.resolve(act(api)), ended.signal),
    stop: () => end(new Error('The worker was stopped')),
  };
}

/** The result of a promise, or a rejection with the signal's reason if it aborts first. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    // Removed once the call is answered: a long-lived worker would collect a listener for every call.
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
