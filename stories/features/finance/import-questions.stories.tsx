import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { withWords } from '#app/i18n.ts';
import type { ImportQuestion } from '#domain/import/questions.ts';
import type { ImportLayout } from '#domain/import/read.ts';
import { Questions } from '#features/finance/entry/import/questions.tsx';
import { Page } from '#ui/page/page.tsx';

const WHOLESALERS = ['Répartis', 'Littoral Médicaments', 'Savane Distribution'].map((name, index) => ({
  ID: `w${index + 1}`,
  name,
}));

const layout: ImportLayout = {
  encoding: 'utf-8',
  separator: ';',
  sheets: [
    {
      name: '',
      filled: 214,
      isHidden: false,
      header: { first: 0, count: 1 },
      columns: [
        { title: 'Désignation', role: 'product', samples: ['Amoxivane 500 mg B/12', 'Paludexa 20/120 B/24'] },
        { title: 'Qté sept.', role: 'quantity', samples: ['420', '312', '186'] },
        { title: 'Qté oct.', role: null, samples: ['1.000', '12.000', '655'] },
      ],
      beginning: [
        ['Désignation', 'Qté sept.', 'Qté oct.'],
        ['Amoxivane 500 mg B/12', '420', '1.000'],
        ['Paludexa 20/120 B/24', '312', '12.000'],
        ['Tensorel 5 mg B/30', '186', '655'],
      ],
    },
  ],
  mapping: { sheet: 0, header: { first: 0, count: 1 }, roles: ['product', 'quantity', null] },
  isMapped: true,
  questions: [],
  notes: [],
};

const WHICH_MONTH: ImportQuestion = {
  kind: 'columns',
  role: 'quantity',
  candidates: [
    { column: 1, title: 'Qté sept.', samples: ['420', '312', '186'], sum: 11_204 },
    { column: 2, title: 'Qté oct.', samples: ['1.000', '12.000', '655'], sum: null },
  ],
  parts: [],
  proposed: null,
};
const WHICH_HALF: ImportQuestion = {
  kind: 'columns',
  role: 'quantity',
  candidates: [
    { column: 1, title: 'Semestre 1', samples: ['7320', '11340'], sum: 78_660 },
    { column: 2, title: 'Semestre 2', samples: ['7320', '11340'], sum: 78_660 },
  ],
  parts: [1, 2],
  proposed: null,
};
const BOXES: ImportQuestion = {
  kind: 'numbers',
  role: 'quantity',
  columns: [2],
  samples: [
    { text: '1.000', readings: { ',': 1000, '.': 1 } },
    { text: '12.000', readings: { ',': 12_000, '.': 12 } },
  ],
  count: 14,
  totals: { ',': 48_655, '.': 703 },
  clues: [{ kind: 'history', decimal: ',', text: '' }],
  proposed: null,
};
const HEADER: ImportQuestion = {
  kind: 'header',
  record: ['Amoxivane 500 mg B/12', '420', '1.000'],
  line: 2,
  reason: 'numbers',
  headers: { titles: { first: 1, count: 1 }, data: { first: 1, count: 0 } },
  proposed: 'data',
};
const WHOLESALER: ImportQuestion = {
  kind: 'wholesaler',
  proposed: { wholesalerID: 'w3', place: 'fileName', text: 'savane' },
};
const PERIODS: ImportQuestion = {
  kind: 'period',
  open: '2026-10',
  place: 'column',
  text: 'Mois',
  isPart: false,
  read: '',
  periods: [
    { period: '2026-09', rows: 102, quantity: 5204, isOpen: false },
    { period: '2026-10', rows: 112, quantity: 6000, isOpen: true },
  ],
};
const WHOSE: ImportQuestion = {
  kind: 'whose',
  wholesalerID: 'w1',
  place: 'fileName',
  text: 'repartis_octobre',
  wholesalers: [
    { wholesalerID: 'w1', rows: 40, quantity: 3200 },
    { wholesalerID: 'w3', rows: 1, quantity: 12 },
  ],
};
const OTHER_PERIOD: ImportQuestion = {
  kind: 'period',
  open: '2026-10',
  place: 'fileName',
  text: 'septembre 2026',
  isPart: false,
  read: '2026-09',
  periods: [],
};
const OTHER_WEEK: ImportQuestion = { ...OTHER_PERIOD, text: 'litt_s36', read: '2026-S36' };
const A_PART: ImportQuestion = { ...OTHER_PERIOD, place: 'title', text: 'S1', isPart: true, read: '' };
const HIDDEN: ImportQuestion = { kind: 'hidden', rows: 12, quantity: 1240, columns: ['Qté gratuite'], isSheet: true };
const TABLES: ImportQuestion = {
  kind: 'tables',
  line: 11,
  titles: ['Article', 'Répartiteur', 'Qté', 'PU'],
  rows: 8,
  quantity: 160,
  columns: [
    { role: 'product', title: 'Produit', below: ['Article'] },
    { role: 'wholesaler', title: 'Grossiste', below: ['Répartiteur'] },
    { role: 'quantity', title: 'Quantité', below: ['Qté'] },
    { role: 'price', title: 'PGHT', below: ['PU', ''] },
  ],
};
/** Without a column of quantities. */
const OF_RETURNS: ImportQuestion = {
  ...TABLES,
  titles: ['Produit', 'Retours'],
  quantity: 0,
  columns: [
    { role: 'product', title: 'Produit', below: ['Produit'] },
    { role: 'quantity', title: 'Quantité', below: [''] },
  ],
};
const CROSSTAB: ImportQuestion = {
  kind: 'crosstab',
  columns: [
    { column: 1, title: 'Répartis', samples: ['420', '312'], sum: 11_204, wholesalerID: 'w1', isOther: false },
    { column: 2, title: 'Autres', samples: ['12', '35'], sum: 655, wholesalerID: null, isOther: false },
  ],
};

