import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { withWords } from '#app/i18n.ts';
import type { ReadHistory } from '#features/finance/entry/import/import.actors.ts';
import { ImportPanel } from '#features/finance/entry/import/import-panel.tsx';
import type { StoredImport } from '#features/finance/entry/import/left-import.ts';
import { IMPORT_RULES } from '#domain/import/rules.ts';
import { STORAGE_KEYS } from '#lib/device/texts.ts';
import { Button } from '#ui/button/button.tsx';
import { Page } from '#ui/page/page.tsx';
import { workbook } from '../../../tests/fixtures/finance/workbook.ts';

const LABORATORIES = ['Orvalis', 'Sahelia', 'Brévane'] as const;
const NAMES = [
  'Amoxivane 500 mg B/12',
  'Paludexa 20/120 B/24',
  'Tensorel 5 mg B/30',
  'Glycarel 850 mg B/60',
  'Brévadol 1 g B/16',
  'Éloxane 40 mg B/14',
] as const;
const PRICES = [1450, 1980, 3120, 2275, 1100, 3540] as const;
const PRODUCTS = NAMES.map((name, index) => ({
  ID: `p${index + 1}`,
  ref: `00${index + 1}7`,
  name,
  pGHT: PRICES[index] ?? 1000,
  laboratory: LABORATORIES[index % LABORATORIES.length] ?? null,
}));
const WHOLESALERS = ['Répartis', 'Littoral Médicaments', 'Savane Distribution'].map((name, index) => ({
  ID: `w${index + 1}`,
  name,
}));

/** A wholesaler's file with typical errors. */
const SALES = [
  'Produit;Grossiste;Quantité;PGHT',
  'Amoxivane 500 mg B/12;Répartis;420;1 450',
  'amoxivane 500MG b/12;Littoral Medicaments;312;1450,00',
  'Paludexa 20-120 b24;Littoral Médicaments;240;1980',
  'Paludexa 20-120 b24;Répartis;655;1980',
  'Tensorel 5 mg B/30;Litoral Medic.;96;3120',
  '',
  'Tensorel 5 mg B/30;Répartis;144;',
  'Glycarel 850 mg B/60;Répartis;;2300',
  'Glycarel 850 mg B/60;Littoral Médicaments;12,5;2300',
  'Glycarel 850 mg B/60;Savane Distribution;2 030;2300',
  'Brévadol 1 g B/16;Répartis;880;',
  'Brévadol 1 g B/16;Répartis;20;',
  'Éloxane 40 mg B/14;Savane Distribution;=1+1;',
].join('\r\n');
const CLEAN = ['ref;wholesaler;qty', '0017;Répartis;1 200', '0027;Savane Distribution;35'].join('\n');

/** Opens the panel again after it has closed, so that the story has something to show. */
function Reopened({ onDone, onCancel, ...props }: ComponentProps<typeof ImportPanel>) {
  const [round, setRound] = useState(0);
  // A draft of its own for each story.
  const [draft] = useState(() => crypto.randomUUID());
  return (
    <ImportPanel
      key={round}
      {...props}
      draft={`${draft} ${round}`}
      onDone={(...taken) => {
        onDone(...taken);
        setRound(round + 1);
      }}
      onCancel={() => {
        onCancel();
        setRound(round + 1);
      }}
    />
  );
}

/** Leaves the page and comes back. */
function Left(props: ComponentProps<typeof ImportPanel>) {
  const [isThere, setThere] = useState(true);
  const [draft] = useState(() => crypto.randomUUID());
  return (
    <>
      <Button onPress={() => setThere(!isThere)}>{isThere ? 'Partir' : 'Revenir'}</Button>
      {isThere && <ImportPanel {...props} draft={draft} />}
    </>
  );
}

const csv = (text: string, name = 'ventes_reelles_2026-10.csv') => new File([text], name, { type: 'text/csv' });

const readHistory: ReadHistory = () => Promise.resolve({ periods: [] });

