import { Trans, useLingui } from '@lingui/react/macro';
import { readTypedDate } from '#lib/typed-date.ts';
import { PeriodField } from '../period-field/period-field.tsx';
import { PeriodGrid } from '../period-field/period-grid.tsx';
import type { MarkedPickerProps } from '../period-field/period-mark.tsx';
import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';

export interface YearPickerProps extends MarkedPickerProps {
  readonly value: number | null;
  readonly onChange: (year: number | null) => void;
  readonly first: number;
  readonly last: number;
}

/** A year between two others, typed or picked; both can be chosen. */
export function YearPicker({ first, last, markOf, ...props }: YearPickerProps) {
  const { t } = useLingui();
  const locale = useWrittenLocale();
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return (
    <PeriodField
      placeholder={String(last)}
      openerLabel={t`Choisir une année`}
      unreadable={
        <Trans>
          Écrivez une année de {first} à {last}.
        </Trans>
      }
      {...props}
      write={String}
      read={(text) => {
        const typed = Number(/^\d{4}$/.test(text) ? text : readTypedDate(text, locale)?.slice(0, 4));
        return years.includes(typed) ? typed : null;
      }}
    >
      {(pick) => (
        <PeriodGrid
          label={t`Années`}
          autoFocus
          chosen={props.value === null ? null : String(props.value)}
          onPick={(year) => pick(Number(year))}
          cells={years.map((year) => ({
            id: String(year),
            label: String(year),
            name: String(year),
            mark: markOf?.(String(year)),
          }))}
        />
      )}
    </PeriodField>
  );
}
