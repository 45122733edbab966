import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import * as styles from './sentence.css.ts';

/** What a day, or a month, comes down to: two sentences at most, their facts in `Fact`s. */
export function Sentence({ children }: { readonly children: ReactNode }) {
  return <p className={styles.sentence}>{children}</p>;
}

export interface FactProps {
  /** Where its proof is: a part of the page, or another page. */
  readonly href?: string;
  /** The figure, and what it counts: « 42 délégués sur 47 ». */
  readonly children: ReactNode;
}

/** A fact of the sentence, which leads to its proof. */
export function Fact({ href, children }: FactProps) {
  if (href === undefined) return <b className={styles.fact}>{children}</b>;
  return (
    <Link className={styles.link} href={href}>
      {children}
    </Link>
  );
}