const meta = {
  title: 'Features/Import panel',
  component: ImportPanel,
  args: {
    kind: 'sales',
    period: '2026-10',
    periodWords: 'octobre 2026',
    readHistory,
    products: PRODUCTS,
    wholesalers: WHOLESALERS,
    draft: 'sales',
    owner: 'aline cm',
    onDone: fn(),
    onCancel: fn(),
  },
  render: (args) => <Reopened {...args} />,
  parameters: { layout: 'fullscreen' },
  loaders: [
    async () => {
      await withWords('src/features/finance', Promise.resolve());
      return {};
    },
  ],
  decorators: [(Story) => <Page>{Story()}</Page>],
  beforeEach: () => {
    localStorage.removeItem(STORAGE_KEYS.imports);
  },
} satisfies Meta<typeof ImportPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Chooses a file, as a drop would. */
async function choose(canvasElement: HTMLElement, file: File): Promise<void> {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no place for a file.');
  await userEvent.upload(input, file, { applyAccept: false });
}

/** Chooses a file and waits for its rows. */
async function openRows(canvasElement: HTMLElement, file: File): Promise<void> {
  await choose(canvasElement, file);
  await within(canvasElement).findByText(file.name);
  await within(canvasElement).findByRole('grid');
}

export const Choosing: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Fichier du grossiste')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};

export const Clean: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await openRows(canvasElement, csv(CLEAN));
    await userEvent.click(await canvas.findByRole('button', { name: 'Reprendre 2 lignes' }));
    await waitFor(() =>
      expect(args.onDone).toHaveBeenCalledWith(
        [
          { pharmaProductID: 'p1', wholesalerID: 'w1', quantity: 1200, pght: 1450 },
          { pharmaProductID: 'p2', wholesalerID: 'w3', quantity: 35, pght: 1980 },
        ],
        ['w1', 'w3'],
        [],
      ),
    );
  },
};

/** A wholesaler's own file, whose wholesaler is asked about. */
const OWN = csv('ref;qty\n0017;1200\n0027;35', 'releve.csv');
const LEFT: StoredImport = {
  form: 1,
  name: OWN.name,
  size: OWN.size,
  lastModified: OWN.lastModified,
  mapping: {
    sheet: 0,
    header: { first: 0, count: 1 },
    roles: ['reference', 'quantity'],
    answers: { wholesalerID: 'w2' },
  },
  asked: [],
  corrections: [{ kind: 'exclude', rows: [1] }],
  mark: '2 -700',
  answers: {},
};

/** The device had no room for the file of an import that a reload cut off: the same file goes on with its answers. */
export const FileToChooseAgain: Story = {
  args: { left: { stored: { ...LEFT, corrections: [] }, file: null } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Choisissez à nouveau releve.csv.')).toBeVisible();
    await openRows(canvasElement, OWN);
    await expect(await canvas.findByRole('button', { name: 'Reprendre 2 lignes' })).toBeEnabled();
    await expect(canvas.queryByText('Vos corrections sont à refaire.')).toBeNull();
  },
};

/** Rows that are not those which were corrected keep no correction, and the page says so. */
export const RowsReadOtherwise: Story = {
  args: { left: { stored: LEFT, file: OWN } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vos corrections sont à refaire.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Reprendre 2 lignes' })).toBeEnabled();
  },
};

