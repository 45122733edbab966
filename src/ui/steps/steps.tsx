import { useLingui } from '@lingui/react/macro';
import { StopGlyph, type StopState } from '../thread/thread.tsx';
import * as styles from './steps.css.ts';

export interface StepsProps {
  /** One or two words per step, because the names share one line. */
  readonly names: readonly string[];
  /** The index of the current step, from 0; equal to the number of steps once all are done. */
  readonly current: number;
}

/** The progress through the steps of a task. Informative only: the steps cannot be clicked. */
export function Steps({ names, current }: StepsProps) {
  const { t } = useLingui();
  return (
    // An explicit role: Safari drops the list role of lists without bullets.
    <ol className={styles.steps} role="list" aria-label={t`Avancement`}>
      {names.map((name, index) => {
        const state = stateOf(index - current);
        return (
          <li
            key={name}
            className={styles.step}
            data-state={state}
            {...(state === 'now' && { 'aria-current': 'step' })}
          >
            <span className={styles.mark}>
              <StopGlyph state={state} {...(state !== 'done' && { number: index + 1 })} />
            </span>
            <span className={styles.name}>{name}</span>
          </li>
        );
      })}
    </ol>
  );
}

function stateOf(ahead: number): StopState {
  if (ahead === 0) return 'now';
  return ahead < 0 ? 'done' : 'todo';
}
