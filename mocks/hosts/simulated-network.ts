import type { CallFault, Demo, DemoConditions, Failure, Latency } from '#demo/demo.ts';
import type { Clock } from '#lib/clock.ts';
import type { ServerRequest } from '#mocks/server/server.ts';
import type { CallLog } from './call-log.ts';
import { answerFile, asksForFile } from './file-request.ts';
import { answerHttp } from './graphql-request.ts';
import type { WritingServer, WrittenAnswer } from './written-answer.ts';

/** A simulated network between the application and a demo server: it can be slow, fail or be cut. */
export interface SimulatedNetwork {
  /** Sends a request to the server. Resolves to `Response.error()` if the network is cut. */
  readonly send: (request: Request) => Promise<Response>;
  /** Posts a form in simulated chunks, so that it reports progress and can be aborted. */
  readonly post: Demo['post'];
  /** The same object until something changes. */
  readonly conditions: () => DemoConditions;
  readonly setLatency: (latency: Latency) => void;
  readonly setFailure: (failure: Failure) => void;
  readonly setFault: (call: string, fault: CallFault | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface SimulatedNetworkOptions {
  readonly server: WritingServer;
  /** The time of the server, which its answers tell; without one they tell none. */
  readonly clock?: Clock;
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Initial faults of single calls. */
  readonly faults?: DemoConditions['faults'];
  /** Logs every call. */
  readonly log?: Pick<CallLog, 'begin'>;
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** A call that did not reach the server, with the response that its caller gets. */
class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure';
  readonly response: Response;

  constructor(response: Response) {
    super();
    this.response = response;
  }
}

/** A response that has not arrived yet. */
interface Delivery {
  readonly response: Response;
  readonly latency: Latency;
  /** To be called when the response arrives: it logs the result. */
  readonly arrive: () => void;
}

/** The simulated fault of a call. */
interface Fault {
  readonly failure: Failure;
  readonly isSlow: boolean;
  /** It was set for this call by name, rather than for all calls. */
  readonly isOwn: boolean;
  /** Ends the fault. */
  readonly end: () => void;
}

const serverError = () => new Response('Internal Server Error', { status: 500 });

/** What the sign-in of a public network answers, whatever is asked. */
const foreignPage = () =>
  new Response('<!doctype html><title>Wi-Fi</title>', { headers: { 'Content-Type': 'text/html' } });

/** Milliseconds after which a late call is done if nobody says that it is given up. */
const LATE = 35_000;

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

const NO_LOG: Pick<CallLog, 'begin'> = { begin: () => () => {} };

/** Simulates a network to a server. Failing calls fail before they reach the server. */
export function createSimulatedNetwork(options: SimulatedNetworkOptions): SimulatedNetwork {
  const { server, clock, wait = pause, faults = {}, log = NO_LOG } = options;
  let conditions: DemoConditions = { latency: 'none', failure: 'none', faults };
  const listeners = new Set<() => void>();

  function change(part: Partial<DemoConditions>): void {
    conditions = { ...conditions, ...part };
    for (const listener of listeners) listener();
  }

  function setFault(call: string, fault: CallFault | null): void {
    const { [call]: _before, ...others } = conditions.faults;
    change({ faults: fault === null ? others : { ...others, [call]: fault } });
  }

  /** The fault of a call. A fault set for the call's name takes precedence over the failure of all calls. */
  function faultOf(query: string): Fault {
    const own = Object.entries(conditions.faults).find(([call]) => hasCall(query, call));
    if (!own || own[1] === '3g') {
      const isSlow = own !== undefined || conditions.latency === '3g';
      return { failure: conditions.failure, isSlow, isOwn: false, end: () => change({ failure: 'none' }) };
    }
    const [call, failure] = own;
    return { failure, isSlow: conditions.latency === '3g', isOwn: true, end: () => setFault(call, null) };
  }

  /** Whether a failure that is set for all calls waits for a write. */
  const waitsForWrite = ({ failure, isOwn }: Fault, { query }: ServerRequest) =>
    (failure === 'lost' || failure === 'late') && !isOwn && !query.trimStart().startsWith('mutation');

  async function executeWith(fault: Fault, call: ServerRequest, signal: AbortSignal): Promise<WrittenAnswer> {
    const { failure, isOwn, end } = fault;
    if (waitsForWrite(fault, call)) return server.execute(call);
    switch (failure) {
      case 'all':
        throw new NetworkFailure(Response.error());
      case 'next':
        end();
        throw new NetworkFailure(serverError());
      case 'expire': {
        const result = await server.execute({ ...call, tokensExpired: true });
        // For all calls, tokens are refused until a new one is issued; for a single call, only once.
        if (isOwn || result.issuesToken) end();
        return result;
      }
      case 'page':
        throw new NetworkFailure(foreignPage());
      case 'late':
        end();
        await Promise.race([aborted(signal), wait(LATE)]);
        await server.execute(call);
        throw new NetworkFailure(Response.error());
      case 'lost':
        end();
        await server.execute(call);
        throw new NetworkFailure(Response.error());
      default:
        return server.execute(call);
    }
  }

  async function callServer(request: Request): Promise<Delivery> {
    let latency = conditions.latency;
    let arrive = () => {};
    async function execute(call: ServerRequest): Promise<WrittenAnswer> {
      const settle = log.begin(call);
      const fault = faultOf(call.query);
      latency = fault.isSlow ? '3g' : 'none';
      arrive = () => settle(null);
      const result = await executeWith(fault, call, request.signal);
      arrive = () => settle(result);
      return result;
    }
    try {
      const response = await answerHttp(request, execute);
      if (clock) response.headers.set('Date', new Date(clock.now()).toUTCString());
      return { response, latency, arrive };
    } catch (error) {
      if (!(error instanceof NetworkFailure)) throw error;
      return { response: error.response, latency, arrive };
    }
  }

  async function readFile(request: Request): Promise<Response> {
    const { failure } = conditions;
    if (failure === 'all') return Response.error();
    if (failure === 'page') return foreignPage();
    if (failure !== 'next')
      return answerFile(request, (file) => server.readFile({ ...file, tokensExpired: failure === 'expire' }));
    change({ failure: 'none' });
    return serverError();
  }

  async function answer(request: Request): Promise<Delivery> {
    if (!asksForFile(request)) return callServer(request);
    return { response: await readFile(request), latency: conditions.latency, arrive: () => {} };
  }

  return {
    async send(request) {
      const sent = Number(request.headers.get('Content-Length') ?? 0);
      const { response, latency, arrive } = await answer(request);
      if (latency !== 'none' && response.type !== 'error') {
        const received = (await response.clone().arrayBuffer()).byteLength;
        await wait(delayOf(latency, sent, received));
      }
      arrive();
      return response;
    },
    async post(url, { headers, body, signal }, onProgress) {
      const total = [...body.values()].reduce((bytes, part) => bytes + (part instanceof Blob ? part.size : 0), 0);
      const upload = async (sent: number): Promise<void> => {
        onProgress(Math.min(sent / total, 1));
        if (sent >= total) return;
        await wait(PROGRESS_INTERVAL);
        signal.throwIfAborted();
        if (conditions.failure === 'all') throw new TypeError('Failed to fetch');
        await upload(sent + UPLOAD_SPEED[conditions.latency] * PROGRESS_INTERVAL);
      };
      await upload(0);
      const { response, arrive } = await answer(new Request(url, { method: 'POST', headers, body }));
      arrive();
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
    conditions: () => conditions,
    setLatency: (latency) => change({ latency }),
    setFailure: (failure) => change({ failure }),
    setFault,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Whether a document makes a call: whether it is a field of the operation itself. The rights of a login answer have the
 * names of calls too.
 */
function hasCall(query: string, call: string): boolean {
  let depth = 0;
  let isFragment = false;
  for (const [token] of query.matchAll(/[{}()]|\w+/gu)) {
    // Variables and arguments are deeper than fields of the operation.
    if (token === '{') depth += 1;
    else if (token === '(') depth += 2;
    else if (token === '}') depth -= 1;
    else if (token === ')') depth -= 2;
    else if (depth === 0 && ['query', 'mutation', 'fragment'].includes(token)) isFragment = token === 'fragment';
    else if (depth === 1 && !isFragment && token === call) return true;
  }
  return false;
}

/** An average 3G network: round trip in milliseconds, upload and download in bytes per millisecond. */
const NETWORK_3G = { trip: 400, up: 50, down: 200 };

/** Bytes per millisecond; limited also on a fast network. */
const UPLOAD_SPEED: Readonly<Record<Latency, number>> = { none: 8_000, '3g': NETWORK_3G.up };
/** Milliseconds between two progress reports of an upload. */
const PROGRESS_INTERVAL = 50;

/**
 * Duration of a call in milliseconds.
 * @param sent bytes
 * @param received bytes
 */
export function delayOf(latency: Latency, sent: number, received: number): number {
  if (latency === 'none') return 0;
  const { trip, up, down } = NETWORK_3G;
  return Math.round(trip + sent / up + received / down);
}
