import type { ReactNode } from 'react';
import * as styles from './thread.css.ts';
import { pause } from './thread-pause.css.ts';
import type { StopState } from './thread.tsx';

export interface ThreadPauseProps {
  /** Whether the line is solid or dotted here. */
  readonly state: StopState;
  /** Shown before the line: a time. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** An entry between two stops of a `Thread`: the line continues without a mark. */
export function ThreadPause({ state, aside, children }: ThreadPauseProps) {
  return (
    <li className={styles.stop} data-state={state === 'done' ? state : 'todo'}>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.track} />
      <div className={pause}>{children}</div>
    </li>
  );
}
