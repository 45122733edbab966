import { CalendarDays as CalendarIcon, Lock } from 'lucide-react';
import { useContext } from 'react';
import {
  Button,
  Calendar,
  DatePicker as AriaDatePicker,
  DatePickerStateContext,
  Dialog,
  Group,
  Heading,
  Popover,
} from 'react-aria-components';
import * as dateStyles from '../date-field/date-field.css.ts';
import { type DateFieldProps, useDateProps, useNoDate } from '../date-field/date-field.tsx';
import { DateSegments, type DateSegmentsProps } from '../date-field/date-segments.tsx';
import { field } from '../field/field.css.ts';
import { FieldFrame, splitField } from '../field/field.tsx';
import { popover } from '../list-box/list-box.css.ts';
import { CalendarDays, CalendarSteps } from './calendar-parts.tsx';
import * as styles from './date-picker.css.ts';

export interface DatePickerProps extends DateFieldProps {
  readonly isOpen?: boolean;
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** A date that is typed, pasted whole, or picked from a calendar. Weeks start on Monday. */
export function DatePicker(props: DatePickerProps) {
  const { frame, control } = splitField(useDateProps(props));
  const { note, onLeave } = useNoDate(props.value);
  return (
    <AriaDatePicker {...control} firstDayOfWeek="mon" className={field}>
      <FieldFrame {...frame} description={note ?? frame.description}>
        <Group className={dateStyles.dateControl}>
          <Button className={styles.opener}>{frame.lockedReason === undefined ? <CalendarIcon /> : <Lock />}</Button>
          <Segments isLocked={frame.lockedReason !== undefined} onLeave={onLeave} />
        </Group>
      </FieldFrame>
      <Popover className={popover} offset={4} placement="bottom start">
        <Dialog>
          <Month today={props.today} />
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}

interface SegmentsProps extends Required<Pick<DateSegmentsProps, 'onLeave'>> {
  readonly isLocked: boolean;
}

function Segments({ isLocked, onLeave }: SegmentsProps) {
  const state = useContext(DatePickerStateContext);
  return (
    <DateSegments
      className={dateStyles.segmentsAfterButton}
      onLeave={onLeave}
      onPasteDate={(date) => {
        // Unlike the state of a date field, that of a picker does not know that the field is locked.
        if (!isLocked) state?.setValue(date);
      }}
    />
  );
}

function Month({ today }: { readonly today: string | undefined }) {
  return (
    <Calendar className={styles.calendar}>
      <div className={styles.header}>
        <Heading className={styles.title} level={3} />
        <CalendarSteps />
      </div>
      <CalendarDays today={today} styles={{ day: styles.day, today: styles.today }} />
    </Calendar>
  );
}
