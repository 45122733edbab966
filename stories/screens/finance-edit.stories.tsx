import { i18n } from '@lingui/core';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, waitFor, within } from 'storybook/test';
import { createActor } from 'xstate';
import { href } from '#routes/links.ts';
import { writeRows } from '#domain/finance/rows.ts';
import { claimDraft } from '#state/draft-claim.ts';
import { ON_A_PHONE, screen, WAITING } from './meta.tsx';
import type { Ask } from './open-stage.ts';
import type { StageProps } from './stage.tsx';

const meta = {
  ...screen,
  title: 'Screens/Finance, entered',
  args: { role: 'BossAssistant', address: href('boss_assistant_sales_new', {}, { month: '2026-10' }) },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

interface Named {
  readonly ID: string;
  readonly name?: string;
}
interface Known {
  readonly readPharmaProducts: readonly Named[];
  readonly readWholesalers: readonly Named[];
}
const isKnown = (data: unknown): data is Known =>
  typeof data === 'object' && data !== null && 'readWholesalers' in data;

/** The JSON of a row for the product whose shares do not add up to 100 %, with the first wholesaler. */
function rowOfOrvacine(data: unknown): string {
  if (!isKnown(data)) throw new Error('The server knows no products.');
  const product = data.readPharmaProducts.find(({ name }) => name?.startsWith('Orvacine 1 g'));
  const pharmaProductID = product?.ID ?? '';
  return writeRows([{ pharmaProductID, wholesalerID: data.readWholesalers[0]?.ID ?? '', quantity: 40, pght: 2640 }]);
}

export const Sales: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Ventes réelles, octobre 2026' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Importer un fichier' })).toBeVisible();
  },
};

