import { Trans, useLingui } from '@lingui/react/macro';
import { useToday } from '#state/today.ts';
import { PreviousNext } from '#ui/previous-next/previous-next.tsx';
import * as styles from '../people.css.ts';
import type { PersonDays } from './use-person-days.ts';

/** The ways to other days: two buttons, and the keys that do the same. */
export function DaySteps({ days: { day, step, goToToday } }: { readonly days: PersonDays }) {
  const { t } = useLingui();
  const today = useToday().toString();
  return (
    <div className={styles.steps}>
      <span className={styles.keys}>
        <Trans>
          Clavier : <kbd className={styles.key}>←</kbd> <kbd className={styles.key}>→</kbd>
        </Trans>
      </span>
      <PreviousNext
        previous={{ label: t`Jour précédent`, onPress: () => step(-1) }}
        next={{ label: t`Jour suivant`, onPress: () => step(1) }}
        today={{ onPress: goToToday, isDisabled: day === today }}
      />
    </div>
  );
}