/** The same rows were given for another wholesaler already: nothing is taken before the user says that both are right. */
export const GivenTwice: Story = {
  args: {
    entered: [
      { pharmaProductID: 'p1', wholesalerID: 'w2', quantity: 1200, pght: 1450 },
      { pharmaProductID: 'p2', wholesalerID: 'w2', quantity: 35, pght: 1980 },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await openRows(canvasElement, csv(CLEAN.replace('Savane Distribution', 'Répartis')));
    const take = await canvas.findByRole('button', { name: 'Reprendre 2 lignes' });
    await expect(canvas.getByText(/^Les lignes de Répartis sont déjà celles de .+, à la boîte près\.$/u)).toBeVisible();
    await expect(take).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Les deux grossistes ont bien les mêmes quantités' }));
    await expect(take).toBeEnabled();
  },
};

/** Whether the browser would ask before it closes or reloads the page. */
const asksBeforeUnload = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** A device that has no room for an open file: the browser asks before a reload, until its rows are taken or it is closed. */
export const AskedBeforeAReload: Story = {
  beforeEach: () => {
    const refused = spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    return () => refused.mockRestore();
  },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(asksBeforeUnload()).toBe(false);
    await openRows(canvasElement, csv(CLEAN));
    await expect(asksBeforeUnload()).toBe(true);
    await userEvent.click(await canvas.findByRole('button', { name: 'Reprendre 2 lignes' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
    await waitFor(() => expect(asksBeforeUnload()).toBe(false));
    // Choosing columns is work too.
    await choose(canvasElement, csv('a;b\nAmoxivane 500 mg B/12;12'));
    await canvas.findByRole('button', { name: 'Lire les lignes' });
    await expect(asksBeforeUnload()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(asksBeforeUnload()).toBe(false));
  },
};

/** What the device has kept goes on after a reload: the browser does not ask. */
export const NotAskedBeforeAReload: Story = {
  play: async ({ canvasElement }) => {
    await openRows(canvasElement, csv(CLEAN));
    await waitFor(() => expect(asksBeforeUnload()).toBe(false));
  },
};

/** A user who leaves and comes back finds all corrected rows. After the import nothing is left. */
export const GoneOnWith: Story = {
  args: { kind: 'goals', period: '2027', periodWords: '2027', wholesalers: [] },
  render: (args) => <Left {...args} />,
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText('Fichier des objectifs')).toBeVisible();
    await openRows(canvasElement, csv('ref;qty\n0017;0\n0027;35', 'objectifs.csv'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Exclure la ligne' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Partir' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Revenir' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Annuler la correction' }));
    await expect(canvas.getByText('Quantité nulle')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Abandonner l’import' }));
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Partir' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Revenir' }));
    await expect(canvas.getByText('Fichier des objectifs')).toBeVisible();
  },
};

/** Errors are shown with the correct rows around them. */
export const WithErrors: Story = {
  play: async ({ canvas, canvasElement }) => {
    await openRows(canvasElement, csv(SALES));
    await expect(await canvas.findByRole('radio', { name: /^Autour des erreurs/u, checked: true })).toBeVisible();
    await expect(canvas.getAllByText('Produit introuvable')).toHaveLength(2);
    await expect(canvas.getByText('Grossiste introuvable')).toBeVisible();
    await expect(canvas.getAllByText('Prix différent du PGHT')[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Reprendre/u })).toBeDisabled();
  },
};

