import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components';
import { FieldMessages, type FieldProps, validityOf } from '../field/field.tsx';
import * as styles from './checkbox.css.ts';

/** `danger`: ticking it confirms a destructive action. */
export const CHECKBOX_TONES = ['accent', 'danger'] as const;
export type CheckboxTone = (typeof CHECKBOX_TONES)[number];

export interface CheckboxProps
  extends
    Pick<FieldProps, 'description' | 'error'>,
    Omit<CheckboxFieldProps, 'children' | 'className' | 'style' | 'isInvalid'> {
  readonly tone?: CheckboxTone;
  /** The label. Without one the checkbox needs an `aria-label`. */
  readonly children?: ReactNode;
}

/** A yes or no that takes effect when the form is submitted. For a setting that acts immediately, use a switch. */
export function Checkbox({ tone = 'accent', description, error, children, ...props }: CheckboxProps) {
  return (
    <CheckboxField {...props} {...validityOf({ error })} className={styles.checkbox} data-tone={tone}>
      <CheckboxButton className={styles.button}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={styles.box}>
              {isIndeterminate && <Minus className={styles.mark} />}
              {isSelected && !isIndeterminate && <Check className={styles.mark} />}
            </span>
            {children}
          </>
        )}
      </CheckboxButton>
      <div className={styles.messages}>
        <FieldMessages {...{ description, error }} />
      </div>
    </CheckboxField>
  );
}
