import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, CircleAlert, Search, UserRound } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import {
  Autocomplete,
  Input,
  type Key,
  ListBox,
  ListBoxItem,
  SearchField,
  Text,
  useFilter,
} from 'react-aria-components';
import { Avatar } from '../avatar/avatar.tsx';
import * as fieldStyles from '../field/field.css.ts';
import { FieldMessages } from '../field/field.tsx';
import * as styles from './seats.css.ts';

export interface Seatable {
  readonly id: string;
  readonly name: string;
  /** A second line, searched too: role, place. */
  readonly detail?: string;
  readonly src?: string | null | undefined;
}

export interface SeatsProps {
  readonly label: ReactNode;
  /** Everyone who can be chosen, in list order. */
  readonly people: readonly Seatable[];
  /** The ids of the chosen people, in the order in which they were chosen. */
  readonly value: readonly string[];
  readonly max: number;
  readonly onAdd: (id: string) => void;
  readonly onRemove: (id: string) => void;
  /** An error about the choice (« Choisissez au moins un destinataire »). */
  readonly error?: ReactNode;
  /** In place of people, where there are none: why. By default, that there is nobody to choose. */
  readonly nobody?: ReactNode;
}

/**
 * Chooses a limited number of recipients, shown as seats that fill up. People are found by typing and chosen with
 * Enter, without leaving the search. When every seat is taken, the search is disabled and the list shows only the
 * chosen people, so that the limit cannot be exceeded.
 */
export function Seats({ label, people, value, max, onAdd, onRemove, error, nobody }: SeatsProps) {
  const { t } = useLingui();
  const { contains } = useFilter({ sensitivity: 'base' });
  const labelId = useId();
  const errorId = useId();
  const listId = useId();
  const [words, setWords] = useState('');
  const seated = new Set(value);
  const isFull = seated.size >= max;
  const byId = new Map(people.map((person) => [person.id, person]));
  const shown = isFull ? people.filter(({ id }) => seated.has(id)) : people;

  function change(keys: 'all' | Set<Key>): void {
    if (keys === 'all') return;
    for (const id of value) if (!keys.has(id) && byId.has(id)) onRemove(id);
    for (const key of keys) if (!seated.has(String(key)) && !isFull) onAdd(String(key));
  }

  return (
    <div
      className={styles.seats}
      role="group"
      aria-labelledby={labelId}
      {...(error && { 'aria-describedby': errorId })}
    >
      <div className={styles.header}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        <span className={styles.count} role="status">
          <Trans>
            <strong>{seated.size}</strong> sur {max}
          </Trans>
        </span>
      </div>
      <div className={styles.places} aria-hidden="true">
        {Array.from({ length: Math.max(max, value.length) }, (_, place) => (
          <Place key={place} person={byId.get(value[place] ?? '')} isTaken={place < value.length} />
        ))}
      </div>
      {/* The search text is cleared when all seats are taken: it would hide most of the chosen people. */}
      <Autocomplete filter={contains} inputValue={isFull ? '' : words} onInputChange={setWords}>
        <SearchField
          type="text"
          className={fieldStyles.field}
          aria-label={t`Chercher une personne`}
          isReadOnly={isFull}
        >
          <div className={fieldStyles.control}>
            <span className={fieldStyles.icon}>
              <Search />
            </span>
            {/* A combobox whose list is always open: screen readers announce that the input controls the list. */}
            <Input
              className={fieldStyles.input}
              role="combobox"
              aria-expanded
              aria-controls={listId}
              placeholder={isFull ? t`Toutes les places sont prises` : t`Chercher une personne`}
            />
          </div>
          <FieldMessages
            description={
              isFull ? (
                <Plural value={max} one="# destinataire au maximum" other="# destinataires au maximum" />
              ) : undefined
            }
          />
        </SearchField>
        <ListBox
          id={listId}
          className={styles.list}
          items={shown}
          selectionMode="multiple"
          selectedKeys={seated}
          onSelectionChange={change}
          renderEmptyState={() => (
            <p className={styles.empty}>
              {people.length === 0 ? (
                (nobody ?? <Trans>Personne à choisir.</Trans>)
              ) : (
                <Trans>Personne ne correspond.</Trans>
              )}
            </p>
          )}
        >
          {({ id, name, detail = '', src }) => (
            <ListBoxItem id={id} textValue={`${name} ${detail}`} className={styles.person}>
              <Avatar name={name} src={src} size="small" />
              <span className={styles.words}>
                <Text slot="label" className={styles.name}>
                  {name}
                </Text>
                {detail && (
                  <Text slot="description" className={styles.detail}>
                    {detail}
                  </Text>
                )}
              </span>
              <span className={styles.box} aria-hidden="true">
                <Check className={styles.check} />
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Autocomplete>
      {error && (
        <p id={errorId} className={fieldStyles.error}>
          <CircleAlert className={fieldStyles.errorIcon} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}

/** A seat; dashed while free. A chosen person who is no longer in the list still has one. */
function Place({ person, isTaken }: { readonly person: Seatable | undefined; readonly isTaken: boolean }) {
  if (!isTaken) return <span className={styles.free} />;
  if (person) return <Avatar name={person.name} src={person.src} size="small" />;
  return (
    <span className={styles.unknown}>
      <UserRound />
    </span>
  );
}
