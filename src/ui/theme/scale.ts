/** Converts CSS pixels of the design to rem, so that text and controls follow the user's font size. */
export const rem = (px: number): string => `${px / 16}rem`;

/** The spacing scale. The keys are CSS pixels. */
export const space = {
  0: '0',
  2: '2px',
  4: '4px',
  6: '6px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  40: '40px',
  56: '56px',
} as const;

export const radius = {
  bar: '2px',
  tag: '4px',
  control: '7px',
  row: '9px',
  popover: '10px',
  dialog: '14px',
  sheet: '16px',
  round: '99px',
} as const;

export const easing = {
  enter: 'cubic-bezier(.16, 1, .3, 1)',
  move: 'cubic-bezier(.2, 0, 0, 1)',
  exit: 'cubic-bezier(.4, 0, 1, 1)',
} as const;

/** The stacking order (`z-index`). */
export const layer = {
  sticky: 10,
  mapTools: 20,
  bottomBar: 30,
  menuDrawer: 40,
  popover: 50,
  dialog: 60,
  toast: 70,
  tooltip: 80,
} as const;
