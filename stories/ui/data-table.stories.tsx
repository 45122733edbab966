import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarPlus, Download } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { writeCsv } from '#lib/csv.ts';
import { BulletBar } from '#ui/bullet-bar/bullet-bar.tsx';
import { Button } from '#ui/button/button.tsx';
import { ColumnMenu } from '#ui/data-table/column-menu.tsx';
import { type DataColumn, DataTable, type DataTableProps, tableCells } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { phone } from '#ui/theme/media.ts';
import { Toolbar } from '#ui/toolbar/toolbar.tsx';

interface Product {
  readonly id: string;
  readonly name: string;
  readonly amm: string | null;
  readonly months: number | null;
  readonly boxes: number;
  readonly turnover: number;
  /** Percent of the target. */
  readonly rate: number | null;
}

const PRODUCTS: readonly Product[] = [
  {
    id: '1',
    name: 'Amoxivane 500 mg B/12',
    amm: 'CM-2023-0151',
    months: 16,
    boxes: 10_412,
    turnover: 15_097_400,
    rate: 106,
  },
  { id: '2', name: 'Brévadol 1 g B/16', amm: 'SN-2021-1180', months: 1, boxes: 11_250, turnover: 12_375_000, rate: 75 },
  {
    id: '3',
    name: 'Paludexa 20/120 B/24',
    amm: 'CI-2022-0096',
    months: 3,
    boxes: 12_896,
    turnover: 25_534_080,
    rate: 104,
  },
  {
    id: '4',
    name: 'Glycarel 850 mg B/60',
    amm: 'CM-2022-0518',
    months: 8,
    boxes: 2_236,
    turnover: 5_086_900,
    rate: 43,
  },
  { id: '5', name: 'Éloxane 40 mg B/14', amm: null, months: null, boxes: 0, turnover: 0, rate: null },
];

const FIGURES = new Intl.NumberFormat('fr-FR');

function format(value: number): string {
  return FIGURES.format(value);
}

const COLUMNS: readonly DataColumn<Product>[] = [
  {
    id: 'name',
    header: 'Produit',
    cell: ({ name }) => name,
    sort: ({ name }) => name,
    width: '2fr',
    isRowHeader: true,
  },
  { id: 'amm', header: 'AMM', cell: ({ amm }) => amm ?? '–', sort: ({ amm }) => amm },
  {
    id: 'months',
    header: 'Échéance',
    cell: ({ months }) => (months === null ? '–' : `${months.toLocaleString('fr-FR')} mois`),
    sort: ({ months }) => months,
  },
  {
    id: 'boxes',
    header: 'Boîtes',
    cell: ({ boxes }) => format(boxes),
    sort: ({ boxes }) => boxes,
    align: 'end',
    width: 96,
  },
  { id: 'turnover', header: 'CA réalisé', cell: ({ turnover }) => format(turnover), align: 'end', width: 128 },
];

const meta = {
  component: DataTable<Product>,
  args: {
    label: 'Produits',
    columns: COLUMNS,
    rows: PRODUCTS,
    getKey: ({ id }) => id,
    getText: ({ name }) => name,
    card: ({ name, amm, months, turnover }) => ({
      title: name,
      detail: amm ?? 'Sans AMM',
      end: format(turnover),
      endDetail: months === null ? '–' : `${months.toLocaleString('fr-FR')} mois`,
    }),
  },
  decorators: [(Story, { args }) => (args.isEdgeToEdge ? Story() : <Page>{Story()}</Page>)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DataTable<Product>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The names of the rows, in display order. */
function names(rows: readonly HTMLElement[]): string[] {
  return rows.map(({ textContent }) => textContent);
}

export const Reading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Produits' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5);
  },
};

export const Sorted: Story = {
  args: { defaultSort: { column: 'name', direction: 'ascending' }, onSortChange: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Produit' })).toHaveAttribute('aria-sort', 'ascending');
    // Accented letters sort as in French: É with E.
    await expect(names(canvas.getAllByRole('rowheader'))[2]).toBe('Éloxane 40 mg B/14');
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Échéance' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({ column: 'months', direction: 'ascending' });
    await expect(names(canvas.getAllByRole('rowheader'))[0]).toBe('Brévadol 1 g B/16');
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Échéance' }));
    // Unknown values come last in both directions.
    await expect(names(canvas.getAllByRole('rowheader'))[4]).toBe('Éloxane 40 mg B/14');
  },
};

