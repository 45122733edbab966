import { type CalendarDate, DateFormatter, toCalendarDate } from '@internationalized/date';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useMemo } from 'react';
import { formatDay, isInstantIn, readDay, wallClockOf } from '#lib/scalars.ts';
import {
  defaultStart,
  shifted,
  positionOf,
  spanIn,
  ticksOf,
  type TimeWindow,
  windowOf,
  type Zoom,
  ZOOMS,
} from '../time-axis.ts';
import { useZone } from '#state/agencies.tsx';
import { useFormat } from '#state/format.ts';
import { useQueryParams } from '#state/query-params.ts';
import { useServices } from '#state/services.tsx';
import { type DataColumn, DataTable } from '#ui/data-table/data-table.tsx';
import { PreviousNext } from '#ui/previous-next/previous-next.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx';
import { phone } from '#ui/theme/media.ts';
import { firstLine, twoLines } from '#ui/two-lines/two-lines.css.ts';
import { useMedia } from '#ui/use-media/use-media.ts';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import { useValidityWords, type ValidityReminder } from '#ui/validity-ribbon/use-validity-words.ts';
import * as styles from '../portfolio.css.ts';
import type { ProductRow } from '../product.types.ts';
import { validityOf } from '#ui/validity-ribbon/validity.ts';
import { portfolioRemindersQuery } from '../products.queries.ts';
import { OpenActionNames } from './open-actions.tsx';

const DEFAULT_ZOOM: Zoom = 12;
/** Months before the end at which the bar turns amber, then red. */
const [AMBER, RED] = [3, 1];
/** The most tick labels that fit on a phone. */
const MOST_ON_A_PHONE = 5;
/** The share of the axis that a tick label needs: labels too close to the end are left out. */
const NAME_ROOM = { phone: 0.18, wide: 0.065 } as const;

export interface PortfolioProps {
  readonly products: readonly ProductRow[];
  readonly today: CalendarDate;
  readonly isLoading: boolean;
  readonly onOpen: (product: ProductRow) => void;
  readonly empty: ReactNode;
}

/**
 * The validity of every product on one time axis of a month to five years, with open actions and reminders. The visible
 * window is in the address. Each track has its content as text, and the table shows the same products.
 */
