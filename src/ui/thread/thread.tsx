import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type GlyphStatus, StatusGlyph } from '../status-glyph/status-glyph.tsx';
import * as styles from './thread.css.ts';

export const THREAD_ORIENTATIONS = ['vertical', 'horizontal'] as const;
export const STOP_STATES = ['done', 'now', 'todo'] as const;
export type StopState = (typeof STOP_STATES)[number];

const GLYPHS: Readonly<Record<StopState, GlyphStatus>> = { done: 'done', now: 'current', todo: 'pending' };
const WORDS: Readonly<Record<StopState, MessageDescriptor>> = {
  done: msg`Fait`,
  now: msg`En cours`,
  todo: msg`À venir`,
};

export interface ThreadProps {
  readonly label: string;
  readonly orientation?: (typeof THREAD_ORIENTATIONS)[number];
  /** `ThreadStop`s, in order. */
  readonly children: ReactNode;
}

/**
 * Le fil: a line through stops, solid where it has been travelled, dotted where it is to come, a ring at the present.
 * It draws a day, the steps of a file, the history of visits.
 */
export function Thread({ label, orientation = 'vertical', children }: ThreadProps) {
  return (
    // An explicit role: Safari forgets that a list without bullets is one.
    <ol className={styles.thread} data-orientation={orientation} role="list" aria-label={label}>
      {children}
    </ol>
  );
}

export interface ThreadStopProps {
  readonly state: StopState;
  /** The stop's number; a mark of its state without one. */
  readonly number?: number;
  /** A shape other than the state's own: a spontaneous visit, an administrative one. */
  readonly status?: GlyphStatus;
  /** Before the line: an hour. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function ThreadStop({ state, number, status, aside, children }: ThreadStopProps) {
  const { t } = useLingui();
  return (
    <li className={styles.stop} data-state={state} {...(state === 'now' && { 'aria-current': 'step' })}>
      {aside && <div className={styles.aside}>{aside}</div>}
      <div className={styles.track}>
        <StatusGlyph
          status={status ?? GLYPHS[state]}
          number={number}
          label={status === undefined ? t(WORDS[state]) : undefined}
        />
      </div>
      <div className={styles.content}>{children}</div>
    </li>
  );
}
