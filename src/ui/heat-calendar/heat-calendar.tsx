import { useLingui } from '@lingui/react/macro';
import { type CalendarDate, parseDate } from '@internationalized/date';
import { useLocale } from 'react-aria-components';
import { ChartFrame, type ChartProps } from '../chart/chart-frame.tsx';
import { movedByDay } from '../chart/cursor.ts';
import { useFigures } from '../chart/figures.ts';
import { extentOf, widthOf } from '../chart/geometry.ts';
import { tilePath } from '../chart/paths.ts';
import { Reader } from '../chart/reader.tsx';
import * as chart from '../chart/chart.css.ts';
import { useRoom } from '../chart/use-room.ts';
import { Legend } from '../legend/legend.tsx';
import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';
import { type CalendarLayout, daysBetween, gradeOf, GRADES, layOutCalendar, weekdayOf } from './calendar.ts';
import * as styles from './heat-calendar.css.ts';
import { dayInWords } from '#lib/format.ts';
import { dateTimeFormat } from '#lib/intl.ts';

export interface HeatCalendarProps extends Omit<ChartProps, 'height'> {
  /** The first and the last day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  /** Non-negative values by day. A day without an entry is unknown. */
  readonly values: ReadonlyMap<string, number>;
  /** The name of the values, which heads their column in the table: « Visites ». */
  readonly valueLabel: string;
  /** Formats a value for reading; by default a number in the active locale. */
  readonly formatValue?: (value: number) => string;
}

/** The font size for which the dimensions below are designed; they scale with the actual one. */
const TEXT = 11;
const STEP = 17;
const TILE = 14;
const HEAD = 18;
const APART = 12;
const GAP = 8;
/** Every other weekday has a label. */
const NAMED_DAYS = [0, 2, 4];
/** Any Monday: the days of its week supply the weekday names. */
const SOME_MONDAY = parseDate('2026-11-16');

/** The value of each day as a tile: the darker, the higher. Weeks are columns from Monday to Sunday. */
export function HeatCalendar({ from, to, values, valueLabel, formatValue, summary, ...props }: HeatCalendarProps) {
  const { t } = useLingui();
  const { direction } = useLocale();
  const locale = useWrittenLocale();
  const { full, bare } = useFigures();
  const { ref, room } = useRoom();
  const write = formatValue ?? full;
  const isRtl = direction === 'rtl';

  const days = daysBetween(from, to);
  const first = parseDate(from);
  const highest = extentOf(values.values())?.[1] ?? 0;
  const dayWords = (index: number) => dayInWords(locale, days[index] ?? from, { dateStyle: 'full' });
  const valueAt = (index: number) => values.get(days[index] ?? '');
  const read = (value: number | undefined) => (value === undefined ? t`sans valeur` : write(value));

  const dayNames = weekdayNames(locale);
  const scale = (room?.textSize ?? TEXT) / TEXT;
  const sizes = {
    step: STEP * scale,
    start: GAP + Math.max(...dayNames.map((name) => widthOf(name, TEXT * scale))),
    head: HEAD * scale,
    apart: APART * scale,
  };
  const layoutIn = (width: number) => layOutCalendar(days.length, weekdayOf(first), width, sizes, isRtl);

  return (
    <div ref={ref} className={styles.calendar}>
      {room && (
        <ChartFrame
          {...props}
          height={layoutIn(room.width).height / scale}
          summary={summary ?? t`Du ${dayWords(0)} au ${dayWords(days.length - 1)}, ${write(highest)} au plus`}
          isEmpty={days.length === 0 || values.size === 0}
          legend={<Legend items={gradeItems(highest, write)} />}
          table={{
            heading: t`Jour`,
            rowCount: days.length,
            nameOf: dayWords,
            columns: [
              {
                id: 'value',
                name: valueLabel,
                cell: (row) => read(valueAt(row)),
                bare: (row) => {
                  const value = valueAt(row);
                  return value === undefined ? '' : bare(value);
                },
              },
            ],
          }}
          draw={({ width, height }) => {
            const layout = layoutIn(width);
            const middleOf = (index: number) => {
              const { x, y } = layout.cornerOf(index);
              return { x: x + sizes.step / 2, y: y + sizes.step };
            };
            const marks = (
              <Weeks
                days={days}
                valueAt={valueAt}
                highest={highest}
                layout={layout}
                width={width}
                scale={scale}
                isRtl={isRtl}
                locale={locale}
                dayNames={dayNames}
              />
            );
            const reader = (
              <Reader
                box={{ left: 0, top: 0, width, height }}
                reach={{ count: days.length, series: 1 }}
                words={({ index }) => `${dayWords(index)} : ${read(valueAt(index))}`}
                cursorAt={({ x, y }) => {
                  const index = layout.dayAt(x, y);
                  return index === null ? null : { index, series: 0 };
                }}
                placeOf={({ index }) => middleOf(index)}
                marks={({ index }) => {
                  const { x, y } = layout.cornerOf(index);
                  return <path className={styles.here} d={tilePath(x, y, TILE * scale, 3)} />;
                }}
                tip={({ index }) => (
                  <>
                    <div className={chart.tipTitle}>{dayWords(index)}</div>
                    <div className={chart.tipValue}>{read(valueAt(index))}</div>
                  </>
                )}
                move={movedByDay}
              />
            );
            return { marks, reader };
          }}
        />
      )}
    </div>
  );
}