/** Errors are corrected row by row, until the rows can be imported. */
export const Mending: Story = {
  play: async ({ canvas, canvasElement }) => {
    await openRows(canvasElement, csv(SALES));
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Paludexa 20/120 B/24' }))[0] ?? canvasElement);
    // A product chosen for a name applies to all rows with that name.
    await expect(canvas.queryByText('Produit introuvable')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Littoral Médicaments' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Saisir la quantité' }));
    await userEvent.keyboard('1 203{Enter}');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Corriger la quantité' })[0] ?? canvasElement);
    await userEvent.keyboard('125{Enter}');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Prendre 2\u202F275' })[0] ?? canvasElement);
    await expect(canvas.queryByText('Prix différent du PGHT')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Additionner à la ligne 12' }));
    const [last] = canvas.getAllByRole('button', { name: 'Exclure la ligne' });
    if (last) await userEvent.click(last);
    await expect(canvas.getByText('Ligne exclue')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler la correction' }));
    await expect(canvas.queryByText('Ligne exclue')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Exclure la ligne en erreur' }));
    await expect(await canvas.findByRole('button', { name: 'Reprendre 11 lignes' })).toBeEnabled();
  },
};

/** A choice for a name also applies to the next file, which marks it on its row. It can be changed there. */
export const Remembered: Story = {
  play: async ({ canvas, canvasElement }) => {
    await openRows(canvasElement, csv(SALES));
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Paludexa 20/120 B/24' }))[0] ?? canvasElement);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Choisir un autre' })[0] ?? canvasElement);
    await userEvent.click(await screen.findByRole('option', { name: 'Savane Distribution' }));
    await openRows(canvasElement, csv(SALES, 'suite.csv'));
    await expect(await canvas.findByText('suite.csv')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '2 choix retenus' })).toBeVisible();
    await expect(canvas.queryByText('Produit introuvable')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /^Toutes/u }));
    await expect(canvas.getAllByText('Paludexa 20-120 b24')).toHaveLength(2);
    await expect(canvas.getAllByText(/lu selon votre choix/u)).toHaveLength(3);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Changer' })[0] ?? canvasElement);
    await userEvent.click(await screen.findByRole('option', { name: 'Tensorel 5 mg B/30' }));
    await expect(canvas.getAllByText('Tensorel 5 mg B/30')).toHaveLength(4);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Changer' })[0] ?? canvasElement);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Oublier ce choix' }));
    await expect(canvas.getAllByText('Produit introuvable')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: '1 choix retenu' })).toBeVisible();
  },
};

/** Undoing a correction also undoes what was remembered. */
export const UndoneIsForgotten: Story = {
  play: async ({ canvas, canvasElement }) => {
    await openRows(canvasElement, csv(SALES));
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Paludexa 20/120 B/24' }))[0] ?? canvasElement);
    await waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.imports)).toContain('Paludexa 20-120 b24'));
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler la correction' }));
    await waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.imports)).not.toContain('Paludexa'));
    await openRows(canvasElement, csv(SALES, 'suite.csv'));
    await expect(await canvas.findByText('suite.csv')).toBeVisible();
    await expect(await canvas.findAllByText('Produit introuvable')).toHaveLength(2);
  },
};

