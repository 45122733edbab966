import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { MAX_QUANTITY, writeRows } from '#domain/finance/rows.ts';
import { href } from '#routes/links.ts';
import { ON_A_PHONE, screen } from './meta.tsx';
import type { StageProps } from './stage.tsx';

const OCTOBER = { month: '2026-10' } as const;
const LABORATORY = { idLabo: 'labo-orvalis' } as const;

const meta = {
  ...screen,
  title: 'Screens/Finance',
  args: { role: 'Boss', address: href('boss_sales_dashboard', {}, OCTOBER) },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

const numberIn = (text: string | null | undefined) => Number((text ?? '').replaceAll(/\D/gu, ''));

export const Sales: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Atteinte par laboratoire' })).toBeVisible();
  },
};

/** A month to come has a dash where the goal would be, and says why. */
export const GoalToCome: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Il n’y a pas encore d’objectif pour décembre 2026/u)).toBeVisible();
    const [ofMonths] = canvas.getAllByRole('button', { name: 'Voir en tableau' });
    if (ofMonths) await userEvent.click(ofMonths);
    const row = await canvas.findByRole('row', { name: /^décembre 2026, à venir/u });
    await expect(row).toHaveTextContent('décembre 2026, à venir––');
  },
};

/** Goals, trends and sales compared over the year so far. */
export const Statistics: Story = {
  args: { address: href('boss_stats_dashboard', {}, { from: '2026-01', to: '2026-10' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Vente − tendance' })).toBeVisible();
  },
};

/** The rows that add up to a total. */
export const Explained: Story = {
  args: { address: href('boss_trends_dashboard', {}, { ...OCTOBER, explain: 'obtained' }) },
  play: async () => {
    await expect(
      await within(document.body).findByRole('dialog', { name: 'CA annoncé, octobre 2026' }),
    ).toBeInTheDocument();
  },
};

export const Laboratory: Story = {
  args: {
    role: 'PharmaLaboBossUser',
    agencyID: 'cm',
    address: href('pharma_labo_boss_user_trends_laboratory', LABORATORY, OCTOBER),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Orvalis' })).toBeVisible();
  },
};

export const Groups: Story = {
  args: { address: href('boss_trends_workgroup_dashboard', {}, OCTOBER) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Atteinte par groupe' })).toBeVisible();
  },
};

/** A delegate's units of each product with their shares. What today's shares do not explain is stated. */
export const SharesOfADelegate: Story = {
  args: {
    role: 'Delegue',
    address: href('delegate_sales_workgroup_dashboard', {}, { ...OCTOBER, explain: 'quantity' }),
  },
  play: async () => {
    const sum = within(await within(document.body).findByRole('dialog', { name: 'Boîtes, octobre 2026' }));
    await sum.findByRole('columnheader', { name: 'Produit' });
    const [head, ...rows] = sum.getAllByRole('row');
    await expect(head).toHaveTextContent('ProduitValeurPart');
    const [total = 0, ...parts] = rows
      .map((row) => numberIn(within(row).getAllByRole('cell').at(0)?.textContent))
      .toReversed();
    await expect(parts.length).toBeGreaterThan(1);
    await expect(parts.reduce((all, part) => all + part, 0)).toBe(total);
    // Every row but the total shows its share.
    const named = rows.filter((row) => within(row).getByRole('rowheader').textContent?.endsWith('%'));
    await expect(named.length).toBeGreaterThan(0);
    const tile = document.body.querySelector('main dl');
    await expect(numberIn(tile?.textContent?.split('Boîtes').at(-1)?.split('chez').at(0))).toBe(total);
  },
};

/** A product by month, and by workgroup, linked to each other. */
export const ProductByGroup: Story = {
  args: {
    address: href(
      'boss_trends_laboratory_product',
      { idLabo: 'labo-brevane', idProduct: 'prod-cm-brv-ten-0530' },
      OCTOBER,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const months = await canvas.findByRole('grid', { name: 'Atteinte mois par mois' });
    await expect(await within(months).findByRole('row', { current: true })).toHaveTextContent('octobre 2026');
    await userEvent.click(await within(months).findByRole('link', { name: 'septembre 2026' }));
    await waitFor(() => expect(within(months).getByRole('row', { current: true })).toHaveTextContent('septembre 2026'));
    await userEvent.click(canvas.getByRole('link', { name: 'Par groupe' }));
    await expect(await canvas.findByRole('grid', { name: 'Répartition par groupe' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mois par mois' })).toHaveAttribute(
      'href',
      expect.stringContaining('month=2026-09'),
    );
  },
};

/** A supervisor's own group, beside the laboratories. */
export const OwnGroup: Story = {
  args: { role: 'Supervisor', address: href('supervisor_sales_workgroup_dashboard', {}, OCTOBER) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Atteinte par délégué' })).toBeVisible();
  },
};

/** A delegate's own figures, month by month. */
export const OwnOnAPhone: Story = {
  args: { role: 'Delegue', address: href('delegate_stats_workgroup_dashboard', {}, OCTOBER) },
  globals: ON_A_PHONE,
};

export const SalesOnAPhone: Story = { globals: ON_A_PHONE };

/** A month without figures links to the last month that has some. */
export const EmptyMonth: Story = {
  args: { address: href('boss_sales_dashboard', {}, { month: '2026-12' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Voir octobre 2026' })).toBeVisible();
  },
};

/** A month of which nothing is saved has a goal, and neither a rate nor a deficit. */
export const MonthToCome: Story = {
  args: { address: href('boss_sales_dashboard', {}, { month: '2026-11' }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Rien n’est enregistré sur cette période\..*L’objectif y est de/u),
    ).toBeVisible();
    await expect(canvas.queryByText(/%/u)).toBeNull();
  },
};

/** Such a month adds nothing to a longer period: the rate is that of the months before, and the page says so. */
export const SinceJanuary: Story = {
  args: { address: href('boss_sales_dashboard', {}, { from: '2026-01', to: '2026-11' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucune vente n’est répartie pour novembre 2026.')).toBeVisible();
    await expect(canvas.getByText(/^Janvier.–.octobre 2026.:/u)).toBeVisible();
    await expect(canvas.getByText(/sur janvier.–.octobre 2025$/u)).toBeVisible();
  },
};

/** Statistics of a month that is announced and not sold yet show no sale, instead of none. */
export const NotSoldYet: Story = {
  args: { address: href('boss_stats_dashboard', {}, { month: '2026-11' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/les ventes ne sont pas encore connues/u)).toBeVisible();
    await expect(canvas.getByText('rien n’est réparti')).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /Brévane/u })).toHaveTextContent(
      /^Brévane[\d\s]+—sur[\d\s]+——/u,
    );
  },
};

/** Statistics claim no excess of sales that a week explains of which no trends are dispatched. */
export const WeekMissing: Story = {
  args: {
    address: href('boss_stats_dashboard', {}, OCTOBER),
    prepare: async (ask) => {
      const week = 'periodStart: "2026-10-05", periodEnd: "2026-10-11"';
      await ask(`mutation { setSaleTrendsByProductFromJson(${week}, json: "[]") { yearMonth } }`);
      await ask(`mutation { dispatchPharmaProductSaleTrends(${week}, forceReDispatch: true) { success } }`);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucune tendance n’est répartie pour la semaine 41.')).toBeVisible();
    await expect(
      canvas.getByText(/Il manque aux tendances la semaine 41\..*ne leur sont pas comparées/u),
    ).toBeVisible();
    await expect(canvas.queryByText(/dépassent les tendances/u)).toBeNull();
  },
};

const TENSOREL = 'prod-cm-brv-ten-0530';
const PRICE = 1_000_000_000;

interface Known {
  readonly readWholesalers: readonly { readonly ID: string }[];
}
const isKnown = (data: unknown): data is Known =>
  typeof data === 'object' && data !== null && 'readWholesalers' in data;

/** Columns fit huge numbers beside zeros without truncation. */
export const Huge: Story = {
  args: {
    address: href('boss_sales_laboratory', { idLabo: 'labo-brevane' }, OCTOBER),
    prepare: async (ask) => {
      const known = await ask('{ readWholesalers { ID } }');
      const wholesalerID = isKnown(known) ? (known.readWholesalers[0]?.ID ?? '') : '';
      const json = writeRows([{ pharmaProductID: TENSOREL, wholesalerID, quantity: MAX_QUANTITY, pght: PRICE }]);
      await ask(
        'mutation Save($json: String!) { setRealSalesByProductFromJson(yearMonth: "2026-10", json: $json) { yearMonth } }',
        { json },
      );
      await ask('mutation { dispatchPharmaProductRealSales(yearMonth: "2026-10", forceReDispatch: true) { success } }');
    },
  },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('row', { name: /B\// });
    await expect(rows.length).toBeGreaterThan(1);
    const obtained = rows.map((row) =>
      numberIn(within(row).getAllByRole('gridcell').at(1)?.querySelector('bdi')?.textContent),
    );
    await expect(obtained.filter((value) => value > 0)).toEqual([MAX_QUANTITY * PRICE]);
  },
};

export const NotRead: Story = {
  args: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Les chiffres n’ont pas pu être lus' })).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { network: 'waiting' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement…')).toBeInTheDocument();
  },
};

export const Unknown: Story = {
  args: { address: href('boss_sales_laboratory', { idLabo: 'nothing' }, OCTOBER) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ce laboratoire n’existe pas' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tous les chiffres' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  },
};

export const GroupUnknown: Story = {
  args: { address: href('boss_sales_workgroup_group', { idWorkgroup: 'nothing' }, OCTOBER) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ce groupe n’existe pas' })).toBeVisible();
  },
};

export const DelegateUnknown: Story = {
  args: { address: href('boss_sales_workgroup_delegate', { idDelegate: 'nothing' }, OCTOBER) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ce délégué n’existe pas' })).toBeVisible();
  },
};

/** A server that does not tell of periods: the page says that it does not know what is entered. */
export const PeriodsUntold: Story = {
  args: { address: href('boss_sales_dashboard', {}, OCTOBER), lacks: ['Query.readFinancePeriods'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Votre serveur ne dit pas ce qui est saisi sans être réparti.')).toBeVisible();
  },
};

/** A delegate has what is dispatched: nothing is said of what others enter. */
export const PeriodsOfADelegate: Story = {
  args: {
    role: 'Delegue',
    address: href('delegate_sales_workgroup_dashboard', {}, OCTOBER),
    lacks: ['Query.readFinancePeriods'],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(await canvas.findByRole('grid')).toBeVisible();
    await expect(canvas.queryByText(/^Votre serveur ne dit pas/u)).toBeNull();
  },
};

/** The address stays as it is until the user opens the month that is offered. */
export const PeriodUnknown: Story = {
  args: { address: href('boss_sales_dashboard', {}, { month: '2033-05' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /L’adresse demande « 2033-05 »\. Les chiffres vont de janvier 2020 à décembre 2031\..* : décembre 2031\.Ouvrir/u,
    );
    await expect(location.search).toBe('?month=2033-05');
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir la période proposée' }));
    await expect(await canvas.findByRole('heading', { name: /^Rien pour décembre 2031/ })).toBeVisible();
    await expect(location.search).toBe('?month=2031-12');
  },
};

/** What this page cannot tell apart is not shown for the whole without a word; the month that is asked for is offered. */
export const ParameterUnknown: Story = {
  args: { address: href('boss_sales_dashboard', {}, { month: '2026-03', wholesaler: '999' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Cette page ne montre pas ce que demande l’adresse',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /L’adresse demande « wholesaler=999 »\. Cette page ne connaît pas ce paramètre\..*: mars 2026\./u,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir la période proposée' }));
    await expect(location.search).toBe('?month=2026-03');
  },
};

/** Half of a range is not taken for a month. */
export const HalfARange: Story = {
  args: { address: href('boss_sales_dashboard', {}, { from: '2026-03' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /L’adresse demande « 2026-03 – … »\. Il manque le premier ou le dernier mois\. La période proposée.: mars 2026\./u,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir la période proposée' }));
    await expect(location.search).toBe('?month=2026-03');
  },
};

/** The deficit is that of the last year with its months, what was carried into the range is of the first: each says so. */
export const AcrossNewYear: Story = {
  args: { address: href('boss_sales_dashboard', {}, { from: '2025-11', to: '2026-02' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/reports compris.*cumulé sur janvier.–.février 2026/u)).toBeVisible();
    await expect(canvas.getByText(/% avec les reports de 2025/u)).toBeVisible();
  },
};

/** A product opened below the address of another laboratory is not found. */
export const OfAnotherLaboratory: Story = {
  args: { address: href('boss_sales_laboratory_product', { idLabo: 'labo-orvalis', idProduct: TENSOREL }, OCTOBER) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ce produit n’existe pas' })).toBeVisible();
  },
};
