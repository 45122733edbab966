import type { Operation } from './operation.ts';

/**
 * The form for an operation with files (GraphQL multipart request specification): `operations` with null in place of each
 * file, `map` from each part to its variables, then the files, numbered from 0.
 * @returns `undefined` if there are no files; the operation is then sent as JSON
 */
export function multipartBody(operation: Operation<unknown, never>, variables: object): FormData | undefined {
  const places = new Map<Blob, string[]>();

  function withoutFiles(value: unknown, path: string): unknown {
    if (value instanceof Blob) {
      places.set(value, [...(places.get(value) ?? []), path]);
      return null;
    }
    if (Array.isArray(value)) return value.map((item: unknown, index) => withoutFiles(item, `${path}.${index}`));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, withoutFiles(item, `${path}.${name}`)]),
    );
  }

  const operations = {
    query: operation.text,
    operationName: operation.name,
    variables: withoutFiles(variables, 'variables'),
  };
  if (places.size === 0) return undefined;

  const form = new FormData();
  form.append('operations', JSON.stringify(operations));
  form.append('map', JSON.stringify(Object.fromEntries([...places.values()].entries())));
  for (const [part, file] of [...places.keys()].entries()) form.append(String(part), file);
  return form;
}