/** What is remembered is read, changed and forgotten in one list, and each change can be undone. */
export const KeptChoices: Story = {
  beforeEach: () => {
    const kept = {
      names: {
        product: { 'paludexa20-120b24': 'p2', tensorelgel: 'p3', ancien: 'gone' },
        wholesaler: { 'litoralmedic.': 'w2' },
      },
      written: { product: { tensorelgel: 'Tensorel gel' }, wholesaler: { 'litoralmedic.': 'Litoral Medic.' } },
      columns: [{ titles: ['article', 'nombre', 'depot'], roles: ['product', 'quantity', 'wholesaler'] }],
    };
    localStorage.setItem(STORAGE_KEYS.imports, JSON.stringify({ 'aline cm sales': kept }));
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '5 choix retenus' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choix retenus' }));
    await waitFor(() => expect(dialog.getByText('n’existe plus dans le catalogue')).toBeVisible());
    await expect(dialog.getByText('Produit : « article », Quantité : « nombre », Grossiste : « depot »')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Changer «\u00A0Tensorel gel\u00A0»' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Glycarel 850 mg B/60' }));
    await expect(dialog.getByText('Glycarel 850 mg B/60')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Oublier «\u00A0Tensorel gel\u00A0»' }));
    await expect(dialog.queryByText('Tensorel gel')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Tout oublier' }));
    await expect(dialog.getByText('Aucun choix n’est retenu')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler le dernier changement' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler le dernier changement' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler le dernier changement' }));
    await expect(dialog.getByText('Tensorel gel')).toBeVisible();
    await expect(dialog.getByText('Tensorel 5 mg B/30')).toBeVisible();
  },
};

/** Three months with the quantities of the file, but for one product at one wholesaler. */
const HISTORY = {
  periods: ['2026-09', '2026-08', '2026-07'].map((period) => ({
    period,
    quantities: { p1: { w1: 1180 }, p2: { w3: 35_400 }, p5: { w1: 640 } },
  })),
};

/** Quantities far from earlier months are shown before anything is taken, and must be confirmed. */
export const Unusual: Story = {
  args: { readHistory: () => Promise.resolve(HISTORY) },
  play: async ({ canvas, canvasElement }) => {
    await openRows(canvasElement, csv(CLEAN));
    await expect(await canvas.findByText(/^1 quantité s’écarte beaucoup des dernières périodes/u)).toBeVisible();
    await expect(
      canvas.getByText('1 ligne « produit et grossiste » des dernières périodes n’est pas dans le fichier'),
    ).toBeVisible();
    const take = canvas.getByRole('button', { name: 'Reprendre 2 lignes' });
    await expect(take).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Voir la ligne' }));
    await expect(canvas.getByRole('radio', { name: 'À vérifier 1', checked: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmer 35' }));
    await expect(take).toBeEnabled();
    // Another quantity is not the one that was confirmed.
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler la correction' }));
    await expect(take).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmer la quantité' }));
    await expect(take).toBeEnabled();
  },
};

/** A laboratory whose products are all missing is named before anything is taken. */
export const LaboratoryMissing: Story = {
  args: { readHistory: () => Promise.resolve(HISTORY) },
  play: async ({ canvas, canvasElement }) => {
    await openRows(canvasElement, csv('ref;wholesaler;qty\n0017;Répartis;1 200'));
    await expect(
      await canvas.findByText(
        /^Le fichier n’a aucun produit du laboratoire Sahelia\. Chacune des dernières périodes en a un, pour 640 boîtes d’ordinaire\.$/u,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reprendre 1 ligne' })).toBeEnabled();
  },
};

/** Without the earlier months the check says so, and the import goes on. */
export const NotCompared: Story = {
  args: { readHistory: () => Promise.reject(new Error('network')) },
  play: async ({ canvas, canvasElement }) => {
    await openRows(canvasElement, csv(CLEAN));
    await expect(await canvas.findByText(/rien n’est comparé$/u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reprendre 2 lignes' })).toBeEnabled();
  },
};

/** The file’s own titles stand under ours, its own texts under what they were read as, and the totals agree. */
export const Evidence: Story = {
  play: async ({ canvas, canvasElement }) => {
    await openRows(
      canvasElement,
      csv('Désignation;Répartiteur;Boîtes\nPaludexa 20/120 B/24;Répartis;1 200,0\n0017;Répartis;0'),
    );
    await userEvent.click(await canvas.findByRole('radio', { name: /^Toutes/u }));
    await expect(await canvas.findByRole('columnheader', { name: /^Quantité/u })).toHaveTextContent('« Boîtes »');
    await expect(canvas.getByRole('columnheader', { name: /^PGHT/u })).toHaveTextContent('du catalogue');
    await expect(canvas.getByText('1 200,0')).toBeVisible();
    await expect(canvas.getByText('0017')).toBeVisible();
    await expect(canvas.getByText(/^fichier 1.200 boîtes/u)).toHaveTextContent(/= reprises 1.200 \+ en erreur 0$/u);
  },
};

/** A price warning counts once its row has no error, and a filter without rows is not offered. */
export const WarningAfterErrors: Story = {
  play: async ({ canvas, canvasElement }) => {
    await openRows(canvasElement, csv('ref;wholesaler;qty;price\n0017;Répartis;0;1500'));
    await expect(await canvas.findByText('Quantité nulle')).toBeVisible();
    await expect(canvas.queryByText('Prix différent du PGHT')).toBeNull();
    await expect(canvas.queryByRole('radio', { name: /^À vérifier/u })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Corriger la quantité' }));
    await userEvent.keyboard('12{Enter}');
    await expect(await canvas.findByText('Prix différent du PGHT')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'À vérifier 1' })).toBeVisible();
  },
};

/** The lines of days are offered to be added up, with their sum. */
export const DailyLines: Story = {
  play: async ({ canvas, canvasElement }) => {
    const days = ['01', '02', '03'].map((day) => `${day}/10/2026;0017;Répartis;1${day}`);
    await openRows(canvasElement, csv(['date;ref;wholesaler;qty', ...days].join('\n')));
    await expect(canvas.getByRole('button', { name: 'Reprendre 1 ligne' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /^Additionner par produit.*3 lignes, somme 306$/u }));
    await expect(await canvas.findByRole('button', { name: 'Reprendre 3 lignes' })).toBeEnabled();
  },
};

/** A cell of 30,000 characters is cut, and can be read whole. */
export const LongCell: Story = {
  play: async ({ canvas, canvasElement }) => {
    const long = `Amoxivane ${'très '.repeat(6000)}long`;
    await openRows(canvasElement, csv(`ref;wholesaler;qty\n${long};Répartis;12`));
    const row = (await canvas.findByText('Produit introuvable')).closest('[role="row"]');
    await expect(row?.clientHeight).toBeLessThan(200);
    await userEvent.click(canvas.getByRole('button', { name: 'Lire en entier' }));
    await expect(row).toHaveTextContent(/long/u);
    await expect(row?.clientHeight).toBeLessThan(400);
    await userEvent.click(canvas.getByRole('button', { name: 'Réduire' }));
    await expect(row).not.toHaveTextContent(/long/u);
  },
};

/** Moving from error to error by keyboard. */
export const ByKeys: Story = {
  play: async ({ canvas, canvasElement }) => {
    await openRows(canvasElement, csv(SALES));
    const next = await canvas.findByRole('button', { name: 'Erreur suivante' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'row'));
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.queryByText('Produit introuvable')).toBeNull();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'row'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.getAllByText('Produit introuvable')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Litoral Medic.'));
  },
};

/** Columns that were not recognised are assigned, and the assignment is remembered. */
export const Columns: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, csv('A;B;C\n0017;Répartis;12\n0027;Répartis;0'));
    await expect(await canvas.findByRole('button', { name: 'Lire les lignes' })).toBeDisabled();
    const tell = async (title: string, role: string) => {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(`${title}$`, 'u') }));
      await userEvent.click(await screen.findByRole('option', { name: role }));
    };
    await tell('A', 'Référence');
    await tell('B', 'Grossiste');
    await tell('C', 'Quantité');
    await userEvent.click(canvas.getByRole('button', { name: 'Lire les lignes' }));
    await expect(await canvas.findByText('Quantité nulle')).toBeVisible();
  },
};

