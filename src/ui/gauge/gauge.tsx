import { useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useId } from 'react';
import { useLocale } from 'react-aria-components';
import { PERFORMANCE_CUTS, performanceOf, type PerformanceTone } from '#lib/completion.ts';
import { useFigures } from '../chart/figures.ts';
import * as styles from './gauge.css.ts';
import { CENTRE, LOOP, LOOP_RADIUS, loopAngle } from './loop.ts';

/** The position of the text: beside the gauge, below it (narrow screens), or none if the text is written nearby. */
export const GAUGE_LAYOUTS = ['beside', 'below', 'bare'] as const;
export type GaugeLayout = (typeof GAUGE_LAYOUTS)[number];

export interface GaugeProps {
  /** The name of the measure: « Global ». */
  readonly label: string;
  /** Percent of the target; `null` without a target. The needle stops at 100, the number does not. */
  readonly value: number | null;
  readonly layout?: GaugeLayout;
  /** What is measured is not over, or has not begun: it is not judged yet. */
  readonly unjudged?: 'running' | 'ahead' | undefined;
  /** Shown below the text: a sparkline, a change. */
  readonly children?: ReactNode;
}

/** With more digits than this, the number is set smaller, or it would touch the loop. */
const ROOMY = 3;

/** Performance as a gauge: red up to 45 %, yellow up to 75 %, green beyond. The number is always shown. */
export function Gauge({ label, value, layout = 'beside', unjudged, children }: GaugeProps) {
  const { t } = useLingui();
  const { direction } = useLocale();
  const { full, percent, percentSign } = useFigures();
  const labelId = useId();
  const [low, middle] = PERFORMANCE_CUTS;
  const ranges: Readonly<Record<PerformanceTone, string>> = {
    red: t`${low} ou moins`,
    amber: t`De ${low + 1} à ${middle}`,
    green: t`Plus de ${middle}`,
  };
  const range = (percentage: number): string => {
    if (unjudged === 'running') return t`En cours`;
    return unjudged === 'ahead' ? t`À venir` : ranges[performanceOf(percentage)];
  };
  const isNamed = layout !== 'bare';
  const name = isNamed ? { 'aria-labelledby': labelId } : { 'aria-label': label };
  const words = isNamed && (
    <div className={styles.words}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      {layout === 'beside' && <span className={styles.range}>{value === null ? t`Sans objectif` : range(value)}</span>}
      {children && <div className={styles.aside}>{children}</div>}
    </div>
  );

  if (value === null) {
    return (
      <div className={styles.gauge({ layout })}>
        <div className={styles.dial} role="img" {...name}>
          <Loop isRtl={direction === 'rtl'} />
          <span className={styles.number}>–</span>
        </div>
        {words}
      </div>
    );
  }
  const performance = unjudged ? 'unjudged' : performanceOf(value);
  const filled = Math.max(0, Math.min(100, value));
  const digits = full(Math.round(value));
  return (
    <div className={styles.gauge({ layout })}>
      <div
        className={`${styles.dial} ${styles.performance[performance]}`}
        role="meter"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={filled}
        aria-valuetext={layout === 'beside' ? percent(value) : `${percent(value)}, ${range(value)}`}
        {...name}
      >
        <Loop isRtl={direction === 'rtl'} filled={filled} />
        <span className={styles.number} data-long={digits.length > ROOMY ? true : undefined} aria-hidden="true">
          {digits}
          <span className={styles.unit}>{percentSign}</span>
        </span>
      </div>
      {words}
    </div>
  );
}

function Loop({ isRtl, filled }: { readonly isRtl: boolean; readonly filled?: number }) {
  const [x, y] = CENTRE;
  return (
    <svg
      className={styles.loop({ isRtl })}
      viewBox="0 0 104 82"
      aria-hidden="true"
      {...(filled !== undefined && {
        style: assignInlineVars({ [styles.angle]: `${loopAngle(filled)}deg`, [styles.filled]: String(filled) }),
      })}
    >
      <path className={styles.track} d={LOOP} />
      {filled !== undefined && <path className={styles.fill} d={LOOP} pathLength={100} />}
      {PERFORMANCE_CUTS.map((cut) => (
        <path
          key={cut}
          className={styles.cut}
          d={`M${x},${y - LOOP_RADIUS - 6}v12`}
          transform={`rotate(${loopAngle(cut)} ${x} ${y})`}
        />
      ))}
      {filled !== undefined && (
        <g className={styles.needle}>
          <circle className={styles.dot} cx={x} cy={y - LOOP_RADIUS} r={7} />
        </g>
      )}
    </svg>
  );
}