export const Goals: Story = {
  args: { address: href('boss_assistant_goals_new', {}, { year: 2027 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Objectifs de vente 2027' })).toBeVisible();
  },
};

/** A supervisor enters the trends of their group, for the products it promotes. */
export const TrendsOfAGroup: Story = {
  args: { role: 'Supervisor', address: href('supervisor_trends_workgroup_new', {}, { week: '2026-11-16' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: /^Tendances, semaine 47/u })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Ventes réelles, octobre 2026' })).toBeVisible();
  },
};

/** Overwrites the sales of the first product. */
async function enterSales({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> {
  const grid = await canvas.findByRole('grid', { name: 'Ventes réelles, octobre 2026' });
  await userEvent.click(canvas.getAllByRole('gridcell')[0] ?? grid);
  await userEvent.keyboard('4321{Enter}');
}

/**
 * A pasted block that tells returns from sales changes no cell: the import reads it, and asks. The import stays open for
 * its month, which no other story shows.
 */
export const PastedReturns: Story = {
  args: { address: href('boss_assistant_sales_new', {}, { month: '2026-09' }) },
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Ventes réelles, septembre 2026' });
    await userEvent.click(canvas.getAllByRole('gridcell')[0] ?? grid);
    await userEvent.paste(
      'Produit\tGrossiste\tNature\tQuantité\nTensorel 5 mg B/30\tLittoral\tVente\t868\nTensorel 10 mg B/30\tLittoral\tRetour\t713',
    );
    await expect(await canvas.findByRole('list', { name: 'Lignes qui n’ont pas été collées' })).toHaveTextContent(
      /Vente · 868.*Retour · 713/u,
    );
    await expect(canvas.queryByRole('button', { name: 'Vérifier' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Importer ce collage' }));
    const panel = await canvas.findByRole('region', { name: 'Importer les ventes réelles, septembre 2026' });
    await expect(await within(panel).findByText(/collage\.txt/u)).toBeVisible();
    await expect(await within(panel).findByText(/Retour/u)).toBeVisible();
  },
};

/** What the spreadsheet strikes through is still marked where the import reads a block that the sheet cannot take. */
export const PastedStruck: Story = {
  args: { address: href('boss_assistant_sales_new', {}, { month: '2026-03' }) },
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Ventes réelles, mars 2026' });
    await userEvent.click(canvas.getAllByRole('gridcell')[0] ?? grid);
    const rows = [
      ['Produit', 'Grossiste', 'Nature', 'Quantité'],
      ['Tensorel 5 mg B/30', 'Littoral', 'Vente', '868'],
      ['Tensorel 10 mg B/30', 'Littoral', 'Retour', '713'],
    ];
    const clipboard = new DataTransfer();
    clipboard.setData('text/plain', rows.map((row) => row.join('\t')).join('\n'));
    const cells = rows.map((row) => `<tr>${row.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('');
    clipboard.setData('text/html', `<table>${cells.replace('868', '<s>868</s>')}</table>`);
    await userEvent.paste(clipboard);
    const dialog = await page.findByRole('dialog', { name: /masqué ou barré/u });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tout coller' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Importer ce collage' }));
    const panel = await canvas.findByRole('region', { name: 'Importer les ventes réelles, mars 2026' });
    await expect(await within(panel).findByText(/barrée? dans le classeur/iu)).toBeVisible();
  },
};

/** Changes are reviewed against the saved rows before they are saved. */
export const Reviewed: Story = {
  play: async ({ canvas, userEvent }) => {
    await enterSales({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Vérifier' }));
    await expect(
      await canvas.findByRole('grid', { name: 'Ce qui est enregistré et ce qui le remplacerait' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Revenir à la saisie' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Revenir à ce qui est enregistré' }));
    const choice = await page.findByRole('dialog', { name: 'Remplacer votre saisie par les lignes du serveur ?' });
    await userEvent.click(within(choice).getByRole('button', { name: 'Prendre celles du serveur' }));
    await expect(await canvas.findByRole('button', { name: 'Répartir entre les délégués' })).toBeVisible();
  },
};

/** Nothing is saved before it is compared with the periods before. */
export const Comparing: Story = {
  args: { unanswered: '2026-07' },
  play: async ({ canvas, userEvent }) => {
    await enterSales({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Vérifier' }));
    const save = await canvas.findByRole('button', { name: 'Comparaison…' });
    await userEvent.click(save);
    await userEvent.click(canvas.getByRole('button', { name: 'Revenir à la saisie' }));
    await expect(await canvas.findByRole('button', { name: 'Vérifier' })).toBeVisible();
  },
};

/** What could not be compared is said, and saved all the same. */
export const NotCompared: Story = {
  args: { failed: '"2026-0' },
  play: async ({ canvas, userEvent }) => {
    await enterSales({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Vérifier' }));
    await expect(await canvas.findByText(/^Les périodes précédentes n’ont pas pu être lues/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Enregistrer \d+ lignes$/u }));
    await expect(await canvas.findByRole('button', { name: 'Répartir entre les délégués' })).toBeVisible();
  },
};

/** The back button leads from a review to the sheet, with all that was entered, however often. */
export const BackFromReview: Story = {
  play: async ({ canvas, userEvent }) => {
    await enterSales({ canvas, userEvent });
    const address = location.href;
    const review = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Vérifier' }));
      await canvas.findByRole('button', { name: /^Enregistrer \d+ lignes$/u });
    };
    const goBack = async () => {
      history.back();
      await expect(await canvas.findByRole('grid', { name: 'Ventes réelles, octobre 2026' })).toHaveTextContent(
        '4 321',
      );
    };
    await review();
    await goBack();
    await review();
    await goBack();
    // One that is left by its own button leaves no second entry.
    const before = history.length;
    const leave = async () => userEvent.click(await canvas.findByRole('button', { name: 'Revenir à la saisie' }));
    await review();
    await leave();
    await review();
    await leave();
    await canvas.findByRole('button', { name: 'Vérifier' });
    await expect([location.href, history.length]).toEqual([address, before]);
  },
};

/** A change of language renders the page again, but does not repeat a message. */
export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    await enterSales({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Vérifier' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Enregistrer \d+ lignes$/ }));
    // A message stays while the pointer is over it.
    await userEvent.hover(await page.findByText('Lignes enregistrées'));
    i18n.activate(i18n.locale);
    await userEvent.click(canvas.getByRole('button', { name: 'Revenir à la saisie' }));
    await expect(await canvas.findByRole('button', { name: 'Importer un fichier' })).toBeVisible();
    await expect(page.getAllByText('Lignes enregistrées')).toHaveLength(1);
  },
};

/** Only one tab edits a draft: this one hands it to the other tab, and gets it back when that one closes. */
export const InAnotherTab: Story = {
  play: async ({ canvas, userEvent }) => {
    await enterSales({ canvas, userEvent });
    const { held = [] } = await navigator.locks.query();
    const name = held.find((lock) => lock.name?.startsWith('finance'))?.name ?? '';
    const store = { setMode: () => {}, onWrite: () => {}, isFree: () => Promise.resolve(true) };
    const other = createActor(claimDraft({ name, store, mayStandApart: false })).start();
    other.send({ type: 'release' });
    other.send({ type: 'ask' });
    await expect(await canvas.findByText('Cette saisie est ouverte dans un autre onglet.')).toBeVisible();
    await expect(canvas.getByRole('grid')).toHaveTextContent('4 321');
    await expect(canvas.queryByRole('button', { name: 'Vérifier' })).toBeNull();
    other.stop();
    await expect(await canvas.findByRole('button', { name: 'Revenir à ce qui est enregistré' })).toBeVisible();
  },
};

const SAVE = `mutation Save($json: String!) {
  setRealSalesByProductFromJson(yearMonth: "2026-11", json: $json) { yearMonth }
}`;

const WEEK = 'periodStart: "2026-11-09", periodEnd: "2026-11-15"';
const SAVED_WEEK = `{
  readWeeklySaleTrendsByProduct(${WEEK}) {
    pght
    PharmaProduct { ID name }
    SoldStockByWholesaler { quantity Wholesaler { ID } }
  }
}`;
const SAVE_WEEK = `mutation Save($json: String!) {
  setSaleTrendsByProductFromJson(${WEEK}, json: $json) { yearMonth }
}`;
const DISPATCH_WEEK = `mutation { dispatchPharmaProductSaleTrends(${WEEK}, forceReDispatch: true) { success } }`;

interface SavedWeek {
  readonly readWeeklySaleTrendsByProduct: readonly {
    readonly pght: number;
    readonly PharmaProduct: Named;
    readonly SoldStockByWholesaler: readonly { readonly quantity: number; readonly Wholesaler: Named }[];
  }[];
}
const isSavedWeek = (data: unknown): data is SavedWeek =>
  typeof data === 'object' && data !== null && 'readWeeklySaleTrendsByProduct' in data;

/** The rows of the week as JSON, with more boxes of one product. */
function withMore(data: unknown, product: string): string {
  if (!isSavedWeek(data)) throw new Error('The server has no week.');
  return writeRows(
    data.readWeeklySaleTrendsByProduct.flatMap(({ pght, PharmaProduct: { ID, name }, SoldStockByWholesaler: stock }) =>
      stock.map(({ quantity, Wholesaler }) => ({
        pharmaProductID: ID,
        wholesalerID: Wholesaler.ID,
        quantity: quantity + (name?.startsWith(product) === true ? 300 : 0),
        pght,
      })),
    ),
  );
}

/** A supervisor splits Amoxivane in the group and dispatches it; then the boss changes Amoxivane too. */
const SPLIT: Pick<StageProps, 'role' | 'address' | 'prepare'> = {
  role: 'Boss',
  address: href('boss_trends_new', {}, { week: '2026-11-09' }),
  prepare: async (ask, askAs) => {
    const askSupervisor = await askAs('Supervisor');
    await askSupervisor(SAVE_WEEK, { json: withMore(await askSupervisor(SAVED_WEEK), 'Amoxivane') });
    await askSupervisor(DISPATCH_WEEK);
    await ask(SAVE_WEEK, { json: withMore(await ask(SAVED_WEEK), 'Amoxivane') });
  },
};

async function askToDispatch({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Répartir entre les délégués' }));
  return page.findByRole('dialog', { name: /^Des tendances existent déjà/u });
}

/** Forcing would undo the split of a supervisor: the dialog names who made it, for what, and what each delegate loses. */
export const SplitReplaced: Story = {
  args: SPLIT,
  play: async ({ canvas, userEvent }) => {
    const conflict = await askToDispatch({ canvas, userEvent });
    const warning = await within(conflict).findByText('Pauline Kouamé');
    await expect(warning.parentElement).toHaveTextContent(
      'Vous remplacez la répartition de Pauline Kouamé pour Amoxivane 500 mg B/12.',
    );
    const parts = within(conflict).getByRole('grid', {
      name: 'Ce que chaque délégué a de chaque produit et ce qu’il aurait',
    });
    await expect(within(parts).getAllByRole('row', { name: /Amoxivane/u }).length).toBeGreaterThan(1);
  },
};

/** A server without the parts: by delegate there is an estimate only, and the dialog says so. */
export const SplitUntold: Story = {
  args: { ...SPLIT, lacks: ['Query.readDispatchedParts', 'Query.readFinancePeriods'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Votre serveur ne dit ni qui ni quand\./u)).toBeVisible();
    const conflict = await askToDispatch({ canvas, userEvent });
    const notice = await within(conflict).findByText('Votre serveur ne dit pas ce que chaque délégué a.');
    await waitFor(() => expect(notice).toBeVisible());
    await expect(within(conflict).getByRole('radio', { name: 'Par délégué, estimation' })).toBeVisible();
  },
};

/** A supervisor splits Amoxivane in the group, and dispatches nothing. */
const SAVED_SPLIT: Pick<StageProps, 'role' | 'address' | 'prepare'> = {
  ...SPLIT,
  prepare: async (_ask, askAs) => {
    const askSupervisor = await askAs('Supervisor');
    await askSupervisor(SAVE_WEEK, { json: withMore(await askSupervisor(SAVED_WEEK), 'Amoxivane') });
  },
};

/** Types the first quantity of a product of the week. */
async function typeQuantity(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  product: RegExp,
  quantity: number,
) {
  const grid = await canvas.findByRole('grid', { name: /^Tendances, semaine 46/u });
  const row = await within(grid).findByRole('row', { name: product });
  await userEvent.click(within(row).getAllByRole('gridcell')[0] ?? row);
  await userEvent.keyboard(`${quantity}{Enter}`);
}

/** Changes a product of the week, and has it reviewed. */
async function reviewAfterChange({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, product: RegExp) {
  await typeQuantity({ canvas, userEvent }, product, 4321);
  await userEvent.click(await canvas.findByRole('button', { name: 'Vérifier' }));
  await canvas.findByRole('grid', { name: 'Ce qui est enregistré et ce qui le remplacerait' });
}

/** Saving over a supervisor's split says so before, where nothing is dispatched yet too; other rows leave it alone. */
export const SplitOverwritten: Story = {
  args: SAVED_SPLIT,
  play: async ({ canvas, userEvent }) => {
    await reviewAfterChange({ canvas, userEvent }, /^Tensorel 5/u);
    await expect(canvas.queryByText('Pauline Kouamé')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Revenir à la saisie' }));
    await reviewAfterChange({ canvas, userEvent }, /^Amoxivane/u);
    await expect(canvas.getByText('Pauline Kouamé').parentElement).toHaveTextContent(
      'Vous remplacez la répartition de Pauline Kouamé pour Amoxivane 500 mg B/12.',
    );
  },
};

/** A server without the parts: nobody knows whose split the rows are, and the review says so. */
export const SplitNotKnown: Story = {
  args: { ...SAVED_SPLIT, lacks: ['Query.readDispatchedParts', 'Query.readFinancePeriods'] },
  play: async ({ canvas, userEvent }) => {
    await reviewAfterChange({ canvas, userEvent }, /^Amoxivane/u);
    await expect(canvas.getByText('Votre serveur ne dit pas qui a réparti ces lignes.')).toBeVisible();
  },
};

/** A server that tells nothing of a dispatch: nothing is compared, in words. */
export const NothingTold: Story = {
  args: {
    ...SPLIT,
    lacks: [
      'Query.readDispatchedParts',
      'Query.readFinancePeriods',
      'SaleTrend.dispatchedPght',
      'SoldStockByWholesaler.dispatchedQuantity',
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Votre serveur ne dit pas si cette période est répartie/u)).toBeVisible();
    const conflict = await askToDispatch({ canvas, userEvent });
    const notice = await within(conflict).findByText('Votre serveur ne dit pas ce qui est réparti.');
    await waitFor(() => expect(notice).toBeVisible());
  },
};

/** A month saved by mistake: the dialog shows what goes, and that the delegates keep what is dispatched. */
export const Emptied: Story = {
  args: { address: href('boss_assistant_sales_new', {}, { month: '2026-08' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vider la période' }));
    const question = await page.findByRole('alertdialog', { name: /^Vider août 2026/u });
    await within(question).findByText(/elles seraient retirées du serveur/u);
    await expect(question).toHaveTextContent(/Ce qui est déjà réparti reste aux délégués/u);
    await userEvent.click(within(question).getByRole('button', { name: 'Vider la période' }));
    await expect(await canvas.findByText('Modifié depuis la répartition')).toBeVisible();
    await expect(await canvas.findByText(/^Période vidée par /u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Revenir à la saisie' }));
    // The delegates still have the month: it can be taken back.
    await expect(await canvas.findByRole('button', { name: 'Répartir entre les délégués' })).toBeVisible();
  },
};

/** The assistant's calls while the boss's page is open. */
let assistant: Ask | undefined;
const BESIDE_THE_ASSISTANT: StageProps = {
  role: 'Boss',
  address: href('boss_trends_new', {}, { week: '2026-11-09' }),
  prepare: async (_ask, askAs) => {
    assistant = await askAs('BossAssistant');
  },
};
const assistantSavesMore = async () =>
  assistant?.(SAVE_WEEK, { json: withMore(await assistant(SAVED_WEEK), 'Amoxivane') });

/** A week of two months says in which of them it counts. */
export const WeekOfTwoMonths: Story = {
  args: { role: 'Supervisor', address: href('supervisor_trends_workgroup_new', {}, { week: '2026-09-28' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Elle compte en octobre 2026, mois de son jeudi.')).toBeVisible();
  },
};

/** The assistant saved after the boss had read the week: nothing is dispatched before the boss has seen it. */
export const Overtaken: Story = {
  args: BESIDE_THE_ASSISTANT,
  play: async ({ canvas, userEvent }) => {
    const dispatch = await canvas.findByRole('button', { name: 'Répartir entre les délégués' });
    await assistantSavesMore();
    await userEvent.click(dispatch);
    const dialog = await page.findByRole('dialog', { name: 'La période a changé entre-temps' });
    const changes = await within(dialog).findByRole('grid', { name: 'Ce qui a changé entre-temps' });
    await expect((await within(changes).findAllByRole('row', { name: /Amoxivane/u })).length).toBeGreaterThan(0);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Revenir à la saisie' })).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Répartir entre les délégués' }));
    // The week was dispatched before: the next question is about that.
    const conflict = await page.findByRole('dialog', { name: /^Des tendances existent déjà/u });
    await waitFor(() => expect(conflict).toBeVisible());
  },
};

/** Somebody saved while the boss typed: with their rows in the sheet, the line above it tells of these, too. */
export const TheirsTaken: Story = {
  args: BESIDE_THE_ASSISTANT,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Prisca/u)).toBeVisible();
    await typeQuantity({ canvas, userEvent }, /^Tensorel 5/u, 4321);
    await assistantSavesMore();
    await userEvent.click(canvas.getByRole('button', { name: /^Vérifier/u }));
    const question = await page.findByRole('dialog', { name: /a enregistré cette période$/u });
    await within(question).findByText(/Rien n’est encore enregistré de votre saisie/u);
    await userEvent.click(within(question).getByRole('button', { name: 'Prendre celles du serveur' }));
    await expect(await canvas.findByText('Modifié depuis la répartition')).toBeVisible();
    // Undone, the cell would have what the server had before.
    await expect(canvas.getByRole('button', { name: /^Défaire/u })).toBeDisabled();
    await typeQuantity({ canvas, userEvent }, /^Tensorel 5/u, 7);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Défaire/u })).toBeEnabled());
  },
};

/** Half a minute later what was read of the server is read again where the page comes into view. */
function comeBack(): () => void {
  const { now } = Date;
  const later = now() + 60_000;
  Date.now = () => later;
  globalThis.dispatchEvent(new Event('visibilitychange'));
  return () => {
    Date.now = now;
  };
}

/** The line above the sheet tells of the assistant's rows, and that the sheet has those from before; one click shows both. */
export const SavedMeanwhile: Story = {
  args: BESIDE_THE_ASSISTANT,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Prisca/u)).toBeVisible();
    await assistantSavesMore();
    const stop = comeBack();
    const told = await canvas.findByText(/a enregistré depuis que vous avez ouvert la période/u);
    stop();
    await typeQuantity({ canvas, userEvent }, /^Tensorel 5/u, 4321);
    await userEvent.click(canvas.getByRole('button', { name: 'Voir' }));
    const question = await page.findByRole('dialog');
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Garder ma saisie' })).toHaveFocus());
    await userEvent.click(within(question).getByRole('button', { name: 'Prendre celles du serveur' }));
    await expect(told).not.toBeInTheDocument();
  },
};

/** The assistant saved while the dialog was open: nothing is emptied, and the boss is asked about the new rows. */
export const EmptyingAskedAnew: Story = {
  args: BESIDE_THE_ASSISTANT,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vider la période' }));
    const question = await page.findByRole('alertdialog', { name: /^Vider /u });
    const before = (await within(question).findByText(/elles seraient retirées du serveur/u)).textContent;
    await assistantSavesMore();
    await userEvent.click(within(question).getByRole('button', { name: 'Vider la période' }));
    await expect(await within(question).findByRole('alert')).toHaveTextContent(/^La période a changé entre-temps/u);
    const after = within(question).getByText(/elles seraient retirées du serveur/u).textContent;
    await expect(after).not.toBe(before);
    await userEvent.click(within(question).getByRole('button', { name: 'Vider la période' }));
    await expect(await canvas.findByText(/^Période vidée par /u)).toBeVisible();
  },
};

/** The shares of Orvacine add up to 90 %, so nothing is dispatched, and the page says why. */
export const Blocked: Story = {
  args: {
    address: href('boss_assistant_sales_new', {}, { month: '2026-11' }),
    prepare: async (ask) => {
      const json = await ask('{ readPharmaProducts { ID name } readWholesalers { ID } }').then(rowOfOrvacine);
      await ask(SAVE, { json });
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Un produit empêche de répartir cette période.')).toBeVisible();
    await expect(await canvas.findByRole('rowheader', { name: /^Orvacine 1 g/u })).toHaveTextContent(
      /Parts\s: 90\s%, rien ne peut être réparti$/u,
    );
    // A cleared and restored row keeps its saved price, not today's price of the product, so nothing has changed.
    await userEvent.click(await canvas.findByRole('rowheader', { name: /^Orvacine 1 g/u }));
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect(await canvas.findByRole('button', { name: 'Vérifier' })).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Répartir entre les délégués' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /Rien n’a été réparti\..*Orvacine 1 g B\/8 \(90\s%\)/u,
    );
    // The button of the next step replaces the one just pressed, and takes its focus.
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toHaveFocus();
  },
};

/** A key that is pressed once too often saves nothing that nobody has seen, and dispatches nothing. */
export const PressedTwice: Story = {
  args: {
    role: 'Boss',
    address: href('boss_sales_new', {}, { month: '2026-11' }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('rowheader', { name: /^Orvacine 1 g/u }));
    await userEvent.keyboard('{ArrowRight}41{Enter}');
    const verify = await canvas.findByRole('button', { name: 'Vérifier' });
    verify.focus();
    await userEvent.keyboard('{Enter}');
    const save = await canvas.findByRole('button', { name: 'Enregistrer 1 ligne' });
    await waitFor(() => expect(save).not.toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(save).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dispatch = await canvas.findByRole('button', { name: 'Répartir entre les délégués' });
    await waitFor(() => expect(dispatch).not.toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(dispatch).toBeVisible();
    // Its shares block a dispatch, which would say so.
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** What blocks the dispatch is still said once the rows are saved, to the boss as something to have corrected. */
export const BlockedOnceSaved: Story = {
  args: {
    ...Blocked.args,
    role: 'Boss',
    address: href('boss_sales_new', {}, { month: '2026-11' }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('rowheader', { name: /^Orvacine 1 g/u }));
    await userEvent.keyboard('{ArrowRight}41{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Vérifier' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Enregistrer 1 ligne' }));
    await expect(await canvas.findByRole('button', { name: 'Répartir entre les délégués' })).toBeVisible();
    await expect(canvas.getByText('Un produit empêche de répartir cette période.')).toBeVisible();
    await expect(await canvas.findByText(/c’est à vous de les faire corriger/u)).toBeVisible();
  },
};

/** A supervisor is not sent to a supervisor, least of all to herself. */
export const UnevenOfASupervisor: Story = {
  args: { role: 'Supervisor', address: href('supervisor_trends_workgroup_new', {}, { week: '2026-11-16' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('rowheader', { name: /^Orvacine 1 g/u }));
    await userEvent.keyboard('{ArrowRight}41{Enter}');
    const banner = await canvas.findByText('Un produit empêche de répartir cette période.');
    await waitFor(() => expect(banner.parentElement).toHaveTextContent(/avec la direction, qui fixe les parts/u));
    await expect(banner.parentElement).not.toHaveTextContent('Pauline Kouamé');
  },
};

/** The list of months tells the state of each, in words too. */
export const StatesOfMonths: Story = {
  args: {
    address: href('boss_assistant_sales_new', {}, { month: '2026-11' }),
    prepare: async (ask) => {
      const json = await ask('{ readPharmaProducts { ID name } readWholesalers { ID } }').then(rowOfOrvacine);
      await ask(SAVE, { json });
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Un produit empêche de répartir cette période.');
    await userEvent.click(canvas.getByRole('button', { name: 'Choisir un mois' }));
    const november = await page.findByRole('option', { name: 'novembre 2026, Enregistré, pas réparti' });
    await waitFor(() => expect(november).toBeVisible());
    await expect(page.getByRole('option', { name: 'octobre 2026, Réparti' })).toBeVisible();
  },
};

/** A server that does not tell of periods: the list of months says nothing of them. */
export const StatesUntold: Story = {
  args: { address: href('boss_assistant_sales_new', {}, { month: '2026-10' }), lacks: ['Query.readFinancePeriods'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/Votre serveur ne dit ni qui ni quand\./u);
    await userEvent.click(canvas.getByRole('button', { name: 'Choisir un mois' }));
    const october = await page.findByRole('option', { name: 'octobre 2026' });
    await waitFor(() => expect(october).toBeVisible());
    await expect(page.queryByRole('list', { name: 'Légende' })).toBeNull();
  },
};

/** A month that cannot be entered yet is not replaced by another: the user opens the one that is offered. */
export const MonthToCome: Story = {
  args: { address: href('boss_assistant_sales_new', {}, { month: '2027-05' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /L’adresse demande « 2027-05 »\. La saisie va de janvier 2020 à novembre 2026\..* : novembre 2026\.Ouvrir/u,
    );
    await expect(location.search).toBe('?month=2027-05');
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir la période proposée' }));
    await expect(await canvas.findByRole('grid', { name: 'Ventes réelles, novembre 2026' })).toBeVisible();
  },
};

export const WeekUnreadable: Story = {
  args: { address: href('boss_assistant_trends_new', {}, { week: 'garbage' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Cette période n’existe pas' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/: semaine 47, du 16 nov\. au 22 nov\. 2026\.Ouvrir/u);
  },
};

/** The remembered month is not opened in its place either. */
export const ParameterOfAnotherPage: Story = {
  args: { address: href('boss_assistant_sales_new', {}, { week: '2026-W46', MONTH: '2026-09' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /L’adresse demande « week=2026-W46 \/ MONTH=2026-09 »\. Cette page ne connaît pas ce paramètre\..* : octobre 2026\.Ouvrir/u,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir la période proposée' }));
    await expect(await canvas.findByRole('grid', { name: 'Ventes réelles, octobre 2026' })).toBeVisible();
    await expect(location.search).toBe('?month=2026-10');
  },
};

export const Loading: Story = WAITING;

export const Failing: Story = {
  args: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Les produits et les grossistes n’ont pas pu être lus')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};
