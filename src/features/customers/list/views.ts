import { type Guard, isText, listOf, shapeOf } from '#lib/shape.ts';

/** A named state of the list: its filters, its sorting, and whether it is a map. */
export interface NamedView {
  readonly name: string;
  /** The query of its address, without a question mark. */
  readonly query: string;
}

/** The parameters that a view keeps, in the order in which views are compared. */
const KEPT = [
  'kind',
  'city',
  'area',
  'centre',
  'speciality',
  'potential',
  'seen',
  'stage',
  'lever',
  'birthday',
  'q',
  'sort',
  'view',
] as const;

/** The part of an address that a view keeps; empty for the plain list. */
export function viewQuery(params: URLSearchParams): string {
  return new URLSearchParams(
    KEPT.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  ).toString();
}

const isViews: Guard<readonly NamedView[]> = listOf(shapeOf<NamedView>({ name: isText, query: isText }));

function read(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const all: unknown = JSON.parse(stored ?? '{}');
    return typeof all === 'object' && all !== null ? { ...all } : {};
  } catch {
    return {};
  }
}

/** The views of a person in an agency; none if the device has none that can be read. */
export function viewsOf(stored: string | null, owner: string): readonly NamedView[] {
  const views = read(stored)[owner];
  return isViews(views) ? views : [];
}

/** What to store when the views of one person change; those of the others stay. */
export const storedWith = (stored: string | null, owner: string, views: readonly NamedView[]): string =>
  JSON.stringify({ ...read(stored), [owner]: views });

/** The views with one more; it replaces another of its name. */
export const withView = (views: readonly NamedView[], view: NamedView): readonly NamedView[] => [
  ...withoutView(views, view.name),
  view,
];

export const withoutView = (views: readonly NamedView[], name: string): readonly NamedView[] =>
  views.filter((view) => view.name !== name);

/** The views with another name for one of them, at its place; it replaces another of the new name. */
export const renamedView = (views: readonly NamedView[], name: string, to: string): readonly NamedView[] =>
  views
    .filter((view) => view.name === name || view.name !== to)
    .map((view) => (view.name === name ? { ...view, name: to } : view));
