import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps, Text } from 'react-aria-components';
import * as styles from './switch.css.ts';

/** `inline`: the switch, then its words. `row`: the words at the start, the switch at the end of the line. */
export const SWITCH_LAYOUTS = ['inline', 'row'] as const;
export type SwitchLayout = (typeof SWITCH_LAYOUTS)[number];

export interface SwitchProps extends Omit<SwitchFieldProps, 'children' | 'className' | 'style'> {
  readonly layout?: SwitchLayout;
  readonly icon?: ReactNode;
  readonly description?: ReactNode;
  /** What is on or off. */
  readonly children: ReactNode;
}

/** On or off, at once. What waits for a form to be sent is a checkbox. */
export function Switch({ layout = 'inline', icon, description, children, ...props }: SwitchProps) {
  return (
    <SwitchField {...props} className={styles.field} data-layout={layout}>
      <SwitchButton className={styles.button}>
        {icon !== undefined && <span className={styles.icon}>{icon}</span>}
        <span className={styles.words}>{children}</span>
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
      </SwitchButton>
      {description !== undefined && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
    </SwitchField>
  );
}
