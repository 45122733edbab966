import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Page } from '#ui/page/page.tsx';
import {
  type SheetChange,
  type SheetColumn,
  SheetGrid,
  type SheetGridProps,
  type SheetNumbers,
  type SheetRow,
  type SheetValue,
} from '#ui/sheet-grid/sheet-grid.tsx';
import { clipboardMarks } from '#ui/sheet-grid/marks.ts';
import { phone } from '#ui/theme/media.ts';

type Cells = ReadonlyMap<string, SheetValue>;

const keyOf = (row: string, column: string) => `${row} ${column}`;

const PRODUCTS: readonly SheetRow[] = [
  { id: 'amoxivane', name: 'Amoxivane 500 mg B/12', detail: 'Orvalis' },
  { id: 'paludexa', name: 'Paludexa 20/120 B/24', detail: 'Sahelia' },
  { id: 'tensorel', name: 'Tensorel 5 mg B/30', detail: 'Orvalis' },
  { id: 'glycarel', name: 'Glycarel 850 mg B/60', detail: 'Brévane' },
];
const PRICES = new Map([
  ['amoxivane', 1450],
  ['paludexa', 1980],
  ['tensorel', 3120],
  ['glycarel', 2275],
]);

const QUANTITY = { min: 0, isWhole: true } as const;
const COLUMNS: readonly SheetColumn[] = [
  { id: 'quantity', label: 'Quantité', unit: 'boîtes', input: QUANTITY },
  { id: 'price', label: 'PGHT', unit: 'FCFA' },
  { id: 'amount', label: 'Montant', unit: 'FCFA' },
];
const MONTHS = [
  'janv.',
  'févr.',
  'mars',
  'avr.',
  'mai',
  'juin',
  'juil.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
] as const;
const BY_MONTH: readonly SheetColumn[] = [
  ...MONTHS.map((label) => ({ id: label, label, input: QUANTITY })),
  { id: 'year', label: 'Année', unit: 'boîtes', minWidth: 104 },
];

const GIVEN = COLUMNS.map((column) => (column.id === 'price' ? { ...column, isGiven: true } : column));
const GOALS: Cells = new Map([
  ['amoxivane quantity', 12_000],
  ['paludexa quantity', 8_400],
  ['tensorel quantity', 0],
]);

const numberIn = (cells: Cells, row: string, column: string): number => {
  const value = cells.get(keyOf(row, column));
  return typeof value === 'number' ? value : 0;
};

interface ControlledProps extends Omit<SheetGridProps, 'valueOf'> {
  readonly cells: Cells;
}

/** Holds the values and computes derived ones, as a screen does. */
function Controlled({ cells: first, onChange, ...props }: ControlledProps) {
  const [cells, setCells] = useState(first);
  const { rows } = props;
  const valueOf = useCallback(
    (row: string, column: string): SheetValue => {
      const price = PRICES.get(row) ?? 0;
      if (column === 'price') return price;
      if (column === 'amount') return price * numberIn(cells, row, 'quantity');
      if (column === 'year') return MONTHS.reduce((sum, month) => sum + numberIn(cells, row, month), 0);
      return cells.get(keyOf(row, column)) ?? null;
    },
    [cells],
  );
  const totalOf = (column: string) => {
    if (column === 'price') return null;
    return rows.reduce((sum, { id }) => {
      const value = valueOf(id, column);
      return sum + (typeof value === 'number' ? value : 0);
    }, 0);
  };
  return (
    <SheetGrid
      totalOf={totalOf}
      {...props}
      valueOf={valueOf}
      onChange={(changes) => {
        onChange(changes);
        setCells(
          (before) =>
            new Map([
              ...before,
              ...changes.map(({ row, column, value }): [string, SheetValue] => [keyOf(row, column), value]),
            ]),
        );
      }}
    />
  );
}

