import { type ReactNode, useId } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import * as styles from './checklist.css.ts';

interface ChecklistItem<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  /** The number of matches, at the end of the line. Give it to all items or to none. */
  readonly count?: ReactNode;
}

export interface ChecklistProps<Id extends string> {
  readonly label: ReactNode;
  readonly items: readonly ChecklistItem<Id>[];
  readonly value: ReadonlySet<Id>;
  /** The ticked items, in the order of `items`. */
  readonly onChange: (ids: Id[]) => void;
}

/**
 * The checkboxes of a filter, which acts immediately and can be neither required nor invalid. For a form, use
 * `CheckboxGroup`: it brings react-aria's validation, which is too large for the first page.
 */
export function Checklist<Id extends string>({ label, items, value, onChange }: ChecklistProps<Id>) {
  const labelID = useId();
  return (
    <div role="group" aria-labelledby={labelID} className={styles.checklist}>
      <span id={labelID} className={styles.label}>
        {label}
      </span>
      {items.map(({ id, label: name, count }) => (
        <Checkbox
          key={id}
          isSelected={value.has(id)}
          onChange={(isTicked) =>
            onChange(items.map((item) => item.id).filter((each) => (each === id ? isTicked : value.has(each))))
          }
        >
          {name}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </Checkbox>
      ))}
    </div>
  );
}
