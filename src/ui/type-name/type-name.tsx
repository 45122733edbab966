import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import * as styles from './type-name.css.ts';

export interface TypeNameProps {
  /** `#RRGGBB`, chosen by users for the type. */
  readonly colour: string;
  readonly children: ReactNode;
}

/** The name of a type with its colour as a mark. Colour helps to recognise it, and never stands alone. */
export function TypeName({ colour, children }: TypeNameProps) {
  return (
    <span className={styles.root}>
      <span className={styles.mark} style={assignInlineVars({ [styles.colour]: colour })} />
      <bdi>{children}</bdi>
    </span>
  );
}
