import type { JSHandle, Locator, Page } from '@playwright/test';
import type { ServerCode } from '#api/codes.ts';
import {
  DispatchSalesDocument,
  SavedSalesDocument,
  type SavedSalesQuery,
  SaveSalesDocument,
} from '#features/finance/entry/finance-edit.generated.ts';
import {
  DispatchedPartsDocument,
  type DispatchedPartsQuery,
} from '#features/finance/shared/dispatched-parts.generated.ts';
import { type DraftRows, rowKey, wholeRows } from '#domain/finance/draft-rows.ts';
import { writeRows } from '#domain/finance/rows.ts';
import { type FinanceSnapshot, type financeMachine, isUnsaved } from '#machines/finance/finance.machine.ts';
import type { KeptDraft, LoadResult } from '#machines/draft/draft.types.ts';
import type {
  Comparison,
  DispatchResult,
  FinanceRefusal,
  FinanceRows,
  SavedPeriod,
  SaveResult,
} from '#machines/finance/finance.types.ts';
import type { Path, Step } from '../../model/harness.ts';
import type { PageDriver } from '../../model/page-driver.ts';
import { type Sketch, serverOf } from './arranged-server.ts';
import { expect, turn } from './entry.ts';
import {
  DRAFT,
  refuseNextDraft,
  goBeside,
  goToSales,
  has,
  HELD_AUTOSAVE,
  openBeside,
  putOnDevice,
  reopenBeside,
  rowsOnDevice,
} from './finance-page.ts';

/** The shares of the first row do not add up to 100, as in the model. */
const PRODUCTS = [
  { ID: 'amoxivane', name: 'Amoxivane', share: 90 },
  { ID: 'paludexa', name: 'Paludexa', share: 100 },
  { ID: 'tensorel', name: 'Tensorel', share: 100 },
] as const;
const CATALOGUE = {
  readPharmaProducts: PRODUCTS.map(({ ID, name, share }) => ({
    ID,
    name,
    ref: null,
    pGHT: 1200,
    PharmaLaboratory: null,
    PharmaProductAssignedDelegues: [
      {
        ID: `share of ${ID}`,
        contributionPercentage: share,
        Delegue: { ID: 'anna', FirstName: 'Anna', Surname: 'Abega' },
      },
    ],
  })),
  readWholesalers: [
    { ID: 'repartis', name: 'Répartis' },
    { ID: 'savane', name: 'Savane' },
  ],
};

/** A file with these rows. */
function fileOf(rows: FinanceRows) {
  const nameOf = (known: readonly { readonly ID: string; readonly name: string }[], ID: string | null) =>
    known.find((each) => each.ID === ID)?.name;
  const lines = rows.map(({ pharmaProductID, wholesalerID, quantity, pght }) =>
    [nameOf(PRODUCTS, pharmaProductID), nameOf(CATALOGUE.readWholesalers, wholesalerID), quantity, pght].join(';'),
  );
  const text = ['Produit;Grossiste;Quantité;PGHT', ...lines].join('\r\n');
  return { name: 'octobre.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}

/** The messages of refusals. */
const CODE_WORDS: Readonly<Partial<Record<ServerCode, string>>> = {
  YEAR_SALE_GOALS_EXIST: 'Des objectifs de vente existent déjà pour cette année.',
  SALE_DATA_EXIST: 'existent déjà pour cette période.',
  ERROR_PRODUCT_NOT_FOUND: 'Le produit n’a pas été trouvé.',
  ERROR_WHOLESALER_NOT_FOUND: 'Le grossiste n’a pas été trouvé.',
};

const isLoaded = (output: unknown): output is LoadResult<DraftRows> => has('kept', output);
const isCompared = (output: unknown): output is Comparison => has('dispatched', output);
const isReread = (output: unknown): output is SavedPeriod => has('rows', output);
const isResult = (output: unknown): output is SaveResult | DispatchResult => has('kind', output);

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
const sheetOf = (page: Page): Locator => page.getByRole('grid', { name: 'Ventes réelles, octobre 2026' });
const importOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Importer les ventes réelles, octobre 2026' });
const choiceOf = (page: Page): Locator => page.getByRole('dialog', { name: /^Remplacer votre saisie par / });
const conflictOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Des ventes existent déjà pour octobre 2026' });
const pricesOf = (page: Page): Locator => page.getByRole('dialog', { name: /^Quel PGHT pour / });
const mergeOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Quelqu’un d’autre a enregistré cette période' });
const overtakenOf = (page: Page): Locator => page.getByRole('dialog', { name: 'La période a changé entre-temps' });
const emptyingOf = (page: Page): Locator => page.getByRole('alertdialog', { name: /^Vider octobre 2026/u });
const passwordOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Mot de passe' });
const alert = (page: Page, words: string): Locator => page.getByRole('alert').filter({ hasText: words });

const cellOf = (page: Page, product: string, column: number): Locator =>
  sheetOf(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: product }) })
    .getByRole('gridcell')
    .nth(column);

