import { parseDateTime } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { isInstantIn, timestampOf, wallClockOf } from '#lib/scalars.ts';
import { DatePicker } from '#ui/date-picker/date-picker.tsx';
import { TimeField } from '#ui/time-field/time-field.tsx';
import * as styles from './when-field.css.ts';

export interface WhenFieldProps {
  readonly id: string;
  /** Unix time, in seconds. */
  readonly value: number | null;
  /** Receives `null` while the date or the time is incomplete. */
  readonly onChange: (instant: number | null) => void;
  /** IANA time zone in which the date and time are meant. */
  readonly zone: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly error?: ReactNode;
  /** The complete moment written out, shown below the fields. */
  readonly words?: ReactNode;
}

/** A date field and a time field for one moment in a given time zone. */
export function WhenField({ id, value, onChange, zone, today, error, words }: WhenFieldProps) {
  const { t } = useLingui();
  const [parts, setParts] = useState(() => partsOf(value, zone));

  function change(patch: Partial<Parts>) {
    const next = { ...parts, ...patch };
    setParts(next);
    onChange(next.date && next.time ? timestampOf(parseDateTime(`${next.date}T${next.time}`), zone) : null);
  }

  return (
    <div className={styles.field}>
      <div className={styles.parts} id={id}>
        <DatePicker
          label={t`Date`}
          value={parts.date}
          onChange={(date) => change({ date })}
          today={today}
          error={error}
        />
        <TimeField label={t`Heure`} value={parts.time} onChange={(time) => change({ time })} />
      </div>
      {value !== null && words && <p className={styles.words}>{words}</p>}
    </div>
  );
}

interface Parts {
  readonly date: string | null;
  readonly time: string | null;
}

function partsOf(instant: number | null, zone: string): Parts {
  // A faulty record has a date that no field can show: it is chosen anew.
  if (!isInstantIn(instant, zone)) return { date: null, time: null };
  const [date = null, time = ''] = wallClockOf(instant, zone).toString().split('T');
  return { date, time: time.slice(0, 5) };
}
