import { CalendarDays } from 'lucide-react';
import { useContext, useMemo } from 'react';
import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
  DateFieldStateContext,
  type DateValue,
  I18nProvider,
} from 'react-aria-components';
import { field } from '../field/field.css.ts';
import { FieldFrame, FieldIcon, type FieldProps, splitField } from '../field/field.tsx';
import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';
import * as styles from './date-field.css.ts';
import { DateSegments } from './date-segments.tsx';
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
  return {
    ...others,
    ...(date !== undefined && { value: date }),
    ...(defaultValue !== undefined && { defaultValue: toCalendarDate(defaultValue) }),
    ...(onChange && { onChange: (next: DateValue | null) => onChange(next?.toString() ?? null) }),
    ...(min !== undefined && { minValue: toCalendarDate(min) }),
    ...(max !== undefined && { maxValue: toCalendarDate(max) }),
    ...(today !== undefined && { placeholderValue: toCalendarDate(today) }),
    granularity: 'day' as const,
    shouldForceLeadingZeros: true,
  };
}

/** A date, typed in the order of the active locale or pasted whole. See `DatePicker` for one with a calendar. */
export function DateField(props: DateFieldProps) {
  const { frame, control } = splitField(useDateProps(props));
  // The provider is around the field, because the field orders the segments.
  return (
    <I18nProvider locale={useWrittenLocale()}>
      <AriaDateField {...control} className={field}>
        <FieldFrame {...frame}>
          <div className={styles.dateControl}>
            <FieldIcon lockedReason={frame.lockedReason}>
              <CalendarDays />
            </FieldIcon>
            <Segments />
          </div>
        </FieldFrame>
      </AriaDateField>
    </I18nProvider>
  );
}

function Segments() {
  const state = useContext(DateFieldStateContext);
  return <DateSegments className={styles.segmentsAfterIcon} onPasteDate={(date) => state?.setValue(date)} />;
}
