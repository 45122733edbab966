type Numbers = readonly (number | null)[];

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** With fewer, a number that repeats another would be its sum. */
const LEAST_NUMBERS = 3;

/**
 * The ends of the parts of which a list consists, each the sum of its part; `null` if it does not consist of such parts.
 * Of several ways to part it, the one with the longest parts counts.
 */
function partsOf(values: readonly number[]): readonly number[] | null {
  const before = [0];
  for (const [at, value] of values.entries()) before.push((before[at] ?? 0) + value);
  /** By length of a beginning: where its last part begins; `null` if it has no parts. */
  const begins: (number | null)[] = [0];
  for (const [end, value] of values.entries()) {
    const rest = (before[end] ?? 0) - value;
    const begin = value === 0 ? -1 : begins.findIndex((each, at) => each !== null && at < end && before[at] === rest);
    begins.push(begin === -1 ? null : begin);
  }
  const ends: number[] = [];
  let isLong = false;
  for (let end = values.length; end > 0;) {
    const begin = begins[end] ?? null;
    if (begin === null) return null;
    ends.unshift(end - 1);
    isLong ||= end - begin >= LEAST_NUMBERS;
    end = begin;
  }
  return isLong ? ends : null;
}

/** The sums in a list that ends with one. */
function sumsAtEnd(values: readonly number[]): readonly number[] {
  const rest = values.slice(0, -1);
  const [last, at] = [values.at(-1) ?? 0, rest.length];
  if (values.length < LEAST_NUMBERS || last === 0) return [];
  if (sumOf(rest) === last) return [at];
  const parts = partsOf(rest);
  if (parts && sumOf(parts.map((end) => rest[end] ?? 0)) === last) return [...parts, at];
  const all = partsOf(values) ?? [];
  return all.length > 1 ? all : [];
}

/**
 * The places of the numbers in a column that may be sums of the others: of all of them, at its end or its beginning, or
 * of the parts of which it consists. `null` stands for a cell without a number.
 */
export function sumsAmong(column: Numbers): readonly number[] {
  // A zero is a number: « 0, 868, 868 » may be two products, one of them not sold, and their total.
  const written = column.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
  const values = written.map(({ value }) => value);
  const atEnd = sumsAtEnd(values);
  const places =
    atEnd.length > 0
      ? atEnd
      : sumsAtEnd(values.toReversed())
          .map((place) => values.length - 1 - place)
          .toReversed();
  return places.flatMap((place) => written[place]?.at ?? []);
}

/** The lines of a block in which the number of a column may be a sum of those in others. */
export function sumsIn(lines: readonly Numbers[]): readonly number[] {
  const width = Math.max(0, ...lines.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, at) => lines.map((line) => line[at] ?? null));
  return [...new Set(columns.flatMap(sumsAmong))].toSorted((one, other) => one - other);
}

/** The last column of a block, if it is the sum of the others in every line, and of several in one; `null` if it is not. */
export function sumColumn(lines: readonly Numbers[]): number | null {
  const last = Math.max(...lines.map((line) => line.findLastIndex((value) => value !== null)));
  const others = lines.map((line) => line.slice(0, Math.max(0, last)).flatMap((value) => value ?? []));
  const isSum = lines.every((line, at) => (line[last] ?? 0) === sumOf(others[at] ?? []));
  return isSum && others.some((values) => values.filter(Boolean).length >= LEAST_NUMBERS - 1) ? last : null;
}