export const Refused: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(
      canvasElement,
      new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'photo.csv', { type: 'text/csv' }),
    );
    await expect(await canvas.findByText('photo.csv n’a pas été lu.')).toBeVisible();
    await choose(canvasElement, csv('', 'vide.csv'));
    await expect(await canvas.findByText('vide.csv n’a pas été lu.')).toBeVisible();
    await openRows(canvasElement, csv(CLEAN));
    await expect(await canvas.findByRole('button', { name: 'Reprendre 2 lignes' })).toBeVisible();
  },
};

/** A file one byte over the limit is refused. */
export const TooLarge: Story = {
  args: { kind: 'trends', period: '2026-11-16', periodWords: 'semaine 47' },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, csv('x'.repeat(IMPORT_RULES.trends.maxBytes + 1), 'semaine-47.csv'));
    const alert = await canvas.findByText('semaine-47.csv refusé');
    await expect(alert).toBeVisible();
  },
};

/** What is odd about the file as a whole is acknowledged, or mended for all rows at once, before they are taken. */
export const Findings: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const dearer = NAMES.map((name, index) => `${name};Répartis;10;${Math.round((PRICES[index] ?? 0) * 1.1)}`);
    await openRows(canvasElement, csv(['Produit;Grossiste;Quantité;PGHT', ...dearer, 'Total;;600;'].join('\n')));
    await expect(await canvas.findByText(/le fichier dit 600, la somme fait 60/u)).toBeVisible();
    await expect(canvas.getByText(/6 prix sur 6 dépassent le PGHT, d’environ 10\s%/u)).toBeVisible();
    const take = canvas.getByRole('button', { name: 'Reprendre 6 lignes' });
    await expect(take).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'La somme des lignes est juste' }));
    await expect(take).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Garder les PGHT du catalogue' }));
    await expect(canvas.getByText(/Vérifié par vous/u)).toBeVisible();
    await userEvent.click(take);
    await expect(args.onDone).toHaveBeenCalledWith(
      NAMES.map((_, index) => ({
        pharmaProductID: `p${index + 1}`,
        wholesalerID: 'w1',
        quantity: 10,
        pght: PRICES[index],
      })),
      ['w1'],
      [],
    );
  },
};

