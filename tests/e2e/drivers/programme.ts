import type { Locator, Page } from '@playwright/test';
import { type Stop, stopsOf } from '#domain/field/day-plan.ts';
import { readVisits } from '#domain/field/programme.ts';
import { DelegatesDayDocument } from '#features/field/shared/day.generated.ts';
import { CreateDelegatesDayDocument } from '#features/field/shared/field-writes.generated.ts';
import { NotSent } from '#machines/operation/not-sent.ts';
import type { programmeMachine, ProgrammeSnapshot } from '#machines/programme/programme.machine.ts';
import type { SaveResult } from '#machines/programme/programme.types.ts';
import type { PageDriver } from '../../model/page-driver.ts';
import { serverOf } from './arranged-server.ts';
import { expect, saying } from './entry.ts';
import {
  answerDay,
  customerName,
  customerOf,
  dayOf,
  emptyDevice,
  fillDevice,
  holdDay,
  isToday,
  openDay,
  passLimit,
  TODAY,
} from './field-page.ts';

const planOn = (page: Page): Locator => page.getByRole('dialog', { name: 'Planifier la journée' });
const stopsOn = (page: Page): Locator =>
  planOn(page).getByRole('list', { name: 'Visites, dans l’ordre de la tournée' });
const purposeOf = (page: Page, customerID: string): Locator =>
  planOn(page).getByRole('textbox', { name: `Objectif de la visite à ${customerName(customerID)}` });
const button = (page: Page, name: string): Locator => planOn(page).getByRole('button', { name, exact: true });
const discardQuestion = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: 'Abandonner vos modifications ?' });

interface Day {
  /** As the server has it. */
  saved: readonly Stop[];
  /** The customers who have been visited. */
  readonly fixed: readonly string[];
  /** How many earlier days the page has copied. */
  copied: number;
  /** What the page is to send. */
  planned: readonly Stop[];
}

const days = new WeakMap<Page, Day>();
function dayOn(page: Page) {
  const day = days.get(page);
  if (!day) throw new Error('No day is open on this page.');
  return day;
}
const savedDay = (page: Page) => dayOf(dayOn(page).saved, dayOn(page).fixed);

const isResult = (output: unknown): output is SaveResult =>
  typeof output === 'object' && output !== null && 'kind' in output;

/** Expects the plan of the page to have the visits of a draft, in their order, with their purposes. */
async function holdsPlan(page: Page, { context: { draft } }: ProgrammeSnapshot): Promise<void> {
  const stops = stopsOf(draft);
  await expect(stopsOn(page).getByRole('listitem')).toHaveCount(stops.length);
  for (const [index, { customerID, description }] of stops.entries()) {
    const row = stopsOn(page).getByRole('listitem').nth(index);
    await expect(row).toContainText(customerName(customerID));
    if (dayOn(page).fixed.includes(customerID)) await expect(row).toContainText(`Visite faite : ${description}`);
    else await expect(row.getByRole('textbox')).toHaveValue(description);
  }
}

/** Lets the page read the day again before it saves it, and send it. */
async function sendPlan(page: Page) {
  await answerDay(page, savedDay(page));
  const call = await serverOf(page).asked(CreateDelegatesDayDocument);
  const sent = readVisits(String(call.variables['jsonVisitObjectivesArray']));
  expect('visits' in sent && sent.visits).toMatchObject([...dayOn(page).planned]);
  return call;
}

const isOver = async (page: Page): Promise<void> => {
  await expect(planOn(page)).toBeHidden();
  await expect(page).not.toHaveURL(/plan=/u);
};

