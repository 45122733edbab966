import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Lock } from 'lucide-react';
import type { Ref } from 'react';
import { TextArea as AriaTextArea, TextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import * as fieldStyles from '../field/field.css.ts';
import { FieldLabel, FieldMessages, type FieldProps, fieldState } from '../field/field.tsx';
import * as styles from './text-area.css.ts';

export interface TextAreaProps
  extends
    FieldProps,
    Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'isReadOnly' | 'type'> {
  readonly placeholder?: string;
  /** Rows shown while there is little text. */
  readonly rows?: number;
  readonly inputRef?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; it grows with them. */
export function TextArea({
  label,
  isLabelHidden,
  isOptional,
  description,
  error,
  lockedReason,
  placeholder,
  rows = 3,
  inputRef,
  ...props
}: TextAreaProps) {
  return (
    <TextField {...props} {...fieldState({ error, lockedReason })} className={fieldStyles.field}>
      <FieldLabel {...{ label, isLabelHidden, isOptional }} />
      <div className={fieldStyles.control}>
        {lockedReason !== undefined && (
          <span className={styles.lock}>
            <Lock />
          </span>
        )}
        <AriaTextArea
          className={styles.textArea}
          rows={rows}
          style={assignInlineVars({ [styles.rows]: String(rows) })}
          {...(placeholder !== undefined && { placeholder })}
          {...(inputRef && { ref: inputRef })}
        />
      </div>
      <FieldMessages {...{ description, error, lockedReason }} />
    </TextField>
  );
}
