import { ChevronDown } from 'lucide-react';
import {
  Button,
  Popover,
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
} from 'react-aria-components';
import { field } from '../field/field.css.ts';
import { FieldFrame, type FieldProps, splitField } from '../field/field.tsx';
import { type Choice, chosenId, type OneChoiceProps } from '../list-box/choice.ts';
import { ChoiceList } from '../list-box/choice-list.tsx';
import { popoverOfField } from '../list-box/list-box.css.ts';
import * as styles from './select.css.ts';

export interface SelectProps<Id extends string>
  extends
    Omit<FieldProps, 'lockedReason'>,
    OneChoiceProps<Id>,
    Pick<
      AriaSelectProps<Choice<Id>>,
      | 'id'
      | 'name'
      | 'placeholder'
      | 'isDisabled'
      | 'isRequired'
      | 'autoFocus'
      | 'onBlur'
      | 'isOpen'
      | 'defaultOpen'
      | 'onOpenChange'
    > {}

/**
 * Chooses one of a few known values; typing a letter moves to the next one that starts with it. For many values use a
 * combo box.
 */
export function Select<Id extends string>({ choices, onChange, ...props }: SelectProps<Id>) {
  const { frame, control } = splitField(props);
  return (
    <AriaSelect
      {...control}
      {...(onChange && { onChange: (key) => onChange(chosenId(choices, key)) })}
      className={field}
    >
      <FieldFrame {...frame}>
        <Button className={styles.trigger}>
          <SelectValue className={styles.value}>
            {({ isPlaceholder, selectedText, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}
          </SelectValue>
          <span className={styles.chevron}>
            <ChevronDown />
          </span>
        </Button>
      </FieldFrame>
      <Popover className={popoverOfField} offset={4}>
        <ChoiceList choices={choices} />
      </Popover>
    </AriaSelect>
  );
}
