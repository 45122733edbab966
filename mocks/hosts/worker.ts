import schema from '../../schema.graphql?raw';
import { createServer, type Server } from '#mocks/server/server.ts';
import { absoluteNow, type FromThread, type ToThread } from './thread-messages.ts';

/** The thread that runs the demo server, so that its work never shows in the interface. */

let server: Server | undefined;

const say = (message: FromThread): void => {
  self.postMessage(message);
};

type Question = Exclude<ToThread, { kind: 'open' }>;

async function answerTo(question: Question): Promise<FromThread> {
  const { number } = question;
  try {
    if (!server) throw new Error('The server was not opened');
    if (question.kind === 'read') return { kind: 'file', number, file: await server.readFile(question.request) };
    const before = server.journal().length;
    const answer = await server.execute(question.request);
    return { kind: 'answer', number, answer, work: server.journal().slice(before) };
  } catch (error) {
    return { kind: 'failure', number, message: String(error) };
  }
}

/** One question at a time: what the journal gained during a call is that call's work. */
let last: Promise<void> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<ToThread>) => {
  if (data.kind === 'open') {
    server = createServer({ ...data.options, schema, elapsed: () => absoluteNow() - data.since });
    say({ kind: 'opened', replayed: server.journal().length });
  } else {
    last = last.then(async () => say(await answerTo(data)));
  }
});
