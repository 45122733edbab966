import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from './legend.css.ts';

export interface LegendItem {
  readonly id: string;
  readonly name: string;
  /** A sample of the mark: its colour and its shape. */
  readonly swatch: ReactNode;
}

export interface LegendProps {
  readonly items: readonly LegendItem[];
}

/** What the marks of a picture mean. */
export function Legend({ items }: LegendProps) {
  return (
    <ul role="list" className={styles.legend({ isFilter: false })}>
      {items.map(({ id, name, swatch }) => (
        <li key={id} className={styles.item}>
          {swatch}
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}

export interface FilterLegendProps extends LegendProps {
  /** The ids of those that are drawn. */
  readonly shown: ReadonlySet<string>;
  readonly onChange: (shown: ReadonlySet<string>) => void;
}

/** The same as a filter: a press leaves a series out or takes it in again. One always stays. */
export function FilterLegend({ items, shown, onChange }: FilterLegendProps) {
  const { t } = useLingui();
  return (
    <ToggleButtonGroup
      aria-label={t`Séries affichées`}
      selectionMode="multiple"
      disallowEmptySelection
      selectedKeys={shown}
      onSelectionChange={(keys) => onChange(new Set([...keys].map(String)))}
      className={styles.legend({ isFilter: true })}
    >
      {items.map(({ id, name, swatch }) => (
        <ToggleButton key={id} id={id} className={styles.toggle}>
          <span className={styles.sample}>{swatch}</span>
          <bdi>{name}</bdi>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