const meta = {
  title: 'Features/Import questions',
  component: Questions,
  args: {
    kind: 'sales',
    periodWords: 'octobre 2026',
    catalogue: { products: [], wholesalers: WHOLESALERS },
    layout,
    asked: [WHICH_MONTH],
    fileName: 'ventes_octobre.csv',
    onAnswer: fn(),
    onColumns: fn(),
    onCancel: fn(),
  },
  parameters: { layout: 'fullscreen' },
  loaders: [
    async () => {
      await withWords('src/features/finance', Promise.resolve());
      return {};
    },
  ],
  decorators: [(Story) => <Page>{Story()}</Page>],
} satisfies Meta<typeof Questions>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Two columns of quantities: nothing is chosen before the user does, by keys alone. The choice is remembered. */
export const Columns: Story = {
  play: async ({ canvas, args }) => {
    const read = canvas.getByRole('button', { name: 'Lire les lignes' });
    await expect(read).toBeDisabled();
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Une question avant de lire les lignes' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Qté oct\./u })).toBeChecked();
    await userEvent.click(read);
    await expect(args.onAnswer).toHaveBeenCalledWith(
      { columns: { quantity: 2 } },
      { titles: ['designation', 'qtesept.', 'qteoct.'], roles: ['product', null, 'quantity'] },
    );
  },
};

/** « 1.000 » with both readings, the total of each, and what earlier periods say. */
export const Numbers: Story = {
  args: { asked: [BOXES] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('proche des dernières périodes')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /1\.000 = 1 boîte/u })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /1\.000 = 1\s000 boîtes/u }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lire les lignes' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ decimal: { quantity: ',' } }, null);
  },
};

/** Neither reading: the cells are corrected in their rows. The answer is an arrow key away, as the others are. */
export const NumbersOfNeitherReading: Story = {
  args: { asked: [BOXES] },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowUp}');
    const neither = canvas.getByRole('radio', { name: /^Ni l’une ni l’autre.*14 cellules seront à corriger/u });
    await expect(neither).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Lire les lignes' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ decimal: { quantity: null } }, null);
  },
};

/** A proposal is marked as one, and still needs a press. */
export const Proposals: Story = {
  args: { asked: [HEADER, WHOLESALER] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText('Proposé')).toHaveLength(2);
    await expect(canvas.getByRole('radio', { name: /Savane Distribution/u })).toBeChecked();
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: /Répartis/u }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lire les lignes' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ header: { first: 1, count: 0 }, wholesalerID: 'w1' }, null);
  },
};

/** A column of periods: only the rows of the open one, or all. */
export const Periods: Story = {
  args: { asked: [PERIODS, HIDDEN] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Il reste 2 questions.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Reprendre seulement octobre 2026/u }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Ne prendre que ce qui se voit' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lire les lignes' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ period: 'open', hidden: 'leave' }, null);
  },
};

