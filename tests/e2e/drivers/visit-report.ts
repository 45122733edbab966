import type { Locator, Page } from '@playwright/test';
import { CreateDelegatesDayDocument, CreateReportDocument } from '#features/field/shared/field-writes.generated.ts';
import { STORAGE_KEYS } from '#lib/device/texts.ts';
import type { visitReportMachine, VisitReportSnapshot } from '#machines/visit-report/visit-report.machine.ts';
import type { SendResult, VisitReportInput, WithoutPosition } from '#machines/visit-report/visit-report.types.ts';
import type { ReportIssue } from '#domain/field/report.ts';
import type { Step } from '../../model/harness.ts';
import type { PageDriver } from '../../model/page-driver.ts';
import { serverOf } from './arranged-server.ts';
import { expect, saying } from './entry.ts';
import {
  dayOf,
  delegate,
  emptyDevice,
  fillDevice,
  openDay,
  passLimit,
  PRODUCT,
  tellNoPosition,
  tellPosition,
  TODAY,
} from './field-page.ts';

type Visited = VisitReportInput['visited'];

/** The planned visit of the paths. */
const PLANNED = { customerID: 'ewane', description: 'Présenter Paludexa' };

const reportOn = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(?:Pharmacie (?:Ewane|Njoya)|Visite imprévue)$/u });
const productOn = (page: Page): Locator => reportOn(page).getByRole('button', { name: PRODUCT.name, exact: true });
const textOn = (page: Page, name: string): Locator => reportOn(page).getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string): Locator => reportOn(page).getByRole('button', { name, exact: true });
const positionQuestion = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Joindre votre position au rapport ?' });
const discardQuestion = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: 'Abandonner vos modifications ?' });

/** What the address opens for a visit. */
function openingOf(visited: Visited): string {
  if (visited.kind === 'unregistered') return 'new';
  return visited.kind === 'planned' ? `visit to ${PLANNED.customerID}` : `customer:${visited.customerID}`;
}

const ISSUE_WORDS: Readonly<Partial<Record<ReportIssue, string>>> = {
  empty: 'Remplissez au moins un champ.',
  name: 'Donnez le nom de la personne.',
};

/** What is told of a report that was sent, after « Rapport envoyé ». */
const REASON_WORDS: Readonly<Record<WithoutPosition, string>> = {
  off: '',
  late: ', sans position : la visite est finie depuis plus d’une heure',
  declined: ', sans position, comme vous l’avez choisi',
  denied: ', sans position : le navigateur la refuse',
  unavailable: ', sans position : l’appareil ne la trouve pas',
  timeout: ', sans position : elle n’est pas venue en 15 secondes',
};

const isResult = (output: unknown): output is SendResult =>
  typeof output === 'object' && output !== null && 'kind' in output;

/** Fills the device if the path goes on with a failure: what the device has stored is sent later, and does not fail. */
async function arrangeDevice(page: Page, [answer]: readonly Step[]): Promise<void> {
  if (answer?.event.type === 'xstate.error.actor.send') await fillDevice(page);
}

/** Expects the report of the page to have what a draft has. */
async function holdsReport(page: Page, { context: { draft, issues, visited, past } }: VisitReportSnapshot) {
  await expect(productOn(page)).toHaveAttribute('aria-pressed', String(draft.presentedIDs.length > 0));
  await expect(textOn(page, 'Promesse obtenue')).toHaveValue(draft.obtainedPromess);
  if (visited.kind === 'unregistered') await expect(textOn(page, 'Nom')).toHaveValue(draft.lastName);
  await expect(button(page, 'Annuler le dernier changement')).toBeVisible({ visible: past.length > 0 });
  for (const issue of issues) {
    const words = ISSUE_WORDS[issue];
    if (words !== undefined) await expect(reportOn(page).getByText(words).first()).toBeVisible();
  }
}

const isOver = async (page: Page): Promise<void> => {
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).not.toHaveURL(/visit=/u);
};

/** Why the report that is being sent has no position. */
const reasons = new WeakMap<Page, WithoutPosition | null>();

