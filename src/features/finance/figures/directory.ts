import { type Share, sharesOf } from '#domain/finance/split.ts';
import { fullName } from '#domain/people/person-name.ts';
import type { WorkGroup } from '#queries/work-groups.queries.ts';
import type { LineKind } from './finance.levels.ts';
import type { GroupShare } from './finance.model.ts';
import type { Directory } from './finance.types.ts';

/** A name, and the name of the parent: a laboratory, a supervisor or a group. */
export interface Named {
  readonly name: string;
  readonly above: string | null;
}

/** Kinds of line that have a name in the directory. */
export type NamedKind = Exclude<LineKind, 'month'>;

const productsIn = (directory: Directory | undefined) => directory?.products ?? [];
export const groupsIn = (directory: Directory | undefined) => directory?.groups ?? [];

/** The laboratory of a product. */
export const laboratoryOf = (directory: Directory | undefined, productID: string): string | null =>
  productsIn(directory).find(({ ID }) => ID === productID)?.PharmaLaboratory?.ID ?? null;

/** The members of a group, each once: its delegates, and its supervisor, who may act as a delegate. */
export const membersOf = ({ Supervisor, Delegues }: WorkGroup) => [
  ...Delegues,
  ...(Supervisor && Delegues.every(({ ID }) => ID !== Supervisor.ID) ? [Supervisor] : []),
];

const named = (name: string | null | undefined, above: string | null | undefined): Named | null =>
  name ? { name, above: above ?? null } : null;

const LOOKUPS: Readonly<Record<NamedKind, (directory: Directory | undefined, ID: string) => Named | null>> = {
  laboratory(directory, ID) {
    const product = productsIn(directory).find(({ PharmaLaboratory }) => PharmaLaboratory?.ID === ID);
    return named(product?.PharmaLaboratory?.name, null);
  },
  product(directory, ID) {
    const product = productsIn(directory).find((each) => each.ID === ID);
    return named(product?.name, product?.PharmaLaboratory?.name);
  },
  group(directory, ID) {
    const group = groupsIn(directory).find((each) => each.ID === ID);
    return named(group?.name, fullName(group?.Supervisor));
  },
  delegate(directory, ID) {
    for (const group of groupsIn(directory)) {
      const person = membersOf(group).find((each) => each.ID === ID);
      if (person) return named(fullName(person), group.name);
    }
    return null;
  },
};

/** The name of a subject; null if the directory lacks it. */
export const nameIn = (directory: Directory | undefined, kind: NamedKind, ID: string): Named | null =>
  LOOKUPS[kind](directory, ID);

/** The group that a supervisor leads. */
export const groupLedBy = (directory: Directory | undefined, supervisorID: string): WorkGroup | undefined =>
  groupsIn(directory).find(({ Supervisor }) => Supervisor?.ID === supervisorID);

/** The laboratories of the products, sorted by name. */
export function laboratoriesIn(
  directory: Directory | undefined,
): readonly { readonly ID: string; readonly name: string }[] {
  const found = new Map(
    productsIn(directory).flatMap(({ PharmaLaboratory }) =>
      PharmaLaboratory ? [[PharmaLaboratory.ID, PharmaLaboratory.name]] : [],
    ),
  );
  return Array.from(found, ([ID, name]) => ({ ID, name })).toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Each group's share of a product: the sum of its members' shares. Groups without a share are left out. */
export function groupSharesOf(directory: Directory | undefined, productID: string): readonly GroupShare[] {
  return groupsIn(directory).flatMap((group) => {
    const members = new Set(membersOf(group).map(({ ID }) => ID));
    const percentage = sharesAmong(directory, productID, members).reduce((sum, share) => sum + share.percentage, 0);
    return percentage > 0 ? [{ groupID: group.ID, percentage }] : [];
  });
}

/** The shares of a product in percent, of all delegates or of those in `among`. */
export function sharesAmong(
  directory: Directory | undefined,
  productID: string,
  among: ReadonlySet<string> | null,
): readonly Share[] {
  const assigned = productsIn(directory).find(({ ID }) => ID === productID)?.PharmaProductAssignedDelegues ?? [];
  return sharesOf(assigned).filter(({ delegueID }) => among?.has(delegueID) ?? true);
}
