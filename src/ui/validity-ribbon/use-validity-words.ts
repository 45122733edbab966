import { type CalendarDate, DateFormatter } from '@internationalized/date';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import { type Span, spanOf, stageOf, type ValidityDates, type ValidityStage } from './validity.ts';

export interface ValidityReminder {
  readonly id: string;
  readonly date: CalendarDate;
  readonly label: string;
}

/** The period in which the renewal file may be submitted. */
export interface ValidityWindow {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

export interface ValidityFacts extends ValidityDates {
  readonly reminders?: readonly ValidityReminder[];
  readonly renewal?: ValidityWindow | undefined;
}

/** Up to this length, durations are written in days. */
const DAYS_OF_YEAR = 366;
/** In a table cell, durations below the first number of months are written in days, below the second in months. */
const MONTHS_IN_DAYS = 6;
const MONTHS_IN_YEARS = 24;
const YEAR = 12;

const FORMATS = {
  /** « 9 mai 2027 » */
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  /** « 9 mai », next to a label that already shows the year. */
  bare: { day: 'numeric', month: 'short' },
  /** « 9 mai 2027 », never abbreviated. */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
} as const;

/** The stages that a table cell names without a duration. */
const BRIEF: Partial<Readonly<Record<ValidityStage, MessageDescriptor>>> = {
  undated: msg`sans date`,
  reversed: msg`dates incohérentes`,
  unending: msg`sans échéance`,
  future: msg`à venir`,
  lastDay: msg`aujourd’hui`,
  expired: msg`expirée`,
};

/** Phrases about a validity, in the active language. */
export function useValidityWords() {
  const { t } = useLingui();
  const locale = useWrittenLocale();

  function day(date: CalendarDate, format: keyof typeof FORMATS): string {
    const text = new DateFormatter(locale, { ...FORMATS[format], timeZone: 'UTC' }).format(date.toDate('UTC'));
    // French writes the first of the month, and no other day, as an ordinal.
    return locale.startsWith('fr') && format === 'long' ? text.replace(/^1(?!\d)/, '1er') : text;
  }

  function years(months: number): string {
    const count = Math.floor(months / YEAR);
    return t`${plural(count, { one: '# an', other: '# ans' })}`;
  }

  /** « 171 jours », « 4 ans et 5 mois » */
  function distance({ days, months }: Span): string {
    if (days <= DAYS_OF_YEAR) return t`${plural(days, { one: '# jour', other: '# jours' })}`;
    const whole = years(months);
    const rest = months % YEAR;
    return rest === 0 ? whole : t`${whole} et ${plural(rest, { one: '# mois', other: '# mois' })}`;
  }

  /** The state in a few words: « 171 jours restants ». */
  function status(dates: ValidityDates): string {
    const { start, end, today } = dates;
    const stage = stageOf(dates);
    if (stage === 'undated') return t`Aucune date de validité`;
    if (stage === 'reversed') return t`Dates incohérentes`;
    if (stage === 'future' && start) return t`Valable dans ${distance(spanOf(today, start))}`;
    if (stage === 'lastDay') return t`Expire aujourd’hui`;
    if (!end) return t`En cours de validité`;
    if (stage === 'expired') return t`Expirée depuis ${distance(spanOf(end, today))}`;
    const left = spanOf(today, end);
    const { days } = left;
    if (days > DAYS_OF_YEAR) return t`Encore ${distance(left)}`;
    return t`${plural(days, { one: '# jour restant', other: '# jours restants' })}`;
  }

  /** The same state, short enough for a table cell: « 84 j ». */
  function brief(dates: ValidityDates): string {
    const { end, today } = dates;
    const said = BRIEF[stageOf(dates)];
    if (said !== undefined || !end) return said ? t(said) : '';
    const { days, months } = spanOf(today, end);
    if (months < MONTHS_IN_DAYS) return t`${days} j`;
    if (months < MONTHS_IN_YEARS) return t`${plural(months, { one: '# mois', other: '# mois' })}`;
    return years(months);
  }

  function period({ start, end }: ValidityDates, stage: ValidityStage): string | null {
    const from = start && day(start, 'long');
    const until = end && day(end, 'long');
    if (stage === 'undated') return null;
    if (until === null)
      return stage === 'future' ? t`à partir du ${from}, sans échéance` : t`depuis le ${from}, sans échéance`;
    return from === null ? t`jusqu’au ${until}, délivrance à une date inconnue` : t`du ${from} au ${until}`;
  }

  function reversed({ start, end }: ValidityDates): string {
    const [from, until] = [start, end].map((date) => date && day(date, 'long'));
    return t`Dates incohérentes : l’expiration, le ${until}, précède la délivrance, le ${from}.`;
  }

  /** A full sentence for screen readers: everything that the picture shows. */
  function sentence({ reminders = [], renewal, ...dates }: ValidityFacts): string {
    const stage = stageOf(dates);
    if (stage === 'reversed') return reversed(dates);
    const parts = [
      [status(dates), period(dates, stage)].filter((part) => part !== null).join(', '),
      renewal && t`Fenêtre de dépôt du renouvellement du ${day(renewal.start, 'long')} au ${day(renewal.end, 'long')}`,
      remindersWords(reminders, dates.today),
    ];
    return `${parts.filter((part) => typeof part === 'string').join('. ')}.`;
  }

  function remindersWords(reminders: readonly ValidityReminder[], today: CalendarDate): string | null {
    if (reminders.length === 0) return null;
    const count = reminders.length;
    const words = t`${plural(count, { one: '# rappel', other: '# rappels' })}`;
    const [next] = reminders
      .filter(({ date }) => date.compare(today) >= 0)
      .toSorted((one, other) => one.date.compare(other.date));
    return next ? t`${words}, le prochain le ${day(next.date, 'long')} : ${next.label}` : t`${words}, aucun à venir`;
  }

  return { day, status, brief, sentence };
}
