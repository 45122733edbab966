import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { type SendFileCall, type SendFileResult, uploadMachine } from '#machines/upload/upload.machine.ts';
import type { FileRefusal } from '#lib/file-check.ts';

const FILE = new File(['%PDF-'], 'AMM 2027.pdf', { type: 'application/pdf' });

/** A good file that is being sent, while the server does not answer. */
async function sendingAs(name: string) {
  const send = vi.fn<(call: SendFileCall) => Promise<SendFileResult>>(
    () => Promise.withResolvers<SendFileResult>().promise,
  );
  const actor = createActor(
    uploadMachine.provide({
      actors: {
        check: fromPromise<FileRefusal | null, { readonly file: File | null }>(() => Promise.resolve(null)),
        send: fromPromise<SendFileResult, SendFileCall>(({ input }) => send(input)),
      },
    }),
    { input: {} },
  ).start();
  actor.send({ type: 'file.choose', file: FILE });
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  actor.send({ type: 'name.change', name });
  actor.send({ type: 'send' });
  return { actor, call: send.mock.lastCall?.[0] };
}

test('the name is sent without the spaces around it', async () => {
  const { call } = await sendingAs('  Décision du 3 mai ');
  expect(call).toMatchObject({ file: FILE, name: 'Décision du 3 mai', stepID: null });
});

test('the share that has left is what the call tells, and never falls', async () => {
  const { actor, call } = await sendingAs('Décision');
  const shares = [0.25, 0.75, 0.5].map((share) => {
    call?.onProgress(share);
    return actor.getSnapshot().context.progress;
  });
  expect(shares).toEqual([0.25, 0.75, 0.75]);
});
