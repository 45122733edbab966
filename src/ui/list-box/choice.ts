import type { ReactNode } from 'react';

/** One thing that can be chosen. */
export interface Choice<Id extends string = string> {
  readonly id: Id;
  /** Its name; also what typing and searching look at. */
  readonly label: string;
  /** A second line: a place, a role. */
  readonly hint?: string;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
}

/** The id of the choice with this key, as react-aria hands it out; `null` where there is none. */
export function chosenId<Id extends string>(choices: readonly { readonly id: Id }[], key: unknown): Id | null {
  return choices.find(({ id }) => id === key)?.id ?? null;
}