/** Rows that come in the order that is shown are left as they are; any other order is made of them. */
export const SortedRows: Story = {
  args: {
    defaultSort: { column: 'name', direction: 'ascending' },
    rowsSort: { column: 'name', direction: 'ascending' },
  },
  play: async ({ canvas }) => {
    const given = PRODUCTS.map(({ name }) => name);
    await expect(names(canvas.getAllByRole('rowheader'))).toEqual(given);
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Produit' }));
    await expect(names(canvas.getAllByRole('rowheader'))[0]).toBe('Paludexa 20/120 B/24');
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Produit' }));
    await expect(names(canvas.getAllByRole('rowheader'))).toEqual(given);
  },
};

export const OnAPhone: Story = {
  args: { defaultSort: { column: 'name', direction: 'ascending' }, onRowAction: fn() },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, args }) => {
    // On a narrow window the records are a list. If the test cannot narrow the window, they stay a table.
    if (!window.matchMedia(phone).matches) return;
    await userEvent.click(
      canvas.getByRole('button', { name: /^(Trier\s: Produit, croissant|Sort: Produit, ascending)$/ }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Échéance' }));
    await waitFor(() => expect(canvas.getAllByRole('row')[0]).toHaveTextContent('Brévadol'));
    await userEvent.click(canvas.getByText('Glycarel 850 mg B/60'));
    await expect(args.onRowAction).toHaveBeenCalledWith(PRODUCTS[3]);
  },
};

export const Opening: Story = {
  args: { onRowAction: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onRowAction).toHaveBeenCalledWith(PRODUCTS[1]);
    await userEvent.click(canvas.getByText('Glycarel 850 mg B/60'));
    await expect(args.onRowAction).toHaveBeenCalledWith(PRODUCTS[3]);
  },
};

/** Holds the selection, as a screen does. */
function Selecting(props: DataTableProps<Product>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['3']));
  return (
    <DataTable
      {...props}
      selected={selected}
      onSelect={setSelected}
      selectionActions={
        <>
          <Button variant="ghost" size="small" icon={<CalendarPlus />}>
            Programmer une visite
          </Button>
          <Button variant="ghost" size="small" icon={<Download />}>
            Exporter
          </Button>
        </>
      }
    />
  );
}

export const Selection: Story = {
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas }) => {
    const selected = () => names(canvas.queryAllByRole('row', { selected: true })).length;
    await expect(canvas.getByRole('row', { name: /Paludexa/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(within(canvas.getByRole('row', { name: /Brévadol/ })).getByRole('checkbox'));
    await expect(selected()).toBe(2);
    await expect(canvas.getByText(/^2 (sélectionnés|selected)$/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^(Tout sélectionner|Select all)$/ }));
    await expect(selected()).toBe(5);
    await userEvent.click(canvas.getByRole('button', { name: /^(Effacer la sélection|Clear the selection)$/ }));
    await expect(selected()).toBe(0);
    await expect(canvas.queryByRole('group', { name: /^(Sélection|Selection)$/ })).toBeNull();
  },
};

export const SelectionByKeyboard: Story = {
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas }) => {
    const selected = () =>
      canvas.queryAllByRole('row', { selected: true }).map((row) => row.getAttribute('aria-rowindex'));
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(selected()).toEqual([]);
    await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(selected()).toEqual(['2', '3', '4']);
    // Shrinking a range unselects what it had added.
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(selected()).toEqual(['2', '3']);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(selected()).toHaveLength(5);
    await userEvent.keyboard('{Escape}');
    // Shift-click selects from the focused row.
    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', { name: /Brévadol/ }));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: /Glycarel/ }));
    await user.keyboard('{/Shift}');
    await expect(selected()).toEqual(['3', '4', '5']);
  },
};

export const MovingByKeyboard: Story = {
  args: { defaultSort: { column: 'name', direction: 'ascending' } },
  play: async ({ canvas }) => {
    const focused = () => document.activeElement?.textContent;
    await userEvent.tab();
    await expect(focused()).toBe('Amoxivane 500 mg B/12');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(focused()).toBe('SN-2021-1180');
    await userEvent.keyboard('{End}');
    await expect(focused()).toBe(format(12_375_000));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(focused()).toBe(format(25_534_080));
    await userEvent.keyboard('{Control>}{Home}{/Control}e');
    // Typeahead ignores accents.
    await expect(focused()).toBe('Éloxane 40 mg B/14');
    await userEvent.keyboard('{PageUp}{ArrowUp}');
    await expect(canvas.getByRole('columnheader', { name: 'Produit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Produit' })).toHaveAttribute('aria-sort', 'descending');
  },
};