export const driver: PageDriver<typeof visitReportMachine> = {
  async open(page, _path, { context: { visited, initial, resumed, positions } }) {
    const memberID = delegate().Member?.ID ?? '';
    await openDay(page, {
      opening: { visit: openingOf(visited) },
      day: dayOf([PLANNED]),
      withPositions: positions !== 'off',
      kept: positions === 'agreed' ? { [STORAGE_KEYS.positions]: memberID } : {},
      ...(resumed &&
        visited.kind === 'registered' && {
          draft: { kind: 'visit-report', subject: `${visited.customerID} ${TODAY}`, value: resumed, base: initial },
        }),
    });
    // Whoever was not planned is added to the day first.
    serverOf(page).always(CreateDelegatesDayDocument, () => ({
      createWorkScheduleDaily: {
        ID: 'day',
        MyVisitObjectives: [{ ID: 'visit to njoya', Customer: { ID: 'njoya' } }],
      },
    }));
    await expect(productOn(page)).toBeVisible();
  },

  events: {
    async 'draft.change'(page, { patch: { presentedIDs, obtainedPromess, lastName } }) {
      if (presentedIDs !== undefined && (await productOn(page).getAttribute('aria-pressed')) === 'false')
        await productOn(page).click();
      if (obtainedPromess !== undefined) await textOn(page, 'Promesse obtenue').fill(obtainedPromess);
      if (lastName !== undefined) await textOn(page, 'Nom').fill(lastName);
    },
    async undo(page) {
      await button(page, 'Annuler le dernier changement').click();
    },
    async send(page, _event, next) {
      await arrangeDevice(page, next);
      await button(page, 'Envoyer').click();
    },
    async 'position.agree'(page) {
      await positionQuestion(page).getByRole('button', { name: 'Relever et envoyer' }).click();
    },
    async 'position.decline'(page, _event, next) {
      await arrangeDevice(page, next);
      await positionQuestion(page).getByRole('button', { name: 'Envoyer sans position' }).click();
    },
    async 'position.fix'(page, { fix }, next) {
      await arrangeDevice(page, next);
      await tellPosition(page, fix);
    },
    async 'position.failed'(page, { reason }, next) {
      await arrangeDevice(page, next);
      await tellNoPosition(page, reason);
    },
    async 'position.skip'(page, _event, next) {
      await arrangeDevice(page, next);
      await button(page, 'Envoyer sans attendre').click();
    },
    async 'xstate.after.positionLimit.visit-report.positioning'(page, _event, next) {
      await arrangeDevice(page, next);
      await passLimit(page, 'position');
    },
    async 'xstate.done.actor.send'(page, { output }) {
      if (!isResult(output)) throw new Error('The path answers a report with something else.');
      const call = await serverOf(page).asked(CreateReportDocument);
      if (output.kind === 'refused') return call.refuse(...output.codes.map((message) => ({ message })));
      if (output.kind === 'queued') return passLimit(page, 'answer');
      const reason = reasons.get(page);
      const words = `Rapport envoyé${reason ? REASON_WORDS[reason] : ''}`;
      return saying(page, words, () => call.answer({ createVisitReport: { ID: 'report' } }));
    },
    async 'xstate.error.actor.send'(page) {
      const call = await serverOf(page).asked(CreateReportDocument);
      await call.cut();
      await expect(reportOn(page).getByText('Le rapport n’est peut-être pas arrivé.')).toBeVisible();
      await emptyDevice(page);
    },
    async later(page) {
      await button(page, 'Plus tard').click();
    },
    /** What is written is discarded by its button; a question is left with the keyboard. */
    async cancel(page) {
      const isQuestion = await positionQuestion(page).isVisible();
      if (!isQuestion && (await button(page, 'Abandonner').isVisible())) await button(page, 'Abandonner').click();
      else await page.keyboard.press('Escape');
    },
    async 'discard.confirm'(page) {
      await discardQuestion(page).getByRole('button', { name: 'Abandonner' }).click();
    },
    async 'discard.keep'(page) {
      await discardQuestion(page).getByRole('button', { name: 'Continuer la saisie' }).click();
    },
  },

  states: {
    editing: holdsReport,
    async 'editing.refused'(page) {
      await expect(reportOn(page).getByText('Le serveur a refusé le rapport.')).toBeVisible();
    },
    async 'editing.failed'(page) {
      await expect(reportOn(page).getByText('L’envoyer de nouveau ne la double pas.')).toBeVisible();
    },
    async askingPosition(page) {
      await expect(positionQuestion(page)).toBeVisible();
    },
    async positioning(page, { context: { fix } }) {
      await expect(reportOn(page).getByRole('status')).toContainText(
        fix ? `Position à ${fix.accuracy}` : 'Recherche de votre position, 15 secondes au plus…',
      );
    },
    async sending(page, { context: { draft, visited, fix, reason } }) {
      reasons.set(page, fix ? null : reason);
      const { variables } = await serverOf(page).asked(CreateReportDocument);
      expect(variables).toMatchObject({
        presentedPharmaProductsIDsList: draft.presentedIDs,
        visitObjectiveID: visited.kind === 'unregistered' ? null : expect.stringMatching(/^visit to /u),
        ...(fix && { gPSLat: fix.lat, gPSLon: fix.lng }),
      });
      expect('gPSLat' in variables).toBe(fix !== null);
      await expect(button(page, 'Envoi…')).toBeVisible();
    },
    async askingDiscard(page) {
      await expect(discardQuestion(page)).toBeVisible();
    },
    sent: isOver,
    async queued(page) {
      await isOver(page);
      await expect(page.getByText('Rapport à envoyer').first()).toBeVisible();
    },
    async kept(page, { context: { codes, issues } }) {
      await isOver(page);
      // What the server has refused waits in the outbox: its visit may open no form any more.
      const isRefused = codes.length > 0 && issues.length === 0;
      const words = isRefused ? /^Rapport refusé, à corriger/u : /^Rapport commencé/u;
      await expect(page.getByText(words).first()).toBeVisible();
    },
    closed: isOver,
  },
};
