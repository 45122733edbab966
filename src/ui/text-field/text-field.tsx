import { Lock } from 'lucide-react';
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
import { FieldLabel, FieldMessages, type FieldProps, fieldState } from '../field/field.tsx';

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
export function TextField({
  label,
  isLabelHidden,
  isOptional,
  description,
  error,
  lockedReason,
  icon,
  end,
  aside,
  inputRef,
  ...props
}: TextFieldProps) {
  const ref = useObjectRef(inputRef);
  const state = fieldState({ error, lockedReason });
  const { validationBehavior = 'native' } = useSlottedContext(FormContext) ?? {};
  const { labelProps, inputProps, descriptionProps, errorMessageProps, ...validation } = useTextField(
    { validationBehavior, ...props, ...state, label, description: lockedReason ?? description, errorMessage: error },
    ref,
  );
  const start = lockedReason === undefined ? icon : <Lock />;
  return (
    <div
      className={styles.field}
      data-disabled={props.isDisabled || undefined}
      data-invalid={validation.isInvalid || undefined}
      data-readonly={state.isReadOnly}
    >
      <Provider
        values={[
          [LabelContext, labelProps],
          [TextContext, { slots: { description: descriptionProps, errorMessage: errorMessageProps } }],
          [FieldErrorContext, validation],
        ]}
      >
        <FieldLabel {...{ label, isLabelHidden, isOptional, aside }} />
        <div className={styles.control}>
          {start !== undefined && <span className={styles.icon}>{start}</span>}
          <input {...inputProps} ref={ref} className={styles.input} />
          {end}
        </div>
        <FieldMessages {...{ description, error, lockedReason }} />
      </Provider>
    </div>
  );
}
