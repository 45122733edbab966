import type { CallFault, Demo, DemoConditions, Failure, Latency } from '#demo/demo.ts';
import type { Server, ServerAnswer, ServerRequest } from '#mocks/server/server.ts';
import type { CallLog } from './call-log.ts';
import { answerFile, asksForFile } from './file-request.ts';
import { answerHttp } from './graphql-request.ts';

/** The network between an application and a server that it does not know to be next door: it can be slow, or cut. */
export interface SimulatedNetwork {
  /** Carries a request to the server and its answer back; `Response.error()` where the network is cut. */
  readonly send: (request: Request) => Promise<Response>;
  /** Stands in for the post of a form that tells its progress: it leaves bit by bit, and can be stopped on its way. */
  readonly post: Demo['post'];
  /** The same object until something changes. */
  readonly conditions: () => DemoConditions;
  readonly setLatency: (latency: Latency) => void;
  readonly setFailure: (failure: Failure) => void;
  readonly setFault: (call: string, fault: CallFault | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface SimulatedNetworkOptions {
  readonly server: Pick<Server, 'execute' | 'readFile'>;
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** What is done to some calls from the start. */
  readonly faults?: DemoConditions['faults'];
  /** Told of every call. */
  readonly log?: Pick<CallLog, 'begin'>;
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** A call that did not get through, and what its caller sees of that. */
class Severed extends Error {
  override readonly name = 'Severed';
  readonly response: Response;

  constructor(response: Response) {
    super();
    this.response = response;
  }
}

/** What came of a request, at what speed it came, and who is to be told when it is there. */
interface Carried {
  readonly response: Response;
  readonly latency: Latency;
  readonly arrive: () => void;
}

/** What goes wrong with a call on purpose. */
interface Trouble {
  readonly failure: Failure;
  readonly isSlow: boolean;
  /** It is done to the calls of this name alone. */
  readonly isOwn: boolean;
  readonly end: () => void;
}

const broken = () => new Response('Internal Server Error', { status: 500 });

const UNHEARD: Pick<CallLog, 'begin'> = { begin: () => () => {} };

/** Lays a network to a server. What goes wrong on it on purpose goes wrong before the server hears of it. */
export function createSimulatedNetwork(options: SimulatedNetworkOptions): SimulatedNetwork {
  const { server, wait = pause, faults = {}, log = UNHEARD } = options;
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

  /** What fails a call, and how that failure ends: what is done to its name comes first. */
  function troubleOf(query: string): Trouble {
    const own = Object.entries(conditions.faults).find(([call]) => asks(query, call));
    if (!own || own[1] === '3g') {
      const isSlow = own !== undefined || conditions.latency === '3g';
      return { failure: conditions.failure, isSlow, isOwn: false, end: () => change({ failure: 'none' }) };
    }
    const [call, failure] = own;
    return { failure, isSlow: conditions.latency === '3g', isOwn: true, end: () => setFault(call, null) };
  }

  async function executeFailing(call: ServerRequest, { failure, isOwn, end }: Trouble): Promise<ServerAnswer> {
    switch (failure) {
      case 'all':
        throw new Severed(Response.error());
      case 'next':
        end();
        throw new Severed(broken());
      case 'expire': {
        const result = await server.execute({ ...call, tokensExpired: true });
        // Of all calls, every token is refused until there is a new one; of one, it is that call's token.
        if (isOwn || issuesToken(result)) end();
        return result;
      }
      default:
        return server.execute(call);
    }
  }

  async function carry(request: Request): Promise<Carried> {
    let latency = conditions.latency;
    let arrive = () => {};
    async function execute(call: ServerRequest): Promise<ServerAnswer> {
      const settle = log.begin(call);
      const trouble = troubleOf(call.query);
      latency = trouble.isSlow ? '3g' : 'none';
      arrive = () => settle(null);
      const result = await executeFailing(call, trouble);
      arrive = () => settle(result);
      return result;
    }
    try {
      return { response: await answerHttp(request, execute), latency, arrive };
    } catch (error) {
      if (!(error instanceof Severed)) throw error;
      return { response: error.response, latency, arrive };
    }
  }

  async function readFile(request: Request): Promise<Response> {
    const { failure } = conditions;
    if (failure === 'all') return Response.error();
    if (failure !== 'next')
      return answerFile(request, (file) => server.readFile({ ...file, tokensExpired: failure === 'expire' }));
    change({ failure: 'none' });
    return broken();
  }

  async function answer(request: Request): Promise<Carried> {
    if (!asksForFile(request)) return carry(request);
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
      const leave = async (sent: number): Promise<void> => {
        onProgress(Math.min(sent / total, 1));
        if (sent >= total) return;
        await wait(BREATH);
        signal.throwIfAborted();
        if (conditions.failure === 'all') throw new TypeError('Failed to fetch');
        await leave(sent + UPLINK[conditions.latency] * BREATH);
      };
      await leave(0);
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

/** Whether a document makes a call: no field but the call itself has its name. */
const asks = (query: string, call: string): boolean => query.split(/\W+/).includes(call);

/** Milliseconds there and back, and bytes a millisecond up and down, of a phone on a middling 3G network. */
const THIRD_GENERATION = { trip: 400, up: 50, down: 200 };

/** Bytes a millisecond that an upload leaves at: not even a good network has no end to it. */
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
