import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  Text,
} from 'react-aria-components';
import { choices as choicesStyle } from '../checkbox-group/checkbox-group.css.ts';
import type { Orientation } from '../checkbox-group/checkbox-group.tsx';
import { field } from '../field/field.css.ts';
import { FieldFrame, type FieldProps, splitField } from '../field/field.tsx';
import { type Choice, chosenId } from '../list-box/choice.ts';
import * as styles from './radio-group.css.ts';

export interface RadioGroupProps<Id extends string>
  extends FieldProps, Pick<AriaRadioGroupProps, 'id' | 'name' | 'isDisabled' | 'isRequired'> {
  readonly choices: readonly Choice<Id>[];
  readonly value?: Id | null;
  readonly defaultValue?: Id;
  readonly onChange?: (id: Id) => void;
  readonly orientation?: Orientation;
}

/** Chooses exactly one of a few values, all of them visible. */
export function RadioGroup<Id extends string>({
  choices,
  onChange,
  orientation = 'vertical',
  ...props
}: RadioGroupProps<Id>) {
  const { frame, control } = splitField(props);
  const change = (key: string) => {
    const id = chosenId(choices, key);
    if (id !== null) onChange?.(id);
  };
  return (
    <AriaRadioGroup {...control} orientation={orientation} onChange={change} className={field}>
      <FieldFrame {...frame}>
        <div className={choicesStyle} data-orientation={orientation}>
          {choices.map(({ id, label: name, hint, isDisabled = false }) => (
            <RadioField key={id} value={id} isDisabled={isDisabled}>
              <RadioButton className={styles.radio}>
                <span className={styles.ring} />
                {name}
              </RadioButton>
              {hint !== undefined && (
                <Text slot="description" className={styles.hint}>
                  {hint}
                </Text>
              )}
            </RadioField>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}
