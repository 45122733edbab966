import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useFigures } from '../chart/figures.ts';
import type { Place } from '../data-table/keys.ts';
import { Digits } from '../digits/digits.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { phone } from '../theme/media.ts';
import { useMedia } from '../use-media/use-media.ts';
import { type DiffColumn, DiffGrid, type DiffMeasure, type DiffName, Gap } from './diff-grid.tsx';
import { countOf, DIFF_VIEWS, diffRows, type DiffView, nextDifference, rowsOf } from './diff.ts';
import * as styles from './diff-table.css.ts';

/** The surface on which the table stands: the page, or a dialog. */
export const DIFF_SURFACES = ['bg', 'raise'] as const;

export interface DiffSide<Row> {
  /** « Sur le serveur » */
  readonly label: string;
  readonly rows: readonly Row[];
}

export interface DiffTableProps<Row> {
  readonly label: string;
  /** The current version. */
  readonly before: DiffSide<Row>;
  /** The version that would replace it. */
  readonly after: DiffSide<Row>;
  /** Identifies a record on both sides. */
  readonly keyOf: (row: Row) => string;
  readonly names: readonly DiffName<Row>[];
  readonly columns: readonly DiffColumn<Row>[];
  readonly measure?: DiffMeasure<Row>;
  readonly surface?: (typeof DIFF_SURFACES)[number];
  /** A CSS length: the rows scroll within it, under a sticky head. Without it, the page scrolls. */
  readonly height?: string;
}

/**
 * Two versions of the same records side by side: replaced values struck through, new ones tinted, missing ones hatched.
 * The totals and their difference come first.
 */
export function DiffTable<Row>({
  label,
  before,
  after,
  keyOf,
  names,
  columns,
  measure,
  surface = 'bg',
  height,
}: DiffTableProps<Row>) {
  const { t } = useLingui();
  const isPhone = useMedia(phone);
  const { full } = useFigures();
  const [view, setView] = useState<DiffView>('differences');
  const [active, setActive] = useState<Place | null>(null);
  const [shouldFocus, setShouldFocus] = useState(false);

  const all = useMemo(
    () => diffRows(before.rows, after.rows, keyOf, columns),
    [before.rows, after.rows, keyOf, columns],
  );
  const rows = useMemo(() => rowsOf(all, view), [all, view]);
  const differences = useMemo(() => rows.flatMap(({ kind }, index) => (kind === 'same' ? [] : [index])), [rows]);
  const hidden = countOf(all, 'all') - countOf(all, 'differences');

  const move = (place: Place) => {
    setShouldFocus(true);
    setActive(place);
  };
  const from = active?.row ?? -1;
  const step = (isBackward: boolean) => {
    const row = nextDifference(rows, from, isBackward);
    if (row !== -1) move({ row, column: active?.column ?? (isPhone ? 0 : 1) });
  };
  const views: Readonly<Record<DiffView, string>> = {
    differences: t`Différences`,
    changed: t`Modifiées`,
    added: t`Ajoutées`,
    removed: t`Retirées`,
    all: t`Toutes`,
  };
  const rank = differences.indexOf(from) + 1;
  const count = differences.length;

  return (
    <div className={styles.diff[surface]}>
      {measure && <Sums before={before} after={after} measure={measure} />}
      <div className={styles.tools}>
        <div className={styles.views}>
          <SegmentedControl
            isWrapped
            label={t`Lignes affichées`}
            value={view}
            onChange={(next) => {
              setView(next);
              setActive(null);
            }}
            segments={DIFF_VIEWS.map((id) => ({ id, label: views[id], count: full(countOf(all, id)) }))}
          />
        </div>
        <span className={styles.note} role="status">
          {view !== 'all' &&
            hidden > 0 &&
            t`${plural(hidden, { one: '# ligne identique masquée', other: '# lignes identiques masquées' })}`}
        </span>
        {count > 0 && (
          <div className={styles.steps} role="group" aria-label={t`Parcourir les différences`}>
            <IconButton
              label={t`Différence précédente`}
              size="small"
              aria-keyshortcuts="Alt+ArrowUp"
              isDisabled={nextDifference(rows, from, true) === -1}
              onPress={() => step(true)}
            >
              <ChevronUp />
            </IconButton>
            <span className={styles.position}>
              <bdi>
                <Trans>
                  {rank === 0 ? '–' : full(rank)} sur {full(count)}
                </Trans>
              </bdi>
            </span>
            <IconButton
              label={t`Différence suivante`}
              size="small"
              aria-keyshortcuts="Alt+ArrowDown"
              isDisabled={nextDifference(rows, from, false) === -1}
              onPress={() => step(false)}
            >
              <ChevronDown />
            </IconButton>
          </div>
        )}
      </div>
      {rows.length === 0 ? (
        <p className={styles.none}>
          {view === 'differences' ? t`Les deux côtés sont identiques.` : t`Aucune ligne de cette sorte.`}
        </p>
      ) : (
        <DiffGrid
          // The key makes each view start scrolled to its top.
          key={view}
          label={label}
          sides={[before.label, after.label]}
          names={names}
          columns={columns}
          measure={measure}
          rows={rows}
          isCards={isPhone}
          height={isPhone ? undefined : height}
          active={active}
          onMove={move}
          onStep={step}
          shouldFocus={shouldFocus}
          onFocused={() => setShouldFocus(false)}
        />
      )}
    </div>
  );
}

function Sums<Row>({ before, after, measure }: Required<Pick<DiffTableProps<Row>, 'before' | 'after' | 'measure'>>) {
  const { t } = useLingui();
  const { full, percent } = useFigures();
  const sumOf = ({ rows }: DiffSide<Row>) => rows.reduce((sum, row) => sum + measure.value(row), 0);
  const [was, is] = [sumOf(before), sumOf(after)];
  const share = was === 0 ? 0 : ((is - was) / Math.abs(was)) * 100;
  const side = ({ label, rows }: DiffSide<Row>, sum: number) => (
    <div className={styles.sum}>
      <dt className={styles.sumLabel}>{label}</dt>
      <dd className={styles.sumValue}>
        <bdi>
          <Digits>{full(sum)}</Digits>
        </bdi>{' '}
        <span className={styles.unit}>{measure.unit}</span>
      </dd>
      <dd className={styles.lines}>{t`${plural(rows.length, { one: '# ligne', other: '# lignes' })}`}</dd>
    </div>
  );
  return (
    <dl className={styles.sums}>
      {side(before, was)}
      <div className={styles.gap}>
        <dt className={styles.words}>{t`Écart`}</dt>
        <dd>
          <Gap value={is - was} unit={measure.unit} />
        </dd>
        <dd aria-hidden="true" className={styles.arrow} />
        {share !== 0 && (
          <dd className={styles.share}>
            <bdi>
              {share > 0 && '+'}
              {percent(share)}
            </bdi>
          </dd>
        )}
      </div>
      {side(after, is)}
    </dl>
  );
}
