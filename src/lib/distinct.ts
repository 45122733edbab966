/** The things of a list by their IDs, each once and in its place; of doubles the last counts. */
export const distinct = <T extends { readonly ID: string }>(things: readonly T[]): readonly T[] => [
  ...new Map(things.map((thing) => [thing.ID, thing])).values(),
];
