import { useLingui } from '@lingui/react/macro';
import { Pie } from '@visx/shape';
import { useLocale } from 'react-aria-components';
import { ChartShell, type ChartProps } from '../chart/chart-frame.tsx';
import { useFigures } from '../chart/figures.ts';
import { lookOf } from '../chart/series.ts';
import { stack } from '../chart/stack.ts';
import { Swatch } from '../chart/swatch.tsx';
import { Texture, textureFill, useTextureId } from '../chart/texture.tsx';
import { fold, type Part } from './fold.ts';
import * as styles from './shares.css.ts';

export type { Part } from './fold.ts';

/** A bar is best for comparing. A ring is for the single total that a page is about. */
export const SHARE_SHAPES = ['bar', 'ring'] as const;
export type ShareShape = (typeof SHARE_SHAPES)[number];

export interface SharesProps extends Omit<ChartProps, 'height'> {
  readonly parts: readonly Part[];
  readonly shape?: ShareShape;
  /** The name of the parts: « Grossiste ». */
  readonly alongLabel: string;
  /** The name of the amounts: « CA réalisé ». */
  readonly valueLabel: string;
  /** Formats an amount for reading; by default a number in the active locale. */
  readonly formatValue?: (value: number) => string;
  /** The unit of the total inside a ring: « FCFA ». */
  readonly unit?: string;
}

/** With more parts than this, the smallest are combined. */
const MOST = 5;
const ROW = 37;

/** The parts of a total, largest first, each with its amount and its share. */
export function Shares({
  parts,
  shape = 'bar',
  alongLabel,
  valueLabel,
  formatValue,
  unit,
  summary,
  ...props
}: SharesProps) {
  const { t } = useLingui();
  const { full, bare, short, percent } = useFigures();
  const write = formatValue ?? full;
  const drawn = fold(parts, MOST, t`Autres`);
  const sum = drawn.reduce((total, { value }) => total + value, 0);
  const shareOf = (part: Part | undefined) => (part ? (part.value / sum) * 100 : 0);
  /** A tiny share is not rounded to 0 %, and an almost complete one not to 100 %. */
  const shareInWords = (part: Part | undefined) => {
    const share = shareOf(part);
    if (share > 0 && share < 0.5) return t`< ${percent(1)}`;
    return share >= 99.5 && share < 100 ? t`> ${percent(99)}` : percent(share);
  };
  const sentence = summary ?? drawn.map((part) => `${part.name} ${shareInWords(part)}`).join(', ');
  const name = `${props.label}. ${sentence}`;
  return (
    <ChartShell
      {...props}
      height={drawn.length * ROW}
      isEmpty={drawn.length === 0}
      table={{
        heading: alongLabel,
        rowCount: drawn.length,
        nameOf: (row) => drawn[row]?.name ?? '',
        columns: [
          {
            id: 'value',
            name: valueLabel,
            cell: (row) => write(drawn[row]?.value ?? 0),
            bare: (row) => bare(drawn[row]?.value ?? 0),
          },
          {
            id: 'share',
            name: t`Part`,
            cell: (row) => shareInWords(drawn[row]),
            bare: (row) => bare(shareOf(drawn[row])),
          },
        ],
      }}
    >
      <div className={styles.shares({ shape })}>
        {shape === 'bar' ? (
          <ShareBar name={name} parts={drawn} sum={sum} />
        ) : (
          <div className={styles.ring}>
            <Ring name={name} parts={drawn} />
            <div className={styles.middle} aria-hidden="true">
              <bdi className={styles.total}>{short(sum)}</bdi>
              {unit && <span className={styles.unit}>{unit}</span>}
            </div>
          </div>
        )}
        <ul role="list" className={styles.list({ hasNotes: drawn.some(({ note }) => note !== undefined) })}>
          {drawn.map((part, turn) => (
            <li key={part.id} className={styles.row}>
              <Swatch look={lookOf(turn)} kind="surface" />
              <span className={styles.name}>{part.name}</span>
              <span className={styles.value}>{write(part.value)}</span>
              <span className={styles.share}>{shareInWords(part)}</span>
              {part.note !== undefined && <span className={styles.note}>{part.note}</span>}
            </li>
          ))}
        </ul>
      </div>
    </ChartShell>
  );
}

interface DrawingProps {
  readonly name: string;
  readonly parts: readonly Part[];
}

function Textures({ id, parts }: { readonly id: string; readonly parts: readonly Part[] }) {
  return (
    <defs>
      {parts.map((part, turn) => (
        <Texture key={part.id} id={`${id}-${turn}`} look={lookOf(turn)} />
      ))}
    </defs>
  );
}

function ShareBar({ name, parts, sum }: DrawingProps & { readonly sum: number }) {
  const { direction } = useLocale();
  const id = useTextureId();
  const layers = stack(parts.map(({ value }) => [(value / sum) * 100])).flat();
  return (
    <svg className={`${styles.bar} ${styles.drawing({ isRtl: direction === 'rtl' })}`} role="img" aria-label={name}>
      <Textures id={id} parts={parts} />
      {parts.map((part, turn) => {
        const { from, to } = layers[turn] ?? { from: 0, to: 0 };
        return (
          <rect
            key={part.id}
            className={styles.slice}
            x={`${from}%`}
            y="-2"
            width={`${to - from}%`}
            height="150%"
            fill={textureFill(`${id}-${turn}`)}
          />
        );
      })}
    </svg>
  );
}

const SIZE = 160;
const THICKNESS = 18;

function Ring({ name, parts }: DrawingProps) {
  const { direction } = useLocale();
  const id = useTextureId();
  return (
    <svg
      className={styles.drawing({ isRtl: direction === 'rtl' })}
      viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`}
      role="img"
      aria-label={name}
    >
      <Textures id={id} parts={parts} />
      <Pie
        data={[...parts]}
        pieValue={({ value }) => value}
        pieSort={null}
        pieSortValues={null}
        outerRadius={SIZE / 2 - 2}
        innerRadius={SIZE / 2 - 2 - THICKNESS}
      >
        {({ arcs, path }) =>
          arcs.map((arc, turn) => (
            <path key={arc.data.id} className={styles.slice} d={path(arc) ?? ''} fill={textureFill(`${id}-${turn}`)} />
          ))
        }
      </Pie>
    </svg>
  );
}
