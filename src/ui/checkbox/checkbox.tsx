import { Check, Minus } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ErrorLine, type FieldProps, HelpLine } from '../field/field.tsx';
import * as styles from './checkbox.css.ts';

/** `danger`: ticking it confirms a destructive action. */
export const CHECKBOX_TONES = ['accent', 'danger'] as const;
export type CheckboxTone = (typeof CHECKBOX_TONES)[number];

export interface CheckboxProps extends Pick<FieldProps, 'description' | 'error'> {
  readonly tone?: CheckboxTone;
  readonly isSelected?: boolean;
  readonly defaultSelected?: boolean;
  /** Some of what it stands for is ticked. */
  readonly isIndeterminate?: boolean;
  readonly isDisabled?: boolean;
  readonly onChange?: (isSelected: boolean) => void;
  /** The label. Without one the checkbox needs an `aria-label`. */
  readonly children?: ReactNode;
  readonly 'aria-label'?: string;
}

/**
 * A yes or no that takes effect when the form is submitted. For a setting that acts immediately, use a switch. It is the
 * browser's own checkbox: react-aria's brings its form validation, which is too large for the first page.
 */
export function Checkbox({
  tone = 'accent',
  isSelected,
  defaultSelected,
  isIndeterminate = false,
  isDisabled = false,
  onChange,
  description,
  error,
  children,
  'aria-label': ariaLabel,
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [errorID, helpID] = [useId(), useId()];
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  const messages = [error !== undefined && errorID, description !== undefined && helpID].filter(Boolean).join(' ');
  return (
    <div className={styles.checkbox} data-tone={tone}>
      <label className={styles.button}>
        <input
          ref={input}
          type="checkbox"
          className={styles.input}
          checked={isSelected}
          defaultChecked={defaultSelected}
          disabled={isDisabled}
          aria-label={ariaLabel}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={messages || undefined}
          onChange={({ target }) => onChange?.(target.checked)}
        />
        <CheckboxMark />
        {children}
      </label>
      <div className={styles.messages}>
        {error !== undefined && <ErrorLine id={errorID}>{error}</ErrorLine>}
        {description !== undefined && <HelpLine id={helpID}>{description}</HelpLine>}
      </div>
    </div>
  );
}

/** The drawn box. Its look follows the input inside the same `button`. */
export function CheckboxMark() {
  return (
    <span className={styles.box} aria-hidden="true">
      <Minus className={styles.minus} />
      <Check className={styles.check} />
    </span>
  );
}
