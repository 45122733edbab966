import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { withWords } from '#app/i18n.ts';
import type { FinanceRow } from '#domain/finance/rows.ts';
import { confirmKey, type Confirmed } from '#domain/import/corrections.ts';
import { unusualChanges } from '#domain/import/outliers.ts';
import { MergeDialog } from '#features/finance/entry/parts/merge-dialog.tsx';
import { PriceDialog } from '#features/finance/entry/parts/price-dialog.tsx';
import { ReviewChanges } from '#features/finance/entry/parts/review-changes.tsx';
import { UnusualChanges, type UnusualChangesProps } from '#features/finance/entry/parts/unusual-changes.tsx';
import { Page } from '#ui/page/page.tsx';

const NAMES = ['Amoxivane 500 mg B/12', 'Paludexa 20/120 B/24', 'Tensorel 5 mg B/30', 'Glycarel 850 mg B/60'] as const;
const CATALOGUE = {
  products: NAMES.map((name, index) => ({
    ID: `p${index}`,
    name,
    ref: null,
    pGHT: 1450,
    PharmaLaboratory: null,
    PharmaProductAssignedDelegues: [],
  })),
  wholesalers: ['Répartis', 'Laborex', 'Savane Distribution'].map((name, index) => ({ ID: `w${index}`, name })),
};

const row = (product: number, wholesaler: number, quantity: number, pght = 1450): FinanceRow => ({
  pharmaProductID: `p${product}`,
  wholesalerID: `w${wholesaler}`,
  quantity,
  pght,
});

const BASE = [row(0, 0, 420), row(1, 0, 610), row(2, 1, 132), row(3, 1, 240)];
const THEIRS = [row(0, 0, 450), row(1, 0, 655), row(2, 1, 132), row(2, 2, 96, 1450)];
const MINE = [row(0, 0, 420), row(1, 0, 600), row(2, 1, 140), row(3, 1, 240)];

const meta = {
  title: 'Features/Entry dialogs',
  parameters: { layout: 'fullscreen' },
  loaders: [
    async () => {
      await withWords('src/features/finance', Promise.resolve());
      return {};
    },
  ],
  decorators: [(Story) => <Page>{Story()}</Page>],
} satisfies Meta;
export default meta;

type Story = StoryObj;

const answers = { onTheirs: fn(), onMine: fn(), onBoth: fn(), onClose: fn() };

/** Somebody else saved four lines meanwhile; one of them is changed here too. */
export const Merging: Story = {
  render: () => <MergeDialog kind="sales" catalogue={CATALOGUE} base={BASE} theirs={THEIRS} mine={MINE} {...answers} />,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Quelqu’un d’autre a enregistré cette période' }));
    await waitFor(() =>
      expect(
        dialog.getByText(
          /^4 lignes ont changé sur le serveur\. Rien n’est encore enregistré de votre saisie\. Vous en avez changé 1 aussi/u,
        ),
      ).toBeVisible(),
    );
    await expect(dialog.getByText('Paludexa 20/120 B/24')).toBeVisible();
    // A row that only I changed is no question.
    await expect(dialog.queryByText('140')).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Réunir les deux' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(answers.onBoth).toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(answers.onClose).toHaveBeenCalled();
  },
};

export const MergingAPrice: Story = {
  render: () => (
    <MergeDialog
      kind="sales"
      catalogue={CATALOGUE}
      base={BASE}
      theirs={BASE.map((each) => (each.pharmaProductID === 'p0' ? { ...each, pght: 1500 } : each))}
      mine={MINE}
      {...answers}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect((await dialog.findAllByText(/1\s450/)).length).toBeGreaterThan(0);
    await expect(dialog.getAllByText(/1\s500/).length).toBeGreaterThan(0);
  },
};

const onChoose = fn();

export const Prices: Story = {
  render: () => (
    <PriceDialog
      catalogue={CATALOGUE}
      prices={[
        { pharmaProductID: 'p0', own: 1450, file: 1500 },
        { pharmaProductID: 'p1', own: 1980, file: 1900.5 },
      ]}
      onChoose={onChoose}
    />
  ),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Quel PGHT pour 2 produits ?' }));
    await waitFor(() => expect(dialog.getByText('Paludexa 20/120 B/24')).toBeVisible());
    // Whoever just closes it leaves the other wholesalers’ rows as they are.
    await userEvent.keyboard('{Escape}');
    await expect(onChoose).toHaveBeenLastCalledWith('own');
    await userEvent.click(dialog.getByRole('button', { name: 'Prendre les prix du fichier' }));
    await expect(onChoose).toHaveBeenLastCalledWith('file');
  },
};

