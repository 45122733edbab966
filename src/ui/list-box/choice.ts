import type { ReactNode } from 'react';

/** An option of a select, a combo box or a group of checkboxes or radio buttons. */
export interface Choice<Id extends string = string> {
  readonly id: Id;
  /** The name, which is also used for typeahead and search. */
  readonly label: string;
  /** A second line: a place, a role; or a number at the end. */
  readonly hint?: ReactNode;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
}

/** The props of a field in which one choice is selected. */
export interface OneChoiceProps<Id extends string> {
  readonly choices: readonly Choice<Id>[];
  readonly value?: Id | null;
  readonly defaultValue?: Id;
  readonly onChange?: (id: Id | null) => void;
}

/** The id of the choice with this react-aria key; `null` if there is none. */
export function chosenId<Id extends string>(choices: readonly { readonly id: Id }[], key: unknown): Id | null {
  return choices.find(({ id }) => id === key)?.id ?? null;
}
