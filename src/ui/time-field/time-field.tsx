import { Clock } from 'lucide-react';
import { useMemo } from 'react';
import {
  DateInput,
  DateSegment,
  TimeField as AriaTimeField,
  type TimeFieldProps as AriaTimeFieldProps,
  type TimeValue,
} from 'react-aria-components';
import * as styles from '../date-field/date-field.css.ts';
import { fromTime, toTime } from '../date-field/date-value.ts';
import { field } from '../field/field.css.ts';
import { FieldFrame, FieldIcon, type FieldProps, splitField } from '../field/field.tsx';

/** Times are `HH:mm` in 24-hour format. */
export interface TimeFieldProps
  extends
    FieldProps,
    Pick<AriaTimeFieldProps<TimeValue>, 'id' | 'name' | 'isDisabled' | 'isRequired' | 'autoFocus' | 'onBlur'> {
  readonly value?: string | null;
  readonly defaultValue?: string;
  /** The complete time, or `null` while it is incomplete. */
  readonly onChange?: (time: string | null) => void;
}

/** A time of day, typed or changed with the arrow keys. */
export function TimeField({ value, defaultValue, onChange, ...props }: TimeFieldProps) {
  const { frame, control } = splitField(props);
  // The same object for the same time: with another one the field would drop a part that was just emptied.
  const time = useMemo(() => (value === undefined ? undefined : toTime(value)), [value]);
  return (
    <AriaTimeField
      {...control}
      {...(time !== undefined && { value: time })}
      {...(defaultValue !== undefined && { defaultValue: toTime(defaultValue) })}
      {...(onChange && { onChange: (next: TimeValue | null) => onChange(fromTime(next)) })}
      hourCycle={24}
      shouldForceLeadingZeros
      className={field}
    >
      <FieldFrame {...frame}>
        <div className={styles.dateControl}>
          <FieldIcon lockedReason={frame.lockedReason}>
            <Clock />
          </FieldIcon>
          <DateInput className={styles.segments}>
            {(segment) => <DateSegment segment={segment} className={styles.segment} />}
          </DateInput>
        </div>
      </FieldFrame>
    </AriaTimeField>
  );
}
