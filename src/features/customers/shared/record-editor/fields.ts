import type { ReactNode } from 'react';
import { isBlank } from '#lib/blank.ts';
import { looksLikeEmail } from '#lib/email.ts';
import { readDay } from '#lib/scalars.ts';
import { type Guard, isBoolean, isNumber, isText, listOf, orNull, shapeOf } from '#lib/shape.ts';
import type { DialogControl } from '#state/dialog-in-address.ts';
import type { Choice } from '#ui/list-box/choice.ts';

/** What a field holds: a text, empty if nothing is written; one choice; several; a number; yes, no or not asked. */
export type FieldValue = string | number | boolean | null | readonly string[];

/** The draft of a record, by the names of its fields, which are those of the API. */
export type Values = Readonly<Record<string, FieldValue>>;

interface FieldBase {
  readonly name: string;
  readonly label: string;
  /** What is said when it is empty. Without it the field is optional. */
  readonly required?: string;
  /** One of several texts of which one is enough: it is not marked as optional. */
  readonly isOneOf?: boolean;
  readonly placeholder?: string;
  readonly description?: string;
  /** It is sent with the record, which does not hold it: nothing can be compared with it, or restored. */
  readonly isSentOnly?: boolean;
  /** The same field in other words, by the value of another one: « Mariée » where the sex is « F ». */
  readonly reworded?: { readonly by: string; readonly fields: Readonly<Record<string, EditedField>> };
}

/** What the editor of a missing choice is given. */
export interface CreationProps {
  /** The name that it begins with. */
  readonly name: string;
  /** The choice is there: it is chosen, and the editor goes. */
  readonly onCreated: (choice: Choice) => void;
  readonly control: DialogControl;
}

/** Creates a missing choice of a field in a dialog over its form. */
export interface Creation {
  /** « Nouveau secteur » */
  readonly label: string;
  readonly editor: (props: CreationProps) => ReactNode;
}

/** A field of a form, as data. */
export type EditedField = FieldBase &
  (
    | { readonly kind: 'line' | 'phone' | 'email' }
    | { readonly kind: 'text' }
    | {
        readonly kind: 'day';
        /** The last day that it may be, and what is said of a later one. */
        readonly last?: { readonly day: string; readonly wrong: string };
        readonly hasCalendar?: boolean;
      }
    | {
        readonly kind: 'number';
        readonly min: number;
        readonly max: number;
        readonly isWhole: boolean;
        /** What is said of a number that is out of these bounds, or not whole. */
        readonly wrong: string;
      }
    | {
        readonly kind: 'choice' | 'choices';
        readonly choices: readonly Choice[];
        /** How a missing choice is created; left out where the user may not. */
        readonly creation?: Creation;
      }
    | { readonly kind: 'flag' }
  );

export interface FieldGroup {
  readonly id: string;
  readonly title?: string;
  readonly fields: readonly EditedField[];
}

const isOneLine = (value: unknown): value is string | null => value === null || isText(value);

const GUARDS: Readonly<Record<EditedField['kind'], Guard<FieldValue>>> = {
  line: isText,
  phone: isText,
  email: isText,
  text: isText,
  day: isOneLine,
  choice: isOneLine,
  choices: listOf(isText),
  number: orNull(isNumber),
  flag: orNull(isBoolean),
};

/** Whether a stored draft has a value of the right type in each field. */
export const isValuesOf = (fields: readonly EditedField[]): Guard<Values> =>
  shapeOf<Values>(Object.fromEntries(fields.map(({ name, kind }) => [name, GUARDS[kind]])));

/** Checks stored values by the guards of those that are named; any other may be there. */
export function isValuesWith(named: Readonly<Record<string, Guard<unknown>>>): Guard<Values> {
  const hasShape = shapeOf<Record<string, unknown>>(named);
  const isValue = (value: unknown) => Object.values(GUARDS).some((isOfKind) => isOfKind(value));
  return (value): value is Values => hasShape(value) && Object.values(value).every(isValue);
}

/** Whether a field holds nothing. */
export const isEmpty = (value: FieldValue | undefined): boolean =>
  value === undefined || value === null || (isText(value) && isBlank(value)) || (isList(value) && value.length === 0);

export const isList: Guard<readonly string[]> = listOf(isText);

/** What a new record begins with. */
export const emptyValues = (fields: readonly EditedField[]): Values =>
  Object.fromEntries(
    fields.map(({ name, kind }) => [
      name,
      kind === 'choices' ? [] : kind === 'line' || kind === 'phone' || kind === 'email' || kind === 'text' ? '' : null,
    ]),
  );

