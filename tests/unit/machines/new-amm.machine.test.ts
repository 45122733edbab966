import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import type { AmmDraft } from '#domain/regulatory/amm-rules.ts';
import type { FileRefusal } from '#lib/file-check.ts';
import { isUnsaved, newAmmMachine } from '#machines/new-amm/new-amm.machine.ts';
import type { SendAmmCall, SendAmmResult } from '#machines/new-amm/new-amm.types.ts';

const NOW = 1_795_072_200;
const FILE = new File(['%PDF-'], 'amm.pdf', { type: 'application/pdf' });

const whole: AmmDraft = {
  file: FILE,
  fileName: 'AMM',
  number: 'AMM-CM-2027-1',
  start: NOW,
  end: NOW + 1000,
  isUnlimited: false,
  stepName: 'Décision',
  stepDescription: 'Reçue',
  reminderName: 'Renouveler',
  reminderDescription: 'Un an avant',
  scheduledTimeStamp: NOW + 500,
  isNotification: true,
  isEmail: false,
  recipientIDs: ['anna'],
};

/** Each field with another value. */
const OTHER: AmmDraft = {
  file: new File(['%PDF-'], 'rcp.pdf', { type: 'application/pdf' }),
  fileName: 'RCP',
  number: 'AMM-CM-2027-2',
  start: NOW + 1,
  end: NOW + 1001,
  isUnlimited: true,
  stepName: 'Dépôt',
  stepDescription: 'Envoyé',
  reminderName: 'Relancer',
  reminderDescription: 'Six mois avant',
  scheduledTimeStamp: NOW + 600,
  isNotification: false,
  isEmail: true,
  recipientIDs: ['bilal'],
};

function dialogOf(draft: AmmDraft, resumed = draft) {
  const send = vi.fn<(call: SendAmmCall) => Promise<SendAmmResult>>(
    () => Promise.withResolvers<SendAmmResult>().promise,
  );
  const actor = createActor(
    newAmmMachine.provide({
      actors: {
        check: fromPromise<FileRefusal | null, { readonly file: File | null }>(() => Promise.resolve(null)),
        send: fromPromise<SendAmmResult, SendAmmCall>(({ input }) => send(input)),
      },
    }),
    { input: { draft, resumed, now: () => NOW * 1000 } },
  ).start();
  return { actor, send };
}

describe('unsent changes', () => {
  test.each(Object.entries<unknown>({ ...OTHER }))('%s alone is one', (field, value) => {
    const { actor } = dialogOf(whole, { ...whole, [field]: value });
    expect(isUnsaved(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'cancel' });
    expect(actor.getSnapshot().value).toBe('askingDiscard');
  });

  test('a draft as it was has none', () => {
    const { actor } = dialogOf(whole, { ...whole });
    expect(isUnsaved(actor.getSnapshot())).toBe(false);
  });
});

test.each([
  ['that of the file, if there is none', '  ', 'amm.pdf'],
  ['the one that was typed, without the spaces around it', ' Décision ', 'Décision'],
])('the name of a chosen file is %s', async (_, fileName, expected) => {
  const { actor } = dialogOf({ ...whole, file: null, fileName });
  actor.send({ type: 'file.choose', file: FILE });
  const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  expect(context.draft).toMatchObject({ file: FILE, fileName: expected });
});

test('the share that has left is what the call tells, never falls, and begins anew with the next call', () => {
  const { actor, send } = dialogOf(whole);
  for (const type of ['next', 'next', 'send'] as const) actor.send({ type });
  const progress = () => actor.getSnapshot().context.progress;
  const shares = [0.25, 0.75, 0.5].map((share) => {
    send.mock.lastCall?.[0].onProgress(share);
    return progress();
  });
  expect(shares).toEqual([0.25, 0.75, 0.75]);
  actor.send({ type: 'cancel' });
  actor.send({ type: 'send' });
  expect(progress()).toBe(0);
});

test('who is invited joins those who are', () => {
  const { actor } = dialogOf(whole);
  for (const type of ['next', 'next'] as const) actor.send({ type });
  actor.send({ type: 'recipient.add', ID: 'bilal' });
  expect(actor.getSnapshot().context.draft.recipientIDs).toEqual(['anna', 'bilal']);
});
