import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import * as styles from './sentence.css.ts';

/** The summary of a day or month: at most two sentences, with their key figures in `Fact`s. */
export function Sentence({ children }: { readonly children: ReactNode }) {
  return <p className={styles.sentence}>{children}</p>;
}

export interface FactProps {
  /** A link to the detail: a section of the page, or another page. */
  readonly href?: string;
  /** The figure with its noun: « 42 délégués sur 47 ». */
  readonly children: ReactNode;
}

/** A key figure of the sentence, linked to its detail. */
export function Fact({ href, children }: FactProps) {
  if (href === undefined) return <b className={styles.fact}>{children}</b>;
  return (
    <Link className={styles.link} href={href}>
      {children}
    </Link>
  );
}
