import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { readDay } from '#lib/scalars.ts';
import { isBoolean, isNumber } from '#lib/shape.ts';
import { useToday } from '#state/today.ts';
import { Button } from '#ui/button/button.tsx';
import { DateField } from '#ui/date-field/date-field.tsx';
import { DatePicker } from '#ui/date-picker/date-picker.tsx';
import type { Choice } from '#ui/list-box/choice.ts';
import { MultiSelect } from '#ui/multi-select/multi-select.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { choicesOf, type EditedField, type FieldValue, isList, looksWrong, type Values } from './fields.ts';
import * as styles from './record-editor.css.ts';

/** Coordinates and counts are not grouped. */
const PLAIN = { maximumFractionDigits: 6, useGrouping: false } as const;

export interface FieldInputProps {
  readonly id: string;
  readonly field: EditedField;
  readonly value: FieldValue | undefined;
  /** Takes the field by its name. */
  readonly onChange: (change: Values) => void;
  readonly error: string | undefined;
  /** Pointed out, never forbidden. */
  readonly hint: ReactNode;
  readonly autoFocus: boolean;
}

/** The id of the choice that empties an optional field. */
const NONE = '';

/** The attributes by which a telephone shows the right keyboard. */
const LINES = {
  line: {},
  phone: { type: 'tel', autoComplete: 'off' },
  email: { type: 'email', autoComplete: 'off' },
} as const;

/** A dialog of the form itself: the address does not know it. */
const UNADDRESSED = { onHold: () => undefined, isLeaving: false, onStay: () => undefined };

/**
 * The control of a field. It is rendered again only if something of its own changes: a key in one of thirty fields would
 * otherwise render them all, which a cheap phone does in a quarter of a second.
 */
export const FieldInput = memo(function FieldInput({ field: given, onChange, ...others }: FieldInputProps) {
  /** The choices that were created here: the list that has them may still be read again. */
  const [created, setCreated] = useState<readonly Choice[]>([]);
  /** The name of the choice that is being created. */
  const [newName, setNewName] = useState<string | null>(null);
  const props = { ...others, onChange: (value: FieldValue) => onChange({ [given.name]: value }) };
  if (given.kind !== 'choice' && given.kind !== 'choices') return <FieldControl {...props} field={given} />;
  const { creation } = given;
  const field = { ...given, choices: [...created, ...given.choices] };
  const { value } = props;
  const close = () => setNewName(null);
  return (
    <>
      <FieldControl {...props} field={field} onCreate={setNewName} />
      {creation &&
        newName !== null &&
        creation.editor({
          name: newName,
          onCreated(choice) {
            setCreated([...created, choice]);
            props.onChange(field.kind === 'choice' ? choice.id : [...(isList(value) ? value : []), choice.id]);
            close();
          },
          control: { ...UNADDRESSED, onClose: close },
        })}
    </>
  );
});

interface FieldControlProps extends Omit<FieldInputProps, 'onChange'> {
  readonly onChange: (value: FieldValue) => void;
  readonly onCreate?: (name: string) => void;
}

function FieldControl({ id, field, value, onChange, error, hint, autoFocus, onCreate }: FieldControlProps) {
  const { t } = useLingui();
  const today = useToday().toString();
  const { label, placeholder, required } = field;
  const unusual: Readonly<Partial<Record<EditedField['kind'], string>>> = {
    phone: t`Ce numéro n’a pas la forme habituelle\u00A0: au moins huit chiffres, sans lettres`,
    email: t`Cette adresse n’a pas la forme habituelle\u00A0: nom@domaine.cm`,
  };
  const shared = {
    id,
    label,
    error,
    autoFocus,
    isOptional: required === undefined && field.isOneOf !== true,
    description: hint ?? (looksWrong(field, value) ? unusual[field.kind] : field.description),
    ...(placeholder !== undefined && { placeholder }),
  };
  const text = typeof value === 'string' ? value : '';
  switch (field.kind) {
    case 'line':
    case 'phone':
    case 'email':
      return <TextField {...shared} {...LINES[field.kind]} value={text} onChange={onChange} />;
    case 'text':
      return <TextArea {...shared} value={text} onChange={onChange} />;
    case 'day': {
      const Control = field.hasCalendar === true ? DatePicker : DateField;
      const isReadable = readDay(text) !== null;
      return (
        <Control
          {...shared}
          value={isReadable ? text : null}
          onChange={onChange}
          description={
            text === '' || isReadable ? shared.description : t`Sur le serveur, une date illisible\u00A0: ${text}`
          }
          today={today}
          {...(field.last !== undefined && { max: field.last.day })}
        />
      );
    }
    case 'number':
      return (
        <NumberField
          {...shared}
          value={isNumber(value) ? value : NaN}
          onChange={(number) => onChange(Number.isNaN(number) ? null : number)}
          // Without bounds here, which would turn 1,5 into 15 and 300 into 50 without a word.
          formatOptions={PLAIN}
        />
      );
    case 'choice': {
      const { creation } = field;
      const none = required === undefined ? [{ id: NONE, label: t`Non renseigné` }] : [];
      const select = (
        <Select
          {...shared}
          choices={[...none, ...choicesOf(field, value)]}
          value={text === '' && required !== undefined ? null : text}
          onChange={(choice) => onChange(choice === NONE ? null : choice)}
        />
      );
      if (!creation || !onCreate) return select;
      return (
        <div className={styles.withCreation}>
          {select}
          <div>
            <Button variant="ghost" size="small" icon={<Plus />} onPress={() => onCreate('')}>
              {creation.label}
            </Button>
          </div>
        </div>
      );
    }
    case 'choices':
      return (
        <MultiSelect
          {...shared}
          choices={choicesOf(field, value)}
          value={Array.isArray(value) ? value : []}
          onChange={onChange}
          {...(field.creation && onCreate && { creation: { label: field.creation.label, onCreate } })}
        />
      );
    case 'flag':
      return (
        <RadioGroup
          id={id}
          label={label}
          orientation="horizontal"
          choices={[
            { id: 'true', label: t`Oui` },
            { id: 'false', label: t`Non` },
            { id: 'null', label: t`Sans réponse` },
          ]}
          value={isBoolean(value) ? (value ? 'true' : 'false') : 'null'}
          onChange={(answer) => onChange(answer === 'null' ? null : answer === 'true')}
        />
      );
    default:
      return field satisfies never;
  }
}
