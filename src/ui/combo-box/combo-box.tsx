import { ChevronDown } from 'lucide-react';
import {
  Button,
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  Group,
  Input,
  Popover,
} from 'react-aria-components';
import * as fieldStyles from '../field/field.css.ts';
import { FieldLabel, FieldMessages, type FieldProps, fieldState } from '../field/field.tsx';
import { type Choice, chosenId } from '../list-box/choice.ts';
import { ChoiceList } from '../list-box/choice-list.tsx';
import { popoverOfField } from '../list-box/list-box.css.ts';

export interface ComboBoxProps<Id extends string>
  extends
    Omit<FieldProps, 'lockedReason'>,
    Pick<
      AriaComboBoxProps<Choice<Id>>,
      | 'id'
      | 'name'
      | 'isDisabled'
      | 'isRequired'
      | 'autoFocus'
      | 'onBlur'
      | 'inputValue'
      | 'defaultInputValue'
      | 'onInputChange'
      | 'menuTrigger'
    > {
  readonly choices: readonly Choice<Id>[];
  readonly value?: Id | null;
  readonly defaultValue?: Id;
  readonly onChange?: (id: Id | null) => void;
  readonly placeholder?: string;
}

/** One of many known choices, found by typing a part of its name, whatever its accents. */
export function ComboBox<Id extends string>({
  label,
  isLabelHidden,
  isOptional,
  description,
  error,
  choices,
  onChange,
  placeholder,
  ...props
}: ComboBoxProps<Id>) {
  return (
    <AriaComboBox
      {...props}
      {...fieldState({ error })}
      {...(onChange && { onChange: (key) => onChange(chosenId(choices, key)) })}
      defaultItems={choices}
      allowsEmptyCollection
      className={fieldStyles.field}
    >
      <FieldLabel {...{ label, isLabelHidden, isOptional }} />
      {/* The list opens under it, as wide as it. */}
      <Group className={fieldStyles.control} role="presentation">
        <Input className={fieldStyles.input} {...(placeholder !== undefined && { placeholder })} />
        <Button className={fieldStyles.inset}>
          <ChevronDown />
        </Button>
      </Group>
      <FieldMessages {...{ description, error }} />
      <Popover className={popoverOfField} offset={4}>
        <ChoiceList<Id> />
      </Popover>
    </AriaComboBox>
  );
}