const meta = {
  component: Controlled,
  args: {
    label: 'Objectifs 2027',
    nameLabel: 'Produit',
    rows: PRODUCTS,
    columns: COLUMNS,
    cells: GOALS,
    onChange: fn<(changes: readonly SheetChange[]) => void>(),
  },
  decorators: [(Story) => <Page>{Story()}</Page>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Controlled>;
export default meta;

type Story = StoryObj<typeof meta>;

const focused = () => document.activeElement?.textContent ?? '';
/** The text of a cell without digit grouping. */
const digits = (text: string | null) => (text ?? '').replaceAll(/[\s,]/g, '');

export const Writing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    await userEvent.click(within(row(/Amoxivane/)).getAllByRole('gridcell')[0] ?? document.body);
    // Typing replaces the value; Enter moves down.
    await userEvent.keyboard('15000{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ row: 'amoxivane', column: 'quantity', value: 15_000 }]);
    await waitFor(() => expect(digits(focused())).toBe('8400'));
    await expect(digits(row(/Amoxivane/).textContent)).toContain('21750000');
    // F2 edits the existing value; Escape cancels.
    await userEvent.keyboard('{F2}0{Escape}');
    await waitFor(() => expect(digits(focused())).toBe('8400'));
    await userEvent.keyboard('{F2}0');
    await expect(canvas.getByRole('textbox', { name: 'Quantité, Paludexa 20/120 B/24' })).toHaveValue('84000');
    // Tab moves to the next editable cell, on the next row if there is none.
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(digits(focused())).toBe('0'));
    await expect(digits(row(/^Total/).textContent)).toContain('99000');
    // Read-only cells cannot be edited.
    await userEvent.keyboard('{ArrowRight}5');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** What is typed is the value at every key, and one step to undo once the cell is left; Escape gives back the one before. */
export const TypingOn: Story = {
  play: async ({ canvas, userEvent, args }) => {
    if (window.matchMedia(phone).matches) return;
    const amoxivane = () => canvas.getByRole('row', { name: /Amoxivane/ });
    const undo = canvas.getByRole('button', { name: /^(Défaire|Undo)$/ });
    const change = (value: SheetValue) => [{ row: 'amoxivane', column: 'quantity', value }];
    await userEvent.click(within(amoxivane()).getAllByRole('gridcell')[0] ?? document.body);
    await userEvent.keyboard('15x');
    await expect(args.onChange.mock.calls).toEqual([[change(1)], [change(15)], [change('15x')]]);
    await expect(canvas.queryByRole('button', { name: /à corriger|to correct/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith(change(12_000));
    await expect(undo).toBeDisabled();

    await userEvent.keyboard('15');
    await expect(canvas.getByRole('textbox')).toHaveValue('15');
    await expect(digits(canvas.getByRole('row', { name: /^Total/ }).textContent)).toContain('8415');
    await expect(undo).toBeDisabled();
    await userEvent.keyboard('x{Enter}');
    await expect(canvas.getByRole('button', { name: /^1 (valeur à corriger|value to correct)$/ })).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith(change(12_000));
    await expect(undo).toBeDisabled();
  },
};

export const UndoAndRedo: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const undo = canvas.getByRole('button', { name: /^(Défaire|Undo)$/ });
    await expect(undo).toBeDisabled();
    await userEvent.click(canvas.getByText('Glycarel 850 mg B/60'));
    await userEvent.keyboard('{ArrowRight}300{Enter}{ArrowUp}20{Enter}');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ row: 'tensorel', column: 'quantity', value: 0 }]);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^(Défait\s: 1 cellule|Undone: 1 cell)\.$/);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ row: 'glycarel', column: 'quantity', value: null }]);
    await expect(undo).toBeDisabled();
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ row: 'glycarel', column: 'quantity', value: 300 }]);
    await userEvent.click(canvas.getByRole('button', { name: /^(Refaire|Redo)$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([{ row: 'tensorel', column: 'quantity', value: 20 }]);
    await expect(canvas.getByRole('button', { name: /^(Refaire|Redo)$/ })).toBeDisabled();
  },
};

/** Clipboard content as a spreadsheet writes it, in either language. */
export const PastingFromASpreadsheet: Story = {
  args: { columns: BY_MONTH, cells: new Map(), height: '24rem' },
  play: async ({ canvas, userEvent, args }) => {
    if (window.matchMedia(phone).matches) return;
    const [cell] = within(canvas.getByRole('row', { name: /Paludexa/ })).getAllByRole('gridcell');
    await userEvent.click(cell ?? document.body);
    await userEvent.paste('1\u202F200\t"2,000.0"\tdix\r\n\t40\t50\r\n7\t8\t9\r\n10\t11\t12\r\n');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { row: 'paludexa', column: 'janv.', value: 1_200 },
      { row: 'paludexa', column: 'févr.', value: 2_000 },
      { row: 'paludexa', column: 'mars', value: 'dix' },
      { row: 'tensorel', column: 'févr.', value: 40 },
      { row: 'tensorel', column: 'mars', value: 50 },
      { row: 'glycarel', column: 'janv.', value: 7 },
      { row: 'glycarel', column: 'févr.', value: 8 },
      { row: 'glycarel', column: 'mars', value: 9 },
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^9 (cellules collées\. 1 valeur à corriger\. 3 valeurs n’ont pas trouvé de place|cells pasted\. 1 value to correct\. 3 values found no room)\.$/,
    );
    // An invalid value stays in its cell, with the error.
    const wrong = canvas.getByRole('gridcell', { name: /^dix (Écrivez un nombre|Write a number)\.$/ });
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /^1 (valeur à corriger|value to correct)$/ }));
    await waitFor(() => expect(wrong).toHaveFocus());
    await userEvent.keyboard('{F2}');
    await expect(canvas.getByRole('textbox', { name: 'mars, Paludexa 20/120 B/24' })).toHaveValue('dix');
    await userEvent.keyboard('{Escape}10{Enter}');
    await expect(canvas.queryByRole('button', { name: /à corriger|to correct/ })).toBeNull();
    // A single value is pasted into every selected cell; one undo reverts them all.
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.paste('5');
    await expect(digits(canvas.getByRole('row', { name: /^Total/ }).textContent)).toContain('20202020');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^(Défait\s: \d+ cellules|Undone: \d+ cells)\.$/);
  },
};

