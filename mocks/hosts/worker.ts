import schema from '../../schema.graphql?raw';
import { createServer, type Server } from '#mocks/server/server.ts';
import { absoluteNow, type FromThread, type ToThread } from './thread-messages.ts';

/** The thread that runs the demo server, so that its work never shows in the interface. */

let server: Server | undefined;

const say = (message: FromThread): void => {
  self.postMessage(message);
};

async function answer({ number, request }: Extract<ToThread, { kind: 'call' }>): Promise<void> {
  try {
    if (!server) throw new Error('The server was not opened');
    const before = server.journal().length;
    const result = await server.execute(request);
    say({ kind: 'answer', number, answer: result, work: server.journal().slice(before) });
  } catch (error) {
    say({ kind: 'failure', number, message: String(error) });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToThread>) => {
  if (data.kind === 'open') {
    server = createServer({ ...data.options, schema, elapsed: () => absoluteNow() - data.since });
    say({ kind: 'opened', replayed: server.journal().length });
  } else {
    void answer(data);
  }
});
