import { createServer, type Server, type ServerOptions } from '#mocks/server/server.ts';
import { DEFAULT_NOW } from './demo-config.ts';
import { createSimulatedNetwork, type SimulatedNetwork } from './simulated-network.ts';

export interface InProcessHost {
  readonly server: Server;
  /** What goes wrong on purpose, as in the demo. */
  readonly network: SimulatedNetwork;
  /** Stands in for `fetch`: any address is the server's. Rejects, as `fetch` does, where the network is cut. */
  readonly fetch: typeof globalThis.fetch;
}

/**
 * A demo server beside whoever asks it: for tests, and for stories, which have no worker and no service worker.
 * The world is `small`, and time stands still at the demo's date.
 */
export function startInProcess({
  schema,
  ...options
}: Pick<ServerOptions, 'schema'> & Partial<ServerOptions>): InProcessHost {
  const server = createServer({ schema, seed: 1, now: DEFAULT_NOW, scenario: 'small', ...options });
  const network = createSimulatedNetwork({ server });
  return {
    server,
    network,
    async fetch(input, init) {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      const response = await network.send(request);
      request.signal.throwIfAborted();
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
  };
}