/** What a paste overwrites is said: a blank cell of the clipboard erases what was there. */
export const PastingOverValues: Story = {
  args: { columns: BY_MONTH, cells: new Map(), height: '24rem' },
  play: async ({ canvas, userEvent }) => {
    if (window.matchMedia(phone).matches) return;
    const [cell] = within(canvas.getByRole('row', { name: /Paludexa/ })).getAllByRole('gridcell');
    await userEvent.click(cell ?? document.body);
    await userEvent.paste('500\t1\r\n600\t2\r\n');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^4 (cellules collées|cells pasted)\.$/);
    await userEvent.click(cell ?? document.body);
    await userEvent.paste('\t7\r\n\t2\r\n');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^4 (cellules collées\. 1 valeur remplacée\. 2 valeurs effacées|cells pasted\. 1 value replaced\. 2 values erased)\.$/,
    );
  },
};

/** Two readings for a separator before three digits; another count of decimals decides. */
const NUMBERS: SheetNumbers = {
  readingsOf: (text) => ({
    '.': Number(text.replaceAll(',', '')),
    ',': Number(text.replaceAll('.', '').replace(',', '.')),
  }),
  columnReading: (texts) => {
    if (!texts.some((text) => /^\d{1,3}[.,]\d{3}$/u.test(text))) return { kind: 'plain' };
    const clue = texts.find((text) => /,\d{1,2}$/u.test(text));
    return clue === undefined ? { kind: 'open' } : { kind: 'decided', decimal: ',', clue: { text: clue } };
  },
};
const rowNamed = (text: string) =>
  PRODUCTS.find(({ id, name }) => id === text.toLowerCase() || name === text)?.id ?? null;

