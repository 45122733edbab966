import type { CalendarDate } from '@internationalized/date';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays as CalendarIcon, Lock } from 'lucide-react';
import { type ReactNode, useContext, useState } from 'react';
import {
  Button as AriaButton,
  CalendarHeading,
  DateRangePicker as AriaDateRangePicker,
  DateRangePickerStateContext,
  type DateValue,
  Dialog,
  Group,
  Popover,
  RangeCalendar,
  ToggleButton,
  ToggleButtonGroup,
} from 'react-aria-components';
import type { DayRange } from '#lib/date-ranges.ts';
import { Button } from '../button/button.tsx';
import type { DateFieldProps } from '../date-field/date-field.tsx';
import { DateSegments } from '../date-field/date-segments.tsx';
import { toCalendarDate } from '../date-field/date-value.ts';
import { CalendarDays, CalendarSteps } from '../date-picker/calendar-parts.tsx';
import { opener } from '../date-picker/date-picker.css.ts';
import { field } from '../field/field.css.ts';
import { FieldFrame, splitField } from '../field/field.tsx';
import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';
import * as styles from './date-range-picker.css.ts';
import { periodWords } from './period-words.ts';
import type { PeriodPreset } from './use-period-presets.ts';

/** Dates are `YYYY-MM-DD`, as the API writes them. */
export interface DateRangePickerProps extends Omit<DateFieldProps, 'name' | 'value' | 'defaultValue' | 'onChange'> {
  readonly value?: DayRange | null | undefined;
  readonly defaultValue?: DayRange | undefined;
  /** The complete range, or `null` while it is incomplete. */
  readonly onChange?: ((period: DayRange | null) => void) | undefined;
  /** Common ranges, offered as buttons: `usePeriodPresets`. */
  readonly presets?: readonly PeriodPreset[];
}

/**
 * A range of days, typed, pasted, or picked from a calendar of two months. Weeks start on Monday. A picked range is
 * described in words, and only takes effect once it is applied.
 */
export function DateRangePicker({
  value,
  defaultValue,
  onChange,
  min,
  max,
  today,
  presets = [],
  ...props
}: DateRangePickerProps) {
  const { frame, control } = splitField(props);
  return (
    <AriaDateRangePicker
      {...control}
      {...(value !== undefined && { value: toRange(value) })}
      {...(defaultValue !== undefined && { defaultValue: toRange(defaultValue) })}
      {...(onChange && { onChange: (range) => onChange(range && fromRange(range)) })}
      {...bounds({ min, max })}
      {...(today !== undefined && { placeholderValue: toCalendarDate(today) })}
      granularity="day"
      shouldForceLeadingZeros
      className={field}
    >
      <FieldFrame {...frame}>
        <Group className={styles.control}>
          <AriaButton className={opener}>{frame.lockedReason === undefined ? <CalendarIcon /> : <Lock />}</AriaButton>
          <Ends isLocked={frame.lockedReason !== undefined} />
        </Group>
      </FieldFrame>
      <Popover className={styles.popover} offset={4} placement="bottom start">
        <Dialog className={styles.dialog}>
          <Draft {...{ min, max, today, presets }} />
        </Dialog>
      </Popover>
    </AriaDateRangePicker>
  );
}

/** The two date inputs. */
function Ends({ isLocked }: { readonly isLocked: boolean }) {
  const state = useContext(DateRangePickerStateContext);
  function paste(end: 'start' | 'end', date: CalendarDate): void {
    if (!isLocked) state?.setDateTime(end, date);
  }
  return (
    <div className={styles.ends}>
      <DateSegments slot="start" className={styles.segments} onPasteDate={(date) => paste('start', date)} />
      <span aria-hidden="true" className={styles.dash}>
        –
      </span>
      <DateSegments slot="end" className={styles.segments} onPasteDate={(date) => paste('end', date)} />
    </div>
  );
}

type DraftProps = Required<Pick<DateRangePickerProps, 'presets'>> & {
  readonly [bound in 'min' | 'max' | 'today']: string | undefined;
};

