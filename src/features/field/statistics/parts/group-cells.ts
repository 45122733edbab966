import { sumOf, type Visits } from '#domain/field/visit-statistics.ts';
import type { CsvValue } from '#lib/csv.ts';
import type { GroupVisits, NamedVisits } from '../statistics.queries.ts';
import type { SpecialityColumns } from './use-speciality-columns.ts';

/** What the file says besides the columns of specialities. */
export interface GroupCellWords {
  /** The header of the names. */
  readonly name: string;
  /** The row of all visits, also of those to customers without a speciality. */
  readonly all: string;
}

/**
 * The visits of a group as one table for a file, then those of each of its people: all of them, and speciality by speciality.
 * @param earlier the group in the period before, `null` while it is not known
 */
export function groupCells(
  group: GroupVisits,
  earlier: GroupVisits | null,
  columnsOf: (before: Visits | null) => SpecialityColumns,
  words: GroupCellWords,
): readonly (readonly CsvValue[])[] {
  const rowsOf = (visits: NamedVisits, before: NamedVisits | null): readonly (readonly CsvValue[])[] => {
    const { customers, spontaneous } = sumOf(visits.specialities);
    const all: Readonly<Record<string, CsvValue>> = {
      name: words.all,
      seen: customers,
      visits: visits.totalReports,
      change: before && visits.totalReports - before.totalReports,
      spontaneous,
    };
    const columns = columnsOf(before);
    return [
      [visits.name, ...columns.map(({ id }) => all[id])],
      ...visits.specialities.map((each) => [visits.name, ...columns.map(({ text, sort }) => (text ?? sort)?.(each))]),
    ];
  };
  const before = (ID: string) => earlier?.people.find((person) => person.ID === ID) ?? null;
  return [
    [words.name, ...columnsOf(null).map(({ header }) => header)],
    ...rowsOf(group, earlier),
    ...group.people.flatMap((person) => rowsOf(person, before(person.ID))),
  ];
}