/** Nothing is pasted before the user has said how « 1.000 » is read; what decides by itself is said. */
export const PastingTwoReadings: Story = {
  args: { cells: new Map(), numbers: NUMBERS, columns: [{ id: 'quantity', label: 'Quantité', input: {} }] },
  play: async ({ canvas, userEvent, args }) => {
    if (window.matchMedia(phone).matches) return;
    const [cell] = within(canvas.getByRole('row', { name: /Amoxivane/ })).getAllByRole('gridcell');
    await userEvent.click(cell ?? document.body);
    await userEvent.paste('1.000\r\n12.000\r\n5\r\n');
    const dialog = within(await screen.findByRole('dialog', { name: /^(Comment lire ces nombres|How to read)/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(dialog.getByRole('row', { name: /^12\.000 12\s000 12$|^12\.000 12,000 12$/ })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(cell).toHaveFocus());
    await userEvent.paste('1.000\r\n12.000\r\n5\r\n');
    await userEvent.click(await screen.findByRole('button', { name: /1\.000 = 1.000$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { row: 'amoxivane', column: 'quantity', value: 1_000 },
      { row: 'paludexa', column: 'quantity', value: 12_000 },
      { row: 'tensorel', column: 'quantity', value: 5 },
    ]);
    await waitFor(() => expect(cell).toHaveFocus());
    await userEvent.paste('2.000\r\n2,5\r\n');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { row: 'amoxivane', column: 'quantity', value: 2_000 },
      { row: 'paludexa', column: 'quantity', value: 2.5 },
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /2 cellules collées\. 2 valeurs remplacées\. «\s2,5\s»|2 cells pasted\. 2 values replaced\. .2,5./,
    );
  },
};

/** « Tensorel 900 »: what would be read of each line is shown, and nothing is pasted before the answer. */
export const PastingNamesBeforeNumbers: Story = {
  args: { cells: new Map(), rowOf: rowNamed, numbers: NUMBERS },
  play: async ({ canvas, userEvent, args }) => {
    if (window.matchMedia(phone).matches) return;
    const [cell] = within(canvas.getByRole('row', { name: /Amoxivane/ })).getAllByRole('gridcell');
    await userEvent.click(cell ?? document.body);
    const lines = 'Tensorel 900\r\n- Paludexa 20/120 B/24 1 200\r\n';
    await userEvent.paste(lines);
    const title = /^(Ces lignes sont-elles des noms|Are these lines names)/;
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await expect(dialog.getByRole('row', { name: 'Tensorel 5 mg B/30 900' })).toBeInTheDocument();
    await expect(dialog.getByRole('row', { name: /^Paludexa 20\/120 B\/24 1\s200$/ })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(cell).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.paste(lines);
    await userEvent.click(await screen.findByRole('button', { name: /^(Oui\s: coller ces 2|Yes: paste these 2)/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { row: 'tensorel', column: 'quantity', value: 900 },
      { row: 'paludexa', column: 'quantity', value: 1_200 },
    ]);
    await waitFor(() => expect(cell).toHaveFocus());
    // Its number has two readings: that is asked next.
    await userEvent.paste('Tensorel 2.000');
    await userEvent.click(await screen.findByRole('button', { name: /^(Oui\s: coller ce nombre|Yes: paste this)/ }));
    await userEvent.click(await screen.findByRole('button', { name: /2\.000 = 2.000$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([{ row: 'tensorel', column: 'quantity', value: 2_000 }]);
  },
};

/** A year above numbers is their title or the first of them: nothing is pasted before the answer. */
export const PastingUnderAYear: Story = {
  args: { cells: new Map(), meaningOf: (title) => (/^20\d\d$/.test(title) ? 'period' : null) },
  play: async ({ canvas, userEvent, args }) => {
    if (window.matchMedia(phone).matches) return;
    const [cell] = within(canvas.getByRole('row', { name: /Amoxivane/ })).getAllByRole('gridcell');
    const paste = async (answer: RegExp) => {
      await userEvent.click(cell ?? document.body);
      await userEvent.paste('2026\r\n868\r\n1078\r\n');
      await screen.findByRole('dialog', { name: /2026/ });
      await userEvent.click(screen.getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(cell).toHaveFocus());
    };
    await paste(/^(Ne rien coller|Paste nothing)$/);
    await expect(args.onChange).not.toHaveBeenCalled();
    await paste(/^(Titre|Title)/);
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { row: 'amoxivane', column: 'quantity', value: 868 },
      { row: 'paludexa', column: 'quantity', value: 1078 },
    ]);
    await paste(/^(Valeur|Value)/);
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { row: 'amoxivane', column: 'quantity', value: 2026 },
      { row: 'paludexa', column: 'quantity', value: 868 },
      { row: 'tensorel', column: 'quantity', value: 1078 },
    ]);
  },
};

/** Numbers that are sums of the others may be totals: nothing is pasted before the answer. */
export const PastingTotals: Story = {
  args: { cells: new Map() },
  play: async ({ canvas, userEvent, args }) => {
    if (window.matchMedia(phone).matches) return;
    const [cell] = within(canvas.getByRole('row', { name: /Amoxivane/ })).getAllByRole('gridcell');
    const paste = async (text: string, name: RegExp, answer: RegExp) => {
      await userEvent.click(cell ?? document.body);
      await userEvent.paste(text);
      await screen.findByRole('dialog', { name });
      await userEvent.click(screen.getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(cell).toHaveFocus());
    };
    const boxes = (...values: readonly number[]) =>
      values.map((value, at) => ({ row: PRODUCTS[at]?.id, column: 'quantity', value }));
    const total = '868\r\n1078\r\n1946\r\n';
    await paste(total, /1946/, /^(Ne rien coller|Paste nothing)$/);
    await expect(args.onChange).not.toHaveBeenCalled();
    await paste(total, /1946/, /^Total/);
    await expect(args.onChange).toHaveBeenLastCalledWith(boxes(868, 1078));
    await paste('5\r\n6\r\n11\r\n', /11/, /^(Valeur|Value)/);
    await expect(args.onChange).toHaveBeenLastCalledWith(boxes(5, 6, 11));
    // Parts, each below its sum.
    await paste('30\r\n10\r\n20\r\n9\r\n4\r\n5\r\n', /2/, /^Tota/);
    await expect(args.onChange).toHaveBeenLastCalledWith(boxes(10, 20, 4, 5));
    // A single number, or two that are equal, are asked about by nobody.
    await userEvent.paste('7\r\n7\r\n');
    await expect(args.onChange).toHaveBeenLastCalledWith(boxes(7, 7));
  },
};

/** So may the last column, where it would be entered as another one. */
export const PastingATotalColumn: Story = {
  args: { columns: BY_MONTH, cells: new Map(), rowOf: rowNamed, height: '24rem' },
  play: async ({ canvas, userEvent, args }) => {
    if (window.matchMedia(phone).matches) return;
    const [cell] = within(canvas.getByRole('row', { name: /Amoxivane/ })).getAllByRole('gridcell');
    const paste = async (text: string, answer: RegExp) => {
      await userEvent.click(cell ?? document.body);
      await userEvent.paste(text);
      await screen.findByRole('dialog', { name: /dernière colonne|last column/ });
      await userEvent.click(screen.getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(cell).toHaveFocus());
    };
    const boxes = (...values: readonly number[]) =>
      values.map((value, at) => ({ row: 'amoxivane', column: MONTHS[at], value }));
    await paste('amoxivane\t868\t404\t1272\r\n', /^Total/);
    await expect(args.onChange).toHaveBeenLastCalledWith(boxes(868, 404));
    await paste('5\t6\t11\r\n', /^(Valeurs|Values)/);
    await expect(args.onChange).toHaveBeenLastCalledWith(boxes(5, 6, 11));
  },
};

/** Numbers that follow the prices of their rows are asked about: they may be amounts. */
export const PastingAmounts: Story = {
  args: { cells: new Map(), columns: GIVEN },
  play: async ({ canvas, userEvent, args }) => {
    if (window.matchMedia(phone).matches) return;
    const [cell] = within(canvas.getByRole('row', { name: /Amoxivane/ })).getAllByRole('gridcell');
    const amounts = [...PRICES.values()].slice(0, 3).map((price, at) => (40 + at) * price);
    const paste = async (answer: RegExp) => {
      await userEvent.click(cell ?? document.body);
      await userEvent.paste(amounts.join('\r\n'));
      await screen.findByRole('dialog', { name: /quantit/ });
      await userEvent.click(screen.getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await paste(/^(Ne rien coller|Paste nothing)$/);
    await expect(args.onChange).not.toHaveBeenCalled();
    await paste(/^(Quantités|Quantities)/);
    await expect(args.onChange).toHaveBeenLastCalledWith(
      amounts.map((value, at) => ({ row: PRODUCTS[at]?.id, column: 'quantity', value })),
    );
  },
};

/** The clipboard of Excel, as it writes it. */
const excel = (rows: string, columns = '') => `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head>
<meta name=Generator content="Microsoft Excel 15"><style>
<!--table
	{mso-displayed-decimal-separator:"\\,";}
@page
	{margin:.75in .7in .75in .7in;}
tr
	{mso-height-source:auto;}
td
	{color:black; text-decoration:none;}
.xl65
	{mso-style-parent:style0; text-decoration:none;}
.xl66
	{mso-style-parent:style0; color:red; text-decoration:line-through; text-line-through:single;}
.font5
	{color:black; text-decoration:underline line-through;}
--></style></head><body><table border=0 width=160>${columns}<!--StartFragment-->${rows}<!--EndFragment--></table></body></html>`;
const rowOf = (name: string, value: string, attributes = "height=20 style='height:15.0pt'") =>
  `<tr ${attributes}><td height=20 class=xl65>${name}</td><td class=xl65 align=right>${value}</td></tr>`;

const MARKED: readonly (readonly [html: string, marks: readonly string[]])[] = [
  ['', []],
  ['amoxivane', []],
  [excel(rowOf('amoxivane', '1300') + rowOf('paludexa', '900')), []],
  [
    excel(rowOf('amoxivane', '1') + rowOf('paludexa', '2', "height=0 style='display:none;mso-height-source:userset'")),
    ['row 1 0 paludexa · 2'],
  ],
  [excel(rowOf('amoxivane', '1') + rowOf('paludexa', '2', "style='visibility:hidden'")), ['row 1 0 paludexa · 2']],
  [excel(rowOf('amoxivane', '1', "style='height:0'")), ['row 0 0 amoxivane · 1']],
  [excel(rowOf('amoxivane', '1', "style='height:0.75pt;line-height:0'")), []],
  // The widths of the columns.
  [
    excel(
      `${rowOf('amoxivane', '1')}<![if supportMisalignedColumns]><tr height=0 style='display:none'><td width=80></td></tr><![endif]>`,
    ),
    [],
  ],
  [excel(rowOf('amoxivane', '1').replaceAll('xl65 align', 'xl66 align')), ['cell 0 1 1']],
  [excel(rowOf('amoxivane', '<s>12</s>13')), ['cell 0 1 1213']],
  [excel(rowOf('amoxivane', '<font class=font5>12</font>')), ['cell 0 1 12']],
  [excel(rowOf('<strike>amoxivane</strike>', '<del>12</del>')), ['cell 0 0 amoxivane', 'cell 0 1 12']],
  [excel(rowOf('amoxivane', '<span style="text-decoration-line: line-through">12</span>')), ['cell 0 1 12']],
  [excel(rowOf('amoxivane', '12<s></s>')), []],
  [excel(rowOf('amoxivane', '12'), "<col width=80><col width=0 style='display:none'>"), ['column 0 1 12']],
  [excel('<tr><td rowspan=2>a</td><td colspan=2>b</td></tr><tr><td>c</td><td><s>5</s></td></tr>'), ['cell 1 2 5']],
  ['<p>Amoxivane : <s>12</s> 13</p>', ['words 0 0 12']],
];

/** What a spreadsheet hides or strikes is not pasted in silence: it is listed, and nothing is pasted before the answer. */
export const PastingHiddenAndStruck: Story = {
  args: { cells: new Map(), rowOf: rowNamed },
  play: async ({ canvas, userEvent, args }) => {
    const found = MARKED.map(([html]) => [
      html,
      clipboardMarks(html).marks.map(({ kind, row, column, text }) => [kind, row, column, text].join(' ')),
    ]);
    await expect(found).toEqual(MARKED);
    if (window.matchMedia(phone).matches) return;
    const [cell] = within(canvas.getByRole('row', { name: /Amoxivane/ })).getAllByRole('gridcell');
    const ask = async (text: string, from: string) => {
      await userEvent.click(cell ?? document.body);
      const clipboard = new DataTransfer();
      clipboard.setData('text/plain', text);
      clipboard.setData('text/html', from);
      await userEvent.paste(clipboard);
      return screen.findByRole('dialog', { name: /masqué|hidden/ });
    };
    const paste = async (text: string, from: string, listed: RegExp, answer: RegExp) => {
      const dialog = await ask(text, from);
      await expect(within(dialog).getByRole('list')).toHaveTextContent(listed);
      await userEvent.click(within(dialog).getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(cell).toHaveFocus());
    };
    const boxes = (...values: readonly (number | null)[]) =>
      values.map((value, at) => ({ row: PRODUCTS[at]?.id, column: 'quantity', value }));
    const named = 'amoxivane\t1300\r\npaludexa\t900\r\ntensorel\t80\r\n';
    const html = excel(
      rowOf('amoxivane', '1300') +
        rowOf('paludexa', '900', "height=0 style='display:none'") +
        rowOf('tensorel', '<s>80</s>'),
    );
    const rest = /^(Ne coller que le reste|Paste only the rest)$/;
    await paste(named, html, /2\D*paludexa · 900.*3\D*80/, /^(Ne rien coller|Paste nothing)$/);
    await expect(args.onChange).not.toHaveBeenCalled();
    await paste(named, html, /paludexa/, rest);
    await expect(args.onChange).toHaveBeenLastCalledWith(boxes(1300));
    await paste(named, html, /paludexa/, /^(Tout coller|Paste everything)$/);
    await expect(args.onChange).toHaveBeenLastCalledWith(boxes(1300, 900, 80).slice(1));
    // Below a hidden row, numbers without names move up, as the spreadsheet shows them.
    const bare = excel('<tr><td>5</td></tr><tr style="display:none"><td>6</td></tr><tr><td>7</td></tr>');
    await paste('5\r\n6\r\n7\r\n', bare, /6/, rest);
    await expect(args.onChange).toHaveBeenLastCalledWith(boxes(5, 7));
    const pasteWhole = async (text: string, from: string) => {
      await ask(text, from);
      await expect(screen.queryByRole('button', { name: rest })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: /^(Ne rien coller|Paste nothing)$/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    // Where the text has other lines than the table, nobody knows which of them are hidden.
    await pasteWhole('5\r\n7\r\n', bare);
    // Without its title, stock would be pasted as boxes.
    await pasteWhole(
      'Produit\tStock\r\namoxivane\t1300\r\n',
      excel(rowOf('Produit', '<s>Stock</s>') + rowOf('amoxivane', '1300')),
    );
  },
};

/** Prices are no quantities, and neither are amounts: nothing is pasted, or all but them, and it is said. */
export const PastingPricesAndAmounts: Story = {
  args: { columns: GIVEN, cells: new Map(), rowOf: rowNamed },
  play: async ({ canvas, userEvent, args }) => {
    if (window.matchMedia(phone).matches) return;
    const [cell] = within(canvas.getByRole('row', { name: /Amoxivane/ })).getAllByRole('gridcell');
    await userEvent.click(cell ?? document.body);
    await userEvent.paste('1450\r\n1980\r\n3120\r\n');
    await expect(await canvas.findByText(/ceux de la colonne «\sPGHT\s»|those of the column “PGHT”/)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.paste('amoxivane\t20\t29000\r\n');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ row: 'amoxivane', column: 'quantity', value: 20 }]);
    await expect(canvas.getByRole('status')).toHaveTextContent(/Une colonne de montants|A column of amounts/);
  },
};

/** A text with two readings that is typed stays as it is, and says both. */
export const TypingTwoReadings: Story = {
  args: { cells: new Map(), numbers: NUMBERS },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Glycarel 850 mg B/60'));
    await userEvent.keyboard('{ArrowRight}1.000{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ row: 'glycarel', column: 'quantity', value: '1.000' }]);
    await expect(canvas.getByRole('gridcell', { name: /^1\.000 1 (ou|or) 1.000/ })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
};

/** Lines go to the rows that they name; beside one that no row has, nothing is pasted, and it is listed with its values. */
export const PastingByName: Story = {
  args: {
    cells: new Map(),
    rowOf: rowNamed,
    meaningOf: (title) => (title === 'Produit' ? 'row' : null),
    columns: BY_MONTH,
    height: '24rem',
  },
  play: async ({ canvas, userEvent, args }) => {
    if (window.matchMedia(phone).matches) return;
    const [cell] = within(canvas.getByRole('row', { name: /Paludexa/ })).getAllByRole('gridcell');
    await userEvent.click(cell ?? document.body);
    const titled = 'Produit\tmars\tjanv.\r\nGLYCAREL\t3\t1\r\n';
    await userEvent.paste(`${titled}Dolizane\t40\t50\r\namoxivane\t7\t8\r\nArrêté au 30/09\t\t\r\n`);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('list', { name: /n’ont pas été collées|not pasted/ })).toHaveTextContent(
      /^Dolizane \((n’est pas dans la feuille|not in the sheet)\) 40 · 50Arrêté au 30\/09 \((n’est pas dans la feuille|not in the sheet)\)$/,
    );
    await userEvent.paste(`${titled}amoxivane\t7\t8\r\nglycarel\t40\t50\r\n\t50\t59\r\n`);
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { row: 'glycarel', column: 'mars', value: 3 },
      { row: 'glycarel', column: 'janv.', value: 1 },
      { row: 'amoxivane', column: 'mars', value: 7 },
      { row: 'amoxivane', column: 'janv.', value: 8 },
    ]);
    await expect(canvas.getByRole('list', { name: /n’ont pas été collées|not pasted/ })).toHaveTextContent(
      /^glycarel \((déjà collé|already pasted)\) 40 · 50(Ligne|Line) 5 \([^)]*\) 50 · 59$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: /^(Additionner 1 ligne|Add 1 line)/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { row: 'glycarel', column: 'mars', value: 43 },
      { row: 'glycarel', column: 'janv.', value: 51 },
    ]);
    await expect(canvas.getByRole('list', { name: /n’ont pas été collées|not pasted/ })).toHaveTextContent(
      /^(Ligne|Line) 5 \([^)]*\) 50 · 59$/,
    );
    await userEvent.keyboard('{Control>}z{/Control}');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      ['mars', 'janv.']
        .flatMap((column) => [
          { row: 'glycarel', column, value: null },
          { row: 'amoxivane', column, value: null },
        ])
        .toSorted((a, b) => b.row.localeCompare(a.row)),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^(Fermer|Close)$/ }));
    await expect(canvas.queryByRole('list')).toBeNull();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'));
  },
};

