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
  /** `ThreadStop`s in order. */
  readonly children: ReactNode;
}

/**
 * A vertical timeline: a line through stops, solid where done, dotted where still to come, with a ring at the current
 * stop. It shows a day, the steps of a file, or a history of visits.
 */
export function Thread({ label, children }: ThreadProps) {
  return (
    // An explicit role: Safari drops the list role of lists without bullets.
    <ol className={styles.thread} role="list" aria-label={label}>
      {children}
    </ol>
  );
}

export interface ThreadStopProps {
  readonly state: StopState;
  /** The number of the stop. Without it, a mark shows its state. */
  readonly number?: number;
  /** A shape that replaces that of the state: for spontaneous or administrative visits. */
  readonly status?: GlyphStatus;
  /** Shown before the line: a time. */
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

/** The mark of a stop, labelled as a step rather than as a visit. */
export function StopGlyph({ state, number }: { readonly state: StopState; readonly number?: number | undefined }) {
  const { t } = useLingui();
  return <StatusGlyph status={GLYPHS[state]} number={number} label={t(WORDS[state])} />;
}
