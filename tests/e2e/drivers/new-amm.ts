import type { Locator, Page } from '@playwright/test';
import { ReadAllBaseUsersDocument } from '#queries/people.generated.ts';
import { ActionStepsDocument, CreateAmmDocument } from '#features/regulatory/actions/regulatory-actions.generated.ts';
import { wallClockOf } from '#lib/scalars.ts';
import type { newAmmMachine, NewAmmSnapshot } from '#machines/new-amm/new-amm.machine.ts';
import type { AmmDraft } from '#domain/regulatory/amm-rules.ts';
import type { SendAmmResult } from '#machines/new-amm/new-amm.types.ts';
import { loginAnswer } from '../../model/fixtures.ts';
import type { PageDriver } from '../../model/page-driver.ts';
import { serverOf } from './arranged-server.ts';
import { chooseFile } from './choose-file.ts';
import { enterAs, expect, prepare, turn } from './entry.ts';

const PAGE = '/regulatoryaffairsuser/administration/product/p/regulatory-action/a/regulatory-action-steps';
const PEOPLE = [
  { ID: 'anna', FirstName: 'Anna', Surname: 'Abega' },
  ...Array.from({ length: 15 }, (_, index) => ({
    ID: `person ${index + 1}`,
    FirstName: 'Personne',
    Surname: String(index + 1),
  })),
];
/** A day after every start date of the model; its end dates are later on the same day. */
const END = '20112031';

const isResult = (output: unknown): output is SendAmmResult =>
  typeof output === 'object' && output !== null && 'kind' in output;

const opener = (page: Page): Locator => page.getByRole('button', { name: 'Enregistrer la nouvelle AMM' });
const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Enregistrer la nouvelle AMM' });
const questionOf = (page: Page): Locator => page.getByRole('alertdialog', { name: /^Abandonner vos modifications/ });
const field = (page: Page, name: string): Locator => dialogOf(page).getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string | RegExp): Locator =>
  dialogOf(page).getByRole('button', { name, exact: true });
const people = (page: Page): Locator => dialogOf(page).getByRole('listbox').getByRole('option');

function personOf(page: Page, ID: string): Locator {
  const person = PEOPLE.find((known) => known.ID === ID);
  if (!person) throw new Error(`The directory has no ${ID}.`);
  return dialogOf(page).getByRole('option', { name: `${person.FirstName} ${person.Surname}`, exact: true });
}

async function type(page: Page, group: string, digits: string): Promise<void> {
  await dialogOf(page).getByRole('group', { name: group, exact: true }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits);
}

/** The date and the time of an instant in Douala, as digits to type. */
function digitsOf(instant: number): readonly [date: string, time: string] {
  const { day, month, year, hour, minute } = wallClockOf(instant, 'Africa/Douala');
  const two = (part: number) => String(part).padStart(2, '0');
  return [`${two(day)}${two(month)}${year}`, `${two(hour)}${two(minute)}`];
}

/** Writes the fields of a patch that the current page has. */
async function write(page: Page, patch: Partial<AmmDraft>): Promise<void> {
  const words = [
    ['Nom du fichier', patch.fileName],
    ['Numéro de l’AMM', patch.number],
    ['Nom de l’étape', patch.stepName],
    ['Description de l’étape', patch.stepDescription],
    ['Nom du rappel', patch.reminderName],
    ['Description du rappel', patch.reminderDescription],
  ] as const;
  for (const [label, text] of words) if (text !== undefined) await field(page, label).fill(text);
  if (patch.start) await type(page, 'Début', digitsOf(patch.start)[0]);
  if (patch.end) await type(page, 'Fin', END);
  if (patch.isUnlimited)
    await turn(dialogOf(page).getByRole('checkbox', { name: 'Cette autorisation est sans échéance' }), true);
  if (!patch.scheduledTimeStamp) return;
  const [date, time] = digitsOf(patch.scheduledTimeStamp);
  await type(page, 'Date', date);
  await type(page, 'Heure', time);
}

/** Fills a dialog that has just opened as the path starts, and goes back to its first page. */
async function begin(page: Page, { context: { draft } }: NewAmmSnapshot): Promise<void> {
  await opener(page).click();
  if (!draft.file) return;
  const {
    fileName,
    number,
    start,
    end,
    stepName,
    stepDescription,
    reminderName,
    reminderDescription,
    scheduledTimeStamp,
  } = draft;
  await chooseFile(dialogOf(page), draft.file, undefined);
  await expect(field(page, 'Nom du fichier')).toHaveValue(draft.file.name);
  await write(page, { fileName, number, start, end });
  await button(page, 'Continuer').click();
  await write(page, { stepName, stepDescription });
  await button(page, 'Continuer').click();
  await write(page, { reminderName, reminderDescription, scheduledTimeStamp });
  for (const ID of draft.recipientIDs) await personOf(page, ID).click();
  await button(page, 'Retour').click();
  await button(page, 'Retour').click();
}

