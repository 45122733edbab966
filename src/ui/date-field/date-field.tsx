import { Trans } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useContext, useMemo, useState } from 'react';
import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
  DateFieldStateContext,
  type DateValue,
  I18nProvider,
} from 'react-aria-components';
import { field } from '../field/field.css.ts';
import { dateTimeFormat } from '#lib/intl.ts';
import { CORRECTION, UNFINISHED } from '../form/form.tsx';
import { FieldFrame, FieldIcon, type FieldProps, splitField } from '../field/field.tsx';
import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';
import * as styles from './date-field.css.ts';
import { DateSegments, type DateSegmentsProps, FIRST_YEAR, type NoDate } from './date-segments.tsx';
import { toCalendarDate } from './date-value.ts';

/** Dates are `YYYY-MM-DD`, as the API writes them. */
export interface DateFieldProps
  extends
    FieldProps,
    Pick<AriaDateFieldProps<DateValue>, 'id' | 'name' | 'isDisabled' | 'isRequired' | 'autoFocus' | 'onBlur'> {
  readonly value?: string | null | undefined;
  readonly defaultValue?: string | undefined;
  /** The complete date, or `null` while it is incomplete. */
  readonly onChange?: ((date: string | null) => void) | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** The date at which the arrow keys start in an empty field, from the injected clock. */
  readonly today?: string | undefined;
}

/**
 * Converts the date props of a field to those of react-aria; the others pass unchanged. The value stays the same object as
 * long as it is the same date: with another one the field would drop what is typed and no date yet, 29/02 of no leap year.
 */
export function useDateProps<
  Props extends Pick<DateFieldProps, 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'today'>,
>({ value, defaultValue, onChange, min, max, today, ...others }: Props) {
  const date = useMemo(() => (value === undefined ? undefined : toCalendarDate(value)), [value]);
  // A year that is being typed is 1, 19 and 198 before it is 1985: the field shows it, and nobody is told.
  const [begun, setBegun] = useState<{ readonly shown: DateValue; readonly over: DateValue | null | undefined } | null>(
    null,
  );
  const shown = begun !== null && begun.over === date ? begun.shown : date;
  return {
    ...others,
    ...(shown !== undefined && { value: shown }),
    ...(defaultValue !== undefined && { defaultValue: toCalendarDate(defaultValue) }),
    ...(onChange && {
      onChange: (next: DateValue | null) => {
        const isWhole = next === null || next.year >= FIRST_YEAR;
        setBegun(isWhole ? null : { shown: next, over: date });
        if (isWhole) onChange(next?.toString() ?? null);
      },
    }),
    ...(min !== undefined && { minValue: toCalendarDate(min) }),
    ...(max !== undefined && { maxValue: toCalendarDate(max) }),
    ...(today !== undefined && { placeholderValue: toCalendarDate(today) }),
    granularity: 'day' as const,
    shouldForceLeadingZeros: true,
  };
}

/**
 * Tells that what was typed is no date, for as long as it is shown: a day that is missing from its month, with the day that is there
 * instead (docs/rules/interface.md#missing-days), or a date that is not whole.
 */
export function useNoDate(value: string | null | undefined): {
  readonly note: ReactNode;
  readonly onLeave: (noDate: NoDate | null) => void;
} {
  const locale = useWrittenLocale();
  const [noDate, setNoDate] = useState<(NoDate & Pick<DateFieldProps, 'value'>) | null>(null);
  const written = dateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  const onLeave = (left: NoDate | null) => setNoDate(left && { ...left, value });
  if (noDate === null) return { note: undefined, onLeave };
  const { typed, instead } = noDate;
  const isThere = value === undefined || value === (instead ?? noDate.value);
  if (!isThere) return { note: undefined, onLeave };
  return {
    note: (
      <span key={typed} role="alert" className={styles.corrected} {...(instead === null ? UNFINISHED : CORRECTION)}>
        {instead === null ? (
          <Trans>
            {typed} n’est pas une date entière. L’année s’écrit avec quatre chiffres, à partir de {FIRST_YEAR}.
          </Trans>
        ) : (
          <Trans>
            Le {typed} n’existe pas. La date est devenue le {written.format(toCalendarDate(instead)?.toDate('UTC'))}.
          </Trans>
        )}
      </span>
    ),
    onLeave,
  };
}

/** A date, typed in the order of the active locale or pasted whole. See `DatePicker` for one with a calendar. */
export function DateField(props: DateFieldProps) {
  const { frame, control } = splitField(useDateProps(props));
  const { note, onLeave } = useNoDate(props.value);
  // The provider is around the field, because the field orders the segments.
  return (
    <I18nProvider locale={useWrittenLocale()}>
      <AriaDateField {...control} className={field}>
        <FieldFrame {...frame} description={note ?? frame.description}>
          <div className={styles.dateControl}>
            <FieldIcon lockedReason={frame.lockedReason}>
              <CalendarDays />
            </FieldIcon>
            <Segments onLeave={onLeave} />
          </div>
        </FieldFrame>
      </AriaDateField>
    </I18nProvider>
  );
}

function Segments({ onLeave }: Required<Pick<DateSegmentsProps, 'onLeave'>>) {
  const state = useContext(DateFieldStateContext);
  return (
    <DateSegments
      className={styles.segmentsAfterIcon}
      onPasteDate={(date) => state?.setValue(date)}
      onLeave={onLeave}
    />
  );
}
