import type { ReactNode } from 'react';
import * as styles from './thread.css.ts';
import { pause } from './thread-pause.css.ts';
import type { StopState } from './thread.tsx';

export interface ThreadPauseProps {
  /** Whether the line through it has been travelled. */
  readonly state: StopState;
  /** Before the line: an hour. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Between two stops of a `Thread`: the line goes on without one. */
export function ThreadPause({ state, aside, children }: ThreadPauseProps) {
  return (
    <li className={styles.stop} data-state={state === 'done' ? state : 'todo'}>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.track} />
      <div className={pause}>{children}</div>
    </li>
  );
}
