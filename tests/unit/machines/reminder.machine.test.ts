import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { isUnsaved, needsNewTime, outcomeOf, reminderMachine } from '#machines/reminder/reminder.machine.ts';
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

test('a complete draft is sent unchanged, and the machine ends with the id of the reminder', async () => {
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

test('issues show from the first attempt to save, and then follow the draft', () => {
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

test('a sixteenth recipient is refused with an issue, and the others stay', () => {
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

test('a person is a recipient only once', () => {
  const { actor } = editorOf();
  actor.send({ type: 'recipient.add', ID: '1' });
  expect(actor.getSnapshot().context.draft.recipientIDs).toEqual(['1']);
});

test('a draft changed back to its original is not changed', () => {
  const { actor } = editorOf();
  actor.send({ type: 'recipient.add', ID: '2' });
  expect(actor.getSnapshot().hasTag('unsaved')).toBe(true);
  actor.send({ type: 'recipient.remove', ID: '2' });
  expect(actor.getSnapshot().hasTag('unsaved')).toBe(false);
  actor.send({ type: 'cancel' });
  expect(outcomeOf(actor.getSnapshot())).toEqual({ kind: 'closed' });
});

test('the draft survives a refusal and a failure, and can be sent again after both', async () => {
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

test('a deletion is first sent without force, and with it once the dependents are shown', async () => {
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

test('a cancelled deletion leaves the draft, and the next one starts without force again', async () => {
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

test('changes stay unsaved while the user is asked whether to delete, and after that no refusal is left without a reason', async () => {
  const { actor, save, rest } = editorOf();
  save.mockResolvedValueOnce({ kind: 'refused', codes: ['UNKNOWN_RECIPIENT'] });
  actor.send({ type: 'draft.change', patch: { name: 'Dépôt' } });
  actor.send({ type: 'save' });
  await rest();
  actor.send({ type: 'delete' });
  expect(isUnsaved(actor.getSnapshot())).toBe(true);
  actor.send({ type: 'delete.cancel' });
  expect(actor.getSnapshot().value).toEqual({ editing: 'changed' });
});

test('whoever goes back from the question whether to delete is in the editor again', () => {
  const { actor } = editorOf();
  actor.send({ type: 'draft.change', patch: { name: 'Dépôt' } });
  actor.send({ type: 'delete' });
  actor.send({ type: 'cancel' });
  expect(actor.getSnapshot().value).toEqual({ editing: 'changed' });
});

test('a deletion that was refused can be tried again', async () => {
  const { actor, remove, rest } = editorOf();
  remove.mockResolvedValueOnce({ kind: 'refused', codes: ['NOT_FOUND'] });
  actor.send({ type: 'delete' });
  actor.send({ type: 'delete.confirm' });
  expect((await rest()).context.codes).toEqual(['NOT_FOUND']);
  actor.send({ type: 'delete.confirm' });
  expect(outcomeOf(await rest())).toEqual({ kind: 'deleted', ID: '3' });
});

test('a new reminder cannot be deleted, even when opened for deletion', () => {
  const { actor } = editorOf({ reminderID: null, intent: 'delete' });
  actor.send({ type: 'delete' });
  expect(actor.getSnapshot().matches('editing')).toBe(true);
});

test('the draft of a closed editor is restored, and still counts as unsaved', () => {
  const written = { ...renewal, name: 'Dépôt', recipientIDs: ['1', '2'] };
  const { actor } = editorOf({ resumed: written });
  const snapshot = actor.getSnapshot();
  expect(snapshot.context.draft).toEqual(written);
  expect(snapshot.hasTag('unsaved')).toBe(true);
  actor.send({ type: 'draft.change', patch: { name: renewal.name } });
  actor.send({ type: 'recipient.remove', ID: '2' });
  expect(actor.getSnapshot().hasTag('unsaved')).toBe(false);
});

describe('unsaved changes', () => {
  const other: ReminderDraft = {
    name: 'Dépôt',
    description: 'Relancer le ministère.',
    scheduledTimeStamp: NOW + 7200,
    regulatoryActionStepID: null,
    isEmail: false,
    isNotification: true,
    recipientIDs: ['2'],
  };

  test.each(Object.entries<unknown>({ ...other }))('%s alone is one', (field, value) => {
    const { actor } = editorOf({ resumed: { ...renewal, [field]: value } });
    actor.send({ type: 'cancel' });
    expect(actor.getSnapshot().value).toBe('askingDiscard');
  });
});
