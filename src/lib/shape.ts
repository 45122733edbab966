/** Checks a value that came from outside: storage, a message, a file. */
export type Guard<T> = (value: unknown) => value is T;

export const isText: Guard<string> = (value) => typeof value === 'string';
export const isNumber: Guard<number> = (value) => typeof value === 'number';
export const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean';
export const isObject: Guard<Readonly<Record<string, unknown>>> = (value): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
export const isFile: Guard<File> = (value) => value instanceof File;

/** Either of two shapes. */
export const either =
  <A, B>(first: Guard<A>, second: Guard<B>): Guard<A | B> =>
  (value): value is A | B =>
    first(value) || second(value);

export const orNull = <T>(guard: Guard<T>): Guard<T | null> => either(guard, (value) => value === null);

/** A field that may be left out. */
export const orMissing = <T>(guard: Guard<T>): Guard<T | undefined> => either(guard, (value) => value === undefined);

export const listOf =
  <T>(item: Guard<T>): Guard<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(item);

/** An object with at least these fields. */
export const shapeOf =
  <T extends object>(fields: { readonly [Name in keyof T]-?: Guard<T[Name]> }): Guard<T> =>
  (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Guard<unknown>>(fields).every(([name, guard]) => guard(Reflect.get(value, name)));

/** An object with these fields, and no others. */
export const exactShapeOf = <T extends object>(fields: { readonly [Name in keyof T]-?: Guard<T[Name]> }): Guard<T> => {
  const hasFields = shapeOf<T>(fields);
  return (value): value is T => hasFields(value) && Object.keys(value).every((name) => Object.hasOwn(fields, name));
};
