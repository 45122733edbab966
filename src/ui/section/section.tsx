import { type ReactNode, useId } from 'react';
import * as styles from './section.css.ts';

export interface SectionProps {
  readonly title: ReactNode;
  /** Beside the title, muted: « novembre, 47 délégués ». */
  readonly meta?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page, apart from the one before by a hairline and some space; never a box. */
export function Section({ title, meta, actions, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {meta && <span className={styles.meta}>{meta}</span>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}