/** Repeated lines can be added as long as their cells hold what was pasted: later, the sum would replace another value. */
export const AddingToAnotherValue: Story = {
  args: { cells: new Map(), rowOf: rowNamed, columns: BY_MONTH, height: '24rem' },
  play: async ({ canvas, userEvent }) => {
    if (window.matchMedia(phone).matches) return;
    const cellOf = (name: RegExp) =>
      within(canvas.getByRole('row', { name })).getAllByRole('gridcell')[0] ?? document.body;
    const add = () => canvas.queryByRole('button', { name: /^(Additionner 1 ligne|Add 1 line)/ });
    await userEvent.click(cellOf(/Paludexa/));
    await userEvent.paste('GLYCAREL\t3\r\namoxivane\t7\r\nglycarel\t40\r\n');
    await expect(add()).not.toBeNull();
    await userEvent.click(cellOf(/Amoxivane/));
    await userEvent.keyboard('9{Enter}');
    await expect(add()).not.toBeNull();
    await userEvent.click(cellOf(/Glycarel/));
    await userEvent.keyboard('900{Enter}');
    await expect(add()).toBeNull();
    await expect(canvas.getByRole('list', { name: /n’ont pas été collées|not pasted/ })).toHaveTextContent(/40$/);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(add()).not.toBeNull();
  },
};

