/** A label for a point on a line, with shorter variants in case space is short. */
export interface LabelWish {
  /** The point, then the widths of the variants from best to shortest. In CSS pixels. */
  readonly at: number;
  readonly widths: readonly number[];
}

/** The start of a placed label, in CSS pixels, and the index of the variant that fits. */
export interface PlacedLabel {
  readonly start: number;
  readonly choice: number;
}

/** CSS pixels. */
const GAP = 8;

/**
 * Places labels along a line: each is centred on its point, or shifted to stay inside the line.
 * @param wishes most important first; later labels yield to earlier ones
 * @param room the length of the line, in CSS pixels
 * @returns a position for each wish, or nothing if the label does not fit
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
 * Groups marks that are too close together to be drawn apart.
 * @param places in ascending order, in CSS pixels
 * @param apart the smallest distance between two marks, in CSS pixels
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
