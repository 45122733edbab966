import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from './status-glyph.css.ts';

export const GLYPH_STATUSES = ['done', 'pending', 'current', 'spontaneous', 'administrative', 'validated'] as const;
export type GlyphStatus = (typeof GLYPH_STATUSES)[number];

const WORDS: Readonly<Record<GlyphStatus, MessageDescriptor>> = {
  done: msg`Fait`,
  pending: msg`En attente`,
  current: msg`En cours`,
  spontaneous: msg`Spontanée`,
  administrative: msg`Administrative`,
  validated: msg`Validée`,
};

const CHECK = <path className={styles.stroke} d="m5.8 10.2 2.9 2.9 5.5-5.7" />;

/** The shape of each status, which identifies it without colour. */
const SHAPES: Readonly<Record<GlyphStatus, ReactNode>> = {
  done: <circle className={styles.fill} cx="10" cy="10" r="8.5" />,
  pending: <circle className={styles.ring} cx="10" cy="10" r="7.75" />,
  current: <circle className={styles.thickRing} cx="10" cy="10" r="7.5" />,
  spontaneous: (
    <rect className={styles.fill} x="3.6" y="3.6" width="12.8" height="12.8" rx="2" transform="rotate(45 10 10)" />
  ),
  administrative: <rect className={styles.fill} x="2" y="2" width="16" height="16" rx="3.5" />,
  validated: <circle className={styles.ring} cx="10" cy="10" r="7.75" />,
};

const MARKS: Readonly<Record<GlyphStatus, ReactNode>> = {
  done: CHECK,
  pending: null,
  current: <circle className={styles.dot} cx="10" cy="10" r="3" />,
  spontaneous: <path className={styles.stroke} d="M10 6.4v7.2M6.4 10h7.2" />,
  administrative: CHECK,
  validated: CHECK,
};

export interface StatusGlyphProps {
  readonly status: GlyphStatus;
  /** A number shown in place of the mark. */
  readonly number?: number | undefined;
  /** Shows the label beside the glyph. Otherwise only screen readers read it. */
  readonly isLabelled?: boolean;
  /** A more specific label; `null` if it is written nearby. */
  readonly label?: string | null | undefined;
}

/** The status of a visit, a step or a reminder: each has its own shape, word and colour. */
export function StatusGlyph({ status, number, isLabelled = false, label }: StatusGlyphProps) {
  const { t } = useLingui();
  const word = label === undefined ? t(WORDS[status]) : label;
  const isNamed = word !== null && !isLabelled;
  return (
    <span className={styles.status({ status })}>
      <svg
        className={styles.glyph}
        viewBox="0 0 20 20"
        {...(isNamed ? { role: 'img', 'aria-label': word } : { 'aria-hidden': true })}
      >
        {SHAPES[status]}
        {number === undefined ? (
          MARKS[status]
        ) : (
          <text
            className={styles.number}
            x="10"
            y="10"
            textAnchor="middle"
            dominantBaseline="central"
            // Two digits fit; more are condensed.
            {...(number > 99 && { textLength: 14, lengthAdjust: 'spacingAndGlyphs' })}
          >
            {number}
          </text>
        )}
      </svg>
      {isLabelled && <span>{word}</span>}
    </span>
  );
}