export const driver: PageDriver<typeof newAmmMachine> = {
  async open(page, _path, initial) {
    const server = await prepare(page);
    server.always(ReadAllBaseUsersDocument, () => ({ readAllBaseUsers: PEOPLE }));
    server.always(ActionStepsDocument, () => ({
      getRegulatoryActionByID: {
        ID: 'a',
        name: 'Renouvellement',
        description: '',
        statut: 'Déposé',
        TypeRegulatoryAction: null,
        PharmaProduct: { ID: 'p', name: 'Tensorel 5 mg' },
      },
      getAllRegulatoryActionStepByRegulatoryActionID: [],
    }));
    await enterAs(page, loginAnswer('RegulatoryAffairsUser'), PAGE);
    await begin(page, initial);
  },
  async again(page, _path, initial) {
    if (await dialogOf(page).isVisible()) {
      await button(page, 'Annuler').click();
      // A changed form leads to a question; an empty one closes.
      await expect
        .poll(async () => (await questionOf(page).isVisible()) || !(await dialogOf(page).isVisible()))
        .toBe(true);
      if (await questionOf(page).isVisible())
        await questionOf(page).getByRole('button', { name: 'Abandonner' }).click();
    }
    await expect(dialogOf(page)).toBeHidden();
    await begin(page, initial);
  },

  events: {
    async 'file.choose'(page, { file }, [check]) {
      await chooseFile(dialogOf(page), file, check);
    },
    async 'file.remove'(page) {
      await button(page, /^Retirer /).click();
    },
    async 'draft.change'(page, { patch }) {
      await write(page, patch);
    },
    async 'recipient.add'(page, { ID }) {
      const person = personOf(page, ID);
      // A click on somebody who is chosen already would remove them.
      if (await person.and(page.locator('[aria-selected="true"]')).isVisible()) return;
      if (!(await dialogOf(page).getByRole('combobox', { name: 'Chercher une personne' }).isEditable())) {
        // A further person cannot be chosen: the list shows the chosen people only, and says why.
        await expect(person).toBeHidden();
        await expect(dialogOf(page).getByText('15 destinataires au maximum')).toBeVisible();
        return;
      }
      await person.click();
    },
    async 'recipient.remove'(page, { ID }) {
      await personOf(page, ID).click();
    },
    async next(page) {
      await button(page, 'Continuer').click();
    },
    async back(page) {
      await button(page, 'Retour').click();
    },
    async send(page) {
      await button(page, 'Enregistrer l’AMM').click();
    },
    async cancel(page) {
      await button(page, 'Annuler').click();
    },
    async 'discard.confirm'(page) {
      await questionOf(page).getByRole('button', { name: 'Abandonner' }).click();
    },
    async 'discard.keep'(page) {
      await questionOf(page).getByRole('button', { name: 'Continuer la saisie' }).click();
    },
    // A file is checked as soon as it is chosen: there is nothing to wait for.
    'xstate.done.actor.check': () => Promise.resolve(),
    'xstate.error.actor.check': () => Promise.resolve(),
    async 'xstate.done.actor.send'(page, { output }) {
      const call = await serverOf(page).asked(CreateAmmDocument);
      if (!isResult(output)) throw new Error('The path answers an authorisation with something else.');
      if (output.kind === 'saved') await call.answer({ createAMMFileAndReminder: { ID: '8' } });
      else await call.refuse(...(output.codes.length > 0 ? output.codes : ['']).map((message) => ({ message })));
    },
    async 'xstate.error.actor.send'(page) {
      await (await serverOf(page).asked(CreateAmmDocument)).cut();
    },
  },

  states: {
    async editing(page, { context: { codes, error, draft } }) {
      const alert = dialogOf(page).getByRole('alert');
      if (codes !== null)
        await expect(alert.filter({ hasText: 'Le serveur a refusé.' })).toContainText('Votre saisie est gardée ici.');
      if (error !== undefined && draft.file)
        await expect(alert.filter({ hasText: 'L’AMM n’a pas été enregistrée.' })).toBeVisible();
    },
    async 'editing.authorisation'(page, { context: { draft, refusal, error } }) {
      await expect(field(page, 'Numéro de l’AMM')).toHaveValue(draft.number);
      await expect(button(page, /^Retirer /)).toHaveCount(draft.file ? 1 : 0);
      if (draft.file) await expect(field(page, 'Nom du fichier')).toHaveValue(draft.fileName);
      if (refusal)
        await expect(dialogOf(page).getByText('Son contenu n’est pas celui que son nom annonce.')).toBeVisible();
      if (error !== undefined && !draft.file)
        await expect(dialogOf(page).getByText('Ce fichier n’a pas pu être lu.')).toBeVisible();
    },
    async 'editing.step'(page, { context: { draft } }) {
      await expect(field(page, 'Description de l’étape')).toHaveValue(draft.stepDescription);
    },
    async 'editing.reminder'(page, { context: { draft } }) {
      await expect(field(page, 'Description du rappel')).toHaveValue(draft.reminderDescription);
      await expect(people(page).and(page.locator('[aria-selected="true"]'))).toHaveCount(draft.recipientIDs.length);
    },
    async sending(page, { context: { draft } }) {
      const { variables } = await serverOf(page).asked(CreateAmmDocument);
      const { fileName, number, stepName, reminderName, recipientIDs } = draft;
      expect(variables).toMatchObject({
        file: null,
        regulatoryActionID: 'a',
        pharmaProductFileName: fileName,
        newAMMNum: number,
        actionStepName: stepName,
        reminderName,
        recipientsIDList: recipientIDs.join(','),
      });
    },
    async askingDiscard(page) {
      await expect(questionOf(page)).toBeVisible();
    },
    done: isOver,
    closed: isOver,
  },
};

async function isOver(page: Page): Promise<void> {
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).not.toHaveURL(/open=/);
}