/** The values of some fields; one that is missing is empty. */
export const valuesIn = (fields: readonly EditedField[], values: Values): Values => {
  const empty = emptyValues(fields);
  return Object.fromEntries(Object.keys(empty).map((name) => [name, values[name] ?? empty[name] ?? null]));
};

/** The values as they are sent: texts without the space around them; what is empty is `null`, a list of nothing `[]`. */
export const written = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isText(value) ? value.trim() || null : value]),
  );

/** Those values that differ from what the record has. */
export const changedValues = (values: Values, saved: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, saved[name])));

/** Whether two values are the same; lists are so in the same order. */
export const isSame = (a: FieldValue, b: FieldValue | undefined): boolean =>
  isList(a) && isList(b) ? a.length === b.length && a.every((item, index) => item === b[index]) : a === b;

/** The text of a field that holds one; `''` for anything else. */
export const textOf = (values: Values, name: string): string => {
  const value = values[name];
  return isText(value) ? value : '';
};

/** A field in the words that the other values of its form ask for: the same object as long as they do. */
export const inWordsFor = (field: EditedField, values: Values): EditedField =>
  (field.reworded && field.reworded.fields[textOf(values, field.reworded.by)]) ?? field;

/** The problem of one field. */
export interface FieldIssue {
  readonly name: string;
  readonly message: string;
}

/** What is missing from a form. */
export const missingIn = (fields: readonly EditedField[], values: Values): readonly FieldIssue[] =>
  fields.flatMap(({ name, required }) =>
    required !== undefined && isEmpty(values[name]) ? [{ name, message: required }] : [],
  );

/** The numbers and days that are out of their bounds, or not whole: they are told, never corrected. */
export const wrongIn = (fields: readonly EditedField[], values: Values): readonly FieldIssue[] =>
  fields.flatMap((field) => {
    const value = values[field.name];
    if (field.kind === 'day' && field.last !== undefined && isText(value) && readDay(value))
      return value > field.last.day ? [{ name: field.name, message: field.last.wrong }] : [];
    if (field.kind !== 'number' || !isNumber(value)) return [];
    const isRight = value >= field.min && value <= field.max && (!field.isWhole || Number.isInteger(value));
    return isRight ? [] : [{ name: field.name, message: field.wrong }];
  });

/** Digits, and what people write between them: « 00 237 6.99-00 (11) 22 / 6 77 12 34 56 ». */
const PHONE = /^[\d\s+()./,;-]+$/u;
/** The digits of the shortest number that can be dialled from anywhere in its country. */
const PHONE_DIGITS = 8;

/** Whether a telephone number or an e-mail address has no usual form: it is pointed out, and allowed. */
export function looksWrong({ kind }: EditedField, value: FieldValue | undefined): boolean {
  if (!isText(value) || isBlank(value)) return false;
  if (kind === 'email') return !looksLikeEmail(value);
  return kind === 'phone' && !(PHONE.test(value.trim()) && value.replaceAll(/\D/gu, '').length >= PHONE_DIGITS);
}

/**
 * The choices of a field, each once, and the chosen values that are not among them: the server may know more than its list
 * says.
 */
export function choicesOf(field: Extract<EditedField, { choices: unknown }>, value: FieldValue | undefined) {
  const chosen = isList(value) ? value : isText(value) && value !== '' ? [value] : [];
  const unknown = chosen.filter((id) => !field.choices.some((choice) => choice.id === id));
  const all = [...field.choices, ...unknown.map((id): Choice => ({ id, label: id }))];
  return [...new Map(all.map((choice) => [choice.id, choice])).values()].filter(({ id }) => id !== '');
}

export interface ValueWords {
  readonly day: (text: string) => string;
  readonly number: (value: number) => string;
  readonly flag: (value: boolean) => string;
}

/** A value in words; empty if there is none. */
export function wordsOf(field: EditedField, value: FieldValue | undefined, words: ValueWords): string {
  if (value === undefined || isEmpty(value)) return '';
  if (field.kind === 'choice' || field.kind === 'choices') {
    const chosen = choicesOf(field, value).filter(({ id }) => (isList(value) ? value.includes(id) : value === id));
    return chosen.map(({ label }) => label).join(', ');
  }
  if (isBoolean(value)) return words.flag(value);
  if (isNumber(value)) return words.number(value);
  if (isText(value)) return field.kind === 'day' && readDay(value) ? words.day(value) : value;
  return '';
}
