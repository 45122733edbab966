import { weeksOf } from '#lib/date-ranges.ts';
import type { FinanceKind, FinancePeriod } from '../finance/rows.ts';
import { wordsOf } from './columns.ts';

/** From Monday, in French and English, without accents. « Mar » is also March. */
const DAYS = [
  'lundi|lun|lu|monday|mon|mo',
  'mardi|mar|ma|tuesday|tues|tue|tu',
  'mercredi|mer|me|wednesday|wed|we',
  'jeudi|jeu|je|thursday|thurs|thur|thu|th',
  'vendredi|ven|ve|friday|fri|fr',
  'samedi|sam|sa|saturday|sat',
  'dimanche|dim|di|sunday|sun|su',
].map((names) => new RegExp(`^(?:${names})$`, 'u'));

/** The day of the week that a title names, from 0, and its other words without numbers; `null` for none or several. */
function dayIn(title: string): { readonly day: number; readonly beside: string } | null {
  const words = wordsOf(title);
  const [found, second] = words.flatMap((word) => {
    const day = DAYS.findIndex((names) => names.test(word));
    return day === -1 ? [] : [{ day, word }];
  });
  if (!found || second) return null;
  return { day: found.day, beside: words.filter((word) => word !== found.word && /\D/u.test(word)).join(' ') };
}

/** The words of a title beside the day of the week that it names; `null` if it names none, or several. */
export const besideDay = (title: string): string | null => dayIn(title)?.beside ?? null;

/**
 * The titles of columns as they are meant: a day of the week is a date of the open week where titles that are otherwise
 * alike name other days. « Mar » alone, or beside « Fév », stays March. Where no week is entered, or the title has a
 * date of its own, the name of the day is left out.
 */
export function meantTitles(
  titles: readonly string[],
  kind: FinanceKind,
  period: FinancePeriod | undefined,
): readonly string[] {
  const named = titles.map(dayIn);
  const daysBeside = Map.groupBy(
    named.filter((each) => each !== null),
    ({ beside }) => beside,
  );
  const [week = []] = kind === 'trends' && period !== undefined ? weeksOf({ start: period, end: period }) : [];
  return titles.map((title, column) => {
    const own = named[column];
    const alike = own ? (daysBeside.get(own.beside) ?? []) : [];
    if (!own || new Set(alike.map(({ day }) => day)).size < 2) return title;
    const numbers = title.match(/\d[\d/.-]*/gu) ?? [];
    return [own.beside, ...(numbers.length > 0 ? numbers : [week[own.day] ?? ''])].join(' ').trim();
  });
}
