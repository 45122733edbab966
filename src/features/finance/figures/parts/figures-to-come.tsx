import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx';
import { StatGroupSkeleton } from '#ui/stat-tile/stat-group-skeleton.tsx';
import * as styles from '../finance.css.ts';

const TILES = 4;
const LINES = 9;

/** The skeleton of a period's totals, lines and charts. */
export function FiguresToCome() {
  return (
    <SkeletonGroup>
      <div className={styles.toCome}>
        <StatGroupSkeleton count={TILES} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <Skeleton width="12rem" />
            {Array.from({ length: LINES }, (_, line) => (
              <div key={line} className={styles.lineToCome}>
                <Skeleton width="10rem" />
                <Skeleton width="4rem" />
              </div>
            ))}
          </div>
          <div className={styles.aside}>
            <Skeleton width="8rem" />
            <Skeleton shape="block" height="14rem" />
            <Skeleton shape="block" height="6rem" />
          </div>
        </div>
      </div>
    </SkeletonGroup>
  );
}
