import type { Demo, DemoConditions, Failure, Latency } from '#lib/demo.ts';
import type { Server, ServerAnswer, ServerRequest } from '#mocks/server/server.ts';
import { answerFile, asksForFile } from './file-request.ts';
import { answerHttp } from './graphql-request.ts';

/** The line between an application and a server that it does not know to be next door: it can be slow, or cut. */
export interface Line {
  /** Carries a request to the server and its answer back; `Response.error()` where the line is cut. */
  readonly send: (request: Request) => Promise<Response>;
  /** Stands in for the post of a form that tells its progress: it leaves bit by bit, and can be stopped on its way. */
  readonly post: Demo['post'];
  /** The same object until something changes. */
  readonly conditions: () => DemoConditions;
  readonly setLatency: (latency: Latency) => void;
  readonly setFailure: (failure: Failure) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface LineOptions {
  readonly server: Pick<Server, 'execute' | 'readFile'>;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Lays a line to a server. What goes wrong on it on purpose goes wrong before the server hears of it. */
export function createLine({ server: { execute, readFile }, wait = pause }: LineOptions): Line {
  let conditions: DemoConditions = { latency: 'none', failure: 'none' };
  const listeners = new Set<() => void>();

  function change(part: Partial<DemoConditions>): void {
    conditions = { ...conditions, ...part };
    for (const listener of listeners) listener();
  }

  /** A new token ends an `expire` failure. */
  async function executeExpired(call: ServerRequest): Promise<ServerAnswer> {
    const result = await execute({ ...call, tokensExpired: true });
    if (conditions.failure === 'expire' && issuesToken(result)) change({ failure: 'none' });
    return result;
  }

  async function answer(request: Request): Promise<Response> {
    const { failure } = conditions;
    if (failure === 'all') return Response.error();
    if (failure === 'next') {
      change({ failure: 'none' });
      return new Response('Internal Server Error', { status: 500 });
    }
    if (asksForFile(request)) {
      return answerFile(request, (file) => readFile({ ...file, tokensExpired: failure === 'expire' }));
    }
    return answerHttp(request, failure === 'expire' ? executeExpired : execute);
  }

  return {
    async send(request) {
      const sent = Number(request.headers.get('Content-Length') ?? 0);
      const response = await answer(request);
      if (conditions.latency === 'none') return response;
      const received = (await response.clone().arrayBuffer()).byteLength;
      await wait(delayOf(conditions.latency, sent, received));
      return response;
    },
    async post(url, { headers, body, signal }, onProgress) {
      const total = [...body.values()].reduce((bytes, part) => bytes + (part instanceof Blob ? part.size : 0), 0);
      const leave = async (sent: number): Promise<void> => {
        onProgress(Math.min(sent / total, 1));
        if (sent >= total) return;
        await wait(BREATH);
        signal.throwIfAborted();
        if (conditions.failure === 'all') throw new TypeError('Failed to fetch');
        await leave(sent + UPLINK[conditions.latency] * BREATH);
      };
      await leave(0);
      const response = await answer(new Request(url, { method: 'POST', headers, body }));
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
    conditions: () => conditions,
    setLatency: (latency) => change({ latency }),
    setFailure: (failure) => change({ failure }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Milliseconds there and back, and bytes a millisecond up and down, of a phone on a middling 3G network. */
const THIRD_GENERATION = { trip: 400, up: 50, down: 200 };

/** Bytes a millisecond that an upload leaves at: not even a good line has no end to it. */
const UPLINK: Readonly<Record<Latency, number>> = { none: 8_000, '3g': THIRD_GENERATION.up };
/** Milliseconds between two words about how far an upload has come. */
const BREATH = 50;

/** How long a call takes, in milliseconds, by its size in bytes. */
export function delayOf(latency: Latency, sent: number, received: number): number {
  if (latency === 'none') return 0;
  const { trip, up, down } = THIRD_GENERATION;
  return Math.round(trip + sent / up + received / down);
}

function issuesToken({ data }: ServerAnswer): boolean {
  return Object.values(data ?? {}).some(
    (value) => typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string',
  );
}
