import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton, Tag, TagGroup, TagList, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { Button } from '../button/button.tsx';
import * as styles from './chips.css.ts';

export interface Chip<Id extends string = string> {
  readonly id: Id;
  /** « Ville : Douala » */
  readonly label: string;
}

export interface FilterChipsProps {
  /** Names the list for screen readers: « Filtres actifs ». */
  readonly label: string;
  readonly chips: readonly Chip[];
  readonly onRemove: (id: string) => void;
  /** Removes all chips; offered if there are two or more. */
  readonly onClear?: () => void;
}

/**
 * The active filters of a list, each with a remove button. Arrow keys move between them, Delete removes one. Renders
 * nothing without filters.
 */
export function FilterChips({ label, chips, onRemove, onClear }: FilterChipsProps) {
  const { t } = useLingui();
  if (chips.length === 0) return null;
  return (
    <div className={styles.group}>
      <TagGroup aria-label={label} onRemove={(keys) => keys.forEach((key) => onRemove(String(key)))}>
        <TagList className={styles.list}>
          {chips.map(({ id, label: words }) => (
            <Tag key={id} id={id} textValue={words} className={styles.tag}>
              <bdi>{words}</bdi>
              <AriaButton slot="remove" className={styles.remove}>
                <X aria-hidden="true" />
              </AriaButton>
            </Tag>
          ))}
        </TagList>
      </TagGroup>
      {onClear && chips.length > 1 && (
        <Button variant="ghost" size="small" onPress={onClear}>
          {t`Effacer`}
        </Button>
      )}
    </div>
  );
}

export interface CountedChip<Id extends string = string> extends Chip<Id> {
  /** The number of matches, after the label. */
  readonly count?: ReactNode;
}

export interface ChoiceChipsProps<Id extends string> {
  readonly label: string;
  readonly chips: readonly CountedChip<Id>[];
  readonly value: ReadonlySet<Id>;
  readonly onChange: (value: ReadonlySet<Id>) => void;
  readonly isDisabled?: boolean;
}

/** Selects any number of a few short values: potentials, days. */
export function ChoiceChips<Id extends string>({
  label,
  chips,
  value,
  onChange,
  isDisabled = false,
}: ChoiceChipsProps<Id>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="multiple"
      isDisabled={isDisabled}
      className={styles.group}
      selectedKeys={value}
      onSelectionChange={(keys) => onChange(new Set(chips.flatMap(({ id }) => (keys.has(id) ? id : []))))}
    >
      {chips.map(({ id, label: words, count }) => (
        <ToggleButton key={id} id={id} className={styles.choice}>
          <bdi>{words}</bdi>
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
