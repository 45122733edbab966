import { CalendarDays, Lock } from 'lucide-react';
import { useContext } from 'react';
import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
  DateFieldStateContext,
  type DateValue,
  I18nProvider,
} from 'react-aria-components';
import { field, icon } from '../field/field.css.ts';
import { FieldLabel, FieldMessages, type FieldProps, fieldState } from '../field/field.tsx';
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
  /** The whole date, or `null` while a part of it is missing. */
  readonly onChange?: ((date: string | null) => void) | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Where an arrow key starts in an empty field; a date of the injected clock. */
  readonly today?: string | undefined;
}

/** What a field of dates tells react-aria, in its own values. */
export function dateProps({
  value,
  defaultValue,
  onChange,
  min,
  max,
  today,
}: Pick<DateFieldProps, 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'today'>) {
  return {
    ...(value !== undefined && { value: toCalendarDate(value) }),
    ...(defaultValue !== undefined && { defaultValue: toCalendarDate(defaultValue) }),
    ...(onChange && { onChange: (date: DateValue | null) => onChange(date?.toString() ?? null) }),
    ...(min !== undefined && { minValue: toCalendarDate(min) }),
    ...(max !== undefined && { maxValue: toCalendarDate(max) }),
    ...(today !== undefined && { placeholderValue: toCalendarDate(today) }),
    granularity: 'day',
    shouldForceLeadingZeros: true,
  } as const;
}

/** A date that is typed in the order of the active locale, or pasted whole. With a calendar to pick from: `DatePicker`. */
export function DateField({
  label,
  isLabelHidden,
  isOptional,
  description,
  error,
  lockedReason,
  value,
  defaultValue,
  onChange,
  min,
  max,
  today,
  ...props
}: DateFieldProps) {
  // It is the field that puts the parts in order.
  return (
    <I18nProvider locale={useWrittenLocale()}>
      <AriaDateField
        {...props}
        {...dateProps({ value, defaultValue, onChange, min, max, today })}
        {...fieldState({ error, lockedReason })}
        className={field}
      >
        <FieldLabel {...{ label, isLabelHidden, isOptional }} />
        <div className={styles.dateControl}>
          <span className={icon}>{lockedReason === undefined ? <CalendarDays /> : <Lock />}</span>
          <Segments />
        </div>
        <FieldMessages {...{ description, error, lockedReason }} />
      </AriaDateField>
    </I18nProvider>
  );
}

function Segments() {
  const state = useContext(DateFieldStateContext);
  return <DateSegments className={styles.segmentsAfterIcon} onPasteDate={(date) => state?.setValue(date)} />;
}