/** What a workbook shows stands beside what its cells hold; a row that it strikes through is kept on purpose, or excluded. */
export const ShownOtherwise: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const shown = (stored: number, format: string) => ({ stored, format });
    const content = workbook({
      name: 'Ventes',
      rows: [
        ['Produit', 'Grossiste', 'Quantité'],
        [NAMES[0], 'Répartis', shown(404, '"-"0')],
        [NAMES[1], 'Répartis', shown(404, '"("0")"')],
        [NAMES[2], 'Répartis', shown(12, ';;;')],
        [{ struck: NAMES[3] }, 'Répartis', 7],
        [NAMES[4], 'Répartis', { struck: 9 }],
      ],
    });
    await openRows(canvasElement, new File([content], 'ventes.xlsx'));
    await expect(canvas.getByText(/ligne 2 – le classeur affiche «\s-404\s», la cellule contient 404/u)).toBeVisible();
    await expect(canvas.getByText(/ligne 3 – le classeur affiche «\s\(404\)\s»/u)).toBeVisible();
    await expect(canvas.getByText(/ligne 4 – le classeur n’affiche rien, la cellule contient 12/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre les nombres des cellules' }));
    await expect(canvas.getAllByText('La ligne est barrée dans le classeur')).toHaveLength(2);
    const [keep] = canvas.getAllByRole('button', { name: 'Compter la ligne quand même' });
    await userEvent.click(keep ?? document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Exclure la ligne en erreur' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre 4 lignes' }));
    await expect(args.onDone).toHaveBeenCalledWith(
      [404, 404, 12, 7].map((quantity, index) => ({
        pharmaProductID: `p${index + 1}`,
        wholesalerID: 'w1',
        quantity,
        pght: PRICES[index],
      })),
      ['w1'],
      [],
    );
  },
};

