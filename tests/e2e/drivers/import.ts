import type { Locator, Page } from '@playwright/test';
import { SavedSalesDocument } from '#features/finance/entry/finance-edit.generated.ts';
import type { ReadResult } from '#domain/import/read.ts';
import { canTake, type importMachine } from '#machines/import/import.machine.ts';
import type { Step } from '../../model/harness.ts';
import type { PageDriver } from '../../model/page-driver.ts';
import { expect } from './entry.ts';
import { forgetImports, goBeside, goToSales, openBeside } from './finance-page.ts';

/** The products and wholesalers that the model's file may name. */
const CATALOGUE = {
  readPharmaProducts: [
    {
      ID: 'p1',
      name: 'Paludexa 20/120 B/24',
      ref: null,
      pGHT: 1980,
      PharmaLaboratory: null,
      PharmaProductAssignedDelegues: [],
    },
  ],
  readWholesalers: [{ ID: 'w1', name: 'Répartis' }],
};
/** Column titles without a meaning, by what the columns contain. */
const TITLES = [
  ['A', 'Produit'],
  ['B', 'Grossiste'],
  ['C', 'Quantité'],
] as const;
const PICTURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const panelOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Importer les ventes réelles, octobre 2026' });
const questionOf = (page: Page): Locator => page.getByRole('alertdialog', { name: /^Abandonner vos modifications/ });
const button = (page: Page, name: string | RegExp): Locator => panelOf(page).getByRole('button', { name, exact: true });

const isRead = (output: unknown): output is ReadResult =>
  typeof output === 'object' && output !== null && 'kind' in output;
const readings = (steps: readonly Step[]): readonly ReadResult[] =>
  steps.flatMap(({ event }) => ('output' in event && isRead(event['output']) ? [event['output']] : []));

/** A file with the contents that the path expects. */
function contentOf(next: readonly Step[]): Buffer {
  const [first] = readings(next.slice(0, 1));
  if (first?.kind === 'refused') return PICTURE;
  const titles =
    first?.kind === 'read' && first.rows === null ? TITLES.map(([title]) => title) : TITLES.map(([, role]) => role);
  const [rows] = readings(next).flatMap((reading) => (reading.kind === 'read' && reading.rows ? [reading.rows] : []));
  const product = rows && canTake({ ...rows, outliers: [], findings: [] }) ? 'Paludexa 20/120 B/24' : 'paludexa';
  return Buffer.from([titles.join(';'), `${product};Répartis;12`].join('\r\n'));
}

/** If reading fails in the path, stops the worker that reads. */
async function prepareReading(page: Page, [next]: readonly Step[]): Promise<void> {
  if (next?.event.type !== 'xstate.error.actor.read') return;
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function stop(this: Worker): void {
      Worker.prototype.postMessage = postMessage;
      this.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
    };
  });
}

async function begin(page: Page): Promise<void> {
  await goToSales(page);
  const open = page.getByRole('button', { name: 'Importer un fichier' });
  // The page goes on from wherever the path before left it.
  const leave = button(page, /^(?:Annuler|Interrompre la lecture|Revenir au fichier précédent|Abandonner l’import)$/);
  const discard = questionOf(page).getByRole('button', { name: 'Abandonner' });
  const any = open.or(leave).or(discard).first();
  for (await expect(any).toBeVisible(); !(await open.isVisible()); await expect(any).toBeVisible()) {
    await discard.or(leave).last().click();
  }
  await forgetImports(page);
  await open.click();
}

export const driver: PageDriver<typeof importMachine> = {
  async open(page) {
    const server = await openBeside(page, CATALOGUE);
    server.always(SavedSalesDocument, () => ({ readRealSaleByPharmaProduct: [] }));
    await begin(page);
  },
  async again(page) {
    await goBeside(page);
    await begin(page);
  },

  events: {
    async 'file.choose'(page, { file: { name, type } }, next) {
      await prepareReading(page, next);
      await panelOf(page)
        .locator('input[type="file"]')
        .setInputFiles({ name, mimeType: type, buffer: contentOf(next) });
    },
    // They are read as soon as the import is opened.
    'xstate.done.actor.history': () => Promise.resolve(),
    // A file is read as soon as it is chosen: there is nothing to wait for.
    'xstate.done.actor.read': () => Promise.resolve(),
    'xstate.error.actor.read': () => Promise.resolve(),
    async 'columns.map'(page, _event, next) {
      await prepareReading(page, next);
      const accept = button(page, 'Lire les lignes');
      if (await accept.isDisabled()) {
        for (const [title, role] of TITLES) {
          await panelOf(page)
            .getByRole('listitem')
            .filter({ has: page.getByText(title, { exact: true }) })
            .getByRole('button')
            .click();
          await page.getByRole('option', { name: role, exact: true }).click();
        }
      }
      await accept.click();
    },
    async 'layout.open'(page) {
      await button(page, 'Colonnes').click();
    },
    async correct(page, { correction }) {
      await button(page, correction.kind === 'name' ? 'Paludexa 20/120 B/24' : 'Exclure la ligne').click();
    },
    async undo(page) {
      await button(page, 'Annuler la correction').click();
    },
    async take(page) {
      await button(page, /^Reprendre \d+ lignes?$/).click();
    },
    async cancel(page) {
      await button(page, /^(?:Annuler|Revenir au fichier précédent|Abandonner l’import)$/).click();
    },
    async 'discard.confirm'(page) {
      await questionOf(page).getByRole('button', { name: 'Abandonner' }).click();
    },
    async 'discard.keep'(page) {
      await questionOf(page).getByRole('button', { name: 'Continuer la saisie' }).click();
    },
  },

  states: {
    async 'choosing.none'(page) {
      await expect(button(page, 'Télécharger un modèle')).toBeVisible();
    },
    async 'choosing.refused'(page, { context: { file } }) {
      await expect(panelOf(page)).toContainText(file?.name ?? '');
      await expect(button(page, 'Télécharger un modèle')).toBeVisible();
    },
    async 'choosing.failed'(page, { context: { file } }) {
      await expect(panelOf(page).getByText(`La lecture de ${file?.name} s’est arrêtée.`)).toBeVisible();
    },
    async mapping(page) {
      await expect(button(page, 'Lire les lignes')).toBeVisible();
    },
    async correcting(page, { context: { opened } }) {
      const { counts } = opened?.report ?? {};
      await expect(panelOf(page).getByText(opened?.file.name ?? '', { exact: true })).toBeVisible();
      await expect(panelOf(page).getByText(/lignes? bloque(?:nt)? la reprise\./u)).toHaveCount(
        (counts?.wrong ?? 0) > 0 ? 1 : 0,
      );
      await expect(button(page, 'Annuler la correction')).toHaveCount(opened?.corrections.length ? 1 : 0);
    },
    async replacing(page) {
      await expect(questionOf(page)).toContainText(
        'Une nouvelle lecture remplace les lignes que vous avez corrigées ou exclues.',
      );
    },
    async leaving(page) {
      await expect(questionOf(page)).toContainText('ne sont pas encore reprises.');
    },
    taken: isOver,
    closed: isOver,
  },
};

async function isOver(page: Page): Promise<void> {
  await expect(panelOf(page)).toBeHidden();
}
