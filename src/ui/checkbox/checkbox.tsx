import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components';
import { FieldMessages, type FieldProps, fieldState } from '../field/field.tsx';
import * as styles from './checkbox.css.ts';

/** `danger`: ticking it lets something be destroyed. */
export const CHECKBOX_TONES = ['accent', 'danger'] as const;
export type CheckboxTone = (typeof CHECKBOX_TONES)[number];

export interface CheckboxProps
  extends
    Pick<FieldProps, 'description' | 'error'>,
    Omit<CheckboxFieldProps, 'children' | 'className' | 'style' | 'isInvalid'> {
  readonly tone?: CheckboxTone;
  /** What ticking it states. Without words it needs an `aria-label`. */
  readonly children?: ReactNode;
}

/** Yes or no, taken up when the form is sent. A setting that acts at once is a switch. */
export function Checkbox({ tone = 'accent', description, error, children, ...props }: CheckboxProps) {
  return (
    <CheckboxField {...props} {...fieldState({ error })} className={styles.checkbox} data-tone={tone}>
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
