import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components';
import * as styles from '../checkbox/checkbox.css.ts';
import { CheckboxMark } from '../checkbox/checkbox.tsx';
import { FieldMessages } from '../field/field.tsx';

export interface GroupCheckboxProps {
  readonly value: string;
  readonly description?: ReactNode;
  readonly isDisabled: boolean;
  readonly children: ReactNode;
}

/** A checkbox of a `CheckboxGroup`, which holds its value: react-aria's, with the look of `Checkbox`. */
export function GroupCheckbox({ description, children, ...props }: GroupCheckboxProps) {
  return (
    <CheckboxField {...props} className={styles.checkbox}>
      <CheckboxButton className={styles.button}>
        <CheckboxMark />
        {children}
      </CheckboxButton>
      <div className={styles.messages}>
        <FieldMessages description={description} />
      </div>
    </CheckboxField>
  );
}
