import { Trans, useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Check, ChartLine, Copy, Table } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import { rem } from '../theme/scale.ts';
import { ChartTable, type TableData, tabSeparated } from './chart-table.tsx';
import * as styles from './chart.css.ts';
import { type Room, useRoom } from './use-room.ts';

/** Props of every chart. */
export interface ChartProps {
  /** The accessible name of the chart: « Rythme hebdomadaire ». */
  readonly label: string;
  /** A sentence that sums up the chart. By default it is built from the first, last and extreme values. */
  readonly summary?: string;
  /** Height of the picture, in CSS pixels at the default text size. */
  readonly height?: number;
  readonly isLoading?: boolean;
  /** Shown in place of the picture if there is no data. */
  readonly empty?: ReactNode;
}

export interface ChartShellProps extends Omit<ChartProps, 'summary'> {
  readonly height: number;
  readonly isEmpty: boolean;
  readonly legend?: ReactNode;
  readonly table: TableData;
  /** The picture, shown unless the table is. */
  readonly children: ReactNode;
}

/** The parts that every chart shares: legend, data table for reading and copying, loading, error and empty states. */
export function ChartShell({
  label,
  height,
  isLoading = false,
  isEmpty,
  empty,
  legend,
  table,
  children,
}: ChartShellProps) {
  const [isTable, setTable] = useState(false);
  const vars = assignInlineVars({ [styles.height]: rem(height) });
  if (isLoading) {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height={rem(height)} />
      </SkeletonGroup>
    );
  }
  if (isEmpty) {
    return (
      <div className={styles.empty} style={vars}>
        {empty ?? (
          <EmptyState title={<Trans>Rien à montrer</Trans>}>
            <Trans>Choisissez une autre période ou effacez un filtre.</Trans>
          </EmptyState>
        )}
      </div>
    );
  }
  return (
    <div className={styles.chart} style={vars}>
      {isTable ? <ChartTable label={label} data={table} /> : children}
      <div className={styles.footer}>
        {legend}
        <div className={styles.tools}>
          {isTable && <CopyButton table={table} />}
          <Button
            variant="ghost"
            size="small"
            icon={isTable ? <ChartLine /> : <Table />}
            onPress={() => setTable(!isTable)}
          >
            {isTable ? <Trans>Voir en graphique</Trans> : <Trans>Voir en tableau</Trans>}
          </Button>
        </div>
      </div>
    </div>
  );
}

export interface Drawn {
  /** The SVG content. */
  readonly marks: ReactNode;
  /** Rendered on top of the picture. */
  readonly reader: ReactNode;
}

export interface ChartFrameProps extends Omit<ChartShellProps, 'children'> {
  readonly summary: string;
  readonly draw: (room: Room) => Drawn;
}

/** A picture that fills the available width, described by one sentence. */
export function ChartFrame({ summary, draw, ...shell }: ChartFrameProps) {
  return (
    <ChartShell {...shell}>
      <Drawing name={`${shell.label}. ${summary}`} draw={draw} />
    </ChartShell>
  );
}

interface DrawingProps extends Pick<ChartFrameProps, 'draw'> {
  readonly name: string;
}

function Drawing({ name, draw }: DrawingProps) {
  const { ref, room } = useRoom();
  const drawn = room && draw(room);
  return (
    <div ref={ref} className={styles.room}>
      {drawn && (
        <>
          <svg className={styles.picture} width={room.width} height={room.height} role="img" aria-label={name}>
            {drawn.marks}
          </svg>
          {drawn.reader}
        </>
      )}
    </div>
  );
}

const COPY_STATES = ['idle', 'copied', 'refused'] as const;

function CopyButton({ table }: { readonly table: TableData }) {
  const { t } = useLingui();
  const [state, setState] = useState<(typeof COPY_STATES)[number]>('idle');
  const words = { idle: t`Copier`, copied: t`Copié`, refused: t`Copie refusée par le navigateur` };
  const copy = () => {
    navigator.clipboard.writeText(tabSeparated(table)).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  };
  return (
    <Button variant="ghost" size="small" icon={state === 'copied' ? <Check /> : <Copy />} onPress={copy}>
      <span aria-live="polite">{words[state]}</span>
    </Button>
  );
}
