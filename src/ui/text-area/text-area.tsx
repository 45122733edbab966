import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Lock } from 'lucide-react';
import type { Ref } from 'react';
import { TextArea as AriaTextArea, TextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import * as fieldStyles from '../field/field.css.ts';
import { TEXT_LIMITS } from '#lib/text-limits.ts';
import { errorOf, FieldFrame, type FieldProps, splitField } from '../field/field.tsx';
import * as styles from './text-area.css.ts';

export interface TextAreaProps
  extends
    FieldProps,
    Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'isReadOnly' | 'type'> {
  readonly placeholder?: string;
  /** The least number of visible lines. */
  readonly rows?: number;
  readonly inputRef?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. The field grows with the text. */
export function TextArea({ placeholder, rows = 3, inputRef, ...props }: TextAreaProps) {
  const error = errorOf(props, TEXT_LIMITS.text);
  const { frame, control } = splitField({ ...props, error });
  return (
    <TextField {...control} className={fieldStyles.field}>
      <FieldFrame {...frame}>
        <div className={fieldStyles.control}>
          {frame.lockedReason !== undefined && (
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
      </FieldFrame>
    </TextField>
  );
}
