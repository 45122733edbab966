export const SERIES_ROLES = ['measure', 'plan'] as const;

/** One line, layer or kind of bar. */
export interface Series {
  readonly id: string;
  readonly name: string;
  /** One value for each place along the chart, in their order; `null` where nothing is known. */
  readonly values: readonly (number | null)[];
  /** A plan (an objective, a trend) is dotted and takes no colour of its own. */
  readonly role?: (typeof SERIES_ROLES)[number];
}

export const TONES = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'plan'] as const;
export type Tone = (typeof TONES)[number];

export const MARKERS = ['disc', 'square', 'diamond', 'triangle', 'ring'] as const;
export type Marker = (typeof MARKERS)[number];

export const TEXTURES = ['plain', 'stripes', 'dots', 'lines', 'checks'] as const;
export type Texture = (typeof TEXTURES)[number];

/** Lengths of strokes and of what lies between them, in CSS pixels; nothing for an unbroken line. */
const DASHES = ['', '7 4', '2 3', '9 3 2 3', '12 5'] as const;
const DOTTED = '0.1 4';

/** How a series is told from the others: by a colour, and by shapes for those who see none. */
export interface SeriesLook {
  readonly tone: Tone;
  readonly dash: string;
  readonly marker: Marker;
  readonly texture: Texture;
}

const COLOURS = TONES.length - 1;

/** The looks of the series of a chart, in their order. Twenty-five series all differ. */
export function looksOf(roles: readonly (Series['role'] | undefined)[]): SeriesLook[] {
  let measures = 0;
  return roles.map((role) => {
    if (role === 'plan') return { tone: 'plan', dash: DOTTED, marker: 'ring', texture: 'plain' };
    const look = lookOf(measures);
    measures += 1;
    return look;
  });
}

/** The look of one colour's turn: with the second round of colours the shapes move on by one. */
export function lookOf(turn: number): SeriesLook {
  const shape = (turn + Math.floor(turn / COLOURS)) % COLOURS;
  return {
    tone: TONES[turn % COLOURS] ?? 'chart1',
    dash: DASHES[shape] ?? '',
    marker: MARKERS[shape] ?? 'disc',
    texture: TEXTURES[shape] ?? 'plain',
  };
}

/** A series with its look and its place among all of them, whichever are shown. */
export interface DrawnSeries extends Series {
  readonly look: SeriesLook;
}

export function withLooks(series: readonly Series[]): DrawnSeries[] {
  const looks = looksOf(series.map(({ role }) => role));
  return series.map((each, index) => ({ ...each, look: looks[index] ?? lookOf(0) }));
}

/** A value with none beside it: a line through it has no length, so that only a mark shows it. */
export function isAlone(values: Series['values'], index: number): boolean {
  return values[index] != null && values[index - 1] == null && values[index + 1] == null;
}
