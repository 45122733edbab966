import type { StyleRule } from '@vanilla-extract/css';
import { phone } from './media.ts';
import { rem } from './scale.ts';

export const FONT = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif";

/** The roles of the type scale. There are no others. */
export const TEXT_ROLES = [
  'figure',
  'display',
  'lead',
  'title1',
  'title2',
  'title3',
  'body',
  'table',
  'label',
  'small',
  'micro',
] as const;
export type TextRole = (typeof TEXT_ROLES)[number];

/**
 * The type scale, as style rules to spread into a component's style. Font sizes are in rem and line heights unitless,
 * so that text can be enlarged to 200 %.
 */
export const type = {
  figure: { ...font(30, 34, 600, -0.028), fontVariantNumeric: 'tabular-nums' },
  display: font(28, 36, 600, -0.024),
  lead: font(22, 31, 450, -0.019),
  title1: font(22, 28, 600, -0.019),
  title2: font(17, 24, 600, -0.013),
  title3: font(14, 20, 600, -0.006),
  body: { ...font(14, 20, 400, -0.003), '@media': { [phone]: { fontSize: rem(15) } } },
  table: font(13, 18, 400, 0),
  label: font(12.5, 16, 550, 0),
  small: font(12, 16, 400, 0),
  micro: font(11, 14, 450, 0),
} as const satisfies Readonly<Record<TextRole, StyleRule>>;

/** Digits of equal width, for numeric cells only: they widen the hyphens in names and authorisation numbers. */
export const tabular = { fontVariantNumeric: 'tabular-nums' } as const satisfies StyleRule;

function font(size: number, line: number, weight: number, tracking: number) {
  return {
    fontSize: rem(size),
    lineHeight: line / size,
    fontWeight: weight,
    letterSpacing: `${tracking}em`,
  };
}
