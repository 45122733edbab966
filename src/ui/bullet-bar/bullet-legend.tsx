import { useLingui } from '@lingui/react/macro';
import { PERFORMANCE_CUTS } from '#lib/completion.ts';
import { Legend } from '../legend/legend.tsx';
import * as styles from './bullet-bar.css.ts';

/** Explains the colours and the target line of bullet bars. */
export function BulletLegend() {
  const { t } = useLingui();
  const [low, middle] = PERFORMANCE_CUTS;
  return (
    <Legend
      items={[
        { id: 'red', name: `≤ ${low}`, swatch: <span className={styles.sample.red} /> },
        { id: 'amber', name: `≤ ${middle}`, swatch: <span className={styles.sample.amber} /> },
        { id: 'green', name: `> ${middle}`, swatch: <span className={styles.sample.green} /> },
        { id: 'target', name: t`objectif`, swatch: <span className={styles.targetSample} /> },
      ]}
    />
  );
}