/** Ctrl+D repeats the first selected row, or the value above; so does dragging the handle. */
export const Filling: Story = {
  args: { height: '24rem' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    if (window.matchMedia(phone).matches) return;
    const cellOf = (name: RegExp) =>
      within(canvas.getByRole('row', { name })).getAllByRole('gridcell')[0] ?? document.body;
    await userEvent.click(cellOf(/Paludexa/));
    await userEvent.keyboard('{Control>}d{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ row: 'paludexa', column: 'quantity', value: 12_000 }]);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { row: 'tensorel', column: 'quantity', value: 12_000 },
      { row: 'glycarel', column: 'quantity', value: 12_000 },
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^(2 cellules remplies|2 cells filled)\.$/);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { row: 'tensorel', column: 'quantity', value: 0 },
      { row: 'glycarel', column: 'quantity', value: null },
    ]);
    // The handle is for the mouse alone, and has no role.
    await userEvent.click(cellOf(/Amoxivane/));
    const handle = canvasElement.querySelector('[data-fill]') ?? document.body;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle },
      { target: cellOf(/Tensorel/) },
      { keys: '[/MouseLeft]', target: cellOf(/Tensorel/) },
    ]);
    await expect(args.onChange).toHaveBeenLastCalledWith([{ row: 'tensorel', column: 'quantity', value: 12_000 }]);
  },
};

