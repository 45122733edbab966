import { Trans } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import * as styles from './skeleton.css.ts';

export const SKELETON_SHAPES = ['text', 'block', 'round'] as const;

export interface SkeletonProps {
  readonly shape?: (typeof SKELETON_SHAPES)[number];
  /** CSS lengths of what is to come. Text is as wide as its line and one line high without them. */
  readonly width?: string;
  readonly height?: string;
}

/** The place of one thing that is on its way, at its final size. */
export function Skeleton({ shape = 'text', width = '100%', height }: SkeletonProps) {
  return (
    <span
      className={styles.bone({ shape })}
      style={assignInlineVars({ [styles.width]: width, ...(height && { [styles.height]: height }) })}
    />
  );
}

/** Holds skeletons: shows them after 200 ms, so that a quick answer is never preceded by a flash, and says that it loads. */
export function SkeletonGroup({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.group} role="status">
      <span className={styles.words}>
        <Trans>Chargement…</Trans>
      </span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** Widths in percent that repeat without looking repeated. */
const WIDTHS = [62, 50, 70, 54, 46] as const;

export interface SkeletonRowsProps {
  readonly count?: number;
  /** A disc before each row, where a face or an icon will be. */
  readonly hasAvatar?: boolean;
  /** Rows of two lines (54 px) rather than one (36 px). */
  readonly isTwoLine?: boolean;
}

/** A table or list to come. */
export function SkeletonRows({ count = 8, hasAvatar = false, isTwoLine = false }: SkeletonRowsProps) {
  return (
    <SkeletonGroup>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={styles.row({ isTwoLine })}>
          {hasAvatar && <Skeleton shape="round" width="1.5rem" />}
          <span className={styles.lines}>
            <Skeleton width={`${WIDTHS[row % WIDTHS.length] ?? 50}%`} />
            {isTwoLine && <Skeleton width={`${WIDTHS[(row + 2) % WIDTHS.length] ?? 50}%`} height="0.5rem" />}
          </span>
          <Skeleton width="4rem" />
          <Skeleton width="2.5rem" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
