import { type ReactNode, useId } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import * as styles from './checklist.css.ts';

interface ChecklistItem<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  /** How many there are of it, at the end of its line; all have one, or none. */
  readonly count?: ReactNode;
}

export interface ChecklistProps<Id extends string> {
  readonly label: ReactNode;
  readonly items: readonly ChecklistItem<Id>[];
  readonly value: ReadonlySet<Id>;
  /** What is ticked now, in the order of the items. */
  readonly onChange: (ids: Id[]) => void;
}

/**
 * What a filter lets through: any number of a few, which acts at once and can be neither missing nor wrong. What is
 * sent with a form is a `CheckboxGroup`, which brings the validation that the first page has no room for.
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
