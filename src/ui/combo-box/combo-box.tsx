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
import { FieldFrame, type FieldProps, splitField } from '../field/field.tsx';
import { type Choice, chosenId, type OneChoiceProps } from '../list-box/choice.ts';
import { ChoiceList } from '../list-box/choice-list.tsx';
import { popoverOfField } from '../list-box/list-box.css.ts';

export interface ComboBoxProps<Id extends string>
  extends
    Omit<FieldProps, 'lockedReason'>,
    OneChoiceProps<Id>,
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
  readonly placeholder?: string;
}

/** Chooses one of many known values by typing part of its name; accents are ignored. */
export function ComboBox<Id extends string>({ choices, onChange, placeholder, ...props }: ComboBoxProps<Id>) {
  const { frame, control } = splitField(props);
  return (
    <AriaComboBox
      {...control}
      {...(onChange && { onChange: (key) => onChange(chosenId(choices, key)) })}
      defaultItems={choices}
      allowsEmptyCollection
      className={fieldStyles.field}
    >
      <FieldFrame {...frame}>
        {/* The list opens below this element and takes its width. */}
        <Group className={fieldStyles.control} role="presentation">
          <Input className={fieldStyles.input} {...(placeholder !== undefined && { placeholder })} />
          <Button className={fieldStyles.inset}>
            <ChevronDown />
          </Button>
        </Group>
      </FieldFrame>
      <Popover className={popoverOfField} offset={4}>
        <ChoiceList<Id> />
      </Popover>
    </AriaComboBox>
  );
}
