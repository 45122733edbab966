import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps, Text } from 'react-aria-components';
import * as styles from './switch.css.ts';

/** `inline`: the switch, then its label. `row`: the label at the start of the line, the switch at its end. */
export const SWITCH_LAYOUTS = ['inline', 'row'] as const;
export type SwitchLayout = (typeof SWITCH_LAYOUTS)[number];

export interface SwitchProps extends Omit<SwitchFieldProps, 'children' | 'className' | 'style'> {
  readonly layout?: SwitchLayout;
  readonly icon?: ReactNode;
  readonly description?: ReactNode;
  /** The label: the setting that is on or off. */
  readonly children: ReactNode;
}

/** A setting that is on or off and acts immediately. For a value that is submitted with a form, use a checkbox. */
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
