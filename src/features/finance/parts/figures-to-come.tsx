import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx';
import * as styles from '../finance.css.ts';

/** Keeps the sentence's room, so that what stands under it does not move when it comes. */
export function LeadToCome({ isLong }: { readonly isLong: boolean }) {
  return <span className={isLong ? styles.longLeadToCome : styles.leadToCome} />;
}

const TILES = 4;
const LINES = 9;

/** A period's figures, lines and charts at their places. */
export function FiguresToCome() {
  return (
    <SkeletonGroup>
      <div className={styles.toCome}>
        <div className={styles.tilesToCome}>
          {Array.from({ length: TILES }, (_, tile) => (
            <div key={tile} className={styles.tileToCome}>
              <Skeleton width="5rem" />
              <Skeleton width="9rem" height="1.25rem" />
              <Skeleton width="7rem" />
            </div>
          ))}
        </div>
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
