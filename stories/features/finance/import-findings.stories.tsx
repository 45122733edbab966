import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { withWords } from '#app/i18n.ts';
import { checkRows } from '#domain/import/check.ts';
import type { Correction } from '#domain/import/corrections.ts';
import { type FindingKind, findingKey, type ImportFinding } from '#domain/import/findings.ts';
import { tableOf } from '#domain/import/table.ts';
import { Findings, type FindingsProps } from '#features/finance/entry/import/findings.tsx';
import { Page } from '#ui/page/page.tsx';

const CATALOGUE = {
  products: [{ ID: 'p1', ref: '00117', name: 'Tensorel 5 mg B/30', pGHT: 3120, laboratory: 'Brévane' }],
  wholesalers: ['Répartis', 'Littoral Médicaments'].map((name, index) => ({ ID: `w${index + 1}`, name })),
  country: 'Cameroun',
};
const TABLE = tableOf(
  {
    records: [
      ['Produit', 'Grossiste', 'Quantité'],
      ['Tensorel 5 mg B/30', 'Répartis', '40'],
    ],
    header: { first: 0, count: 1 },
    roles: ['product', 'wholesaler', 'quantity'],
  },
  CATALOGUE,
);

/** One finding of each kind that the import can ask about. */
const OF_EACH_KIND: Readonly<Record<FindingKind, ImportFinding>> = {
  given: { kind: 'given', wholesalerID: 'w2', to: 'w1', rows: 12, isInFile: true },
  totals: { kind: 'totals', totals: [{ line: 14, title: 'Total général', stated: 600, computed: 60 }] },
  otherNamed: { kind: 'otherNamed', text: 'Stock au 31/10' },
  share: { kind: 'share', text: 'Yannick Mbida', title: 'Délégué', isYear: true },
  amounts: {
    kind: 'amounts',
    title: 'Montant',
    far: 1,
    compared: 14,
    line: 2,
    amount: 1_248_000,
    quantity: 40,
    pght: 3120,
  },
  loneLine: { kind: 'loneLine', line: 9, text: 'Périmés', rows: [0], quantity: 40 },
  unit: { kind: 'unit', lines: ['Quantités en cartons de 10'], columns: [{ title: 'Colisage', packs: ['24', '48'] }] },
  packs: {
    kind: 'packs',
    packs: [{ productID: 'p1', name: 'Tensorel 5 mg B/30', text: 'Cond. 12', line: 4, rows: [0], quantity: 40 }],
  },
  codes: {
    kind: 'codes',
    codes: [{ text: '1001', productID: 'p1', name: 'Tensorel 5 mg B/30', rows: [0], quantity: 40 }],
  },
  shown: {
    kind: 'shown',
    formats: [
      {
        kind: 'shownOtherwise',
        role: 'quantity',
        line: 2,
        stored: 12_000,
        count: 14,
        format: { before: '', after: ' k', divisor: 1000, hasNumber: true, words: 'k', isNegative: false },
      },
    ],
  },
  divided: {
    kind: 'divided',
    column: 3,
    title: 'Nature',
    values: [
      { text: 'V', areNumbers: false, rows: 38, quantity: 4120 },
      { text: 'R', areNumbers: false, rows: 2, quantity: 35 },
      { text: '', areNumbers: false, rows: 1, quantity: 4 },
    ],
  },
  country: { kind: 'country', title: 'Pays', text: 'Gabon', own: 'Cameroun' },
  notSold: { kind: 'notSold', columns: [{ column: 4, title: 'Retours', sum: 35 }] },
  elsewhere: { kind: 'elsewhere', columns: [{ column: 5, title: 'Répartis Douala', sum: 868 }] },
  quantities: { kind: 'quantities', ratio: 0.1, compared: 14 },
  prices: { kind: 'prices', ratio: 1.1, differing: 6, compared: 6 },
  farPrices: { kind: 'farPrices', far: 1, compared: 14, line: 7, price: 31_200, pght: 3120 },
  currency: { kind: 'currency', text: 'Prix (€)' },
};
const ALL = Object.values(OF_EACH_KIND);

/** Acknowledges and excludes as the import does. */
function Asked({ onCorrect, findings, ...props }: FindingsProps) {
  const [corrections, setCorrections] = useState<readonly Correction[]>([]);
  return (
    <Findings
      {...props}
      findings={findings}
      report={checkRows(TABLE, CATALOGUE, 'sales', corrections)}
      onCorrect={(correction) => {
        onCorrect(correction);
        setCorrections([...corrections, correction]);
      }}
    />
  );
}