/** In right-to-left pages the left arrow moves to the next column. */
export const RightToLeft: Story = {
  render: (args) => <Selecting {...args} detail={({ name }) => name} />,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('rowheader', { name: 'Amoxivane 500 mg B/12' })).toHaveFocus();
  },
};

/** Holds the edited values. */
function Editing(props: DataTableProps<Product>) {
  const [rows, setRows] = useState(PRODUCTS);
  const write = (change: Partial<Product>, { id }: Product) =>
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...change } : row)));
  const columns = COLUMNS.map((column): DataColumn<Product> => {
    if (column.id === 'boxes') {
      return {
        ...column,
        edit: {
          value: ({ boxes }) => String(boxes),
          validate: (value) => (/^\d+$/.test(value) ? undefined : 'Écrivez un nombre entier.'),
          onCommit: (row, value) => write({ boxes: Number(value) }, row),
          inputMode: 'numeric',
        },
      };
    }
    if (column.id !== 'name') return column;
    return { ...column, edit: { value: ({ name }) => name, onCommit: (row, name) => write({ name }, row) } };
  });
  return <DataTable {...props} rows={rows} columns={columns} />;
}

export const Edition: Story = {
  args: { defaultSort: { column: 'name', direction: 'ascending' } },
  render: (args) => <Editing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{F2}');
    const editor = () => canvas.getByRole('textbox');
    await expect(editor()).toHaveAccessibleName('Produit, Amoxivane 500 mg B/12');
    await userEvent.keyboard('Zamoxivane{Escape}');
    await expect(canvas.getByRole('rowheader', { name: 'Amoxivane 500 mg B/12' })).toHaveFocus();

    // Tab moves to the next editable cell.
    await userEvent.keyboard('{Enter}{Tab}');
    await expect(editor()).toHaveAccessibleName('Boîtes, Amoxivane 500 mg B/12');
    await userEvent.clear(editor());
    await userEvent.keyboard('dix{Enter}');
    await expect(editor()).toHaveAccessibleDescription('Écrivez un nombre entier.');
    await expect(editor()).toBeInvalid();
    await userEvent.clear(editor());
    await userEvent.keyboard('10{Enter}');
    await expect(canvas.getByRole('row', { name: /Amoxivane/ })).toHaveTextContent('10');
    await expect(canvas.queryByRole('textbox')).toBeNull();

    // Focus follows a row that an edit moves in the sort order.
    await userEvent.keyboard('{Home}{Enter}Zamoxivane{Enter}');
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Zamoxivane' })).toHaveFocus());
    await expect(canvas.getAllByRole('rowheader').at(-1)).toHaveFocus();
  },
};

export const Unfolding: Story = {
  args: { detail: ({ name, amm }) => `${name}, AMM ${amm ?? 'à venir'}` },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^(Détails de|Details of) Brévadol 1 g B\/16$/ });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Brévadol 1 g B/16, AMM SN-2021-1180')).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: /^Paludexa/ })).toHaveAttribute('aria-rowindex', '5');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Brévadol 1 g B/16, AMM SN-2021-1180')).toBeNull();
  },
};

const WITH_RATE: readonly DataColumn<Product>[] = [
  ...COLUMNS,
  {
    id: 'rate',
    header: 'Atteinte',
    cell: ({ rate }) => <BulletBar value={rate} />,
    sort: ({ rate }) => rate,
    width: 184,
  },
];

/** A table with its column menu. */
function Choosing(props: DataTableProps<Product>) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set(['months']));
  return (
    <>
      <Toolbar label="Tableau" end={<ColumnMenu columns={props.columns} hidden={hidden} onHide={setHidden} />}>
        {props.rows.length} produits
      </Toolbar>
      <DataTable {...props} hiddenColumns={hidden} />
    </>
  );
}

export const ColumnChoice: Story = {
  args: { columns: WITH_RATE },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Échéance' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^(Choisir les colonnes|Choose the columns)$/ }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Échéance' }));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'AMM' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Échéance' })).toBeInTheDocument());
    await expect(canvas.queryByRole('columnheader', { name: 'AMM' })).toBeNull();
  },
};

const MANY = Array.from({ length: 4_000 }, (_, lot) =>
  PRODUCTS.map((product, index): Product => {
    const number = lot * PRODUCTS.length + index + 1;
    return { ...product, id: String(number), name: `${product.name}, lot ${number}`, boxes: number };
  }),
).flat();

export const Loading: Story = {
  args: { isLoading: true, rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Chargement…|Loading…/);
  },
};

export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="Aucun produit ne correspond">Effacez un filtre.</EmptyState> },
};

