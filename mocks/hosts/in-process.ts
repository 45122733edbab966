import { createServer, type Server, type ServerOptions } from '#mocks/server/server.ts';
import { DEFAULT_NOW } from './demo-config.ts';
import { createSimulatedNetwork, type SimulatedNetwork } from './simulated-network.ts';
import { writing } from './written-answer.ts';

export interface InProcessHost {
  readonly server: Server;
  /** Simulates a slow or failing network, as in the demo. */
  readonly network: SimulatedNetwork;
  /** A `fetch` that sends every address to the server. Rejects as `fetch` does when the network is cut. */
  readonly fetch: typeof globalThis.fetch;
}

/**
 * Starts a demo server in the same thread, for tests and stories. By default the world is `small`, and time stands still
 * at the demo's date.
 */
export function startInProcess({
  schema,
  ...options
}: Pick<ServerOptions, 'schema'> & Partial<ServerOptions>): InProcessHost {
  const server = createServer({ schema, seed: 1, now: DEFAULT_NOW, scenario: 'small', ...options });
  const network = createSimulatedNetwork({ server: writing(server) });
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