/** The range being picked. It starts from the current value each time the calendar opens. */
function Draft({ min, max, today, presets }: DraftProps) {
  const { t } = useLingui();
  const state = useContext(DateRangePickerStateContext);
  const [draft, setDraft] = useState<DayRange | null>(() => completePeriod(state?.value ?? null));
  const [focused, setFocused] = useState<CalendarDate | null>(() => toCalendarDate(draft?.start ?? today ?? null));
  const chosen = presets.find(({ period }) => period.start === draft?.start && period.end === draft.end);

  function take(period: DayRange): void {
    setDraft(period);
    setFocused(toCalendarDate(period.start));
  }

  return (
    <>
      <RangeCalendar
        // Detaches the calendar from the picker's value: a picked range only takes effect once it is applied.
        slot={null}
        aria-label={t`Période`}
        autoFocus
        className={styles.calendar}
        visibleDuration={{ months: 2 }}
        pageBehavior="single"
        selectionAlignment="start"
        firstDayOfWeek="mon"
        {...bounds({ min, max })}
        value={toRange(draft)}
        onChange={(range) => setDraft(fromRange(range))}
        {...(focused && { focusedValue: focused })}
        onFocusChange={setFocused}
      >
        <div className={styles.header}>
          {presets.length > 0 && (
            <ToggleButtonGroup
              aria-label={t`Périodes courantes`}
              className={styles.presets}
              selectionMode="single"
              disallowEmptySelection
              selectedKeys={chosen ? [chosen.id] : []}
              onSelectionChange={([id]) => {
                const preset = presets.find((known) => known.id === id);
                if (preset) take(preset.period);
              }}
            >
              {presets.map(({ id, label }) => (
                <ToggleButton key={id} id={id} className={styles.preset}>
                  {label}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          )}
          <div className={styles.steps}>
            <CalendarSteps />
          </div>
        </div>
        <div className={styles.months}>
          <Month offset={0} className={styles.month} today={today} />
          <Month offset={1} className={styles.secondMonth} today={today} />
        </div>
      </RangeCalendar>
      <footer className={styles.footer}>
        <p className={styles.words} role="status">
          {draft ? (
            <PeriodInWords period={draft} today={today} />
          ) : (
            <Trans>Choisissez un premier jour, puis un dernier.</Trans>
          )}
        </p>
        <Button variant="ghost" slot="close">
          <Trans>Annuler</Trans>
        </Button>
        <Button
          variant="primary"
          slot={null}
          isDisabled={draft === null}
          onPress={() => {
            if (!draft) return;
            state?.setValue(toRange(draft));
            state?.close();
          }}
        >
          <Trans>Appliquer</Trans>
        </Button>
      </footer>
    </>
  );
}

interface MonthProps {
  readonly offset: number;
  readonly className: string;
  readonly today: string | undefined;
}

function Month({ offset, className, today }: MonthProps) {
  return (
    <div className={className}>
      <CalendarHeading offset={{ months: offset }} level={3} className={styles.title} />
      <CalendarDays
        offset={{ months: offset }}
        className={styles.grid}
        today={today}
        styles={{ day: styles.day, today: styles.today }}
      />
    </div>
  );
}

interface PeriodInWordsProps {
  readonly period: DayRange;
  /** `YYYY-MM-DD`. The current year is left out of the text. */
  readonly today?: string | undefined;
}

/** « Du lundi 16 au dimanche 22 nov., sem. 47 » */
function PeriodInWords({ period, today }: PeriodInWordsProps): ReactNode {
  const locale = useWrittenLocale();
  const { start, end, isOneDay, week } = periodWords(period, locale, today);
  if (isOneDay) return <Trans>Le {end}</Trans>;
  if (week === null) {
    return (
      <Trans>
        Du {start} au {end}
      </Trans>
    );
  }
  return (
    <Trans>
      Du {start} au {end}, sem. {week}
    </Trans>
  );
}

interface DateRange {
  readonly start: DateValue;
  readonly end: DateValue;
}

function toRange(period: DayRange | null): { start: CalendarDate; end: CalendarDate } | null {
  const start = toCalendarDate(period?.start ?? null);
  const end = toCalendarDate(period?.end ?? null);
  return start && end && { start, end };
}

function fromRange({ start, end }: DateRange): DayRange {
  return { start: start.toString(), end: end.toString() };
}

function completePeriod(
  range: { readonly start: DateValue | null; readonly end: DateValue | null } | null,
): DayRange | null {
  return range?.start && range.end ? fromRange({ start: range.start, end: range.end }) : null;
}

function bounds({ min, max }: { readonly min: string | undefined; readonly max: string | undefined }) {
  return {
    ...(min !== undefined && { minValue: toCalendarDate(min) }),
    ...(max !== undefined && { maxValue: toCalendarDate(max) }),
  };
}
