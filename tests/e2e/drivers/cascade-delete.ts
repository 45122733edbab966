import type { Page } from '@playwright/test';
import type { ServerCode } from '#api/codes.ts';
import { ActionStepsDocument, DeleteStepDocument } from '#features/regulatory/actions/regulatory-actions.generated.ts';
import type { CascadeResult, cascadeDeleteMachine } from '#machines/cascade-delete/cascade-delete.machine.ts';
import { loginAnswer } from '../../model/fixtures.ts';
import type { PageDriver } from '../../model/page-driver.ts';
import { serverOf } from './arranged-server.ts';
import { enterAs, expect, prepare, turn } from './entry.ts';

const PAGE = '/regulatoryaffairsuser/administration/product/p/regulatory-action/a/regulatory-action-steps';
const STEP = {
  ID: '12',
  name: 'Dépôt du dossier',
  description: 'Six exemplaires',
  Reminder: null,
  PharmaProductFiles: [],
};

/** The messages of the model's failures. */
const UNREACHABLE = 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.';
const CODE_WORDS: Readonly<Partial<Record<ServerCode, string>>> = {
  NOT_FOUND: 'Cet élément n’existe pas, ou n’existe plus.',
  HAS_DEPENDENTS: 'D’autres éléments en dépendent.',
};

const isResult = (output: unknown): output is CascadeResult =>
  typeof output === 'object' && output !== null && 'kind' in output;

const questionOf = (page: Page) => page.getByRole('alertdialog', { name: /^Supprimer « .* » \?$/ });
const confirmOf = (page: Page) => questionOf(page).getByRole('button', { name: 'Supprimer l’étape' });
const ask = (page: Page) => page.getByRole('button', { name: `Supprimer l’étape « ${STEP.name} »` }).click();

export const driver: PageDriver<typeof cascadeDeleteMachine> = {
  async open(page) {
    const server = await prepare(page);
    server.always(ActionStepsDocument, () => ({
      getRegulatoryActionByID: {
        ID: 'a',
        name: 'Renouvellement',
        description: '',
        statut: 'Déposé',
        TypeRegulatoryAction: null,
        PharmaProduct: { ID: 'p', name: 'Tensorel 5 mg' },
      },
      getAllRegulatoryActionStepByRegulatoryActionID: [STEP],
    }));
    await enterAs(page, loginAnswer('RegulatoryAffairsUser'), PAGE);
    await ask(page);
  },
  again: ask,

  events: {
    async confirm(page) {
      await confirmOf(page).click();
    },
    async force(page) {
      await expect(confirmOf(page), 'force is offered once the line is ticked').toBeDisabled();
      await turn(questionOf(page).getByRole('checkbox'), true);
      await confirmOf(page).click();
    },
    async cancel(page) {
      await questionOf(page).getByRole('button', { name: 'Annuler' }).click();
    },
    async 'xstate.done.actor.remove'(page, { output }) {
      const call = await serverOf(page).asked(DeleteStepDocument);
      if (!isResult(output)) throw new Error('The path answers a deletion with something else.');
      if (output.kind === 'deleted') {
        await Promise.all([
          page.getByText('Étape supprimée').last().waitFor(),
          call.answer({ deleteRegulatoryActionStep: { success: true } }),
        ]);
        return;
      }
      const { codes, dependents = [] } = output;
      await call.refuse(...codes.map((message) => ({ message, extensions: { dependents } })));
    },
    async 'xstate.error.actor.remove'(page) {
      await (await serverOf(page).asked(DeleteStepDocument)).cut();
    },
  },

  states: {
    async asking(page) {
      await expect(questionOf(page)).toBeVisible();
      await expect(questionOf(page).getByRole('button', { name: 'Annuler' }), 'the harmless answer').toBeFocused();
      await expect(questionOf(page).getByRole('checkbox')).toBeHidden();
    },
    async deleting(page, { context: { force } }) {
      const { variables } = await serverOf(page).asked(DeleteStepDocument);
      expect(variables).toEqual({ regulatoryActionStepID: STEP.ID, forceCascadeDelete: force });
    },
    async blocked(page, { context: { dependents } }) {
      const lines = questionOf(page).getByRole('listitem');
      for (const { name } of dependents) await expect(lines.filter({ hasText: name })).toBeVisible();
    },
    async refused(page, { context: { codes } }) {
      for (const code of codes)
        await expect(questionOf(page).getByRole('alert')).toContainText(CODE_WORDS[code] ?? code);
    },
    async failed(page) {
      await expect(questionOf(page).getByRole('alert')).toContainText(UNREACHABLE);
    },
    deleted: isOver,
    cancelled: isOver,
  },
};

async function isOver(page: Page): Promise<void> {
  await expect(questionOf(page)).toBeHidden();
}
