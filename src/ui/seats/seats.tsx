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
  /** Role, place: the second line, searched too. */
  readonly detail?: string;
  readonly src?: string | null | undefined;
}

export interface SeatsProps {
  readonly label: ReactNode;
  /** Everyone who may be seated, in the order of the list. */
  readonly people: readonly Seatable[];
  /** Who is seated: ids, in the order they came. */
  readonly value: readonly string[];
  readonly max: number;
  readonly onAdd: (id: string) => void;
  readonly onRemove: (id: string) => void;
  /** What is wrong with who is seated (« Choisissez au moins un destinataire »). */
  readonly error?: ReactNode;
}

/**
 * Recipients fill visible places. People are found by typing and taken with Enter, without leaving the search;
 * when every place is taken the search closes and the list shows only who is seated, so that one more cannot be asked for.
 */
export function Seats({ label, people, value, max, onAdd, onRemove, error }: SeatsProps) {
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
      {/* Emptied as it closes: a word left in it would hide most of those who are seated. */}
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
            {/* A combo box whose list never folds away: what screen readers know best of a list led from a field. */}
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
              {people.length === 0 ? <Trans>Personne à choisir.</Trans> : <Trans>Personne ne correspond.</Trans>}
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

/** One place: dashed while free. Someone the list no longer knows still holds theirs. */
function Place({ person, isTaken }: { readonly person: Seatable | undefined; readonly isTaken: boolean }) {
  if (!isTaken) return <span className={styles.free} />;
  if (person) return <Avatar name={person.name} src={person.src} size="small" />;
  return (
    <span className={styles.unknown}>
      <UserRound />
    </span>
  );
}