interface WeeksProps {
  readonly days: readonly string[];
  readonly valueAt: (index: number) => number | undefined;
  readonly highest: number;
  readonly layout: CalendarLayout;
  readonly width: number;
  readonly scale: number;
  readonly isRtl: boolean;
  readonly locale: string;
  readonly dayNames: readonly string[];
}

/** Draws all tiles of one grade as a single path. */
function Weeks({ days, valueAt, highest, layout, width, scale, isRtl, locale, dayNames }: WeeksProps) {
  const tile = TILE * scale;
  let ground = '';
  let unknown = '';
  let marks = '';
  for (const index of days.keys()) {
    const { x, y } = layout.cornerOf(index);
    const value = valueAt(index);
    if (value === undefined) {
      unknown += tilePath(x + 0.5, y + 0.5, tile - 1, 2);
      continue;
    }
    ground += tilePath(x, y, tile, 2);
    const side = (tile * gradeOf(value, highest)) / GRADES;
    if (side > 0) marks += tilePath(x + (tile - side) / 2, y + (tile - side) / 2, side, 2);
  }
  const blockTop = (block: number) => (block * (layout.height + APART * scale)) / layout.blocks;
  return (
    <g aria-hidden="true">
      <path className={styles.ground} d={ground} />
      <path className={styles.unknown} d={unknown} />
      <path className={styles.mark} d={marks} />
      {Array.from({ length: layout.blocks }, (_, block) =>
        NAMED_DAYS.map((day) => (
          <text
            key={`${block}-${day}`}
            className={chart.tick}
            x={isRtl ? width : 0}
            y={blockTop(block) + (HEAD + day * STEP + TILE / 2) * scale}
            dy="0.35em"
            textAnchor={isRtl ? 'end' : 'start'}
          >
            {dayNames[day]}
          </text>
        )),
      )}
      {monthMarks(days, layout, locale, isRtl, scale).map(({ x, y, words }) => (
        <text key={`${x}-${y}`} className={chart.tick} x={x} y={y} textAnchor={isRtl ? 'end' : 'start'}>
          {words}
        </text>
      ))}
    </g>
  );
}

/** The month names, above the week in which each month starts, unless the previous name leaves no space. */
function monthMarks(days: readonly string[], layout: CalendarLayout, locale: string, isRtl: boolean, scale: number) {
  const format = dateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const marks: { readonly x: number; readonly y: number; readonly words: string }[] = [];
  for (const [index, day] of days.entries()) {
    if (index > 0 && !day.endsWith('-01')) continue;
    const date = parseDate(day);
    const corner = layout.cornerOf(index);
    const x = isRtl ? corner.x + STEP * scale : corner.x;
    const y = corner.y - weekdayOf(date) * STEP * scale - 6 * scale;
    const words = format.format(dateOf(day));
    const before = marks.at(-1);
    const room = before?.y === y ? Math.abs(x - before.x) : Infinity;
    if (room > widthOf(before?.words ?? '', TEXT * scale) + 4) marks.push({ x, y, words });
  }
  return marks;
}

function gradeItems(highest: number, write: (value: number) => string) {
  const items = Array.from({ length: highest > 0 ? GRADES : 0 }, (_, grade) => ({
    grade: grade + 1,
    name: `≤ ${write(Math.ceil((highest * (grade + 1)) / GRADES))}`,
  }));
  return [{ grade: 0, name: write(0) }, ...items]
    .filter(({ name }, index, all) => name !== all[index + 1]?.name)
    .map(({ grade, name }) => ({ id: String(grade), name, swatch: <GradeSwatch grade={grade} /> }));
}

function GradeSwatch({ grade }: { readonly grade: number }) {
  const side = (12 * grade) / GRADES;
  return (
    <svg className={styles.swatch} viewBox="0 0 12 12" aria-hidden="true">
      <path className={styles.ground} d={tilePath(0, 0, 12, 2)} />
      {side > 0 && <path className={styles.mark} d={tilePath(6 - side / 2, 6 - side / 2, side, 2)} />}
    </svg>
  );
}

function weekdayNames(locale: string): string[] {
  const format = dateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format.format(midnightOf(SOME_MONDAY.add({ days: day }))));
}

function midnightOf(day: CalendarDate): Date {
  return day.toDate('UTC');
}

function dateOf(day: string): Date {
  return midnightOf(parseDate(day));
}