export const LongWords: Story = {
  args: {
    rows: [
      {
        id: '1',
        name: 'Anticonstitutionnellement-incompréhensiblement 500 mg, comprimés pelliculés sécables, boîte de cent vingt',
        amm: 'CM-2022-0233-RENOUVELLEMENT-QUINQUENNAL',
        months: 1_200,
        boxes: 12_480_500,
        turnover: 987_654_321_000,
        rate: 12_000,
      },
    ],
  },
};

export const EdgeToEdge: Story = { args: { isEdgeToEdge: true } };

/** The table scrolls by itself, under a sticky head and beside a sticky first column. */
export const ManyRows: Story = {
  args: { rows: MANY, columns: WITH_RATE, height: '30rem', onRowAction: fn() },
  play: async ({ canvas, args }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '20001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await userEvent.tab();
    await userEvent.keyboard('{PageDown}{Control>}{End}{/Control}{Home}');
    await expect(document.activeElement).toHaveTextContent('lot 20000');
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowAction).toHaveBeenCalledWith(MANY.at(-1));
    // The focused row stays rendered, however far it is scrolled away.
    grid.scrollTo({ top: 0 });
    await waitFor(() => expect(canvas.getByText(/, lot 1$/)).toBeInTheDocument());
    await expect(document.activeElement).toHaveTextContent('lot 20000');
  },
};

/** Without a height the page scrolls, with the table head sticky at its top. */
export const ManyRowsOfAPage: Story = {
  args: { rows: MANY },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    window.scrollTo({ top: 300_000 });
    await waitFor(() => expect(canvas.getAllByText(/, lot 8\d\d\d$/).length).toBeGreaterThan(5));
    window.scrollTo({ top: 0 });
  },
};

const rowsIn = (grid: Element) => [...grid.querySelectorAll('[aria-rowindex]:not(:has([role="columnheader"]))')];
/** The rows that show their name alone. */
const briefIn = (grid: Element) =>
  rowsIn(grid).filter((row) =>
    [...row.querySelectorAll('[role="gridcell"]')].every(({ textContent }) => textContent === ''),
  );
/** Once the page is idle, a few rows stand ready below those in sight. */
const reserveOf = (grid: Element) =>
  waitFor(() => expect(rowsIn(grid).at(-1)?.getBoundingClientRect().top).toBeGreaterThan(innerHeight + 200));

/** Rows that come faster than they can be rendered show their name first; nothing moves when the rest follows. */
export const ScrollingFast: Story = {
  args: { rows: MANY },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await reserveOf(grid);
    await expect(briefIn(grid)).toEqual([]);
    const shapeOf = (row: Element) => ({
      name: row.querySelector('[role="rowheader"]')?.textContent ?? '',
      height: row.getBoundingClientRect().height,
    });
    const brief = new Map<Element, ReturnType<typeof shapeOf>>();
    const observer = new MutationObserver(() => {
      for (const row of briefIn(grid)) brief.set(row, shapeOf(row));
    });
    observer.observe(grid, { childList: true, subtree: true });
    window.scrollTo({ top: 300_000 });
    await waitFor(() => expect(brief.size).toBeGreaterThan(0));
    await waitFor(() => expect(rowsIn(grid).length).toBeGreaterThan(20));
    await waitFor(() => expect(briefIn(grid)).toEqual([]));
    observer.disconnect();
    await expect([...brief.values()].filter(({ name }) => !/, lot 8\d\d\d$/.test(name))).toEqual([]);
    await expect([...brief.keys()].map(shapeOf)).toEqual([...brief.values()]);
    window.scrollTo({ top: 0 });
  },
};

/** A page that is printed in the midst of a fling has no row without its cells. */
export const PrintedInAFling: Story = {
  args: { rows: MANY },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await reserveOf(grid);
    const counts: number[] = [];
    const print = () => {
      if (counts.length > 0 || briefIn(grid).length === 0) return;
      counts.push(briefIn(grid).length);
      window.dispatchEvent(new Event('beforeprint'));
      // After React's own, which renders: a browser prints then.
      queueMicrotask(() => counts.push(briefIn(grid).length));
    };
    const observer = new MutationObserver(print);
    observer.observe(grid, { childList: true, subtree: true });
    window.scrollTo({ top: 300_000 });
    await waitFor(() => expect(counts).toHaveLength(2));
    observer.disconnect();
    window.dispatchEvent(new Event('afterprint'));
    window.scrollTo({ top: 0 });
    await expect(counts[0]).toBeGreaterThan(0);
    await expect(counts[1]).toBe(0);
  },
};

