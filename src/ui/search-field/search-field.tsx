import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import {
  Button,
  Input,
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components';
import * as fieldStyles from '../field/field.css.ts';
import { FieldFrame, FieldIcon, type FieldProps, splitField } from '../field/field.tsx';
import * as styles from './search-field.css.ts';

export interface SearchFieldProps
  extends
    Omit<FieldProps, 'lockedReason'>,
    Omit<AriaSearchFieldProps, 'children' | 'className' | 'style' | 'isInvalid'> {
  /** Examples of what can be searched: « Nom, centre, secteur ». */
  readonly placeholder?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A search input; Escape or its clear button empties it. By default its label is only read by screen readers. */
export function SearchField({ placeholder, inputRef, ...props }: SearchFieldProps) {
  const { frame, control } = splitField(props);
  return (
    <AriaSearchField {...control} className={fieldStyles.field}>
      <FieldFrame {...frame} isLabelHidden={frame.isLabelHidden ?? true}>
        <div className={fieldStyles.control}>
          <FieldIcon>
            <Search />
          </FieldIcon>
          <Input
            className={fieldStyles.input}
            {...(placeholder !== undefined && { placeholder })}
            {...(inputRef && { ref: inputRef })}
          />
          <Button className={`${fieldStyles.inset} ${styles.clear}`}>
            <X />
          </Button>
        </div>
      </FieldFrame>
    </AriaSearchField>
  );
}