export function Portfolio({ products, today, isLoading, onOpen, empty }: PortfolioProps) {
  const { t } = useLingui();
  const locale = useWrittenLocale();
  const { api } = useServices();
  const format = useFormat();
  const zone = useZone();
  const isPhone = useMedia(phone);
  const [params, changeParams] = useQueryParams();
  const zoom = ZOOMS.find((months) => String(months) === params.get('zoom')) ?? DEFAULT_ZOOM;
  const asked = params.get('from');
  const from = (asked === null ? null : readDay(asked)) ?? defaultStart(today, zoom);
  const fromDay = formatDay(from);
  const { data, error, isPending, isFetching, refetch } = useQuery(portfolioRemindersQuery(api));
  const failure = error ?? data?.errors[0];
  const reminders = useMemo(() => {
    const all = [...(data?.data.past ?? []), ...(data?.data.toCome ?? [])];
    const placed = all.flatMap(({ ID: id, name: label, scheduledTimeStamp, RegulatoryActionStep: step }) => {
      const product = step?.RegulatoryAction?.PharmaProduct?.ID;
      return product === undefined || !isInstantIn(scheduledTimeStamp, zone)
        ? []
        : [{ product, id, label, date: toCalendarDate(wallClockOf(scheduledTimeStamp, zone)) }];
    });
    return Map.groupBy(placed, ({ product }) => product);
  }, [data, zone]);
  const axis = useMemo((): Axis => {
    const begins = readDay(fromDay) ?? today;
    const window = windowOf(begins, zoom);
    return { window, ticks: ticksOf(window, zoom), today };
  }, [fromDay, zoom, today]);

  const columns = useMemo(
    (): readonly DataColumn<ProductRow>[] => [
      {
        id: 'name',
        header: t`Produit`,
        isRowHeader: true,
        width: styles.NAME_WIDTH,
        sort: ({ name }) => name,
        cell: ({ ID, name }) => (
          <span className={twoLines}>
            <span className={firstLine} title={name}>
              <bdi>{name}</bdi>
            </span>
            <OpenActionNames productID={ID} />
          </span>
        ),
      },
      {
        id: 'validity',
        header: t`Validité de l’AMM`,
        sort: ({ aMMEndDate }) => aMMEndDate,
        cell: (product) => <Track product={product} axis={axis} reminders={reminders.get(product.ID) ?? []} />,
      },
    ],
    [t, axis, reminders],
  );
  const every = isPhone ? Math.ceil(axis.ticks.length / MOST_ON_A_PHONE) : 1;
  const room = isPhone ? NAME_ROOM.phone : NAME_ROOM.wide;
  const named = axis.ticks.filter((tick, index) => index % every === 0 && positionOf(tick, axis.window) <= 1 - room);
  const zooms: Readonly<Record<Zoom, string>> = {
    1: t`1 mois`,
    3: t`3 mois`,
    6: t`6 mois`,
    12: t`1 an`,
    24: t`2 ans`,
    60: t`5 ans`,
  };
  const move = (direction: -1 | 1) => changeParams({ from: formatDay(shifted(from, zoom, direction)) });

  return (
    <>
      <div className={styles.controls} role="group" aria-label={t`Axe du temps`}>
        <SegmentedControl
          label={t`Durée affichée`}
          segments={ZOOMS.map((months) => ({ id: String(months), label: zooms[months] }))}
          value={String(zoom)}
          onChange={(months) => changeParams({ zoom: months, from: null })}
        />
        <PreviousNext
          previous={{ label: t`Plus tôt`, onPress: () => move(-1) }}
          today={{ isDisabled: asked === null, onPress: () => changeParams({ from: null }) }}
          next={{ label: t`Plus tard`, onPress: () => move(1) }}
        />
        <span className={styles.period} role="status">
          <bdi>
            {format.day(axis.window.from)} – {format.day(axis.window.to.subtract({ days: 1 }))}
          </bdi>
        </span>
      </div>
      <Legend areRemindersToCome={isPending} />
      {failure && (
        <RetryBanner
          title={<Trans>Les rappels n’ont pas tous pu être lus.</Trans>}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          <Trans>La frise montre les validités ; il peut y manquer des rappels.</Trans>
        </RetryBanner>
      )}
      <div>
        {products.length > 0 && !isLoading && (
          <div className={isPhone ? styles.axisOfCards : styles.axis} aria-hidden="true">
            {named.map((tick) => (
              <span key={formatDay(tick)} className={styles.label} style={placed(positionOf(tick, axis.window))}>
                <bdi>{nameOfTick(tick, zoom, locale)}</bdi>
              </span>
            ))}
          </div>
        )}
        <DataTable
          label={t`Validité des AMM dans le temps`}
          columns={columns}
          rows={products}
          getKey={({ ID }) => ID}
          getText={({ name }) => name}
          defaultSort={{ column: 'validity', direction: 'ascending' }}
          onRowAction={onOpen}
          isLoading={isLoading}
          empty={empty}
          card={(product) => ({
            title: product.name,
            detail: <Track product={product} axis={axis} reminders={reminders.get(product.ID) ?? []} />,
          })}
        />
      </div>
    </>
  );
}

/** The label of a tick: its day, month or year. January has the year too. */
function nameOfTick(tick: CalendarDate, zoom: Zoom, locale: string): string {
  const format = new DateFormatter(locale, { ...tickFormat(tick, zoom), timeZone: 'UTC' });
  return format.format(tick.toDate('UTC'));
}

