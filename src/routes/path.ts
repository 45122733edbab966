import { parse } from 'regexparam';

type Segment<Path extends string> = Path extends `${infer Head}/${infer Tail}` ? Head | Segment<Tail> : Path;
type OptionalName<S extends string> = S extends `:${infer Name}?` ? Name : never;
type RequiredName<S extends string> = S extends `:${string}?` ? never : S extends `:${infer Name}` ? Name : never;

/** The parameters of a pattern such as `/boss/supervisor/:id`; `:id?` is optional. */
export type PathParams<Path extends string> = {
  readonly [Name in RequiredName<Segment<Path>>]: string;
} & {
  readonly [Name in OptionalName<Segment<Path>>]?: string;
};

/** The parameters of a matched route, whose names are only known at run time. */
export type Params = Readonly<Record<string, string | undefined>>;

/**
 * Encodes one segment of an address.
 * @throws {RangeError} an empty value, `.` or `..`: no address can carry them, however they are encoded
 * @throws {URIError} half a surrogate pair
 */
function encodeSegment(value: string): string {
  if (['', '.', '..'].includes(value)) throw new RangeError(`No address can carry the parameter "${value}"`);
  return encodeURIComponent(value);
}

/** Decodes one segment; `undefined` for a value that {@link encodeSegment} refuses. */
function decodeSegment(segment: string): string | undefined {
  try {
    const value = decodeURIComponent(segment);
    encodeSegment(value);
    return value;
  } catch {
    return undefined;
  }
}

/**
 * Fills a pattern with parameters, each as one encoded segment.
 * @throws {RangeError} a parameter is missing, or cannot be part of an address
 */
export function fillPath(pattern: string, params: Params): string {
  return pattern.replace(/\/:(\w+)(\?)?/g, (_, name: string, optional: string | undefined) => {
    const value = params[name];
    if (value !== undefined) return `/${encodeSegment(value)}`;
    if (optional) return '';
    throw new RangeError(`The address ${pattern} needs "${name}"`);
  });
}

/** The query of a link; `undefined` and `null` values are left out. */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * Fills a pattern with parameters and a query.
 * @throws {RangeError} as {@link fillPath}
 */
export function addressOf(pattern: string, params: Params = {}, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, String(value));
  }
  return fillPath(pattern, params) + (search.size > 0 ? `?${search}` : '');
}

/**
 * Creates the matcher of a pattern.
 * @returns a function of a path, percent-encoded as in the address bar, with or without a slash at the end. It returns
 *   the decoded parameters, or `undefined` if the path does not match or cannot be decoded.
 */
export function pathReader(pattern: string): (path: string) => Params | undefined {
  const { keys, pattern: expression } = parse(pattern);
  return (path) => {
    const found = expression.exec(path);
    if (!found) return undefined;
    const params: Record<string, string> = {};
    for (const [index, name] of keys.entries()) {
      const segment = found[index + 1];
      if (segment === undefined) continue;
      const value = decodeSegment(segment);
      if (value === undefined) return undefined;
      params[name] = value;
    }
    return params;
  };
}

const LOOSENESS = [/^[^:]/, /^:.*[^?]$/, /^:.*\?$/];
const looseness = (segment: string | undefined) => LOOSENESS.findIndex((kind) => kind.test(segment ?? ''));

/** Sorts patterns so that the first match is the right one: from the left, a fixed segment before a parameter. */
export function bySpecificity(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  for (const [index, segment] of left.entries()) {
    const difference = looseness(segment) - looseness(right[index]);
    if (difference !== 0) return difference;
  }
  return 0;
}
