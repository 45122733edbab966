import { Skeleton } from '../skeleton/skeleton.tsx';
import * as styles from './stat-tile.css.ts';

/** Placeholders for figures. Put them in a `SkeletonGroup`, which announces the loading. */
export function StatGroupSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={styles.clip}>
      <div className={styles.group}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={`${styles.tile} ${styles.toCome}`}>
            <Skeleton width="5rem" />
            <Skeleton width="9rem" height="1.25rem" />
            <Skeleton width="7rem" />
          </div>
        ))}
      </div>
    </div>
  );
}
