import { expose, proxy, transfer } from 'comlink';
import { describe, expect, test, vi } from 'vitest';
import { connectWorker } from '#lib/worker-client.ts';

/** Stands in for a worker: what is sent to it goes to a port. */
class PortWorker extends EventTarget {
  readonly #port: MessagePort;
  readonly terminate = vi.fn<() => void>(() => this.#port.close());

  constructor(port: MessagePort) {
    super();
    this.#port = port;
    port.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      this.dispatchEvent(new MessageEvent('message', { data })),
    );
    port.start();
  }

  postMessage(message: unknown, transferred?: Transferable[] | StructuredSerializeOptions): void {
    if (Array.isArray(transferred)) this.#port.postMessage(message, transferred);
    else this.#port.postMessage(message, transferred);
  }

  fail(message: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message }));
  }
}

const api = {
  double: (value: number) => value * 2,
  never: () => new Promise<number>(() => {}),
  refuse(): number {
    throw new RangeError('out of range');
  },
  async count(onCount: (value: number) => unknown) {
    await onCount(1);
    await onCount(2);
    return 'counted';
  },
  bytes: (length: number) => {
    const bytes = new Uint8Array(length).fill(7);
    return transfer(bytes, [bytes.buffer]);
  },
};
type Api = typeof api;

function start(signal?: AbortSignal) {
  const { port1, port2 } = new MessageChannel();
  expose(api, port2);
  const worker = new PortWorker(port1);
  return { worker, ...connectWorker<Api>(worker, signal) };
}

describe('a call to a worker', () => {
  test('answers, calls back and transfers', async () => {
    const { call, stop } = start();
    expect(await call((remote) => remote.double(21))).toBe(42);
    const onCount = vi.fn<(value: number) => void>();
    expect(await call((remote) => remote.count(proxy(onCount)))).toBe('counted');
    expect(onCount.mock.calls).toEqual([[1], [2]]);
    expect(await call((remote) => remote.bytes(3))).toEqual(new Uint8Array([7, 7, 7]));
    stop();
  });

  test('rejects with what the worker threw, by its name', async () => {
    const { call, stop } = start();
    await expect(call((remote) => remote.refuse())).rejects.toMatchObject({
      name: 'RangeError',
      message: 'out of range',
    });
    stop();
  });

  test('rejects when the worker breaks, before and after', async () => {
    const { call, worker } = start();
    const pending = call((remote) => remote.never());
    worker.fail('out of memory');
    await expect(pending).rejects.toThrow('out of memory');
    await expect(call((remote) => remote.double(1))).rejects.toThrow('out of memory');
    expect(worker.terminate).toHaveBeenCalled();
  });

  test('rejects when the worker cannot be loaded, which has no message', async () => {
    const { call, worker } = start();
    const pending = call((remote) => remote.never());
    worker.fail('');
    await expect(pending).rejects.toThrow('The worker could not be started');
  });

  test('rejects when the worker is stopped, or its signal aborts', async () => {
    const stopped = start();
    const pending = stopped.call((remote) => remote.never());
    stopped.stop();
    await expect(pending).rejects.toThrow('The worker was stopped');

    const controller = new AbortController();
    const { call, worker } = start(controller.signal);
    const cancelled = call((remote) => remote.never());
    controller.abort(new Error('cancelled'));
    await expect(cancelled).rejects.toThrow('cancelled');
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  test('leaves no listener behind once it is answered', async () => {
    const listened = vi.spyOn(AbortSignal.prototype, 'addEventListener');
    const unlistened = vi.spyOn(AbortSignal.prototype, 'removeEventListener');
    const { call, stop } = start();
    await call((remote) => remote.double(1));
    await expect(call((remote) => remote.refuse())).rejects.toThrow('out of range');
    expect(listened).toHaveBeenCalledTimes(2);
    await vi.waitFor(() => expect(unlistened.mock.calls).toEqual(listened.mock.calls));
    vi.restoreAllMocks();
    stop();
  });
});
