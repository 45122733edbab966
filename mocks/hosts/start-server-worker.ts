import { proxy, type Remote } from 'comlink';
import { connectWorker } from '#lib/worker-client.ts';
import type { DemoServer, OpenedServer, ServerEvent, ServerSetup, ServerWorkerApi } from './server-worker.ts';

export interface ServerWorkerOptions extends ServerSetup {
  /** Called before the first answer arrives. */
  readonly onOpened: (opened: OpenedServer) => void;
  readonly onEvent: (event: ServerEvent) => void;
}

/** Starts the demo server in a worker. Calls wait until the stored work has been replayed. */
export function startServerWorker({ onOpened, onEvent, ...setup }: ServerWorkerOptions): DemoServer {
  const worker = new Worker(new URL('./server-worker.ts', import.meta.url), { type: 'module', name: 'demo server' });
  const client = connectWorker<ServerWorkerApi>(worker);
  const opened = client.call((server) => server.open(setup, proxy(onEvent))).then(onOpened);
  // Reported by every call instead.
  opened.catch(() => undefined);

  async function call<R>(act: (server: Remote<ServerWorkerApi>) => R): Promise<Awaited<R>> {
    await opened;
    return client.call(act);
  }

  return {
    execute: (request) => call((server) => server.execute(request)),
    readFile: (request) => call((server) => server.readFile(request)),
    exportJournal: (where) => call((server) => server.exportJournal(where)),
    importJournal: (file) => call((server) => server.importJournal(file)),
    leave: () => call((server) => server.leave()),
  };
}
