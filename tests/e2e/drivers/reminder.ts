import type { Locator, Page } from '@playwright/test';
import type { ServerCode } from '#api/codes.ts';
import { ProductActionsDocument } from '#features/regulatory/shared/actions.generated.ts';
import { ReadAllBaseUsersDocument } from '#queries/people.generated.ts';
import { ProductsDocument } from '#queries/products.generated.ts';
import type { Operation } from '#api/operation.ts';
import {
  CreateReminderDocument,
  type CreateReminderMutation,
  DeleteReminderDocument,
  EditReminderDocument,
  type EditReminderMutation,
  OneReminderDocument,
} from '#features/regulatory/reminders/reminders.generated.ts';
import { wallClockOf } from '#lib/scalars.ts';
import type { reminderMachine, ReminderSnapshot } from '#machines/reminder/reminder.machine.ts';
import type { ReminderDraft, ReminderIssueCode } from '#domain/regulatory/reminder-rules.ts';
import type { RemoveResult, SaveResult } from '#machines/reminder/reminder.types.ts';
import { loginAnswer } from '../../model/fixtures.ts';
import type { PageDriver } from '../../model/page-driver.ts';
import { ReminderEditor } from '../reminder-editor.ts';
import { type AskedCall, serverOf } from './arranged-server.ts';
import { enterAs, expect, NOW, prepare, saying, turn } from './entry.ts';

const LIST = '/regulatoryaffairsuser/administration/reminders';
const STEP = { ID: '12', name: 'Dépôt du dossier' };
const ACTION = { ID: 'a', name: 'Renouvellement' };
const PRODUCT = { ID: 'p', name: 'Tensorel 5 mg' };

/** The people of the model in the directory, and fourteen others with a number for a name. */
const PEOPLE = [
  { ID: 'anna', FirstName: 'Anna', Surname: 'Abega' },
  { ID: 'bilal', FirstName: 'Bilal', Surname: 'Bello' },
  ...Array.from({ length: 14 }, (_, index) => ({
    ID: `person ${index + 1}`,
    FirstName: 'Personne',
    Surname: String(index + 1),
  })),
];

function personName(ID: string): string {
  const person = PEOPLE.find((known) => known.ID === ID);
  if (!person) throw new Error(`The directory has no ${ID}.`);
  return `${person.FirstName} ${person.Surname}`;
}

/** The record of a draft on the server. */
function record(ID: string, { recipientIDs, regulatoryActionStepID, scheduledTimeStamp, ...draft }: ReminderDraft) {
  return {
    ...draft,
    ID,
    scheduledTimeStamp: scheduledTimeStamp ?? NOW,
    expired: (scheduledTimeStamp ?? NOW) <= NOW,
    RegulatoryActionStep:
      regulatoryActionStepID === null ? null : { ...STEP, RegulatoryAction: { ...ACTION, PharmaProduct: PRODUCT } },
    Recipients: PEOPLE.filter((person) => recipientIDs.includes(person.ID)),
  };
}

const isResult = (output: unknown): output is SaveResult | RemoveResult =>
  typeof output === 'object' && output !== null && 'kind' in output;

function resultOf({ output }: { readonly output?: unknown }): SaveResult | RemoveResult {
  if (!isResult(output)) throw new Error('The path answers a reminder with something else.');
  return output;
}

const isNew = (page: Page): boolean => new URL(page.url()).searchParams.get('reminder') === 'new';
const saving = (page: Page): Operation<CreateReminderMutation | EditReminderMutation, never> =>
  isNew(page) ? CreateReminderDocument : EditReminderDocument;

/** Refuses a call if the path does. */
async function refused(call: Pick<AskedCall<object>, 'refuse'>, result: SaveResult | RemoveResult): Promise<boolean> {
  if (result.kind !== 'refused') return false;
  const { codes, dependents } = result;
  await call.refuse(...codes.map((message) => ({ message, ...(dependents && { extensions: { dependents } }) })));
  return true;
}

const editorOf = (page: Page) =>
  new ReminderEditor(page, { title: isNew(page) ? 'Nouveau rappel' : 'Modifier le rappel' });
const personOf = ({ recipients }: ReminderEditor, ID: string): Locator =>
  recipients.getByRole('option', { name: personName(ID), exact: true });
const notificationOf = ({ dialog }: ReminderEditor) =>
  dialog.getByRole('switch', { name: 'Notification dans l’application' });
const emailOf = ({ dialog }: ReminderEditor) => dialog.getByRole('switch', { name: 'E-mail' });

/** The date and the time of an instant in Douala, as digits to type in French. */
function digitsOf(instant: number): readonly [date: string, time: string] {
  const { day, month, year, hour, minute } = wallClockOf(instant, 'Africa/Douala');
  const two = (part: number) => String(part).padStart(2, '0');
  return [`${two(day)}${two(month)}${year}`, `${two(hour)}${two(minute)}`];
}