export const SelectingABlock: Story = {
  args: {
    columns: BY_MONTH,
    cells: new Map(
      PRODUCTS.flatMap(({ id }, row) =>
        MONTHS.map((month, at): [string, SheetValue] => [keyOf(id, month), 100 * (row + 1) + at]),
      ),
    ),
    height: '24rem',
  },
  play: async ({ canvas, userEvent, args }) => {
    if (window.matchMedia(phone).matches) return;
    const cells = () => canvas.queryAllByRole('gridcell', { selected: true }).map(({ textContent }) => textContent);
    await userEvent.click(
      within(canvas.getByRole('row', { name: /Amoxivane/ })).getAllByRole('gridcell')[1] ?? document.body,
    );
    await expect(cells()).toEqual([]);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await expect(cells()).toEqual(['101', '102', '201', '202']);
    await expect(canvas.getByRole('status')).toHaveTextContent(/4 (cellules, somme|cells, sum) 606/);
    const clipboard = new DataTransfer();
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData: clipboard, bubbles: true, cancelable: true }),
    );
    await expect(clipboard.getData('text/plain')).toBe('101\t102\n201\t202');
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(
      within(canvas.getByRole('row', { name: /Tensorel/ })).getAllByRole('gridcell')[1] ?? document.body,
    );
    await userEvent.keyboard('{/Shift}');
    await expect(cells()).toEqual(['101', '201', '301']);
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      ['amoxivane', 'paludexa', 'tensorel'].map((row) => ({ row, column: 'févr.', value: null })),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(/^(3 cellules effacées|3 cells cleared)\.$/);
    await userEvent.keyboard('{Escape}');
    await expect(cells()).toEqual([]);
  },
};

export const Faults: Story = {
  args: {
    cells: new Map<string, SheetValue>([
      ['amoxivane quantity', 'douze'],
      ['paludexa quantity', '12,5'],
      ['tensorel quantity', '-4'],
      ['glycarel quantity', 300],
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^3 (valeurs à corriger|values to correct)$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^3 (valeurs à corriger|values to correct)$/ }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/Écrivez un nombre entier\.|Write a whole number\./),
    );
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Paludexa 20/120 B/24'));
    await userEvent.keyboard('{ArrowRight}5{F2}{Delete}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: /^(Défaire|Undo)$/ })).toBeNull();
  },
};

/** In right-to-left pages the left arrow moves to the next column. */
export const RightToLeft: Story = {
  args: { columns: BY_MONTH, height: '24rem' },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    if (window.matchMedia(phone).matches) return;
    await userEvent.click(canvas.getByText('Paludexa 20/120 B/24'));
    await userEvent.keyboard('{ArrowLeft}9{Enter}{ArrowUp}');
    await waitFor(() => expect(focused()).toBe('9'));
  },
};

