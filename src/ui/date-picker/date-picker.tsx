import { CalendarDays, ChevronLeft, ChevronRight, Lock } from 'lucide-react';
import { useContext } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DatePicker as AriaDatePicker,
  DatePickerStateContext,
  Dialog,
  Group,
  Heading,
  Popover,
} from 'react-aria-components';
import * as dateStyles from '../date-field/date-field.css.ts';
import { type DateFieldProps, dateProps } from '../date-field/date-field.tsx';
import { DateSegments } from '../date-field/date-segments.tsx';
import { field } from '../field/field.css.ts';
import { FieldLabel, FieldMessages, fieldState } from '../field/field.tsx';
import { popover } from '../list-box/list-box.css.ts';
import * as styles from './date-picker.css.ts';

export interface DatePickerProps extends DateFieldProps {
  readonly isOpen?: boolean;
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** A date that is typed, pasted whole, or picked from a calendar whose weeks start on Monday. */
export function DatePicker({
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
}: DatePickerProps) {
  return (
    <AriaDatePicker
      {...props}
      {...dateProps({ value, defaultValue, onChange, min, max, today })}
      {...fieldState({ error, lockedReason })}
      firstDayOfWeek="mon"
      className={field}
    >
      <FieldLabel {...{ label, isLabelHidden, isOptional }} />
      <Group className={dateStyles.dateControl}>
        <Button className={styles.opener}>{lockedReason === undefined ? <CalendarDays /> : <Lock />}</Button>
        <Segments isLocked={lockedReason !== undefined} />
      </Group>
      <FieldMessages {...{ description, error, lockedReason }} />
      <Popover className={popover} offset={4} placement="bottom start">
        <Dialog>
          <Month today={today} />
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}

function Segments({ isLocked }: { readonly isLocked: boolean }) {
  const state = useContext(DatePickerStateContext);
  return (
    <DateSegments
      className={dateStyles.segmentsAfterButton}
      onPasteDate={(date) => {
        // Unlike that of a field, the state of a picker does not know that it is locked.
        if (!isLocked) state?.setValue(date);
      }}
    />
  );
}

function Month({ today }: { readonly today: string | undefined }) {
  return (
    <Calendar className={styles.calendar}>
      <header className={styles.header}>
        <Heading className={styles.title} level={3} />
        <Button slot="previous" className={styles.step}>
          <ChevronLeft />
        </Button>
        <Button slot="next" className={styles.step}>
          <ChevronRight />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={date.toString() === today ? styles.today : styles.day} />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