/** Chooses a product, its action, and its step. */
async function linkStep(page: Page, { dialog }: ReminderEditor): Promise<void> {
  for (const [label, { name }] of [
    ['Produit', PRODUCT],
    ['Action réglementaire', ACTION],
    ['Étape', STEP],
  ] as const) {
    await dialog.getByRole('combobox', { name: label, exact: true }).fill(name);
    await page.getByRole('option', { name }).click();
  }
}

const discardQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Abandonner vos modifications ?' });
const deleteQuestion = (page: Page) => page.getByRole('alertdialog', { name: /^Supprimer « .* » \?$/ });
const deleteAnswer = (page: Page) => deleteQuestion(page).getByRole('button', { name: 'Supprimer le rappel' });

/** The editor's messages about a draft that cannot be saved. */
const ISSUE_WORDS: Readonly<Partial<Record<ReminderIssueCode, string>>> = {
  REMINDER_EXPIRED: 'Cette date est déjà passée',
  REMINDER_CHANNEL_REQUIRED: 'Choisissez au moins un moyen d’envoi',
  REMINDER_RECIPIENTS_REQUIRED: 'Choisissez au moins un destinataire',
};

/** The messages of refusals; unit tests prove those of the other codes. */
const CODE_WORDS: Readonly<Partial<Record<ServerCode, string>>> = { REMINDER_EXPIRED: 'Cette date est déjà passée.' };

const UNREACHABLE = 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.';

/** Expects every field to have the value of the draft. */
async function holdsDraft(page: Page, { context: { draft, issues } }: ReminderSnapshot): Promise<void> {
  const editor = editorOf(page);
  await expect(editor.name).toHaveValue(draft.name);
  await expect(editor.description).toHaveValue(draft.description);
  if (draft.scheduledTimeStamp !== null) {
    const shown = [editor.day, editor.hour].map((first) => first.locator('xpath=..').getByRole('spinbutton'));
    await expect
      .poll(async () => (await Promise.all(shown.map((parts) => parts.allInnerTexts()))).map((parts) => parts.join('')))
      .toEqual(digitsOf(draft.scheduledTimeStamp));
  }
  await expect(notificationOf(editor)).toBeChecked({ checked: draft.isNotification });
  await expect(emailOf(editor)).toBeChecked({ checked: draft.isEmail });
  await expect(editor.recipients.getByRole('option', { selected: true })).toHaveCount(draft.recipientIDs.length);
  for (const ID of draft.recipientIDs) await expect(personOf(editor, ID)).toHaveAttribute('aria-selected', 'true');
  for (const { code } of issues) {
    const words = ISSUE_WORDS[code];
    if (words) await expect(editor.dialog.getByText(words).first()).toBeVisible();
  }
}

