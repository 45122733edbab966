import { toolbarName } from '../../stories/globals.ts';

/** The part that a picture shows: the story, or the whole page for overlays. */
type Frame = 'component' | 'page';

/** A story with stored pictures, one for each of the {@link SHOT_THEMES}. */
export interface Shot {
  /** Its file, in stories/. */
  readonly file: string;
  /** Its name, as Storybook shows it. */
  readonly story: string;
  readonly frame: Frame;
}

export const SHOT_THEMES = ['light.blue', 'dark.blue'] as const;

const component = (file: string, ...stories: readonly string[]) =>
  stories.map((story): Shot => ({ file: `ui/${file}`, story, frame: 'component' }));
const page = (file: string, ...stories: readonly string[]) =>
  stories.map((story): Shot => ({ file: `ui/${file}`, story, frame: 'page' }));

/** The most telling states: a change of a token, a mixin or a package would show in them. */
export const SHOTS: readonly Shot[] = [
  ...component('button', 'Variants', 'Disabled'),
  ...component('button-group', 'Joined'),
  ...component('text-field', 'Invalid', 'Locked'),
  ...component('number-field', 'With Steppers'),
  ...component('checkbox-group', 'Vertical'),
  ...component('radio-group', 'With Hints'),
  ...component('segmented-control', 'With Counts'),
  ...component('switch', 'Row'),
  ...component('colour-picker', 'Palette'),
  ...component('file-drop', 'Several'),
  ...component('seats', 'Full'),
  ...component('data-table', 'Reading', 'Right To Left'),
  ...component('badge', 'Amber'),
  ...component('status-glyph', 'Numbered'),
  ...component('banner', 'Amber'),
  ...component('stat-tile', 'Four In A Row'),
  ...component('tabs', 'Selected'),
  ...component('avatar', 'Tints'),
  ...component('gauge', 'Of A Dashboard'),
  ...component('bullet-bar', 'At The Cuts'),
  ...component('thread', 'Day'),
  ...component('validity-ribbon', 'Within 3 Months'),
  ...component('line-chart', 'Against Plan'),
  ...component('area-chart', 'Stacked'),
  ...component('bar-chart', 'Grouped'),
  ...component('shares', 'Ring'),
  ...component('heat-calendar', 'Quarter'),
  ...component('empty-state', 'With Next Step'),
  ...component('error-state', 'Retryable'),
  ...page('select', 'Open'),
  ...page('date-picker', 'Open'),
  ...page('date-range-picker', 'Across Years'),
  ...page('menu-button', 'Choices'),
  ...page('dialog', 'Editor'),
  ...page('confirm-dialog', 'Cascade'),
  ...page('drawer', 'End'),
  ...page('command-palette', 'Open'),
  ...page('toast', 'Error Stays'),
];

/** The name of a picture's file, without its ending. */
export function pictureOf({ file, story }: Shot, theme: (typeof SHOT_THEMES)[number]): string {
  return `${file}/${story.toLowerCase().replaceAll(/\W+/g, '-')}-${toolbarName(theme)}`;
}
