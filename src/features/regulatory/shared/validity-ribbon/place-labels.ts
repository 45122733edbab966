/** Words that would stand around a place on a line, and shorter ones for want of room. */
export interface LabelWish {
  /** The place, and the widths of what may be written there, best first; CSS pixels. */
  readonly at: number;
  readonly widths: readonly number[];
}

/** Where the words begin, and which of them have room. */
export interface PlacedLabel {
  readonly start: number;
  readonly choice: number;
}

/** CSS pixels. */
const GAP = 8;

/**
 * Writes what has room within a line, each around its place or shifted so as not to leave the line.
 * @param wishes the most important first: the later give way
 * @param room the length of the line, in CSS pixels
 * @returns a place for each wish, or nothing where there is no room for it
 */
export function placeLabels(wishes: readonly LabelWish[], room: number): readonly (PlacedLabel | null)[] {
  const taken: { readonly start: number; readonly end: number }[] = [];
  return wishes.map(({ at, widths }) => {
    for (const [choice, width] of widths.entries()) {
      const start = Math.max(0, Math.min(room - width, at - width / 2));
      const end = start + width;
      const isFree = end <= room && taken.every((other) => end + GAP <= other.start || other.end + GAP <= start);
      if (!isFree) continue;
      taken.push({ start, end });
      return { start, choice };
    }
    return null;
  });
}

/**
 * Which of many marks on a line are drawn as one, being too near to be told apart.
 * @param places rising, in CSS pixels
 * @param apart the least distance, in CSS pixels
 * @returns the indices of each group
 */
export function groupNear(places: readonly number[], apart: number): readonly (readonly number[])[] {
  const groups: number[][] = [];
  let first = -Infinity;
  for (const [index, place] of places.entries()) {
    const group = groups.at(-1);
    if (group && place - first < apart) {
      group.push(index);
    } else {
      groups.push([index]);
      first = place;
    }
  }
  return groups;
}
