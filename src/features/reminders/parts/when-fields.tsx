import { parseDateTime } from '@internationalized/date';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { timestampOf, today, wallClockOf } from '#lib/scalars.ts';
import { useAgency, useZone } from '#state/agencies.ts';
import { useFormat } from '#state/format.ts';
import { useNow } from '#state/now.ts';
import { useServices } from '#state/services.tsx';
import { DatePicker } from '#ui/date-picker/date-picker.tsx';
import { TimeField } from '#ui/time-field/time-field.tsx';
import * as styles from '../reminders.css.ts';

export interface WhenFieldsProps {
  readonly id: string;
  /** Seconds since 1970. */
  readonly value: number | null;
  /** `null` while a part of it is missing. */
  readonly onChange: (instant: number | null) => void;
  readonly error: string | undefined;
}

/** A date and an hour on the agency's wall clock, restated in words (look 11). */
export function WhenFields({ id, value, onChange, error }: WhenFieldsProps) {
  const { t } = useLingui();
  const { clock } = useServices();
  const zone = useZone();
  const [parts, setParts] = useState(() => partsOf(value, zone));

  function change(patch: Partial<Parts>) {
    const next = { ...parts, ...patch };
    setParts(next);
    onChange(next.date && next.time ? timestampOf(parseDateTime(`${next.date}T${next.time}`), zone) : null);
  }

  return (
    <>
      <div className={styles.when} id={id}>
        <DatePicker
          label={t`Date`}
          value={parts.date}
          onChange={(date) => change({ date })}
          today={today(clock, zone)}
          error={error}
        />
        <TimeField label={t`Heure`} value={parts.time} onChange={(time) => change({ time })} />
      </div>
      {value !== null && <InWords instant={value} />}
    </>
  );
}

interface Parts {
  readonly date: string | null;
  readonly time: string | null;
}

function partsOf(instant: number | null, zone: string): Parts {
  if (instant === null) return { date: null, time: null };
  const [date = null, time = ''] = wallClockOf(instant, zone).toString().split('T');
  return { date, time: time.slice(0, 5) };
}

function InWords({ instant }: { readonly instant: number }) {
  const format = useFormat();
  const now = useNow();
  const agency = useAgency();
  const longDate = format.longDate(instant);
  const day = longDate.charAt(0).toLocaleUpperCase() + longDate.slice(1);
  const distance = format.distance(instant, now);
  const place = agency?.name;
  return (
    <p className={styles.whenWords}>
      {[day, distance].filter(Boolean).join(', ')}
      {place && (
        <>
          {', '}
          <Trans>heure de {place}</Trans>
        </>
      )}
    </p>
  );
}
