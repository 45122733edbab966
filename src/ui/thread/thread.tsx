import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type GlyphStatus, StatusGlyph } from '../status-glyph/status-glyph.tsx';
import * as styles from './thread.css.ts';

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
  /** `ThreadStop`s, in order. */
  readonly children: ReactNode;
}

/**
 * Le fil: a line through stops, solid where it has been travelled, dotted where it is to come, a ring at the present.
 * It draws a day, the steps of a file, the history of visits.
 */
export function Thread({ label, children }: ThreadProps) {
  return (
    // An explicit role: Safari forgets that a list without bullets is one.
    <ol className={styles.thread} role="list" aria-label={label}>
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
  return (
    <li className={styles.stop} data-state={state} {...(state === 'now' && { 'aria-current': 'step' })}>
      {aside && <div className={styles.aside}>{aside}</div>}
      <div className={styles.track}>
        {status === undefined ? <StopGlyph {...{ state, number }} /> : <StatusGlyph {...{ status, number }} />}
      </div>
      <div className={styles.content}>{children}</div>
    </li>
  );
}

/** The mark of a stop, said in the words of a way rather than in those of a visit. */
export function StopGlyph({ state, number }: { readonly state: StopState; readonly number?: number | undefined }) {
  const { t } = useLingui();
  return <StatusGlyph status={GLYPHS[state]} number={number} label={t(WORDS[state])} />;
}