export const Removals: Story = {
  render: () => (
    <ReviewChanges
      catalogue={CATALOGUE}
      before={[...BASE, row(0, 2, 5)]}
      after={[row(0, 0, 420), row(1, 0, 600), row(0, 2, 5), row(1, 2, 7)]}
      splits={[{ person: { ID: 'pauline', name: 'Pauline Kouamé' }, pharmaProductIDs: ['p0', 'p1'] }]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pauline Kouamé').parentElement).toHaveTextContent(
      'Vous remplacez la répartition de Pauline Kouamé pour Amoxivane 500 mg B/12 et Paludexa 20/120 B/24.',
    );
    await expect(canvas.getByText(/2 lignes de Laborex seront supprimées\./)).toBeVisible();
    await expect(canvas.getByText('1 modifiée, 1 inchangée')).toBeVisible();
    await expect(canvas.getByText('1 ajoutée, 1 inchangée')).toBeVisible();
  },
};

export const NothingRemoved: Story = {
  render: () => <ReviewChanges catalogue={CATALOGUE} before={BASE} after={[...BASE, row(0, 2, 5)]} splits={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/supprimée|répartition/)).toBeNull();
    await expect(canvas.getAllByText('2 inchangées')).toHaveLength(2);
  },
};

const onConfirm = fn();
const HISTORY = { periods: [{ period: '2026-09', quantities: { p0: { w0: 420, w1: 2 }, p1: { w0: 5 } } }] };
/** Six boxes of each where sixty are usual: more quantities than are named at once. */
const FEW = [0, 1, 2, 3].flatMap((product) => [0, 1].map((wholesaler) => row(product, wholesaler, 6)));
const SIXTY = [0, 1, 2, 3].map((product) => [`p${product}`, { w0: 60, w1: 60 }] as const);

/** What the finance machine does with the answer. */
function Confirming({ from = [], ...props }: ConfirmingProps) {
  const [confirmed, setConfirmed] = useState<ReadonlyMap<string, number>>(
    new Map(from.map((each) => [confirmKey(each), each.quantity])),
  );
  return (
    <UnusualChanges
      {...props}
      {...{ confirmed }}
      catalogue={CATALOGUE}
      onConfirm={(of, isRight) => {
        onConfirm(of, isRight);
        setConfirmed(new Map(isRight ? of.map((each) => [confirmKey(each), each.quantity]) : []));
      }}
    />
  );
}

interface ConfirmingProps extends Pick<UnusualChangesProps, 'unusual'> {
  /** What an import has confirmed. */
  readonly from?: readonly Confirmed[];
}

/** A quantity that was typed or pasted and is far from earlier periods is confirmed before it is saved. */
export const Unusual: Story = {
  render: () => (
    <Confirming unusual={unusualChanges(BASE, [...BASE.slice(1), row(0, 0, 4200), row(0, 1, 3)], HISTORY)} />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/1 quantité s’écarte beaucoup des dernières périodes/u)).toBeVisible();
    await expect(canvas.getByText(/Amoxivane 500 mg B\/12, Répartis/u).closest('li')).toHaveTextContent(
      /4\s200, 10 fois plus que d’habitude/u,
    );
    const confirm = canvas.getByRole('checkbox', { name: 'Je confirme cette quantité' });
    await userEvent.click(confirm);
    await expect(onConfirm).toHaveBeenLastCalledWith(
      [expect.objectContaining({ productID: 'p0', quantity: 4200 })],
      true,
    );
    await expect(confirm).toBeChecked();
    await userEvent.click(confirm);
    await expect(onConfirm).toHaveBeenLastCalledWith(expect.anything(), false);
    await expect(confirm).not.toBeChecked();
  },
};

/** All of many can be read before they are confirmed; what an import has confirmed is not asked again. */
export const ManyUnusual: Story = {
  render: () => (
    <Confirming
      from={[{ productID: 'p0', wholesalerID: 'w0', quantity: 6 }]}
      unusual={unusualChanges([], FEW, {
        periods: [{ period: '2026-09', quantities: Object.fromEntries(SIXTY) }],
      })}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^7 quantités s’écartent beaucoup/u)).toBeVisible();
    await expect(canvas.getByText('1 quantité confirmée')).toBeVisible();
    await expect(canvas.queryByText('Amoxivane 500 mg B/12, Répartis')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Et 2 autres' }));
    await expect(canvas.getByText('Glycarel 850 mg B/60, Laborex')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Je confirme ces 7 quantités' })).not.toBeChecked();
  },
};