/** A file of another period: to be confirmed, or left. */
export const OtherPeriod: Story = {
  args: { asked: [OTHER_PERIOD] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Le nom du fichier dit « septembre 2026 »/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** What the name of a file means is said in words. */
export const OtherWeek: Story = {
  args: { asked: [OTHER_WEEK] },
  play: async ({ canvas }) => {
    const words = /Le nom du fichier dit «\slitt_s36\s», c’est-à-dire semaine 36 de 2026\./u;
    await expect(canvas.getByText(words)).toBeVisible();
  },
};

/** Half of the goals: the whole is asked about. */
export const OfAPart: Story = {
  args: { kind: 'goals', periodWords: '2027', asked: [A_PART] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Un titre de colonne dit «\sS1\s», peut-être une partie seulement\./u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Lire les lignes' })).toBeDisabled();
  },
};

/** A file named for one wholesaler, with a row of another. */
export const WhoseRows: Story = {
  args: { asked: [WHOSE] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Savane Distribution/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Ne reprendre que les lignes de Répartis/u }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lire les lignes' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ whose: 'only' }, null);
  },
};

/** Wholesalers as columns, of which one has another title. */
export const Crosstab: Story = {
  args: { asked: [CROSSTAB] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Lire les lignes' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /Autres/u }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ne pas lire' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lire les lignes' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ crosstab: { 1: 'w1', 2: null } }, null);
  },
};

/** Parts of the period as columns: they can be added up. */
export const Parts: Story = {
  args: { kind: 'goals', periodWords: '2027', asked: [WHICH_HALF] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Semestre 1 7320/u }));
    await userEvent.click(canvas.getByRole('radio', { name: /^Additionner les 2 colonnes.*157\s320$/u }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lire les lignes' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(
      { columns: {}, added: [1, 2] },
      { titles: ['designation', 'qtesept.', 'qteoct.'], roles: ['product', 'quantity', 'quantity'] },
    );
  },
};

/** Other titles between the rows: what is below them is taken on purpose, and the card says by which columns. */
export const Tables: Story = {
  args: { asked: [TABLES] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Article · Répartiteur · Qté · PU')).toBeVisible();
    const all = canvas.getByRole('radio', { name: /sous leurs propres titres/u });
    await expect(canvas.getByText('PGHT : « PU », aucune colonne')).toBeVisible();
    await userEvent.click(all);
    await userEvent.click(canvas.getByRole('button', { name: 'Lire les lignes' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ tables: 'all' }, null);
  },
};

/** A table without a column of quantities cannot be taken: its remedy is said. */
export const TablesOfOthers: Story = {
  args: { asked: [OF_RETURNS] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
    await expect(canvas.getByText(/importez-les dans un fichier à part/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /au-dessus$/u }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lire les lignes' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ tables: 'first' }, null);
  },
};

const BESIDE: ImportQuestion = {
  kind: 'beside',
  tables: [
    { first: 0, last: 1, above: ['Répartis'], titles: ['Produit', 'Quantité'], rows: 12, quantity: 1240 },
    { first: 3, last: 4, above: ['Littoral Médicaments'], titles: ['Produit', 'Quantité'], rows: 9, quantity: 868 },
  ],
};

/** Of tables that stand beside each other, one is read. */
export const Beside: Story = {
  args: { asked: [BESIDE] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Lire les lignes' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: /^Colonnes 4 à 5.*Littoral.*868 boîtes/u }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lire les lignes' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ beside: 1 }, null);
  },
};

/** Many wholesalers are searched by name. */
export const ManyWholesalers: Story = {
  args: {
    asked: [WHOLESALER],
    catalogue: {
      products: [],
      wholesalers: Array.from({ length: 12 }, (_, index) => ({ ID: `w${index}`, name: `Grossiste ${index}` })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Grossiste' })).toHaveValue('Grossiste 3');
    await expect(canvas.getByText(/^Proposé : Grossiste 3/u)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { asked: [WHICH_MONTH, BOXES, HEADER, WHOLESALER, PERIODS, HIDDEN, CROSSTAB] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '7 questions avant de lire les lignes' })).toBeVisible();
  },
};

/** Every kind of question in English, in the dark. */
export const InEnglishInTheDark: Story = {
  globals: { language: 'en', theme: 'dark-blue' },
  args: { asked: [WHICH_MONTH, BOXES, HEADER, WHOLESALER, PERIODS, HIDDEN, CROSSTAB] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '7 questions before the lines are read' })).toBeVisible();
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
  },
};
