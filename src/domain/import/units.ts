import { type ImportReport, issuesOf, stateOf } from './check.ts';
import type { ImportTable } from './table.ts';
import { plain } from './text.ts';

/** Rows whose quantities are in one unit that is not the box. */
export interface OtherUnit {
  /** As its first row writes it. */
  readonly text: string;
  readonly rows: readonly number[];
  /** The sum of their quantities, as far as they can be read. */
  readonly quantity: number;
}

/** The units other than the box, with the rows that still wait for an answer. */
export function otherUnits(table: ImportTable, report: ImportReport): readonly OtherUnit[] {
  const units = new Map<string, { text: string; rows: number[]; quantity: number }>();
  for (const [row, at] of table.otherUnit.entries()) {
    if (at === 0 || stateOf(report, row) === 'excluded' || !issuesOf(report, row).includes('otherUnit')) continue;
    const text = table.texts[at] ?? '';
    const unit = units.get(plain(text)) ?? { text, rows: [], quantity: 0 };
    unit.rows.push(row);
    unit.quantity += report.quantity[row] || 0;
    units.set(plain(text), unit);
  }
  return [...units.values()];
}
