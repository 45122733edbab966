import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import * as styles from './type-name.css.ts';

export interface TypeNameProps {
  /** `#RRGGBB`, as people chose it for the type. */
  readonly colour: string;
  readonly children: ReactNode;
}

/** The name of a type beside its colour, which finds it again and never says anything alone. */
export function TypeName({ colour, children }: TypeNameProps) {
  return (
    <span className={styles.root}>
      <span className={styles.mark} style={assignInlineVars({ [styles.colour]: colour })} />
      <bdi>{children}</bdi>
    </span>
  );
}
