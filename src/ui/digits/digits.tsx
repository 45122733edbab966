import { Fragment } from 'react';

/** After the sign that parts thousands: « 1 234 », « 1,234 ». */
const BETWEEN_GROUPS = /(?<=\d[\s,.’'])(?=\d{3}(?!\d))/u;

export interface DigitsProps {
  /** A number, written in the active locale. */
  readonly children: string;
}

/** A number that is too long for its place goes on below between two groups of its digits, never within one. */
export function Digits({ children }: DigitsProps) {
  const groups = children.split(BETWEEN_GROUPS);
  return groups.map((group, at) => (
    // The groups before tell one from the others.
    <Fragment key={groups.slice(0, at).join('')}>
      {at > 0 && <wbr />}
      {group}
    </Fragment>
  ));
}
