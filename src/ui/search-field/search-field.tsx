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
  /** What can be searched for: « Nom, centre, secteur ». */
  readonly placeholder?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Words to search for; Escape or the cross empties it. Its label is read, not seen, unless said otherwise. */
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
