import { Trans, useLingui } from '@lingui/react/macro';
import { PencilLine } from 'lucide-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { Months } from '#domain/finance/months.ts';
import { hasRight } from '#domain/access/rights.ts';
import { formatMonth } from '#lib/scalars.ts';
import { STORAGE_KEYS } from '#lib/device/texts.ts';
import { useAgency } from '#state/agencies.tsx';
import { exportTable } from '#state/export-table.ts';
import { useExplain } from '#state/explain.tsx';
import { useRememberedParams } from '#state/remembered-params.ts';
import { navigate } from '#state/location.ts';
import { closeDialog, openDialog } from '#state/query-params.ts';
import { useRoute } from '#state/route.tsx';
import { useSession } from '#state/session.tsx';
import { useToday } from '#state/today.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { BulletLegend } from '#ui/bullet-bar/bullet-legend.tsx';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { tableCells } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { ownHref } from '#routes/links.ts';
import { Link } from '#ui/link/link.tsx';
import { MissingState } from '#ui/missing-state/missing-state.tsx';
import { ExportMenu } from '#ui/export-menu/export-menu.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { Section } from '#ui/section/section.tsx';
import { SentenceSkeleton } from '#ui/sentence/sentence-skeleton.tsx';
import { Sentence } from '#ui/sentence/sentence.tsx';
import * as styles from './finance.css.ts';
import { entryOf, LEVEL_ROWS, type Level, type LineKind, type View, viewOf } from './finance.levels.ts';
import { figuresOn, type PageLine, pageOf, sourcesOf } from './finance.page.ts';
import { ExplanationDrawer } from './parts/explanation.tsx';
import { FigureTiles } from './parts/figure-tiles.tsx';
import { Lead } from './parts/lead.tsx';
import { FiguresToCome } from './parts/figures-to-come.tsx';
import { LevelTabs } from './parts/level-tabs.tsx';
import { LineTable, type Row, useColumns } from './parts/line-table.tsx';
import { MonthChart } from './parts/month-chart.tsx';
import { PeriodBar } from './parts/period-bar.tsx';
import { AbsentNotice } from './parts/absent-notice.tsx';
import { DispatchNotice, SOURCES_OF } from './parts/dispatch-notice.tsx';
import { WeekChart } from './parts/week-chart.tsx';
import { Wholesalers } from './parts/wholesalers.tsx';
import { dispatchedBy, isNothingSaved, openPeriods, useToldPeriods, weeksWithout } from '../shared/period-marks.ts';
import { PERIOD_PARAMS, type PeriodFault, withoutForeign } from '../shared/period-notice/period-fault.ts';
import { PeriodNotice } from '../shared/period-notice/period-notice.tsx';
import { financeMonths, lastMonth, monthsIn, OWN_PARAMS, paramsOf, periodOf, yearsFor } from './period.ts';
import { usePrefetchLine } from './use-prefetch-line.ts';
import { type Lines, REST, useLines } from './use-lines.ts';
import { useLineKinds, useLinesTitle, useReadingNames, useSubject } from './use-names.ts';
import { useDerivation } from './use-derivation.ts';
import { useParts } from './use-parts.ts';
import { useWords } from '../shared/use-words.ts';

/** Storage keys of the remembered periods. Laboratory pages have their own; statistics share the period of sales. */
const KEPT = {
  trends: { laboratory: STORAGE_KEYS.trendsLaboratoryPeriod, others: STORAGE_KEYS.trendsPeriod },
  sales: { laboratory: STORAGE_KEYS.salesLaboratoryPeriod, others: STORAGE_KEYS.salesPeriod },
  stats: { laboratory: STORAGE_KEYS.salesLaboratoryPeriod, others: STORAGE_KEYS.salesPeriod },
} as const;

const isOfLaboratory = (level: Level) => level === 'laboratory' || level === 'product';

/**
 * Trends, real sales and statistics at every level. The route names the reading and the level, the address the period.
 * Every total on the page is the sum of rows that it can show.
 */
export default function FinanceScreen() {
  const session = useSession();
  const { route, params } = useRoute();
  const view = useMemo(() => viewOf(route.screen, params, session), [route.screen, params, session]);
  const { reading, level } = view;
  const today = useToday();
  const [query, changeQuery] = useRememberedParams(
    PERIOD_PARAMS,
    KEPT[reading][isOfLaboratory(level) ? 'laboratory' : 'others'],
    (last) => periodOf(last, today).fault === null,
  );
  const { period, fault } = periodOf(query, today);
  const change = (months: Months) => changeQuery({ ...withoutForeign(query, OWN_PARAMS), ...paramsOf(months) });
  if (fault) return <UnknownPeriod fault={fault} onPeriod={change} />;
  return <FinancePage view={view} {...period} figure={query.get('explain')} onPeriod={change} />;
}

