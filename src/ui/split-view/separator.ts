/** The bounds of the first pane's size, in CSS pixels. */
export interface PaneBounds {
  readonly min: number;
  readonly max: number;
}

export const withinBounds = (size: number, { min, max }: PaneBounds): number =>
  Math.round(Math.max(min, Math.min(max, size)));

/** The steps of the arrow keys in CSS pixels, without and with Shift. */
const STEP = 16;
const LONG_STEP = 64;

/** The new size after a key; `null` if the key means nothing to a separator. */
export function sizeAfterKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  size: number,
  bounds: PaneBounds,
  isRightToLeft: boolean,
): number | null {
  const step = shiftKey ? LONG_STEP : STEP;
  const forward = isRightToLeft ? -step : step;
  const asked: Readonly<Record<string, number>> = {
    ArrowRight: size + forward,
    ArrowLeft: size - forward,
    Home: bounds.min,
    End: bounds.max,
  };
  const next = asked[key];
  return next === undefined ? null : withinBounds(next, bounds);
}
