import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerOptions } from '#mocks/server/server.ts';
import { DEFAULT_NOW } from './demo-config.ts';
import { createLine, type Line } from './line.ts';

/** The contract, as SDL text. */
export const readSchema = (): string => readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');

export interface NodeHost {
  readonly server: Server;
  /** What goes wrong on purpose, as in the demo. */
  readonly line: Line;
  /** Stands in for `fetch`: any address is the server's. Rejects, as `fetch` does, where the line is cut. */
  readonly fetch: typeof globalThis.fetch;
}

/** A demo server in this very process, for tests. The world is `small`, and time stands still at the demo's date. */
export function startNodeHost(options: Partial<ServerOptions> = {}): NodeHost {
  const server = createServer({ schema: readSchema(), seed: 1, now: DEFAULT_NOW, scenario: 'small', ...options });
  const line = createLine({ server });
  return {
    server,
    line,
    async fetch(input, init) {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      const response = await line.send(request);
      request.signal.throwIfAborted();
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
  };
}