function tickFormat({ month }: CalendarDate, zoom: Zoom): Intl.DateTimeFormatOptions {
  if (zoom === 1) return { day: 'numeric', month: 'short' };
  if (zoom === 60) return { year: 'numeric' };
  return zoom === 24 || month === 1 ? { month: 'short', year: 'numeric' } : { month: 'short' };
}

interface Axis {
  readonly window: TimeWindow;
  readonly ticks: readonly CalendarDate[];
  readonly today: CalendarDate;
}

const percent = (share: number) => `${share * 100}%`;
const placed = (share: number) => assignInlineVars({ [styles.at]: percent(share) });

interface TrackProps {
  readonly product: ProductRow;
  readonly axis: Axis;
  readonly reminders: readonly ValidityReminder[];
}

/** One product on the axis. Its accessible text covers the whole validity, even what lies outside the window. */
function Track({ product, axis: { window, ticks, today }, reminders }: TrackProps) {
  const { sentence } = useValidityWords();
  const { start, end } = validityOf(product);
  // The last day is still valid, so the bar includes it.
  const over = end && end.add({ days: 1 });
  const isOver = over !== null && today.compare(over) >= 0;
  const before = (months: number) => over && over.subtract({ months });
  const later = (day: CalendarDate | null) => (day && day.compare(today) > 0 ? day : today);
  const [amber, red] = [before(AMBER), before(RED)];
  const bars = [
    { tone: isOver ? 'over' : 'past', span: spanIn(start, isOver ? over : today, window) },
    ...(isOver
      ? [{ tone: 'expired' as const, span: spanIn(over, null, window) }]
      : [
          { tone: 'toCome' as const, span: spanIn(later(start), amber, window) },
          { tone: 'amber' as const, span: amber && spanIn(later(amber), red, window) },
          { tone: 'red' as const, span: red && spanIn(later(red), over, window) },
        ]),
  ] as const;
  return (
    <span className={styles.track} role="img" aria-label={sentence({ start, end, today, reminders })}>
      {ticks.map((tick) => (
        <span key={formatDay(tick)} className={styles.tick} style={placed(positionOf(tick, window))} />
      ))}
      {bars.map(
        ({ tone, span }) =>
          span && (
            <span
              key={tone}
              className={styles.bars[tone]}
              style={assignInlineVars({ [styles.at]: percent(span.at), [styles.extent]: percent(span.size) })}
            />
          ),
      )}
      {over && <span className={styles.end} style={placed(positionOf(over, window))} />}
      {reminders.map(({ id, date, label }) => (
        <span
          key={id}
          className={styles.flags[date.compare(today) < 0 ? 'past' : 'toCome']}
          title={label}
          style={placed(positionOf(date, window))}
        />
      ))}
      <span className={styles.today} style={placed(positionOf(today, window))} />
    </span>
  );
}

function Legend({ areRemindersToCome }: { readonly areRemindersToCome: boolean }) {
  const bars = [
    { tone: 'past', words: <Trans>Validité écoulée</Trans> },
    { tone: 'toCome', words: <Trans>Validité à venir</Trans> },
    { tone: 'amber', words: <Trans>Moins de 3 mois</Trans> },
    { tone: 'red', words: <Trans>Moins de 1 mois</Trans> },
    { tone: 'expired', words: <Trans>Expirée</Trans> },
  ] as const;
  return (
    <div className={styles.legend}>
      {bars.map(({ tone, words }) => (
        <span key={tone} className={styles.legendItem}>
          <span className={styles.sample} aria-hidden="true">
            <span className={styles.bars[tone]} />
          </span>
          {words}
        </span>
      ))}
      <span className={styles.legendItem}>
        <span className={styles.sampleFlag} aria-hidden="true">
          <span className={styles.flags.toCome} />
        </span>
        {areRemindersToCome ? <Trans>Rappels : chargement…</Trans> : <Trans>Rappel</Trans>}
      </span>
    </div>
  );
}
