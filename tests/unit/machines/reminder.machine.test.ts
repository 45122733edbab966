import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { needsNewTime, outcomeOf, reminderMachine } from '#machines/reminder/reminder.machine.ts';
import type { ReminderDraft } from '#domain/regulatory/reminder-rules.ts';
import type {
  ReminderInput,
  RemoveCall,
  RemoveResult,
  SaveCall,
  SaveResult,
} from '#machines/reminder/reminder.types.ts';

const NOW = 1_795_072_200;

const renewal: ReminderDraft = {
  name: 'Renouvellement de l’AMM',
  description: 'Déposer le dossier.',
  scheduledTimeStamp: NOW + 3600,
  regulatoryActionStepID: '12',
  isEmail: true,
  isNotification: false,
  recipientIDs: ['1'],
};

function editorOf(input: Partial<ReminderInput> = {}) {
  const save = vi.fn<(call: SaveCall) => Promise<SaveResult>>().mockResolvedValue({ kind: 'saved', ID: '3' });
  const remove = vi.fn<(call: RemoveCall) => Promise<RemoveResult>>().mockResolvedValue({ kind: 'deleted' });
  const actor = createActor(
    reminderMachine.provide({
      actors: {
        save: fromPromise<SaveResult, SaveCall>((call) => save(call.input)),
        remove: fromPromise<RemoveResult, RemoveCall>((call) => remove(call.input)),
      },
    }),
    { input: { reminderID: '3', draft: renewal, now: () => NOW * 1000, ...input } },
  ).start();
  const rest = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, save, remove, rest };
}

test('a whole draft is sent as it stands, and the editor ends with its id', async () => {
  const { actor, save, rest } = editorOf({ reminderID: null });
  actor.send({ type: 'draft.change', patch: { name: 'Dépôt' } });
  actor.send({ type: 'recipient.add', ID: '2' });
  actor.send({ type: 'save' });
  expect(outcomeOf(await rest())).toEqual({ kind: 'saved', ID: '3' });
  expect(save).toHaveBeenCalledExactlyOnceWith({
    reminderID: null,
    draft: { ...renewal, name: 'Dépôt', recipientIDs: ['1', '2'] },
  });
});

test('issues wait for the first attempt, then follow the draft', () => {
  const { actor, save } = editorOf();
  actor.send({ type: 'draft.change', patch: { name: '' } });
  expect(actor.getSnapshot().context.issues).toEqual([]);
  actor.send({ type: 'save' });
  expect(actor.getSnapshot().context.issues).toEqual([{ field: 'name', code: 'REQUIRED_VALUE' }]);
  actor.send({ type: 'draft.change', patch: { name: 'Dépôt', isEmail: false } });
  expect(actor.getSnapshot().context.issues).toEqual([{ field: 'channels', code: 'REMINDER_CHANNEL_REQUIRED' }]);
  expect(save).not.toHaveBeenCalled();
});

test('the time is checked again at the moment of saving', () => {
  let now = NOW * 1000;
  const { actor, save } = editorOf({ now: () => now });
  actor.send({ type: 'draft.change', patch: { scheduledTimeStamp: NOW + 60 } });
  now += 60_000;
  actor.send({ type: 'save' });
  expect(actor.getSnapshot().context.issues).toEqual([{ field: 'scheduledTimeStamp', code: 'REMINDER_EXPIRED' }]);
  expect(save).not.toHaveBeenCalled();
});

test('an expired reminder asks for a new time, even unchanged', () => {
  const { actor } = editorOf({ draft: { ...renewal, scheduledTimeStamp: NOW } });
  expect(needsNewTime(actor.getSnapshot())).toBe(true);
  actor.send({ type: 'save' });
  expect(outcomeOf(actor.getSnapshot())).toBeNull();
  expect(actor.getSnapshot().context.issues).toEqual([{ field: 'scheduledTimeStamp', code: 'REMINDER_EXPIRED' }]);
  actor.send({ type: 'draft.change', patch: { scheduledTimeStamp: NOW + 1 } });
  expect(needsNewTime(actor.getSnapshot())).toBe(false);
  expect(actor.getSnapshot().context.issues).toEqual([]);
});

test('a sixteenth recipient is refused, visibly, and nobody is lost', () => {
  const { actor } = editorOf({
    draft: { ...renewal, recipientIDs: Array.from({ length: 15 }, (_, seat) => `${seat}`) },
  });
  const before = actor.getSnapshot().context.draft;
  actor.send({ type: 'recipient.add', ID: '15' });
  expect(actor.getSnapshot().context.seatRefused).toBe(true);
  expect(actor.getSnapshot().context.draft).toBe(before);
  actor.send({ type: 'recipient.remove', ID: '0' });
  actor.send({ type: 'recipient.add', ID: '15' });
  expect(actor.getSnapshot().context.seatRefused).toBe(false);
  expect(actor.getSnapshot().context.draft.recipientIDs).toHaveLength(15);
});

