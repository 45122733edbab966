import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { DIFF_SURFACES, DiffTable } from '#ui/diff-table/diff-table.tsx';
import { color } from '#ui/theme/theme.css.ts';
import { broken } from './unbroken.ts';

interface Sale {
  readonly product: string;
  readonly wholesaler: string;
  readonly quantity: number;
  readonly turnover: number;
}

const sale = (product: string, wholesaler: string, quantity: number, price: number): Sale => ({
  product,
  wholesaler,
  quantity,
  turnover: quantity * price,
});

const SAME: readonly Sale[] = [
  sale('Amoxivane 500 mg B/12', 'Répartis', 420, 1450),
  sale('Paludexa 20/120 B/24', 'Littoral Médicaments', 318, 1980),
  sale('Glycarel 850 mg B/60', 'Littoral Médicaments', 96, 2275),
];
const SERVER: readonly Sale[] = [
  ...SAME.slice(0, 1),
  sale('Paludexa 20/120 B/24', 'Répartis', 610, 1980),
  sale('Tensorel 5 mg B/30', 'Littoral Médicaments', 132, 3120),
  sale('Glycarel 850 mg B/60', 'Répartis', 240, 2275),
  ...SAME.slice(1),
  sale('Brévadol 1 g B/16', 'Littoral Médicaments', 600, 1100),
  sale('Brévadol 1 g B/16', 'Savane Distribution', 120, 1100),
];
const FILE: readonly Sale[] = [
  ...SAME.slice(0, 1),
  sale('Paludexa 20/120 B/24', 'Répartis', 655, 1980),
  sale('Tensorel 5 mg B/30', 'Littoral Médicaments', 96, 3120),
  sale('Glycarel 850 mg B/60', 'Répartis', 318, 2275),
  sale('Sahelfer sirop 125 ml', 'Répartis', 210, 1720),
  ...SAME.slice(1),
  sale('Brévadol 1 g B/16', 'Littoral Médicaments', 540, 1100),
  sale('Orvacine 1 g B/8', 'Savane Distribution', 48, 2640),
];

const server = (rows: readonly Sale[]) => ({ label: 'Sur le serveur', rows });
const file = (rows: readonly Sale[]) => ({ label: 'Votre fichier', rows });
const keyOf = ({ product, wholesaler }: Sale) => `${product} ${wholesaler}`;
const NAMES = [
  { id: 'product', header: 'Produit', text: ({ product }: Sale) => product },
  { id: 'wholesaler', header: 'Grossiste', text: ({ wholesaler }: Sale) => wholesaler },
] as const;
const COLUMNS = [
  { id: 'quantity', header: 'Quantité', value: ({ quantity }: Sale) => quantity },
  { id: 'turnover', header: 'Chiffre d’affaires', value: ({ turnover }: Sale) => turnover },
] as const;