interface UnknownPeriodProps {
  readonly fault: PeriodFault<Months>;
  readonly onPeriod: (months: Months) => void;
}

/** The page for a period that cannot be shown. */
function UnknownPeriod({ fault, onPeriod }: UnknownPeriodProps) {
  const words = useWords();
  const { from, to } = financeMonths(useToday());
  return (
    <PeriodNotice
      fault={fault}
      first={words.month(from)}
      last={words.month(to)}
      offered={words.period(fault.offered)}
      onOpen={() => onPeriod(fault.offered)}
    />
  );
}

interface FinancePageProps extends Months {
  readonly view: View;
  /** The total whose explanation is open. */
  readonly figure: string | null;
  readonly onPeriod: (months: Months) => void;
}

/** The figures of a period, or why they are not there. */
function FinancePage({ view, from, to, figure, onPeriod }: FinancePageProps) {
  const period = useMemo(() => ({ from, to }), [from, to]);
  const years = useMemo(() => yearsFor(period), [period]);
  const read = useLines(view, years);
  const subject = useSubject(view, read.directory);
  const explained = useExplain();
  const { isPending, isFetching, failure, isMissing, isPartial, refetch, lines } = read;
  const isUnread = failure !== null && (isMissing || lines.length === 0);
  const bar = <PeriodBar reading={view.reading} months={period} onChange={onPeriod} />;

  if (subject.isUnknown) {
    return (
      <Page>
        <MissingSubject view={view} />
      </Page>
    );
  }
  return (
    <Page>
      {failure && !isPending && !isUnread && (
        <RetryBanner
          title={
            isPartial ? (
              <Trans>Ces chiffres sont incomplets.</Trans>
            ) : (
              <Trans>Ces chiffres ne sont peut-être pas à jour.</Trans>
            )
          }
          onRetry={refetch}
          isRetrying={isFetching}
        >
          {explained(failure)}
        </RetryBanner>
      )}
      {isPending ? (
        <>
          <Head
            view={view}
            read={read}
            period={period}
            lead={<SentenceSkeleton wide={subject.detail === null ? 2 : 1} phone={3} />}
            tools={<ExportMenu isDisabled onExport={NEVER} />}
          />
          {bar}
          <FiguresToCome />
        </>
      ) : failure && isUnread ? (
        <>
          <Head view={view} read={read} period={period} />
          <ErrorState
            title={<Trans>Les chiffres n’ont pas pu être lus</Trans>}
            onRetry={refetch}
            isRetrying={isFetching}
            code={failure.key}
          >
            {explained(failure)}
          </ErrorState>
        </>
      ) : (
        <PeriodFigures view={view} read={read} period={period} figure={figure} bar={bar} onPeriod={onPeriod} />
      )}
    </Page>
  );
}

/** In place of a laboratory, product, group or delegate that the address names and that the user has not. */
function MissingSubject({ view: { reading, level, ID } }: { readonly view: View }) {
  const { userType } = useSession();
  const title = {
    laboratory: <Trans>Ce laboratoire n’existe pas</Trans>,
    product: <Trans>Ce produit n’existe pas</Trans>,
    split: <Trans>Ce produit n’existe pas</Trans>,
    group: <Trans>Ce groupe n’existe pas</Trans>,
    team: <Trans>Ce groupe n’existe pas</Trans>,
    delegate: <Trans>Ce délégué n’existe pas</Trans>,
    groups: null,
    agency: null,
  }[level];
  const back = ownHref(userType, `${reading}_dashboard`) ?? ownHref(userType, `${reading}_workgroup_dashboard`);
  return (
    <MissingState
      isPage
      title={title}
      actions={
        back !== undefined && (
          <Link variant="standalone" href={back}>
            <Trans>Tous les chiffres</Trans>
          </Link>
        )
      }
      code={ID}
    >
      <Trans>
        Ce que l’adresse nomme a été retiré, ou relève d’une autre agence, d’un autre groupe ou d’un autre laboratoire.
      </Trans>
    </MissingState>
  );
}

const NEVER = () => Promise.resolve();

interface HeadProps {
  readonly view: View;
  readonly read: Lines;
  readonly period: Months;
  /** The summary sentence. Pages without a named subject show it in the header. */
  readonly lead?: ReactNode;
  /** Buttons before the link to the entry page. */
  readonly tools?: ReactNode;
}

