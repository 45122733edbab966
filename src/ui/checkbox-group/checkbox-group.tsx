import type { ReactNode } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components';
import { field } from '../field/field.css.ts';
import { FieldFrame, type FieldProps, splitField } from '../field/field.tsx';
import type { Choice } from '../list-box/choice.ts';
import * as styles from './checkbox-group.css.ts';
import { GroupCheckbox } from './group-checkbox.tsx';

export const ORIENTATIONS = ['vertical', 'horizontal'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

export interface CheckboxGroupProps<Id extends string>
  extends Omit<FieldProps, 'lockedReason'>, Pick<AriaCheckboxGroupProps, 'id' | 'name' | 'isDisabled' | 'isRequired'> {
  readonly choices: readonly Choice<Id>[];
  readonly value?: readonly Id[];
  readonly defaultValue?: readonly Id[];
  readonly onChange?: (ids: Id[]) => void;
  readonly orientation?: Orientation;
  /** Shown at the end of the label's line: « Tout choisir ». */
  readonly aside?: ReactNode;
}

/** Selects any number of a few choices, all of them visible. */
export function CheckboxGroup<Id extends string>({
  choices,
  value,
  defaultValue,
  onChange,
  orientation = 'vertical',
  aside,
  ...props
}: CheckboxGroupProps<Id>) {
  const { frame, control } = splitField(props);
  return (
    <AriaCheckboxGroup
      {...control}
      {...(value && { value: [...value] })}
      {...(defaultValue && { defaultValue: [...defaultValue] })}
      {...(onChange && {
        onChange: (ids: string[]) => onChange(choices.filter(({ id }) => ids.includes(id)).map(({ id }) => id)),
      })}
      className={field}
    >
      <FieldFrame {...frame} aside={aside}>
        <div className={styles.choices} data-orientation={orientation}>
          {choices.map(({ id, label: name, hint, isDisabled = false }) => (
            <GroupCheckbox key={id} value={id} description={hint} isDisabled={isDisabled}>
              {name}
            </GroupCheckbox>
          ))}
        </div>
      </FieldFrame>
    </AriaCheckboxGroup>
  );
}
