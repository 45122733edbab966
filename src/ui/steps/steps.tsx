import { useLingui } from '@lingui/react/macro';
import { StopGlyph, type StopState } from '../thread/thread.tsx';
import * as styles from './steps.css.ts';

export interface StepsProps {
  /** A word each, two at the most: they stand in a row. */
  readonly names: readonly string[];
  /** The one that one is at, from 0; how many there are once all is done. */
  readonly current: number;
}

/** Where one is in a piece of work, and what is still to come: the thread in a row. It tells, and is not pressed. */
export function Steps({ names, current }: StepsProps) {
  const { t } = useLingui();
  return (
    // An explicit role: Safari forgets that a list without bullets is one.
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