const meta = {
  component: DiffTable<Sale>,
  args: {
    label: 'Ventes d’octobre 2026',
    before: server(SERVER),
    after: file(FILE),
    keyOf,
    names: NAMES,
    columns: COLUMNS,
    measure: { value: ({ turnover }) => turnover, unit: 'FCFA' },
  },
  argTypes: { surface: { control: 'inline-radio', options: DIFF_SURFACES } },
} satisfies Meta<typeof DiffTable<Sale>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Differences: Story = {
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Ventes d’octobre 2026' });
    await expect(within(grid).getAllByRole('rowheader')).toHaveLength(7);
    await expect(canvas.getByText(/^3 (lignes identiques masquées|identical lines hidden)$/)).toBeVisible();
    await expect(within(grid).getByRole('gridcell', { name: /^655 ?, (au lieu de|instead of) 610$/ })).toBeVisible();
    await expect(within(grid).getAllByRole('img', { name: /^(Ajoutée|Added)$/ })).toHaveLength(2);
    await expect(within(grid).getAllByText(/^(absente|absent)$/)).toHaveLength(6);
    await expect(within(grid).getByRole('columnheader', { name: /^Quantité ?, Votre fichier$/ })).toBeInTheDocument();
  },
};
export const OneKind: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^(Retirées|Removed)/ }));
    const rows = canvas.getAllByRole('rowheader');
    await expect(rows).toHaveLength(1);
    await expect(rows[0]).toHaveTextContent('Brévadol 1 g B/16');
  },
};
/** Arrow keys move between cells, Alt with an arrow key between differences. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^(Toutes|All)/ }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: /^(Différence suivante|Next difference)$/ }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Paludexa 20/120 B/24'));
    await expect(canvas.getByText(/^1 (sur|of) 7$/)).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('610'));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('132'));
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    await waitFor(() => expect(canvas.getByText(/^1 (sur|of) 7$/)).toBeVisible());
    await expect(canvas.getByRole('button', { name: /^(Différence précédente|Previous difference)$/ })).toBeDisabled();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex', '8'));
  },
};
export const InADialog: Story = {
  args: { surface: 'raise' },
  decorators: [(Story) => <div style={{ background: color.raise }}>{Story()}</div>],
};
export const NoDifference: Story = {
  args: { after: file(SERVER) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Les deux côtés sont identiques\.|Both sides are identical\.)$/)).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: /^(Différence suivante|Next difference)$/ }),
    ).not.toBeInTheDocument();
  },
};
export const OneDifference: Story = {
  args: { after: file(SERVER.map((row, index) => (index === 2 ? { ...row, quantity: 0, turnover: 0 } : row))) },
};
export const EmptyServer: Story = { args: { before: server([]) } };
export const NothingOnEitherSide: Story = { args: { before: server([]), after: file([]) } };
export const HugeValuesAndLongWords: Story = {
  args: {
    before: {
      label: 'Ce qui a déjà été réparti entre les délégués du Littoral',
      rows: [
        sale(
          'Anticonstitutionnellement-vitaminé retard 1 000 mg/125 mg boîte de 120 comprimés pelliculés',
          'Société camerounaise de répartition pharmaceutique et hospitalière',
          1_000_000_000_000_000,
          99_990,
        ),
      ],
    },
    after: file([
      sale(
        'Anticonstitutionnellement-vitaminé retard 1 000 mg/125 mg boîte de 120 comprimés pelliculés',
        'Société camerounaise de répartition pharmaceutique et hospitalière',
        1_000_000_000_000_001,
        99_990,
      ),
    ]),
  },
  decorators: [(Story) => <div style={{ inlineSize: '48rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const figures = canvas.getAllByText(/^[\d\s,]{20,}$/);
    await expect(figures.length).toBeGreaterThan(3);
    await expect(figures.flatMap(broken)).toEqual([]);
  },
};

const MANY = Array.from({ length: 2_000 }, (_, index) => sale(`Produit ${index + 1}`, 'Répartis', index, 1_250));

/** Only visible rows are rendered. */
export const TwoThousandRows: Story = {
  args: {
    before: server(MANY),
    after: file(
      MANY.map((row, index) =>
        index % 400 === 399 ? { ...row, quantity: row.quantity + 1, turnover: row.turnover + 1_250 } : row,
      ),
    ),
    height: '24rem',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^(Toutes|All)/ }));
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '2001');
    await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(60);
    await userEvent.click(canvas.getByRole('button', { name: /^(Différence suivante|Next difference)$/ }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Produit 400'));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Produit 800'));
    await expect(canvas.getByText(/^2 (sur|of) 5$/)).toBeVisible();
  },
};
/** Texts have no total. */
export const WithoutSums: Story = {
  render: ({ label, before, after, keyOf: key, names }) => (
    <DiffTable label={label} before={before} after={after} keyOf={key} names={names} columns={COLUMNS.slice(0, 1)} />
  ),
};
