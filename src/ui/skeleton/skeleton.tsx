import { Trans } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import * as styles from './skeleton.css.ts';

export const SKELETON_SHAPES = ['text', 'block', 'round'] as const;

export interface SkeletonProps {
  readonly shape?: (typeof SKELETON_SHAPES)[number];
  /** CSS lengths of the expected content. By default, text fills its line and is one line high. */
  readonly width?: string;
  readonly height?: string;
}

/** A placeholder for content that is loading, in its final size. */
export function Skeleton({ shape = 'text', width = '100%', height }: SkeletonProps) {
  return (
    <span
      className={styles.bone({ shape })}
      style={assignInlineVars({ [styles.width]: width, ...(height && { [styles.height]: height }) })}
    />
  );
}

/** Says that a part is still loading to those who do not see it, where nothing stands in for that part. */
export function LoadingWords() {
  return (
    <span role="status" className={styles.words}>
      <Trans>Chargement…</Trans>
    </span>
  );
}

/**
 * Shows its skeletons after 200 ms, so that a quick answer causes no flash, and announces the loading to screen
 * readers.
 */
export function SkeletonGroup({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.group} role="status">
      <span className={styles.words}>
        <Trans>Chargement…</Trans>
      </span>
      <div className={styles.bones} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}

/** Varying widths in percent, so that the rows look natural. */
const WIDTHS = [62, 50, 70, 54, 46] as const;

export interface SkeletonRowsProps {
  readonly count?: number;
  /** A disc before each row, for an avatar or an icon. */
  readonly hasAvatar?: boolean;
  /** Two-line rows (54 px) rather than one-line rows (36 px). */
  readonly isTwoLine?: boolean;
}

/** The placeholder of a table or list. */
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
