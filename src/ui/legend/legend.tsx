import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from './legend.css.ts';

export interface LegendItem {
  readonly id: string;
  readonly name: string;
  /** A sample in the colour and shape of the series. */
  readonly swatch: ReactNode;
}

export interface LegendProps {
  readonly items: readonly LegendItem[];
}

/** Explains the marks of a picture. */
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
  /** The ids of the visible items. */
  readonly shown: ReadonlySet<string>;
  readonly onChange: (shown: ReadonlySet<string>) => void;
}

/** A legend that filters: a press hides or shows a series. One always remains visible. */
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
