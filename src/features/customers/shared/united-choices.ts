import type { Choice } from '#ui/list-box/choice.ts';

/** The choices of two lists, each once and by name: those that a record has already, and those that were read. */
export const unitedChoices = (
  known: readonly Choice[],
  read: readonly Choice[],
  compare: (a: string, b: string) => number,
): readonly Choice[] =>
  [...new Map([...known, ...read].map((choice) => [choice.id, choice])).values()].toSorted((a, b) =>
    compare(a.label, b.label),
  );

interface Area {
  readonly ID: string;
  readonly name: string;
  readonly City: { readonly name: string } | null;
}

/** A work area as a choice, with its city. */
export const areaChoice = ({ ID, name, City }: Area): Choice => ({
  id: ID,
  label: name,
  ...(City && { hint: City.name }),
});

/** A record that has a name alone. */
export const namedChoice = ({ ID, name }: { readonly ID: string; readonly name: string }): Choice => ({
  id: ID,
  label: name,
});