/** The contents of the cells, by product and by column. */
const textsOf = (rows: DraftRows) =>
  PRODUCTS.flatMap(({ ID, name }) =>
    CATALOGUE.readWholesalers.map((wholesaler, column) => {
      const row = rows.find((each) => each.pharmaProductID === ID && each.wholesalerID === wholesaler.ID);
      return { name, column, text: String(row?.quantity ?? '') };
    }),
  );

async function write(page: Page, rows: DraftRows): Promise<void> {
  for (const { name, column, text } of textsOf(rows)) {
    const cell = cellOf(page, name, column);
    const before = (await cell.textContent()) ?? '';
    if (before.startsWith(text) && (text !== '' || before === '')) continue;
    await cell.click();
    if (text === '') {
      await page.keyboard.press('Delete');
      continue;
    }
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
}

async function shows(page: Page, rows: DraftRows): Promise<void> {
  for (const { name, column, text } of textsOf(rows)) {
    const cell = cellOf(page, name, column);
    if (text === '') await expect(cell).toHaveText('');
    else await expect(cell).toContainText(text);
  }
}

/** Rows as the server sends them: the saved ones, and the shares of the delegates. */
function salesOf(saved: FinanceRows, dispatched: FinanceRows = []): Sketch<SavedSalesQuery> {
  const all = new Map([...saved, ...dispatched].map((row) => [rowKey(row), row]));
  const of = (rows: FinanceRows, key: string) => rows.find((row) => rowKey(row) === key)?.quantity;
  return {
    readRealSaleByPharmaProduct: Array.from(all, ([key, { pharmaProductID, wholesalerID, pght }]) => ({
      PharmaProduct: { ID: pharmaProductID },
      pght,
      SoldStockByWholesaler: [
        {
          Wholesaler: { ID: wholesalerID ?? '' },
          quantity: of(saved, key) ?? 0,
          dispatchedQuantity: of(dispatched, key) ?? null,
        },
      ],
    })),
  };
}

/** Parts as the server sends them. */
const partsOf = (parts: Comparison['parts']): Sketch<DispatchedPartsQuery> => ({
  readDispatchedParts: (parts ?? []).map(({ pharmaProductID, wholesalerID, delegate, before, after }) => ({
    PharmaProduct: { ID: pharmaProductID },
    Wholesaler: wholesalerID === null ? null : { ID: wholesalerID },
    Delegue: { ID: delegate.ID, FirstName: delegate.name, Surname: null },
    SplitBy: null,
    NextSplitBy: null,
    dispatchedQuantity: before.quantity,
    dispatchedPght: before.pght,
    nextQuantity: after.quantity,
    nextPght: after.pght,
  })),
});

const wordsOf = ({ codes, detail }: FinanceRefusal) => `${codes.join(' ')} ${detail}`;

/** A page that stands for another tab with the draft: it uses the same locks and channels. */
type Lock = JSHandle<{ readonly release: () => void }>;
const locks = new WeakMap<Page, Promise<Lock>>();

function holdElsewhere(page: Page): Promise<Lock> {
  const lock =
    locks.get(page) ??
    page.evaluateHandle(
      (name) =>
        new Promise<{ readonly release: () => void }>((granted) => {
          const hold = () => new Promise<void>((release) => granted({ release }));
          // A stolen lock rejects here.
          navigator.locks.request(name, hold).catch(() => undefined);
        }),
      DRAFT,
    );
  locks.set(page, lock);
  return lock;
}

/** Another tab says something to those with the same draft. */
async function sayElsewhere(page: Page, word: 'ask' | 'wrote'): Promise<void> {
  await page.evaluate(
    ([name, message]) => {
      const channel = new BroadcastChannel(name);
      channel.postMessage(message);
      channel.close();
    },
    [DRAFT, word] as const,
  );
}

async function letGoElsewhere(page: Page): Promise<void> {
  const lock = await locks.get(page);
  locks.delete(page);
  await lock?.evaluate(({ release }) => release());
}

/** Pages whose draft is in memory only, because storage was full. */
const full = new WeakSet<Page>();

const OTHERS: KeptDraft<DraftRows> = { value: [], base: [], at: 0 };

/** Prepares storage for the next answer: with a draft or none, with a newer one than the page knows, or full. */
async function arrangeDevice(page: Page, [next]: readonly Step[]): Promise<void> {
  if (!next) return;
  const { type } = next.event;
  const output = 'output' in next.event ? next.event['output'] : null;
  if (isLoaded(output)) await putOnDevice(page, output.kept);
  else if (/^xstate\.error\.actor\.(?:keep|forget)/u.test(type)) {
    full.add(page);
    await refuseNextDraft(page);
  } else if (has('kind', output) && output.kind === 'overtaken') {
    void holdElsewhere(page);
    await putOnDevice(page, OTHERS);
  }
}

/** Goes from another page of the application to the start of a path. */
async function begin(page: Page, { steps: [first, ...next] }: Path): Promise<void> {
  if (first?.event.type === 'claim.taken') await holdElsewhere(page);
  await putOnDevice(page, null);
  await arrangeDevice(page, next);
  await goToSales(page);
}

export const driver: PageDriver<typeof financeMachine> = {
  async open(page, path) {
    await openBeside(page, CATALOGUE);
    await begin(page, path);
  },
  async again(page, path) {
    const isOver = full.delete(page) || (await passwordOf(page).isVisible());
    if (isOver) {
      // The other tab's draft goes when its page is closed.
      locks.delete(page);
      await reopenBeside(page);
    } else {
      await goBeside(page);
      await letGoElsewhere(page);
    }
    serverOf(page).forget();
    await begin(page, path);
  },

  events: {
    async 'claim.granted'(page, _event, next) {
      if (!locks.has(page)) return;
      await arrangeDevice(page, next);
      // Reads that waited for the other tab are dropped.
      serverOf(page).forget();
      await letGoElsewhere(page);
    },
    'claim.taken': () => Promise.resolve(),
    async 'claim.lost'(page, _event, next) {
      void holdElsewhere(page);
      await arrangeDevice(page, next);
      await sayElsewhere(page, 'ask');
    },
    'claim.wrote': (page) => sayElsewhere(page, 'wrote'),
    async 'xstate.after.follow.finance.elsewhere.following'(page) {
      await page.clock.fastForward(2_000);
    },
    async 'claim.take'(page) {
      await button(page, 'Continuer ici').click();
    },
    async 'xstate.after.handover.finance.taking'(page, _event, next) {
      await arrangeDevice(page, next.slice(1));
      locks.delete(page);
      await page.clock.fastForward(2_000);
      await serverOf(page).asked(SavedSalesDocument);
    },

    async 'xstate.done.actor.load'(page, { output }, next) {
      const call = await serverOf(page).asked(SavedSalesDocument);
      if (!isLoaded(output)) throw new Error('The path answers a reading with something else.');
      await arrangeDevice(page, next);
      await call.answer(salesOf(wholeRows(output.saved)));
    },
    async 'xstate.error.actor.load'(page) {
      await (await serverOf(page).asked(SavedSalesDocument)).cut();
    },
    async 'xstate.done.actor.peek'(page, { output }) {
      const call = await serverOf(page).asked(SavedSalesDocument);
      if (!isLoaded(output)) throw new Error('The path answers a reading with something else.');
      await call.answer(salesOf(wholeRows(output.saved)));
    },
    async 'xstate.error.actor.peek'(page) {
      await (await serverOf(page).asked(SavedSalesDocument)).cut();
    },
    async reload(page, _event, next) {
      await arrangeDevice(page, next);
      await page.getByRole('button', { name: /^(?:Actualiser|Revenir à ce qui est enregistré)$/u }).click();
    },
    async 'choice.mine'(page, _event, next) {
      await arrangeDevice(page, next);
      await choiceOf(page).getByRole('button', { name: 'Garder ma saisie' }).click();
    },
    async 'choice.theirs'(page, _event, next) {
      await arrangeDevice(page, next);
      await choiceOf(page)
        .getByRole('button', { name: /^Prendre celles d/ })
        .click();
    },
    async 'choice.both'(page, _event, next) {
      await arrangeDevice(page, next);
      await choiceOf(page).getByRole('button', { name: 'Réunir les deux' }).click();
    },

    async 'draft.change'(page, { value }) {
      await write(page, value);
    },
    async 'draft.keep'(page, _event, next) {
      await arrangeDevice(page, next);
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    },
    async 'xstate.after.autosave.finance.editing.changed'(page, _event, next) {
      await arrangeDevice(page, next);
      await page.clock.fastForward(HELD_AUTOSAVE);
    },
    async 'xstate.after.retryKeep.finance.editing.unkept'(page, _event, next) {
      await arrangeDevice(page, next);
      await page.clock.fastForward(5_000);
    },
    // Storage answers at once: there is nothing to wait for.
    'xstate.done.actor.keep': () => Promise.resolve(),
    'xstate.error.actor.keep': () => Promise.resolve(),
    'xstate.done.actor.keepToHand': () => Promise.resolve(),
    'xstate.error.actor.keepToHand': () => Promise.resolve(),
    'xstate.done.actor.keepBeforeImport': () => Promise.resolve(),
    'xstate.error.actor.keepBeforeImport': () => Promise.resolve(),
    'xstate.done.actor.keepBeforeSave': () => Promise.resolve(),
    'xstate.error.actor.keepBeforeSave': () => Promise.resolve(),
    'xstate.done.actor.keepAtEnd': () => Promise.resolve(),
    'xstate.error.actor.keepAtEnd': () => Promise.resolve(),
    'xstate.error.actor.forget': () => Promise.resolve(),

    async 'import.open'(page, _event, next) {
      await arrangeDevice(page, next);
      await button(page, 'Importer un fichier').click();
    },
    async 'import.done'(page, { rows }) {
      await importOf(page).locator('input[type="file"]').setInputFiles(fileOf(rows));
      await button(page, 'Reprendre 1 ligne').click();
    },
    async 'price.choose'(page, { prices }) {
      const name = prices === 'own' ? 'Garder les prix de la saisie' : 'Prendre les prix du fichier';
      await pricesOf(page).getByRole('button', { name }).click();
    },
    async 'import.cancel'(page) {
      await importOf(page).getByRole('button', { name: 'Annuler' }).click();
    },

    async review(page, _event, next) {
      await arrangeDevice(page, next);
      await button(page, 'Vérifier').click();
    },
    async edit(page, _event, next) {
      await arrangeDevice(page, next);
      // The dialog of a merge covers the page: closing it goes back.
      if (await mergeOf(page).isVisible()) await page.keyboard.press('Escape');
      else await button(page, 'Revenir à la saisie').click();
    },
    'xstate.done.actor.reread': answerReading,
    'xstate.error.actor.reread': cutReading,
    async 'merge.theirs'(page, _event, next) {
      await arrangeDevice(page, next);
      await mergeOf(page).getByRole('button', { name: 'Prendre celles du serveur' }).click();
    },
    async 'merge.mine'(page, _event, next) {
      await arrangeDevice(page, next);
      await mergeOf(page).getByRole('button', { name: 'Garder ma saisie' }).click();
    },
    async 'merge.both'(page, _event, next) {
      await arrangeDevice(page, next);
      await mergeOf(page).getByRole('button', { name: 'Réunir les deux' }).click();
    },
    async save(page) {
      await button(page, /^Enregistrer \d+ lignes?$/).click();
    },
    async 'xstate.done.actor.save'(page, { output }, next) {
      const call = await serverOf(page).asked(SaveSalesDocument);
      if (!isResult(output)) throw new Error('The path answers a saving with something else.');
      // Earlier storage requests are done by then.
      await arrangeDevice(page, next);
      if (output.kind === 'refused') await call.refuse({ message: wordsOf(output) });
      else await call.answer({ setRealSalesByProductFromJson: [] });
    },
    async 'xstate.error.actor.save'(page) {
      await (await serverOf(page).asked(SaveSalesDocument)).cut();
    },

    async dispatch(page) {
      // The button of the dialog, where one is open, comes after that of the page.
      await button(page, 'Répartir entre les délégués').last().click();
    },
    'xstate.done.actor.rereadToDispatch': answerReading,
    'xstate.error.actor.rereadToDispatch': cutReading,
    async 'xstate.done.actor.dispatch'(page, { output }) {
      const call = await serverOf(page).asked(DispatchSalesDocument);
      if (!isResult(output)) throw new Error('The path answers a dispatch with something else.');
      const refusal =
        output.kind === 'refused'
          ? wordsOf(output)
          : output.kind === 'blocked'
            ? `SHARES_NOT_100 ${output.detail}`
            : null;
      await call.answer({ dispatchPharmaProductRealSales: { success: refusal === null, error: refusal } });
      if (output.kind === 'dispatched' && has('rows', output)) {
        const reading = await serverOf(page).asked(SavedSalesDocument);
        if (output.rows === null) await reading.cut();
        else await reading.answer(salesOf(output.rows, output.rows));
      }
      if (output.kind !== 'blocked') return;
      // The rows say whose shares they are.
      const rows = output.products.map(({ ID }) => ({
        pharmaProductID: ID,
        wholesalerID: 'repartis',
        quantity: 1,
        pght: 1200,
      }));
      await (await serverOf(page).asked(SavedSalesDocument)).answer(salesOf(rows));
    },
    async 'xstate.error.actor.dispatch'(page) {
      await (await serverOf(page).asked(DispatchSalesDocument)).cut();
    },
    async retry(page, _event, next) {
      await arrangeDevice(page, next);
      // A dialog that closes still has its own.
      await expect(button(page, 'Réessayer')).toHaveCount(1);
      await button(page, 'Réessayer').click();
    },
    async 'xstate.done.actor.compare'(page, { output }) {
      const call = await serverOf(page).asked(SavedSalesDocument);
      if (!isCompared(output)) throw new Error('The path answers a comparison with something else.');
      await call.answer(salesOf(output.saved, output.dispatched ?? []));
      await (await serverOf(page).asked(DispatchedPartsDocument)).answer(partsOf(output.parts));
    },
    async 'xstate.error.actor.compare'(page) {
      await (await serverOf(page).asked(SavedSalesDocument)).cut();
    },
    async 'conflict.force'(page) {
      const replace = conflictOf(page).getByRole('button', { name: 'Remplacer et répartir' });
      await expect(replace, 'force is offered once the line is ticked').toBeDisabled();
      await turn(conflictOf(page).getByRole('checkbox'), true);
      await replace.click();
    },
    async 'conflict.cancel'(page) {
      await conflictOf(page).getByRole('button', { name: 'Garder ce qui est réparti' }).click();
      serverOf(page).forget();
    },

    async 'empty.open'(page) {
      await button(page, 'Vider la période').click();
    },
    'xstate.done.actor.rereadToEmpty': answerReading,
    'xstate.error.actor.rereadToEmpty': cutReading,
    async 'empty.confirm'(page) {
      await emptyingOf(page).getByRole('button', { name: 'Vider la période' }).click();
    },
    async 'empty.cancel'(page) {
      await emptyingOf(page).getByRole('button', { name: 'Garder les lignes' }).click();
      serverOf(page).forget();
    },
    async 'xstate.done.actor.empty'(page, { output }, next) {
      const call = await serverOf(page).asked(SaveSalesDocument);
      if (!isResult(output)) throw new Error('The path answers a deletion with something else.');
      await arrangeDevice(page, next);
      if (output.kind === 'refused') await call.refuse({ message: wordsOf(output) });
      else await call.answer({ setRealSalesByProductFromJson: [] });
    },
    async 'xstate.error.actor.empty'(page) {
      await (await serverOf(page).asked(SaveSalesDocument)).cut();
    },

    async 'session.end'(page, _event, next) {
      await arrangeDevice(page, next);
      const server = serverOf(page);
      const call = await Promise.any([server.asked(SaveSalesDocument), server.asked(SavedSalesDocument)]);
      await call.refuse({ message: 'UNAUTHORIZED: the token is missing, or not good' });
    },
  },

  states: {
    async elsewhere(page) {
      await expect(page.getByText('Cette saisie est ouverte dans un autre onglet.')).toBeVisible();
      await expect(button(page, 'Importer un fichier')).toBeHidden();
    },
    async 'elsewhere.reading'(page) {
      await serverOf(page).asked(SavedSalesDocument);
    },
    async loading(page) {
      await serverOf(page).asked(SavedSalesDocument);
    },
    async loadFailed(page) {
      await expect(page.getByRole('heading', { name: 'Les lignes enregistrées n’ont pas pu être lues' })).toBeVisible();
    },
    async choosing(page) {
      await expect(choiceOf(page)).toBeVisible();
      await expect(
        choiceOf(page).getByRole('button', { name: 'Garder ma saisie' }),
        'the harmless answer',
      ).toBeFocused();
    },
    async editing(page, snapshot) {
      const { draft, isReviewRefused, faults } = snapshot.context;
      // Storage answers before the page can be checked.
      if (snapshot.matches({ editing: 'keeping' })) return;
      await shows(page, draft);
      await expect(button(page, 'Importer un fichier')).toBeVisible();
      if (isReviewRefused)
        await expect(page.getByText(/^(?:Des valeurs sont à corriger|Aucune quantité n’est saisie)\.$/u)).toBeVisible();
      if (faults !== '')
        await expect(page.getByRole('status').filter({ hasText: 'À corriger, d’après le serveur' })).toContainText(
          faults,
        );
    },
    async 'editing.unchanged'(page) {
      await expect(button(page, 'Vérifier')).toBeHidden();
    },
    async 'editing.kept'(page) {
      await expect(page.getByText(/^Enregistré localement à \d\d:\d\d$/)).toBeVisible();
    },
    async 'editing.unkept'(page, snapshot) {
      // Of rows that the server has, nothing is left to keep.
      const visible = isUnsaved(snapshot);
      await expect(page.getByText('Cet appareil ne peut pas garder votre saisie')).toBeVisible({ visible });
    },
    async importing(page) {
      await expect(importOf(page)).toBeVisible();
    },
    async 'receiving.pricing'(page) {
      await expect(
        pricesOf(page).getByRole('button', { name: 'Garder les prix de la saisie' }),
        'the harmless answer',
      ).toBeFocused();
    },
    async 'reviewing.rereading'(page) {
      await serverOf(page).asked(SavedSalesDocument);
    },
    async 'reviewing.failed'(page, { context: { draft } }) {
      await expect(alert(page, 'Les lignes du serveur n’ont pas pu être relues.')).toBeVisible();
      await shows(page, draft);
    },
    async 'reviewing.merging'(page) {
      await expect(mergeOf(page).getByRole('grid', { name: 'Ce qui a changé entre-temps' })).toBeVisible();
    },
    async 'reviewing.shown'(page) {
      await expect(page.getByRole('grid', { name: 'Ce qui est enregistré et ce qui le remplacerait' })).toBeVisible();
    },
    async 'reviewing.rechecking'(page) {
      await serverOf(page).asked(SavedSalesDocument);
    },
    async 'emptying.rereading'(page) {
      await serverOf(page).asked(SavedSalesDocument);
    },
    async 'emptying.unread'(page) {
      await expect(emptyingOf(page)).toContainText('Les lignes du serveur n’ont pas pu être relues.');
    },
    async 'emptying.asking'(page, { context: { isAskedAnew } }) {
      await expect(emptyingOf(page)).toContainText('elles seraient retirées du serveur');
      await expect(emptyingOf(page).getByRole('alert')).toBeVisible({ visible: isAskedAnew });
    },
    async 'emptying.sending'(page) {
      const { variables } = await serverOf(page).asked(SaveSalesDocument);
      expect(variables).toEqual({ yearMonth: '2026-10', json: '[]' });
    },
    async 'emptying.failed'(page) {
      await expect(emptyingOf(page).getByRole('button', { name: 'Réessayer' })).toBeEnabled();
    },
    async saving(page, { context: { draft } }) {
      const { variables } = await serverOf(page).asked(SaveSalesDocument);
      const rows = draft.flatMap((row) =>
        typeof row.quantity === 'number' ? [{ ...row, quantity: row.quantity }] : [],
      );
      expect(variables).toEqual({ yearMonth: '2026-10', json: writeRows(rows) });
    },
    async saveFailed(page, { context: { draft } }) {
      await expect(alert(page, 'on ne sait pas si les lignes sont enregistrées.')).toBeVisible();
      await shows(page, draft);
    },
    async saved(page) {
      await expect(button(page, 'Répartir entre les délégués')).toBeEnabled();
    },
    async refused(page, { context: { draft, refused } }) {
      const told = alert(page, 'Le serveur a refusé.');
      await expect(told).toContainText(refused?.detail ?? '');
      for (const code of refused?.codes ?? []) await expect(told).toContainText(CODE_WORDS[code] ?? code);
      await shows(page, draft);
    },
    async 'dispatching.rereading'(page) {
      await serverOf(page).asked(SavedSalesDocument);
    },
    async 'dispatching.overtaken'(page) {
      await expect(overtakenOf(page).getByRole('grid', { name: 'Ce qui a changé entre-temps' })).toBeVisible();
      await expect(overtakenOf(page).getByRole('button', { name: 'Revenir à la saisie' })).toBeFocused();
    },
    async 'dispatching.sending'(page, { context: { force } }) {
      const { variables } = await serverOf(page).asked(DispatchSalesDocument);
      expect(variables).toEqual({ yearMonth: '2026-10', forceReDispatch: force });
    },
    async dispatchFailed(page) {
      await expect(alert(page, 'on ne sait pas si la répartition est faite.')).toBeVisible();
    },
    async blocked(page, { context: { blockedBy } }) {
      for (const { name, total } of blockedBy)
        await expect(alert(page, 'Rien n’a été réparti.')).toContainText(`${name} (${total} %)`);
    },
    async conflict(page) {
      await expect(conflictOf(page).getByRole('button', { name: 'Garder ce qui est réparti' })).toBeEnabled();
    },
    async 'conflict.comparing'(page) {
      await serverOf(page).asked(SavedSalesDocument);
    },
    async 'conflict.failed'(page) {
      await expect(conflictOf(page).getByRole('alert')).toContainText('La comparaison n’a pas pu être lue.');
    },
    'conflict.yearExists': areShown,
    'conflict.saleDataExists': areShown,
    async dispatched(page, { context: { draft } }) {
      await shows(page, draft);
      await expect(page.getByText('Réparties entre les délégués.')).toBeVisible();
    },
    async ended(page) {
      await expect(passwordOf(page)).toBeVisible();
    },
    async 'ended.over'(page, { context: { draft, keptAt } }) {
      if (keptAt !== null) await expect.poll(() => rowsOnDevice(page)).toEqual(draft);
    },
  },
};

/** Answers the reading of the saved rows, and of who has what of them. */
async function answerReading(page: Page, { output }: { readonly output?: unknown }, next: readonly Step[]) {
  const call = await serverOf(page).asked(SavedSalesDocument);
  if (!isReread(output)) throw new Error('The path answers a reading with something else.');
  await call.answer(salesOf(output.rows));
  const parts = await serverOf(page).asked(DispatchedPartsDocument);
  await arrangeDevice(page, next);
  await parts.answer(partsOf(output.parts));
}

async function cutReading(page: Page): Promise<void> {
  await (await serverOf(page).asked(SavedSalesDocument)).cut();
}

async function areShown(page: Page, { context: { isComparedAnew } }: FinanceSnapshot): Promise<void> {
  await expect(conflictOf(page).getByRole('grid')).toBeVisible();
  await expect(conflictOf(page).getByRole('checkbox')).not.toBeChecked();
  await expect(conflictOf(page).getByText('La période a changé entre-temps.')).toBeVisible({ visible: isComparedAnew });
}