const meta = {
  title: 'Features/Import findings',
  component: Asked,
  args: {
    findings: ALL,
    report: checkRows(TABLE, CATALOGUE, 'sales', []),
    catalogue: CATALOGUE,
    onCorrect: fn(),
  },
  parameters: { layout: 'fullscreen' },
  loaders: [
    async () => {
      await withWords('src/features/finance', Promise.resolve());
      return {};
    },
  ],
  decorators: [(Story) => <Page>{Story()}</Page>],
} satisfies Meta<typeof Asked>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each kind has its words, its facts and its own answer, and stays in view once it is answered. */
export const OfEachKind: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Les deux grossistes ont bien les mêmes quantités',
      'La somme des lignes est juste',
      'Ce sont bien les quantités à reprendre',
      'Ce sont bien toutes les quantités',
      'Garder les quantités du fichier',
      'Exclure ces lignes',
      'Ces lignes comptent',
      'Ce sont bien des boîtes',
      'Exclure ces lignes',
      'Ce sont bien ces produits',
      'Exclure ces lignes',
      'Ce sont bien ces produits',
      'Reprendre les nombres des cellules',
      'Toutes ces lignes comptent',
      'Ce sont bien les lignes de l’agence',
      'Ne rien déduire',
      'Laisser ces colonnes de côté',
      'Les quantités sont justes',
      'Garder les PGHT du catalogue',
      'Reprendre les prix du fichier',
      'Garder les PGHT du catalogue',
      'Reprendre les prix du fichier',
      'Garder les PGHT du catalogue',
      'Reprendre les prix du fichier',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'La somme des lignes est juste' }));
    await expect(args.onCorrect).toHaveBeenCalledWith({ kind: 'acknowledge', finding: 'totals' });
    await userEvent.click(canvas.getByRole('button', { name: 'Toutes ces lignes comptent' }));
    await expect(args.onCorrect).toHaveBeenLastCalledWith({
      kind: 'acknowledge',
      finding: findingKey(OF_EACH_KIND.divided),
    });
    await expect(canvas.getAllByText(/^Vérifié par vous/u)).toHaveLength(2);
  },
};

/** Rows below a line alone, and of another pack, can be excluded at once; prices can be left. */
export const OtherAnswers: Story = {
  args: { findings: [OF_EACH_KIND.loneLine, OF_EACH_KIND.packs, OF_EACH_KIND.farPrices] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^ligne 4 – «\sCond\. 12\s» dans le fichier, repris pour Tensorel/u)).toBeVisible();
    const [below] = canvas.getAllByRole('button', { name: 'Exclure ces lignes' });
    await userEvent.click(below ?? document.body);
    await expect(args.onCorrect).toHaveBeenLastCalledWith({ kind: 'exclude', rows: [0] });
    await userEvent.click(canvas.getByRole('button', { name: 'Garder les PGHT du catalogue' }));
    await expect(args.onCorrect).toHaveBeenLastCalledWith({ kind: 'ownPrices' });
  },
};

/** What the same questions say of several wholesalers, of a file's name, and of quantities that are too large. */
export const OtherWords: Story = {
  args: {
    findings: [
      { kind: 'given', wholesalerID: 'w2', to: 'w1', rows: 2, isInFile: false },
      { kind: 'country', title: null, text: 'ventes_gabon', own: 'Cameroun' },
      { kind: 'quantities', ratio: 12, compared: 5 },
      { kind: 'prices', ratio: 0.8, differing: 5, compared: 6 },
      { kind: 'share', text: 'zone Nord', title: null, isYear: false },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Les lignes de Littoral Médicaments sont déjà celles de Répartis/u)).toBeVisible();
    await expect(canvas.getByText(/\(Cameroun\)\s: «\sventes_gabon\s»/u)).toBeVisible();
    await expect(canvas.getByText(/« zone Nord », et remplacerait toutes celles de ses\s+grossistes/u)).toBeVisible();
    await expect(canvas.getByText(/environ 12 fois plus fortes que d’habitude/u)).toBeVisible();
    await expect(canvas.getByText(/^5 prix sur 6 sont sous le PGHT, d’environ 20\s%/u)).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
