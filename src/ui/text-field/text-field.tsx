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
import { TEXT_LIMITS } from '#lib/text-limits.ts';
import { errorOf, FieldFrame, FieldIcon, type FieldProps, splitField } from '../field/field.tsx';

export interface TextFieldProps
  extends
    FieldProps,
    Omit<AriaTextFieldProps, keyof FieldProps | 'errorMessage' | 'isInvalid' | 'isReadOnly' | 'placeholder'> {
  /** An example value, never the instruction itself. */
  readonly placeholder?: string;
  /** Shown at the start of the input. */
  readonly icon?: ReactNode;
  /** Shown at the end of the input: a unit, or a small button. */
  readonly end?: ReactNode;
  /** Shown at the end of the label's line. */
  readonly aside?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/**
 * A single line of text. Its `id` is that of the input.
 * It uses react-aria's hook directly: the TextField component shares a module with autocomplete lists, which would be
 * added to every page with a text field.
 */
export function TextField({ icon, end, aside, inputRef, ...props }: TextFieldProps) {
  const error = errorOf(props, TEXT_LIMITS.line);
  const { frame, control } = splitField({ ...props, error });
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
