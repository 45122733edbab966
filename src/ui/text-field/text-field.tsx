import type { ReactNode, Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { type AriaTextFieldProps, useTextField } from 'react-aria/useTextField';
import {
  FieldErrorContext,
  FormContext,
  LabelContext,
  Provider,
  TextContext,
  useSlottedContext,
} from 'react-aria-components';
import * as styles from '../field/field.css.ts';
import { FieldFrame, FieldIcon, type FieldProps, splitField } from '../field/field.tsx';

export interface TextFieldProps
  extends
    FieldProps,
    Omit<AriaTextFieldProps, keyof FieldProps | 'errorMessage' | 'isInvalid' | 'isReadOnly' | 'placeholder'> {
  /** An example of what to write, never the instruction itself. */
  readonly placeholder?: string;
  /** At the start of the field. */
  readonly icon?: ReactNode;
  /** At the end of the field: a unit, or a small button. */
  readonly end?: ReactNode;
  /** At the end of the label's line. */
  readonly aside?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/**
 * One line of text. Its `id` is the input's.
 *
 * Made of react-aria's hook, as its own TextField is: that one shares a file with the lists led from a field, and every
 * page that asks for a name would wait for them.
 */
export function TextField({ icon, end, aside, inputRef, ...props }: TextFieldProps) {
  const { frame, control } = splitField(props);
  const ref = useObjectRef(inputRef);
  const { validationBehavior = 'native' } = useSlottedContext(FormContext) ?? {};
  const { labelProps, inputProps, descriptionProps, errorMessageProps, ...validation } = useTextField(
    {
      validationBehavior,
      ...control,
      label: frame.label,
      description: frame.lockedReason ?? frame.description,
      errorMessage: frame.error,
    },
    ref,
  );
  return (
    <div
      className={styles.field}
      data-disabled={control.isDisabled || undefined}
      data-invalid={validation.isInvalid || undefined}
      data-readonly={control.isReadOnly}
    >
      <Provider
        values={[
          [LabelContext, labelProps],
          [TextContext, { slots: { description: descriptionProps, errorMessage: errorMessageProps } }],
          [FieldErrorContext, validation],
        ]}
      >
        <FieldFrame {...frame} aside={aside}>
          <div className={styles.control}>
            <FieldIcon lockedReason={frame.lockedReason}>{icon}</FieldIcon>
            <input {...inputProps} ref={ref} className={styles.input} />
            {end}
          </div>
        </FieldFrame>
      </Provider>
    </div>
  );
}