/** The subject, the summary sentence, and the tabs of levels. */
function Head({ view, read: { directory }, period, lead, tools }: HeadProps) {
  const session = useSession();
  const { title, detail } = useSubject(view, directory);
  const entry = entryOf(session, view);
  const isNamed = detail !== null;
  return (
    <>
      <PageHeader
        title={title}
        {...(isNamed ? { subtitle: detail } : lead !== undefined && { lead })}
        actions={
          <>
            {tools}
            {entry !== undefined && (
              <ButtonLink variant="primary" icon={<PencilLine />} href={entry}>
                <Trans>Saisir ou importer</Trans>
              </ButtonLink>
            )}
          </>
        }
      />
      <LevelTabs view={view} period={period} directory={directory} />
      {isNamed && lead !== undefined && <Sentence>{lead}</Sentence>}
    </>
  );
}

interface PeriodFiguresProps extends Omit<HeadProps, 'lead' | 'tools'> {
  /** The total whose explanation is open. */
  readonly figure: string | null;
  readonly bar: ReactNode;
  readonly onPeriod: (months: Months) => void;
}

/** The content of a period: summary, totals, lines, charts and the open explanation. */
function PeriodFigures({ view, read, period, figure, bar, onPeriod }: PeriodFiguresProps) {
  const session = useSession();
  const { t } = useLingui();
  const words = useWords();
  const today = useToday();
  const current = formatMonth(today);
  const agency = useAgency();
  const { reading, level, ID } = view;
  const { from, to } = period;
  const readings = useReadingNames();
  const { lines: kind, next } = LEVEL_ROWS[level];
  const areMonths = kind === 'month';
  const hasDeficit = hasRight('saleDeficitEnabled', session.acl);
  const kinds = useLineKinds();
  const sources = useMemo(() => sourcesOf(reading, session.acl), [reading, session.acl]);
  const hasTrend = sources.length > 1;
  const title = useLinesTitle(level, read.isEstimate);
  const prefetchLine = usePrefetchLine();
  const { told } = useToldPeriods(SOURCES_OF[reading]);
  const model = useMemo(
    () =>
      pageOf(read.lines, {
        sources,
        areMonths,
        period,
        current,
        isDispatched: dispatchedBy(told),
        weeksWithout: (month) => weeksWithout(told, month),
      }),
    [read.lines, sources, areMonths, period, current, told],
  );
  const figures = figuresOn(model, hasDeficit);
  const columns = useColumns({
    reading,
    lineLabel: kinds[kind],
    areMonths,
    hasDeficit: figures.includes('deficit'),
    hasTrend,
    isTrendComparable: useCallback(
      ({ key }) => (areMonths ? model.comparableMonths.has(key) : model.isComparable),
      [areMonths, model],
    ),
  });
  const named = useNamed(read, kind);
  const periodRows = useMemo(() => model.lines.map(named), [model.lines, named]);
  const seasonRows = useMemo(() => model.months.map(named), [model.months, named]);
  const rows = areMonths ? seasonRows : periodRows;
  const { wholesalers } = read;
  const areParts = level === 'delegate' && period.from === period.to && figure === 'quantity';
  const parts = useParts(areParts ? { source: sources[0], month: period.from, delegateID: ID } : null, read.directory);
  const derivation = useDerivation({
    figure: figures.find((each) => each === figure),
    reading,
    period,
    rows: periodRows,
    season: seasonRows,
    rowLabel: kinds[kind],
    areMonths,
    model,
    wholesalers,
    parts,
    hasDeficit,
  });
  // A month links to its own figures on the same page.
  const addressOf = (key: string) => {
    if (areMonths) return `?month=${key}`;
    return key === REST ? undefined : next?.(session, reading, ID, key, paramsOf(period));
  };
  const [seasonStart, seasonEnd] = [model.season.at(0)?.month ?? period.from, model.season.at(-1)?.month ?? period.to];
  const shown: Months = areMonths ? { from: seasonStart, to: seasonEnd } : period;
  const counted = useCounted(view, read);

  const { title: subject, detail } = useSubject(view, read.directory);
  const isInPeriod = useCallback(({ key }: Row) => key >= from && key <= to, [from, to]);
  const running = model.season.find(
    ({ month, isRunning }) => isRunning && month >= shown.from && month <= shown.to,
  )?.month;
  const file = [
    agency?.name,
    readings[reading],
    detail && subject,
    shown.from,
    shown.from === shown.to ? null : shown.to,
    // Months without figures add nothing to the lines; a table of months shows them itself.
    areMonths || model.absent.length === 0 ? null : t`sans ${model.absent.join(', ')}`,
    // A month that goes on is no less than the others: the name of the file says that it has not ended.
    running && t`${running} en cours`,
    // Nor is what is entered and not dispatched in the lines.
    told.some((each) => openPeriods(each, shown).length > 0) ? t`réparti seulement` : null,
  ];

  if (model.isAbsent || model.lines.length === 0) {
    const { latest: lastKnown } = model;
    // Without figures in the years read, offer the last finished month.
    const latest = lastKnown ?? lastMonth(today);
    const isUnsaved = isNothingSaved(told, monthsIn(period));
    return (
      <>
        <Head view={view} read={read} period={period} />
        {bar}
        <DispatchNotice reading={reading} period={period} />
        <EmptyState
          title={<Trans>Rien pour {words.period(period)}</Trans>}
          actions={
            (latest < from || latest > to) && (
              <Button onPress={() => onPeriod({ from: latest, to: latest })}>
                <Trans>Voir {words.month(latest)}</Trans>
              </Button>
            )
          }
        >
          {isUnsaved ? (
            <Trans>Rien n’est enregistré sur cette période.</Trans>
          ) : (
            <Trans>Aucun chiffre n’a été réparti sur cette période.</Trans>
          )}{' '}
          {model.total.expected > 0 && (
            <Trans>
              L’objectif y est de {words.amount(model.total.expected)} FCFA ; sans chiffres, il n’y a ni taux ni
              déficit.
            </Trans>
          )}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <Head
        view={view}
        read={read}
        period={period}
        lead={<Lead reading={reading} period={period} rows={periodRows} model={model} />}
        tools={<ExportMenu onExport={(format) => exportTable(format, file, tableCells(columns.exported, rows))} />}
      />
      {bar}
      <DispatchNotice reading={reading} period={period} />
      <AbsentNotice reading={reading} model={model} told={told} hasDeficit={figures.includes('deficit')} />
      {read.isEstimate && (
        <Banner tone="amber" title={<Trans>La répartition par groupe est une estimation.</Trans>}>
          <Trans>
            Votre serveur ne dit pas ce que chaque groupe a reçu de ce produit : le produit entier est partagé d’après
            les parts d’aujourd’hui.
          </Trans>
        </Banner>
      )}
      <FigureTiles
        reading={reading}
        period={period}
        model={model}
        figures={figures}
        onExplain={(explain) => openDialog({ explain })}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Section
            title={title}
            meta={areMonths ? <Trans>{words.period(shown)}, en FCFA</Trans> : <Trans>en FCFA</Trans>}
            actions={<BulletLegend />}
          >
            <LineTable
              label={title}
              columns={columns}
              rows={rows}
              isCurrent={areMonths ? isInPeriod : undefined}
              addressOf={addressOf}
              onHover={(key) => prefetchLine(view, key, period)}
              onOpen={(key) => {
                const address = addressOf(key);
                if (address !== undefined) navigate(address);
              }}
            />
          </Section>
        </div>
        <div className={styles.aside}>
          <MonthChart season={model.season} reading={reading} hasTrend={hasTrend} />
          {counted && sources.includes('trends') && <WeekChart months={period} counts={counted} />}
          <Wholesalers now={model.total.sold} before={model.before?.figures.sold ?? null} names={wholesalers} />
        </div>
      </div>
      {derivation && <ExplanationDrawer derivation={derivation} onClose={() => closeDialog({ explain: null })} />}
    </>
  );
}

/** Returns a function that turns a line of the model into a named row. */
function useNamed({ lines }: Lines, kind: LineKind): (line: PageLine) => Row {
  const { t } = useLingui();
  const current = formatMonth(useToday());
  const words = useWords();
  return useMemo(() => {
    const known = new Map(lines.map((line) => [line.key, line]));
    return (line) => {
      const { name, detail } = known.get(line.key) ?? { name: null, detail: null };
      if (kind === 'month')
        return {
          ...line,
          name: words.month(line.key),
          detail: line.key === current ? t`en cours` : null,
          order: line.key,
        };
      const shown = name ?? (line.key === REST ? t`Sans délégué` : line.key);
      return { ...line, name: shown, detail, order: shown };
    };
  }, [lines, kind, words, current, t]);
}

/** The products that a page covers, for figures known by product only; null for pages about people. */
function useCounted({ level, ID }: View, { directory }: Lines): ((productID: string) => boolean) | null {
  return useMemo(() => {
    const products = directory?.products ?? [];
    const ofLaboratory = new Set(
      products.filter(({ PharmaLaboratory }) => PharmaLaboratory?.ID === ID).map((product) => product.ID),
    );
    const counts: Readonly<Partial<Record<Level, (productID: string) => boolean>>> = {
      agency: () => true,
      laboratory: (productID) => ofLaboratory.has(productID),
      product: (productID) => productID === ID,
      split: (productID) => productID === ID,
    };
    return counts[level] ?? null;
  }, [level, ID, directory]);
}
