export const SERIES_ROLES = ['measure', 'plan'] as const;

/** A line, an area layer or a set of bars. */
export interface Series {
  readonly id: string;
  readonly name: string;
  /** One value per position along the chart; `null` if unknown. */
  readonly values: readonly (number | null)[];
  /** `plan` (an objective, a trend) is dotted and uses none of the series colours. */
  readonly role?: (typeof SERIES_ROLES)[number];
}

export const TONES = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'plan'] as const;
export type Tone = (typeof TONES)[number];

export const MARKERS = ['disc', 'square', 'diamond', 'triangle', 'ring'] as const;
export type Marker = (typeof MARKERS)[number];

export const TEXTURES = ['plain', 'stripes', 'dots', 'lines', 'checks'] as const;
export type Texture = (typeof TEXTURES)[number];

/** SVG dash patterns, in CSS pixels; empty for a solid line. */
const DASHES = ['', '7 4', '2 3', '9 3 2 3', '12 5'] as const;
const DOTTED = '0.1 4';

/** The appearance of a series: a colour, and shapes that distinguish it without colour. */
export interface SeriesLook {
  readonly tone: Tone;
  readonly dash: string;
  readonly marker: Marker;
  readonly texture: Texture;
}

const COLOURS = TONES.length - 1;

/** The looks of the series of a chart, in order. Up to twenty-five series all differ. */
export function looksOf(roles: readonly (Series['role'] | undefined)[]): SeriesLook[] {
  let measures = 0;
  return roles.map((role) => {
    if (role === 'plan') return { tone: 'plan', dash: DOTTED, marker: 'ring', texture: 'plain' };
    const look = lookOf(measures);
    measures += 1;
    return look;
  });
}

/** The look of the nth colour. When the colours repeat, the shapes shift by one. */
export function lookOf(turn: number): SeriesLook {
  const shape = (turn + Math.floor(turn / COLOURS)) % COLOURS;
  return {
    tone: TONES[turn % COLOURS] ?? 'chart1',
    dash: DASHES[shape] ?? '',
    marker: MARKERS[shape] ?? 'disc',
    texture: TEXTURES[shape] ?? 'plain',
  };
}

/** A series with its look and its index among all series, including hidden ones. */
export interface DrawnSeries extends Series {
  readonly look: SeriesLook;
}

export function withLooks(series: readonly Series[]): DrawnSeries[] {
  const looks = looksOf(series.map(({ role }) => role));
  return series.map((each, index) => ({ ...each, look: looks[index] ?? lookOf(0) }));
}

/** Whether a value has no neighbour: a line through it has no length, so it needs a mark. */
export function isAlone(values: Series['values'], index: number): boolean {
  return values[index] != null && values[index - 1] == null && values[index + 1] == null;
}
