import { type ReactNode, useId } from 'react';
import * as styles from './section.css.ts';

export interface SectionProps {
  readonly title: ReactNode;
  /** Muted text beside the title: « novembre, 47 délégués ». */
  readonly meta?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a page, separated from the previous one by a hairline and space, never by a box. */
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
