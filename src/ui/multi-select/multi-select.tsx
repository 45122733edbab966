import { Trans, useLingui } from '@lingui/react/macro';
import { Check, ChevronDown, Plus, Search, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import {
  Autocomplete,
  Button,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
  SearchField,
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
  Text,
  useFilter,
} from 'react-aria-components';
import * as fieldStyles from '../field/field.css.ts';
import { FieldFrame, type FieldProps, splitField } from '../field/field.tsx';
import { type Choice, chosenId } from '../list-box/choice.ts';
import * as listStyles from '../list-box/list-box.css.ts';
import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';
import * as styles from './multi-select.css.ts';

/** How many choices are named; the others are counted. */
const NAMED = 2;

export interface MultiSelectProps<Id extends string>
  extends
    Omit<FieldProps, 'lockedReason'>,
    Pick<
      AriaSelectProps<Choice<Id>, 'multiple'>,
      'id' | 'name' | 'placeholder' | 'isDisabled' | 'isRequired' | 'autoFocus' | 'onBlur'
    > {
  readonly choices: readonly Choice<Id>[];
  /** What is chosen, in the order it was. */
  readonly value: readonly Id[];
  readonly onChange: (ids: readonly Id[]) => void;
  /** When as many are chosen the others close, and a sentence says why. */
  readonly max?: number;
  /** A last row that makes a choice that is missing. */
  readonly creation?: {
    /** « Nouveau secteur » */
    readonly label: string;
    /** @param words what was searched for, perhaps nothing */
    readonly onCreate: (words: string) => void;
  };
}

/** Several of many known choices, found by typing a part of their names, whatever its accents. Two are named, the others counted. */
export function MultiSelect<Id extends string>({
  choices,
  value,
  onChange,
  max = Infinity,
  creation,
  placeholder,
  ...props
}: MultiSelectProps<Id>) {
  const { frame, control } = splitField(props);
  const { t } = useLingui();
  const locale = useWrittenLocale();
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const creationId = useId();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const matches = useFilter({ sensitivity: 'base' }).contains;
  const chosen = value.flatMap((id) => choices.find((choice) => choice.id === id) ?? []);
  const named = chosen.slice(0, NAMED);
  const isFull = value.length >= max;

  function open(willBeOpen: boolean): void {
    setOpen(willBeOpen);
    if (!willBeOpen) setWords('');
  }

  function choose(keys: readonly unknown[]): void {
    if (keys.includes(creationId)) {
      creation?.onCreate(words.trim());
      open(false);
      return;
    }
    // What the list does not know stays chosen: it may only not be loaded yet.
    const kept = value.filter((id) => keys.includes(id) || chosenId(choices, id) === null);
    const added = keys.flatMap((key) => chosenId(choices, key) ?? []).filter((id) => !kept.includes(id));
    onChange([...kept, ...added].slice(0, Math.max(max, kept.length)));
  }

  return (
    <AriaSelect
      {...control}
      selectionMode="multiple"
      value={value}
      onChange={choose}
      isOpen={isOpen}
      onOpenChange={open}
      className={fieldStyles.field}
    >
      <FieldFrame {...frame}>
        <div ref={box} className={styles.control}>
          {named.length > 0 && (
            <div className={styles.chips}>
              {named.map((choice) => (
                <span key={choice.id} className={styles.chip} title={choice.label}>
                  <span className={styles.chipName} aria-hidden="true">
                    {choice.label}
                  </span>
                  {control.isDisabled !== true && (
                    <Button
                      // The field's own button is the one that opens the list.
                      slot={null}
                      className={styles.remove}
                      aria-label={t`Retirer ${choice.label}`}
                      onPress={() => {
                        onChange(value.filter((id) => id !== choice.id));
                        trigger.current?.focus();
                      }}
                    >
                      <X aria-hidden="true" />
                    </Button>
                  )}
                </span>
              ))}
            </div>
          )}
          <Button ref={trigger} className={styles.trigger}>
            <SelectValue className={chosen.length > NAMED ? styles.counted : styles.value}>
              {chosen.length === 0 ? (
                <span className={styles.placeholder}>{placeholder ?? <Trans>Choisir</Trans>}</span>
              ) : (
                <>
                  <span className={styles.hidden}>{chosen.map((choice) => choice.label).join(', ')}</span>
                  {chosen.length > NAMED && (
                    <span aria-hidden="true">+{(chosen.length - NAMED).toLocaleString(locale)}</span>
                  )}
                </>
              )}
            </SelectValue>
            <span className={styles.chevron}>
              <ChevronDown />
            </span>
          </Button>
        </div>
      </FieldFrame>
      <Popover className={styles.popover} triggerRef={box} offset={4}>
        <div className={styles.content}>
          <Autocomplete
            inputValue={words}
            onInputChange={setWords}
            filter={(name, typed, { key }) => key === creationId || matches(name, typed)}
          >
            <SearchField type="text" aria-label={t`Chercher dans la liste`} autoFocus className={styles.search}>
              <div className={fieldStyles.control}>
                <span className={fieldStyles.icon}>
                  <Search />
                </span>
                {/* What screen readers know best of a list led from a field. */}
                <Input
                  className={fieldStyles.input}
                  role="combobox"
                  aria-expanded
                  aria-controls={listId}
                  placeholder={t`Chercher`}
                />
              </div>
            </SearchField>
            <ListBox
              id={listId}
              className={styles.list}
              renderEmptyState={() => (
                <div className={listStyles.empty}>
                  <Trans>Aucun résultat</Trans>
                </div>
              )}
            >
              {choices.map((choice) => (
                <Option key={choice.id} choice={choice} isClosed={isFull && !value.includes(choice.id)} />
              ))}
              {creation && (
                <ListBoxItem id={creationId} textValue={creation.label} className={styles.creation} isDisabled={isFull}>
                  <span className={styles.creationIcon}>
                    <Plus />
                  </span>
                  <Text slot="label" className={listStyles.optionLabel}>
                    {words.trim() === '' ? creation.label : t`${creation.label} « ${words.trim()} »`}
                  </Text>
                </ListBoxItem>
              )}
            </ListBox>
          </Autocomplete>
          {/* Always there, so that the sentence is read out when it comes. */}
          <div role="status">
            {isFull && (
              <p className={styles.full}>
                <Trans>{max} choix au maximum. Retirez-en un pour en ajouter un autre.</Trans>
              </p>
            )}
          </div>
        </div>
      </Popover>
    </AriaSelect>
  );
}

function Option({
  choice: { id, label, hint, icon, isDisabled = false },
  isClosed,
}: {
  readonly choice: Choice;
  readonly isClosed: boolean;
}) {
  return (
    <ListBoxItem id={id} textValue={label} isDisabled={isDisabled || isClosed} className={listStyles.option}>
      {({ isSelected }) => (
        <>
          {icon !== undefined && <span className={listStyles.icon}>{icon}</span>}
          <Text slot="label" className={listStyles.optionLabel}>
            {label}
          </Text>
          {hint !== undefined && (
            <Text slot="description" className={listStyles.hint}>
              {hint}
            </Text>
          )}
          {isSelected && (
            <span className={listStyles.mark}>
              <Check />
            </span>
          )}
        </>
      )}
    </ListBoxItem>
  );
}