export const driver: PageDriver<typeof reminderMachine> = {
  async open(page, _path, { context: { reminderID, initial, intent } }) {
    if (intent === 'delete') throw new Error('No page opens a reminder at the question whether to delete it.');
    const server = await prepare(page);
    server.always(ReadAllBaseUsersDocument, () => ({ readAllBaseUsers: PEOPLE }));
    server.always(ProductsDocument, () => ({ readAllPharmaProducts: [PRODUCT] }));
    server.always(ProductActionsDocument, () => ({
      getAllRegulatoryActionByPharmaProductID: [{ ...ACTION, RegulatoryActionSteps: [STEP] }],
    }));
    server.always(OneReminderDocument, () => ({ getReminderByID: record(reminderID ?? '', initial) }));
    // The path before has left a draft of the same reminder.
    const forgetting = await page.addInitScript(() => void indexedDB.deleteDatabase('tournee-drafts'));
    await enterAs(page, loginAnswer('RegulatoryAffairsUser'), `${LIST}?reminder=${reminderID ?? 'new'}`);
    await forgetting.dispose();
    await expect(personOf(editorOf(page), 'anna')).toBeVisible();
  },

  events: {
    async 'draft.change'(page, { patch }) {
      const editor = editorOf(page);
      const { name, description, scheduledTimeStamp, regulatoryActionStepID, isNotification, isEmail } = patch;
      if (name !== undefined) await editor.name.fill(name);
      if (description !== undefined) await editor.description.fill(description);
      if (scheduledTimeStamp) await editor.when(...digitsOf(scheduledTimeStamp));
      if (isNotification !== undefined) await turn(notificationOf(editor), isNotification);
      if (isEmail !== undefined) await turn(emailOf(editor), isEmail);
      if (regulatoryActionStepID) await linkStep(page, editor);
    },
    async 'recipient.add'(page, { ID }) {
      const editor = editorOf(page);
      const person = personOf(editor, ID);
      if (!(await editor.search.isEditable())) {
        // A further person cannot be chosen: the list shows the chosen people only, and says why.
        await expect(person).toBeHidden();
        await expect(editor.dialog.getByText('15 destinataires au maximum')).toBeVisible();
        return;
      }
      // A click on somebody who is chosen already would remove them.
      if ((await person.getAttribute('aria-selected')) !== 'true') await person.click();
    },
    async 'recipient.remove'(page, { ID }) {
      await personOf(editorOf(page), ID).click();
    },
    async save(page) {
      await editorOf(page).save.click();
    },
    async cancel(page) {
      await editorOf(page).cancel.click();
    },
    async 'discard.confirm'(page) {
      await discardQuestion(page).getByRole('button', { name: 'Abandonner' }).click();
    },
    async 'discard.keep'(page) {
      await discardQuestion(page).getByRole('button', { name: 'Continuer la saisie' }).click();
    },

    async delete(page) {
      await editorOf(page).dialog.getByRole('button', { name: 'Supprimer' }).click();
    },
    async 'delete.confirm'(page) {
      await deleteAnswer(page).click();
    },
    async 'delete.force'(page) {
      await expect(deleteAnswer(page), 'force is offered once the line is ticked').toBeDisabled();
      await turn(deleteQuestion(page).getByRole('checkbox', { name: 'Supprimer le rappel quand même' }), true);
      await deleteAnswer(page).click();
    },
    async 'delete.cancel'(page) {
      await deleteQuestion(page).getByRole('button', { name: 'Annuler' }).click();
    },

    async 'xstate.done.actor.save'(page, event) {
      const result = resultOf(event);
      const call = await serverOf(page).asked(saving(page));
      if (await refused(call, result)) return;
      const saved = { ID: result.kind === 'saved' ? result.ID : '' };
      await saying(page, 'Rappel enregistré', () => call.answer({ createReminder: saved, editReminder: saved }));
    },
    async 'xstate.error.actor.save'(page) {
      const call = await serverOf(page).asked(saving(page));
      await call.cut();
    },
    async 'xstate.done.actor.remove'(page, event) {
      const call = await serverOf(page).asked(DeleteReminderDocument);
      if (await refused(call, resultOf(event))) return;
      await saying(page, 'Rappel supprimé', () => call.answer({ deleteReminder: { success: true } }));
    },
    async 'xstate.error.actor.remove'(page) {
      const call = await serverOf(page).asked(DeleteReminderDocument);
      await call.cut();
    },
  },

  states: {
    editing: holdsDraft,
    async 'editing.refused'(page, { context: { codes } }) {
      const notice = editorOf(page).dialog.getByRole('alert');
      await expect(notice).toContainText('Le serveur a refusé.');
      await expect(notice).toContainText('Votre saisie est gardée ici.');
      for (const code of codes) await expect(notice).toContainText(CODE_WORDS[code] ?? code);
    },
    async 'editing.failed'(page) {
      const notice = editorOf(page).dialog.getByRole('alert');
      await expect(notice).toContainText(
        `Le rappel n’a pas été enregistré. ${UNREACHABLE} Votre saisie est gardée ici.`,
      );
    },
    async saving(page, { context: { draft } }) {
      const { variables } = await serverOf(page).asked(saving(page));
      const { recipientIDs, ...written } = draft;
      expect(variables).toMatchObject({ ...written, recipientsIDList: recipientIDs.join(',') });
      await expect(editorOf(page).dialog.getByRole('button', { name: 'Enregistrement…' })).toBeVisible();
    },
    async askingDiscard(page) {
      await expect(discardQuestion(page)).toBeVisible();
    },

    async 'deleting.asking'(page) {
      await expect(deleteQuestion(page)).toBeVisible();
      await expect(deleteQuestion(page).getByRole('button', { name: 'Annuler' }), 'the harmless answer').toBeFocused();
      await expect(deleteQuestion(page).getByRole('checkbox')).toBeHidden();
    },
    async 'deleting.removing'(page, { context: { reminderID, force } }) {
      const { variables } = await serverOf(page).asked(DeleteReminderDocument);
      expect(variables).toEqual({ reminderID, forceDelete: force });
    },
    async 'deleting.blocked'(page, { context: { dependents } }) {
      await expect(deleteQuestion(page).getByRole('listitem')).toHaveText(dependents.map(({ name }) => name));
    },
    async 'deleting.refused'(page) {
      await expect(deleteQuestion(page).getByRole('alert')).toContainText('Le serveur refuse cette suppression.');
    },
    async 'deleting.failed'(page) {
      await expect(deleteQuestion(page).getByRole('alert')).toContainText(UNREACHABLE);
    },

    saved: isOver,
    deleted: isOver,
    closed: isOver,
  },
};

/** Expects the editor to be closed, and gone from the address. */
async function isOver(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).not.toHaveURL(/reminder=/);
}
