import { Search, X } from 'lucide-react';
import { type Ref, startTransition, useRef, useState } from 'react';
import {
  Button,
  Input,
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components';
import { afterPaint } from '#lib/after-paint.ts';
import * as fieldStyles from '../field/field.css.ts';
import { FieldFrame, FieldIcon, type FieldProps, splitField } from '../field/field.tsx';
import * as styles from './search-field.css.ts';

export interface SearchFieldProps
  extends
    Omit<FieldProps, 'lockedReason'>,
    Omit<
      AriaSearchFieldProps,
      'children' | 'className' | 'style' | 'isInvalid' | 'value' | 'defaultValue' | 'onChange'
    > {
  readonly value: string;
  /** Called in a transition once the field has shown the key: what is found may take its time. */
  readonly onChange: (value: string) => void;
  /** Examples of what can be searched: « Nom, centre, secteur ». */
  readonly placeholder?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A search input; Escape or its clear button empties it. By default its label is only read by screen readers. */
export function SearchField({ placeholder, inputRef, value, onChange, onSubmit, ...props }: SearchFieldProps) {
  const { frame, control } = splitField(props);
  /** What is shown until the value follows. */
  const [typed, setTyped] = useState<string | null>(null);
  const dropLast = useRef(() => {});
  const change = (text: string) => {
    setTyped(text);
    // Two keys of one frame are one change.
    dropLast.current();
    dropLast.current = afterPaint(() =>
      startTransition(() => {
        onChange(text);
        setTyped(null);
      }),
    );
  };
  const submit = (text: string) => {
    // Otherwise what was typed last would follow what the submit leads to.
    dropLast.current();
    if (typed !== null) onChange(text);
    setTyped(null);
    onSubmit?.(text);
  };
  return (
    <AriaSearchField
      {...control}
      {...(onSubmit && { onSubmit: submit })}
      className={fieldStyles.field}
      value={typed ?? value}
      onChange={change}
    >
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
