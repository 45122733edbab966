import { Fragment } from 'react';

/** The position after a thousands separator: « 1 234 », « 1,234 ». */
const BETWEEN_GROUPS = /(?<=\d[\s,.’'])(?=\d{3}(?!\d))/u;

export interface DigitsProps {
  /** A number, formatted in the active locale. */
  readonly children: string;
}

/** A number that may wrap between groups of digits, but never within one. */
export function Digits({ children }: DigitsProps) {
  const groups = children.split(BETWEEN_GROUPS);
  return groups.map((group, at) => (
    // The preceding groups make the key unique.
    <Fragment key={groups.slice(0, at).join('')}>
      {at > 0 && <wbr />}
      {group}
    </Fragment>
  ));
}