export const driver: PageDriver<typeof programmeMachine> = {
  async open(page, _path, { context: { saved, resumed, fixed } }) {
    days.set(page, { saved: stopsOf(saved), fixed: fixed.map(({ customerID }) => customerID), copied: 0, planned: [] });
    await openDay(page, {
      opening: { plan: '1' },
      day: savedDay(page),
      ...(resumed && { draft: { kind: 'programme', subject: `7 ${TODAY}`, value: resumed, base: saved } }),
    });
    await expect(planOn(page)).toBeVisible();
  },

  events: {
    /** Visits with purposes of their own are those of another day, which is copied. */
    async 'visits.add'(page, { stops }) {
      const day = dayOn(page);
      await button(page, 'Reprendre un jour').click();
      await page.getByRole('menuitem').nth(day.copied).click();
      day.copied += 1;
      const call = await serverOf(page).asked(DelegatesDayDocument, (variables) => !isToday(variables));
      await call.answer(dayOf(stops));
    },
    async 'visit.describe'(page, { customerID, description }) {
      await purposeOf(page, customerID).fill(description);
    },
    async 'visit.remove'(page, { customerID }) {
      await button(page, `Retirer ${customerName(customerID)}`).click();
    },
    async 'visit.move'(page, { customerID, to }) {
      const names = await stopsOn(page).getByRole('listitem').locator('bdi').allInnerTexts();
      const from = names.map(customerOf).indexOf(customerID);
      const up = button(page, `Monter ${customerName(customerID)}`);
      for (let place = from; place > to; place -= 1) await up.click();
      await expect(up, 'the first cannot go up').toBeDisabled({ timeout: 1000 });
    },
    async 'visits.order'(page) {
      await button(page, 'Prendre cet ordre').click();
    },
    async undo(page) {
      await button(page, 'Défaire').click();
    },
    async save(page, _event, [answer]) {
      holdDay(page);
      // What the device stores is sent later: nothing fails for the user.
      if (answer?.event.type === 'xstate.error.actor.save' && !isOvertaken(answer.event)) await fillDevice(page);
      await button(page, 'Enregistrer le programme').click();
    },
    async 'xstate.done.actor.save'(page, { output }) {
      if (!isResult(output)) throw new Error('The path answers a programme with something else.');
      const call = await sendPlan(page);
      if (output.kind === 'refused') return call.refuse(...output.codes.map((message) => ({ message })));
      if (output.kind === 'saved') {
        const saved = { createWorkScheduleDaily: { ID: 'day', MyVisitObjectives: [] } };
        return saying(page, 'Programme enregistré', () => call.answer(saved));
      }
      return passLimit(page, 'answer');
    },
    async 'xstate.error.actor.save'(page, event) {
      if (isOvertaken(event)) {
        const theirs = dayOn(page).saved.map((stop) =>
          stop.customerID === 'ewane' ? { ...stop, description: 'Remettre une brochure' } : stop,
        );
        dayOn(page).saved = theirs;
        await answerDay(page, savedDay(page));
        const question = page.getByRole('dialog', { name: 'Reprendre votre saisie ?' });
        await question.getByRole('button', { name: 'Reprendre ma saisie' }).click();
        return;
      }
      const call = await sendPlan(page);
      await call.cut();
      await expect(planOn(page).getByRole('alert').first()).toBeVisible();
      await emptyDevice(page);
    },
    async cancel(page) {
      await button(page, 'Annuler').click();
    },
    async 'discard.confirm'(page) {
      await discardQuestion(page).getByRole('button', { name: 'Abandonner' }).click();
    },
    async 'discard.keep'(page) {
      await discardQuestion(page).getByRole('button', { name: 'Continuer la saisie' }).click();
    },
  },

  states: {
    async editing(page, snapshot) {
      const { draft, refusedChange, checked, past } = snapshot.context;
      await holdsPlan(page, snapshot);
      await expect(button(page, 'Défaire')).toBeVisible({ visible: past.length > 0 });
      if (refusedChange) {
        const names = refusedChange.customerIDs.map(customerName).join(', ');
        await expect(planOn(page).getByText(`Une visite est déjà prévue ce jour : ${names}.`)).toBeVisible();
      }
      if (!checked) return;
      for (const { customerID, description } of stopsOf(draft)) {
        if (description.trim() === '')
          await expect(purposeOf(page, customerID)).toHaveAccessibleDescription('Donnez l’objectif de la visite');
      }
    },
    async 'editing.refused'(page) {
      const notice = planOn(page).getByRole('alert');
      await expect(notice).toContainText('Le serveur a refusé le programme.');
      await expect(notice).toContainText('Votre saisie est gardée ici.');
    },
    async 'editing.failed'(page) {
      await expect(planOn(page).getByText('Le programme n’a peut-être pas été enregistré.')).toBeVisible();
    },
    async saving(page, { context: { draft } }) {
      dayOn(page).planned = stopsOf(draft);
      await serverOf(page).asked(DelegatesDayDocument, isToday);
      await expect(button(page, 'Annuler')).toBeDisabled();
    },
    async askingDiscard(page) {
      await expect(discardQuestion(page)).toBeVisible();
    },
    saved: isOver,
    async queued(page) {
      await isOver(page);
      await expect(page.getByText('Votre programme de ce jour n’est pas encore sur le serveur.')).toBeVisible();
    },
    closed: isOver,
  },
};

const isOvertaken = (event: object): boolean => 'error' in event && event.error instanceof NotSent;
