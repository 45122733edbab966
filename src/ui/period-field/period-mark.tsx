import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PeriodPickerProps } from './period-field.tsx';
import * as styles from './period-mark.css.ts';

/** How a period stands: all done, something still open, or changed since it was done. */
type Sign = 'done' | 'open' | 'changed';

/** The state of a period in a picker. */
export interface PeriodMark {
  readonly sign: Sign;
  /** The state in words: « Enregistré, pas réparti ». */
  readonly words: string;
}

/** The mark of a period as its picker writes it; undefined for one that needs none. */
export type MarkOf = (period: string) => PeriodMark | undefined;

/** Props shared by the pickers whose periods may have marks. */
export interface MarkedPickerProps extends PeriodPickerProps {
  /** The states of the periods to pick from. Without it, none is shown. */
  readonly markOf?: MarkOf | undefined;
}

/** The shape of each sign, which identifies it without colour. */
const SHAPES: Readonly<Record<Sign, ReactNode>> = {
  done: <circle cx="4" cy="4" r="3.5" />,
  open: <circle className={styles.ring} cx="4" cy="4" r="2.8" />,
  changed: <path d="M4 0 8 4 4 8 0 4z" />,
};

/** The sign of a mark. Its words are in the name of the period. */
export function MarkSign({ sign, className = '' }: Pick<PeriodMark, 'sign'> & { readonly className?: string }) {
  return (
    <svg className={`${styles.signs[sign]} ${className}`} viewBox="0 0 8 8" aria-hidden="true">
      {SHAPES[sign]}
    </svg>
  );
}

/** The name of a period with the words of its mark, for screen readers. */
export const nameWithMark = (name: string, mark: PeriodMark | undefined): string =>
  mark === undefined ? name : `${name}, ${mark.words}`;

/** What the signs that are shown mean; nothing if none is. */
export function MarkLegend({ marks }: { readonly marks: readonly (PeriodMark | undefined)[] }) {
  const { t } = useLingui();
  const shown = new Map(marks.flatMap((mark) => (mark ? [[mark.words, mark.sign] as const] : [])));
  if (shown.size === 0) return null;
  return (
    <ul className={styles.legend} aria-label={t`Légende`}>
      {Array.from(shown, ([words, sign]) => (
        <li key={words} className={styles.entry}>
          <MarkSign sign={sign} />
          {words}
        </li>
      ))}
    </ul>
  );
}