/** A long table that becomes another one, as at each key of a search, mounts a few rows in each frame and keeps those that stay. */
export const BecomingAnother: Story = {
  render: function Narrowed(args) {
    const [rows, setRows] = useState(MANY);
    return (
      <>
        <Button onPress={() => setRows(MANY.slice(3, 5_000))}>Sans les premiers</Button>
        <Button onPress={() => setRows(MANY.slice(5_000))}>Les autres</Button>
        <DataTable {...args} rows={rows} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const mounted: number[] = [];
    const grid = canvas.getByRole('grid');
    const observer = new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      mounted.push(added.filter((node) => node instanceof Element && node.querySelector('[role="row"]')).length);
    });
    observer.observe(grid, { subtree: true, childList: true });
    const fourth = canvas.getByText(/, lot 4$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Sans les premiers' }));
    await waitFor(() => expect(canvas.queryByText(/, lot 1$/)).toBeNull());
    await expect(canvas.getByText(/, lot 4$/)).toBe(fourth);
    await userEvent.click(canvas.getByRole('button', { name: 'Les autres' }));
    await waitFor(() => expect(canvas.getAllByText(/, lot 50[01]\d$/).length).toBeGreaterThan(12));
    observer.disconnect();
    await expect(fourth).not.toBeInTheDocument();
    // One more has the focus, or had it.
    await expect(Math.max(...mounted)).toBeLessThanOrEqual(5);
  },
};

const PRINTED = 300;

/** All rows are rendered while the browser prints, though few of them are in sight. */
export const Printed: Story = {
  args: { rows: MANY.slice(0, PRINTED) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    // Before the next task: the browser does not wait for a frame.
    window.dispatchEvent(new Event('beforeprint'));
    await Promise.resolve();
    await expect(canvas.getAllByRole('row')).toHaveLength(PRINTED + 1);
    await expect(canvas.queryByText(/sont imprimées/u)).toBeNull();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(80));
  },
};

/** A list that is too long to be printed says on paper how much of it is missing. */
export const PrintedInPart: Story = {
  args: { rows: MANY },
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('beforeprint'));
    const note = await canvas.findByText(/^\d+ lignes sur 20\s000 sont imprimées\. /u);
    await expect(note).not.toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(note).not.toBeInTheDocument());
  },
};

/** What is scrolled stays so when a table appears in it: the page, or a box as in a dialog. */
export const AppearingBelow: Story = {
  args: { rows: MANY },
  render: function Below(args) {
    const [shown, setShown] = useState<'page' | 'box'>();
    return (
      <div style={{ paddingBlockStart: '150vh' }}>
        <Button onPress={() => setShown('box')}>Dans un cadre</Button>
        <Button onPress={() => setShown('page')}>Dans la page</Button>
        {shown === 'page' && <DataTable key="page" {...args} />}
        {shown === 'box' && (
          <div data-testid="box" style={{ blockSize: '20rem', overflow: 'auto' }}>
            <DataTable key="box" {...args} />
          </div>
        )}
      </div>
    );
  },
  play: async ({ canvas }) => {
    const [inBox, inPage] = canvas.getAllByRole('button');
    if (!inBox || !inPage) throw new Error('There are two buttons');
    inBox.scrollIntoView({ block: 'start' });
    const before = window.scrollY;
    await expect(before).toBeGreaterThan(100);

    await userEvent.click(inBox);
    await expect(await canvas.findByText(/, lot 1$/)).toBeInTheDocument();
    const box = canvas.getByTestId('box');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60));
    box.scrollTo({ top: 100_000 });
    await waitFor(() => expect(canvas.getAllByText(/, lot 2\d\d\d$/).length).toBeGreaterThan(5));
    await expect(window.scrollY).toBe(before);

    await userEvent.click(inPage);
    await expect(await canvas.findByText(/, lot 1$/)).toBeInTheDocument();
    await expect(window.scrollY).toBe(before);
    window.scrollTo({ top: 100_000 });
    await waitFor(() => expect(canvas.getAllByText(/, lot 2\d\d\d$/).length).toBeGreaterThan(5));
    window.scrollTo({ top: 0 });
  },
};

export const Export: Story = {
  render: (args) => (
    <>
      <DataTable {...args} />
      <pre>{writeCsv([...tableCells(args.columns, args.rows)], { hasByteOrderMark: false })}</pre>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Produit;AMM;/)).toHaveTextContent('Brévadol 1 g B/16;SN-2021-1180;1;11250;');
  },
};