/** A comma groups digits in English, and is still read as a decimal separator if it can be nothing else. */
export const InEnglish: Story = {
  args: {
    columns: [
      { id: 'quantity', label: 'Quantity', unit: 'packs', input: QUANTITY },
      { id: 'price', label: 'PGHT', unit: 'FCFA' },
      { id: 'amount', label: 'Amount', unit: 'FCFA' },
    ],
  },
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Glycarel 850 mg B/60'));
    await userEvent.keyboard('{ArrowRight}1,234{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ row: 'glycarel', column: 'quantity', value: 1_234 }]);
  },
};

export const Huge: Story = {
  args: { cells: new Map([['amoxivane quantity', 987_654_321_012]]) },
};
export const LongWords: Story = {
  args: {
    rows: [
      {
        id: 'long',
        name: 'Anticonstitutionnellement-vitaminé retard 1 000 mg/125 mg boîte de 120 comprimés pelliculés',
        detail: 'Laboratoires réunis de l’Afrique-Occidentale-et-Centrale',
      },
    ],
    columns: [
      {
        id: 'quantity',
        label: 'Quantité prévisionnelle anticonstitutionnelle',
        unit: 'boîtes de cent vingt',
        input: QUANTITY,
      },
      ...COLUMNS.slice(1),
    ],
    cells: new Map([['long quantity', 'une quantité encore incertaine']]),
  },
};
export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState title="Aucun produit">Ajoutez un produit pour saisir ses objectifs.</EmptyState>,
  },
};
export const WithoutTotals: Story = { args: { totalOf: () => null } };

/** On a narrow window a list of fields. If the test cannot narrow the window, the sheet. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { cells: new Map<string, SheetValue>([...GOALS, ['glycarel quantity', 'dix']]) },
  play: async ({ canvas, userEvent, args }) => {
    if (!window.matchMedia(phone).matches) return;
    const field = canvas.getByRole('textbox', { name: 'Quantité , Glycarel 850 mg B/60' });
    await expect(field).toHaveAccessibleDescription(/^(Écrivez un nombre\.|Write a number\.)$/);
    const change = (value: SheetValue) => [{ row: 'glycarel', column: 'quantity', value }];
    await userEvent.clear(field);
    await userEvent.type(field, '4');
    await expect(args.onChange).toHaveBeenLastCalledWith(change(4));
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith(change('dix'));
    await expect(field).toHaveValue('dix');
    await userEvent.clear(field);
    await userEvent.type(field, '40{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(change(40));
    await userEvent.click(canvas.getByRole('button', { name: /^(Défaire|Undo)$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(change('dix'));
    await expect(canvas.getByRole('button', { name: /^(Défaire|Undo)$/ })).toBeDisabled();
  },
};

/** A field opens with its bare digits selected, however it was opened, so that typing replaces them as in a cell. */
export const ReplacingOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent, args }) => {
    if (!window.matchMedia(phone).matches) return;
    const fieldOf = (name: string) => canvas.getByRole<HTMLInputElement>('textbox', { name: `Quantité , ${name}` });
    const selected = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
      value.slice(selectionStart ?? 0, selectionEnd ?? 0);
    const amoxivane = fieldOf('Amoxivane 500 mg B/12');
    const paludexa = fieldOf('Paludexa 20/120 B/24');
    // As a tap does: the caret is placed where the finger was, after the focus.
    await userEvent.click(amoxivane);
    await expect(selected(amoxivane)).toBe('12000');
    await userEvent.keyboard('700');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ row: 'amoxivane', column: 'quantity', value: 700 }]);
    // A second tap places the caret.
    await userEvent.click(amoxivane);
    await expect(selected(amoxivane)).toBe('');
    // The key of the on-screen keyboard that moves on.
    await userEvent.keyboard('{Enter}');
    await expect(paludexa).toHaveFocus();
    await expect(selected(paludexa)).toBe('8400');
    await userEvent.keyboard('9');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ row: 'paludexa', column: 'quantity', value: 9 }]);
    // A selection made as the field takes the focus.
    await userEvent.tab();
    amoxivane.focus();
    amoxivane.select();
    await userEvent.keyboard('15');
    await expect(amoxivane).toHaveValue('15');
  },
};

const MANY: readonly SheetRow[] = Array.from({ length: 500 }, (_, index) => ({
  id: `product ${index}`,
  name: `Produit ${index + 1}`,
  detail: 'Orvalis',
}));

/** Only visible rows are rendered, and the focused one. */
export const FiveHundredProducts: Story = {
  args: { rows: MANY, columns: BY_MONTH, cells: new Map(), height: '28rem' },
  play: async ({ canvas, userEvent }) => {
    if (window.matchMedia(phone).matches) return;
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '502');
    await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(60);
    await userEvent.click(canvas.getByText('Produit 1'));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex', '14'));
    await userEvent.keyboard('{ArrowUp}{Home}{PageUp}');
    await waitFor(() => expect(focused()).toMatch(/^Produit 4\d\d/));
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight}12{Enter}');
    await waitFor(() => expect(digits(canvas.getByRole('row', { name: /^Total/ }).textContent)).toMatch(/^Total12/));
  },
};
