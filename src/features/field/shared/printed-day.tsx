import { printedDay } from './printed-day.css.ts';
import { useDayWords } from './use-day-words.ts';

export interface PrintedDayProps {
  /** Whose day it is: a person, or a work group. */
  readonly who: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
}

/** On paper alone: whose day it is, and which, with its year. A sheet is read far from the page and long after. */
export function PrintedDay({ who, date }: PrintedDayProps) {
  const dayWords = useDayWords();
  return (
    <p className={printedDay}>
      <bdi>{who}</bdi>, {dayWords.whole(date)}
    </p>
  );
}
