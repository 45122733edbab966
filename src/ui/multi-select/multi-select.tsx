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

/** The number of choices that are named; the rest is counted. */
const NAMED = 2;

export interface MultiSelectProps<Id extends string>
  extends
    Omit<FieldProps, 'lockedReason'>,
    Pick<
      AriaSelectProps<Choice<Id>, 'multiple'>,
      'id' | 'name' | 'placeholder' | 'isDisabled' | 'isRequired' | 'autoFocus' | 'onBlur'
    > {
  readonly choices: readonly Choice<Id>[];
  /** The chosen ids, in the order in which they were chosen. */
  readonly value: readonly Id[];
  readonly onChange: (ids: readonly Id[]) => void;
  /** With this many chosen, the other options are disabled and a message says why. */
  readonly max?: number;
  /** Adds a last row that creates a missing option. */
  readonly creation?: {
    /** « Nouveau secteur » */
    readonly label: string;
    /** @param words the searched text, possibly empty */
    readonly onCreate: (words: string) => void;
  };
}

/**
 * Chooses several of many known values by typing parts of their names; accents are ignored. The field names the first
 * two and counts the rest.
 */
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
    // Ids that are not in the list stay chosen: their options may not have loaded yet.
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
                      // Not the trigger of the select, which is the button without a slot.
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
                {/* As a combobox, screen readers announce that the input controls the list. */}
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
          {/* Always rendered, so that screen readers announce the message when it appears. */}
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