test('nobody is a recipient twice', () => {
  const { actor } = editorOf();
  actor.send({ type: 'recipient.add', ID: '1' });
  expect(actor.getSnapshot().context.draft.recipientIDs).toEqual(['1']);
});

test('a change taken back is no change', () => {
  const { actor } = editorOf();
  actor.send({ type: 'recipient.add', ID: '2' });
  expect(actor.getSnapshot().hasTag('unsaved')).toBe(true);
  actor.send({ type: 'recipient.remove', ID: '2' });
  expect(actor.getSnapshot().hasTag('unsaved')).toBe(false);
  actor.send({ type: 'cancel' });
  expect(outcomeOf(actor.getSnapshot())).toEqual({ kind: 'closed' });
});

test('a refusal and a failure both keep the draft, and both may be sent again', async () => {
  const { actor, save, rest } = editorOf({ reminderID: null });
  save
    .mockResolvedValueOnce({ kind: 'refused', codes: ['UNKNOWN_RECIPIENT'] })
    .mockRejectedValueOnce(new Error('network'));
  actor.send({ type: 'save' });
  expect((await rest()).context.codes).toEqual(['UNKNOWN_RECIPIENT']);
  expect(actor.getSnapshot().matches({ editing: 'refused' })).toBe(true);
  actor.send({ type: 'save' });
  expect((await rest()).matches({ editing: 'failed' })).toBe(true);
  expect(actor.getSnapshot().context).toMatchObject({ draft: renewal, codes: [], error: new Error('network') });
  actor.send({ type: 'save' });
  expect(outcomeOf(await rest())).toEqual({ kind: 'saved', ID: '3' });
});

test('a deletion is asked for without force, then, once what depends is shown, with it', async () => {
  const { actor, remove, rest } = editorOf({ intent: 'delete' });
  const dependents = [{ kind: 'RegulatoryActionStep', ID: '12', name: 'Dépôt' }];
  remove.mockResolvedValueOnce({ kind: 'refused', codes: ['HAS_DEPENDENTS'], dependents });
  actor.send({ type: 'delete.confirm' });
  expect((await rest()).context.dependents).toEqual(dependents);
  actor.send({ type: 'delete.confirm' });
  expect(remove).toHaveBeenCalledOnce();
  actor.send({ type: 'delete.force' });
  expect(outcomeOf(await rest())).toEqual({ kind: 'deleted', ID: '3' });
  expect(remove.mock.calls).toEqual([[{ reminderID: '3', force: false }], [{ reminderID: '3', force: true }]]);
});

test('a deletion given up leaves the draft, and is asked for anew without force', async () => {
  const { actor, remove, rest } = editorOf();
  actor.send({ type: 'draft.change', patch: { name: 'Dépôt' } });
  remove.mockResolvedValueOnce({ kind: 'refused', codes: ['HAS_DEPENDENTS'], dependents: [] });
  actor.send({ type: 'delete' });
  actor.send({ type: 'delete.confirm' });
  await rest();
  actor.send({ type: 'delete.cancel' });
  expect(actor.getSnapshot().matches({ editing: 'changed' })).toBe(true);
  expect(actor.getSnapshot().context.draft.name).toBe('Dépôt');
  actor.send({ type: 'delete' });
  actor.send({ type: 'delete.confirm' });
  expect(remove).toHaveBeenLastCalledWith({ reminderID: '3', force: false });
});

test('a new reminder has nothing to delete, whatever it was opened for', () => {
  const { actor } = editorOf({ reminderID: null, intent: 'delete' });
  actor.send({ type: 'delete' });
  expect(actor.getSnapshot().matches('editing')).toBe(true);
});

test('what was being written when the editor went away is there again, and still unsaved', () => {
  const written = { ...renewal, name: 'Dépôt', recipientIDs: ['1', '2'] };
  const { actor } = editorOf({ resumed: written });
  const snapshot = actor.getSnapshot();
  expect(snapshot.context.draft).toEqual(written);
  expect(snapshot.hasTag('unsaved')).toBe(true);
  actor.send({ type: 'draft.change', patch: { name: renewal.name } });
  actor.send({ type: 'recipient.remove', ID: '2' });
  expect(actor.getSnapshot().hasTag('unsaved')).toBe(false);
});