/** The control is that of the sheet that was chosen; the others are named, with what they hold. */
export const UnreadSheets: Story = {
  play: async ({ canvas, canvasElement }) => {
    const rows = (...quantities: readonly number[]) => [
      ['Produit', 'Grossiste', 'Quantité'],
      ...quantities.map((quantity, at) => [NAMES[at] ?? '', 'Répartis', quantity]),
    ];
    const content = workbook(
      { name: 'Ventes', rows: rows(404, 868) },
      { name: 'Retours', rows: rows(3, 4) },
      { name: 'Notes', rows: [['Relu par Awa']] },
    );
    await choose(canvasElement, new File([content], 'ventes.xlsx'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Lire les lignes' }));
    await canvas.findByRole('grid');
    await expect(canvas.getByText(/^feuille «\sVentes\s» 1\s272 boîtes/u)).toHaveTextContent(/= reprises 1\s272$/u);
    await expect(
      canvas.getByText(/^«\sRetours\s» \(9 cellules, 7 boîtes\) et «\sNotes\s» \(1 cellule\)$/u),
    ).toBeVisible();
  },
};

/** One answer serves all rows of a unit; a unit of a single row is answered there. */
export const OtherUnits: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const cartons = NAMES.slice(0, 4).map((name, index) => `${name};Répartis;${index + 10};carton`);
    const lines = [...cartons, `${NAMES[4]};Répartis;3;lot de 2`, `${NAMES[5]};Répartis;900;boîte`];
    await openRows(canvasElement, csv(['Produit;Grossiste;Quantité;Unité', ...lines].join('\n')));
    const all = await canvas.findByRole('button', { name: /^«\scarton\s» est une boîte\s: 4 lignes, somme 46$/u });
    await expect(canvas.getByText(/^Des lignes ne sont pas en boîtes/u)).toBeVisible();
    await userEvent.click(all);
    await expect(canvas.queryByText(/^Des lignes ne sont pas en boîtes/u)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler la correction' }));
    await userEvent.click(await canvas.findByRole('button', { name: /4 lignes, somme 46$/u }));
    const take = canvas.getByRole('button', { name: 'Reprendre 5 lignes' });
    await expect(take).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Ce sont bien des boîtes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre 6 lignes' }));
    await expect(args.onDone).toHaveBeenCalledWith(
      [10, 11, 12, 13, 3, 900].map((quantity, index) => ({
        pharmaProductID: `p${index + 1}`,
        wholesalerID: 'w1',
        quantity,
        pght: PRICES[index],
      })),
      ['w1'],
      [],
    );
  },
};

/** Quantities that are no numbers are said beside the control totals. */
export const Unreadable: Story = {
  play: async ({ canvas, canvasElement }) => {
    await openRows(canvasElement, csv('Produit;Grossiste;Quantité\nTensorel 5 mg B/30;Répartis;12 (dont 2 gratuites)'));
    await expect(await canvas.findByText(/1 quantité illisible n’est pas comptée/u)).toBeVisible();
  },
};

/** Goals have no wholesaler. */
export const Goals: Story = {
  args: { kind: 'goals', period: '2027', periodWords: '2027', wholesalers: [] },
  play: async ({ canvas, canvasElement }) => {
    await openRows(
      canvasElement,
      csv('Produit;Objectif\nGlycarel 850 mg B/60;12 000\nTensorel 5 mg B/30;-5', 'objectifs.csv'),
    );
    await expect(await canvas.findByText(/^Quantité négative/u)).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Grossiste' })).toBeNull();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await openRows(canvasElement, csv(SALES));
    await expect((await canvas.findAllByText('Produit introuvable'))[0]).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await openRows(canvasElement, csv(SALES));
    await expect((await canvas.findAllByText('Produit introuvable'))[0]).toBeVisible();
  },
};

/** Long texts and many rows: 2,000 errors in 20,000 rows. */
export const Huge: Story = {
  args: {
    products: Array.from({ length: 2000 }, (_, index) => ({
      ID: `p${index}`,
      ref: null,
      name: `Hydroxychlorothiazide-amiloridecompriméspelliculés sécables ${index} mg B/90`,
      pGHT: 1000 + index,
      laboratory: 'Laboratoires pharmaceutiques réunis d’Afrique centrale',
    })),
    wholesalers: Array.from({ length: 10 }, (_, index) => ({
      ID: `w${index}`,
      name: `Grossiste-répartiteur interrégional ${index}`,
    })),
  },
  play: async ({ canvas, canvasElement, args }) => {
    const lines = args.products.flatMap(({ name }, index) =>
      args.wholesalers.map(
        (wholesaler, each) => `${name};${wholesaler.name};${each === index % 10 ? '-' : ''}${index + each + 1}`,
      ),
    );
    await openRows(canvasElement, csv(['Produit;Grossiste;Quantité', ...lines].join('\n')));
    const grid = canvas.getByRole('grid');
    await expect(canvas.getByText(/sur 2\s000/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erreur précédente' }));
    // Going back from the first error wraps to the last one.
    await waitFor(() => expect(within(grid).getByText(String(lines.length + 1))).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /^Exclure les/u }));
    await expect(await canvas.findByRole('button', { name: /^Reprendre/u })).toBeEnabled();
  },
};
